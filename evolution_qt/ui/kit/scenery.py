"""Paper-cut landscapes: sky, layers of hills, plants, and the animal of a trait.

`paint` fills the window of a card from the trait's entry in `scenes` and the family's palette.  Where the
hills run and the plants stand comes from numbers seeded by the trait's key: a card always looks the same.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import icons
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, glow, grain, line, mix, polygon, shadow
from evolution_qt.ui.kit.palette import Family
from evolution_qt.ui.kit.scenes import Figure, scene

_RAYS = 28


class Landscape:
    """One window being painted."""

    def __init__(self, painter: QPainter, window: QRectF, family: Family, trait: str) -> None:
        self.painter = painter
        self.window = window
        self.family = family
        self.seeds = Seeds(trait)
        self.scene = scene(trait)

    def x(self, share: float) -> float:
        """Return the place of a share of the width."""
        return self.window.left() + share * self.window.width()

    def y(self, share: float) -> float:
        """Return the place of a share of the height."""
        return self.window.top() + share * self.window.height()

    def depth(self, share: float) -> QColor:
        """Return the colour of a layer: -1 is the sky, 0 far, 1 near."""
        if share < 0:
            return mix(self.family.far, self.family.sky_low, -share)
        return mix(self.family.far, self.family.near, share)

    def sky(self) -> None:
        """Paint the sky, the sun and its rays."""
        painter, window, family = self.painter, self.window, self.family
        high, low = colour(family.sky_high), colour(family.sky_low)
        painter.fillRect(window, down(window.top(), window.bottom(), [(0, high), (0.62, low), (1, low)]))
        place = self.scene.sun or (self.seeds.between(0.2, 0.8), self.seeds.between(0.2, 0.32))
        centre = QPointF(self.x(place[0]), self.y(place[1]))
        reach = window.width() * 1.9
        painter.setPen(Qt.PenStyle.NoPen)
        light = glow(centre, reach * 0.5, [(0, colour(family.sun, 0.34)), (1, colour(family.sun, 0))])
        rays = QPainterPath()
        for number in range(_RAYS):
            angle = number * 2 * math.pi / _RAYS
            ray = [(centre.x(), centre.y())]
            for side in (-0.05, 0.05):
                ray.append(
                    (centre.x() + reach * math.cos(angle + side), centre.y() + reach * math.sin(angle + side))
                )
            rays.addPath(polygon(ray))
        painter.fillPath(rays, light)
        radius = window.width() * 0.088
        for growth, opacity in ((2.6, 0.14), (1.9, 0.20), (1.4, 0.34), (1, 1)):
            painter.fillPath(disc(centre, radius * growth), colour(family.sun, opacity))

    def hills(self, level: float, height: float, top: QColor, foot: QColor, rough: float = 1.0) -> None:
        """Paint one layer of hills whose crest runs around a share of the height."""
        window, seeds = self.window, self.seeds
        waves = [
            (
                seeds.between(0.6, 1.4) * pace,
                seeds.between(0, 2 * math.pi),
                pace**-1.1 * (rough if pace > 2 else 1),
            )
            for pace in (1, 2, 3, 5)
        ]
        middle = self.y(level)
        crest = []
        for number in range(61):
            share = number / 60
            lift = sum(weight * math.sin(share * 2 * math.pi * pace + phase) for pace, phase, weight in waves)
            crest.append((window.left() - 2 + share * (window.width() + 4), middle + height * lift / 1.6))
        self._layer(crest, middle - height, top, foot)

    def _layer(self, crest: list[tuple[float, float]], start: float, top: QColor, foot: QColor) -> None:
        window = self.window
        bottom = window.bottom() + 2
        path = polygon([*crest, (window.right() + 2, bottom), (window.left() - 2, bottom)])
        self.painter.fillPath(path, down(start, window.bottom(), [(0, top), (1, foot)]))
        edge = QPainterPath(QPointF(crest[0][0], crest[0][1] + 1.5))
        for x, y in crest[1:]:
            edge.lineTo(x, y + 1.5)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(line(QColor(255, 255, 255, 46), 2))
        self.painter.drawPath(edge)
        self.painter.setPen(Qt.PenStyle.NoPen)

    def shape(self, path: QPainterPath, top: QColor, foot: QColor) -> None:
        """Paint a cut shape of the backdrop."""
        bounds = path.boundingRect()
        self.painter.fillPath(path, down(bounds.top(), bounds.bottom(), [(0, top), (1, foot)]))

    def plant(self, name: str, x: float, feet: float, size: float, tint: QColor) -> None:
        """Paint a plant as a silhouette; sizes are shares of the width."""
        path = palm() if name == "palm" else icons.ink(name)
        mirror = self.seeds.flip()
        full = size * self.window.width()
        self.painter.fillPath(icons.placed(path, self.x(x), self.y(feet), full, mirror=mirror), tint)

    def grove(
        self, feet: float, size: float, tint: QColor, *, count: int = 5, keep_free: float = 0.5
    ) -> None:
        """Plant trees along a layer, denser at the sides, none near `keep_free`."""
        for number in range(count):
            side = (number + 0.5) / count + self.seeds.between(-0.06, 0.06)
            if abs(side - keep_free) < 0.16:
                continue
            grown = size * self.seeds.between(0.75, 1.15)
            self.plant(self.scene.trees, side, feet + self.seeds.between(-0.01, 0.02), grown, tint)

    def grass(self, level: float, count: int, tint: QColor, height: float = 0.075) -> None:
        """Paint blades of grass along a line."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        base, full = self.y(level), height * self.window.width()
        for _ in range(count):
            x = self.x(self.seeds.unit())
            tall = full * self.seeds.between(0.45, 1.15)
            lean = self.seeds.between(-14, 14)
            half = self.seeds.between(2.2, 4.2)
            path.moveTo(x - half, base + 8)
            path.quadTo(x - half + lean * 0.2, base - tall * 0.5, x + lean, base - tall)
            path.quadTo(x + half + lean * 0.2, base - tall * 0.45, x + half, base + 8)
            path.closeSubpath()
        self.painter.fillPath(path, tint)

    def far_figure(self, figure: Figure, tint: QColor) -> None:
        """Paint a figure as a silhouette of one colour."""
        path = self._stand(figure, icons.ink(figure.icon), icons.body(figure.icon))
        self.painter.fillPath(path, tint)

    def hero(self, figure: Figure) -> None:
        """Paint the animal of the card."""
        outline = icons.body(figure.icon)
        animal(
            self.painter,
            self._stand(figure, icons.ink(figure.icon), outline),
            self._stand(figure, outline, outline),
            self.family,
            light_left=self.scene.sun is None or self.scene.sun[0] < figure.x,
        )

    def _stand(self, figure: Figure, path: QPainterPath, outline: QPainterPath) -> QPainterPath:
        size = figure.size * self.window.width()
        move = {"mirror": figure.mirror, "turn": figure.turn}
        bounds = icons.placed(outline, 0, 0, size, mirror=figure.mirror, turn=figure.turn).boundingRect()
        x = self.x(figure.x) - bounds.center().x()
        y = self.y(figure.feet) - bounds.bottom()
        return icons.placed(path, x, y, size, mirror=bool(move["mirror"]), turn=figure.turn)


