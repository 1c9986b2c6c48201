"""Where the cells and corners of the earth lie: hexagons with a flat top (rules 1.4).

The map has room for some cells: those with a tile, and one ring around them. It is as large as it can be
where no tile lies below what else stands in that room.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS, CORNER_NAMES, NEIGHBOURS, PLACES

ROOT: Final = math.sqrt(3)
WIDE: Final = 11.0
"""Sides of a hexagon that the earth is wide."""
HIGH: Final = 6 * ROOT
"""Sides that it is high."""
UNITS: Final = 59.5
"""Units of the design that a side has."""
VALUE_HIGH: Final = 12.5
"""Units that what a tile pays an animal stands out over its cubes."""
_GAP: Final = 4.0
"""Units between two rows of animals: the dots of a lead reach into it."""
_RAISED: Final = 1.0
"""Units that two rows of animals stand above the middle."""
_ANGLES: Final = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}


_Places: TypeAlias = Sequence[tuple[float, float]]
_PLACES: Final = [(1.5 * q, ROOT * (r + q / 2)) for q, r in PLACES]
"""The middle of each cell, in sides from that of d3."""
_MIDDLES: Final = [QPointF(*place) for place in _PLACES]
"""The same as points."""
_STEP: Final = 0.97
"""How much smaller the map is tried each time that it has no room beside what stands there."""
_PUSHED: Final = (0.0, -1.0, 1.0, -0.5, 0.5)
"""Where it is tried then: in the middle, at each edge, and between."""
_KEPT_OF_RING: Final = 0.5
"""Half of what must be seen of a cell without a tile, in sides."""


class Geometry:
    """The earth in a room: the largest hexagons that have room there."""

    def __init__(self, room: QRectF, cells: Collection[int] = range(CELLS)) -> None:
        """Find place for some cells, all if none are named."""
        self.cells = frozenset(cells)
        """The cells that have room; the others may lie outside."""
        bounds = _bounds(self.cells)
        self.side = min(room.width() / bounds.width(), room.height() / bounds.height())
        self._middle = room.center() - bounds.center() * self.side

    def moved(self, side: float, middle: QPointF) -> Geometry:
        """Return the same cells in another size, d3 in another place."""
        made = Geometry(QRectF(0, 0, 1, 1), self.cells)
        made.side, made._middle = side, middle
        return made

    @property
    def place(self) -> tuple[float, float, float]:
        """Return the length of a side, and where the middle of d3 lies."""
        return self.side, self._middle.x(), self._middle.y()

    def covers(self, rect: QRectF, cell: int) -> bool:
        """Return whether a rectangle lies over a cell."""
        return _is_over(_plain(rect), *self.place, [_PLACES[cell]], [])

    @cached_property
    def centres(self) -> list[QPointF]:
        """Return the middle of each cell."""
        return [self._middle + at * self.side for at in _MIDDLES]

    @cached_property
    def corners(self) -> list[QPointF]:
        """Return where each corner lies."""
        found = []
        for name in CORNER_NAMES:
            cell, _, direction = name.partition(":")
            angle = math.radians(_ANGLES[direction])
            way = QPointF(math.cos(angle), math.sin(angle)) * self.side
            found.append(self.centres[CELL_NUMBERS[cell]] + way)
        return found

    def hexagon(self, cell: int, inset: float = 0.0) -> QPolygonF:
        """Return the outline of a cell, so many pixels smaller on all sides."""
        return hexagon(self.centres[cell], self.side - inset)

    def cell_at(self, at: QPointF) -> int:
        """Return the cell of the map at a point, -1 if there is none."""
        nearest = min(self.cells, key=lambda cell: _apart(self.centres[cell], at))
        return nearest if _apart(self.centres[nearest], at) <= self.side * ROOT / 2 else -1

    def corner_at(self, at: QPointF, reach: float) -> int:
        """Return the corner that is nearest to a point and not farther away, -1 if none is."""
        nearest = min(range(len(self.corners)), key=lambda corner: _apart(self.corners[corner], at))
        return nearest if _apart(self.corners[nearest], at) <= reach else -1

    def cell_rect(self, cell: int) -> QRectF:
        """Return the rectangle around a cell."""
        half = QPointF(self.side, self.side * ROOT / 2)
        return QRectF(self.centres[cell] - half, self.centres[cell] + half)


def seen_cells(land: Collection[int]) -> frozenset[int]:
    """Return the cells of the map: those with a tile, and one ring around them."""
    return frozenset(land).union(*(NEIGHBOURS[cell] for cell in land)) if land else frozenset(range(CELLS))


def fitted(room: QRectF, land: Collection[int], kept: Sequence[QRectF] = ()) -> Geometry:
    """Return the largest map of some tiles and one ring around them.

    No tile lies below one of the *kept* rectangles, nor the middle of any other cell of the ring. Several ask
    for the map of one position.
    """
    return _fitted(_plain(room), frozenset(land), tuple(map(_plain, kept)))


class _Rect(NamedTuple):
    """A rectangle in plain numbers: many are compared."""

    left: float
    top: float
    wide: float
    high: float


def _plain(rect: QRectF) -> _Rect:
    return _Rect(rect.x(), rect.y(), rect.width(), rect.height())


@lru_cache(maxsize=64)
def _fitted(room: _Rect, land: frozenset[int], kept: tuple[_Rect, ...]) -> Geometry:
    area = QRectF(*room)
    largest = Geometry(area, seen_cells(land))
    if not kept:
        return largest
    tiles = [_PLACES[cell] for cell in land]
    ring = [_PLACES[cell] for cell in largest.cells - land]
    for side, x, y in _smaller(area, largest):
        if not any(_is_over(one, side, x, y, tiles, ring) for one in kept):
            return largest.moved(side, QPointF(x, y))
    side, x, y = Geometry(area).place
    return largest.moved(side, QPointF(x, y))


def _is_over(rect: _Rect, side: float, x: float, y: float, tiles: _Places, ring: _Places) -> bool:
    """Return whether a rectangle lies over a tile, or over the middle of a cell of the ring."""
    right, bottom = rect.left + rect.wide, rect.top + rect.high
    tall, half = side * ROOT / 2, side * _KEPT_OF_RING
    for across, along in tiles:
        at_x, at_y = x + across * side, y + along * side
        down = max(rect.top - at_y, at_y - bottom, 0.0)
        if down < tall and max(rect.left - at_x, at_x - right, 0.0) < side - down / ROOT:
            return True
    for across, along in ring:
        at_x, at_y = x + across * side, y + along * side
        if max(rect.left - at_x, at_x - right) < half and max(rect.top - at_y, at_y - bottom) < half:
            return True
    return False


def _smaller(room: QRectF, largest: Geometry) -> Iterator[tuple[float, float, float]]:
    """Yield places of a map and of smaller ones in a room, down to the size of the whole earth."""
    bounds, least = _bounds(largest.cells), Geometry(room).side
    side = largest.side
    while side >= least * _STEP:
        across = (room.width() - bounds.width() * side) / 2
        along = (room.height() - bounds.height() * side) / 2
        middle = room.center() - bounds.center() * side
        for x, y in product(_PUSHED, _PUSHED):
            if (across >= 1 or not x) and (along >= 1 or not y):
                yield side, middle.x() + x * across, middle.y() + y * along
        side *= _STEP


def _bounds(cells: Collection[int]) -> QRectF:
    """Return the rectangle around some cells, in sides from the middle of d3."""
    across, along = [_MIDDLES[cell].x() for cell in cells], [_MIDDLES[cell].y() for cell in cells]
    first, last = QPointF(min(across), min(along)), QPointF(max(across), max(along))
    return QRectF(first, last).adjusted(-1, -ROOT / 2, 1, ROOT / 2)


def hexagon(centre: QPointF, side: float) -> QPolygonF:
    """Return a hexagon with a flat top."""
    points = [
        centre + QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle))) * side
        for angle in range(0, 360, 60)
    ]
    return QPolygonF([*points, points[0]])


def hexagonal(rect: QRectF, _radius: float) -> QPainterPath:
    """Return the hexagon with a flat top that fills a rectangle."""
    quarter, middle = rect.width() / 4, rect.center().y()
    points = [
        QPointF(rect.left(), middle),
        QPointF(rect.left() + quarter, rect.top()),
        QPointF(rect.right() - quarter, rect.top()),
        QPointF(rect.right(), middle),
        QPointF(rect.right() - quarter, rect.bottom()),
        QPointF(rect.left() + quarter, rect.bottom()),
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*points, points[0]]))
    path.closeSubpath()
    return path


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def token_rects(count: int, side: float, centre: QPointF) -> list[QRectF]:
    """Return where so many animals stand on a tile: in one row or two, none beside a corner disk.

    Over each is room for what the tile pays it; so far apart do two rows stand. Sizes are those of the design
    at a side of 59.5.
    """
    unit = side / UNITS
    wide, tall = ((44, 31), (38, 27), (34, 24), (34, 24), (29, 22), (29, 22))[max(count, 1) - 1]
    first = count if count < 3 else (count + 1) // 2 if count != 5 else 3
    rows = [count] if count < 3 else [first, count - first]
    apart = tall + VALUE_HIGH + _GAP
    top = 5.0 if len(rows) == 1 else VALUE_HIGH / 2 - apart / 2 - _RAISED
    found = []
    for number, many in enumerate(rows):
        y = centre.y() + (top + number * apart) * unit
        for place in range(many):
            x = centre.x() + (place - (many - 1) / 2) * (wide + 2) * unit
            found.append(QRectF(x - wide * unit / 2, y - tall * unit / 2, wide * unit, tall * unit))
    return found
