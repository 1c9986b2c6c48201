"""Positions written: the full form of a state in the notation, equal for equal positions."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.option import differing
from evolution_qt.core.plain import Plain
from evolution_qt.core.position import FORMAT, VERSION
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ANIMAL_KEYS,
    ANIMALS,
    BOX_KEYS,
    CARDS,
    ELEMENT_KEYS,
    ELEMENTS,
    NO_ANIMAL,
    SPACE_KEYS,
    SPACES,
    TERRAIN_KEYS,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, CELLS, CORNER_NAMES, CORNERS, cells_in
from evolution_qt.games.dominant.options import OPTIONS
from evolution_qt.games.dominant.round_course import COURSE_KEYS
from evolution_qt.games.dominant.state import EXECUTION, PHASES, DominantState


def dump(key: str, state: DominantState) -> dict[str, Plain]:
    """Return the full form of a position of the game with this key: every key there is."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": key,
        "rules": dict(differing({one.key: getattr(state.rules, one.key) for one in OPTIONS}, OPTIONS)),
        "seed": state.seed,
        "shuffles": state.shuffles,
        "round": state.round,
        "final_round": state.final_round or None,
        "phase": PHASES[state.phase],
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "players": [
            {
                "name": name,
                "animals": [ANIMAL_KEYS[one] for one in state.in_play if state.seat_of[one] == seat],
            }
            for seat, name in enumerate(state.names)
        ],
        "initiative": [ANIMAL_KEYS[one] for one in state.initiative],
        "animals": {
            ANIMAL_KEYS[one]: {
                "pool": state.pool[one],
                "eliminated": state.eliminated[one],
                "pawns": state.pawns[one],
                "elements": _elements([state.added(one, element) for element in range(ELEMENTS)]),
                "vp": state.points[one],
            }
            for one in state.in_play
        },
        "earth": {CELL_NAMES[cell]: _tile(state, cell) for cell in range(CELLS) if state.ground[cell]},
        "elements": {
            CORNER_NAMES[corner]: ELEMENT_KEYS[state.disks[corner]]
            for corner in range(CORNERS)
            if state.disks[corner] < ELEMENTS
        },
        "display": {
            name: _elements([state.boxes[box * ELEMENTS + element] for element in range(ELEMENTS)])
            for box, name in enumerate(BOX_KEYS)
        },
        "pawns": {
            SPACE_KEYS[space]: ANIMAL_KEYS[state.spaces[space]]
            for space in range(SPACES)
            if state.spaces[space] != NO_ANIMAL
        },
        "face_up": [TERRAIN_KEYS[one] if one else None for one in state.face_up],
        "stacks": [[TERRAIN_KEYS[one] for one in stack[::-1]] for stack in state.stacks],
        "tundra": state.tundra,
        "cards": _cards(state.cards),
        "deck": [CARDS[card].key for card in state.deck[::-1]],
        "gone": _cards(state.gone),
        "scored": [CELL_NAMES[cell] for cell in cells_in(state.scored)],
        "hibernating": _hibernating(state),
        "next": COURSE_KEYS[state.next] if state.phase == EXECUTION else None,
        "pending": [_question(state, one) for one in state.pending],
        "bag": {ELEMENT_KEYS[element]: state.bag[element] for element in range(ELEMENTS)},
    }


def _elements(counts: list[int]) -> list[Plain]:
    return [ELEMENT_KEYS[element] for element, count in enumerate(counts) for _ in range(count)]


def _cards(mask: int) -> list[Plain]:
    return [CARDS[card].key for card in range(1, len(CARDS)) if mask >> card & 1]


def _tile(state: DominantState, cell: int) -> dict[str, Plain]:
    return {
        "terrain": TERRAIN_KEYS[state.tiles[cell]],
        "tundra": state.ground[cell] == TUNDRA,
        "species": {
            ANIMAL_KEYS[animal]: state.cubes[animal * CELLS + cell]
            for animal in range(ANIMALS)
            if state.cubes[animal * CELLS + cell]
        },
    }


def _hibernating(state: DominantState) -> dict[str, Plain]:
    found: dict[str, dict[str, Plain]] = {}
    for one in state.hibernating:
        cell, animal = divmod(one >> 6, ANIMALS)
        found.setdefault(CELL_NAMES[cell], {})[ANIMAL_KEYS[animal]] = one & 63
    return dict(found.items())


ASKED_WITH: Final[dict[int, tuple[str, ...]]] = {
    q.CARD: ("cell",),
    q.WANDERLUST_ELEMENT: ("cell",),
    q.WANDERLUST_MOVE: ("cell", "cells"),
    q.EXODUS: ("cell",),
    q.SPECIATE: ("cells",),
    q.AQUATIC_SPECIES: ("cells",),
    q.BIOMASS: ("cells",),
    q.PREDATOR: ("cells",),
    q.CATASTROPHE_VICTIMS: ("cells",),
    q.FECUNDITY: ("cells",),
    q.SPECIATION: ("element",),
    q.REGRESSION: ("elements", "protections"),
    q.MIGRATION: ("left", "arrived"),
    q.COMPETITION: ("terrains",),
    q.EVOLUTION: ("left", "replaced"),
}
"""What each kind of question says beside its kind and its animal."""


def _question(state: DominantState, one: int) -> dict[str, Plain]:
    kind = one & q.KIND_BITS
    small = one >> q.SMALL_SHIFT & q.SMALL_BITS
    mask = one >> q.MASK_SHIFT
    plain: dict[str, Plain] = {"ask": q.KINDS[kind], "by": ANIMAL_KEYS[one >> q.BY_SHIFT & q.BY_BITS]}
    for key in ASKED_WITH.get(kind, ()):
        if key == "cell":
            plain[key] = CELL_NAMES[small]
        elif key == "cells":
            plain[key] = [CELL_NAMES[cell] for cell in cells_in(mask)]
        elif key == "element":
            plain[key] = ELEMENT_KEYS[small]
        elif key == "elements":
            plain[key] = [ELEMENT_KEYS[element] for element in range(ELEMENTS) if mask >> element & 1]
        elif key == "arrived":
            plain[key] = {
                CELL_NAMES[cell]: state.arrived[cell] for cell in range(CELLS) if state.arrived[cell]
            }
        elif key == "terrains":
            plain[key] = [name for at, name in enumerate(TERRAIN_KEYS) if mask >> at & 1]
        elif key == "replaced":
            plain[key] = ANIMAL_KEYS[mask - 1] if mask else None
        else:  # left, protections
            plain[key] = small
    return plain
