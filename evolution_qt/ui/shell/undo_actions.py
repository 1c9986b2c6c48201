"""The actions that take moves back and make them again, one of each in a window.

Whatever offers them - the menu, the bar, the end of the game - has the same `QAction`, so all say the same.
What they do and say is worked out by `undoing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

UNDO: Final = "Ctrl+Z"
REDO: Final = "Ctrl+Shift+Z"
UNDO_TURN: Final = "Ctrl+Backspace"
SEATS: Final = "Ctrl+P"
"""Asks who plays where."""


def written(keys: str) -> str:
    """Return keys as they are written on the keyboards of this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class UndoActions(QObject):
    """The three of a window. Where one is disabled its keys still ask, and the answer says why not."""

    def __init__(self, parent: QWidget) -> None:
        """Make them for a window; whoever makes them connects `asked`."""
        super().__init__(parent)
        self.back, self.turn, self.again = (QAction(self) for _ in range(3))
        self._is_possible = {self.back: False, self.turn: False, self.again: False}
        self._is_blocked = False
        self._keys: dict[QAction, QShortcut] = {}
        for action, keys in ((self.back, UNDO), (self.turn, UNDO_TURN), (self.again, REDO)):
            action.setShortcut(QKeySequence(keys))
            action.setIconVisibleInMenu(False)
            self._keys[action] = QShortcut(QKeySequence(keys), parent)
        self._show()

    def connect_to(
        self, back: Callable[[], object], turn: Callable[[], object], again: Callable[[], object]
    ) -> None:
        """Let the actions, and their keys where they are disabled, do this."""
        for action, slot in ((self.back, back), (self.turn, turn), (self.again, again)):
            action.triggered.connect(lambda _checked=False, slot=slot: slot())
            self._keys[action].activated.connect(slot)

    def allow(self, *, back: bool, turn: bool, again: bool) -> None:
        """Say what is possible at the table."""
        self._is_possible = {self.back: back, self.turn: turn, self.again: again}
        self._show()

    def block(self, *, on: bool) -> None:
        """Let nothing be possible for a while: no table is seen."""
        self._is_blocked = on
        self._show()

    def _show(self) -> None:
        for action, is_possible in self._is_possible.items():
            action.setEnabled(is_possible and not self._is_blocked)
            self._keys[action].setEnabled(not action.isEnabled())
