"""Draws small badges: a shield for how safe something is, rings for what a hunter must match, two numbers.

A shield shows it by its form and its colour: whole, half or broken.

A badge has a ring for each protection that a hunter must match, open where there is none. Where a hunter in
sight matches all of them already, the rings are red and have a mark of exclamation: the form shows it, too.

Body size is a number on a brown weight, population one on a green paw.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import colour, disc, down, line, mix, polygon, rounded, write
from evolution_qt.ui.kit.pixmaps import painted

WHOLE: Final = "whole"
HALF: Final = "half"
BROKEN: Final = "broken"
FORMS: Final = (WHOLE, HALF, BROKEN)
"""From the safest to the most endangered."""
GREEN, AMBER, RED = "#2e7031", "#c07a00", "#b3241a"
"""The colours of a whole, a half and a broken shield."""
_INK: Final = "#1c1408"
_LEAST_DIGIT: Final = fonts.CROWDED
"""Pixels of the smallest number."""
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


def paint_body(painter: QPainter, rect: QRectF, value: int) -> None:
    """Paint a body size: a brown weight with its number."""
    _paint_number(painter, body_shape(rect), rect, value, palette.BODY)


def body_shape(rect: QRectF) -> QPainterPath:
    """Return the outline of the weight."""
    x, y, side = rect.x(), rect.y(), rect.width()
    return polygon(
        [
            (x + side * 0.2, y + side * 0.06),
            (x + side * 0.8, y + side * 0.06),
            (x + side * 0.97, y + side * 0.94),
            (x + side * 0.03, y + side * 0.94),
        ]
    )


def paint_population(painter: QPainter, rect: QRectF, value: int) -> None:
    """Paint a population: a green paw with its number."""
    _paint_number(painter, population_shape(rect).simplified(), rect, value, palette.POPULATION)


def population_shape(rect: QRectF) -> QPainterPath:
    """Return the outline of the paw, of several parts."""
    x, y, side = rect.x(), rect.y(), rect.width()
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    shape.addRoundedRect(
        QRectF(x + side * 0.04, y + side * 0.26, side * 0.92, side * 0.7), side * 0.3, side * 0.3
    )
    for across, high in ((0.17, 0.27), (0.385, 0.16), (0.615, 0.16), (0.83, 0.27)):
        shape.addPath(disc(QPointF(x + side * across, y + side * high), side * 0.125))
    return shape


def rim_of(rect: QRectF) -> float:
    """Return the pixels of the rim of such a number with its shadow."""
    return max(rect.width() * 0.1, 2.0) + 1.6


def _paint_number(painter: QPainter, shape: QPainterPath, rect: QRectF, value: int, tint: str) -> None:
    side = rect.width()
    edge = line(colour(palette.CUT), max(side * 0.1, 2.0))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, line(QColor(0, 0, 0, 70), rim_of(rect)))
    painter.strokePath(shape, edge)
    tones = [(0.0, mix(tint, "#ffffff", 0.12)), (1.0, mix(tint, "#000000", 0.18))]
    painter.fillPath(shape, down(rect.top(), rect.bottom(), tones))
    painter.setFont(fonts.title(max(round(side * 0.7), min(_LEAST_DIGIT, round(side)))))
    room = rect.adjusted(0, side * 0.05, 0, side * 0.05)
    write(painter, room, str(value), colour("#ffffff"), under=QColor(0, 0, 0, 120), fall=1)
