"""All keys on one page: those of the table, and those of the window, in as many columns as it takes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations, pairwise, product
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QScrollArea, QWidget

from evolution_qt.ui.kit import fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.literal import Action, Label
from evolution_qt.ui.kit.pixmap_cache import BREATH, Steps
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog, turn_to
from evolution_qt.ui.shell.shortcuts import groups
from evolution_qt.ui.table.shortcuts import Group, Shortcut

_WAYS: Final = ((1, 4), (2, 4), (3, 4), (3, 1), (4, 4), (4, 1), (3, 0), (4, 0))
"""How many columns and pixels between lines are tried: the first that need no scrolling are taken, or else
those that need the least. Groups keep their order as long as that needs no scrolling.
"""
_Part = tuple[int, ...]
"""The groups of a column, by their numbers."""
_APART: Final = 32
_BESIDE: Final = 8
"""Pixels between columns, by their number, and between a key and its words."""
_USUAL_KEYS: Final = 96
"""Words begin below each other after keys of at most so many pixels."""
_LONGEST: Final = 16
"""Letters of a word that has room in a column whatever happens."""
_FIRST_JAPANESE: Final = "\u2e80"
_FEW: Final = 6
"""Japanese letters that have room beside each other."""


@guarded
class ShortcutsDialog(Dialog):
    """The table of shortcuts, beside each other so that a usual window shows all of them at once.

    The sheet is there at once; what stands on it is written in the next turns, for there is much of it.
    """

    def __init__(self, actions: Sequence[Action], game: str = "") -> None:
        """Show the keys of *actions*, and of the table of a game, or else of all."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1160, 780))
        self._actions = actions
        self._game = game
        self.area = QScrollArea()
        self.area.setViewport(QWidget())  # one that Qt makes has PySide load every sort of widget to compare
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().installEventFilter(self)
        self.content.addWidget(self.area, 1)
        self._page: _Page | None = None
        self._steps: Steps | None = None
        self._writing = Chore(self._write_on, self)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Keys"))
        self._write()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self._write()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the columns for the room there is."""
        is_resized = event.type() == QEvent.Type.Resize and watched is self.area.viewport()
        if is_resized:
            self._arrange_soon()
        return super().eventFilter(watched, event)

    def groups(self) -> list[Group]:
        """Return all shortcuts, those of the window at the end, with keys as they are called here."""
        window = [
            Shortcut(action.shortcut().toString(), action.text().removesuffix(" …"))
            for action in self._actions
            if not action.shortcut().isEmpty()
        ]
        every = [
            *groups(self._game),
            Group(QCoreApplication.translate("Shortcuts", "The window"), tuple(window)),
        ]
        return [
            Group(
                one.title, tuple(Shortcut(self._written(one, key.keys), key.words) for key in one.shortcuts)
            )
            for one in every
            if one.shortcuts
        ]

    def _written(self, group: Group, keys: str) -> str:
        """Return what stands for keys: those that are in the place of the usual ones."""
        parts = keys.split("+") if group.is_of_table else [keys]
        return self.key("+".join(keymap.shown(part) for part in parts))

    def key(self, keys: str) -> str:
        """Return keys, joined by a plus, by the names that stand on keyboards of the language."""
        names = {
            #: the key on a keyboard
            "Shift": self.tr("Shift"),
            #: the key on a keyboard
            "Ctrl": self.tr("Ctrl"),
            #: the key on a keyboard
            "Alt": self.tr("Alt"),
            #: the key on a keyboard
            "Space": self.tr("Space"),
            #: the key on a keyboard
            "Enter": self.tr("Enter"),
            #: the key on a keyboard
            "Esc": self.tr("Esc"),
            #: the key on a keyboard
            "Tab": self.tr("Tab"),
            #: the key on a keyboard
            "Del": self.tr("Del"),
            #: the key on a keyboard
            "Backspace": self.tr("Backspace"),
        }
        return "+".join(names.get(one, one) for one in keys.split("+"))

    def finish(self) -> None:
        """Write now what is still to be written."""
        for _ in self._steps or ():
            pass
        while self._page is not None and self._page.show_more():
            pass
        self._stop()

    def _write(self) -> None:
        """Write the page again: other words, or writing of another size."""
        self._page = None
        self._stop()
        if self.area.isVisible():  # else there is no room yet that it could be written for
            self._arrange_soon()

    def _arrange_soon(self) -> None:
        self._steps = self._arranged()
        self._writing.start()

    def _write_on(self) -> None:
        """Write a part of the page."""
        begun = time.perf_counter()
        for _ in self._steps or ():
            if time.perf_counter() - begun > BREATH:
                return
        if self._page is None or not self._page.show_more():  # what it shows is painted in the same turn
            self._stop()

    def _stop(self) -> None:
        self._writing.stop()
        self._steps = None

    def _arranged(self) -> Steps:
        """Show the keys as loosely as they need no scrolling, else as densely as can be."""
        if self._page is None:
            self._page = _Page(self.factor)
            turn_to(self.area, self._page)
            yield
        yield from self._page.write(self.groups())
        yield from self._page.arrange(self.area.viewport().size())


class _Row:
    """What stands on a line: a heading over the whole column, or a key and the words beside it."""

    def __init__(self, words: Label, key: Label | None = None) -> None:
        self.words = words
        self.key = key
        self._heights: dict[int, int] = {}

    def dress(self) -> None:
        """Have the style dress it: its size depends on that."""
        for label in self._labels():
            label.ensurePolished()

    def show(self) -> None:
        """Show it, where it has been placed."""
        for label in self._labels():
            label.show()

    def _labels(self) -> list[Label]:
        return [self.words] if self.key is None else [self.words, self.key]

    @cached_property
    def key_size(self) -> QSize:
        """Return the room that the key takes."""
        return QSize(0, 0) if self.key is None else self.key.sizeHint()

    @cached_property
    def least_width(self) -> int:
        """Return the room of the longest word; a script without spaces is broken anywhere."""
        metrics = self.words.fontMetrics()
        words = [word if max(word) < _FIRST_JAPANESE else word[:_FEW] for word in self.words.text().split()]
        most = metrics.horizontalAdvance("n") * _LONGEST
        return min(max((metrics.horizontalAdvance(word) for word in words), default=0), most)

    def height(self, width: int) -> int:
        """Return how high it is with so much room for the words."""
        if width not in self._heights:
            wrapped = self.words.heightForWidth(width) if self.key is not None else -1
            height = wrapped if wrapped >= 0 else self.words.sizeHint().height()
            self._heights[width] = max(height, self.key_size.height())
        return self._heights[width]


class _Page(QWidget):
    """All keys. They are written once and only moved when there is other room: that takes no time."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self._factor = factor
        self._rows: list[list[_Row]] = []
        self._shown = 0
        self._place: QSize | None = None
        self._tall: dict[tuple[int, int], int] = {}

    def _px(self, size: int) -> int:
        return round(size * self._factor)

    def _label(self, words: str, font: QFont) -> Label:
        label = Label(words, self)
        label.setFont(font)
        return label

    def write(self, every: Sequence[Group]) -> Steps:
        """Write what is not written yet of these groups."""
        for group in every[len(self._rows) :]:
            rows = self._written(group)
            for row in rows:
                row.dress()
            self._rows.append(rows)
            yield

    def show_more(self) -> bool:
        """Show the next group; say whether there was one."""
        if self._shown == len(self._rows):
            return False
        for row in self._rows[self._shown]:
            row.show()
        self._shown += 1
        return True

    def _written(self, group: Group) -> list[_Row]:
        rows = [_Row(self._label(group.title, fonts.title(self._px(style.HEADING - 4))))]
        for one in group.shortcuts:
            key = self._label(one.keys, fonts.text(self._px(style.SMALL), bold=True))
            key.setProperty("role", "key")
            words = self._label(one.words, fonts.text(self._px(style.SMALL)))
            words.setWordWrap(True)
            rows.append(_Row(words, key))
        return rows

    def arrange(self, room: QSize) -> Steps:
        """Place everything for so much room."""
        if self._place == room:
            return
        lowest: tuple[int, int, int, bool] | None = None
        for in_order, (count, between) in product((True, False), _WAYS):
            if count > 1 and not self._has_room(room.width(), count):
                continue
            for group in range(len(self._rows)):
                self._height_of(group, self._column(room.width(), count))
                yield
            height = self._lie(room.width(), count, between, in_order, is_meant=False)
            if lowest is None or height < lowest[0]:
                lowest = height, count, between, in_order
            if height <= room.height():
                break
        assert lowest is not None
        height, count, between, in_order = lowest
        self._place = room
        self._lie(room.width(), count, between, in_order, is_meant=True)
        self.setMinimumHeight(height)

    def _has_room(self, width: int, count: int) -> bool:
        """Say whether every word has room in so many columns."""
        column = self._column(width, count)
        return all(
            self._indent(group, row) + row.least_width <= column
            for group, rows in enumerate(self._rows)
            for row in rows
        )

    def _column(self, width: int, count: int) -> int:
        """Return how wide each of so many columns is."""
        return (width - 2 * self._px(4) - (count - 1) * self._px(_APART // count)) // count

    def _lie(self, width: int, count: int, between: int, in_order: bool, *, is_meant: bool) -> int:
        """Place everything in so many columns, or only find out how: return the height it takes."""
        apart, edge = self._px(_APART // count), self._px(4)
        wide = self._column(width, count)
        columns = self._split(wide, count, between, in_order)
        for number, part in enumerate(columns if is_meant else ()):
            left, y = edge + number * (wide + apart), 0
            for at, group in enumerate(part):
                y += self._px(2 * between) if at else 0
                for row in self._rows[group]:
                    indent = self._indent(group, row)
                    height = row.height(wide - indent)
                    row.words.setGeometry(left + indent, y, wide - indent, height)
                    if row.key is not None:
                        row.key.setGeometry(QRect(QPoint(left, y), row.key_size))
                    y += height + self._px(between)
        return max(self._height(part, wide, between) for part in columns)

    def _split(self, wide: int, count: int, between: int, in_order: bool) -> list[_Part]:
        """Return the groups in so many columns of a width, about equally tall, or in their order too."""
        every = tuple(range(len(self._rows)))
        ways = _runs(every, count) if in_order else _heaps(every, count)
        tall = cache(lambda part: self._height(part, wide, between))  # the same heaps come again and again
        return min(ways, key=lambda parts: max(map(tall, parts)))

    def _height(self, part: _Part, wide: int, between: int) -> int:
        """Return how tall a column of a width is, with all the lines that long words take."""
        count = sum([len(self._rows[group]) for group in part])
        tall = sum([self._height_of(group, wide) for group in part])
        return tall + count * self._px(between) + (len(part) - 1) * self._px(2 * between)

    def _height_of(self, group: int, wide: int) -> int:
        """Return how tall the rows of a group are, without what is between them."""
        if (group, wide) not in self._tall:
            heights = [row.height(wide - self._indent(group, row)) for row in self._rows[group]]
            self._tall[group, wide] = sum(heights)
        return self._tall[group, wide]

    def _indent(self, group: int, row: _Row) -> int:
        """Return where the words of a row begin: below each other, but for those beside very long keys."""
        if row.key is None:
            return 0
        usual = min(max(one.key_size.width() for one in self._rows[group]), self._px(_USUAL_KEYS))
        return max(usual, row.key_size.width()) + self._px(_BESIDE)


def _runs(every: _Part, count: int) -> Iterator[list[_Part]]:
    """Yield the groups in so many columns, in their order."""
    for cuts in combinations(range(1, len(every)), count - 1):
        edges = (0, *cuts, len(every))
        yield [every[first:last] for first, last in pairwise(edges)]


def _heaps(every: _Part, count: int) -> Iterator[list[_Part]]:
    """Yield the groups in so many columns, which begin in their order, in every way."""
    if count == 1:
        yield [every]
        return
    first, rest = every[0], every[1:]
    for size in range(len(rest) - count + 2):
        for others in combinations(rest, size):
            left = tuple([one for one in rest if one not in others])
            yield from ([(first, *others), *columns] for columns in _heaps(left, count - 1))
