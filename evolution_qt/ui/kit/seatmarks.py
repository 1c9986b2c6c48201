"""The marks of the seats: a shape for each, so that colour is never needed alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, disc, line, mix, polygon

_CORNERS: Final = {"diamond": 4, "triangle": 3, "pentagon": 5, "hexagon": 6, "star": 10}
_DASHES: Final = ((), (5.0, 2.6), (1.2, 2.4), (7.0, 2.4, 1.2, 2.4), (2.8, 1.8), (9.0, 2.2))
"""What each symbol's line is made of: dashes and gaps, in widths of the line; nothing for an unbroken one."""
REACH: Final = 1.25
"""How much farther corners reach than a disc, so that all marks look as large."""
_NOTCH: Final = 0.62
"""Where the inner corners of a star lie."""


def mark_path(symbol: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of one of `palette.SYMBOLS`, about as large as a disc of this radius."""
    corners = _CORNERS.get(symbol, 0)
    if not corners:
        return disc(centre, radius)
    points = []
    for number in range(corners):
        turn = math.tau * number / corners - math.pi / 2
        reach = radius * REACH * (_NOTCH if symbol == "star" and number % 2 else 1.0)
        points.append((centre.x() + math.cos(turn) * reach, centre.y() + math.sin(turn) * reach))
    return polygon(points)


def dashed(pen: QPen, seat: int) -> QPen:
    """Return a pen for the line of a seat: each has dashes of its own, as each has a shape."""
    made = QPen(pen)
    if dashes := _DASHES[palette.SYMBOLS.index(palette.symbol(seat))]:
        made.setDashPattern(list(dashes))
    return made


def draw_mark(painter: QPainter, seat: int, centre: QPointF, radius: float) -> None:
    """Draw the mark of a seat in its colour, with a light edge in a dark one: it is seen on any ground."""
    tint = palette.seat(seat)
    shape = mark_path(palette.symbol(seat), centre, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(tint, "#000000", 0.45), max(radius * 0.5, 3)))
    painter.drawPath(shape)
    painter.setBrush(colour(tint))
    painter.setPen(line(colour(palette.CREAM), max(radius * 0.2, 1.4)))
    painter.drawPath(shape)
