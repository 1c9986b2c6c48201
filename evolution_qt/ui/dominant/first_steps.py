"""The first steps in Dominant Species: eight positions, from two marks on a tile to the last turn."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import AMPHIBIAN, CELL_REF, SPACE_NUMBERS, SPACE_REF
from evolution_qt.games.dominant.grid import CELL_NUMBERS
from evolution_qt.games.dominant.state import EXECUTION
from evolution_qt.ui.table.lessons import GameLesson, LessonStep, SoFar, happened

OWN: Final = AMPHIBIAN
_AROUND_WATER: Final[dict[str, tuple[str, dict[str, Plain]]]] = {
    "d3": ("sea", {}),
    "d2": ("wetland", {}),
    "e3": ("savannah", {}),
    "e4": ("desert", {}),
    "d4": ("forest", {}),
    "c4": ("jungle", {}),
    "c3": ("mountain", {}),
}
"""The tiles of most steps, without animals."""


# Positions


def _position(
    species: dict[str, dict[str, Plain]],
    disks: dict[str, Plain],
    *,
    phase: str = "execution",
    pawns: dict[str, Plain] | None = None,
    boxes: dict[str, Plain] | None = None,
    elements: dict[str, Plain] | None = None,
    free: dict[str, int] | None = None,
    cards: list[Plain] | None = None,
    frozen: tuple[str, ...] = (),
) -> dict[str, Plain]:
    """Return a position of an amphibian against a bird in which the first one is asked."""
    earth: dict[str, Plain] = {
        cell: {"terrain": terrain, "tundra": cell in frozen, "species": dict(species.get(cell, living))}
        for cell, (terrain, living) in _AROUND_WATER.items()
    }
    own: dict[str, Plain] = {}
    for animal in ("amphibian", "bird"):
        about: dict[str, Plain] = {"pawns": (free or {}).get(animal, 0)}
        if animal in (elements or {}):
            about["elements"] = (elements or {})[animal]
        own[animal] = about
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": phase,
        "initiative": ["amphibian", "bird"],
        "players": [{"animals": ["amphibian"]}, {"animals": ["bird"]}],
        "animals": own,
        "earth": earth,
        "elements": dict(disks),
        "display": dict(boxes or {}),
        "pawns": dict(pawns or {}),
        "cards": list(cards or []),
        "deck": ["intelligence", "nocturnal", "parasitism", "symbiotic", "fertile", "ice_age"],
    }


def _start() -> dict[str, Plain]:
    """Return the beginning of a game of one turn."""
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "seed": 7,
        "rules": {"turn_limit": 1},
        "players": [{"animals": ["amphibian"]}, {"animals": ["bird"]}],
    }


# What has happened


_is_next_round: Final = happened(e.ROUND_BEGAN, own=False)


def _placed(so_far: SoFar) -> int:
    """Return the space that the own pawn was placed on, -1 before that."""
    found = so_far.own(e.PAWN_PLACED)
    return found[0].target - SPACE_REF if found else -1


def _has_acted(so_far: SoFar, *, at_all: bool = False) -> bool:
    """Return whether the own pawn has acted and done something; *at_all*: or could do nothing."""
    deeds = (e.CUBES_MOVED, e.TILE_PLACED, e.ELEMENT_TAKEN, e.TRACK_SWAPPED, e.CUBES_ADDED, e.TILE_SCORED)
    return bool(so_far.own(e.PAWN_BACK)) and (at_all or any(map(so_far.own, deeds)))


def _is_acting(so_far: SoFar) -> bool:
    """Return whether the own pawn has still something to do."""
    state = so_far.state
    is_asked = bool(state.pending) and state.pending[-1] >> q.BY_SHIFT & q.BY_BITS == OWN
    return is_asked and state.phase == EXECUTION


def _dead(so_far: SoFar) -> int:
    return int(so_far.state.eliminated[OWN])


def _dominates(so_far: SoFar, cell: str) -> bool:
    return bool(so_far.state.dominant(CELL_NUMBERS[cell]) == OWN)


def _happened_at(so_far: SoFar, kind: int, cell: str) -> bool:
    target = CELL_REF + CELL_NUMBERS[cell]
    return any(event.kind == kind and event.target == target for event in so_far.events)


LESSONS: Final = (
    GameLesson(
        steps=[
            LessonStep(
                key="match",
                is_done=lambda so_far: _dominates(so_far, "d4"),
                has_strayed=happened(e.DISK_PLACED),
            )
        ],
        position=_position(
            {"d4": {"amphibian": 2, "bird": 3}},
            {"d4:e": "water", "d4:w": "seed", "d4:se": "seed"},
            pawns={"abundance:1": "amphibian"},
            boxes={"abundance": ["water", "meat"]},
        ),
        solution=("place water d4:sw",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="pawn",
                is_done=happened(e.CUBES_ADDED),
                has_strayed=lambda so_far: _placed(so_far) not in (-1, SPACE_NUMBERS["speciation:water"]),
            )
        ],
        position=_position(
            {"d3": {"amphibian": 1}},
            {"d3:se": "water"},
            phase="planning",
            free={"amphibian": 1, "bird": 0},
        ),
        solution=("plan speciation:water", "speciate d3:se", "add d3 4"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="late",
                is_done=_has_acted,
                has_strayed=lambda so_far: _has_acted(so_far, at_all=True) and not _is_acting(so_far),
            )
        ],
        position=_position(
            {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
            {"d3:se": "water"},
            phase="planning",
            pawns={"depletion": "bird"},
            boxes={"depletion": ["water"]},
            free={"amphibian": 1, "bird": 0},
        ),
        solution=("plan migration:7", "move d3 d4 1"),
        replies=("remove d3:se",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="keep",
                is_done=lambda so_far: _is_next_round(so_far) and not so_far.own(e.ELEMENT_LOST),
                has_strayed=happened(e.ELEMENT_LOST),
            )
        ],
        position=_position(
            {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
            {"d3:se": "sun"},
            phase="planning",
            boxes={"regression": ["sun"]},
            elements={"amphibian": ["sun"]},
            free={"amphibian": 1, "bird": 0},
        ),
        solution=("plan regression:1",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="score",
                is_done=happened(e.CARD_TAKEN),
                has_strayed=lambda so_far: _happened_at(so_far, e.TILE_SCORED, "d3"),
            )
        ],
        position=_position(
            {"d3": {"amphibian": 3, "bird": 2}, "d4": {"amphibian": 2, "bird": 1}},
            {"c4:ne": "seed", "d4:e": "water", "e3:sw": "seed", "d2:sw": "seed"},
            pawns={"domination:1": "amphibian"},
            cards=["omnivore", "biodiversity"],
        ),
        solution=("score d4", "card biodiversity"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="hunger",
                is_done=lambda so_far: _is_next_round(so_far) and not _dead(so_far),
                has_strayed=lambda so_far: _dead(so_far) > 0,
            )
        ],
        position=_position(
            {"d4": {"amphibian": 3}, "d3": {"amphibian": 1, "bird": 2}},
            {"d3:ne": "water", "d3:nw": "seed"},
            pawns={"migration:4": "amphibian"},
        ),
        solution=("move d4 d3 3", "pass"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="freeze",
                is_done=lambda so_far: _happened_at(so_far, e.TILE_FROZEN, "d4"),
                has_strayed=happened(e.TILE_FROZEN, own=False),
            )
        ],
        position=_position(
            {"d4": {"amphibian": 1, "bird": 4}, "d2": {"amphibian": 3}},
            {"d4:e": "seed", "d2:w": "water"},
            pawns={"glaciation:1": "amphibian"},
            frozen=("d3",),
        ),
        solution=("glaciate d4",),
    ),
    GameLesson(
        steps=[LessonStep(key="play", is_done=happened(e.GAME_ENDED, own=False))],
        position=_start(),
        rivals=("written_rules",),
    ),
)
