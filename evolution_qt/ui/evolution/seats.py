"""Who sits at the table: a seat's panel and header, and the ribbon that says what is asked."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import art, fonts, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, line, mix, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import Item


@dataclass(frozen=True)
class SeatLook:
    """What is said of a seat besides its species."""

    name: str
    tint: str
    hand: int
    points: str = ""
    is_bot: bool = False
    is_first: bool = False
    is_asked: bool = False
    has_passed: bool = False
    is_winner: bool = False
    is_plain: bool = False
    """The seat at the bottom: no panel behind its species."""


class SeatItem(Item):
    """A seat: its panel, its name, its number of hand cards, its points as far as they are known."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.look = SeatLook("", palette.SEATS[0], 0)
        self.header = QRectF()
        self.setZValue(zvalues.PANEL)

    def show_seat(self, look: SeatLook, header: QRectF) -> None:
        """Show a seat whose header lies at a rectangle of the scene."""
        header = header.translated(-self.pos())
        if (look, header) != (self.look, self.header):
            self.look, self.header = look, header
            self.prepareGeometryChange()
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the room of panel and header."""
        return self.rect.united(self.header).adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel, brighter edged while the seat is asked, and the header."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints, look = self.style, self.style.colours, self.look
        unit = style.unit
        if not look.is_plain:
            path = rounded(self.rect.adjusted(1, 1, -1, -1), 10 * unit)
            painter.fillPath(path, colour(tints.panel, 0.62 if style.theme == "light" else 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            asked = look.is_asked
            painter.setPen(
                line(colour(tints.target if asked else tints.panel_line), (3 if asked else 1.2) * unit)
            )
            painter.drawPath(path)
        header = self.header
        pad = 7 * unit
        middle = header.center().y()
        # the seat's colour, with the first player's marker on it
        x = header.left() + pad
        size = 22 * unit
        if look.is_first:
            painter.drawPixmap(
                QPointF(x, middle - size / 2), art.token("first_player", round(size), style.ratio)
            )
        else:
            painter.setBrush(colour(look.tint))
            painter.setPen(line(mix(look.tint, "#000000", 0.3), 1))
            painter.drawEllipse(QPointF(x + size / 2, middle), size * 0.3, size * 0.3)
        x += size + 5 * unit
        right = header.right() - pad
        right = self._hand(painter, right, middle)
        if look.points:
            right = self._points(painter, right, middle)
        if look.has_passed:
            size = 17 * unit
            sign = art.glyph("check", round(size), tints.text_muted, style.ratio)
            right -= size + 4 * unit
            painter.drawPixmap(QPointF(right, middle - size / 2), sign)
        font = fonts.text(round(style.font * 1.06), bold=True)
        room = QRectF(x, header.top(), right - x - 6 * unit, header.height())
        ink = colour(tints.text)
        writing.draw_line(painter, room, look.name, font, ink)
        wide = min(writing.width_of(font, look.name), room.width())
        painter.setPen(line(colour(look.tint), 3 * unit))
        base = middle + style.font * 0.66
        painter.drawLine(QPointF(x, base), QPointF(x + wide, base))

    def _hand(self, painter: QPainter, right: float, middle: float) -> float:
        unit, style = self.style.unit, self.style
        words = str(self.look.hand)
        font = fonts.title(style.font + 1)
        wide = writing.width_of(font, words)
        card = round(15 * unit)
        tall = art.card_height(card)
        room = QRectF(right - wide, middle - 12 * unit, wide, 24 * unit)
        writing.draw_line(painter, room, words, font, colour(style.colours.text))
        left = right - wide - card - 5 * unit
        painter.drawPixmap(QPointF(left, middle - tall / 2), art.card_back(card, style.ratio))
        return left - 8 * unit

    def _points(self, painter: QPainter, right: float, middle: float) -> float:
        unit, style = self.style.unit, self.style
        font = fonts.title(style.font + 1)
        wide = writing.width_of(font, self.look.points)
        room = QRectF(right - wide, middle - 12 * unit, wide, 24 * unit)
        writing.draw_line(painter, room, self.look.points, font, colour(style.colours.text))
        size = round(19 * unit)
        left = right - wide - size - 3 * unit
        sign = "bell" if self.look.is_winner else "plant"
        painter.drawPixmap(QPointF(left, middle - size / 2), art.token(sign, size, style.ratio))
        return left - 8 * unit


@dataclass(frozen=True)
class RibbonLook:
    """What the ribbon says."""

    phase: str = ""
    sentence: str = ""
    last_round: str = ""
    is_own: bool = False


class RibbonItem(Item):
    """The ribbon over the own row: the phase, what is asked, and the bell of the last round."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.look = RibbonLook()
        self.room = QRectF()
        self.setZValue(zvalues.PANEL)
        self.setAcceptHoverEvents(False)

    def show_words(self, look: RibbonLook, room: QRectF) -> None:
        """Say something in a part of the ribbon, given in the scene."""
        room = room.translated(-self.pos())
        if (look, room) != (self.look, self.room):
            self.look, self.room = look, room
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a plate across the table and its words in two lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints, look = self.style, self.style.colours, self.look
        unit = style.unit
        path = rounded(self.rect.adjusted(1, 1, -1, -1), 10 * unit)
        painter.fillPath(path, colour(tints.panel, 0.9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = tints.target if look.is_own else tints.panel_line
        painter.setPen(line(colour(edge), (2.4 if look.is_own else 1.2) * unit))
        painter.drawPath(path)
        room = QRectF(self.room)
        small = fonts.text(style.small_font, bold=True)
        if look.last_round:
            size = round(26 * unit)
            wide = min(writing.width_of(small, look.last_round) + size + 18 * unit, room.width() * 0.4)
            flag = QRectF(room.right() - wide, room.center().y() - 15 * unit, wide, 30 * unit)
            painter.fillPath(rounded(flag, 8 * unit), colour(palette.STONE_DARK))
            painter.drawPixmap(
                QPointF(flag.left() + 4 * unit, flag.center().y() - size / 2),
                art.token("bell", size, style.ratio),
            )
            words = flag.adjusted(size + 8 * unit, 0, -6 * unit, 0)
            writing.draw_line(painter, words, look.last_round, small, colour("#ffffff"))
            room.setRight(flag.left() - 8 * unit)
        upper = QRectF(room.left(), room.top() + 3 * unit, room.width(), room.height() * 0.43)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height() - 6 * unit)
        writing.draw_line(painter, upper, look.phase, small, colour(tints.text_muted))
        font = fonts.text(round(style.font * 1.1), bold=look.is_own)
        writing.draw_line(painter, lower, look.sentence, font, colour(tints.text))
