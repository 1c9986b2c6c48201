"""The plate on the deck that tells when the last round comes."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.phrasing import JOINER, phrased, plain

_PAD: Final = 3.0
_BELL: Final = 22.0
"""Units around the words, and of the bell above them."""
_OVER: Final = 7.5
"""Units by which the plate is wider than the deck, at each side; more where a word needs it."""
_LEADING: Final = 0.9
_LEAST: Final = 11
"""Pixels of the smallest letters."""


@guarded
class DeckNote(Item):
    """A bell and a few words on a plate that lies on the deck."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.words = ""
        self.setZValue(zvalues.PILE + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie_on(self, pile: QRectF, room: QRectF, words: str) -> None:
        """Say something on a pile, within a *room*; nothing without words."""
        unit = self.style.unit
        if words != self.words:
            self.words = words
            self.update()
        self.setVisible(bool(words))
        least = fonts.text(_LEAST, bold=True)
        needed = max((writing.width_of(least, one) for one in self._pieces()), default=0.0)
        over = max(_OVER * unit, (needed + 2 * _PAD * unit - pile.width()) / 2)
        place = pile.adjusted(-over, 0, over, 0)
        place.moveRight(min(place.right(), room.right()))
        place.moveLeft(max(place.left(), room.left()))
        self.place(place)

    @property
    def _room(self) -> QRectF:
        """Return the room of bell and words."""
        pad = _PAD * self.style.unit
        return self.rect.adjusted(pad, pad, -pad, -pad)

    def _pieces(self) -> list[str]:
        """Return what is never broken."""
        text = phrased(self.words)
        pieces = re.findall(f"[^{JOINER}](?:{JOINER}.)*", text) if JOINER in text else text.split()
        return [plain(one) for one in pieces]

    def _written(self) -> writing.Paragraph:
        """Return the words as large as no phrase is broken and there is room below the bell."""
        room, most = self._room, max(self.style.least_font, _LEAST)
        centre = Qt.AlignmentFlag.AlignHCenter
        for size in range(most, _LEAST - 1, -1):
            font = fonts.text(size, bold=True)
            found = writing.Paragraph(self.words, font, room.width(), centre, leading=_LEADING)
            is_whole = all(writing.width_of(font, one) <= room.width() for one in self._pieces())
            if is_whole and found.size.height() + self._bell <= room.height():
                break
        return found

    @property
    def _bell(self) -> float:
        return _BELL * self.style.unit

    @property
    def is_whole(self) -> bool:
        """Say whether all words lie on the deck, none of them broken."""
        room, least = self._room.width() + 0.5, fonts.text(_LEAST, bold=True)
        has_broken = any(writing.width_of(least, one) > room for one in self._pieces())
        return self._written().size.height() <= self.rect.height() and not has_broken

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plate, the bell and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, written = self._room, self._written()
        has_bell = written.size.height() + self._bell <= room.height()
        tall = written.size.height() + (self._bell if has_bell else 0.0)
        pad, side = _PAD * self.style.unit, round(self._bell)
        plate = QRectF(
            self.rect.left(), room.center().y() - tall / 2 - pad, self.rect.width(), tall + 2 * pad
        )
        painter.fillPath(rounded(plate, 8 * self.style.unit), colour(palette.STONE_DARK))
        if has_bell:
            at = QPointF(plate.center().x() - side / 2, plate.top() + pad)
            painter.drawPixmap(at, pictures.token("bell", side, self.style.ratio))
        at = QPointF(room.left(), plate.bottom() - pad - written.size.height())
        written.draw(painter, at, colour("#ffffff"))
