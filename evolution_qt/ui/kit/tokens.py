"""Paints food, markers and badges: round chips for food, square markers for the tracks, readable at 16 px.

Every token fills a square of `size` pixels with its shadow inside.  Its kind is told by shape and sign, not
by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import fonts, icons, palette
from evolution_qt.ui.kit.brush import colour, disc, glow, grain, line, mix, polygon, rounded, shadow, write

_SMALL = 24
"""Below this size a token has no inner ring and a larger sign."""
_TINY = 16
"""Below this size all that counts is whether there is a token: it is one dark tone, and a slot is light."""
_DETAILED = 36
"""From this size on the ammonite shows its chambers."""


def paint(painter: QPainter, kind: str, size: float) -> None:
    """Paint a token of one of `KINDS`."""
    _PAINTERS[kind](painter, size)


def badge(painter: QPainter, words: str, size: float, fill: str) -> None:
    """Paint a dark round badge with a number or two letters."""
    plate = disc(QPointF(size / 2, size / 2), size * 0.44)
    shadow(painter, plate, size * 0.03, QColor(0, 0, 0, 90), spread=size * 0.05, steps=3)
    painter.fillPath(plate, colour(fill))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.GOLD), max(1.0, size * 0.05)))
    painter.drawPath(disc(QPointF(size / 2, size / 2), size * 0.42))
    painter.setFont(fonts.title(round(size * (0.56 if len(words) < 2 else 0.46))))
    write(painter, QRectF(0, 0, size, size), words, colour("#ffffff"))


def folding_screen(painter: QPainter, tint: str, size: float) -> None:
    """Paint a screen of three leaves that stands, and the edges of chips behind it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for across in (0.26, 0.5, 0.74):
        painter.fillPath(disc(QPointF(size * across, size * 0.24), size * 0.15), colour(palette.PLANT_LIGHT))
    for number, shade in enumerate((0.1, 0.34, 0.2)):
        left, right = (0.04 + 0.307 * at for at in (number, number + 1))
        near, far = (0.30, 0.22) if number != 1 else (0.22, 0.30)
        leaf = polygon(
            [
                (size * left, size * near),
                (size * right, size * far),
                (size * right, size * (far + 0.62)),
                (size * left, size * (near + 0.62)),
            ]
        )
        painter.fillPath(leaf, mix(tint, "#000000", shade))
        painter.strokePath(leaf, line(colour(palette.CREAM, 0.85), max(size * 0.04, 0.8)))


def _chip(
    painter: QPainter, size: float, shape: QPainterPath, light: str, deep: str, sign: QPainterPath, tint: str
) -> None:
    shadow(painter, shape, size * 0.03, QColor(0, 0, 0, 110), spread=size * 0.05, steps=4)
    light = deep if size < _TINY else light
    shine = QPointF(size * 0.34, size * 0.28)
    painter.fillPath(shape, glow(shine, size * 0.75, [(0, colour(light)), (1, colour(deep))]))
    if size >= _SMALL:
        grain(painter, shape, 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.GOLD), size * 0.032))
        middle = QPointF(size / 2, size / 2)
        painter.translate(middle)
        painter.scale(0.9, 0.9)
        painter.drawPath(shape.translated(-middle))
        painter.scale(1 / 0.9, 1 / 0.9)
        painter.translate(-middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(sign.translated(0, max(size * 0.02, 0.5)), QColor(0, 0, 0, 100))
    painter.fillPath(sign, colour(tint))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(deep, "#000000", 0.35), max(0.8, size * 0.015)))
    painter.drawPath(shape)


def _round(size: float) -> QPainterPath:
    return disc(QPointF(size / 2, size / 2), size * 0.44)


def _square(size: float) -> QPainterPath:
    return rounded(QRectF(size * 0.08, size * 0.08, size * 0.84, size * 0.84), size * 0.18)


