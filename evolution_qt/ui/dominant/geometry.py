"""Where the cells and corners of the earth lie: hexagons with a flat top, d3 in the middle (rules 1.4)."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS, CORNER_NAMES, PLACES

ROOT: Final = math.sqrt(3)
WIDE: Final = 11.0
"""Sides of a hexagon that the earth is wide."""
HIGH: Final = 6 * ROOT
"""Sides that it is high."""
_ANGLES: Final = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}


class Geometry:
    """The earth in a room: the largest hexagons that have room there."""

    def __init__(self, room: QRectF) -> None:
        self.side = min(room.width() / WIDE, room.height() / HIGH)
        self._middle = room.center()

    @cached_property
    def centres(self) -> list[QPointF]:
        """Return the middle of each cell."""
        return [self._middle + QPointF(1.5 * q, ROOT * (r + q / 2)) * self.side for q, r in PLACES]

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
        """Return the cell at a point, -1 if there is none."""
        nearest = min(range(CELLS), key=lambda cell: _apart(self.centres[cell], at))
        return nearest if _apart(self.centres[nearest], at) <= self.side * ROOT / 2 else -1

    def corner_at(self, at: QPointF, reach: float) -> int:
        """Return the corner that is nearest to a point and not farther away, -1 if none is."""
        nearest = min(range(len(self.corners)), key=lambda corner: _apart(self.corners[corner], at))
        return nearest if _apart(self.corners[nearest], at) <= reach else -1

    def cell_rect(self, cell: int) -> QRectF:
        """Return the rectangle around a cell."""
        half = QPointF(self.side, self.side * ROOT / 2)
        return QRectF(self.centres[cell] - half, self.centres[cell] + half)


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

    Two rows stand below the squares of points, so far apart that a crown or the dots of a lead, of which a
    tile has one, lie between them; sizes are those of the design at a side of 59.5.
    """
    unit = side / 59.5
    wide, tall = ((44, 31), (38, 27), (34, 24), (34, 24), (29, 22), (29, 22))[max(count, 1) - 1]
    first = count if count < 3 else (count + 1) // 2 if count != 5 else 3
    rows = [count] if count < 3 else [first, count - first]
    apart = 6 if count > 5 else 8
    found = []
    for number, many in enumerate(rows):
        y = centre.y() + (number * (tall + apart) - (5 if len(rows) > 1 else -5)) * unit
        for place in range(many):
            x = centre.x() + (place - (many - 1) / 2) * (wide + 2) * unit
            found.append(QRectF(x - wide * unit / 2, y - tall * unit / 2, wide * unit, tall * unit))
    return found
