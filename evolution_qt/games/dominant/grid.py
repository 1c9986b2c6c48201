"""The grid of cells and corners: names, neighbours, and which corner touches which cells (rules 1.4).

A cell is a number from 0 in the order of its names, ``a1`` to ``g4``; columns run from the left, cells of a
column from the top. A corner is a number from 0 in the order of the names it is written with. The tables
here are made once.
"""

from __future__ import annotations

from typing import Final

_FIRST_ROWS: Final = (0, -1, -2, -2, -3, -3, -3)
"""The r of the topmost cell of each column (rules 1.4)."""
_LENGTHS: Final = (4, 5, 6, 5, 6, 5, 4)
_AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbours clockwise from the north."""
_DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
"""The corners clockwise: each lies between two neighbours, the first between north and north-east."""

_Place = tuple[int, int]

PLACES: Final[list[_Place]] = [
    (column - 3, first + row)
    for column, (first, length) in enumerate(zip(_FIRST_ROWS, _LENGTHS, strict=True))
    for row in range(length)
]
"""The axial coordinates of each cell, (0, 0) in the middle (rules 1.4)."""
_NUMBERS: Final = {place: cell for cell, place in enumerate(PLACES)}

CELLS: Final = 35
CELL_NAMES: Final = tuple(
    [f"{'abcdefg'[q + 3]}{r - _FIRST_ROWS[q + 3] + 1}" for q, r in PLACES],
)
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _beside(place: _Place) -> list[_Place]:
    return [(place[0] + q, place[1] + r) for q, r in _AROUND]


NEIGHBOURS: Final = tuple(
    [tuple(sorted([_NUMBERS[one] for one in _beside(place) if one in _NUMBERS])) for place in PLACES]
)
"""The cells beside each cell."""

WITHIN_TWO: Final = tuple(
    [
        tuple(sorted({two for one in near for two in NEIGHBOURS[one]} | set(near) | {cell}))
        for cell, near in enumerate(NEIGHBOURS)
    ]
)
"""The cells that are two steps or less from each cell, itself included."""


def _distance(place: _Place) -> int:
    q, r = place
    return max(abs(q), abs(r), abs(q + r))


def _corners() -> dict[frozenset[_Place], list[tuple[int, str, str]]]:
    """Return all corners with their names: of each the distance of the cell from the centre, and the name."""
    found: dict[frozenset[_Place], list[tuple[int, str, str]]] = {}
    for cell, place in enumerate(PLACES):
        around = _beside(place)
        for at, direction in enumerate(_DIRECTIONS):
            key = frozenset((place, around[at], around[(at + 1) % 6]))
            name = f"{CELL_NAMES[cell]}:{direction}"
            found.setdefault(key, []).append((_distance(place), CELL_NAMES[cell], name))
    return found


_NAMED: Final = sorted([(min(names)[2], names, key) for key, names in _corners().items()])

CORNERS: Final = 92
CORNER_NAMES: Final = tuple([name for name, _, _ in _NAMED])
"""How each corner is written: by its cell nearest to d3, of several the first in the alphabet."""
CORNER_NUMBERS: Final = {one[2]: corner for corner, (_, names, _) in enumerate(_NAMED) for one in names}
"""The corners by all their names."""
CELLS_AT: Final = tuple(
    [tuple(sorted([_NUMBERS[one] for one in key if one in _NUMBERS])) for _, _, key in _NAMED]
)
"""The one to three cells that touch each corner."""
CORNERS_OF: Final = tuple(
    [tuple([k for k in range(CORNERS) if cell in CELLS_AT[k]]) for cell in range(CELLS)]
)
"""The six corners of each cell."""

CENTRE: Final = CELL_NUMBERS["d3"]
START_CELLS: Final = tuple([CELL_NUMBERS[name] for name in ("d3", "d2", "e3", "e4", "d4", "c4", "c3")])
"""The seven cells with a tile at the start, in the order in which they are dealt: centre, then clockwise."""
_STARTING: Final = ("c3:ne c3:sw c4:se d2:e", "d3:e d3:ne d3:nw d3:se", "d3:sw d3:w d4:e e3:se")
START_CORNERS: Final = tuple([CORNER_NUMBERS[name] for names in _STARTING for name in names.split()])
"""The twelve corners with a disk at the start, in the order of their names (rules 1.5)."""


def cells_in(mask: int) -> list[int]:
    """Return the cells whose bits are in *mask*, in their order."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]
