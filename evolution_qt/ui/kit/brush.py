"""What every painter of the kit uses: colours, seeded numbers, paper grain, soft shadows, fitted writing.

Nothing here knows what is painted.  All of it is deterministic: the same call paints the same picture.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

Stop = tuple[float, QColor]

_SOFT = 2.0
"""Pixels of fading from which on a shadow is painted by copies."""
_COARSE = 4.0
"""Pixels of its fading then."""
_COPIES = 12
_GRAIN_SIDE = 256
_GRAIN_OCTAVES = ((8, 0.35), (32, 0.30), (128, 0.25), (256, 0.28))
_GRAIN_SEED = b"paper"
_SEAM = 2


class Seeds:
    """Repeatable numbers from a word; a generator for pictures only, never for play."""

    def __init__(self, word: str) -> None:
        self._state = zlib.crc32(word.encode()) | 1

    def unit(self) -> float:
        """Return the next number of [0, 1)."""
        state = self._state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self._state = state
        return state / 0x100000000

    def between(self, low: float, high: float) -> float:
        """Return the next number of [low, high)."""
        return low + (high - low) * self.unit()

    def flip(self) -> bool:
        """Return yes or no."""
        return self.unit() < 0.5


def colour(name: str, alpha: float = 1.0) -> QColor:
    """Return a colour of the palette with an opacity."""
    made = QColor(name)
    made.setAlphaF(alpha)
    return made


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return the first colour with a share of the second in it."""
    one, two = QColor(first), QColor(second)
    keep = 1 - share
    return QColor.fromRgbF(
        one.redF() * keep + two.redF() * share,
        one.greenF() * keep + two.greenF() * share,
        one.blueF() * keep + two.blueF() * share,
    )


def down(top: float, bottom: float, stops: Sequence[Stop]) -> QBrush:
    """Return a gradient from top to bottom."""
    return slope(QPointF(0, top), QPointF(0, bottom), stops)


def slope(start: QPointF, end: QPointF, stops: Sequence[Stop]) -> QBrush:
    """Return a gradient from one point to another."""
    gradient = QLinearGradient(start, end)
    gradient.setStops(list(stops))
    return QBrush(gradient)


def glow(centre: QPointF, radius: float, stops: Sequence[Stop]) -> QBrush:
    """Return a gradient from a centre outwards."""
    gradient = QRadialGradient(centre, radius)
    gradient.setStops(list(stops))
    return QBrush(gradient)


