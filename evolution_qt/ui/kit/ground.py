"""The ground of a table: the valley seen from its meadow, in the light of an hour.

What is painted is kept as a list first, and then laid down band by band, so that a large window answers
meanwhile. All of it is faint: what lies on it is to be seen, not the meadow.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import icons, palette
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, glow, mix, paper, polygon
from evolution_qt.ui.kit.palette import Valley
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.valley import Cover, ValleyLand

_WIDTH, _HEIGHT = 1240.0, 720.0
"""The size of a table at which a unit is one pixel, as in `arrangement`."""
_BAND: Final = 100_000
"""Pixels of the screen in a part that is painted at once."""
_VEIL: Final = 0.13
"""How much of the sun's colour lies over all by day."""
_SHORE: Final = 0.27
_FAR: Final = ((-0.02, 0.205), (0.14, 0.185), (0.34, 0.212), (0.55, 0.192), (0.76, 0.215), (1.02, 0.19))
_MIDDLE: Final = ((-0.02, 0.235), (0.2, 0.248), (0.45, 0.232), (0.7, 0.25), (1.02, 0.236))
_NEAR: Final = ((-0.02, 0.285), (0.2, _SHORE), (0.42, 0.262), (0.65, 0.278), (1.02, 0.27))
_MEADOW: Final = ((-0.02, 0.515), (0.2, 0.5), (0.42, 0.512), (0.62, 0.495), (0.82, 0.508), (1.02, 0.5))
_FAR_TREES: Final = (
    *((0.015, 0.30, 92), (0.055, 0.295, 76), (0.235, 0.292, 96), (0.268, 0.298, 84), (0.305, 0.288, 70)),
    *((0.655, 0.29, 72), (0.69, 0.298, 98), (0.735, 0.292, 80), (0.945, 0.296, 88), (0.985, 0.302, 96)),
)
"""Of each where it stands, in shares, and its height in units."""
_NEAR_TREES: Final = ((0.012, 0.735, 170), (0.055, 0.715, 118), (0.99, 0.735, 180), (0.95, 0.71, 122))
_FERNS: Final = ((0.205, 1.02, 74), (0.235, 1.03, 50), (0.81, 1.03, 58), (0.845, 1.02, 84), (0.985, 1.04, 96))
_STONES: Final = ((0.07, 0.775), (0.19, 0.47), (0.335, 0.435), (0.70, 0.455), (0.905, 0.78), (0.62, 0.93))
_STARS: Final = 70
_TUFTS: Final = 12
"""How many tufts of grass stand in a row, which is painted once and laid down again and again."""
_ROW: Final = 440.0, 34.0
"""Units of the size of such a row."""
_ROWS: Final = 2
"""How many rows there are of a tone."""


