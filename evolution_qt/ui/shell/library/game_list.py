"""The list of games in the library: those that are meant, in the order that is meant, and how a row looks.

A row has a picture, the name, what was played when, and how the game stands or ended.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from evolution_qt.core.text import bare
from evolution_qt.store.library import LONGEST_TITLE, Entry, Mark
from evolution_qt.ui.kit import art, fonts, palette
from evolution_qt.ui.kit.brush import colour, line, mix, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.library.pictures import Pictures
from evolution_qt.ui.shell.window import style

ENTRY: Final = Qt.ItemDataRole.UserRole
PAGES: Final = ("all", "running", "finished", "bin")
ORDERS: Final = ("played", "begun", "name", "edition", "result")

_AT_ONCE: Final = 60
"""So many games are put into words on the spot."""


class SearchWords(NamedTuple):
    """The words by which a game is found and sorted."""

    searched: str
    name: str
    edition: str


@guarded
class GamesModel(QAbstractListModel):
    """Games as rows. It knows no files: who owns it gives it the entries.

    Thousands of games are put into words by `wording`, a little at a time; until then the rows stay as they
    are.
    """

    renamed = Signal(object, str)
    """Someone has given the game of this name a title."""
    speechless = Signal()
    """Words are wanted that have not been made: someone is to go through `wording`."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: Sequence[Entry] = ()
        self.shown: list[Entry] = []
        self._search = ""
        self._order = "played"
        self._page = "all"
        self._said: dict[Mark, SearchWords] = {}

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games, as far as they are meant."""
        self._entries = entries
        self._arrange()

    def mean(self, *, page: str | None = None, search: str | None = None, order: str | None = None) -> None:
        """Show only games of a page in which all these words are found, in an order."""
        self._page = self._page if page is None else page
        self._search = self._search if search is None else search
        self._order = self._order if order is None else order
        self._arrange()

    def retranslate(self) -> None:
        """Find games by the words of another language."""
        self._said.clear()
        self._arrange()

    def row_of(self, name: str) -> int:
        """Return the row of a game, -1 if it is not shown."""
        return next((at for at, entry in enumerate(self.shown) if entry.name == name), -1)

    def touch(self, name: str) -> None:
        """Let a game be painted again."""
        if (row := self.row_of(name)) >= 0:
            index = self.index(row)
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    # What views ask

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many games are shown."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        """Return a game: its line, what is edited, or all that is known."""
        if not 0 <= index.row() < len(self.shown):
            return None
        entry = self.shown[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words.line(entry)
        if role == Qt.ItemDataRole.EditRole:
            return bare(self._words.name(entry))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Report that someone wants another title; the keeper of the titles changes it."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        entry = self.shown[index.row()]
        if value not in (entry.title, self.data(index, role)):
            self.renamed.emit(entry.name, str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let titles be changed, but not in the bin."""
        usual = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return usual if self._page == "bin" else usual | Qt.ItemFlag.ItemIsEditable

    # Which and in what order

    def wording(self) -> Generator[None, None, None]:
        """Put every game into words, and show those that are meant."""
        entries = list(self._entries)
        for entry in entries:
            if entry.mark not in self._said:
                self._put_in_words(entry)
            yield
        self._arrange()

    def _put_in_words(self, entry: Entry) -> None:
        words = self._words
        self._said[entry.mark] = SearchWords(
            words.searched(entry), bare(words.name(entry)).casefold(), words.edition(entry)
        )

    def _arrange(self) -> None:
        entries = self._entries
        if self._search or self._order in _BY_WORDS:
            mute = [entry for entry in entries if entry.mark not in self._said]
            if len(mute) > _AT_ONCE:
                self.speechless.emit()
                return
            for entry in mute:
                self._put_in_words(entry)
        shown = [entry for entry in entries if self._is_meant(entry)]
        if self._order != "played":  # they come in that order
            shown.sort(key=self._key, reverse=self._order not in _BY_WORDS)
        if shown == self.shown:
            return
        self.beginResetModel()
        self.shown = shown
        self.endResetModel()

    def _is_meant(self, entry: Entry) -> bool:
        if self._page in ("running", "finished") and entry.summary.status != self._page:
            return False
        if not self._search:
            return True
        text = self._said[entry.mark].searched
        return all(word in text for word in self._search.casefold().split())

    def _key(self, entry: Entry) -> Any:  # of any sort that can be compared
        """Return by what a game is sorted."""
        told = entry.summary
        if self._order == "begun":
            return told.created or ""
        if self._order == "result":
            return max(told.scores, default=-(told.status == "aside"))
        said = self._said[entry.mark]
        return said.name if self._order == "name" else (not told.game, said.edition)


_BY_WORDS: Final = ("name", "edition")
"""Orders by words, from the first letter on; all others begin with the highest."""


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
        """Return the width of the words for how a game stands; the rest is for its name."""
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