def line(tint: QColor, width: float) -> QPen:
    """Return a pen with round ends and joins."""
    return QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return a closed outline through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def grain(painter: QPainter, path: QPainterPath, strength: float) -> None:
    """Lay paper grain over what was painted within the path."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setOpacity(painter.opacity() * strength)
    painter.fillPath(path, QBrush(_grain_tile()))
    painter.restore()


def paper(painter: QPainter, rect: QRectF, strength: float) -> None:
    """Lay paper grain over a large ground: less deep than `grain` on light and dark, but much faster."""
    painter.save()
    painter.setOpacity(painter.opacity() * strength)
    painter.fillRect(rect, QBrush(_paper_tile()))
    painter.restore()


def shadow(
    painter: QPainter, path: QPainterPath, fall: float, tint: QColor, *, spread: float = 8, steps: int = 5
) -> None:
    """Paint a soft shadow that falls `fall` down from the path and fades over `spread`."""
    fallen = path.translated(0, fall)
    scale = math.sqrt(abs(painter.deviceTransform().determinant()))
    if spread * scale >= _SOFT:
        _coarse_shadow(painter, fallen, tint, spread, steps, min(_COARSE, spread * scale))
        return
    painter.save()
    _layers(painter, fallen, tint, spread, steps)
    painter.restore()


def _layers(painter: QPainter, path: QPainterPath, tint: QColor, spread: float, steps: int) -> None:
    part = QColor(tint)
    part.setAlphaF(tint.alphaF() / steps)
    painter.setBrush(part)
    for step in range(steps, 0, -1):
        painter.setPen(line(part, spread * step / steps * 2))
        painter.drawPath(path)


def _coarse_shadow(
    painter: QPainter, path: QPainterPath, tint: QColor, spread: float, steps: int, pixels: float
) -> None:
    """Paint a shadow of copies of the shape, over many pixels with fewer and larger ones; it looks the same.

    Wide strokes along so many corners as an animal has take ten times as long.
    """
    fewer = pixels / spread  # of its pixels in a unit
    room = path.boundingRect().adjusted(-spread - 1, -spread - 1, spread + 1, spread + 1)
    size = QSize(math.ceil(room.width() * fewer) + 1, math.ceil(room.height() * fewer) + 1)
    full = QColor(tint)
    full.setAlphaF(1)
    shape, layer, whole = (QImage(size, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(3))
    shape.fill(Qt.GlobalColor.transparent)
    whole.fill(Qt.GlobalColor.transparent)
    inner = QPainter(shape)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(fewer, fewer)
    inner.translate(-room.topLeft())
    inner.fillPath(path, full)
    inner.end()
    outer = QPainter(whole)
    outer.setOpacity(tint.alphaF() / steps)
    for step in range(steps, 0, -1):
        layer.fill(Qt.GlobalColor.transparent)
        inner = QPainter(layer)
        for number in range(_COPIES):
            angle = 2 * math.pi * number / _COPIES
            reach = pixels * step / steps
            inner.drawImage(QPointF(reach * math.cos(angle), reach * math.sin(angle)), shape)
        inner.end()
        outer.drawImage(0, 0, layer)
    outer.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(room.left(), room.top(), size.width() / fewer, size.height() / fewer)
    painter.drawImage(place, whole)
    painter.restore()


def fitted(font: QFont, words: str, width: float, smallest: int) -> QFont:
    """Return the font, made smaller until the words fit the width or the smallest size is reached."""
    made = QFont(font)
    while made.pixelSize() > smallest and QFontMetricsF(made).horizontalAdvance(words) > width:
        made.setPixelSize(made.pixelSize() - 1)
    return made


def write(
    painter: QPainter, rect: QRectF, words: str, tint: QColor, *, under: QColor | None = None, fall: float = 2
) -> None:
    """Write one centred line, over a hard shadow where `under` is given."""
    metrics = QFontMetricsF(painter.font())
    left = rect.center().x() - metrics.horizontalAdvance(words) / 2
    write_from(painter, QPointF(left, rect.center().y()), words, tint, under=under, fall=fall)


def write_from(
    painter: QPainter,
    start: QPointF,
    words: str,
    tint: QColor,
    *,
    under: QColor | None = None,
    fall: float = 2,
) -> None:
    """Write one line from a point at its left, half way up.

    The letters are filled as outlines: so their places are exact at every scale and device ratio.
    """
    metrics = QFontMetricsF(painter.font())
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(start.x(), start.y() + (metrics.ascent() - metrics.descent()) / 2, painter.font(), words)
    if under is not None:
        painter.fillPath(path.translated(0, fall), under)
    painter.fillPath(path, tint)


@cache
def _grain_tile() -> QImage:
    from hashlib import shake_256  # the first picture does without

    size = _GRAIN_SIDE
    tile = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for side, opacity in _GRAIN_OCTAVES:
        noise = shake_256(_GRAIN_SEED + side.to_bytes(2, "big")).digest(side * side)
        small = QImage(noise, side, side, side, QImage.Format.Format_Grayscale8)
        # scale a repetition that is a little larger and keep its middle, so that the tile has no seam
        more = QImage(side + 2 * _SEAM, side + 2 * _SEAM, QImage.Format.Format_Grayscale8)
        tiler = QPainter(more)
        for row in range(3):
            for column in range(3):
                tiler.drawImage(_SEAM + (column - 1) * side, _SEAM + (row - 1) * side, small)
        tiler.end()
        growth = size // side
        smooth = more.scaled(
            more.size() * growth,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, smooth.copy(_SEAM * growth, _SEAM * growth, size, size))
    painter.end()
    return tile


@cache
def _paper_tile() -> QImage:
    """Return the grain as black and white of more or less opacity, as it looks on a middle tone."""
    grey = _grain_tile().convertToFormat(QImage.Format.Format_Grayscale8)
    side = grey.width()
    depths = bytes(grey.constBits())
    lifts = [round((depth - 127.5) / 2) for depth in range(256)]
    pixels = bytearray(4 * len(depths))
    for part in range(3):
        pixels[part::4] = depths.translate(bytes(max(lift, 0) for lift in lifts))
    pixels[3::4] = depths.translate(bytes(abs(lift) for lift in lifts))
    tile = QImage(bytes(pixels), side, side, side * 4, QImage.Format.Format_RGBA8888_Premultiplied)
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
