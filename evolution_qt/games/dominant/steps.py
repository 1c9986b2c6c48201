"""What can be done in a step, how its parts are packed, and tables of the commonest steps.

===================  ============  ===========  =======================
verb                 subject       target       detail
===================  ============  ===========  =======================
PLAN                               space
TAKE, RETURN, LOSE   element
PROTECT                                         elements, a bit each
PLACE                element       corner
REMOVE, SPECIATE                   corner
GLACIATE and others                cell
ADD                                cell         cubes
EXPLORE              stack         cell
MOVE                 from          cell         cubes, the animal from bit 6
ELIMINATE, REPLACE   animal        cell
CARD                 card
BLIGHT               corner or 0   cell
CATASTROPHE          animal or 0   cell
EXCHANGE             given         taken
LOSE_PAWN                          space or 0
===================  ============  ===========  =======================
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT, VERB_SHIFT
from evolution_qt.games.dominant.cards import (
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    ELEMENTS,
    OFF_EARTH,
    SPACE_REF,
    SPACES,
    VACANT,
)
from evolution_qt.games.dominant.grid import CELLS, CORNERS, NEIGHBOURS, WITHIN_TWO

PLAN: Final = 1
SWAP: Final = 2
KEEP: Final = 3
TAKE: Final = 4
PROTECT: Final = 5
PLACE: Final = 6
RETURN: Final = 7
REMOVE: Final = 8
GLACIATE: Final = 9
SPECIATE: Final = 10
ADD: Final = 11
EXPLORE: Final = 12
MOVE: Final = 13
ELIMINATE: Final = 14
SCORE: Final = 15
CARD: Final = 16
BLIGHT: Final = 17
CATASTROPHE: Final = 18
REPLACE: Final = 19
CHOOSE: Final = 20
EXCHANGE: Final = 21
LOSE: Final = 22
LOSE_PAWN: Final = 23
LOSE_SPECIES: Final = 24
RESCUE: Final = 25
PASS: Final = 26
WORDS: Final = (
    "",
    "plan",
    "swap",
    "keep",
    "take",
    "protect",
    "place",
    "return",
    "remove",
    "glaciate",
    "speciate",
    "add",
    "explore",
    "move",
    "eliminate",
    "score",
    "card",
    "blight",
    "catastrophe",
    "replace",
    "choose",
    "exchange",
    "lose",
    "lose",
    "lose",
    "rescue",
    "pass",
)
"""The word of each verb in the notation."""

PASS_STEP: Final = PASS << VERB_SHIFT
SWAP_STEP: Final = SWAP << VERB_SHIFT
KEEP_STEP: Final = KEEP << VERB_SHIFT
LOSE_PAWN_STEP: Final = LOSE_PAWN << VERB_SHIFT
LOSE_SPECIES_STEP: Final = LOSE_SPECIES << VERB_SHIFT

ANIMAL_SHIFT: Final = 6
"""Where the animal, counted from 1, stands in the detail of a step that moves cubes of any."""
CUBE_BITS: Final = 63

MOST_MOVED: Final = 7
"""The most cubes that one Migration moves (rules 1.8)."""


def step(verb: int, subject: int = 0, target: int = 0, detail: int = 0) -> int:
    """Return the step with these parts."""
    return detail << DETAIL_SHIFT | verb << VERB_SHIFT | target << TARGET_SHIFT | subject


def at_cell(verb: int, cell: int, subject: int = 0, detail: int = 0) -> int:
    """Return the step that does something at a cell."""
    return detail << DETAIL_SHIFT | verb << VERB_SHIFT | (CELL_REF + cell) << TARGET_SHIFT | subject


PLANS: Final = [step(PLAN, 0, SPACE_REF + space) for space in range(SPACES)]
PLACES: Final = [
    [step(PLACE, ELEMENT_REF + element, CORNER_REF + corner) for corner in range(CORNERS)]
    for element in range(ELEMENTS)
]
ADD_ONE: Final = [at_cell(ADD, cell, 0, 1) for cell in range(CELLS)]
"""The commonest steps, ready made, by space, by element and corner, by cell."""

IS_NOBODYS: Final = bytes([at == VACANT for at in range(256)])
"""Turns a row of spaces or corners into one that is 1 where there is no pawn, or no disk on earth."""
IS_DISK: Final = [bytes([at == element for at in range(256)]) for element in range(ELEMENTS)]
"""Turns a row of corners into one that is 1 where a disk of a kind lies."""
IS_ANY_DISK: Final = bytes([at < ELEMENTS for at in range(256)])
assert VACANT == ELEMENTS < OFF_EARTH

_PAIRS: Final = [
    [
        [at_cell(MOVE, to, CELL_REF + cell, count) for count in range(1, MOST_MOVED + 1)]
        if to in WITHIN_TWO[cell]
        else []
        for to in range(CELLS)
    ]
    for cell in range(CELLS)
]
"""The steps that move 1 to 7 cubes from a cell to another one, near enough for a bird."""

Ways = list[list[int]]
"""The steps away from a cell, by how many cubes may move at most."""


def _away(cell: int, targets: tuple[int, ...]) -> Ways:
    return [[one for to in targets for one in _PAIRS[cell][to][:most]] for most in range(MOST_MOVED + 1)]


def _subsets(cells: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every choice of some of at most six cells, by the mask of their places."""
    return [tuple([one for at, one in enumerate(cells) if mask >> at & 1]) for mask in range(1 << len(cells))]


NEAR: Final = [[_away(cell, targets) for targets in _subsets(NEIGHBOURS[cell])] for cell in range(CELLS)]
"""The ways from each cell to its neighbours, by the mask of those that have a tile."""
NO_WAYS: Final = NEAR[0][0]


def flights(cell: int, targets: tuple[int, ...], most: int) -> list[int]:
    """Return the steps that move 1 to *most* cubes from a cell to any of some others, farther away too."""
    row = _PAIRS[cell]
    result: list[int] = []
    for to in targets:
        result += row[to][:most]
    return result


def flight(cell: int, to: int, count: int) -> int:
    """Return the step that moves cubes from a cell to another one."""
    return _PAIRS[cell][to][count - 1]
