"""Panels that lie over a table for a moment: banners, enlarged cards, small choices.

A choice is a panel in the scene, never a dialog: nothing waits for it but the gesture it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.kit import art, fonts, palette, timings, writing, zvalues
from evolution_qt.ui.kit.brush import colour, line, mix, rounded, shadow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Centre, Face, Style
from evolution_qt.ui.kit.notes import Cell, Facts, draw_panel
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Sprite, shown

_SHADE = 18.0
"""Pixels around a banner, for its shadow."""


def kept_inside(rect: QRectF, room: QRectF) -> QRectF:
    """Return the rectangle moved into the room."""
    moved = QRectF(rect)
    moved.moveLeft(max(room.left(), min(moved.left(), room.right() - moved.width())))
    moved.moveTop(max(room.top(), min(moved.top(), room.bottom() - moved.height())))
    return moved


_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Sizes of writing in which a choice is tried that has no room."""


def banner(words: str, style: Style, room: QRectF, duration: int = timings.BANNER) -> Sprite:
    """Return a ribbon across the table that names the phase, for so many milliseconds."""
    font = writing.fitting(
        fonts.title(round(34 * style.free.unit)),
        words,
        room.width() - 110 * style.unit,
        round(34 * style.unit),
    )
    wide = min(writing.width_of(font, words) + 110 * style.unit, room.width())
    tall = max(66 * style.unit, font.pixelSize() * 1.9)

    def draw(painter: QPainter) -> None:
        rect, tints = QRectF(_SHADE, _SHADE, wide, tall), style.colours
        notch = tall * 0.22
        path = QPainterPath(rect.topLeft())
        path.lineTo(rect.topRight())
        path.lineTo(rect.right() - notch, rect.center().y())
        path.lineTo(rect.bottomRight())
        path.lineTo(rect.bottomLeft())
        path.lineTo(rect.left() + notch, rect.center().y())
        path.closeSubpath()
        shadow(painter, path, 4, colour(tints.shadow, 0.5), spread=8, steps=6)
        painter.fillPath(path, colour(palette.BACK_DARK))
        painter.setPen(line(colour(palette.GOLD, 0.8), 1.2))
        for y in (rect.top() + 5, rect.bottom() - 5):
            painter.drawLine(QPointF(rect.left() + notch, y), QPointF(rect.right() - notch, y))
        writing.draw_line(painter, rect.adjusted(30, 0, -30, 0), words, font, colour(palette.CREAM), Centre)

    key = ("banner", words, font.pixelSize(), style.theme)
    size = wide + 2 * _SHADE, tall + 2 * _SHADE
    return shown(lambda: painted(key, *size, style.ratio, draw), room.center(), duration)


def magnified(face: Face, style: Style, room: QRectF) -> QSizeF:
    """Return the size of an enlarged card over a table."""
    width = min(max(290 * style.unit, 290) * style.text, room.height() * 0.68)
    return QSizeF(width, face.height(width))


