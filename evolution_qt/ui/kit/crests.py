"""The crests of the seats: a face on a colour, and a shape for each, so that colour is never needed alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from evolution_qt.core.crest import Crest
from evolution_qt.ui.kit import icons, palette
from evolution_qt.ui.kit.brush import colour, disc, down, line, mix, polygon

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
}
"""How large a face is in each shape, in radii."""
_LOWER: Final = {"triangle": 0.12, "pentagon": 0.03}
"""How far below the centre of a shape its room is, in radii."""
_DRAWINGS: Final = {
    "fox": "fox-head",
    "otter": "otter",
    "heron": "heron",
    "lynx": "lynx-head",
    "badger": "badger",
    "crane": "crane",
    "bear": "bear-face",
    "eagle": "eagle-head",
    "lion": "lion",
    "horse": "horse-head",
    "ram": "ram-profile",
    "tiger": "tiger-head",
    "panda": "panda",
    "koala": "koala",
    "parrot": "parrot-head",
    "dolphin": "dolphin",
    "hummingbird": "hummingbird",
    "seahorse": "seahorse",
}
"""The drawing of each face."""
_NOTCH: Final = 0.62
"""Where the inner corners of a star lie."""


def shape_path(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of one of `palette.SHAPES`, about as large as a disc of this radius."""
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


def draw_crest(painter: QPainter, crest: Crest, centre: QPointF, radius: float) -> None:
    """Draw a face on its colour, in the shape of that, with a light edge in a dark one: it is seen anywhere.

    Where a face could not be made out there is only the shape.
    """
    tint = palette.SEATS[crest.colour]
    shape = shape_path(palette.SHAPES[crest.colour], centre, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(tint, "#000000", 0.45), max(radius * 0.3, 3)))
    painter.drawPath(shape)
    painter.setBrush(down(centre.y() - radius, centre.y() + radius, _lit(tint)))
    painter.setPen(line(colour(palette.CREAM), max(radius * 0.12, 1.4)))
    painter.drawPath(shape)
    if radius >= LEAST:
        painter.fillPath(face_path(crest, centre, radius), colour(palette.CREAM))


def face_drawing(face: str) -> str:
    """Return the name of the drawing of a face."""
    return _DRAWINGS[face]


def face_path(crest: Crest, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a face as it lies in the shape of its colour."""
    shape = palette.SHAPES[crest.colour]
    size, lower = radius * _ROOM[shape], radius * _LOWER.get(shape, 0.0)
    drawn = icons.ink(face_drawing(crest.face))
    box = drawn.boundingRect()
    scale = size / max(box.width(), box.height())
    move = QTransform()
    move.translate(centre.x(), centre.y() + lower)
    move.scale(scale, scale)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(drawn)


def _lit(tint: str) -> list[tuple[float, QColor]]:
    return [(0.0, mix(tint, "#ffffff", 0.12)), (1.0, mix(tint, "#000000", 0.16))]