class _Fills(QPainter):
    """Keeps what would be filled, in its order, and where rows of grass stand."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[QPainterPath, QBrush, QRectF]] = []
        self.tufts: list[tuple[QPointF, QPixmap]] = []
        """Rows of them, as pictures: to fill so many small paths takes long."""

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        """Keep a path and its filling."""
        self.kept.append((QPainterPath(path), QBrush(brush), path.boundingRect()))


def painting(painter: QPainter, width: float, height: float, light: str) -> Steps:
    """Paint the ground in a light, one of `palette.VALLEYS`, in steps."""
    fills = _Fills()
    land = _Ground(fills, QRectF(0, 0, width, height), _veiled(palette.VALLEYS[light]))
    land.ratio = painter.device().devicePixelRatioF()
    for part in (land.sky, land.mountains, land.hills_and_shore, land.meadow, land.edges):
        part()
        yield
    bands = max(round(width * height * abs(painter.deviceTransform().determinant()) / _BAND), 1)
    for number in range(bands):
        top, foot = (height * part // bands for part in (number, number + 1))
        band = QRectF(0, top, width, foot - top)
        painter.setClipRect(band)
        for path, brush, bounds in fills.kept:
            if bounds.top() < foot and top < bounds.bottom():
                painter.fillPath(path, brush)
        for spot, stamp in fills.tufts:
            if top - _ROW[1] * land.unit < spot.y() < foot:
                painter.drawPixmap(spot, stamp)
        paper(painter, band, 0.3)
        yield


def tones(light: str) -> list[tuple[float, QColor]]:
    """Return the colours of the ground in a light from top to bottom, in shares of its height."""
    return _Ground(_Fills(), QRectF(0, 0, 1, 1), _veiled(palette.VALLEYS[light])).tones()


def _veiled(light: Valley) -> Valley:
    """Return the colours of a light as they are below what lies on the ground: by day the sun pales them."""
    return light if light.has_stars else light.tinted(light.sun, _VEIL)


class _Ground(ValleyLand):
    """The ground being painted."""

    def __init__(self, fills: _Fills, window: QRectF, light: Valley) -> None:
        super().__init__(fills, window, light, Cover())
        self.fills = fills
        self.ratio = 1.0
        self.unit = max(min(window.width() / _WIDTH, window.height() / _HEIGHT), 0.4)
        self.whole = window
        far, middle, near = light.hills
        self.tops = mix(far, light.sky_low, 0.4), colour(far), mix(far, middle, 0.55)
        self.near, self.foot = colour(middle), mix(middle, near, 0.55)

    def tones(self) -> list[tuple[float, QColor]]:
        """Return the colours of the ground from top to bottom."""
        sky = (0.0, colour(self.light.sky_high)), (0.19, colour(self.light.sky_low))
        return [*sky, (0.27, self.tops[1]), (0.5, self.tops[2]), (0.52, self.near), (1.0, self.foot)]

    def sky(self) -> None:
        """Paint the sky with its stars, and the light of a sun or moon that the tiles would cut."""
        painter, light, whole = self.painter, self.light, self.whole
        area = QPainterPath()
        area.addRect(QRectF(0, 0, whole.width(), whole.height() * 0.3))
        tones = [(0.0, colour(light.sky_high)), (0.75, colour(light.sky_low)), (1.0, colour(light.sky_low))]
        painter.fillPath(area, down(0, whole.height() * 0.3, tones))
        if light.has_stars:
            for _ in range(_STARS):
                spot = QPointF(self.seeds.unit() * whole.width(), self.seeds.unit() * whole.height() * 0.19)
                painter.fillPath(disc(spot, self.seeds.between(0.6, 1.5) * self.unit), colour(light.sun, 0.7))
        x = light.place[0] if light.has_stars else 0.5
        centre = QPointF(x * whole.width(), whole.height() * (0.1 if light.has_stars else 0.17))
        reach = 0.42 * whole.width()
        rays = glow(centre, reach, [(0, colour(light.sun, light.rays)), (1, colour(light.sun, 0))])
        for number in range(26):
            angle = number * math.pi / 13
            tips = [
                (centre.x() + reach * math.cos(angle + side), centre.y() + reach * math.sin(angle + side))
                for side in (-0.05, 0.05)
            ]
            if min(y for _, y in tips) < centre.y() + 0.15 * reach:
                painter.fillPath(polygon([(centre.x(), centre.y()), *tips]), rays)

    def mountains(self) -> None:
        """Paint the volcano and the twin peaks, as low as the sky is."""
        high = self.whole.height()
        self.window = QRectF(0, -0.06 * high, self.whole.width(), 0.5 * high)
        self.tall = self.window.height()
        super().mountains()
        self.window, self.tall = self.whole, high

    def hills_and_shore(self) -> None:
        """Paint the far hills and the shore, with trees."""
        light, far = self.light, self.tops
        self._layer(_FAR, 0.26, far[0], far[1])
        self._layer(_MIDDLE, 0.29, mix(far[0], far[1], 0.6), far[1])
        self._layer(_NEAR, 0.52, far[1], far[2])
        tint = mix(light.trees[0], far[1], 0.45)
        for x, feet, size in _FAR_TREES:
            self._grow("beech", x, feet, size, tint)
        self._tufts(0.33, 0.5, far[1])

    def meadow(self) -> None:
        """Paint the near meadow with its tufts, stones and flowers."""
        self._layer(_MEADOW, 1.0, self.near, self.foot)
        self._tufts(0.535, 1.0, self.near)
        stone = mix(self.light.mountain, self.foot, 0.7)
        for x, y in _STONES:
            for number in range(3):
                wide = (30 - 8 * number) * self.unit
                left = self.x(x) + number * 21 * self.unit
                room = QRectF(left, self.y(y) - wide * 0.42, wide, wide * 0.42)
                path = QPainterPath()
                path.addRoundedRect(room, room.height() * 0.55, room.height() * 0.55)
                self.painter.fillPath(path, mix(stone, self.foot, 0.25 * number))

    def edges(self) -> None:
        """Paint the trees beside the own row, and what grows at the lower edge."""
        tint = mix(self.light.trees[0], self.foot, 0.35)
        for x, feet, size in _NEAR_TREES:
            self._grow("beech", x, feet, size, tint)
        front = mix(self.light.front, self.foot, 0.45)
        for x, feet, size in _FERNS:
            self._grow("fern", x, feet, size, mix(self.light.front, self.foot, 0.6))
        unit, bottom = self.unit, self.whole.bottom()
        x = -6 * unit
        while x < self.whole.right():
            self._blade(path := QPainterPath(), x, bottom + 3, self.seeds.between(10, 34) * unit)
            self.painter.fillPath(path, front)
            x += self.seeds.between(5, 12) * unit

    def _layer(self, crest: Sequence[tuple[float, float]], foot: float, top: QColor, bottom: QColor) -> None:
        """Paint a layer of land from its crest, with the sun on it, down to where the next one covers it."""
        begin, flat = (self.y(pick(y for _, y in crest)) for pick in (min, max))
        end, rim = self.y(foot), 3 * self.unit
        edge = self._through(crest)
        edge.lineTo(self.whole.right() + 4, flat + rim)
        edge.lineTo(self.whole.left() - 4, flat + rim)
        edge.closeSubpath()
        tones = down(begin, end, [(0, top), (1, bottom)])
        rest = QPainterPath()
        rest.addRect(QRectF(self.whole.left(), math.floor(flat + rim), self.whole.width(), end - flat))
        self.painter.fillPath(rest, tones)
        self.painter.fillPath(edge, mix(top, self.light.sun, 0.1 if self.light.has_stars else 0.35))
        self.painter.fillPath(edge.translated(0, rim), tones)

    def _grow(self, name: str, x: float, feet: float, units: float, tint: QColor) -> None:
        """Paint a plant as a silhouette, so many units high."""
        mirror = self.seeds.flip()
        path = icons.placed(icons.ink(name), self.x(x), self.y(feet), units * self.unit, mirror=mirror)
        self.painter.fillPath(path, tint)

    def _tufts(self, top: float, foot: float, ground: QColor) -> None:
        """Let tufts of grass grow in lines, darker and paler ones by turns."""
        seeds, unit = Seeds(f"tufts {top}"), self.unit
        tones = mix(ground, self.light.trees[1], 0.42), mix(ground, self.light.sun, 0.42)
        rows = [[self._row(tone, seeds) for _ in range(_ROWS)] for tone in tones]
        y, line = self.y(top), 0
        while y < self.y(foot):
            x = seeds.between(-_ROW[0], 0) * unit
            while x < self.whole.right():
                row = rows[line % 2][int(seeds.between(0, _ROWS))]
                self.fills.tufts.append((QPointF(round(x), round(y - 20 * unit)), row))
                x += _ROW[0] * unit
            y, line = y + 15 * unit, line + 1

    def _row(self, tint: QColor, seeds: Seeds) -> QPixmap:
        """Return a row of tufts, each of three blades."""
        (wide, tall), unit, ratio = _ROW, self.unit, self.ratio
        row = QPixmap(math.ceil(wide * unit * ratio), math.ceil(tall * unit * ratio))
        row.setDevicePixelRatio(ratio)
        row.fill(Qt.GlobalColor.transparent)
        painter = QPainter(row)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = wide / _TUFTS
        for number in range(_TUFTS):
            x = (step * number + seeds.between(9, step - 9)) * unit
            base, size = (tall - seeds.between(2, 16)) * unit, seeds.between(0.6, 1.0)
            path = QPainterPath()
            for at in (-1, 0, 1):
                high = size * (11 if not at else 8) * unit
                self._blade(path, x + at * 3.4 * unit, base, high, at * 2.5)
            painter.fillPath(path, colour(tint.name(), 0.44))
        painter.end()
        return row

    def _blade(self, path: QPainterPath, x: float, base: float, tall: float, lean: float = 0.0) -> None:
        half, lean = 1.5 * self.unit, lean * self.unit
        path.moveTo(x - half, base)
        path.quadTo(x - half + lean * 0.2, base - tall * 0.5, x + lean, base - tall)
        path.quadTo(x + half + lean * 0.2, base - tall * 0.45, x + half, base)
