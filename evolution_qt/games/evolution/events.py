"""The kinds of events that Evolution reports, as numbers with names.

``actor`` is the seat concerned, ``target`` the species or place, ``card`` the card, ``amount`` what the
comment says.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from evolution_qt.core.event import Event, Told

ROUND_BEGAN: Final = 1  # amount: the round
PHASE_BEGAN: Final = 2  # amount: the phase
DREW: Final = 3  # card, seen by the actor
SHUFFLED: Final = 4  # amount: cards in the new draw pile
LAST_ROUND_ANNOUNCED: Final = 5  # amount: the last round
FOOD_CARD_LAID: Final = 6  # card, seen by the actor
FOOD_CARD_TURNED_UP: Final = 7  # card; amount: its number
WATERING_HOLE_CHANGED: Final = 8  # amount: chips added or removed
TRAIT_LAID: Final = 9  # card, seen by the actor
TRAIT_TURNED_UP: Final = 10  # card
TRAIT_DISCARDED: Final = 11  # card
CARD_SPENT: Final = 12  # card discarded; target: what for, a species or an end of the row
SPECIES_FOUNDED: Final = 13  # subject: the end of the row
BODY_GREW: Final = 14  # amount: the new body size
POPULATION_GREW: Final = 15  # amount: the new population
TURN_ENDED: Final = 16  # in card play
PASSED: Final = 17
ATE_PLANTS: Final = 18  # amount: chips; subject: the watering hole or nothing (the food bank)
ATE_MEAT: Final = 19  # amount: chips
STORED_FAT: Final = 20  # amount: chips; subject: the watering hole or nothing
MOVED_FAT: Final = 21  # amount: chips
ATTACKED: Final = 22  # subject: the attacker; target: the prey; amount: mask of ignored traits
POPULATION_LOST: Final = 23  # amount: the new population
WENT_EXTINCT: Final = 24  # amount: cards lost
STARVED: Final = 25  # amount: the new population
BAGGED: Final = 26  # amount: chips; subject: the species they came from
FIRST_PLAYER_MOVED: Final = 27  # actor: the new first player
GAME_ENDED: Final = 28

DEALT: Final = 29
"""Written down for a deal: the seat and the cards it drew, which become events of their own."""

NAMES: Final = (
    "nothing",
    "round_began",
    "phase_began",
    "drew",
    "shuffled",
    "last_round_announced",
    "food_card_laid",
    "food_card_turned_up",
    "watering_hole_changed",
    "trait_laid",
    "trait_turned_up",
    "trait_discarded",
    "card_spent",
    "species_founded",
    "body_grew",
    "population_grew",
    "turn_ended",
    "passed",
    "ate_plants",
    "ate_meat",
    "stored_fat",
    "moved_fat",
    "attacked",
    "population_lost",
    "went_extinct",
    "starved",
    "bagged",
    "first_player_moved",
    "game_ended",
)
"""The name of each kind, for logs and tests."""

SECRET: Final = frozenset({DREW, FOOD_CARD_LAID, TRAIT_LAID})
"""The kinds whose card only the actor may see."""

REVEALING: Final = frozenset({DREW, SHUFFLED, FOOD_CARD_TURNED_UP, TRAIT_TURNED_UP})
"""The kinds that show somebody a card, or in what order cards lie."""

DECIDED: Final = frozenset(
    {
        FOOD_CARD_LAID,
        TRAIT_LAID,
        TRAIT_DISCARDED,
        CARD_SPENT,
        SPECIES_FOUNDED,
        BODY_GREW,
        POPULATION_GREW,
        TURN_ENDED,
        PASSED,
        ATE_PLANTS,
        MOVED_FAT,
        ATTACKED,
    }
)
"""What a move does at once; what follows from it is nobody's decision."""

MEANS: Final = frozenset({CARD_SPENT, TRAIT_DISCARDED})
"""What a move does for the sake of something else, if it does something else too."""

SPENDING: Final = frozenset({BODY_GREW, POPULATION_GREW, SPECIES_FOUNDED})
"""The kinds that are written down together with the card spent for them."""


def act(events: Sequence[Event], seat: int) -> Event | None:
    """Return the one of a move's events that *seat* made it for, None if nothing tells of a decision."""
    decided = [one for one in events if one.actor == seat and one.kind in DECIDED and one.cause < 0]
    return next((one for one in decided if one.kind not in MEANS), decided[0] if decided else None)


def headline(events: Sequence[Event], seat: int) -> int:
    """Return which of a move's events tells of what *seat* did, by its place; -1 if there is none.

    It is what the move was made for, or else the first thing that *seat* did in it.
    """
    meant = act(events, seat)
    if meant is None:
        meant = next((one for one in events if one.actor == seat), None)
    return next((at for at, one in enumerate(events) if one is meant), -1)


def events(told: Told) -> list[Event]:
    """Return the events that *told* stands for: one, a whole deal, or a card spent and what it brings."""
    if told[0] == DEALT:
        seat = told[1]
        return [Event(DREW, seat, card, seen_by=1 << seat) for card in told[2:]]
    event = Event(*told)
    if event.kind in SECRET:
        return [replace(event, seen_by=1 << event.actor)]
    if event.kind in SPENDING and event.card:
        place = event.subject if event.kind == SPECIES_FOUNDED else event.target
        return [Event(CARD_SPENT, event.actor, event.card, place), replace(event, card=0)]
    return [event]