def paint(painter: QPainter, window: QRectF, family: Family, trait: str) -> None:
    """Paint the picture of a trait into the window; the caller has clipped it."""
    land = Landscape(painter, window, family, trait)
    painter.setPen(Qt.PenStyle.NoPen)
    _GROUNDS[land.scene.ground](land)


def animal(
    painter: QPainter,
    drawing: QPainterPath,
    outline: QPainterPath,
    family: Family,
    *,
    light_left: bool = True,
) -> None:
    """Paint an animal as cut paper: shadow, pale edge, tinted body, ink, light from one side."""
    bounds = outline.boundingRect()
    unit = max(bounds.width(), bounds.height()) / 280
    shadow(painter, outline, 5 * unit, QColor(0, 0, 0, 90), spread=8 * unit)
    painter.setPen(line(colour(family.paper), 9 * unit))
    painter.setBrush(colour(family.paper))
    painter.drawPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    start = bounds.topLeft()
    lit = down(
        bounds.top(),
        bounds.bottom(),
        [
            (0, mix(family.fill, "#ffffff", 0.42)),
            (0.55, colour(family.fill)),
            (1, mix(family.fill, family.ink, 0.35)),
        ],
    )
    painter.fillPath(outline, lit)
    grain(painter, outline, 0.55)
    inked = glow(
        start,
        bounds.height() * 1.2,
        [
            (0, mix(family.ink, family.main, 0.62)),
            (0.5, mix(family.ink, family.main, 0.18)),
            (1, colour(family.ink)),
        ],
    )
    painter.fillPath(drawing, inked)
    grain(painter, drawing, 0.40)
    rim = outline.subtracted(outline.translated((2.5 if light_left else -2.5) * unit, 5 * unit))
    fade = [(0.0, colour(family.sun, 0.75)), (0.75, colour(family.sun, 0))]
    painter.fillPath(rim, down(bounds.top(), bounds.bottom(), fade))


