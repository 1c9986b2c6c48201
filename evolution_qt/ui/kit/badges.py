"""Draws the badges that show danger: a shield for how safe something is, rings for what a hunter must match.

A shield shows it by its form and its colour: whole, half or broken.

A badge has a ring for each protection that a hunter must match, open where there is none. Where a hunter in
sight matches all of them already, the rings are red and have a mark of exclamation: the form shows it, too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, disc, line, polygon, rounded
from evolution_qt.ui.kit.pixmaps import painted

WHOLE: Final = "whole"
HALF: Final = "half"
BROKEN: Final = "broken"
FORMS: Final = (WHOLE, HALF, BROKEN)
"""From the safest to the most endangered."""
GREEN, AMBER, RED = "#2e7031", "#c07a00", "#b3241a"
"""The colours of a whole, a half and a broken shield."""
_INK: Final = "#1c1408"
_APART: Final = 0.07
"""By how much of its side each half of a broken shield is moved away."""


def shield_picture(form: str, side: int, ratio: float) -> QPixmap:
    """Return a shield as a picture."""
    return painted(
        ("shield", form),
        side,
        side,
        ratio,
        lambda painter: paint_shield(painter, form, QRectF(0, 0, side, side)),
    )


def paint_shield(painter: QPainter, form: str, rect: QRectF) -> None:
    """Draw a shield of a form into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    side = rect.width()
    painter.scale(side, side)
    whole = _outline()
    if form == BROKEN:
        _broken(painter, whole)
    else:
        _edged(painter, whole)
        painter.fillPath(whole, colour(GREEN if form == WHOLE else palette.CREAM))
        (_tick if form == WHOLE else _half)(painter, whole)
    painter.restore()


def _outline() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.07))
    path.cubicTo(0.62, 0.14, 0.76, 0.18, 0.88, 0.18)
    path.cubicTo(0.90, 0.54, 0.78, 0.80, 0.5, 0.95)
    path.cubicTo(0.22, 0.80, 0.10, 0.54, 0.12, 0.18)
    path.cubicTo(0.24, 0.18, 0.38, 0.14, 0.5, 0.07)
    path.closeSubpath()
    return path


def _edged(painter: QPainter, path: QPainterPath) -> None:
    """Draw a light line inside a dark one around a form, so that it is seen on every ground."""
    for ink, wide in ((colour(_INK, 0.75), 0.16), (colour(palette.CREAM), 0.10)):
        pen = line(ink, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


def _tick(painter: QPainter, _whole: QPainterPath) -> None:
    tick = QPainterPath(QPointF(0.31, 0.50))
    tick.lineTo(0.45, 0.65)
    tick.lineTo(0.70, 0.34)
    pen = line(colour("#ffffff"), 0.11)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(tick, pen)


def _half(painter: QPainter, whole: QPainterPath) -> None:
    room = QPainterPath()
    room.addRect(QRectF(0, 0, 0.5, 1))
    painter.fillPath(whole.intersected(room), colour(AMBER))
    painter.strokePath(whole, line(colour(AMBER), 0.045))


def _broken(painter: QPainter, whole: QPainterPath) -> None:
    crack = [(0.56, -0.1), (0.62, 0.28), (0.36, 0.46), (0.64, 0.62), (0.46, 1.1)]
    left = whole.intersected(polygon([(-1, -0.1), *crack, (-1, 1.1)]))
    right = whole.subtracted(left)
    halves = (left.translated(-_APART, 0.02), right.translated(_APART, -0.02))
    for half in halves:
        _edged(painter, half)
    for half in halves:
        painter.fillPath(half, colour(RED))


MOST: Final = 3
"""So many rings are a closed shield."""
_GROUND: Final = "#14213a"
_SAFE: Final = "#9cc4f0"
_RED: Final = "#ff6b4a"
_RADII: Final = {1: (0.27,), 2: (0.23, 0.36), 3: (0.17, 0.27, 0.37)}
_OPENING: Final = 70
"""Degrees that the open arc leaves out, at its top right."""


def ring_picture(rings: int, side: int, ratio: float, *, reached: bool) -> QPixmap:
    """Return a badge as a picture."""

    def draw(painter: QPainter) -> None:
        paint_rings(painter, QRectF(0, 0, side, side), rings, reached=reached)

    return painted(("ring badge", rings, reached), side, side, ratio, draw)


def paint_rings(painter: QPainter, rect: QRectF, rings: int, *, reached: bool) -> None:
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
