"""The first steps in The Beginning: ten positions, from the first token to the end of a game."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import NUMBERS, index_of
from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.beginning.parts import DRAW_PILE, PLATE, WATERING_HOLE
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.gesture_targets import SPECIES
from evolution_qt.ui.table.lessons import GameLesson, LessonStep, SoFar, happened

_TURNS: Final = 2
"""So many turns are played freely."""
_DECK: Final = (
    *("burrowing", "speed", "nocturnal", "flight"),  # the rival's first turn
    *("horns", "fertile", "scavenger", "speed"),
    *("burrowing", "horns", "nocturnal", "speed"),
    *("carnivore", "flight", "fertile", "horns"),
    *("speed", "burrowing", "flight", "nocturnal", "carnivore", "horns", "scavenger", "long_neck"),
    *("fat_tissue", "carnivore", "flight", "nocturnal", "burrowing", "fertile", "speed", "carnivore"),
)
"""The deck for these turns from the top: a new species and three cards for each turn."""
_LAST: Final = (
    *("horns", "fertile", "speed", "flight"),  # the rival's turn
    *("burrowing", "fat_tissue", "horns", "nocturnal"),
)
"""The deck of the last lesson: however one plays, it is used up when the player's second turn begins."""
_NEW: Final = ("fertile", "scavenger", "long_neck", "fat_tissue", "horns", "burrowing", "nocturnal")
"""The cards that no step before is about; the text of the free turns says what each does."""


# Positions


def _position(
    own: list[Plain],
    others: list[Plain],
    *,
    phase: str = "play",
    hand: list[str] | None = None,
    rival_hand: list[str] | None = None,
    tokens: int = 2,
    deck: tuple[str, ...] = (),
    first: int = 0,
) -> dict[str, Plain]:
    """Return a position of two seats in which the first one is asked."""
    players: list[Plain] = [
        {"species": own, "hand": list(hand or ())},
        {"species": others, "hand": list(rival_hand or ())},
    ]
    plain: dict[str, Plain] = {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": phase,
        "first_player": first,
        "to_move": 0,
        "watering_hole": tokens,
        "players": players,
    }
    return plain | ({"draw_pile": list(deck)} if deck else {})


def _species(population: int, *traits: str) -> Plain:
    return {"population": population, "traits": list(traits)}


# What has happened


def _amount(so_far: SoFar, kind: int) -> int:
    return sum(event.amount for event in so_far.own(kind))


def _turns(so_far: SoFar) -> int:
    """Return how many own turns have been played to their scoring."""
    return sum(event.amount == e.SCORING for event in so_far.own(e.STEP_BEGAN))


def _is_after_turns(so_far: SoFar) -> bool:
    """Return whether the free turns have been played, and all that they brought is behind the screen."""
    is_turn_of_other = so_far.events and so_far.events[-1].actor != so_far.seat
    return bool(is_turn_of_other) and _turns(so_far) >= _TURNS


def _is_eaten_of(so_far: SoFar) -> bool:
    """Return whether another seat has eaten a card of the player."""
    return any(event.kind == e.ATE_MEAT and event.actor != so_far.seat for event in so_far.events)


def _has_laid(so_far: SoFar, trait: str, *, at: int = -1) -> bool:
    """Return whether a trait was laid: at the species of a place, or at any."""
    laid = [event for event in so_far.own(e.TRAIT_LAID) if event.card == NUMBERS[trait]]
    return any(at in (-1, index_of(event.target)) for event in laid)


def _holds(card: int, so_far: SoFar) -> bool:
    return not _feeds(so_far) and card in so_far.state.players[so_far.seat].hand


def _has_no_card(so_far: SoFar) -> bool:
    return _plays(so_far) and not so_far.state.players[so_far.seat].hand


def _lays_no_card(so_far: SoFar) -> bool:
    """Return whether the player has no card left to lay, or has begun to feed."""
    return not so_far.state.players[so_far.seat].hand or bool(so_far.own(e.CARDS_ENDED))


def _cannot_protect(so_far: SoFar) -> bool:
    """Return whether Speed can no longer be laid, or Flight was laid first."""
    lost = NUMBERS["speed"] not in so_far.state.players[so_far.seat].hand
    return lost or _has_laid(so_far, "flight") or bool(so_far.own(e.CARDS_ENDED))


def _plays(so_far: SoFar) -> bool:
    state = so_far.state
    return (state.to_move, state.phase) == (so_far.seat, PLAY)


def _feeds(so_far: SoFar) -> bool:
    state = so_far.state
    return (state.to_move, state.phase) == (so_far.seat, FEEDING)


def _is_hungry(so_far: SoFar) -> bool:
    """Return whether the player feeds, and only hungry animals may eat."""
    return _feeds(so_far) and not so_far.allowed("pass")


