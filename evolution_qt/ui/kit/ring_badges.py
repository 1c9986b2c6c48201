"""Draws a badge that says how many protections a hunter must match: a ring for each, open where it is none.

Where a hunter in sight matches all of them already, the rings are red and have a mark of exclamation: the
form tells it, too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.pixmaps import painted

MOST: Final = 3
"""So many rings are a closed shield."""
_GROUND: Final = "#14213a"
_SAFE: Final = "#9cc4f0"
_RED: Final = "#ff6b4a"
_RADII: Final = {1: (0.27,), 2: (0.23, 0.36), 3: (0.17, 0.27, 0.37)}
_OPENING: Final = 70
"""Degrees that the open arc leaves out, at its top right."""


def picture(rings: int, side: int, ratio: float, *, reached: bool) -> QPixmap:
    """Return a badge as a picture."""

    def draw(painter: QPainter) -> None:
        paint(painter, QRectF(0, 0, side, side), rings, reached=reached)

    return painted(("ring badge", rings, reached), side, side, ratio, draw)


def paint(painter: QPainter, rect: QRectF, rings: int, *, reached: bool) -> None:
    """Draw a badge into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.width())
    middle = QPointF(0.5, 0.5)
    painter.fillPath(disc(middle, 0.5), colour(palette.CREAM))
    painter.fillPath(disc(middle, 0.455), colour(_GROUND))
    rings = min(rings, MOST)
    is_red = reached or not rings
    ink = colour(_RED if is_red else _SAFE)
    if rings:
        for radius in _RADII[rings]:
            painter.strokePath(disc(middle, radius), line(ink, 0.075 if rings < MOST else 0.06))
    else:
        pen = line(ink, 0.085)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        arc, room = QPainterPath(), QRectF(0.17, 0.17, 0.66, 0.66)
        arc.arcMoveTo(room, 45 + _OPENING / 2)
        arc.arcTo(room, 45 + _OPENING / 2, 360 - _OPENING)
        painter.strokePath(arc, pen)
    if is_red:
        _exclaim(painter, 1.0 if rings < MOST - 1 else 0.62)
    else:
        painter.fillPath(disc(middle, 0.075 if rings < MOST else 0.06), ink)
    painter.restore()


def _exclaim(painter: QPainter, size: float) -> None:
    """Draw the mark of exclamation over whatever lies in the middle."""
    painter.save()
    painter.translate(0.5, 0.5)
    painter.scale(size, size)
    painter.fillPath(disc(QPointF(0, 0), 0.19), colour(_GROUND))
    painter.fillPath(rounded(QRectF(-0.05, -0.2, 0.1, 0.24), 0.04), colour(palette.CREAM))
    painter.fillPath(disc(QPointF(0, 0.14), 0.06), colour(palette.CREAM))
    painter.restore()
