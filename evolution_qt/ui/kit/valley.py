"""One valley in many lights: a volcano, twin peaks and a river, behind the start screen and on each cover.

The land is the same in every light; colours, trees, animals, snow and mist are not. A game's cover is the
valley in a light of its own, with the animals that live there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, disc, down, glow, line, mix, polygon, rounded
from evolution_qt.ui.kit.landscape import CardScene, Figure, Landscape
from evolution_qt.ui.kit.palette import Family, Valley
from evolution_qt.ui.kit.pixmap_cache import Steps


class Cover(NamedTuple):
    """The picture of a game on the start screen; without any of this it is the valley by day, with a track.

    Figures have their places as in `Figure`; their sizes are shares of the height of the valley.
    """

    light: str = "day"
    """One of `palette.VALLEYS`."""
    hero: Figure = Figure("footprint", 0.36, 0.90, 0.34)
    """The animal on the bank, cut out of paper; only a cover has it."""
    small: tuple[Figure, ...] = ()
    """What is cut out like it at the lower edge of a cover."""
    far: tuple[Figure, ...] = ()
    """Silhouettes in the valley, on a cover and in the window."""
    tree: str = "beech"
    flyer: str = "pterodactylus"
    """What flies in the sky; empty if nothing does."""


PLAIN: Final = Cover()
"""The cover of a game that brings none."""


_RAYS: Final = 26
_RAYS_AT_ONCE: Final = 5
_CLOUDS: Final = (
    (0.10, 0.31, 0.15),
    (0.22, 0.35, 0.10),
    (0.63, 0.30, 0.12),
    (0.72, 0.36, 0.20),
    (0.86, 0.24, 0.12),
)
_VOLCANO: Final = (
    *(
        (0.00, 0.58),
        (0.06, 0.48),
        (0.12, 0.36),
        (0.145, 0.305),
        (0.165, 0.312),
        (0.185, 0.305),
        (0.205, 0.314),
    ),
    *((0.225, 0.306), (0.26, 0.37), (0.33, 0.48), (0.42, 0.58)),
)
_VOLCANO_SHADE: Final = (
    *((0.205, 0.314), (0.225, 0.306), (0.26, 0.37), (0.33, 0.48), (0.42, 0.58), (0.27, 0.58), (0.25, 0.46)),
    (0.215, 0.40),
)
_PEAKS: Final = (
    ((0.72, 0.385), (0.635, 0.57), (0.82, 0.57), (0.735, 0.50)),
    ((0.845, 0.33), (0.735, 0.58), (0.985, 0.58), (0.865, 0.47)),
)
"""Of each its top, its left and right foot, and where the edge of its shade bends."""
_CAPS: Final = (
    ((0.145, 0.305), (0.165, 0.312), (0.185, 0.305), (0.205, 0.314), (0.225, 0.306), (0.252, 0.356)),
    (
        (0.236, 0.347),
        (0.222, 0.372),
        (0.203, 0.349),
        (0.186, 0.376),
        (0.166, 0.351),
        (0.146, 0.374),
        (0.119, 0.361),
    ),
)
_FAR: Final = ((-0.02, 0.535), (0.14, 0.50), (0.34, 0.545), (0.55, 0.515), (0.76, 0.55), (1.02, 0.505))
_MIDDLE: Final = ((-0.02, 0.61), (0.18, 0.58), (0.42, 0.617), (0.6, 0.603), (0.8, 0.595), (1.02, 0.62))
_NEAR: Final = ((-0.02, 0.705), (0.18, 0.668), (0.40, 0.70), (0.60, 0.712), (0.80, 0.68), (1.02, 0.66))
_BANK: Final = ((-0.02, 0.835), (0.14, 0.80), (0.34, 0.812), (0.50, 0.865), (0.62, 0.94), (0.72, 1.04))
_RIVER: Final = (
    *((0.575, 0.604, 0.010), (0.535, 0.632, 0.026), (0.572, 0.675, 0.044), (0.665, 0.728, 0.070)),
    *((0.688, 0.790, 0.105), (0.735, 0.860, 0.150), (0.86, 0.945, 0.215), (0.94, 1.05, 0.26)),
)
"""Its middle and its width."""
_FLOES: Final = ((0.70, 0.775, 0.055), (0.80, 0.905, 0.085), (0.66, 0.83, 0.045), (0.90, 0.965, 0.10))
_FLYERS: Final = ((0.76, 0.20, 0.075, False), (0.845, 0.135, 0.05, True), (0.68, 0.12, 0.04, False))
_FAR_TREES: Final = (
    (0.10, 0.635, 0.11),
    (0.335, 0.645, 0.10),
    (0.375, 0.64, 0.075),
    (0.90, 0.64, 0.10),
    (0.80, 0.635, 0.08),
)
_EDGE_TREES: Final = ((0.055, 0.66, 0.22), (0.10, 0.69, 0.15), (0.93, 0.66, 0.24), (0.975, 0.69, 0.17))
_TREES: Final = ((0.055, 0.745, 0.25), (0.17, 0.735, 0.18), (0.97, 0.73, 0.24), (0.90, 0.705, 0.15))
_FERNS: Final = ((0.03, 1.03, 0.22), (0.115, 1.04, 0.15), (0.985, 1.02, 0.22), (0.925, 1.05, 0.13))
_FROST: Final = ((0.02, 30, 0.30), (0.12, 62, 0.22), (0.24, 80, 0.16), (0.0, 5, 0.17), (0.34, 90, 0.10))
"""Of each frond from the left corner: where it starts, its angle and its length."""


def painting(
    painter: QPainter, window: QRectF, cover: Cover, *, dark: bool, whole: bool, sketch: bool = False
) -> Steps:
    """Paint the valley of a cover, in steps: *whole* with its animals that are cut out, else for a window.

    Of a *sketch* there is the land and its light.
    """
    valley = ValleyLand(painter, window, palette.VALLEYS[cover.light].in_theme(dark=dark), cover)
    yield from valley.heaven(sketch=sketch)
    yield
    valley.mountains()
    yield
    valley.land(sketch=sketch)
    if sketch:
        return
    yield
    valley.river()
    yield
    yield from valley.life()
    yield
    valley.front()
    if whole:
        yield
        yield from valley.animals()
    if valley.light.snow:
        yield
        valley.frost()


def sunset(painter: QPainter, window: QRectF, *, dark: bool) -> Steps:
    """Paint the valley in its last light, empty: what walks in is no part of it."""
    light = palette.VALLEYS["sunset"]
    high = mix(light.sky_high, light.rim, 0.7).name()
    rays = light.rays / 2 if dark else light.rays
    light = light._replace(sky_high=high, place=(0.5, 0.45), disc=0.15, rays=rays)
    valley = ValleyLand(painter, window, light.in_theme(dark=dark), PLAIN)
    yield from valley.heaven(sketch=False)
    yield
    valley.mountains()
    yield
    valley.land()
    yield
    valley.groves()


def draw_hero(painter: QPainter, window: QRectF, cover: Cover, *, dark: bool) -> None:
    """Paint nothing of a cover but its animal, to lie on the whole picture."""
    valley = ValleyLand(painter, window, palette.VALLEYS[cover.light].in_theme(dark=dark), cover)
    valley.hero(valley.sized(cover.hero), grained=False, shaded=False)


class ValleyLand(Landscape):
    """The valley being painted."""

    def __init__(self, painter: QPainter, window: QRectF, light: Valley, cover: Cover) -> None:
        self.light = light
        family = Family(
            main=light.fill,
            dark=light.ink,
            light=light.paper,
            sky_low=light.sky_low,
            sky_high=light.sky_high,
            far=light.hills[0],
            near=light.front,
            sun=light.sun,
            fill=light.fill,
            ink=light.ink,
            paper=light.paper,
        )
        super().__init__(painter, window, family, "valley", CardScene(Figure(""), sun=light.place))
        self.cover = cover
        self.tall = window.height()

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.x(x), self.y(y)

    def _through(self, points: Sequence[tuple[float, float]]) -> QPainterPath:
        """Return a smooth curve through points of the picture."""
        spots = [QPointF(*self._at(*point)) for point in points]
        path = QPainterPath(spots[0])
        for at in range(len(spots) - 1):
            before, start, end = spots[max(at - 1, 0)], spots[at], spots[at + 1]
            after = spots[min(at + 2, len(spots) - 1)]
            path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
        return path

    def _land(self, crest: Sequence[tuple[float, float]], top: QColor, foot: QColor) -> None:
        path = self._through(crest)
        path.lineTo(self.window.right() + 4, self.window.bottom() + 4)
        path.lineTo(self.window.left() - 4, self.window.bottom() + 4)
        path.closeSubpath()
        start = path.boundingRect().top()
        self.painter.fillPath(path, mix(top, self.light.sun, 0.35))
        path.translate(0, self.tall * 0.004)
        self.painter.fillPath(path, down(start, self.window.bottom(), [(0, top), (1, foot)]))

    def _cut(self, *points: tuple[float, float]) -> QPainterPath:
        return polygon([self._at(*point) for point in points])

    def heaven(self, *, sketch: bool) -> Steps:
        """Paint the sky, the sun with its rays, and clouds; of a *sketch* the sky and the sun."""
        painter, window, light = self.painter, self.window, self.light
        stops = [(0.0, colour(light.sky_high)), (0.55, colour(light.sky_low)), (1.0, colour(light.sky_low))]
        painter.fillRect(window, down(window.top(), window.bottom(), stops))
        centre, reach = QPointF(*self._at(*light.place)), max(window.width(), window.height()) * 0.68
        painter.setPen(Qt.PenStyle.NoPen)
        rays = glow(centre, reach, [(0, colour(light.sun, light.rays)), (1, colour(light.sun, 0))])
        for number in range(0 if sketch else _RAYS):
            angle, spread = number * 2 * math.pi / _RAYS, 0.055
            tips = [
                (centre.x() + reach * math.cos(angle + side), centre.y() + reach * math.sin(angle + side))
                for side in (-spread, spread)
            ]
            painter.fillPath(polygon([(centre.x(), centre.y()), *tips]), rays)
            if number % _RAYS_AT_ONCE == 0:
                yield
        radius = self.tall * light.disc
        for growth, opacity in ((2.3, 0.18), (1.7, 0.26), (1.3, 0.4), (1, 1)):
            painter.fillPath(disc(centre, radius * growth), colour(light.sun, opacity))
        for x, y, wide in () if sketch else _CLOUDS:
            bar = QRectF(self.x(x), self.y(y), wide * window.width(), self.tall * 0.013)
            painter.fillPath(rounded(bar, bar.height() / 2), colour(light.sun, 0.34))

    def mountains(self) -> None:
        """Paint the volcano and the twin peaks."""
        painter, light = self.painter, self.light
        if not light.snow:
            for at, (x, y, size) in enumerate(
                ((0.19, 0.285, 0.022), (0.215, 0.255, 0.03), (0.255, 0.225, 0.026))
            ):
                painter.fillPath(
                    disc(QPointF(*self._at(x, y)), self.tall * size), colour(light.sun, 0.5 - at * 0.1)
                )
        foot = mix(light.mountain, light.sky_low, 0.45)
        for path, tint in ((self._cut(*_VOLCANO), light.mountain), (self._cut(*_VOLCANO_SHADE), light.shade)):
            self.shape(path, colour(tint), foot)
        for top, left, right, bend in _PEAKS:
            self.shape(self._cut(top, left, right), colour(light.mountain), foot)
            self.shape(
                self._cut(top, bend, ((right[0] + left[0]) / 2 + 0.02, right[1]), right),
                colour(light.shade),
                foot,
            )
        if light.snow:
            self._caps()

    def _caps(self) -> None:
        snow = colour(self.light.paper)
        self.painter.fillPath(self._cut(*_CAPS[0], *_CAPS[1]), snow)
        for top, left, right, _bend in _PEAKS:
            share = 0.30
            start = (top[0] + (left[0] - top[0]) * share, top[1] + (left[1] - top[1]) * share)
            end = (top[0] + (right[0] - top[0]) * share, top[1] + (right[1] - top[1]) * share)
            teeth = [
                (end[0] + (start[0] - end[0]) * at / 4, end[1] + (0.03 if at % 2 else -0.018))
                for at in (1, 2, 3)
            ]
            self.painter.fillPath(self._cut(top, end, *teeth, start), snow)

    def land(self, *, sketch: bool = False) -> None:
        """Paint the land from the far hills to the near ones; a *sketch* has the bank too."""
        light = self.light
        far, middle, near = map(colour, light.hills)
        self._land(_FAR, mix(far, light.sky_low, 0.35), far)
        if light.mist:
            top, bottom = self.y(0.50), self.y(0.66)
            veil = [(0.0, colour(light.sky_low, 0)), (0.5, colour(light.sky_low, light.mist))]
            veil.append((1.0, colour(light.sky_low, 0)))
            self.painter.fillRect(
                QRectF(self.window.left(), top, self.window.width(), bottom - top), down(top, bottom, veil)
            )
        self._land(_MIDDLE, mix(far, middle, 0.45), middle)
        self._far_trees = mix(light.trees[0], far, 0.35)
        if sketch:
            self._land(_NEAR, mix(middle, near, 0.15), mix(middle, near, 0.7))
            self._land(_BANK, mix(middle, near, 0.75), near)

    def groves(self) -> None:
        """Paint trees at both sides, large ones in front of small ones."""
        for x, feet, size in (*_FAR_TREES, *_EDGE_TREES):
            self._tree(x, feet, size, mix(self._far_trees, self.light.trees[1], 0.4))

    def river(self) -> None:
        """Paint the near land and the river that winds through it."""
        painter, light = self.painter, self.light
        for x, feet, size in _FAR_TREES:
            self._tree(x, feet, size, self._far_trees)
        _far, middle, near = map(colour, light.hills)
        self._land(_NEAR, mix(middle, near, 0.15), mix(middle, near, 0.7))
        left = self._through([(x - wide / 2, y) for x, y, wide in _RIVER])
        right = self._through([(x + wide / 2, y) for x, y, wide in reversed(_RIVER)])
        path = QPainterPath(left)
        path.connectPath(right)
        path.closeSubpath()
        painter.setPen(line(mix(light.paper, middle, 0.25), self.tall * 0.009))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        water = [(0.0, colour(light.water[0])), (1.0, colour(light.water[1]))]
        painter.fillPath(path, down(self.y(0.60), self.y(1.0), water))
        painter.save()
        painter.setClipPath(path)
        painter.setPen(line(colour(light.sun, 0.45), self.tall * 0.004))
        for x, y, wide in _RIVER[2:]:
            for lift, shift, length in ((0.0, -0.1, 0.35), (0.022, 0.12, 0.22), (0.044, -0.2, 0.2)):
                start = self.x(x + shift * wide)
                painter.drawLine(
                    QPointF(start, self.y(y + lift)),
                    QPointF(start + length * wide * self.window.width(), self.y(y + lift)),
                )
        painter.restore()
        if light.snow:
            for x, y, wide in _FLOES:
                floe = ((x - wide / 2, y), (x - wide / 4, y - 0.012), (x + wide / 3, y - 0.008))
                self.painter.fillPath(
                    self._cut(*floe, (x + wide / 2, y + 0.006), (x, y + 0.016)), colour(light.paper, 0.85)
                )

    def _tree(self, x: float, feet: float, size: float, tint: QColor) -> None:
        self.plant(self.cover.tree, x, feet, size * self.tall / self.span, tint)
        if self.light.snow:  # snow on its branches
            base, full = self.y(feet), size * self.tall
            middle = self.x(x)
            for low, wide in ((0.34, 0.26), (0.58, 0.19), (0.80, 0.11)):
                level = base - full * low
                points = [
                    (middle - wide * full, level),
                    (middle, level - full * 0.13),
                    (middle + wide * full, level),
                ]
                points += [
                    (middle + wide * full * 0.4, level - full * 0.035),
                    (middle - wide * full * 0.3, level + full * 0.01),
                ]
                self.painter.fillPath(polygon(points), colour(self.light.paper, 0.85))

    def life(self) -> Steps:
        """Paint trees and the silhouettes of animals."""
        light = self.light
        tint = mix(light.trees[0], light.trees[1], 0.55)
        for x, feet, size in _TREES:
            self._tree(x, feet, size, mix(light.trees[0], light.trees[1], 0.8))
        yield
        for figure in self.cover.far:
            self.far_figure(self.sized(figure), tint)
        if self.cover.flyer:
            for x, y, size, mirror in _FLYERS:
                self.far_figure(
                    self.sized(Figure(self.cover.flyer, x, y, size, mirror)),
                    mix(light.mountain, light.trees[0], 0.5),
                )

    def sized(self, figure: Figure) -> Figure:
        """Return a figure whose size is a share of the width, not of the height."""
        return figure._replace(size=figure.size * self.tall / self.span)

    def front(self) -> None:
        """Paint the bank, and what grows at the lower edge."""
        light = self.light
        _far, middle, near = map(colour, light.hills)
        self._land(_BANK, mix(middle, near, 0.75), near)
        if not light.snow:
            for x, feet, size in _FERNS:
                self.plant("fern", x, feet, size * self.tall / self.span, colour(light.front))
        blades = round(90 * self.window.width() / self.tall)
        tint = colour(light.front, 0.55 if light.snow else 1.0)
        self.grass(1.0, blades, tint, 0.05 * self.tall / self.window.width())

    def animals(self) -> Steps:
        """Paint the animals that are cut out."""
        for figure in (self.cover.hero, *self.cover.small):
            self.hero(self.sized(figure), grained=False)
            yield

    def frost(self) -> None:
        """Let snow fall, and frost grow from both upper corners."""
        painter, snow = self.painter, colour(self.light.paper, 0.85)
        for _ in range(round(46 * self.window.width() / self.tall)):
            spot = QPointF(self.x(self.seeds.unit()), self.y(self.seeds.unit() * 0.9))
            painter.fillPath(
                disc(spot, self.tall * self.seeds.between(0.002, 0.0055)), colour(self.light.paper, 0.8)
            )
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side in (1, -1):
            for start, angle, length in _FROST:
                along = start * self.tall * 0.9
                corner = self.window.left() if side > 0 else self.window.right()
                root = QPointF(corner + side * along, self.window.top())
                if angle < 45:
                    root = QPointF(corner, self.window.top() + along)
                self._frond(root, math.radians(angle), length * self.tall, side, snow)
        painter.restore()

    def _frond(self, root: QPointF, angle: float, length: float, side: int, tint: QColor) -> None:
        """Paint a frond of frost, with twigs that get shorter to its end."""
        painter, path = self.painter, QPainterPath(root)
        way = QPointF(side * math.cos(angle), math.sin(angle))
        path.lineTo(root + way * length)
        for at in range(1, 8):
            joint = root + way * (length * at / 8)
            twig = length * 0.30 * (1 - at / 9)
            for turn in (-1.0, 1.0):
                lean = angle + turn
                path.moveTo(joint)
                path.lineTo(joint + QPointF(side * math.cos(lean), math.sin(lean)) * twig)
        painter.setPen(line(tint, max(self.tall * 0.0042, 0.8)))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
