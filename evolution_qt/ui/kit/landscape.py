"""Paper-cut landscapes on cards: brush work for sky, hills and animals, and which card has which picture.

`Landscape` paints the parts, in the order in which it is asked; a `CardScene` has what makes up a picture.
Pictures that cards of several games share are here.

A game gives its cards their pictures with `belong`. A card without one gets plain hills and a footprint, so
that a new trait can be shown at once.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import icons
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, glow, grain, line, mix, polygon, shadow
from evolution_qt.ui.kit.palette import Family

_RAYS = 28
_TREES = 5
_LOW = 1.5
"""How many times wider than high a window is at most in which animals are as large as usual."""


class Figure(NamedTuple):
    """One animal or thing in a picture, in shares of the window: its middle and, from above, its feet.

    A companion is a silhouette at the level `far` or `near`, or `cut` out like the main animal.
    """

    icon: str
    x: float = 0.5
    feet: float = 0.9
    size: float = 0.6
    mirror: bool = False
    turn: float = 0
    level: str = "far"


class CardScene(NamedTuple):
    """What a landscape is made of, beside its light and its hills."""

    animal: Figure
    ground: str = "land"
    backdrop: str = "hills"
    trees: str = "beech"
    tree_size: float = 1.0
    front: str = ""
    companions: tuple[Figure, ...] = ()
    flyers: tuple[Figure, ...] = ()
    sun: tuple[float, float] | None = None


class Landscape:
    """One window being painted."""

    def __init__(
        self, painter: QPainter, window: QRectF, family: Family, seed: str, scene: CardScene
    ) -> None:
        self.painter = painter
        self.window = window
        self.family = family
        self.seeds = Seeds(seed)
        self.scene = scene

    @property
    def span(self) -> float:
        """Return what sizes are shares of: the width, less in a low window, where all is seen too."""
        return min(self.window.width(), self.window.height() * _LOW)

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
        reach = window.width() * 0.95
        painter.setPen(Qt.PenStyle.NoPen)
        light = glow(centre, reach, [(0, colour(family.sun, 0.34)), (1, colour(family.sun, 0))])
        for number in range(_RAYS):
            angle = number * 2 * math.pi / _RAYS
            ray = [(centre.x(), centre.y())]
            for side in (-0.05, 0.05):
                ray.append(
                    (centre.x() + reach * math.cos(angle + side), centre.y() + reach * math.sin(angle + side))
                )
            # one by one: a single path of all rays takes four times as long to fill
            painter.fillPath(polygon(ray), light)
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
        self.layer(crest, middle - height, top, foot)

    def layer(self, crest: list[tuple[float, float]], start: float, top: QColor, foot: QColor) -> None:
        """Paint a layer of hills below a crest, in two colours from a height on down to the foot."""
        window = self.window
        bottom = window.bottom() + 2
        path = polygon([*crest, (window.right() + 2, bottom), (window.left() - 2, bottom)])
        self.painter.fillPath(path, mix(top, "#ffffff", 0.18))
        # a second hill leaves a pale edge of the first: a line along the crest takes six times as long
        path.translate(0, 2)
        self.painter.fillPath(path, down(start, window.bottom(), [(0, top), (1, foot)]))

    def shape(self, path: QPainterPath, top: QColor, foot: QColor) -> None:
        """Paint a cut shape of the backdrop."""
        bounds = path.boundingRect()
        self.painter.fillPath(path, down(bounds.top(), bounds.bottom(), [(0, top), (1, foot)]))

    def plant(self, name: str, x: float, feet: float, size: float, tint: QColor) -> None:
        """Paint a plant as a silhouette; sizes are shares of the width."""
        mirror = self.seeds.flip()
        full = size * self.span
        self.painter.fillPath(
            icons.placed(icons.ink(name), self.x(x), self.y(feet), full, mirror=mirror), tint
        )

    def grove(self, feet: float, size: float, tint: QColor, *, keep_free: float) -> None:
        """Plant trees along a layer, denser at the sides, none near `keep_free`."""
        for number in range(_TREES):
            side = (number + 0.5) / _TREES + self.seeds.between(-0.06, 0.06)
            if abs(side - keep_free) < 0.16:
                continue
            grown = size * self.seeds.between(0.75, 1.15)
            self.plant(self.scene.trees, side, feet + self.seeds.between(-0.01, 0.02), grown, tint)

    def grass(self, level: float, count: int, tint: QColor, height: float = 0.075) -> None:
        """Paint blades of grass along a line."""
        base, full = self.y(level), height * self.window.width()
        for _ in range(count):
            x = self.x(self.seeds.unit())
            tall = full * self.seeds.between(0.45, 1.15)
            lean = self.seeds.between(-14, 14)
            half = self.seeds.between(2.2, 4.2)
            path = QPainterPath(QPointF(x - half, base + 8))
            path.quadTo(x - half + lean * 0.2, base - tall * 0.5, x + lean, base - tall)
            path.quadTo(x + half + lean * 0.2, base - tall * 0.45, x + half, base + 8)
            self.painter.fillPath(path, tint)  # one by one, like the rays

    def far_figure(self, figure: Figure, tint: QColor) -> None:
        """Paint a figure as a silhouette of one colour."""
        path = self._stand(figure, icons.ink(figure.icon), icons.body(figure.icon))
        self.painter.fillPath(path, tint)

    def hero(self, figure: Figure, *, grained: bool = True, shaded: bool = True) -> None:
        """Paint the animal of the card; where it is painted over itself it is not *shaded* once more."""
        outline = icons.body(figure.icon)
        animal(
            self.painter,
            self._stand(figure, icons.ink(figure.icon), outline),
            self._stand(figure, outline, outline),
            self._stand(figure, icons.outline(figure.icon), outline),
            self.family,
            light_left=self.scene.sun is None or self.scene.sun[0] < figure.x,
            grained=grained,
            shaded=shaded,
        )

    def standing(self, point: QPointF) -> QPointF:
        """Return where a point of the square of the main animal is."""
        spot = QPainterPath(point)
        spot.lineTo(point + QPointF(1, 0))
        icon = self.scene.animal.icon
        placed = self._stand(self.scene.animal, spot, icons.body(icon)).elementAt(0)
        return QPointF(placed.x, placed.y)

    def _stand(self, figure: Figure, path: QPainterPath, outline: QPainterPath) -> QPainterPath:
        size = figure.size * self.span
        bounds = icons.placed(outline, 0, 0, size, mirror=figure.mirror, turn=figure.turn).boundingRect()
        x = self.x(figure.x) - bounds.center().x()
        y = self.y(figure.feet) - bounds.bottom()
        return icons.placed(path, x, y, size, mirror=figure.mirror, turn=figure.turn)


def animal(
    painter: QPainter,
    drawing: QPainterPath,
    outline: QPainterPath,
    rough: QPainterPath,
    family: Family,
    *,
    light_left: bool = True,
    grained: bool = True,
    shaded: bool = True,
) -> None:
    """Paint an animal as cut paper: shadow, pale edge, tinted body, ink, light from one side.

    *rough* is its outline with fewer corners, for the shadow. Only a picture that has no grain as a whole is
    *grained* here.
    """
    bounds = outline.boundingRect()
    unit = max(bounds.width(), bounds.height()) / 280
    if shaded:
        shadow(painter, rough, 5 * unit, QColor(0, 0, 0, 90), spread=8 * unit, steps=4)
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
    if grained:
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
    if grained:
        grain(painter, drawing, 0.40)
    rim = outline.subtracted(outline.translated((2.5 if light_left else -2.5) * unit, 5 * unit))
    fade = [(0.0, colour(family.sun, 0.75)), (0.75, colour(family.sun, 0))]
    painter.fillPath(rim, down(bounds.top(), bounds.bottom(), fade))


HUNTER: Final = CardScene(
    Figure("dinosaur-rex", 0.33, 1.03, 0.66),
    backdrop="volcano",
    trees="palm",
    flyers=(Figure("pterodactylus", 0.86, 0.2, 0.13, mirror=True),),
    sun=(0.67, 0.34),
)
HORNED: Final = CardScene(
    Figure("triceratops", 0.52, 0.88, 0.76), backdrop="peaks", trees="palm", sun=(0.3, 0.22)
)
DIGGER: Final = CardScene(
    Figure("digging-mole", 0.52, 0.90, 0.58), ground="earth", trees="pine-tree", sun=(0.74, 0.20)
)
CARRION_BIRD: Final = CardScene(
    Figure("vulture", 0.42, 0.93, 0.70),
    backdrop="mesas",
    trees="cactus",
    tree_size=0.7,
    companions=(Figure("dinosaur-bones", 0.81, 0.90, 0.36, level="near"),),
    sun=(0.8, 0.24),
)
FAT_ONE: Final = CardScene(Figure("walrus", 0.52, 0.85, 0.66), ground="ice", sun=(0.2, 0.24))
LONG_NECKED: Final = CardScene(
    Figure("diplodocus", 0.42, 0.92, 0.74),
    trees="palm",
    front="fern",
    companions=(Figure("diplodocus", 0.86, 0.68, 0.2, mirror=True),),
    sun=(0.26, 0.24),
)
NEST: Final = CardScene(
    Figure("nest-eggs", 0.46, 0.95, 0.60),
    backdrop="dunes",
    trees="palm",
    companions=(Figure("diplodocus", 0.18, 0.68, 0.36, mirror=True),),
    sun=(0.72, 0.25),
)
UNKNOWN: Final = CardScene(Figure("footprint", 0.5, 0.88, 0.5))
"""The picture of a trait that has none of its own."""
_pictures: dict[str, CardScene] = {}


def belong(pictures: Mapping[str, CardScene]) -> None:
    """Let cards of these keys have these pictures; games that have a card in common give it the same."""
    _pictures.update(pictures)


def scene(trait: str) -> CardScene:
    """Return the picture of a trait."""
    return _pictures.get(trait, UNKNOWN)
