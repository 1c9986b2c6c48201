"""How a game looks in the list: picture, name, what was played when, and how it stands or ended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from evolution_qt.store.library import LONGEST_TITLE, Entry
from evolution_qt.ui.kit import art, fonts, palette
from evolution_qt.ui.kit.brush import colour, line, mix, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.library.model import ENTRY
from evolution_qt.ui.shell.library.pictures import Pictures
from evolution_qt.ui.shell.library.words import Words

PICTURE: Final = QSize(104, 62)
HEIGHT: Final = 78
_EDGE: Final = 8
_APART: Final = 14
_RIGHT: Final = 172
"""Width, at most, of what says how a game stands."""
_LINE: Final = 25
"""Height of a line of writing."""
_LAUREL: Final = 18
_SIGN: Final = 24
_GOLD: Final = ("#7a5c22", "#e3c77f")
"""Of the winner's name, on light and on dark."""

Index = QModelIndex | QPersistentModelIndex


@guarded
class GameRow(QStyledItemDelegate):
    """Paints one game. Names come from files: they are drawn as they are, never as markup."""

    def __init__(self, words: Words, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._pictures = pictures
        self.factor = 1.0
        """By how much everything is larger than usual."""
        self.is_tall = False
        """Whether how a game stands has a line of its own: where there is no room for it at the right."""
        self.theme = "light"
        self._edited = QPersistentModelIndex()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        return QSize(200, self.height())

    def height(self) -> int:
        """Return how tall a row is."""
        return self._px(HEIGHT + (_LINE if self.is_tall else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry):
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        tints = palette.THEMES[self.theme]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._ground(painter, rect, state, tints)
        inner = self._inner(rect)
        self._picture(painter, entry, inner, tints)
        self._text(painter, entry, inner, tints, is_edited=self._edited == index)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the line in which a game is renamed."""
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setAccessibleName(self.tr("Name of the game"))
        editor.setFont(fonts.text(self._px(style.TEXT), bold=True))
        self._edited = QPersistentModelIndex(index)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        """Show the name again."""
        self._edited = QPersistentModelIndex()
        super().destroyEditor(editor, index)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Put the line over the name, its letters where those of the name stand."""
        editor.ensurePolished()  # before that it has not the height it will have
        inner, name = self._inner(option.rect), self.name_rect(option.rect)
        beside = self._px(_APART // 2)
        room = QRect(name.left() - beside, 0, inner.right() - name.left() + 2 * beside, 0)
        room.setHeight(max(editor.sizeHint().height(), name.height()))
        room.moveTop(name.center().y() - (room.height() - 1) // 2)
        editor.setGeometry(room)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep Return and Escape of the line from the sheet."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
            and isinstance(editor, QWidget)
        ):
            if event.key() != Qt.Key.Key_Escape:
                self.commitData.emit(editor)
            self.closeEditor.emit(editor)
            return True
        return super().eventFilter(editor, event)

    def _px(self, size: int) -> int:
        return round(size * self.factor)

    def name_rect(self, rect: QRect) -> QRect:
        """Return where the name stands in a row that lies in a rectangle, with all room to the right."""
        inner = self._inner(rect)
        return self._name_room(inner, inner.right())

    def _inner(self, rect: QRect) -> QRect:
        """Return the part of a row that is written in."""
        return rect.adjusted(self._px(_EDGE), self._px(_EDGE), -self._px(_EDGE + 6), -self._px(_EDGE))

    def _name_room(self, inner: QRect, right: int) -> QRect:
        """Return where the name stands, up to *right*."""
        left = inner.left() + self._px(PICTURE.width() + _APART)
        high = self._px(_LINE)
        middle = inner.center().y() - (high // 2 if self.is_tall else 0)
        return QRect(left, middle - high + self._px(1), right - left, high)

    def _ground(
        self, painter: QPainter, rect: QRect, state: QStyle.StateFlag, tints: palette.Surroundings
    ) -> None:
        """Show what is chosen and what the pointer is on."""
        sheet = rounded(QRectF(rect).adjusted(2, 2, -2, -2), 10 * self.factor)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(sheet, colour(tints.accent, 0.16))
            has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(line(colour(tints.accent, 1.0 if has_focus else 0.55), 2 if has_focus else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(sheet)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(sheet, mix(tints.panel_raised, tints.accent, 0.08))

    def _picture(self, painter: QPainter, entry: Entry, inner: QRect, tints: palette.Surroundings) -> None:
        size = PICTURE * self.factor
        device = painter.device()
        ratio = device.devicePixelRatioF()
        at = QPointF(inner.left(), inner.center().y() + 0.5 - size.height() / 2)
        found = self._pictures.picture(entry, size, ratio, self.theme)
        if found is not None:
            painter.drawPixmap(at, found)
            return
        frame = rounded(QRectF(at, size.toSizeF()).adjusted(0.5, 0.5, -0.5, -0.5), size.height() * 0.09)
        painter.fillPath(frame, mix(tints.panel, tints.table_edge, 0.35))
        if entry.summary.status == "aside":
            side = self._px(_SIGN)
            sign = art.glyph("info", side, tints.text_muted, ratio)
            middle = at + QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(middle - QPointF(side / 2, side / 2), sign)

    def _text(
        self, painter: QPainter, entry: Entry, inner: QRect, tints: palette.Surroundings, *, is_edited: bool
    ) -> None:
        wide = 0 if self.is_tall else self._right_width(entry) + self._px(_APART)
        name = self._name_room(inner, inner.right() - wide)
        below = name.translated(0, name.height() + self._px(2))
        bold, plain = fonts.text(self._px(style.TEXT), bold=True), fonts.text(self._px(style.SMALL))
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._write(painter, below, self._words.what(entry), plain, tints.text_muted, start)
        if is_edited:  # the line in which it is written again lies there
            return
        self._write(painter, name, self._words.name(entry), bold, tints.text, start)
        if self.is_tall:
            room = below.translated(0, below.height())
        else:
            right = name.right() + self._px(_APART)
            room = QRect(right, name.top(), inner.right() - right, name.height())
        self._standing(painter, entry, room, below.top(), tints)

    def _laurel(self, painter: QPainter, left: int, room: QRect) -> None:
        """Draw the sign of who has won."""
        side, ratio = self._px(_LAUREL), painter.device().devicePixelRatioF()
        sign = art.icon("laurel-crown", side, _GOLD[palette.is_dark(self.theme)], ratio)
        painter.drawPixmap(QPointF(left, room.center().y() + 0.5 - side / 2), sign)

    def _right_width(self, entry: Entry) -> int:
        """Return the width of what says how a game stands; the rest is for its name."""
        plain = QFontMetrics(fonts.text(self._px(style.SMALL)))
        words = self._words.status(entry)
        wide = plain.horizontalAdvance(words)
        if entry.summary.status == "finished":
            bold = QFontMetrics(fonts.text(self._px(style.SMALL + 1), bold=True))
            wide = bold.horizontalAdvance(words) + self._px(_LAUREL) + self._px(5)
            wide = max(wide, plain.horizontalAdvance(self._words.points(entry)))
        return min(wide + self._px(2), self._px(_RIGHT))

    def _standing(
        self, painter: QPainter, entry: Entry, room: QRect, below: int, tints: palette.Surroundings
    ) -> None:
        """Write who has won with how many points, or how far the game is.

        On a line of its own the points stand behind the winner, else at the right under it.
        """
        edge = Qt.AlignmentFlag.AlignLeft if self.is_tall else Qt.AlignmentFlag.AlignRight
        align = edge | Qt.AlignmentFlag.AlignVCenter
        words, plain = self._words.status(entry), fonts.text(self._px(style.SMALL))
        if entry.summary.status != "finished":
            tint = tints.warning if entry.summary.status == "aside" else tints.accent
            lower = 0 if self.is_tall else room.height() // 2
            self._write(painter, room.translated(0, lower), words, plain, tint, align)
            return
        bold, points = fonts.text(self._px(style.SMALL + 1), bold=True), self._words.points(entry)
        sign, apart = self._px(_LAUREL) + self._px(5), self._px(_APART)
        taken = QFontMetrics(plain).horizontalAdvance(points) + apart if self.is_tall else 0
        wide = min(QFontMetrics(bold).horizontalAdvance(words) + 2, room.width() - sign - taken)
        left = room.left() + sign if self.is_tall else room.right() - wide
        self._laurel(painter, left - sign, room)
        self._write(painter, QRect(left, room.top(), wide, room.height()), words, bold, tints.text, align)
        under = QRect(room.left(), below, room.width(), room.height())
        behind = room.adjusted(sign + wide + apart, 0, 0, 0)
        self._write(painter, behind if self.is_tall else under, points, plain, tints.text_muted, align)

    def _write(
        self, painter: QPainter, room: QRect, words: str, font: QFont, tint: str, align: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(tint))
        said = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, align | Qt.TextFlag.TextSingleLine, said)
