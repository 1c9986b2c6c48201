"""A species as a herd in its landscape: as many animals as its population, as large as its body."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit import icons, landscape, palette
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, line, mix, polygon, rounded
from evolution_qt.ui.kit.landscape import Landscape, animal
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.pixmaps import painted

LARGEST_BODY: Final = 6
_SCENE_WIDTH: Final = 460.0
"""Units of a landscape as wide as a card, in which its sun and hills are drawn."""
_SMALLEST: Final = 0.46, 0.66
"""How large the leader is with the smallest body, in a large picture and in a small one."""
_LARGE_PICTURE: Final = 112.0, 50.0
"""Pixels of the height of a large picture and of a small one."""
_SUN: Final = 0.13
"""The radius of the sun, in heights of the picture."""
_CROWDED: Final = 0.78
"""How large the leader is in the largest herd, compared to one that is alone."""
_FOLLOWER: Final = 0.52, 0.72
"""How large the others are, compared to a leader with the largest body and one with the smallest."""
_FEET: Final = 0.93, 0.80
"""Where the near and the far rank of the others stand, in shares of the picture's height."""


_PLANTS: Final = {
    "forest": ("beech", 0.5),
    "shore": ("high-grass", 0.34),
    "desert": ("cactus", 0.36),
    "ice": ("pine-tree", 0.5),
    "thicket": ("palm", 0.5),
    "night": ("pine-tree", 0.42),
}
"""What grows in a habitat, and how high, in heights of the picture."""


class Herd(NamedTuple):
    """What a picture shows."""

    animal: str
    body: int
    population: int
    hunts: bool
    light: str = "day"
    """The light of its landscape, one of `palette.LIGHTS`."""
    habitat: str = "meadow"
    """Where it lives, one of `palette.HABITATS`."""
    tint: int = 0
    """Which of the tints of its habitat its land has."""
    is_turned: bool = False
    """Whether the leader looks the other way."""

    @property
    def land(self) -> palette.Family:
        """Return the colours of its landscape."""
        return palette.land(self.light, hunts=self.hunts, habitat=self.habitat, tint=self.tint)


class Placed(NamedTuple):
    """Where one animal of a herd stands."""

    x: float
    feet: float
    size: float
    """The side of the square of its drawing."""
    mirror: bool


def paint(painter: QPainter, herd: Herd, room: QSizeF, marker: float) -> Steps:
    """Paint a herd into a picture of a size; its lower corners are left free for markers of a side."""
    tints = herd.land
    frame = rounded(QRectF(0.6, 0.6, room.width() - 1.2, room.height() - 1.2), room.height() * 0.06)
    painter.save()
    try:
        painter.setClipPath(frame)
        scale = max(room.width() / _SCENE_WIDTH, room.height() / 300)
        _sky(painter, room, tints, Seeds(f"herd {herd.animal}"))
        yield
        painter.save()
        painter.scale(scale, scale)
        window = QRectF(0, 0, room.width() / scale, room.height() / scale)
        land = Landscape(painter, window, tints, f"herd {herd.animal}", landscape.UNKNOWN)
        _country(land, herd.habitat)
        painter.restore()
        yield
        animals = standing(herd, room, marker)
        body, ink = icons.body(herd.animal), icons.ink(herd.animal)
        for one in animals[:-1]:
            is_far = one.feet < room.height() * (sum(_FEET) / 2)
            shade = 0.42 if is_far else 0.62
            place = QPointF(one.x, one.feet)
            shape = icons.placed(body, place.x(), place.y(), one.size, mirror=one.mirror)
            painter.fillPath(shape, mix(tints.far, tints.near, shade * 0.7))
            drawing = icons.placed(ink, place.x(), place.y(), one.size, mirror=one.mirror)
            painter.fillPath(drawing, mix(tints.far, tints.near, shade + 0.15))
        yield
        for leader in animals[-1:]:
            _paint_leader(painter, herd, leader, room)
    finally:  # also if the rest is not waited for
        painter.restore()
    painter.strokePath(frame, line(colour(tints.dark, 0.8), 1.2))


