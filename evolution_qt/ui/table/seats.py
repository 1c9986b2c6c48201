"""Who sits at the table: a seat's panel and header."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.kit import art, fonts, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, down, line, mix, rounded
from evolution_qt.ui.kit.crest_icons import REACH, draw_crest
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item, Style
from evolution_qt.ui.kit.pixmaps import painted

_FIRST = 20
"""Side of the first player's marker."""


@dataclass(frozen=True)
class SeatLook:
    """What is shown of a seat besides its species."""

    name: str
    hand: int
    points: str = ""
    """What it has so far, as far as that may be known."""
    parts: str = ""
    """What these are made of, such as tokens and cards; empty where not all of it is known."""
    hungry: int = 0
    """How much food its species still need."""
    is_first: bool = False
    is_asked: bool = False
    has_passed: bool = False
    is_winner: bool = False
    name_share: float = 1.0
    """How much of the width of the header its name may take."""
    words: tuple[str, ...] = ()
    """What is written below its numbers, for the seat at the bottom: it has a plate of its own."""
    screen: str = ""
    """The chips behind its screen, as far as they may be known; empty where there are no screens."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """Return its numbers: points, chips behind its screen if it has one, hunger, cards."""
        behind = (self.screen,) if self.screen else ()
        return (self.points, *behind, str(self.hungry), str(self.hand))

    @property
    def has_plate(self) -> bool:
        """Return whether it is the seat at the bottom: no panel behind its species."""
        return bool(self.words)


_LEAST_NAME = fonts.CROWDED
"""Pixels of the smallest letters of a name: one that is small says more than one that is cut."""
_APART = 14
"""Units between the numbers of a plate at least."""
_SIGN = 33
"""Units that the sign of a number takes, with the room around it."""
_MOUND = 0.46, 0.04
"""How opaque the mound below a seat's species is, at its crest and at its foot."""
_TWO_LINES = 2.2
"""From so many heights of its letters on a header has two lines: the numbers stand below the name."""


def band_tint(tint: str, theme: str) -> QColor:
    """Return the ground of the own name: the seat's colour, so dark that the name can be read."""
    return mix(tint, "#000000", 0.5 if palette.is_strong(theme) else 0.34 if palette.is_dark(theme) else 0.12)


class Tray(QGraphicsPixmapItem):
    """What lies behind a seat's head and its species: a band and a mound in its colour.

    In high contrast it is a panel, which seats of one size share.
    """

    def __init__(self, seat: QGraphicsItem) -> None:
        super().__init__(seat)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: object = None

    def show_panel(self, rect: QRectF, head: QRectF, tint: str, style: Style, *, is_lit: bool) -> None:
        """Lie in a rectangle of the seat, with its *head* in its colour, brighter edged where it is lit."""
        at = self.parentItem().scenePos()
        place = QRectF(rect.translated(at).toRect())  # on whole pixels, or no two were alike
        margin = math.ceil(4 * style.unit)
        room = place.adjusted(-margin, -margin, margin, margin)
        within = place.translated(-room.topLeft())
        band = QRectF(head.translated(at - room.topLeft()).toRect())
        size = (place.width(), place.height(), band.width(), band.height())
        is_strong = palette.is_strong(style.theme)
        key = ("tray", *size, style.theme, style.unit, is_lit, "" if is_strong else tint)
        if (key, style.ratio, room) != self._shown:

            def draw(painter: QPainter) -> None:
                if is_strong:
                    _paint_tray(painter, within, style, is_lit=is_lit)
                else:
                    _paint_band(painter, within, band, tint, style, is_lit=is_lit)

            self.setPixmap(painted(key, room.width(), room.height(), style.ratio, draw))
            self.setOffset(room.topLeft() - at)
            self._shown = (key, style.ratio, room)


def _paint_tray(painter: QPainter, rect: QRectF, style: Style, *, is_lit: bool) -> None:
    tints, unit = style.colours, style.unit
    path = rounded(rect.adjusted(1, 1, -1, -1), 10 * unit)
    painter.fillPath(path, colour(tints.panel))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.target if is_lit else tints.panel_line), (3 if is_lit else 1.2) * unit))
    painter.drawPath(path)


