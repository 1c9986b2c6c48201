"""What every painter of the kit uses: colours, seeded numbers, paper grain, soft shadows, fitted writing.

Nothing here knows what is painted.  All of it is deterministic: the same call paints the same picture.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
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

_GRAIN_SIDE = 256
_GRAIN_OCTAVES = ((8, 0.35), (32, 0.30), (128, 0.25), (256, 0.28))
_GRAIN_SEED = b"paper"


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


def shadow(
    painter: QPainter, path: QPainterPath, fall: float, tint: QColor, *, spread: float = 8, steps: int = 5
) -> None:
    """Paint a soft shadow that falls `fall` down from the path and fades over `spread`."""
    painter.save()
    part = QColor(tint)
    part.setAlphaF(tint.alphaF() / steps)
    painter.setBrush(part)
    fallen = path.translated(0, fall)
    for step in range(steps, 0, -1):
        painter.setPen(line(part, spread * step / steps * 2))
        painter.drawPath(fallen)
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
    size = _GRAIN_SIDE
    tile = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for side, opacity in _GRAIN_OCTAVES:
        noise = hashlib.shake_256(_GRAIN_SEED + side.to_bytes(2, "big")).digest(side * side)
        small = QImage(noise, side, side, side, QImage.Format.Format_Grayscale8)
        # scale a 3 x 3 repetition and keep its middle, so that the tile has no seam
        nine = QImage(side * 3, side * 3, QImage.Format.Format_Grayscale8)
        tiler = QPainter(nine)
        for row in range(3):
            for column in range(3):
                tiler.drawImage(column * side, row * side, small)
        tiler.end()
        smooth = nine.scaled(
            size * 3,
            size * 3,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, smooth.copy(size, size, size, size))
    painter.end()
    return tile
