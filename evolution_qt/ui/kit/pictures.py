"""Pictures as pixmaps: cards, plates, tokens, the watering hole; painted once and kept.

All sizes are logical pixels; `ratio` is the device pixel ratio of the screen. Words on pictures come as
arguments, already translated.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit import faces, palette, pond, tokens
from evolution_qt.ui.kit.art import picture
from evolution_qt.ui.kit.items import HandLook
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.pixmaps import painted


def card_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * faces.HEIGHT / faces.WIDTH)


def card(
    trait: str, food: int | None, title: str, text: str, family: str, width: int, ratio: float = 1.0
) -> QPixmap:
    """Return the face of a trait card: with rules text from `faces.SMALL_BELOW` pixels of width on."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        if width < faces.SMALL_BELOW:
            return faces.small(painter, trait, food, title, family, pixels=width)
        return faces.large(painter, trait, food, title, text, family, pixels=width)

    key = ("card", trait, food, title, text if width >= faces.SMALL_BELOW else "", family)
    return picture(key, width, card_height(width), ratio, draw)


def hand_card(
    trait: str,
    food: int | None,
    title: str,
    text: str,
    family: str,
    width: int,
    covered: int,
    *,
    upright: bool = False,
    ratio: float = 1.0,
) -> QPixmap:
    """Return a card of a hand of which so many pixels at the right are covered; without *text* a small one.

    *upright* is as for `faces.small`.
    """

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        over = covered * faces.WIDTH / width
        if text:
            told = faces.TOLD
            return faces.large(painter, trait, food, title, text, family, over, pixels=width, smallest=told)
        return faces.small(painter, trait, food, title, family, over, pixels=width, upright=upright)

    key = ("hand card", trait, food, title, text, family, covered, upright)
    return picture(key, width, card_height(width), ratio, draw)


def card_back(width: int, ratio: float = 1.0) -> QPixmap:
    """Return the back that all cards share."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        return faces.back(painter)

    return picture(("back",), width, card_height(width), ratio, draw)


def hidden_chip(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the name plate of a trait that lies face down."""
    return picture(
        ("hidden",), width, height, ratio, lambda painter: faces.hidden_chip(painter, width, height)
    )


def seal(family: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the sign of a trait family."""

    def draw(painter: QPainter) -> None:
        faces.seal(painter, QPointF(size / 2, size / 2), size * 0.42, family)

    return picture(("seal", family), size, size, ratio, draw)


def token(kind: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return a token, marker or badge of one of `tokens.KINDS`."""
    return picture(("token", kind), size, size, ratio, lambda painter: tokens.paint(painter, kind, size))


def folding_screen(tint: str, side: int, ratio: float = 1.0) -> QPixmap:
    """Return a player screen in the colour of a seat, folded twice, with chips behind it."""
    return picture(
        ("screen", tint), side, side, ratio, lambda painter: tokens.folding_screen(painter, tint, side)
    )


def badge(words: str, size: int, ratio: float = 1.0, fill: str = palette.SLATE_DARK) -> QPixmap:
    """Return a round badge with a number, as for the cards of a hand."""
    key = ("badge", words, fill)
    return picture(key, size, size, ratio, lambda painter: tokens.badge(painter, words, size, fill))


def watering_hole(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the pond, clear around it; `pond.pond_metrics` tells where chips may lie."""
    return picture(
        ("pond",), width, height, ratio, lambda painter: pond.watering_hole(painter, width, height)
    )


@dataclass(frozen=True)
class CardFace:
    """What is printed on a card, its words already translated; without a number where it has none."""

    trait: str
    name: str
    text: str
    family: str
    food: int | None

    @property
    def key(self) -> str:
        """Return the trait, whose page tells more of the card."""
        return self.trait

    def height(self, width: float) -> int:
        """Return how high a card is."""
        return card_height(round(width))

    def pixmap(self, width: float, ratio: float) -> QPixmap:
        """Return the card as it lies on the table: large picture and title, no rules text, in any width."""
        widest = faces.SMALL_BELOW - 1
        if width <= widest:
            return self.large(width, ratio)
        whole = QRectF(0, 0, round(width), card_height(round(width)))

        def draw(painter: QPainter) -> None:
            share = ratio * width / widest
            small = card(self.trait, self.food, self.name, "", self.family, widest, share)
            painter.drawPixmap(whole, small, QRectF(small.rect()))

        key = ("card", self.trait, self.food, self.name)
        return painted(key, whole.width(), whole.height(), ratio, draw)

    def in_hand(self, width: float, covered: float, ratio: float, look: HandLook) -> QPixmap:
        """Return the card as it lies in a hand where the next one covers so many pixels at its right."""
        return hand_card(
            self.trait,
            self.food,
            self.name,
            self.text if look.text else "",
            self.family,
            round(width),
            round(covered),
            upright=look.upright and not look.text,
            ratio=ratio,
        )

    def large(self, width: float, ratio: float) -> QPixmap:
        """Return the card as one reads it, with its rules text from a certain width on."""
        return card(self.trait, self.food, self.name, self.text, self.family, round(width), ratio)
