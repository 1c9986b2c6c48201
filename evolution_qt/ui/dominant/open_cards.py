"""The cards that lie open: what each does, and what it would bring here."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.games.dominant.cards import CARDS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import looks
from evolution_qt.ui.dominant.card_effects import effect
from evolution_qt.ui.dominant.panel import RIGHT, Panel
from evolution_qt.ui.dominant.things import CARD, Thing
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.drag import Grip
from evolution_qt.ui.kit.guard import guarded

translate = QCoreApplication.translate

_MOST_CARDS: Final = 5
"""Cards that lie open at most."""
_LEADING: Final = 0.84
"""The height of a line of their text."""


@guarded
class CardsItem(Panel):
    """The cards that lie open, a line each."""

    def look(self) -> object:
        """Return the cards, what each brings the viewer here, and which may be taken."""
        assert self.state is not None
        return tuple(self.places), self._effects, self.held.intersection(self.places)

    def lay(self) -> None:
        """Find the line of each card, and what it would bring."""
        assert self.state is not None
        unit = self.style.unit
        cards = [card for card in range(1, len(CARDS)) if self.state.cards >> card & 1]
        top, wide = 28 * unit, self.rect.width() - 16 * unit
        room = self.rect.height() - top - 4 * unit
        least = min(room / _MOST_CARDS, 46 * unit)
        high = [max(least, self._needed(card, wide - 14 * unit)) for card in cards]
        if sum(high) > room:
            high = [room / len(cards)] * len(cards)
        self.places = {}
        for card, tall in zip(cards, high, strict=True):
            self.places[Thing(CARD, card)] = QRectF(8 * unit, top, wide, tall - 3 * unit)
            top += tall
        viewer, seen = self.viewer, self.places if self.viewer >= 0 else ()
        self._effects = {thing: effect(self.state, thing.number, viewer) for thing in seen}

    @property
    def _small(self) -> int:
        """Return the pixels of the letters of the text of a card, where there is room."""
        return self.px(11.5)

    def _needed(self, card: int, width: float) -> float:
        """Return how much height the whole text of a card needs."""
        text = writing.Paragraph(self.words.card_text(card), fonts.text(self._small), width, leading=_LEADING)
        return text.size.height() + 23 * self.style.unit

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of a card that may be taken."""
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                return Grip(thing, self.mapRectToScene(rect), None, QPixmap())
        return None

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw a heading and the lines."""
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        head = QRectF(12 * unit, 4 * unit, self.rect.width() - 24 * unit, 22 * unit)
        writing.draw_line(
            painter,
            head,
            translate("DominantTable", "Cards"),
            fonts.title(round(16 * unit)),
            colour(tints.text),
        )
        for thing, rect in self.places.items():
            self.plate(painter, rect, is_raised=True, edge=tints.target if thing in self.held else "")
            self._card(painter, thing.number, rect.adjusted(8 * unit, 0, -6 * unit, 0))

    def _card(self, painter: QPainter, card: int, room: QRectF) -> None:
        """Write the name of a card, what it would bring the viewer here, and what it does."""
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        tall = min(17 * unit, (room.height() - unit) * 0.52)
        upper = QRectF(room.left(), room.top() + unit, room.width(), tall)
        name = self.words.card(card)
        size = min(14.5, tall / unit * 0.84)
        font = fonts.text(self.px(size), bold=True)
        self.line(painter, upper, name, bold=True, size=size)
        if self.viewer >= 0:
            found = self._effects[Thing(CARD, card)]
            tint = {1: looks.ink(self.style.theme, "gain"), -1: tints.warning}.get(
                found.mood, tints.text_muted
            )
            left = writing.width_of(font, name) + 8 * unit
            beside = upper.adjusted(left, 0, 0, 0)
            self.line(painter, beside, found.words, bold=True, size=min(13, size), tint=tint, align=RIGHT)
        words = self.words.card_text(card)
        for px in range(self._small, 10, -1):
            text = writing.Paragraph(words, fonts.text(px), room.width(), leading=_LEADING)
            if text.size.height() <= room.bottom() - upper.bottom() + 2 * unit:
                text.draw(painter, QPointF(room.left(), upper.bottom() - unit), colour(tints.text_muted))
                return
        below = QRectF(room.left(), upper.bottom() - unit, room.width(), min(14 * unit, tall))
        self.line(painter, below, words, size=11.5, tint=tints.text_muted)
