"""The kinds of events that Evolution reports, as numbers with names, and sentences for its faults.

``actor`` is the seat concerned, ``target`` the species or place, ``card`` the card, ``amount`` as the comment
has it.

`FAULTS` has what can be wrong with a position or a move of Evolution alone, beside the faults of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from evolution_qt.core.event import DEED, LOSS, PHASE, ROUND, Event, Kind, RawEvent
from evolution_qt.core.text import N_

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

KINDS: Final = (
    Kind("nothing"),
    Kind("round_began", heading=ROUND),
    Kind("phase_began", heading=PHASE),
    Kind("drew", secret=True, reveals=True, small=True, together=True),
    Kind("shuffled", reveals=True, small=True),
    Kind("last_round_announced"),
    Kind("food_card_laid", secret=True, decides=True, routine=True, recalled=True),
    Kind("food_card_turned_up", reveals=True, routine=True),
    Kind("watering_hole_changed"),
    Kind("trait_laid", secret=True, decides=True, routine=True, recalled=True, gain=4),
    Kind("trait_turned_up", reveals=True),
    Kind("trait_discarded", decides=True, means=True),
    Kind("card_spent", decides=True, means=True, small=True),
    Kind("species_founded", decides=True, recalled=True, gain=5),
    Kind("body_grew", decides=True, routine=True, recalled=True, gain=2),
    Kind("population_grew", decides=True, routine=True, recalled=True, gain=3),
    Kind("turn_ended", decides=True, routine=True),
    Kind("passed", decides=True, routine=True, recalled=True),
    Kind("ate_plants", decides=True, routine=True, recalled=True, gain=1, is_often=True),
    Kind("ate_meat", routine=True),
    Kind("stored_fat", routine=True, recalled=True),
    Kind("moved_fat", decides=True, routine=True),
    Kind("attacked", decides=True, recalled=True, mark=DEED, gain=6),
    Kind("population_lost", loss=7),
    Kind("went_extinct", recalled=True, mark=LOSS, loss=8),
    Kind("starved", recalled=True, loss=6),
    Kind("bagged", small=True, together=True),
    Kind("first_player_moved", small=True),
    Kind("game_ended"),
)
"""What there is to know about each kind, by its number."""

SPENDING: Final = frozenset({BODY_GREW, POPULATION_GREW, SPECIES_FOUNDED})
"""The kinds that are written down together with the card spent for them."""


def events(told: RawEvent) -> list[Event]:
    """Return the events that *told* stands for: one, a whole deal, or a card spent and what it brings."""
    if told[0] == DEALT:
        seat = told[1]
        return [Event(DREW, seat, card).hidden_but_from(seat) for card in told[2:]]
    event = Event(*told)
    if KINDS[event.kind].secret:
        return [event.hidden_but_from(event.actor)]
    if event.kind in SPENDING and event.card:
        place = event.subject if event.kind == SPECIES_FOUNDED else event.target
        return [Event(CARD_SPENT, event.actor, event.card, place), replace(event, card=0)]
    return [event]


FAULTS: Final[Mapping[str, str]] = {
    "food_above_population": N_("Fault", "{value} is above the population, {limit}"),
    "fat_above_body": N_("Fault", "{value} is above the body size, {limit}"),
    "fat_without_tissue": N_("Fault", "fat without a Fat Tissue card"),
    "duplicate_trait": N_("Fault", "a second “{value}” on the same species"),
    "too_many_traits": N_("Fault", "a species has {limit} slots, not {value}"),
    "without_species": N_("Fault", "a seat cannot be without species here"),
    "not_an_effect": N_("Fault", "“{value}” names no effect of a species on the table"),
    "not_an_index": N_("Fault", "“{value}” is not the number of a species"),
    "not_a_target": N_("Fault", "“{value}” does not name a species of a seat, such as 1.0"),
    "not_a_side": N_("Fault", "“{value}” is neither left nor right"),
    "not_a_trait": N_("Fault", "“{value}” is not a trait"),
    "not_a_taking": N_("Fault", "“{value}” is not something that can be declined"),
    "unknown_trait": N_("Fault", "the trait “{value}” is not in this game"),
    "wrong_last_round": N_("Fault", "{value} is neither this round nor the next"),
    "all_done": N_("Fault", "not every seat can have finished"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""