@guarded
class Magnifier(QGraphicsItem):
    """A card enlarged, with its rules text."""

    def __init__(self, face: Face, style: Style, place: QRectF) -> None:
        super().__init__()
        self._style = style
        self._pixmap = face.large(place.width(), style.ratio)
        self.rect = place
        self.setZValue(zvalues.MAGNIFIER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the card and its shadow."""
        return self.rect.adjusted(-30, -30, 30, 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card over its shadow."""
        width, height = round(self.rect.width()), round(self.rect.height())
        margin = art.shadow_margin(width, lifted=True)
        shade = art.drop_shadow(width, height, self._style.ratio, lifted=True, theme=self._style.theme)
        painter.drawPixmap(self.rect.topLeft() - QPointF(margin, margin), shade)
        painter.drawPixmap(self.rect.topLeft(), self._pixmap)


@dataclass(frozen=True)
class PanelOption:
    """One line of a choice, with small pictures in front; a switch shows whether it is on."""

    words: str
    value: object
    pictures: tuple[QPixmap, ...] = ()
    is_on: bool | None = None


_CARD, _LARGEST_CARD = 96, 112
"""Units that a card of a choice is wide, usually and at most: the hand shows it in that size anyway."""


@guarded
class ChoicePanel(QGraphicsObject):
    """A small panel with a question: one of several lines, or so many of several cards.

    The first line is the usual answer; Return takes it. With *wanted* cards, the confirming line works once
    as many are marked. Taken between the lines, it can be moved out of the way.
    """

    chosen = Signal(object)
    moved = Signal()
    """It lies elsewhere, and is no longer held."""
    considered = Signal(object)
    """The value of another line is meant now, by pointer or keys."""

    def __init__(
        self,
        title: str,
        options: Sequence[PanelOption],
        style: Style,
        at: QPointF,
        room: QRectF,
        *,
        cards: Sequence[Face] = (),
        wanted: int = 0,
    ) -> None:
        super().__init__()
        self.title = title
        self.options = tuple(options)
        self.cards = tuple(cards)
        self.wanted = wanted
        self.marked: list[int] = []
        self._over = -1
        self._held: QPointF | None = None
        self._card_width = min(_CARD * style.text, _LARGEST_CARD) * style.unit
        for factor in _SMALLER:
            self._measure(replace(style, text=max(style.text * factor, min(style.text, 1.0))).free, room)
            if self._size.height() <= room.height() - 16:
                break
        rect = QRectF(QPointF(0, 0), self._size)
        # the usual answer lies under the pointer, unless another place is chosen with `lie_at`
        rect.moveCenter(at)
        rect.moveTop(at.y() - self._pad - self._head - self._rows[0] / 2)
        if self.cards:
            rect.moveCenter(at)
        self.rect = kept_inside(rect, room.adjusted(8, 8, -8, -8))
        self.setZValue(zvalues.CHOICE)
        self.setAcceptHoverEvents(True)

    def lie_at(self, rect: QRectF) -> None:
        """Lie in another place of the same size."""
        self.prepareGeometryChange()
        self.rect = rect

    def _measure(self, style: Style, room: QRectF) -> None:
        """Find out how large everything is in a style: words that are too long stand in several lines."""
        self._style, unit = style, style.unit
        self._pad, self._gap = 12 * unit, 4 * unit
        wide = min(self._card_width, _CARD * unit)
        self._card = QSizeF(wide, self.cards[0].height(wide)) if self.cards else QSizeF()
        most = room.width() - 4 * self._pad
        self._title = Facts([[Cell(self.title, bold=True)]], style, most, font=round(style.font * 1.04))
        self._lines = [_line(option, style, most - 24 * unit) for option in self.options]
        inner = max(
            self._title.size.width(),
            *[line.size.width() + 24 * unit for line in self._lines],
            len(self.cards) * (self._card.width() + 8 * unit) - 8 * unit,
        )
        inner = min(inner, most)
        self._card_step = self._card.width() + 8 * unit
        if self.cards and self._card_step * (len(self.cards) - 1) + self._card.width() > inner:
            self._card_step = (inner - self._card.width()) / max(len(self.cards) - 1, 1)
        self._head = max(30 * unit, self._title.size.height() + 10 * unit)
        self._rows = [max(38 * unit, line.size.height() + 12 * unit) for line in self._lines]
        self._below = self._head + (self._card.height() + 12 * unit if self.cards else 0.0)
        tall = self._pad * 2 + self._below + sum(self._rows) + len(self._rows) * self._gap
        self._size = QSizeF(inner + 2 * self._pad, tall)

    @property
    def is_ready(self) -> bool:
        """Return whether the answer can be given."""
        return len(self.marked) == self.wanted

    def card_rect(self, number: int) -> QRectF:
        """Return where a card lies, in the scene."""
        top = self.rect.top() + self._pad + self._head
        left = self.rect.left() + self._pad + number * self._card_step
        return QRectF(QPointF(left, top), self._card)

    def option_rect(self, number: int) -> QRectF:
        """Return where a line lies, in the scene."""
        top = self.rect.top() + self._pad + self._below + sum(self._rows[:number]) + number * self._gap
        left, wide = self.rect.left() + self._pad, self.rect.width() - 2 * self._pad
        return QRectF(left, top, wide, self._rows[number])

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        margin = 14 * self._style.unit
        return self.rect.adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        """Return the panel, for the mouse."""
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    # By keys: cards come first, then lines

    @property
    def choices(self) -> int:
        """Return how many things can be chosen by a number: the cards, else the lines."""
        return len(self.cards) or len(self.options)

    def choice_rect(self, number: int) -> QRectF:
        """Return where one of those things lies, in the scene."""
        return self.card_rect(number) if self.cards else self.option_rect(number)

    @property
    def meant(self) -> tuple[bool, int]:
        """Return whether a card is meant, and which; else which line, the usual one if none is."""
        return (True, -2 - self._over) if self._over < -1 else (False, max(self._over, 0))

    def press(self, number: int) -> None:
        """Mark a card by its number, or choose a line."""
        if number < self.choices:
            if self.cards:
                self._mean(-2 - number)
                self._mark(number)
            else:
                self._choose(number)

    def step(self, way: QPointF) -> None:
        """Mean the next thing in a direction: along the cards, up and down the lines."""
        if way.x() and self.cards:
            at = -2 - self._over if self._over < -1 else -1 if way.x() > 0 else 0
            self._mean(-2 - (at + int(way.x())) % len(self.cards))
        elif way.y():
            at = self._over if self._over >= 0 else -1 if way.y() > 0 else 0
            self._mean((at + int(way.y())) % len(self.options))

    def _mean(self, over: int) -> None:
        """Let a line be meant, by its number, or a card, counted from -2 downwards; -1 for the usual line."""
        before, self._over = self.meant, over
        self.update()
        if self.meant != before and not self.meant[0]:
            self.considered.emit(self.options[self.meant[1]].value)

    def mark_meant(self) -> None:
        """Mark the card that is meant, or unmark it."""
        if self._over < -1:
            self._mark(-2 - self._over)

    def confirm_meant(self) -> None:
        """Choose the line that is meant, the usual one if none is."""
        self._choose(max(self._over, 0))

    def choose(self, number: int) -> None:
        """Choose a line by its number."""
        self._choose(number)

    def _choose(self, number: int) -> None:
        if self.wanted and not self.is_ready:
            return
        self.chosen.emit(tuple(self.marked) if self.wanted else self.options[number].value)

    def _at(self, point: QPointF) -> int:
        """Return the line at a point, -1 for none; cards count from -2 downwards."""
        for number in range(len(self.options)):
            if self.option_rect(number).contains(point):
                return number
        for number in reversed(range(len(self.cards))):
            if self.card_rect(number).contains(point):
                return -2 - number
        return -1

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the left button, so that nothing below hears of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.pos() if self._at(event.pos()) == -1 else None
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go along with the pointer, as far as the table goes."""
        if self._held is not None:
            room = self.scene().sceneRect().adjusted(8, 8, -8, -8)
            before = self.rect
            self.lie_at(kept_inside(before.translated(event.pos() - self._held), room))
            self._held += self.rect.topLeft() - before.topLeft()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose a line or mark a card, or lie where it was moved."""
        if self._held is not None:
            self._held = None
            self.moved.emit()
            return
        at = self._at(event.pos())
        if at >= 0:
            self._choose(at)
        elif at < -1:
            self._mark(-2 - at)

    def _mark(self, number: int) -> None:
        if number in self.marked:
            self.marked.remove(number)
        else:
            if len(self.marked) >= self.wanted:
                del self.marked[0]
            self.marked.append(number)
        self.update()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show what is under the pointer."""
        over = self._at(event.pos())
        self.setCursor(Qt.CursorShape.OpenHandCursor if over == -1 else Qt.CursorShape.ArrowCursor)
        if over != self._over:
            self._mean(over)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Forget the pointer."""
        self._mean(-1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel, its question, cards and lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, unit, tints = self._style, self._style.unit, self._style.colours
        draw_panel(painter, self.rect, style)
        self._title.draw(painter, self.rect.topLeft() + QPointF(self._pad, self._pad))
        for number, face in enumerate(self.cards):
            spot = self.card_rect(number)
            painter.drawPixmap(spot.topLeft(), face.pixmap(self._card.width(), style.ratio))
            if number in self.marked or self._over == -2 - number:
                tint = tints.selected if number in self.marked else tints.target
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(line(colour(tint), 4 * unit))
                painter.drawPath(rounded(spot, 6 * unit))
        for number in range(len(self.options)):
            self._paint_option(painter, number)

    def _paint_option(self, painter: QPainter, number: int) -> None:
        unit, tints = self._style.unit, self._style.colours
        spot, facts = self.option_rect(number), self._lines[number]
        usual = number == 0
        enabled = not self.wanted or self.is_ready
        ground = mix(
            tints.accent if usual and enabled else tints.panel, "#ffffff", 0.12 if self._over == number else 0
        )
        ink = tints.accent_text if usual and enabled else tints.text if enabled else tints.text_muted
        path = rounded(spot, 7 * unit)
        painter.fillPath(path, ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(tints.panel_line), 1))
        painter.drawPath(path)
        at = QPointF(spot.left() + 12 * unit, spot.center().y() - facts.size.height() / 2)
        facts.draw(painter, at, ink)


def _line(option: PanelOption, style: Style, width: float) -> Facts:
    """Return the pictures and words of a line."""
    row = [*[Cell(sign=picture) for picture in option.pictures], Cell(option.words)]
    return Facts([row], style, width, gaps=(4, 0))
