"""The first steps in Dominant Species: eight positions, from two marks on a tile to the last turn."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.plain import Plain
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import AMPHIBIAN, CELL_REF, SPACE_NUMBERS, SPACE_REF
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.grid import CELL_NUMBERS
from evolution_qt.games.dominant.state import EXECUTION
from evolution_qt.ui.table.first_steps import FirstStep, SoFar

OWN: Final = AMPHIBIAN
_RIVAL: Final = "written_rules"
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


def first_steps() -> list[FirstStep]:
    """Return them in order, in the current language."""
    translate = QCoreApplication.translate
    return [
        FirstStep(
            key="match",
            title=translate("DominantSteps", "Elements and the crown"),
            position=_position(
                {"d4": {"amphibian": 2, "bird": 3}},
                {"d4:e": "water", "d4:w": "seed", "d4:se": "seed"},
                pawns={"abundance:1": "amphibian"},
                boxes={"abundance": ["water", "meat"]},
            ),
            task=translate(
                "DominantSteps",
                "Frogs need water. Put some at their tile: the animal that shares most with it wears the "
                "crown.",
            ),
            praise=translate("DominantSteps", "The bird has more cubes, but now you dominate the tile."),
            is_done=lambda so_far: _dominates(so_far, "d4"),
            nudge=translate("DominantSteps", "That did not help. Undo it, and put water on a corner of d4."),
            has_strayed=lambda so_far: _count(so_far, e.DISK_PLACED) > 0,
            solution=("place water d4:sw",),
        ),
        FirstStep(
            key="pawn",
            title=translate("DominantSteps", "A pawn acts"),
            position=_position(
                {"d3": {"amphibian": 1}},
                {"d3:se": "water"},
                phase="planning",
                free={"amphibian": 1, "bird": 0},
            ),
            task=translate(
                "DominantSteps", "Drag your pawn to the blue space of Speciation. Then add new cubes."
            ),
            praise=translate(
                "DominantSteps", "In a game all pawns are placed first, then they act in order."
            ),
            is_done=lambda so_far: _count(so_far, e.CUBES_ADDED) > 0,
            nudge=translate("DominantSteps", "Undo it, and place the pawn on the blue space of Speciation."),
            has_strayed=lambda so_far: _placed(so_far) not in (-1, SPACE_NUMBERS["speciation:water"]),
            solution=("plan speciation:water", "speciate d3:se", "add d3 4"),
        ),
        FirstStep(
            key="late",
            title=translate("DominantSteps", "Too late"),
            position=_position(
                {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
                {"d3:se": "water"},
                phase="planning",
                pawns={"depletion": "bird"},
                boxes={"depletion": ["water"]},
                free={"amphibian": 1, "bird": 0},
            ),
            task=translate(
                "DominantSteps",
                "The bird’s pawn on Depletion acts first and takes the only water. Choose an action that "
                "works without it.",
            ),
            praise=translate("DominantSteps", "Right: rows act from the top, so think what is gone by then."),
            is_done=lambda so_far: _has_acted(so_far),
            nudge=translate("DominantSteps", "Nothing was left to do there. Undo it, and try Migration."),
            has_strayed=lambda so_far: _has_acted(so_far, at_all=True) and not _is_acting(so_far),
            solution=("plan migration:7", "move d3 d4 1"),
            replies=("remove d3:se",),
        ),
        FirstStep(
            key="keep",
            title=translate("DominantSteps", "Keep an element"),
            position=_position(
                {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
                {"d3:se": "sun"},
                phase="planning",
                boxes={"regression": ["sun"]},
                elements={"amphibian": ["sun"]},
                free={"amphibian": 1, "bird": 0},
            ),
            task=translate(
                "DominantSteps", "A sun lies in the Regression box: you would lose yours. Protect it."
            ),
            praise=translate("DominantSteps", "Your sun is safe. Printed elements are never lost."),
            is_done=lambda so_far: _any(so_far, e.ROUND_BEGAN) > 0 and not _count(so_far, e.ELEMENT_LOST),
            nudge=translate("DominantSteps", "Your sun is gone. Undo it, and place the pawn on Regression."),
            has_strayed=lambda so_far: _count(so_far, e.ELEMENT_LOST) > 0,
            solution=("plan regression:1",),
        ),
        FirstStep(
            key="score",
            title=translate("DominantSteps", "Points and a card"),
            position=_position(
                {"d3": {"amphibian": 3, "bird": 2}, "d4": {"amphibian": 2, "bird": 1}},
                {"c4:ne": "seed", "d4:e": "water", "e3:sw": "seed", "d2:sw": "seed"},
                pawns={"domination:1": "amphibian"},
                cards=["omnivore", "biodiversity"],
            ),
            task=translate(
                "DominantSteps", "Most cubes get the points, the crown gets a card. Score for both."
            ),
            praise=translate("DominantSteps", "Points and a card: count and crown were both yours."),
            is_done=lambda so_far: _count(so_far, e.CARD_TAKEN) > 0,
            nudge=translate("DominantSteps", "The bird takes the card there. Undo it, and score the forest."),
            has_strayed=lambda so_far: _happened_at(so_far, e.TILE_SCORED, "d3"),
            solution=("score d4", "card biodiversity"),
        ),
        FirstStep(
            key="hunger",
            title=translate("DominantSteps", "Who starves"),
            position=_position(
                {"d4": {"amphibian": 3}, "d3": {"amphibian": 1, "bird": 2}},
                {"d3:ne": "water", "d3:nw": "seed"},
                pawns={"migration:4": "amphibian"},
            ),
            task=translate(
                "DominantSteps", "Red frogs have no match and die at Reset. Move all of them to water."
            ),
            praise=translate("DominantSteps", "All frogs live on: hunger counts only at Reset."),
            is_done=lambda so_far: _any(so_far, e.ROUND_BEGAN) > 0 and not _dead(so_far),
            nudge=translate("DominantSteps", "Some have starved. Undo it, and move all three to d3."),
            has_strayed=lambda so_far: _dead(so_far) > 0,
            solution=("move d4 d3 3", "pass"),
        ),
        FirstStep(
            key="freeze",
            title=translate("DominantSteps", "Ice"),
            position=_position(
                {"d4": {"amphibian": 1, "bird": 4}, "d2": {"amphibian": 3}},
                {"d4:e": "seed", "d2:w": "water"},
                pawns={"glaciation:1": "amphibian"},
                frozen=("d3",),
            ),
            task=translate(
                "DominantSteps", "Freeze a tile: each animal there keeps only one cube. Hit the bird hardest."
            ),
            praise=translate("DominantSteps", "Three birds went home, and tundra beside it paid you."),
            is_done=lambda so_far: _happened_at(so_far, e.TILE_FROZEN, "d4"),
            nudge=translate("DominantSteps", "The bird has lost little. Undo it, and freeze the forest d4."),
            has_strayed=lambda so_far: (
                _any(so_far, e.TILE_FROZEN) > 0 and not _happened_at(so_far, e.TILE_FROZEN, "d4")
            ),
            solution=("glaciate d4",),
        ),
        FirstStep(
            key="play",
            title=translate("DominantSteps", "A short game"),
            position=_start(),
            task=translate(
                "DominantSteps", "Play a short game as you like: after this round all is counted."
            ),
            praise=translate("DominantSteps", "Every tile paid once more. Now you know how to play!"),
            is_done=lambda so_far: _any(so_far, e.GAME_ENDED) > 0,
            rival=_RIVAL,
        ),
    ]


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
        "game": KEY,
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
        "game": KEY,
        "seed": 7,
        "rules": {"turn_limit": 1},
        "players": [{"animals": ["amphibian"]}, {"animals": ["bird"]}],
    }


# What has happened


def _own(so_far: SoFar, kind: int) -> list[Any]:
    return [event for event in so_far.events if event.kind == kind and event.actor == so_far.seat]


def _count(so_far: SoFar, kind: int) -> int:
    return len(_own(so_far, kind))


def _any(so_far: SoFar, kind: int) -> int:
    return sum(event.kind == kind for event in so_far.events)


def _placed(so_far: SoFar) -> int:
    """Return the space that the own pawn was placed on, -1 before that."""
    found = _own(so_far, e.PAWN_PLACED)
    return found[0].target - SPACE_REF if found else -1


def _has_acted(so_far: SoFar, *, at_all: bool = False) -> bool:
    """Return whether the own pawn has acted and done something; *at_all*: or could do nothing."""
    acted = _own(so_far, e.PAWN_BACK)
    deeds = (e.CUBES_MOVED, e.TILE_PLACED, e.ELEMENT_TAKEN, e.TRACK_SWAPPED, e.CUBES_ADDED, e.TILE_SCORED)
    return bool(acted) and (at_all or any(_count(so_far, kind) for kind in deeds))


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
