"""Who sits at the table: a seat's panel and header, and the ribbon that says what is asked."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.evolution import pictures
from evolution_qt.ui.kit import art, fonts, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item, Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.seatmarks import draw_mark


@dataclass(frozen=True)
class SeatLook:
    """What is said of a seat besides its species."""

    name: str
    tint: str
    hand: int
    points: str = ""
    """What it has so far, as far as that may be known."""
    hungry: int = 0
    """How much food its species still need."""
    is_bot: bool = False
    is_first: bool = False
    is_asked: bool = False
    has_passed: bool = False
    is_winner: bool = False
    is_plain: bool = False
    """The seat at the bottom: no panel behind its species."""


RIBBON = 0.9
"""How much of the table the ribbon hides."""


def tray_opacity(theme: str) -> float:
    """Return how much of the table the panel behind a seat's species hides."""
    return 1.0 if palette.is_strong(theme) else 0.5 if palette.is_dark(theme) else 0.62


class Tray(QGraphicsPixmapItem):
    """The panel behind a seat's species. Seats whose panels are alike share one picture of it."""

    def __init__(self, seat: QGraphicsItem) -> None:
        super().__init__(seat)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: object = None

    def show_panel(self, rect: QRectF, style: Style, *, is_lit: bool, glows: bool) -> None:
        """Lie in a rectangle of the seat, brighter edged where it is lit."""
        at = self.parentItem().scenePos()
        place = QRectF(rect.translated(at).toRect())  # on whole pixels, or no two were alike
        margin = math.ceil(4 * style.unit)
        room = place.adjusted(-margin, -margin, margin, margin)
        within = place.translated(-room.topLeft())
        key = ("tray", place.width(), place.height(), style.theme, style.unit, is_lit, glows)
        if (key, style.ratio, room) != self._shown:

            def draw(painter: QPainter) -> None:
                _paint_tray(painter, within, style, is_lit=is_lit, glows=glows)

            self.setPixmap(painted(key, room.width(), room.height(), style.ratio, draw))
            self.setOffset(room.topLeft() - at)
            self._shown = (key, style.ratio, room)


