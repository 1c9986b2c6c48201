"""Frost that creeps from the edge of the table towards the earth, farther with each tile of tundra."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from evolution_qt.ui.kit.brush import Seeds, colour, down, line, rounded

MOST: Final = 12
"""So many tiles of tundra bring all the frost there is."""
_BRANCHES: Final = 5


def cold(painter: QPainter, room: QRectF, strength: float, unit: float) -> None:
    """Paint the colder light of an ice age over a room."""
    tones = [(0.0, 0.5), (0.6, 0.28), (1.0, 0.42)]
    stops = [(at, colour("#e2f0fc", alpha * strength)) for at, alpha in tones]
    painter.fillPath(rounded(room, 8 * unit), down(room.top(), room.bottom(), stops))


def paint(painter: QPainter, room: QRectF, tundra: int, unit: float) -> None:
    """Paint the frost of so many tiles of tundra at the upper corners and along the sides of a room."""
    if not tundra:
        return
    seeds = Seeds("frost")
    share = min(tundra, MOST) / MOST
    reach = (30 + 120 * share) * unit
    step = 34 * unit
    edges = (
        (QPointF(room.left(), room.top()), QPointF(room.right(), room.top()), math.pi / 2),
        (QPointF(room.left(), room.bottom()), QPointF(room.left(), room.top()), 0.0),
        (QPointF(room.right(), room.top()), QPointF(room.right(), room.bottom()), math.pi),
    )
    for start, end, inwards in edges:
        way = end - start
        length = math.hypot(way.x(), way.y())
        for number in range(int(length / step)):
            along = (number + seeds.unit()) * step / length
            nearness = abs(along - 0.5) * 2
            tall = reach * seeds.between(0.25, 1.0) * (0.25 + 0.75 * nearness**2)
            _needle(painter, start + way * along, inwards + seeds.between(-0.5, 0.5), tall, unit, seeds)


def _needle(painter: QPainter, foot: QPointF, angle: float, tall: float, unit: float, seeds: Seeds) -> None:
    """Paint one needle of ice with its branches."""
    way = QPointF(math.cos(angle), math.sin(angle))
    painter.setPen(line(colour("#ffffff", 0.55), 1.3 * unit))
    painter.drawLine(foot, foot + way * tall)
    painter.setPen(line(colour("#ffffff", 0.4), unit))
    for branch in range(1, _BRANCHES + 1):
        at = foot + way * (tall * branch / (_BRANCHES + 1))
        size = tall * 0.3 * (1 - branch / (_BRANCHES + 2)) * seeds.between(0.7, 1.2)
        for turn in (-1.0, 1.0):
            side = angle + turn * math.pi / 3
            painter.drawLine(at, at + QPointF(math.cos(side), math.sin(side)) * size)
