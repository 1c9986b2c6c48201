"""Every picture of the game as a pixmap, painted once and kept.

All sizes are logical pixels; `ratio` is the device pixel ratio of the screen, and the pixmap carries it, so
that it is drawn sharp at its logical size.  Words on pictures come as arguments, already translated.  Each is
kept under all its arguments; the least used are forgotten when they together exceed `LIMIT` bytes.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.ui.kit import boards, faces, glyphs, icons, palette, pond, tokens
from evolution_qt.ui.kit.boards import BoardMetrics, board_metrics
from evolution_qt.ui.kit.brush import colour, line, rounded, shadow
from evolution_qt.ui.kit.easel import SKETCHED, Draw, PictureStore, Steps
from evolution_qt.ui.kit.pond import PondMetrics, pond_metrics
from evolution_qt.ui.kit.seatmarks import mark_path

__all__ = [
    "GLYPHS",
    "LIMIT",
    "SIGNS",
    "TOKENS",
    "BoardMetrics",
    "PondMetrics",
    "badge",
    "board_metrics",
    "card",
    "card_back",
    "card_height",
    "drop_shadow",
    "forget",
    "glyph",
    "hidden_chip",
    "icon",
    "keep",
    "pond_metrics",
    "seal",
    "seat_mark",
    "shadow_margin",
    "species_board",
    "table",
    "table_sketch",
    "token",
    "trait_chip",
    "watering_hole",
]

LIMIT = 48 * 1024 * 1024
"""Bytes of pixmaps that are kept, on a screen of single density, unless `keep` says otherwise."""
TOKENS = tokens.KINDS
"""Names for `token`."""
SIGNS = ("dinosaur-bones", "dinosaur-egg", "footprint", "hourglass", "laurel-crown", "ammonite-fossil")
"""Names for `icon` beside the animals: extinct, new species, traces, waiting, victory, first player."""
GLYPHS = glyphs.NAMES
"""Names for `glyph`."""


_DISC = 0.82
"""How much of its picture a seat's disc takes, so that the corners of the others have room."""
_store = PictureStore(LIMIT)


def forget() -> None:
    """Forget every kept picture, as when the program ends."""
    _store.clear()


def keep(limit: int) -> None:
    """Keep pictures up to so many bytes, on a screen of single density, from the next one on."""
    _store.limit = limit


def card_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * faces.HEIGHT / faces.WIDTH)


def card(
    trait: str, food: int, title: str, text: str, family: str, width: int, ratio: float = 1.0
) -> QPixmap:
    """Return the face of a trait card: with rules text from `faces.SMALL_BELOW` pixels of width on."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        if width < faces.SMALL_BELOW:
            return faces.small(painter, trait, food, title, family, pixels=width)
        return faces.large(painter, trait, food, title, text, family, pixels=width)

    key = ("card", trait, food, title, text if width >= faces.SMALL_BELOW else "", family)
    return _picture(key, width, card_height(width), ratio, draw)


def covered_card(
    trait: str,
    food: int,
    title: str,
    family: str,
    width: int,
    covered: int,
    *,
    upright: bool,
    ratio: float = 1.0,
) -> QPixmap:
    """Return a small card of which so many pixels at the left are covered; *upright* as for `faces.small`."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        over = covered * faces.WIDTH / width
        return faces.small(painter, trait, food, title, family, over, pixels=width, upright=upright)

    key = ("covered card", trait, food, title, family, covered, upright)
    return _picture(key, width, card_height(width), ratio, draw)


def card_back(width: int, ratio: float = 1.0) -> QPixmap:
    """Return the back that all cards share."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        return faces.back(painter)

    return _picture(("back",), width, card_height(width), ratio, draw)


def trait_chip(trait: str, title: str, family: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the name plate of an open trait on a species board."""
    key = ("chip", trait, title, family)
    return _picture(
        key, width, height, ratio, lambda painter: faces.chip(painter, width, height, trait, title, family)
    )