def _paint_tray(painter: QPainter, rect: QRectF, style: Style, *, is_lit: bool, glows: bool) -> None:
    tints, unit = style.colours, style.unit
    path = rounded(rect.adjusted(1, 1, -1, -1), 10 * unit)
    painter.fillPath(path, colour(tints.panel, tray_opacity(style.theme)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if glows:
        painter.fillPath(path, colour(tints.target, 0.06))
        painter.setPen(line(colour(tints.target, 0.28), 7 * unit))
        painter.drawPath(path)
    painter.setPen(line(colour(tints.target if is_lit else tints.panel_line), (3 if is_lit else 1.2) * unit))
    painter.drawPath(path)


@guarded
class SeatItem(Item):
    """A seat: its panel, its name and its numbers: points as far as they are known, hungry mouths, cards."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.look = SeatLook("", palette.seat(0), 0)
        self.header = QRectF()
        self.name_room = QRectF()
        """Where the name stands: who clicks there wants to change who plays."""
        self.glows = False
        self._tray = Tray(self)
        self.setZValue(zvalues.PANEL)

    def light(self, glows: bool) -> None:
        """Glow, because something that is folded or out of sight here may be a target."""
        if glows != self.glows:
            self.glows = glows
            self._show_panel()

    def _show_panel(self) -> None:
        look = self.look
        self._tray.setVisible(not look.is_plain)
        if not look.is_plain:
            is_lit = look.is_asked or self.glows
            self._tray.show_panel(self.rect, self.style, is_lit=is_lit, glows=self.glows)

    def show_seat(self, look: SeatLook, header: QRectF) -> None:
        """Show a seat whose header lies at a rectangle of the scene."""
        header = header.translated(-self.pos())
        if (look, header) != (self.look, self.header):
            self.prepareGeometryChange()
            self.look, self.header = look, header
            wide = writing.width_of(self._name_font, look.name) + 40 * self.style.unit
            self.name_room = QRectF(header.left(), header.top(), min(wide, header.width()), header.height())
            self._bound()
            self.update()
        self._show_panel()

    @property
    def _name_font(self) -> QFont:
        return fonts.text(round(self.style.font * 1.06), bold=True)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that the name can be clicked."""
        super().hoverMoveEvent(event)
        over = self.name_room.contains(event.pos())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def _bound(self) -> None:
        """Take the room of the header; the panel is a thing of its own."""
        margin = 4 + 2 * self.style.unit
        self.take_room(self.header.adjusted(-margin, -margin, margin, margin))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the header."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints, look = self.style, self.style.colours, self.look
        unit = style.unit
        header = self.header
        pad = 7 * unit
        middle = header.center().y()
        # the seat's colour, with the first player's marker on it
        x = header.left() + pad
        size = 22 * unit
        if look.is_first:
            painter.drawPixmap(
                QPointF(x, middle - size / 2), pictures.token("first_player", round(size), style.ratio)
            )
        else:
            draw_mark(painter, self.seat, QPointF(x + size / 2, middle), size * 0.3)
        x += size + 5 * unit
        right = header.right() - pad
        right = self._hand(painter, right, middle)
        if look.hungry:
            right = self._hungry(painter, right, middle)
        if look.points:
            right = self._points(painter, right, middle)
        if look.has_passed:
            size = 17 * unit
            sign = art.glyph("check", round(size), tints.text_muted, style.ratio)
            right -= size + 4 * unit
            painter.drawPixmap(QPointF(right, middle - size / 2), sign)
        font = self._name_font
        room = QRectF(x, header.top(), right - x - 6 * unit, header.height())
        ink = colour(tints.text)
        font = writing.fitting(font, look.name, room.width(), style.least_font)
        writing.draw_line(painter, room, look.name, font, ink)
        wide = min(writing.width_of(font, look.name), room.width())
        painter.setPen(line(colour(look.tint), 3 * unit))
        base = middle + font.pixelSize() * 0.62
        painter.drawLine(QPointF(x, base), QPointF(x + wide, base))

    def _hand(self, painter: QPainter, right: float, middle: float) -> float:
        card = round(15 * self.style.unit)
        return self._number(
            painter, right, middle, str(self.look.hand), pictures.card_back(card, self.style.ratio)
        )

    def _hungry(self, painter: QPainter, right: float, middle: float) -> float:
        style = self.style
        sign = art.glyph("hungry", round(21 * style.unit), style.colours.text_muted, style.ratio)
        return self._number(painter, right, middle, str(self.look.hungry), sign)

    def _points(self, painter: QPainter, right: float, middle: float) -> float:
        style = self.style
        tint = style.colours.target if self.look.is_winner else style.colours.text_muted
        sign = art.icon("laurel-crown", round(19 * style.unit), tint, style.ratio)
        return self._number(painter, right, middle, self.look.points, sign)

    def _number(self, painter: QPainter, right: float, middle: float, words: str, sign: QPixmap) -> float:
        """Draw a number with its sign before it; return where the room left of them ends."""
        unit, style = self.style.unit, self.style
        font = fonts.title(style.font + 1)
        wide = writing.width_of(font, words)
        room = QRectF(right - wide, middle - 12 * unit, wide, 24 * unit)
        writing.draw_line(painter, room, words, font, colour(style.colours.text))
        size = sign.deviceIndependentSize()
        left = right - wide - size.width() - 4 * unit
        painter.drawPixmap(QPointF(left, middle - size.height() / 2), sign)
        return left - 8 * unit


_SMALLER = 0.85
_LEADING = 0.85
"""Where the sentence of the ribbon would be smaller than that, it stands in two lines instead."""


@dataclass(frozen=True)
class RibbonLook:
    """What the ribbon says."""

    phase: str = ""
    sentence: str = ""
    last_round: str = ""
    is_own: bool = False


@guarded
class RibbonItem(Item):
    """The ribbon over the own row: the phase, what is asked, and the bell of the last round."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.look = RibbonLook()
        self.room = QRectF()
        self.setZValue(zvalues.PANEL)
        self._is_over = False

    def show_words(self, look: RibbonLook, room: QRectF) -> None:
        """Say something in a part of the ribbon, given in the scene."""
        room = room.translated(-self.pos())
        if (look, room) != (self.look, self.room):
            self.look, self.room = look, room
            self.update()

    @property
    def words_rect(self) -> QRectF:
        """Return where in the scene its words stand, as wide as they are."""
        room = self._words()
        if not self._broken():
            room.setWidth(min(writing.width_of(self._asking(), self.look.sentence), room.width()))
        return self.mapRectToScene(room)

    @property
    def _small(self) -> QFont:
        return fonts.text(self.style.small_font, bold=True)

    def _asking(self) -> QFont:
        """Return the font of the sentence in one line."""
        style = self.style
        font = fonts.text(round(style.font * 1.1), bold=self.look.is_own)
        room = self._words().width()
        return writing.fitting(font, self.look.sentence, room, round(style.least_font * 1.1))

    @property
    def is_whole(self) -> bool:
        """Say whether the sentence can be read as it is, neither squeezed nor cut."""
        room = self._words().width()
        return self._broken() is not None or writing.width_of(self._asking(), self.look.sentence) <= room

    def _broken(self) -> tuple[writing.Paragraph, QRectF] | None:
        """Return the sentence in two lines, where it has no room in one or is written larger so."""
        style, sentence = self.style, self.look.sentence
        one, room = self._asking(), self._words()
        has_room = writing.width_of(one, sentence) <= room.width()
        if not sentence or (has_room and one.pixelSize() >= style.font * 1.1 * _SMALLER):
            return None
        sign = self._upper().height() * 1.5
        inner = room.adjusted(sign, 2 * style.unit, 0, -2 * style.unit)
        least = one.pixelSize() if has_room else style.least_font - 1
        for px in range(round(style.font * 1.1), least, -1):
            font = fonts.text(px, bold=self.look.is_own)
            broken = writing.Paragraph(sentence, font, inner.width(), leading=_LEADING)
            if broken.lines <= 2 and broken.size.height() <= inner.height():
                return broken, inner
        return None

    def _flag(self) -> QRectF:
        """Return where the bell of the last round stands; empty if it does not."""
        if not self.look.last_round:
            return QRectF()
        unit, room = self.style.unit, self.room
        wide = writing.width_of(self._small, self.look.last_round) + 44 * unit
        wide = min(wide, room.width() * 0.4)
        return QRectF(room.right() - wide, room.center().y() - 15 * unit, wide, 30 * unit)

    def _words(self) -> QRectF:
        """Return the room of all words."""
        room, flag = QRectF(self.room), self._flag()
        if not flag.isEmpty():
            room.setRight(flag.left() - 8 * self.style.unit)
        return room

    def _upper(self) -> QRectF:
        room = self._words()
        return QRectF(room.left(), room.top() + 3 * self.style.unit, room.width(), room.height() * 0.43)

    def phase_room(self) -> QRectF:
        """Return where the phase stands: who clicks there wants to know what happens now.

        Where the sentence needs the room only its sign stands there.
        """
        upper = self._upper()
        if self._broken() is not None:
            return QRectF(upper.left(), upper.top(), upper.height() * 1.4, upper.height())
        wide = writing.width_of(self._small, self.look.phase) + upper.height() + 8 * self.style.unit
        return QRectF(upper.left(), upper.top(), min(wide, upper.width()), upper.height())

    def free_room(self) -> QRectF:
        """Return what is free beside the phase, in the scene."""
        upper, phase = self._upper(), self.phase_room()
        if self._broken() is not None:
            below = phase.translated(0, phase.height() + 2 * self.style.unit)
            return below.translated(self.pos())
        free = QRectF(phase.right() + 16 * self.style.unit, upper.top(), 0, upper.height())
        free.setRight(max(upper.right(), free.left()))
        return free.translated(self.pos())

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that the phase can be asked about."""
        super().hoverMoveEvent(event)
        self._light(self.phase_room().contains(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Forget the pointer."""
        super().hoverLeaveEvent(event)
        self._light(False)

    def _light(self, over: bool) -> None:
        if over != self._is_over:
            self._is_over = over
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a plate across the table and its words in two lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints, look = self.style, self.style.colours, self.look
        unit = style.unit
        path = rounded(self.rect.adjusted(1, 1, -1, -1), 10 * unit)
        painter.fillPath(path, colour(tints.panel, 1.0 if palette.is_strong(style.theme) else RIBBON))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = tints.target if look.is_own else tints.panel_line
        painter.setPen(line(colour(edge), (2.4 if look.is_own else 1.2) * unit))
        painter.drawPath(path)
        small = self._small
        flag = self._flag()
        if not flag.isEmpty():
            size = round(26 * unit)
            painter.fillPath(rounded(flag, 8 * unit), colour(palette.STONE_DARK))
            painter.drawPixmap(
                QPointF(flag.left() + 4 * unit, flag.center().y() - size / 2),
                pictures.token("bell", size, style.ratio),
            )
            words = flag.adjusted(size + 8 * unit, 0, -6 * unit, 0)
            white = colour("#ffffff")
            writing.draw_line(painter, words, look.last_round, small, white, least=style.least_font)
        room, upper = self._words(), self._upper()
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height() - 6 * unit)
        sign = max(round(upper.height() * 0.84), 1)
        tint = tints.accent if self._is_over else tints.text_muted
        painter.drawPixmap(
            QPointF(upper.left(), upper.center().y() - sign / 2), art.glyph("info", sign, tint, style.ratio)
        )
        if (broken := self._broken()) is not None:
            paragraph, inner = broken
            top = inner.center().y() - paragraph.size.height() / 2
            paragraph.draw(painter, QPointF(inner.left(), top), colour(tints.text))
            return
        words = upper.adjusted(sign + 5 * unit, 0, 0, 0)
        font = self._asking()
        if font.pixelSize() < small.pixelSize():  # what is asked is more important than the phase
            small.setPixelSize(font.pixelSize())
        writing.draw_line(painter, words, look.phase, small, colour(tint), least=style.least_font)
        writing.draw_line(painter, lower, look.sentence, font, colour(tints.text))