def _sign(name: str, size: float, share: float) -> QPainterPath:
    """Return an icon with the middle of its drawing in the middle of the token."""
    if size < _SMALL:
        share *= 0.85 if size < _TINY else 1.15
    drawing = icons.ink(name)
    bounds = drawing.boundingRect()
    full = icons.SIDE * size * share / max(bounds.width(), bounds.height())
    placed = icons.placed(drawing, 0, 0, full)
    middle = placed.boundingRect().center()
    return placed.translated(size / 2 - middle.x(), size / 2 - middle.y())


def _plant(painter: QPainter, size: float) -> None:
    sign = _sign("three-leaves", size, 0.58)
    _chip(painter, size, _round(size), palette.PLANT_LIGHT, palette.PLANT_DARK, sign, palette.CREAM)


def _meat(painter: QPainter, size: float) -> None:
    sign = _sign("meat", size, 0.60)
    _chip(painter, size, _round(size), palette.MEAT_LIGHT, palette.MEAT_DARK, sign, palette.CREAM)


def _either(painter: QPainter, size: float) -> None:
    """Paint food of which it can no longer be told whether it was a plant: half leaf, half meat."""
    for part, corner in ((_plant, 0.0), (_meat, size)):
        painter.save()
        half = polygon([(corner, corner), (size, 0), (0, size)])
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        part(painter, size)
        painter.restore()
    painter.setPen(line(colour(palette.CREAM), max(1.0, size * 0.05)))
    reach = size * 0.44 * 0.7071
    middle = QPointF(size / 2, size / 2)
    painter.drawLine(middle + QPointF(reach, -reach), middle + QPointF(-reach, reach))


def _fat(painter: QPainter, size: float) -> None:
    sign = _sign("water-drop", size, 0.54)
    _chip(painter, size, _round(size), palette.FAT_LIGHT, palette.FAT_DARK, sign, "#fffaf0")


def _population(painter: QPainter, size: float) -> None:
    sign = _sign("flat-paw-print", size, 0.58)
    _chip(
        painter, size, _square(size), palette.POPULATION_LIGHT, palette.POPULATION_DARK, sign, palette.CREAM
    )


def _body(painter: QPainter, size: float) -> None:
    sign = _sign("mammoth", size, 0.64)
    _chip(painter, size, _square(size), palette.BODY_LIGHT, palette.BODY_DARK, sign, palette.CREAM)


def _first_player(painter: QPainter, size: float) -> None:
    sign = _sign("ammonite-fossil" if size >= _DETAILED else "spiral", size, 0.64)
    _chip(painter, size, _round(size), palette.CREAM, "#d3ac62", sign, "#4b3613")


def _jaws(painter: QPainter, size: float) -> None:
    middle = size / 2
    reach = size * 0.47
    diamond = polygon(
        [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
    )
    sign = _sign("jaws", size, 0.46)
    _chip(painter, size, diamond, palette.MEAT_LIGHT, palette.MEAT_DARK, sign, palette.CREAM)


def _bell(painter: QPainter, size: float) -> None:
    sign = _sign("bell", size, 0.54)
    _chip(painter, size, _round(size), palette.STONE_LIGHT, palette.STONE_DARK, sign, palette.CREAM)


def _slot(painter: QPainter, size: float) -> None:
    hole = disc(QPointF(size / 2, size / 2), size * 0.40)
    is_tiny = size < _TINY
    painter.fillPath(hole, QColor(255, 252, 242, 200) if is_tiny else QColor(90, 70, 35, 38))
    pen = line(QColor(90, 70, 35, 190 if is_tiny else 150), max(1.2 if is_tiny else 1.0, size * 0.05))
    if not is_tiny:
        pen.setDashPattern([2.2, 2.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(hole)


_PAINTERS: dict[str, Callable[[QPainter, float], None]] = {
    "plant": _plant,
    "meat": _meat,
    "either": _either,
    "fat": _fat,
    "population": _population,
    "body": _body,
    "first_player": _first_player,
    "jaws": _jaws,
    "bell": _bell,
    "slot": _slot,
}
KINDS = tuple(_PAINTERS)
"""Every kind of token."""