def _is_supplied(so_far: SoFar) -> bool:
    """Return whether a turn has brought its supply, until the first card is laid."""
    last = so_far.moves[-1] if so_far.moves else ""
    is_new = bool(so_far.own(e.SPECIES_DEALT)) and not last.startswith(("species", "population", "trait"))
    return is_new and _plays(so_far)


def _is_last_turn(so_far: SoFar) -> bool:
    """Return whether the player lays cards for the last time."""
    return bool(so_far.state.final_round) and _plays(so_far)


# What is pointed at


def _meal(so_far: SoFar) -> list[str]:
    """Return the first meal that is wanted."""
    row = enumerate(so_far.state.players[so_far.seat].species)
    return [f"feed {place}" for place, one in row if len(one.cards) > one.food][:1]


def _next(so_far: SoFar) -> list[Key | str]:
    """Return with what a free turn goes on: the hand, the button when it is empty, then the food."""
    if _feeds(so_far):
        return [WATERING_HOLE]
    if not _plays(so_far):
        return []
    count = len(so_far.state.players[so_far.seat].hand)
    return [Key("card", number=count - 1)] if count else ["done"]


LESSONS: Final = (
    GameLesson(
        steps=[
            LessonStep(key="feed", is_done=lambda so_far: _amount(so_far, e.BAGGED) >= 2, points_at=_meal)
        ],
        position=_position([_species(2)], [_species(1)], phase="feeding"),
        solution=("feed 0", "feed 0"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="herd",
                is_done=happened(e.POPULATION_LAID),
                has_strayed=_lays_no_card,
                points_at=["population 0 flight"],
            )
        ],
        position=_position([_species(1)], [_species(1)], hand=["flight"]),
        solution=("population 0 flight",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="share",
                is_done=lambda so_far: bool(so_far.own(e.CARD_STARVED)) and not so_far.own(e.WENT_EXTINCT),
                has_strayed=happened(e.WENT_EXTINCT),
                points_at=[WATERING_HOLE],
                remarks={"help": lambda so_far: not so_far.moves},
            )
        ],
        position=_position([_species(2), _species(1, "fertile")], [_species(1)], phase="feeding"),
        solution=("feed 1", "feed 0"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="species",
                is_done=happened(e.SPECIES_LAID),
                has_strayed=_lays_no_card,
                points_at=["species flight"],
            )
        ],
        position=_position([_species(2)], [_species(1)], hand=["flight"]),
        solution=("species flight",),
    ),
    GameLesson(
        steps=[LessonStep(key="hunter", is_done=_is_eaten_of, points_at=_meal)],
        position=_position([_species(2)], [_species(2)], phase="feeding", rival_hand=["carnivore"]),
        solution=("feed 0", "feed 0"),
        replies=("trait 0 carnivore", "done", "attack 0 0.0"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="shield",
                is_done=lambda so_far: _has_laid(so_far, "speed", at=0),
                has_strayed=_cannot_protect,
                points_at=[Key(SPECIES, 1, 0)],
            )
        ],
        position=_position([_species(2)], [_species(2, "carnivore", "flight")], hand=["flight", "speed"]),
        solution=("trait 0 speed",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="hunt",
                is_done=lambda so_far: _amount(so_far, e.ATE_MEAT) >= 2,
                has_strayed=happened(e.CARD_LOST),
                points_at=[Key(SPECIES, 0, 0)],
            )
        ],
        position=_position(
            [_species(2, "carnivore")], [_species(2, "horns"), _species(2)], phase="feeding", tokens=0
        ),
        solution=("attack 0 1.1",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="own",
                is_done=lambda so_far: _amount(so_far, e.ATE_MEAT) >= 2,
                points_at=["attack 0 0.1"],
            )
        ],
        position=_position(
            [_species(2, "carnivore"), _species(2)], [_species(2, "flight")], phase="feeding", tokens=0
        ),
        solution=("attack 0 0.1",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="play",
                is_done=_is_after_turns,
                points_at=_next,
                remarks={"feed": _is_hungry, "button": _has_no_card, "supply": _is_supplied}
                | {card: partial(_holds, NUMBERS[card]) for card in _NEW},
            )
        ],
        position=_position(
            [_species(2), _species(1)],
            [_species(2), _species(1)],
            hand=["long_neck", "fat_tissue", "speed"],
            deck=_DECK,
        ),
        rivals=("hatchling",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="points",
                is_done=lambda so_far: bool(_turns(so_far)),
                points_at=lambda so_far: [WATERING_HOLE if _feeds(so_far) else PLATE],
                remarks={"turn": _plays, "feed": _is_hungry, "hidden": _feeds},
            ),
            LessonStep(
                key="end",
                comes_up=_is_last_turn,
                is_done=happened(e.GAME_ENDED, own=False),
                points_at=[DRAW_PILE],
            ),
        ],
        position=_position(
            [_species(2), _species(1)],
            [_species(2), _species(1)],
            hand=["speed", "horns"],
            deck=_LAST,
            first=1,
        ),
        rivals=("hatchling",),
        nonce="first steps",
    ),
)
