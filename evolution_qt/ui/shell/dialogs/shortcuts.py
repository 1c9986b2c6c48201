"""All keys on one page: those of the table, and those of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QWidget

from evolution_qt.ui.evolution.shortcuts import Group, Shortcut, groups
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog, turn_to


class ShortcutsDialog(Dialog):
    """The table of shortcuts, in two columns."""

    def __init__(self, actions: Sequence[QAction]) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1000, 780))
        self._actions = actions
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content.addWidget(self.area, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Keys"))
        page = QWidget()
        box = QHBoxLayout(page)
        box.setContentsMargins(4, 0, 12, 0)
        box.setSpacing(34)
        every = self.groups()
        half = (len(every) + 1) // 2
        for part in (every[:half], every[half:]):
            grid = QGridLayout()
            grid.setHorizontalSpacing(14)
            grid.setVerticalSpacing(7)
            grid.setColumnStretch(1, 1)
            for group in part:
                _fill(grid, group)
            grid.setRowStretch(grid.rowCount(), 1)
            box.addLayout(grid, 1)
        turn_to(self.area, page)

    def groups(self) -> list[Group]:
        """Return all shortcuts, those of the window at the end."""
        window = [
            Shortcut(action.shortcut().toString(), action.text().removesuffix(" …"))
            for action in self._actions
            if not action.shortcut().isEmpty()
        ]
        return [*groups(), Group(QCoreApplication.translate("Shortcuts", "The window"), tuple(window))]


def _fill(grid: QGridLayout, group: Group) -> None:
    head = QLabel(group.title)
    head.setFont(fonts.title(style.HEADING))
    head.setTextFormat(Qt.TextFormat.PlainText)
    if grid.rowCount() > 1:
        head.setContentsMargins(0, 12, 0, 0)
    grid.addWidget(head, grid.rowCount(), 0, 1, 2)
    for one in group.shortcuts:
        row = grid.rowCount()
        key = QLabel(one.keys)
        key.setTextFormat(Qt.TextFormat.PlainText)
        key.setFont(fonts.text(style.SMALL, bold=True))
        key.setProperty("role", "key")
        words = QLabel(one.words)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setFont(fonts.text(style.SMALL + 1))
        words.setWordWrap(True)
        grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
