"""All keys on one page: those of the table, and those of the window, in as many columns as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QWidget

from evolution_qt.ui.evolution.shortcuts import Group, Shortcut, groups
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog, turn_to

_WAYS: Final = ((2, 4), (3, 4), (3, 1), (4, 4), (4, 1), (3, 0), (4, 0))
"""How many columns and pixels between lines are tried: the first that need no scrolling are taken, or else
those that need the least.
"""
_Labels = tuple[QLabel, list[tuple[QLabel, QLabel]]]
"""The heading of a group, and each of its keys with what it does."""
_HEAD: Final = 1.6
"""Height of a heading, in lines."""


class ShortcutsDialog(Dialog):
    """The table of shortcuts, beside each other so that a usual window shows all of them at once."""

    def __init__(self, actions: Sequence[QAction]) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1160, 780))
        self._actions = actions
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().installEventFilter(self)
        self.content.addWidget(self.area, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Keys"))
        self._arrange()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the columns for the room there is."""
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            self._arrange()
        return super().eventFilter(watched, event)

    def groups(self) -> list[Group]:
        """Return all shortcuts, those of the window at the end, with keys as they are called here."""
        window = [
            Shortcut(action.shortcut().toString(), action.text().removesuffix(" …"))
            for action in self._actions
            if not action.shortcut().isEmpty()
        ]
        every = [*groups(), Group(QCoreApplication.translate("Shortcuts", "The window"), tuple(window))]
        return [
            Group(one.title, tuple(Shortcut(self.key(key.keys), key.words) for key in one.shortcuts))
            for one in every
            if one.shortcuts
        ]

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
        }
        return "+".join(names.get(one, one) for one in keys.split("+"))

    def _arrange(self) -> None:
        """Show the keys as loosely as they need no scrolling, else as densely as can be."""
        if not self.isVisible():
            return  # the room is not known before
        every = self.groups()
        labels = {one.title: self._labels(one) for one in every}
        room = self.area.viewport().size()
        lowest: tuple[int, tuple[int, int]] | None = None
        for way in _WAYS:
            page = self._page(_split(every, way[0]), way[1], labels)
            height = page.heightForWidth(room.width())
            if lowest is None or height < lowest[0]:
                lowest = height, way
            if height <= room.height():
                break
        assert lowest is not None
        if lowest[1] != way:
            page = self._page(_split(every, lowest[1][0]), lowest[1][1], labels)
        turn_to(self.area, page)

    def _page(self, columns: Sequence[Sequence[Group]], between: int, labels: dict[str, _Labels]) -> QWidget:
        """Return a page with the labels of all groups, taken from whatever page they are on."""
        page = QWidget()
        box = QHBoxLayout(page)
        box.setContentsMargins(4, 0, 4, 0)
        box.setSpacing(self.px(50 // len(columns)))
        for part in columns:
            grid = QGridLayout()
            grid.setHorizontalSpacing(self.px(10))
            grid.setVerticalSpacing(self.px(between))
            grid.setColumnStretch(1, 1)
            for group in part:
                self._fill(grid, labels[group.title], 2 * between)
            grid.setRowStretch(grid.rowCount(), 1)
            box.addLayout(grid, 1)
        return page

    def _labels(self, group: Group) -> _Labels:
        """Return the heading of a group, and each of its keys with what it does."""
        head = QLabel(group.title)
        head.setFont(fonts.title(self.px(style.HEADING - 2)))
        head.setTextFormat(Qt.TextFormat.PlainText)
        rows: list[tuple[QLabel, QLabel]] = []
        for one in group.shortcuts:
            key = QLabel(one.keys)
            key.setTextFormat(Qt.TextFormat.PlainText)
            key.setFont(fonts.text(self.px(style.SMALL), bold=True))
            key.setProperty("role", "key")
            words = QLabel(one.words)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setFont(fonts.text(self.px(style.SMALL + 1)))
            words.setWordWrap(True)
            rows.append((key, words))
        return head, rows

    def _fill(self, grid: QGridLayout, labels: _Labels, above: int) -> None:
        head, rows = labels
        head.setContentsMargins(0, self.px(above) if grid.rowCount() > 1 else 0, 0, 0)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        for key, words in rows:
            row = grid.rowCount()
            grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)


def _split(every: Sequence[Group], count: int) -> list[Sequence[Group]]:
    """Return the groups in so many columns, in their order and about equally tall."""
    found: list[list[Sequence[Group]]] = []
    for cuts in combinations(range(1, len(every)), count - 1):
        edges = (0, *cuts, len(every))
        found.append([every[first:last] for first, last in pairwise(edges)])
    return min(found, key=_heights)


def _heights(columns: Sequence[Sequence[Group]]) -> list[float]:
    """Return how tall columns are, in lines, the tallest first."""
    return sorted([sum(len(one.shortcuts) + _HEAD for one in part) for part in columns], reverse=True)
