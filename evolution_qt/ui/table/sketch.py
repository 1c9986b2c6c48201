"""A game in a small picture: the species of all seats and the watering hole, as all players may know them.

There are no hands in it, and what lies face down has a back: a game makes a sketch from what a player knows
who sits at no seat.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.crest import Crest
from evolution_qt.ui.kit import art, fonts, herds, palette, pictures
from evolution_qt.ui.kit.brush import colour, disc, down, glow, line, mix, rounded
from evolution_qt.ui.kit.crest_icons import REACH, draw_crest
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.pixmap_cache import HINTS
from evolution_qt.ui.kit.pixmaps import painted

Drawn = tuple[str, str]
"""Key and family of a trait; two empty words stand for one that lies face down."""
FACE_DOWN: Final = ("", "")

_EDGE: Final = 0.055
"""Room around everything, in heights of the picture."""
_HIGHEST: Final = 0.30
"""The height of a row at most, in heights of the picture."""
_POND: Final = 0.25
"""Width of the watering hole's column, in heights of the picture."""
_TALL: Final = 0.84
"""Height of a species at most, in heights of a row."""
_WIDE: Final = 1.2
"""Width of a species, in its heights."""
_GAP: Final = 0.1
"""Room between two species, in their heights."""
_INSET: Final = 0.05
"""Room around the parts of a species, in its heights."""
_PICTURE: Final = 0.6
"""Height of the herd's picture, in heights of a species."""
_ABOVE_PILE: Final = 0.46, 0.24
"""Heights of the picture and of the traits where a pile lies below them."""
_BACKS: Final = 12
"""So many backs of a pile are drawn at most: more look the same in so small a picture."""
_SLOTS: Final = 3
"""Traits that have a place of the usual size; more of them are smaller."""
_CREST: Final = 0.18
"""Radius of a crest, in heights of a row."""
_LEAST_CREST: Final = 3.2
"""The same in pixels, where rows are low: shapes are to be told apart."""
_LEAST_POND: Final = 10.0
"""Pixels of the radius of the watering hole from which on digits have room."""


@dataclass(frozen=True)
class SketchedAnimal:
    """A species: its herd, its traits from the left, and how many cards the pile below it has, if any."""

    herd: Herd
    traits: tuple[Drawn, ...]
    pile: int = 0

    @property
    def picture(self) -> float:
        """Return the height of its picture, in its own heights."""
        return _ABOVE_PILE[0] if self.pile else _PICTURE


@dataclass(frozen=True)
class Sketch:
    """What is drawn: the species of each seat, and the chips on the watering hole."""

    seats: tuple[tuple[SketchedAnimal, ...], ...]
    water: int
    light: str = "day"
    """The light on the table, one of `palette.LIGHTS`."""


def painting(
    sketch: Sketch, size: QSize, ratio: float, theme: str, crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    """Paint a sketch a little at a time, and return the picture; *crests* is that of each seat."""
    tall = _tall(sketch, size)
    for animal in (animal for row in sketch.seats for animal in row):
        _herd(animal, tall, ratio)
        yield
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHints(HINTS)
        room = QRectF(0, 0, size.width(), size.height())
        _paint(painter, sketch, room, tall, ratio, theme, crests)
    finally:
        painter.end()
    return pixmap


def _row_height(sketch: Sketch, size: QSize) -> float:
    room = size.height() * (1 - 2 * _EDGE)
    return min(room / max(len(sketch.seats), 1), size.height() * _HIGHEST)


def _crest_radius(row: float) -> float:
    """Return the radius of a crest in a row of this height."""
    return max(row * _CREST, min(row * 0.38, _LEAST_CREST))


def crest_place(sketch: Sketch, size: QSize, seat: int) -> tuple[QPointF, float]:
    """Return where the crest of a seat lies in a picture of a size: its middle and its radius."""
    row = _row_height(sketch, size)
    radius = _crest_radius(row)
    middle = size.height() / 2 - row * len(sketch.seats) / 2 + row * (seat + 0.5)
    return QPointF(size.height() * _EDGE + radius * REACH, middle), radius


def _tall(sketch: Sketch, size: QSize) -> float:
    """Return the height of a species in pixels, so that the longest row has its room."""
    high = size.height()
    row = _row_height(sketch, size)
    room = size.width() - high * (2 * _EDGE + _POND) - 2 * _crest_radius(row) * REACH - row * 0.1
    longest = max(map(len, sketch.seats), default=0)
    return max(min(row * _TALL, room / max(longest * (_WIDE + _GAP), 1.0)), 4.0)


def _herd(animal: SketchedAnimal, tall: float, ratio: float) -> QPixmap:
    """Return the picture of a herd, for a species of a height."""
    herd, wide, high = animal.herd, tall * (_WIDE - 2 * _INSET), tall * animal.picture
    room = QSizeF(wide, high)
    key = ("herd", herd, 0)
    return painted(key, wide, high, ratio, lambda painter: herds.paint(painter, herd, room, 0.0))


def _trait(trait: Drawn, side: int, ratio: float) -> QPixmap:
    key, family = trait
    if trait == FACE_DOWN:
        return pictures.hidden_chip(side, side, ratio)
    return pictures.plate(key, "", family, pictures.OPEN, 0, side, side, ratio)


def _paint(
    painter: QPainter,
    sketch: Sketch,
    room: QRectF,
    tall: float,
    ratio: float,
    theme: str,
    crests: Sequence[Crest],
) -> None:
    tints = palette.THEMES[palette.lit(theme, sketch.light)]
    high = room.height()
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), high * 0.09)
    light = "" if palette.is_strong(theme) else palette.light_of(theme, sketch.light)
    painter.fillPath(cloth, art.table_light(room.width(), high, theme, light))
    painter.setClipPath(cloth)
    edge = high * _EDGE
    size = room.size().toSize()
    for seat, animals in enumerate(sketch.seats):
        place, radius = crest_place(sketch, size, seat)
        draw_crest(painter, palette.badge_of(crests[seat]), place, radius)
        middle, left = place.y(), place.x() + radius * REACH + _row_height(sketch, size) * 0.1
        for animal in animals:
            _animal(painter, animal, QRectF(left, middle - tall / 2, tall * _WIDE, tall), ratio)
            left += tall * (_WIDE + _GAP)
    _pond(painter, sketch.water, QRectF(room.right() - high * _POND - edge, 0, high * _POND, high))
    painter.setClipping(False)
    painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)


