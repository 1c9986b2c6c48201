"""The crests of the seats: a face on a colour, and a shape for each, so that colour is never needed alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from evolution_qt.ui.kit import icons, palette
from evolution_qt.ui.kit.brush import colour, disc, down, line, mix, polygon, rounded
from evolution_qt.ui.kit.palette import Badge

_CORNERS: Final = {"diamond": 4, "triangle": 3, "pentagon": 5, "hexagon": 6, "star": 10}
_DASHES: Final = ((), (5.0, 2.6), (1.2, 2.4), (7.0, 2.4, 1.2, 2.4), (2.8, 1.8), (9.0, 2.2))
"""What the line of each shape is made of: dashes and gaps, in widths of the line; nothing for a whole one."""
REACH: Final = 1.25
"""How much farther corners reach than a disc, so that all shapes look as large."""
LEAST: Final = 7.0
"""The smallest radius at which a face can be made out."""
_ROOM: Final = {
    "disc": 1.36,
    "diamond": 1.22,
    "triangle": 0.98,
    "pentagon": 1.3,
    "hexagon": 1.4,
    "star": 1.06,
    palette.PLATE: 1.5,
}
"""How large a face is in each shape, in radii."""
_LOWER: Final = {"triangle": 0.12, "pentagon": 0.03}
"""How far below the centre of a shape its room is, in radii."""
_PLATE: Final = 0.95
"""Half the side of a plate, in radii."""
_NOTCH: Final = 0.62
"""Where the inner corners of a star lie."""


def shape_path(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of one of `palette.SHAPES` or a plate, about as large as a disc of this radius."""
    if shape == palette.PLATE:
        reach = radius * _PLATE
        return rounded(QRectF(centre, centre).adjusted(-reach, -reach, reach, reach), radius * 0.35)
    corners = _CORNERS.get(shape, 0)
    if not corners:
        return disc(centre, radius)
    points = []
    for number in range(corners):
        turn = math.tau * number / corners - math.pi / 2
        reach = radius * REACH * (_NOTCH if shape == "star" and number % 2 else 1.0)
        points.append((centre.x() + math.cos(turn) * reach, centre.y() + math.sin(turn) * reach))
    return polygon(points)


def dashed(pen: QPen, seat: int) -> QPen:
    """Return a pen for the line of a seat: each has dashes of its own, as each has a shape."""
    made = QPen(pen)
    if dashes := _DASHES[palette.SHAPES.index(palette.shape(seat))]:
        made.setDashPattern(list(dashes))
    return made


def draw_crest(painter: QPainter, badge: Badge, centre: QPointF, radius: float) -> None:
    """Draw a sign on its colour, in its outline, with a light edge in a dark one: it is seen anywhere.

    Where a sign could not be made out there is only the shape of the seat.
    """
    tint = badge.tint
    shape = shape_path(badge.outline if radius >= LEAST else badge.shape, centre, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(tint, "#000000", 0.45), max(radius * 0.3, 3)))
    painter.drawPath(shape)
    painter.setBrush(down(centre.y() - radius, centre.y() + radius, _lit(tint)))
    painter.setPen(line(colour(palette.CREAM), max(radius * 0.12, 1.4)))
    painter.drawPath(shape)
    if radius >= LEAST:
        painter.fillPath(crest_path(badge, centre, radius), colour(badge.ink))


def crest_path(badge: Badge, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a sign as it lies in that of its badge."""
    size, lower = radius * _ROOM[badge.outline], radius * _LOWER.get(badge.outline, 0.0)
    drawn = icons.ink(badge.drawing)
    box = drawn.boundingRect()
    scale = size / max(box.width(), box.height())
    move = QTransform()
    move.translate(centre.x(), centre.y() + lower)
    move.scale(scale, scale)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(drawn)


def _lit(tint: str) -> list[tuple[float, QColor]]:
    return [(0.0, mix(tint, "#ffffff", 0.12)), (1.0, mix(tint, "#000000", 0.16))]