def _country(land: Landscape, habitat: str) -> None:
    """Paint the hills of a habitat, and what grows or stands there."""
    depth = land.depth
    rough = 0.4 if habitat in ("desert", "ice") else 1.7 if habitat == "rock" else 1.0
    land.hills(0.56, 20, depth(-0.5), depth(-0.3), rough)
    if habitat == "rock":
        for x, top, width in ((0.14, 0.38, 0.13), (0.86, 0.44, 0.17)):
            steps = (
                (-0.7, 0.78),
                (-0.5, top + 0.03),
                (-0.4, top),
                (0.38, top),
                (0.5, top + 0.04),
                (0.75, 0.78),
            )
            edge = [(land.x(x + width * aside), land.y(y)) for aside, y in steps]
            land.shape(polygon(edge), depth(0.12), depth(-0.1))
    if habitat == "shore":
        sea = QRectF(land.window.left(), land.y(0.66), land.window.width(), land.window.height())
        tones = [(0.0, mix(depth(-0.7), "#ffffff", 0.3)), (1.0, depth(0.1))]
        land.painter.fillRect(sea, down(sea.top(), land.y(0.9), tones))
    else:
        land.hills(0.70, 16, depth(-0.1), depth(0.1), rough)
    if habitat in _PLANTS:
        name, size = _PLANTS[habitat]
        for x, share in ((0.10, 1.0), (0.21, 0.74), (0.80, 0.8), (0.91, 1.0)):
            share *= land.seeds.between(0.85, 1.1) * size * land.window.height() / land.span
            land.plant(name, x + land.seeds.between(-0.02, 0.02), 0.86, share, depth(0.26))
    pale = 0.5 if habitat == "ice" else 0.0
    land.hills(
        0.88, 8, mix(depth(0.3), land.family.sky_low, pale), mix(depth(0.6), land.family.sky_low, pale)
    )


def _paint_leader(painter: QPainter, herd: Herd, leader: Placed, room: QSizeF) -> None:
    parts = (icons.ink(herd.animal), icons.body(herd.animal), icons.outline(herd.animal))
    mirror = herd.is_turned
    drawing, shape, rough = (
        icons.placed(part, leader.x, leader.feet, leader.size, mirror=mirror) for part in parts
    )
    painter.strokePath(shape, line(colour(palette.CUT, 0.9), max(room.height() * 0.022, 1.2)))
    animal(painter, drawing, shape, rough, herd.land, grained=False)


def leader(herd: Herd, width: float, height: float, marker: float, ratio: float) -> QPixmap:
    """Return the leader of a herd as it stands in the picture, and nothing else of that."""
    room = QSizeF(width, height)

    def draw(painter: QPainter) -> None:
        for one in standing(herd, room, marker)[-1:]:
            _paint_leader(painter, herd, one, room)

    return painted(("leader", herd, round(marker)), width, height, ratio, draw)


def picture(herd: Herd, width: float, height: float, marker: float, ratio: float) -> QPixmap:
    """Return a herd in its landscape, with room in its lower corners for markers of a side."""
    room = QSizeF(width, height)
    key = ("herd", herd, round(marker))
    return painted(key, width, height, ratio, lambda painter: paint(painter, herd, room, marker))


def muzzle(herd: Herd, room: QRectF, marker: float, towards: QPointF) -> QPointF:
    """Return where the leader of a herd in a picture reaches farthest towards a point.

    Of a herd that has just died out it is the middle of the picture.
    """
    animals = standing(herd, room.size(), marker)
    if not animals:
        return room.center()
    leader = animals[-1]
    body = icons.placed(icons.body(herd.animal), leader.x, leader.feet, leader.size, mirror=leader.mirror)
    shape: list[QPointF] = body.translated(room.topLeft()).toFillPolygon().toList()
    way = towards - room.center()
    return max(shape, key=lambda point: QPointF.dotProduct(point, way), default=room.center())


