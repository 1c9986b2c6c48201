"""All keys on one page: one list that arrow keys read line by line, in as many columns as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, combinations, pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QWidget

from evolution_qt.core.steps import at_once
from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.kit.guard import answering, guarded
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.writing import Paragraph
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog
from evolution_qt.ui.shell.window.commands import key_page
from evolution_qt.ui.table.shortcuts import Group, spoken

_MOST: Final = 4
_WAYS: Final = ((1, 4), (2, 4), (3, 4), (3, 2), (4, 4), (4, 2), (3, 0), (4, 0))
"""How many columns, and pixels between lines, are tried: the first that need no scrolling are taken, or else
those that need the least, of columns that are not the narrowest.
"""
_LEAST: Final = 220
"""Pixels that a column has at least."""
_EDGE: Final = 4
"""Pixels beside all columns."""
_BELOW: Final = 4
"""Pixels below a group."""
_APART: Final = 16
_BESIDE: Final = 8
"""Pixels between columns, and between a key and its words."""
_USUAL_KEYS: Final = 80
"""Words begin below each other after keys that take at most so many pixels, behind the others."""
_CAP: Final = 7
"""Pixels of a key beside its letters."""
_CAP_BELOW: Final = 3
"""Pixels of a key below them."""
_ENDLESS: Final = 100_000.0
_SELECTED: Final = 0.2
"""How much of its tint the chosen line has."""


class _Line:
    """A heading, or keys and what they do, as it is drawn."""

    def __init__(self, keys: str, words: str, font: QFont, key_font: QFont) -> None:
        self.keys = keys
        self.words = Paragraph(words, font, _ENDLESS)
        self._natural, self._low = self.words.size.width(), self.words.size.height()
        self.key_font = key_font
        metrics = QFontMetricsF(key_font)
        self.cap = QSize(0, 0)
        if keys:
            wide = metrics.horizontalAdvance(keys) + 2 * _CAP
            self.cap = QSize(round(wide), round(metrics.height() + _CAP_BELOW))
        self.left = 0
        """Where its words begin."""

    def height(self, wide: int) -> int:
        """Return how high it is in a column of so many pixels; its words are broken for that."""
        room = wide - self.left
        if self._natural > room or self.words.lines > 1:
            self.words.fit(room)
        return max(round(self.words.size.height()), self.cap.height())

    def draw(self, painter: QPainter, room: QRectF, palette: QPalette) -> None:
        """Draw it into its room."""
        if self.keys:
            cap = QRectF(room.topLeft(), self.cap).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.mid())
            painter.drawRoundedRect(cap, 5, 5)
            painter.setPen(QPen(palette.mid().color(), 1))
            painter.setBrush(palette.base())
            face = cap.adjusted(0, 0, 0, -(_CAP_BELOW - 1))
            painter.drawRoundedRect(face, 5, 5)
            painter.setFont(self.key_font)
            painter.setPen(palette.text().color())
            painter.drawText(face, Qt.AlignmentFlag.AlignCenter, self.keys)
        down = max((self.cap.height() - self._low) / 2, 0.0)
        self.words.draw(painter, room.topLeft() + QPoint(self.left, round(down)), palette.text().color())


@guarded
@answering(
    {
        "visualRect": QRect(),
        "sizeHintForIndex": QSize(),
        "indexAt": QModelIndex(),
        "moveCursor": QModelIndex(),
        "scrollTo": None,
        "setSelection": None,
        "updateGeometries": None,
    }
)
class KeyList(QListWidget):
    """The keys of some groups: a line for each heading and each key, which are beside each other."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[_Line] = []
        self._groups: list[list[_Line]] = []
        self._rooms: list[QRect] = []
        """Where each line lies on the whole page."""
        self._columns: list[int] = []
        """In which column."""
        self._factor = 1.0
        page = QWidget()  # for one of Qt's, PySide loads every sort of widget to compare
        page.setBackgroundRole(QPalette.ColorRole.Base)
        self.setViewport(page)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    # What stands there

    def begin(self, factor: float) -> None:
        """Forget all lines; the next ones are so much larger than usual."""
        self.clear()
        self._lines, self._groups, self._rooms, self._columns = [], [], [], []
        self._factor = factor

    def add(self, group: Group) -> None:
        """Write a group below the others; it is seen once all are arranged."""
        small, bold = fonts.text(self._px(style.SMALL)), fonts.text(self._px(style.SMALL), bold=True)
        lines = [_Line(one.keys, one.words, small, bold) for one in group.shortcuts]
        usual = max([wide for one in lines if (wide := one.cap.width()) <= self._px(_USUAL_KEYS)], default=0)
        for line in lines:
            line.left = max(usual, line.cap.width()) + self._px(_BESIDE)
        heading = _Line("", group.title, fonts.title(self._px(style.HEADING - 4)), bold)
        self._groups.append([heading, *lines])
        self._lines += self._groups[-1]
        self.addItem(group.title)
        self.addItems([phrasing.before(spoken(one.keys), one.words) for one in group.shortcuts])

    def _px(self, size: int) -> int:
        return round(size * self._factor)

    def arrange(self) -> None:
        """Lay the groups in so few columns that no scrolling is needed, or in those that need the least."""
        room = self.maximumViewportSize()
        if len(self._lines) != self.count() or not self._groups or room.isEmpty():
            return
        found: list[tuple[int, int, list[list[int]]]] = []
        for count, between in _WAYS:
            wide = self._wide(count, room.width())
            if count > 1 and wide < self._px(_LEAST):
                continue
            tallest, parts = _in_order([self._tall(one, wide, between) for one in self._groups], count)
            found.append((tallest, between, parts))
            if tallest <= room.height():
                break
        scrolls = found[-1][0] > room.height()
        _, between, parts = min([one for one in found if not scrolls or len(one[2]) < _MOST] or found)
        width = room.width() - (self.verticalScrollBar().sizeHint().width() if scrolls else 0)
        self._lay(parts, self._wide(len(parts), width), between)
        self.updateGeometries()
        self.viewport().update()

    def _wide(self, count: int, width: int) -> int:
        """Return how wide each of so many columns is."""
        return (width - 2 * self._px(_EDGE) - (count - 1) * self._px(_APART)) // count

    def _tall(self, group: Sequence[_Line], wide: int, between: int) -> int:
        heights = [line.height(wide) + self._px(between) for line in group]
        return sum(heights) - self._px(between) + self._px(_BELOW)

    def _lay(self, parts: Sequence[Sequence[int]], wide: int, between: int) -> None:
        self._rooms, self._columns = [], []
        for column, part in enumerate(parts):
            left, top = self._px(_EDGE) + column * (wide + self._px(_APART)), 0
            for number in part:
                for line in self._groups[number]:
                    height = line.height(wide)
                    self._rooms.append(QRect(left, top, wide, height))
                    self._columns.append(column)
                    top += height + self._px(between)
                top += self._px(_BELOW - between)

    # What Qt asks of a list whose lines lie so

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """Return where a line lies in the viewport."""
        if not 0 <= index.row() < len(self._rooms):
            return QRect()
        return self._rooms[index.row()].translated(0, -self.verticalScrollBar().value())

    def sizeHintForIndex(self, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that a line needs in its column."""
        row = index.row()
        if not 0 <= row < len(self._rooms):
            return QSize()
        line, room = self._lines[row], self._rooms[row]
        return QSize(max(room.width(), ceil(line.left + line.words.size.width())), room.height())

    def indexAt(self, at: QPoint) -> QModelIndex:
        """Return the line at a point of the viewport."""
        point = at + QPoint(0, self.verticalScrollBar().value())
        row = next((row for row, room in enumerate(self._rooms) if room.contains(point)), -1)
        return self.model().index(row, 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Choose the line at a place."""
        self.selectionModel().select(self.indexAt(rect.center()), command)

    def scrollTo(self, index: QModelIndex | QPersistentModelIndex, hint: object = None) -> None:
        """Bring a line into sight."""
        room, bar, height = self.visualRect(index), self.verticalScrollBar(), self.viewport().height()
        bar.setValue(bar.value() + min(room.top(), 0) + max(room.bottom() + 1 - height, 0))

    def updateGeometries(self) -> None:
        """Let as much be scrolled as there is."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(height)
        bar.setSingleStep(self._px(style.TEXT))
        bar.setRange(0, max([room.bottom() + 1 for room in self._rooms], default=0) - height)

    def moveCursor(self, action: QListWidget.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where a key leads: to the line before or after, beside, to another heading, to an end."""
        ways, row, last = self.CursorAction, max(self.currentRow(), 0), self.count() - 1
        headings = [at for at, line in enumerate(self._lines) if not line.keys]
        leads = {
            ways.MoveUp: row - 1,
            ways.MovePrevious: row - 1,
            ways.MoveDown: row + 1,
            ways.MoveNext: row + 1,
            ways.MoveHome: 0,
            ways.MoveEnd: last,
            ways.MovePageUp: max([at for at in headings if at < row], default=0),
            ways.MovePageDown: min([at for at in headings if at > row], default=last),
            ways.MoveLeft: self._beside(row, -1),
            ways.MoveRight: self._beside(row, 1),
        }
        return self.model().index(min(max(leads.get(action, row), 0), last), 0)

    def _beside(self, row: int, way: int) -> int:
        """Return the line of the next column that is nearest to a line; the same where there is none."""
        if not self._rooms:
            return row
        column, middle = self._columns[row] + way, self._rooms[row].center().y()
        near = [
            (abs(room.center().y() - middle), at)
            for at, room in enumerate(self._rooms)
            if self._columns[at] == column
        ]
        return min(near)[1] if near else row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the columns for the room there is."""
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that are seen, and the chosen one as such while it has the keyboard."""
        painter, palette = QPainter(self.viewport()), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(len(self._rooms)):
            room = QRectF(self.visualRect(self.model().index(row, 0)))
            if not room.toAlignedRect().intersects(event.rect()):
                continue
            if row == self.currentRow() and self.hasFocus():
                tint = QColor(palette.highlight().color())
                painter.setPen(tint)
                tint.setAlphaF(_SELECTED)
                painter.setBrush(tint)
                painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            self._lines[row].draw(painter, room, palette)
        painter.end()


@guarded
class ShortcutsDialog(Dialog):
    """The list of keys, in columns so that a usual window shows all of them at once."""

    def __init__(self, game: str) -> None:
        """Show the keys of the table of a game, by its key, and those of the window."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1230, 800))
        self._game = game
        self._is_filled = False
        self.list = KeyList()
        self.content.addWidget(self.list, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.resize_writing()

    def groups(self) -> list[Group]:
        """Return all shortcuts, those of the window at the end, with keys as they are called here."""
        return key_page(self._game)

    def resize_writing(self) -> None:
        """Write the page in the current size, once it has been written."""
        if self._is_filled:
            at_once(self.fill())

    def fill(self) -> Steps:
        """Write one group in each step, then arrange them."""
        row = max(self.list.currentRow(), 0)
        self.list.begin(self.factor)
        for group in self.groups():
            self.list.add(group)
            yield
        self.list.arrange()
        self.list.setCurrentRow(row)
        self._is_filled = True


def _in_order(tall: Sequence[int], count: int) -> tuple[int, list[list[int]]]:
    """Part so many heights into columns in their order; return how tall the tallest is, as low as can be."""
    count = min(count, len(tall))
    above = [0, *accumulate(tall)]

    def tallest(cuts: Sequence[int]) -> int:
        return max(above[last] - above[first] for first, last in pairwise(cuts))

    cuts = min(((0, *at, len(tall)) for at in combinations(range(1, len(tall)), count - 1)), key=tallest)
    return tallest(cuts), [[*range(first, last)] for first, last in pairwise(cuts)]