def hidden_chip(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the name plate of a trait that lies face down."""
    return _picture(
        ("hidden",), width, height, ratio, lambda painter: faces.hidden_chip(painter, width, height)
    )


def seal(family: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the sign of a trait family."""

    def draw(painter: QPainter) -> None:
        faces.seal(painter, QPointF(size / 2, size / 2), size * 0.42, family)

    return _picture(("seal", family), size, size, ratio, draw)


def token(kind: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return a token, marker or badge of one of `TOKENS`."""
    return _picture(("token", kind), size, size, ratio, lambda painter: tokens.paint(painter, kind, size))


def badge(words: str, size: int, ratio: float = 1.0, fill: str = palette.SLATE_DARK) -> QPixmap:
    """Return a round badge with a number, as for the cards of a hand."""
    key = ("badge", words, fill)
    return _picture(key, size, size, ratio, lambda painter: tokens.badge(painter, words, size, fill))


def species_board(
    body: int,
    population: int,
    food: int,
    carnivore: bool,
    width: int,
    height: int,
    ratio: float = 1.0,
    *,
    kind: int = 0,
) -> QPixmap:
    """Return a species board; `kind` chooses the plant eater, 0 leaves a marker out."""

    def draw(painter: QPainter) -> None:
        boards.paint(painter, width, height, body, population, food, carnivore=carnivore, kind=kind)

    return _picture(("board", body, population, food, carnivore, kind), width, height, ratio, draw)


def watering_hole(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the pond, clear around it; `pond_metrics` tells where chips may lie."""
    return _picture(
        ("pond",), width, height, ratio, lambda painter: pond.watering_hole(painter, width, height)
    )


def table(theme: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the table of a theme, `light` or `dark`."""

    def draw(painter: QPainter) -> Steps:
        return pond.table(painter, width, height, theme)

    # nothing shines through: without an alpha channel it is laid down in a third of the time
    return _picture(("table", theme), width, height, ratio, draw, ground=Qt.GlobalColor.white)


def table_sketch(theme: str, width: int, height: int) -> QPixmap:
    """Return what a table looks like from afar, a few times smaller: its light alone, painted in no time."""
    pixmap = QPixmap(math.ceil(width / SKETCHED), math.ceil(height / SKETCHED))
    painter = QPainter(pixmap)
    painter.scale(1 / SKETCHED, 1 / SKETCHED)
    painter.fillRect(
        QRectF(0, 0, width + SKETCHED, height + SKETCHED), pond.table_light(width, height, theme)
    )
    painter.end()
    return pixmap


def glyph(name: str, size: int, tint: str, ratio: float = 1.0) -> QPixmap:
    """Return a button sign of one of `GLYPHS` in a colour."""

    def draw(painter: QPainter) -> None:
        painter.scale(size / glyphs.SIDE, size / glyphs.SIDE)
        glyphs.paint(painter, name, QColor(tint))

    return _picture(("glyph", name, tint), size, size, ratio, draw)


def seat_mark(tint: str, symbol: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the shape of a seat in its colour, with an edge that is seen on a dark ground."""

    def draw(painter: QPainter) -> None:
        painter.setBrush(QColor(tint))
        painter.setPen(line(QColor(palette.CREAM), max(size * 0.06, 1.2)))
        painter.drawPath(mark_path(symbol, QPointF(size / 2, size / 2), (size / 2 - 1) * _DISC))

    return _picture(("mark", symbol, tint), size, size, ratio, draw)


def icon(name: str, size: int, tint: str, ratio: float = 1.0) -> QPixmap:
    """Return one of the drawn icons, as named in `icons`, in one colour."""

    def draw(painter: QPainter) -> None:
        painter.fillPath(icons.placed(icons.ink(name), size / 2, size, size), QColor(tint))

    return _picture(("icon", name, tint), size, size, ratio, draw)


def shadow_margin(width: int, *, lifted: bool = False) -> int:
    """Return by how much a drop shadow is larger than its thing on every side."""
    return max(4, round(width * (0.10 if lifted else 0.05)))


def drop_shadow(
    width: int, height: int, ratio: float = 1.0, *, lifted: bool = False, theme: str = "dark"
) -> QPixmap:
    """Return the soft shadow of a card or board; lay it `shadow_margin` up and left of the thing."""
    margin = shadow_margin(width, lifted=lifted)

    def draw(painter: QPainter) -> None:
        room = QRectF(margin, margin, width, height)
        spread = margin * 0.75
        body = rounded(room.adjusted(spread * 0.6, spread * 0.6, -spread * 0.6, -spread * 0.6), width * 0.06)
        tint = colour(palette.THEMES[theme].shadow, 0.62)
        shadow(painter, body, margin * 0.35, tint, spread=spread, steps=8)

    key = ("shadow", width, height, lifted, theme)
    return _picture(key, width + 2 * margin, height + 2 * margin, ratio, draw)


def _picture(
    key: tuple[Hashable, ...],
    width: int,
    height: int,
    ratio: float,
    draw: Draw,
    *,
    ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QPixmap:
    pixels = QSize(max(math.ceil(width * ratio), 1), max(math.ceil(height * ratio), 1))
    return _store.picture((*key, width, height, ratio), pixels, ratio, draw, ground)
