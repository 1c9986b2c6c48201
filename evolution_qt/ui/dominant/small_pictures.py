"""Animals, tiles, elements and cards as small pictures, painted once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.games.dominant.cards import CARDS
from evolution_qt.ui.dominant import signs
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.art import picture
from evolution_qt.ui.kit.brush import colour, down, line, rounded
from evolution_qt.ui.kit.writing import Paragraph

CARD_SIGNS: Final = {
    "aquatic": "dolphin",
    "biodiversity": "three-leaves",
    "biomass": "fern",
    "blight": "dead-wood",
    "catastrophe": "dinosaur-bones",
    "cold_snap": "snowflake-2",
    "disease": "rat",
    "ecodiversity": "coral",
    "evolution": "dna2",
    "fecundity": "rabbit",
    "fertile": "sprout",
    "habitat": "nest-eggs",
    "hibernation": "hedgehog",
    "ice_age": "mammoth",
    "ice_sheet": "penguin",
    "immigrants": "swan",
    "instinct": "fox-head",
    "intelligence": "octopus",
    "mass_exodus": "bison",
    "metamorphosis": "caterpillar",
    "niche_biomes": "cactus",
    "nocturnal": "owl",
    "omnivore": "boar",
    "parasitism": "ant",
    "predator": "tiger-head",
    "symbiotic": "clownfish",
}
"""The sign of each card."""
_PAPER: Final = ("#fffaf0", "#f4e8cf")
_COLD: Final = ("#eef6fa", "#cfe1ec")
"""The paper of a card, and that of Ice Age."""
_HIGH: Final = 1.4
"""Widths that a card is high."""
_INK: Final = "#2c2620"


def card_height(width: int) -> int:
    """Return how high a card of a width is."""
    return round(width * _HIGH)


def portrait(animal: int, side: int, ratio: float) -> QPixmap:
    """Return an animal on its plate."""
    return _drawn(
        ("dominant animal", animal), side, side, ratio, lambda one, room: signs.portrait(one, animal, room)
    )


def hexagon(terrain: int, side: int, ratio: float) -> QPixmap:
    """Return a tile."""
    return _drawn(
        ("dominant tile", terrain),
        side,
        side,
        ratio,
        lambda one, room: signs.tile(one, terrain, room.center(), room.width() / 2, "page"),
    )


def disk(element: int, side: int, ratio: float) -> QPixmap:
    """Return the disk of an element."""
    return _drawn(
        ("dominant disk", element),
        side,
        side,
        ratio,
        lambda one, room: signs.element(one, element, room.center(), room.width() * 0.46),
    )


def card_sign(card: int, side: int, ratio: float) -> QPixmap:
    """Return the sign of a card on its paper."""

    def paint(painter: QPainter, room: QRectF) -> None:
        _paper(painter, room.adjusted(0.5, 0.5, -0.5, -0.5), card)
        inset = side * 0.14
        signs.icon(
            painter, CARD_SIGNS[CARDS[card].key], room.adjusted(inset, inset, -inset, -inset), colour(_INK)
        )

    return _drawn(("dominant card sign", card), side, side, ratio, paint)


def card(number: int, name: str, text: str, width: int, ratio: float) -> QPixmap:
    """Return a card with its sign, its name and what it does."""

    def paint(painter: QPainter, room: QRectF) -> None:
        _paper(painter, room.adjusted(1, 1, -1, -1), number)
        edge = width * 0.07
        upper = QRectF(edge, edge, width - 2 * edge, width * 0.56)
        signs.icon(painter, CARD_SIGNS[CARDS[number].key], upper, colour(_INK))
        head = QRectF(edge, upper.bottom() + edge * 0.5, upper.width(), width * 0.13)
        title = fonts.title(max(round(width * 0.1), 11))
        writing.draw_line(painter, head, name, title, colour(_INK), Qt.AlignmentFlag.AlignCenter, least=11)
        below = QPointF(edge, head.bottom() + edge * 0.4)
        pixels = max(round(width * 0.068), 11)
        told = Paragraph(text, fonts.text(pixels), upper.width(), leading=0.95)
        told.draw(painter, below, colour(_INK))

    return _drawn(("dominant card", number, name, text), width, card_height(width), ratio, paint)


def _paper(painter: QPainter, room: QRectF, card: int) -> None:
    """Paint the ground of a card."""
    light, shade = _COLD if CARDS[card].key in ("ice_age", "cold_snap", "ice_sheet") else _PAPER
    path = rounded(room, room.width() * 0.07)
    painter.fillPath(path, down(room.top(), room.bottom(), [(0.0, colour(light)), (1.0, colour(shade))]))
    painter.setPen(line(colour("#8a7038"), max(1.0, room.width() * 0.008)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _drawn(
    key: tuple[Hashable, ...],
    width: int,
    height: int,
    ratio: float,
    paint: Callable[[QPainter, QRectF], None],
) -> QPixmap:
    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))

    return picture(key, width, height, ratio, draw)
