"""A hand that lies open at a seat: a row of small cards, with their names where all of them have room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, numbers, palette, plates, writing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.pictures import CardFace

_GAP: Final = 4.0
"""Units between two cards, as long as they do not overlap."""
_NARROW: Final = 0.92
"""The width of a card without its name, in its heights."""
_NUMBER: Final = 0.5
"""The size of a food number's disc, in heights of the card."""
_LEAST_DISC: Final = 15.0


@guarded
class HandRow(Item):
    """The open hand of one seat. Pointed at, a card is enlarged like any other."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.faces: tuple[CardFace, ...] = ()
        self.setZValue(zvalues.ZONE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_cards(self, faces: Sequence[CardFace]) -> None:
        """Show these cards, in this order."""
        if tuple(faces) != self.faces:
            self.faces = tuple(faces)
            self.update()

    @property
    def _font(self) -> QFont:
        return fonts.text(max(round(self.size.height() * 0.42), fonts.LEAST), bold=True)

    @property
    def named_width(self) -> float:
        """Return the width of a card with the longest of the names; 0 if not all of them have room."""
        count, tall = len(self.faces), self.size.height()
        if not count:
            return 0.0
        words = max(writing.width_of(self._font, face.name) for face in self.faces)
        wide = tall * _NARROW + words + tall * 0.4
        gaps = _GAP * self.style.unit * (count - 1)
        return wide if wide * count + gaps <= self.size.width() else 0.0

    def places(self) -> list[QRectF]:
        """Return where the cards lie; where there are many, each lies over a part of the one before."""
        count, tall = len(self.faces), self.size.height()
        wide = self.named_width or tall * _NARROW
        step = wide + _GAP * self.style.unit
        if count > 1:
            step = min(step, (self.size.width() - wide) / (count - 1))
        left = (self.size.width() - step * (count - 1) - wide) / 2
        return [QRectF(left + at * step, 0, wide, tall) for at in range(count)]

    def card_rect(self, number: int) -> QRectF:
        """Return where a card lies in the scene."""
        places = self.places()
        return self.mapRectToScene(places[number]) if number < len(places) else QRectF()

    def card_at(self, at: QPointF) -> int:
        """Return the number of the card at a point of its own, -1 for none."""
        found = [number for number, place in enumerate(self.places()) if place.contains(at)]
        return found[-1] if found else -1

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font, has_names = self._font, bool(self.named_width)
        for face, place in zip(self.faces, self.places(), strict=True):
            path = rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), place.height() * 0.12)
            painter.fillPath(path, colour(palette.PAPER))
            painter.strokePath(path, line(colour(palette.FAMILIES[face.family].main), 1.4))
            inset = place.height() * 0.08
            side = place.height() - 2 * inset
            picture = plates.plate(face.trait, "", face.family, plates.OPEN, 0, side, side, self.style.ratio)
            painter.drawPixmap(place.topLeft() + QPointF(inset, inset), picture)
            if face.food is not None:
                self._food(painter, place, face.food)
            if has_names:
                room = place.adjusted(side + 3 * inset, 0, -inset, 0)
                writing.draw_line(painter, room, face.name, font, colour(palette.PAPER_TEXT))

    def _food(self, painter: QPainter, place: QRectF, food: int) -> None:
        """Draw the food number at the upper left, where no card covers it."""
        side = max(place.height() * _NUMBER, _LEAST_DISC)
        room = QRectF(place.left() - 1, place.top() - 1, side, side)
        tint = palette.PLANT_DARK if food >= 0 else palette.MEAT_DARK
        painter.fillPath(disc(room.center(), side / 2), colour(palette.CREAM))
        painter.fillPath(disc(room.center(), side / 2 - 1), colour(tint))
        painter.setPen(colour(palette.CREAM))
        painter.setFont(fonts.text(max(round(side * 0.66), fonts.LEAST), bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, numbers.plain(food))