def _paint_band(
    painter: QPainter, rect: QRectF, band: QRectF, tint: str, style: Style, *, is_lit: bool
) -> None:
    """Paint the head in a seat's colour, and the mound on which its species stand."""
    unit, ground = style.unit, band_tint(tint, style.theme)
    mound = QRectF(rect)
    if band.width() >= rect.width() - 1:
        mound.setTop(band.bottom())
    crest = mound.top() + 0.45 * mound.height()
    hill = QPainterPath(QPointF(mound.left(), mound.bottom()))
    hill.cubicTo(
        QPointF(mound.left(), crest - 0.1 * mound.height()),
        QPointF(mound.left() + 0.25 * mound.width(), mound.top()),
        QPointF(mound.center().x(), mound.top()),
    )
    hill.cubicTo(
        QPointF(mound.right() - 0.25 * mound.width(), mound.top()),
        QPointF(mound.right(), crest - 0.1 * mound.height()),
        QPointF(mound.right(), mound.bottom()),
    )
    hill.quadTo(QPointF(mound.center().x(), mound.bottom() + 8 * unit), mound.bottomLeft())
    fading = [(0.0, colour(tint, _MOUND[0])), (1.0, colour(tint, _MOUND[1]))]
    painter.fillPath(hill, down(mound.top(), mound.bottom(), fading))
    path = rounded(band, 8 * unit)
    painter.fillPath(path, down(band.top(), band.bottom(), [(0, ground), (1, mix(ground, "#000000", 0.14))]))
    if is_lit:
        painter.strokePath(
            rounded(band.adjusted(1, 1, -1, -1), 7 * unit), line(colour(palette.GOLD), 2.4 * unit)
        )