def palm() -> QPainterPath:
    """Return a palm in the square of the icons."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(196, 512)
    path.cubicTo(206, 380, 232, 270, 290, 178)
    path.lineTo(316, 190)
    path.cubicTo(268, 280, 250, 390, 252, 512)
    path.closeSubpath()
    crown = QPointF(304, 176)
    for angle, length in (
        (-172, 200),
        (-140, 215),
        (-100, 170),
        (-62, 175),
        (-28, 205),
        (4, 190),
        (158, 150),
    ):
        far = math.radians(angle)
        bend = QPointF(
            crown.x() + length * 0.62 * math.cos(far), crown.y() + length * 0.72 * math.sin(far) - 34
        )
        tip = QPointF(crown.x() + length * math.cos(far), crown.y() + length * 0.62 * math.sin(far) + 74)
        path.moveTo(crown)
        path.quadTo(QPointF(bend.x(), bend.y() - 22), tip)
        path.quadTo(QPointF(bend.x(), bend.y() + 40), QPointF(crown.x(), crown.y() + 22))
        path.closeSubpath()
    path.addEllipse(crown, 20, 18)
    return path


def _land(land: Landscape) -> None:
    depth, entry = land.depth, land.scene
    rough = 1.7 if entry.backdrop in ("peaks", "cliff") else 1.0
    land.sky()
    for flyer in entry.flyers:
        land.far_figure(flyer, depth(0.5))
    land.hills(0.50, 28, depth(-0.58), depth(-0.35), rough)
    _BACKDROPS[entry.backdrop](land)
    land.hills(0.66, 20, depth(0.16), depth(0.4), rough)
    land.grove(0.77, 0.27, depth(0.42), keep_free=entry.animal.x)
    for figure in entry.companions[1:]:
        land.far_figure(figure, depth(0.5))
    land.hills(0.80, 13, depth(0.52), depth(0.95))
    _front(land)


def _front(land: Landscape) -> None:
    depth, entry = land.depth, land.scene
    for figure in entry.companions[:1]:
        land.far_figure(figure, depth(0.78))
    land.hero(entry.animal)
    if entry.front:
        for x, size in ((0.08, 0.24), (0.95, 0.2)):
            land.plant(entry.front, x, 0.97, size, depth(0.94))
    land.hills(0.965, 7, depth(0.88), depth(1))
    land.grass(1.0, 60, depth(1))


def _meadow(land: Landscape) -> None:
    depth = land.depth
    land.sky()
    land.hills(0.30, 22, depth(-0.5), depth(-0.3))
    land.grove(0.40, 0.24, depth(0.12), keep_free=2)
    land.hills(0.38, 12, depth(-0.15), depth(0.3))
    land.grass(0.47, 70, depth(0.12), 0.05)
    land.grass(0.62, 50, depth(0.2), 0.05)
    _front(land)


def _shore(land: Landscape) -> None:
    depth, painter, window = land.depth, land.painter, land.window
    land.sky()
    for x, top, width in ((0.82, 0.36, 0.24), (0.16, 0.42, 0.2), (0.6, 0.47, 0.12)):
        left, right, foot = land.x(x - width / 2), land.x(x + width / 2), land.y(0.58)
        crag = [(left, foot), (land.x(x - width * 0.2), land.y(top + 0.03)), (land.x(x), land.y(top))]
        crag += [(land.x(x + width * 0.12), land.y(top + 0.08)), (right, foot)]
        land.shape(polygon(crag), depth(-0.72), depth(-0.3))
    sea = QRectF(window.left(), land.y(0.57), window.width(), window.height())
    painter.fillRect(sea, down(sea.top(), window.bottom(), [(0, depth(-0.25)), (1, depth(0.5))]))
    for number in range(22):
        level = 0.59 + 0.02 * number
        x, half = land.x(land.seeds.unit()), land.seeds.between(14, 44)
        painter.setPen(line(QColor(255, 255, 255, 60), 2))
        painter.drawLine(QPointF(x - half, land.y(level)), QPointF(x + half, land.y(level)))
    painter.setPen(Qt.PenStyle.NoPen)
    land.hills(0.84, 10, depth(0.3), depth(0.85))
    land.hero(land.scene.animal)
    land.hills(0.97, 6, depth(0.7), depth(1))


def _water(land: Landscape) -> None:
    depth, painter, window, seeds = land.depth, land.painter, land.window, land.seeds
    high, family = depth(0.1), land.family
    painter.fillRect(window, down(window.top(), window.bottom(), [(0, colour(family.sky_low)), (0.9, high)]))
    middle = seeds.between(0.35, 0.65)
    for number in range(7):
        top, foot = middle + (number - 3) * 0.06, middle + (number - 3) * 0.24
        shaft = [(land.x(top - 0.02), land.y(-0.02)), (land.x(top + 0.02), land.y(-0.02))]
        shaft += [(land.x(foot + 0.07), land.y(0.95)), (land.x(foot - 0.07), land.y(0.95))]
        fade = [(0.0, colour(family.sun, 0.55)), (1.0, colour(family.sun, 0))]
        painter.fillPath(polygon(shaft), down(window.top(), land.y(0.95), fade))
    land.hills(0.52, 22, depth(-0.35), depth(-0.1), 1.5)
    land.hills(0.66, 20, depth(-0.05), depth(0.25), 1.5)
    for x, size in ((0.3, 0.2), (0.72, 0.24), (0.5, 0.16)):
        land.plant("coral", x, 0.80, size, depth(0.3))
    land.hills(0.78, 14, depth(0.3), depth(0.8))
    for x, size in ((0.1, 0.36), (0.92, 0.34)):
        land.plant("coral", x, 0.98, size, depth(0.72))
    land.hero(land.scene.animal)
    land.far_figure(Figure("sea-star", 0.78, 0.955, 0.13), depth(0.55))
    land.hills(0.96, 7, depth(0.85), depth(1))
    for _ in range(16):
        centre = QPointF(land.x(seeds.unit()), land.y(seeds.between(0.04, 0.7)))
        painter.setPen(line(QColor(255, 255, 255, 150), 1.6))
        painter.setBrush(QColor(255, 255, 255, 40))
        painter.drawEllipse(centre, *[seeds.between(3, 8)] * 2)
    painter.setPen(Qt.PenStyle.NoPen)


def _earth(land: Landscape) -> None:
    depth, painter, seeds = land.depth, land.painter, land.seeds
    land.sky()
    land.hills(0.34, 22, depth(-0.55), depth(-0.3), 1.6)
    land.grove(0.45, 0.24, depth(0.3), keep_free=0.5)
    land.hills(0.43, 8, depth(0.28), depth(0.75))
    land.grass(0.45, 90, depth(0.28), 0.05)
    cave = QPainterPath()
    cave.addEllipse(
        QPointF(land.x(0.5), land.y(0.80)), land.window.width() * 0.42, land.window.height() * 0.29
    )
    painter.fillPath(cave, depth(1))
    for _ in range(34):
        centre = QPointF(land.x(seeds.unit()), land.y(seeds.between(0.52, 0.98)))
        if not cave.contains(centre):
            painter.fillPath(disc(centre, seeds.between(3, 9)), depth(seeds.between(0.1, 0.35)))
    land.hero(land.scene.animal)


def _volcano(land: Landscape) -> None:
    foot, top, left, right = land.y(0.70), land.y(0.37), land.x(0.36), land.x(1.03)
    path = QPainterPath(QPointF(left, foot))
    path.quadTo(land.x(0.54), foot - 40, land.x(0.60), top)
    path.lineTo(land.x(0.70), top)
    path.quadTo(land.x(0.78), foot - 40, right, foot)
    path.closeSubpath()
    land.shape(path, land.depth(0.25), land.depth(0))
    land.painter.setPen(line(QColor("#ffd98a"), 3.2))
    land.painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, reach in ((0.64, 0.2), (0.668, 0.13)):
        lava = QPainterPath(QPointF(land.x(start), top + 1))
        lava.cubicTo(
            land.x(start - 0.02),
            land.y(0.44),
            land.x(start + 0.03),
            land.y(0.46),
            land.x(start),
            land.y(0.37 + reach),
        )
        land.painter.drawPath(lava)
    land.painter.setPen(Qt.PenStyle.NoPen)


def _mesas(land: Landscape) -> None:
    for x, top, width in ((0.86, 0.34, 0.26), (0.14, 0.40, 0.22), (0.58, 0.45, 0.16)):
        half = width / 2
        rock = [(x - half * 1.5, 0.70), (x - half * 1.1, 0.56), (x - half, top + 0.02), (x - half * 0.8, top)]
        rock += [
            (x + half * 0.8, top),
            (x + half, top + 0.03),
            (x + half * 1.15, 0.56),
            (x + half * 1.5, 0.70),
        ]
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in rock]), land.depth(0.16), land.depth(-0.1))


def _peaks(land: Landscape) -> None:
    for _ in range(4):
        x, top = land.seeds.unit(), land.seeds.between(0.3, 0.44)
        width = land.seeds.between(0.2, 0.3)
        rock = [
            (x - width, 0.70),
            (x - width * 0.3, top + 0.09),
            (x, top),
            (x + width * 0.25, top + 0.1),
            (x + width, 0.70),
        ]
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in rock]), land.depth(-0.3), land.depth(0))
        cap = [
            (x - width * 0.22, top + 0.066),
            (x, top),
            (x + width * 0.18, top + 0.072),
            (x + width * 0.04, top + 0.05),
        ]
        cap.append((x - width * 0.08, top + 0.085))
        tint = mix(land.family.sky_low, "#ffffff", 0.5)
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in cap]), tint, tint)


def _dunes(land: Landscape) -> None:
    land.hills(0.58, 16, land.depth(-0.25), land.depth(0.05), 0.4)


def _hills(land: Landscape) -> None:
    land.hills(0.58, 22, land.depth(-0.22), land.depth(0.05))


def _cliff(land: Landscape) -> None:
    _peaks(land)
    rock = [
        (0.30, 1.05),
        (0.36, 0.80),
        (0.33, 0.55),
        (0.42, 0.34),
        (0.47, 0.12),
        (0.60, 0.06),
        (1.05, 0.0),
        (1.05, 1.05),
    ]
    path = polygon([(land.x(a), land.y(b)) for a, b in rock])
    land.shape(path, land.depth(0.05), land.depth(0.5))


_GROUNDS = {"land": _land, "meadow": _meadow, "shore": _shore, "water": _water, "earth": _earth}
_BACKDROPS = {
    "volcano": _volcano,
    "mesas": _mesas,
    "peaks": _peaks,
    "dunes": _dunes,
    "hills": _hills,
    "cliff": _cliff,
}
