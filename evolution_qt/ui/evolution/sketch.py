"""A game in a small picture: the species of all seats and the watering hole, as all players may know them.

There are no hands in it, and what lies face down has a back: it is made from what a player knows who sits at
no seat.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.crest import Crest
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.ui.evolution import pictures, plates
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import colour, disc, down, glow, line, mix, rounded
from evolution_qt.ui.kit.pixmap_cache import HINTS
from evolution_qt.ui.kit.seatmarks import REACH, draw_crest

Drawn = tuple[str, str]
"""Key and family of a trait; two empty words stand for one that lies face down."""
FACE_DOWN: Final = ("", "")

_EDGE: Final = 0.055
"""Room around everything, in heights of the picture."""
_HIGHEST: Final = 0.30
"""The height of a row at most, in heights of the picture."""
_POND: Final = 0.25
"""Width of the watering hole's column, in heights of the picture."""
_TALL: Final = 1.75
"""Height of a species at most, in sides of a tile."""
_NO_TRAIT: Final = 0.55
"""Width of a species without traits, in sides of a tile."""
_MARK: Final = 0.18
"""Radius of a seat's mark, in heights of a row."""
_LEAST_MARK: Final = 3.2
"""The same in pixels, where rows are low: shapes are to be told apart."""
_LEAST_POND: Final = 10.0
"""Pixels of the radius of the watering hole from which on digits have room."""


@dataclass(frozen=True)
class SketchedAnimal:
    """A species board: two tracks from 1 to 6, and the traits from the left."""

    body: int
    population: int
    traits: tuple[Drawn, ...]


@dataclass(frozen=True)
class Sketch:
    """What is drawn: the species of each seat, and the chips on the watering hole."""

    seats: tuple[tuple[SketchedAnimal, ...], ...]
    water: int


def sketched(match: AnyMatch) -> Sketch:
    """Return what all players may know of a game, as far as it is drawn."""
    from evolution_qt.games.evolution.rules import Evolution

    game = match.game
    assert isinstance(game, Evolution)
    state = match.view(NOBODY).state
    table = game.table

    def drawn(card: int) -> Drawn:
        if card == UNKNOWN:
            return FACE_DOWN
        trait = game.table.traits[table.trait_of[card]]
        return trait.key, trait.family

    return Sketch(
        tuple(
            tuple(
                SketchedAnimal(
                    one.body,
                    one.population,
                    (*map(drawn, one.traits), *(FACE_DOWN for _ in one.hidden)),
                )
                for one in player.species
            )
            for player in state.players
        ),
        state.watering_hole,
    )


def painting(
    sketch: Sketch, size: QSize, ratio: float, theme: str, crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    """Paint a sketch a little at a time, and return the picture; *crests* is what each seat
    wears.
    """
    side = _side(sketch, size)
    for one in sorted({trait for row in sketch.seats for animal in row for trait in animal.traits}):
        _tile(one, side, ratio)
        yield
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHints(HINTS)
        room = QRectF(0, 0, size.width(), size.height())
        _paint(painter, sketch, room, side, ratio, theme, crests)
    finally:
        painter.end()
    return pixmap


def _row_height(sketch: Sketch, size: QSize) -> float:
    room = size.height() * (1 - 2 * _EDGE)
    return min(room / max(len(sketch.seats), 1), size.height() * _HIGHEST)


def _mark(row: float) -> float:
    """Return the radius of a seat's mark in a row of this height."""
    return max(row * _MARK, min(row * 0.38, _LEAST_MARK))


def _side(sketch: Sketch, size: QSize) -> int:
    """Return the side of a tile in pixels, so that the longest row has its room."""
    high = size.height()
    row = _row_height(sketch, size)
    room = size.width() - high * (2 * _EDGE + _POND) - 2 * _mark(row) * REACH - row * 0.1
    units = max((_units(row) for row in sketch.seats), default=1.0)
    return max(int(min(row * 0.56, room / max(units, 1.0))), 3)


def _units(row: tuple[SketchedAnimal, ...]) -> float:
    """Return how wide a row is, in sides of a tile."""
    return sum(_width(animal) + 0.3 for animal in row)


def _width(animal: SketchedAnimal) -> float:
    return max(len(animal.traits), _NO_TRAIT) + 0.3


def _tile(trait: Drawn, side: int, ratio: float) -> QPixmap:
    key, family = trait
    if trait == FACE_DOWN:
        return pictures.hidden_chip(side, side, ratio)
    return plates.plate(key, "", family, plates.OPEN, 0, side, side, ratio)


def _paint(
    painter: QPainter,
    sketch: Sketch,
    room: QRectF,
    side: int,
    ratio: float,
    theme: str,
    crests: Sequence[Crest],
) -> None:
    tints = palette.THEMES[theme]
    high = room.height()
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), high * 0.09)
    tones = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    painter.fillPath(cloth, glow(room.center(), room.width() * 0.6, tones))
    painter.setClipPath(cloth)
    edge = high * _EDGE
    row = _row_height(sketch, room.size().toSize())
    tall = min(row * 0.84, side * _TALL)
    top = room.center().y() - row * len(sketch.seats) / 2
    for seat, animals in enumerate(sketch.seats):
        middle = top + row * (seat + 0.5)
        mark = _mark(row)
        place = QPointF(edge + mark * REACH, middle)
        draw_crest(painter, crests[seat], place, mark)
        left = edge + 2 * mark * REACH + row * 0.1
        for animal in animals:
            width = _width(animal) * side
            board = QRectF(left, middle - tall / 2, width, tall)
            _animal(painter, animal, board, side, ratio)
            left += width + 0.3 * side
    _pond(painter, sketch.water, QRectF(room.right() - high * _POND - edge, 0, high * _POND, high))
    painter.setClipping(False)
    painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)


def _animal(painter: QPainter, animal: SketchedAnimal, board: QRectF, side: int, ratio: float) -> None:
    """Paint a tile with its traits, and below them population and body size as two bars."""
    sheet = rounded(board, min(board.height() * 0.16, 5))
    light = [(0.0, colour(palette.PAPER)), (1.0, colour(palette.PAPER_SHADE))]
    painter.fillPath(sheet, down(board.top(), board.bottom(), light))
    inset = 0.15 * side
    for at, trait in enumerate(animal.traits):
        painter.drawPixmap(
            QPointF(board.left() + inset + at * side, board.top() + inset), _tile(trait, side, ratio)
        )
    below = board.top() + inset + side
    bars = QRectF(board.left() + inset, below, board.width() - 2 * inset, board.bottom() - below)
    thick = bars.height() * 0.22
    for at, (value, tint) in enumerate(
        ((animal.population, palette.POPULATION), (animal.body, palette.BODY))
    ):
        y = bars.top() + bars.height() * (0.24 + 0.34 * at)
        painter.fillRect(QRectF(bars.left(), y, bars.width(), thick), colour(palette.PAPER_LINE, 0.45))
        painter.fillRect(QRectF(bars.left(), y, bars.width() * value / 6, thick), colour(tint))


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