@guarded
class SeatItem(Item):
    """A seat: its panel, its name and its numbers: points as far as they are known, hungry mouths, cards."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.look = SeatLook("", 0)
        self.header = QRectF()
        self.shows_screen = True
        """Whether the head tells what is behind the screen."""
        self.name_room = QRectF()
        """Where the name stands: who clicks there wants to change who plays."""
        self._row = QRectF()
        self._tray = Tray(self)
        self.setZValue(zvalues.PANEL)

    def _show_panel(self) -> None:
        look = self.look
        self._tray.setVisible(not look.has_plate)
        if not look.has_plate:
            is_strong = palette.is_strong(self.style.theme)
            panel = self.rect if is_strong or self._row.isEmpty() else self.header.united(self._row)
            tint = palette.seat(self.seat)
            self._tray.show_panel(panel, self.header, tint, self.style, is_lit=look.is_asked)

    def show_seat(self, look: SeatLook, header: QRectF, row: QRectF | None = None) -> None:
        """Show a seat whose header lies at a rectangle of the scene, and its species in a *row* there."""
        header = header.translated(-self.pos())
        if row is not None:
            self._row = row.adjusted(0, 0, 0, 5 * self.style.unit).translated(-self.pos())
            self._row.setBottom(min(self._row.bottom(), self.rect.height()))
        if (look, header) != (self.look, self.header):
            self.prepareGeometryChange()
            self.look, self.header = look, header
            wide = writing.width_of(self._name_font, look.name) + 70 * self.style.unit
            tall = self._band().height() if look.has_plate else header.height()
            self.name_room = QRectF(header.left(), header.top(), min(wide, header.width()), tall)
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
        reach = self.crest_radius * (REACH + 0.3) + 2
        crest = QRectF(0, 0, 2 * reach, 2 * reach)
        band = self._band() if self.look.has_plate else self.header
        crest.moveCenter(QPointF(band.left() + reach, band.center().y()))
        margin = 4 + 2 * self.style.unit
        self.take_room(self.header.adjusted(-margin, -margin, margin, margin).united(crest))

    @property
    def crest_radius(self) -> float:
        """Return the radius of the crest: as large as the header, and a little beyond."""
        if self.look.has_plate:
            return min(self._band().height() * 0.6, 24 * self.style.unit)
        return min(self.header.height() * 0.52, 24 * self.style.unit)

    def first_place(self) -> QPointF:
        """Return where the marker of the first player lies, or would lie, in the item."""
        header, unit = self.header, self.style.unit
        if self.look.has_plate:
            band = self._band()
            return QPointF(band.right() - 7 * unit - _FIRST * unit / 2, band.center().y())
        beside = 2 * unit + 2 * self.crest_radius * REACH + 5 * unit
        return QPointF(header.left() + beside + _FIRST * unit / 2, self._lines[0].center().y())

    def screen_place(self) -> QPointF:
        """Return where the chips behind its screen are counted, in the item."""
        header = self.header
        if not self.look.has_plate:
            return QPointF(header.center().x(), self._lines[1].center().y())
        below = self._band().bottom()
        column = header.width() / len(self.look.words)
        return QPointF(header.left() + 1.5 * column, below + (header.bottom() - below) * 0.4)

    @property
    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the lines of name and numbers of a header; large writing in a narrow one has two."""
        header = self.header
        if header.height() < _TWO_LINES * self._name_font.pixelSize():
            return header, header
        half = header.height() / 2
        return header.adjusted(0, 0, 0, -half), header.adjusted(0, half, 0, 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the header, or the plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, look = self.style, self.look
        if look.has_plate:
            self._paint_plate(painter)
            return
        unit = style.unit
        header, (upper, lower) = self.header, self._lines
        pad = 7 * unit
        middle = header.center().y()
        radius = self.crest_radius
        x = header.left() + 2 * unit + radius * REACH
        draw_crest(painter, palette.badge(self.seat), QPointF(x, middle), radius)
        if look.has_passed:  # on the crest: beside the numbers it left the name no room
            size = max(13 * unit, 11)
            corner = QPointF(x + 0.7 * radius, middle + 0.55 * radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.SLATE_DARK))
            painter.drawEllipse(corner, size * 0.62, size * 0.62)
            sign = art.glyph("check", round(size), palette.CREAM, style.ratio)
            painter.drawPixmap(corner - QPointF(size / 2, size / 2), sign)
        x += radius * REACH + 5 * unit
        if look.is_first:
            side = round(min(_FIRST * unit, header.height()))
            sign = pictures.token("first_player", side, style.ratio)
            painter.drawPixmap(QPointF(x, upper.center().y() - side / 2), sign)
            x += side + 4 * unit
        right, middle = header.right() - pad, lower.center().y()
        for words, sign in self._numbers():
            right = self._number(painter, right, middle, words, sign)
        font = self._name_font
        end = right - 6 * unit if upper == lower else header.right() - pad
        end = min(end, header.left() + look.name_share * header.width())
        room = QRectF(x, upper.top(), end - x, upper.height())
        ink = colour(self._ink)
        font = writing.fitting(font, look.name, room.width(), min(_LEAST_NAME, style.least_font))
        writing.draw_line(painter, room, look.name, font, ink)

    @property
    def _is_on_panel(self) -> bool:
        """Return whether its numbers stand on a panel, and not on a band of its colour."""
        return self.look.has_plate or palette.is_strong(self.style.theme)

    @property
    def _ink(self) -> str:
        return self.style.colours.text if self._is_on_panel else palette.CREAM

    @property
    def _sign_ink(self) -> str:
        return self.style.colours.text_muted if self._is_on_panel else palette.GOLD

    def _band(self) -> QRectF:
        """Return the upper part of the plate, in the seat's colour, with its name."""
        header = self.header
        return QRectF(header.left(), header.top(), header.width(), header.height() * 0.36)

    def _paint_plate(self, painter: QPainter) -> None:
        """Draw the plate of the seat at the bottom: its crest, its name, and its three numbers with words."""
        style, tints, look, unit = self.style, self.style.colours, self.look, self.style.unit
        band, plate = self._band(), rounded(self.header, 9 * unit)
        painter.fillPath(plate, colour(tints.panel, 1.0 if palette.is_strong(style.theme) else 0.92))
        painter.save()
        painter.setClipPath(plate)
        painter.fillRect(band, band_tint(palette.seat(self.seat), style.theme))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = tints.target if look.is_asked else tints.panel_line
        painter.setPen(line(colour(edge), (2.4 if look.is_asked else 1.2) * unit))
        painter.drawPath(plate)
        radius = self.crest_radius
        x = band.left() + 5 * unit + radius * REACH
        draw_crest(painter, palette.badge(self.seat), QPointF(x, band.center().y()), radius)
        left, right = x + radius * REACH + 5 * unit, band.right() - 7 * unit
        side = round(min(_FIRST * unit, band.height() * 0.7))
        signs = []
        if look.is_first:
            signs.append(pictures.token("first_player", side, style.ratio))
        if look.has_passed:
            signs.append(art.glyph("check", side, palette.CREAM, style.ratio))
        for sign in signs:
            right -= side
            painter.drawPixmap(QPointF(right, band.center().y() - side / 2), sign)
            right -= 4 * unit
        room = QRectF(left, band.top(), right - left, band.height())
        font = writing.fitting(self._name_font, look.name, room.width(), style.least_font)
        writing.draw_line(painter, room, look.name, font, colour(palette.CREAM))
        self._paint_counters(painter, band.bottom())

    def _paint_counters(self, painter: QPainter, top: float) -> None:
        """Draw its numbers side by side, each with its word below it, or where that has no room its sign."""
        style, tints, look, unit = self.style, self.style.colours, self.look, self.style.unit
        room = QRectF(self.header.left(), top, self.header.width(), self.header.bottom() - top)
        wide = room.width() / len(look.words)
        words_font = fonts.text(max(round(style.small_font * 0.9), fonts.LEAST))
        numbers_font = fonts.title(round(min(style.font * 1.5, room.height() * 0.46)))
        tall = numbers_font.pixelSize() * 1.15
        below = words_font.pixelSize() * 1.3
        has_words = all(writing.width_of(words_font, word) <= wide - 4 * unit for word in look.words)
        signs = () if has_words else self._signs()
        below = max([below, *[sign.deviceIndependentSize().height() for sign in signs]])
        is_told = tall + below <= room.height()
        sums_font = fonts.text(max(round(words_font.pixelSize() * 0.9), fonts.LEAST))
        sums = sums_font.pixelSize() * 1.25
        has_sums = has_words and bool(look.parts) and tall + below + sums + 6 * unit <= room.height()
        has_sums = has_sums and writing.width_of(sums_font, look.parts) <= wide - 2 * unit
        whole = tall + below * is_told + sums * has_sums
        start = room.center().y() - whole / 2
        for at, (number, word) in enumerate(zip(look.numbers, look.words, strict=True)):
            column = QRectF(self.header.left() + wide * at, start, wide, tall)
            ink = colour(tints.target if at == 0 and look.is_winner else tints.text)
            font = writing.fitting(numbers_font, number, wide - _APART * unit, style.least_font)
            writing.draw_line(painter, column, number, font, ink, Qt.AlignmentFlag.AlignHCenter)
            under = QRectF(column.left(), column.bottom(), wide, below)
            if is_told and signs:
                size = signs[at].deviceIndependentSize()
                corner = QPointF(size.width() / 2, size.height() / 2)
                painter.drawPixmap(under.center() - corner, signs[at])
            elif is_told:
                muted = colour(tints.text_muted)
                writing.draw_line(painter, under, word, words_font, muted, Qt.AlignmentFlag.AlignHCenter)
            if has_sums and not at:
                room = QRectF(column.left(), under.bottom(), wide, sums)
                muted = colour(tints.text_muted)
                writing.draw_line(painter, room, look.parts, sums_font, muted, Qt.AlignmentFlag.AlignHCenter)
            if at:
                painter.setPen(line(colour(tints.panel_line), 1))
                painter.drawLine(column.topLeft(), column.topLeft() + QPointF(0, whole))

    def _signs(self) -> tuple[QPixmap, ...]:
        """Return the signs of its numbers, in their order."""
        behind = (self._screen_icon(),) if self.look.screen else ()
        return (self._points_icon(), *behind, self._hungry_icon(), self._hand_icon())

    def _numbers(self) -> list[tuple[str, QPixmap]]:
        """Return the numbers of a header with their signs, from the right.

        The signs are as large as the crest leaves them room, in a single line the name; at least as usual.
        """
        look = self.look
        shown = [(str(look.hand), self._hand_icon)]
        if look.hungry:
            shown.append((str(look.hungry), self._hungry_icon))
        if look.screen and self.shows_screen:
            shown.append((look.screen, self._screen_icon))
        if look.points:
            shown.append((look.points, self._points_icon))
        numbers = [(words, sign()) for words, sign in shown]
        upper, lower = self._lines
        spare = self._left_of(numbers) - (self._least_name_right if upper == lower else self.crest_right)
        if spare >= 0:
            return numbers
        wide = sum(sign.deviceIndependentSize().width() for _, sign in numbers)
        share = max(1 + (spare - len(numbers)) / wide, self.style.unit / self._grown)  # in whole pixels
        return [(words, sign(share)) for words, sign in shown]

    @property
    def numbers_left(self) -> float:
        """Return where its numbers begin in a header, with their signs, in the item."""
        return self._left_of(self._numbers())

    @property
    def crest_right(self) -> float:
        """Return where the crest of a header ends, in the item."""
        return self.header.left() + 2 * self.style.unit + 2 * self.crest_radius * REACH

    @property
    def _least_name_right(self) -> float:
        """Return where the room ends that a name needs in a single line, written as small as it may be."""
        unit, font = self.style.unit, QFont(self._name_font)
        font.setPixelSize(min(font.pixelSize(), _LEAST_NAME, self.style.least_font))
        sign = (_FIRST + 4) * unit * self.look.is_first
        return self.crest_right + 19 * unit + sign + writing.width_of(font, self.look.name)

    def _left_of(self, numbers: list[tuple[str, QPixmap]]) -> float:
        unit, font = self.style.unit, self._number_font
        wide = sum(
            writing.width_of(font, words) + sign.deviceIndependentSize().width() + 12 * unit
            for words, sign in numbers
        )
        return self.header.right() - 7 * unit - wide + 8 * unit

    def _hand_icon(self, share: float = 1.0) -> QPixmap:
        return pictures.card_back(round(15 * self._grown * share), self.style.ratio)

    def _hungry_icon(self, share: float = 1.0) -> QPixmap:
        style, side = self.style, round(21 * self._grown * share)
        return art.glyph("hungry", side, self._sign_ink, style.ratio)

    def _screen_icon(self, share: float = 1.0) -> QPixmap:
        side = round(20 * self._grown * share)
        return pictures.folding_screen(palette.seat(self.seat), side, self.style.ratio)

    def _points_icon(self, share: float = 1.0) -> QPixmap:
        style = self.style
        tint = self._sign_ink
        if self.look.is_winner:
            tint = style.colours.target if self._is_on_panel else palette.FAT_LIGHT
        return art.icon("laurel-crown", round(19 * self._grown * share), tint, style.ratio)

    @property
    def _grown(self) -> float:
        """Return the units of a sign, which goes with the writing beside it."""
        return self.style.unit * max(self.style.laid, 1.0)

    @property
    def has_room_for_screen(self) -> bool:
        """Return whether the name stays whole beside the screen: the name needs the room more."""
        look, unit = self.look, self.style.unit
        numbers = [look.points, look.screen, str(look.hand)] + ([str(look.hungry)] if look.hungry else [])
        font = self._number_font
        taken = sum(writing.width_of(font, one) + _SIGN * self._grown for one in numbers) + 7 * unit
        crest = 9 * unit + 2 * self.crest_radius * REACH
        upper, lower = self._lines
        if upper != lower:
            return self.header.width() >= taken + crest
        taken += crest + (_FIRST + 4) * unit * look.is_first
        return self.header.width() - taken >= writing.width_of(self._name_font, look.name)

    def show_screen(self, *, is_shown: bool) -> None:
        """Show what is behind the screen in the head, or leave it out."""
        if is_shown != self.shows_screen:
            self.shows_screen = is_shown
            self.update()

    @property
    def _number_font(self) -> QFont:
        return fonts.title(self.style.font + 1)

    def _number(self, painter: QPainter, right: float, middle: float, words: str, sign: QPixmap) -> float:
        """Draw a number with its sign before it; return where the room left of them ends."""
        unit, font = self.style.unit, self._number_font
        wide = writing.width_of(font, words)
        room = QRectF(right - wide, middle - 12 * unit, wide, 24 * unit)
        writing.draw_line(painter, room, words, font, colour(self._ink))
        size = sign.deviceIndependentSize()
        left = right - wide - size.width() - 4 * unit
        painter.drawPixmap(QPointF(left, middle - size.height() / 2), sign)
        return left - 8 * unit
