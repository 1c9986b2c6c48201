"""The first steps in The Beginning: seven positions, from the first token to a game of one's own."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import NUMBERS, index_of
from evolution_qt.ui.table.lessons import GameLesson, LessonStep, SoFar, happened

_TURNS: Final = 2
"""So many turns are played in the last step."""
_DECK: Final = (
    *("burrowing", "speed", "nocturnal", "flight"),  # the rival's first turn
    *("horns", "fertile", "scavenger", "speed"),
    *("burrowing", "horns", "nocturnal", "speed"),
    *("carnivore", "flight", "fertile", "horns"),
    *("speed", "burrowing", "flight", "nocturnal", "carnivore", "horns", "scavenger", "long_neck"),
    *("fat_tissue", "carnivore", "flight", "nocturnal", "burrowing", "fertile", "speed", "carnivore"),
)
"""The deck of the last step from the top: a new species and three cards for each turn."""
_NEW: Final = ("fertile", "scavenger", "long_neck", "fat_tissue", "horns", "burrowing", "nocturnal")
"""The cards that no step before the last one is about; its text says what each does."""


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


def _has_laid(so_far: SoFar, trait: str, *, at: int = -1) -> bool:
    """Return whether a trait was laid: at the species of a place, or at any."""
    laid = [event for event in so_far.own(e.TRAIT_LAID) if event.card == NUMBERS[trait]]
    return any(at in (-1, index_of(event.target)) for event in laid)


def _holds(card: int, so_far: SoFar) -> bool:
    return card in so_far.state.players[so_far.seat].hand


def _has_no_card(so_far: SoFar) -> bool:
    return not so_far.state.players[so_far.seat].hand


LESSONS: Final = (
    GameLesson(
        steps=[LessonStep(key="feed", is_done=lambda so_far: _amount(so_far, e.BAGGED) >= 2)],
        position=_position([_species(2)], [_species(1)], phase="feeding"),
        solution=("feed 0", "feed 0"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="herd",
                is_done=happened(e.POPULATION_LAID),
                has_strayed=_has_no_card,
            )
        ],
        position=_position([_species(1)], [_species(1)], hand=["flight"]),
        solution=("population 0 flight",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="share",
                is_done=lambda so_far: _turns(so_far) > 0 and not so_far.own(e.WENT_EXTINCT),
                has_strayed=happened(e.WENT_EXTINCT),
            )
        ],
        position=_position([_species(2), _species(1)], [_species(1)], phase="feeding"),
        solution=("feed 1", "feed 0"),
    ),
    GameLesson(
        steps=[LessonStep(key="hunter", is_done=happened(e.CARD_EATEN))],
        position=_position([_species(2)], [_species(2)], phase="feeding", rival_hand=["carnivore"]),
        solution=("feed 0", "feed 0"),
        replies=("trait 0 carnivore", "done", "attack 0 0.0"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="shield",
                is_done=lambda so_far: _has_laid(so_far, "speed", at=0),
                has_strayed=lambda so_far: _has_no_card(so_far) or _has_laid(so_far, "flight"),
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
                key="play",
                is_done=lambda so_far: _turns(so_far) >= _TURNS,
                remarks={card: partial(_holds, NUMBERS[card]) for card in _NEW},
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
)