def lost(herd: Herd, count: int, room: QSizeF, marker: float) -> list[Placed]:
    """Return where those stand that a herd loses first, so many of them: the outer ones, the leader last."""
    animals = standing(herd, room, marker)
    leader = animals[-1:]
    others = sorted(animals[:-1], key=lambda one: -abs(one.x - room.width() / 2))
    return [*others, *leader][:count]


def paint_alone(painter: QPainter, herd: Herd, one: Placed) -> None:
    """Paint one animal of a herd without its landscape, into a square of its size."""
    tints = herd.land
    body, ink = (
        icons.placed(part, one.size / 2, one.size, one.size, mirror=one.mirror)
        for part in (icons.body(herd.animal), icons.ink(herd.animal))
    )
    painter.strokePath(body, line(colour(palette.CUT, 0.9), max(one.size * 0.03, 1.6)))
    painter.fillPath(body, mix(tints.far, tints.near, 0.5))
    painter.fillPath(ink, mix(tints.far, tints.near, 0.9))


def standing(herd: Herd, room: QSizeF, marker: float) -> list[Placed]:
    """Return where the animals of a herd stand in a picture, the leader last: in front of the others."""
    if not herd.population:
        return []
    outline = icons.body(herd.animal).boundingRect()
    count = herd.population
    grown = (min(max(herd.body, 1), LARGEST_BODY) - 1) / (LARGEST_BODY - 1)
    crowded = 1 - (1 - _CROWDED) * (min(count, 6) - 1) / 5
    full = icons.SIDE * min(
        room.height() * 0.86 / outline.height(), (room.width() - 2 * marker) * 0.62 / outline.width()
    )
    size = full * (_smallest(room) + (1 - _smallest(room)) * grown) * crowded
    wide = outline.width() * size / icons.SIDE
    middle = room.width() / 2
    leader = _placed(outline, middle, room.height() * 0.95, size, mirror=False)
    large, small = _FOLLOWER
    less = size * (small + (large - small) * grown)
    narrow = outline.width() * less / icons.SIDE
    edge = marker * 0.55 + narrow / 2
    others = []
    for number in range(count - 1):
        is_left = number % 2 == 0
        on_side = number // 2
        among = (count - 1 + (1 if is_left else 0)) // 2
        inner = wide / 2 + narrow * 0.42
        outer = max(middle - edge, inner)
        share = 0.5 if among == 1 else on_side / (among - 1)
        away = inner + (outer - inner) * share
        x = middle - away if is_left else middle + away
        feet = _FEET[(number + number // 2) % 2] * room.height()
        others.append(_placed(outline, x, feet, less, mirror=not is_left))
    others.sort(key=lambda one: one.feet)
    return [*others, leader]


def _smallest(room: QSizeF) -> float:
    """Return how large the leader is with the smallest body, so that it can be known in a picture."""
    (large, small), (most, least) = _SMALLEST, _LARGE_PICTURE
    share = min(max((room.height() - least) / (most - least), 0.0), 1.0)
    return small + (large - small) * share


def _sky(painter: QPainter, room: QSizeF, tints: palette.Family, seeds: Seeds) -> None:
    """Paint sky and sun."""
    high, low = colour(tints.sky_high), colour(tints.sky_low)
    whole = QRectF(QPointF(), room)
    painter.fillRect(whole, down(0, room.height(), [(0, high), (0.62, low), (1, low)]))
    side = seeds.between(0.3, 0.42)
    x = room.width() * (side if seeds.flip() else 1 - side)
    radius = room.height() * _SUN
    for growth, opacity in ((2.4, 0.16), (1.6, 0.26), (1.0, 1.0)):
        centre = QPointF(x, room.height() * 0.25)
        painter.fillPath(disc(centre, radius * growth), colour(tints.sun, opacity))


def _placed(outline: QRectF, x: float, feet: float, size: float, *, mirror: bool) -> Placed:
    """Return where a drawing is placed so that the middle of its *outline* stands at a point."""
    scale = size / icons.SIDE
    aside = (outline.center().x() - icons.SIDE / 2) * scale
    below = (icons.SIDE - outline.bottom()) * scale
    return Placed(x + aside if mirror else x - aside, feet + below, size, mirror)