def _animal(painter: QPainter, animal: SketchedAnimal, place: QRectF, ratio: float) -> None:
    """Paint a species: its herd, below that its traits, and below them its pile."""
    tall = place.height()
    sheet = rounded(place, min(tall * 0.1, 5))
    light = [(0.0, colour(palette.PAPER)), (1.0, colour(palette.PAPER_SHADE))]
    painter.fillPath(sheet, down(place.top(), place.bottom(), light))
    inset = tall * _INSET
    painter.drawPixmap(place.topLeft() + QPointF(inset, inset), _herd(animal, tall, ratio))
    top = place.top() + inset + tall * animal.picture
    room = QRectF(place.left() + inset, top, place.width() - 2 * inset, place.bottom() - top)
    if animal.pile:
        foot = room.adjusted(0, tall * _ABOVE_PILE[1], 0, -inset)
        room.setBottom(foot.top())
        _pile(painter, animal.pile, foot)
    step = room.width() / max(len(animal.traits), _SLOTS)
    side = max(int(min(step * 0.94, room.height() * 0.84)), 2)
    for at, trait in enumerate(animal.traits):
        corner = QPointF(room.left() + step * at, room.center().y() - side / 2)
        painter.drawPixmap(corner, _trait(trait, side, ratio))


def _pile(painter: QPainter, cards: int, room: QRectF) -> None:
    """Paint the backs of a pile, the topmost at the left."""
    shown = min(cards, _BACKS)
    wide = room.height() / 1.4
    step = min(wide * 0.6, (room.width() - wide) / max(shown - 1, 1))
    edge = line(colour(palette.PAPER), max(wide * 0.08, 0.6))
    for at in reversed(range(shown)):
        back = rounded(QRectF(room.left() + step * at, room.top(), wide, room.height()), wide * 0.12)
        tones = [(0.0, colour(palette.BACK_LIGHT)), (1.0, colour(palette.BACK_DARK))]
        painter.fillPath(back, down(room.top(), room.bottom(), tones))
        painter.strokePath(back, edge)


def _pond(painter: QPainter, water: int, room: QRectF) -> None:
    """Paint the watering hole, with the number of chips on it where it can be read."""
    radius = room.width() * 0.46
    spot = disc(room.center(), radius)
    tones = [
        (0.0, colour(palette.WATER_LIGHT)),
        (0.7, colour(palette.WATER)),
        (1.0, colour(palette.WATER_DARK)),
    ]
    painter.fillPath(spot, glow(room.center(), radius, tones))
    painter.setPen(line(colour(palette.SAND_DARK), max(radius * 0.09, 1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(spot)
    if radius < _LEAST_POND:
        return
    painter.setPen(colour("#ffffff"))
    painter.setFont(fonts.title(max(round(radius * 0.95), fonts.LEAST)))
    painter.drawText(room.translated(0, -radius * 0.04), Qt.AlignmentFlag.AlignCenter, str(water))
