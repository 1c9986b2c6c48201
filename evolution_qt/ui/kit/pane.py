"""A card to be read in one place: small beside its name and rules text, on a panel of its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, writing, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Face, Style
from evolution_qt.ui.kit.panels import draw_panel, with_shadow

WIDEST = 440.0
"""Units; more would make the lines too long."""
NARROWEST = 280.0
"""Pixels; less would leave no room for words beside the card."""
_PAD = 12.0
_CARD = 104.0
"""Units of the width of the card."""


@guarded
class Pane(QGraphicsItem):
    """A card with its rules text in the lower corner of a room, on the left or on the right."""

    def __init__(self, face: Face, style: Style, room: QRectF, *, is_right: bool) -> None:
        super().__init__()
        self._face = face
        self._style = style = style.free
        unit = style.unit
        self._pad = _PAD * unit
        wide = min(room.width(), WIDEST * unit)
        self._card = min(_CARD * unit / style.text, wide * 0.3)
        card_height = face.height(self._card)
        inner = max(wide - 3 * self._pad - self._card, 1.0)
        self._title = writing.Paragraph(face.name, fonts.title(round(style.font * 1.25)), inner)
        self._text = writing.Paragraph(face.text, fonts.text(style.font), inner)
        words = self._title.size.height() + 4 * unit + self._text.size.height()
        tall = max(card_height, words) + 2 * self._pad
        left = room.right() - wide if is_right else room.left()
        self.rect = QRectF(left, room.bottom() - tall, wide, tall)
        self.fits = wide >= NARROWEST and tall <= room.height()
        """Whether everything can be read in this room."""
        self.setZValue(zvalues.MAGNIFIER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return with_shadow(self.rect, self._style)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel, the card on it and the words beside."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints = self._style, self._style.colours
        draw_panel(painter, self.rect, style)
        at = self.rect.topLeft() + QPointF(self._pad, self._pad)
        painter.drawPixmap(at, self._face.pixmap(self._card, style.ratio))
        at += QPointF(self._card + self._pad, 0)
        self._title.draw(painter, at, colour(tints.text))
        at += QPointF(0, self._title.size.height() + 4 * style.unit)
        self._text.draw(painter, at, colour(tints.text))
