"""The actions that take moves back and make them again, one of each in a window.

Whatever offers them - the menu, the bar, the end of the game - has the same `Action`, so all say the same.
What they do and say is worked out by `undoing`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit.literal import Action

UNDO: Final = "Ctrl+Z"
REDO: Final = "Ctrl+Shift+Z"
UNDO_TURN: Final = "Ctrl+Backspace"
SEATS: Final = "Ctrl+P"
"""Asks who plays where."""


class UndoActions(QObject):
    """The three of a window. Where one is disabled its keys still ask, and the answer says why not."""

    def __init__(self, parent: QWidget, back: Action, turn: Action, again: Action) -> None:
        """Take the actions of a window, with their keys."""
        super().__init__(parent)
        self.back, self.turn, self.again = back, turn, again
        self._is_possible = {self.back: False, self.turn: False, self.again: False}
        self._is_blocked = False
        self._keys: dict[Action, QShortcut] = {}
        for action in (back, turn, again):
            action.setIconVisibleInMenu(False)
            self._keys[action] = QShortcut(action.shortcut(), parent)
        self._show()

    @classmethod
    def of_their_own(cls, parent: QWidget) -> UndoActions:
        """Return actions for something that has no window around it with its own."""
        made = []
        for keys in (UNDO, UNDO_TURN, REDO):
            made.append(action := Action(parent))
            action.setShortcut(QKeySequence(keys))
            parent.addAction(action)
        return cls(parent, *made)

    def connect_to(
        self, back: Callable[[], object], turn: Callable[[], object], again: Callable[[], object]
    ) -> None:
        """Let the actions do this, and their keys where they are disabled."""
        for action, slot in ((self.back, back), (self.turn, turn), (self.again, again)):
            action.triggered.connect(partial(_do, slot))
            self._keys[action].activated.connect(partial(_do, slot))

    def take_keys(self) -> None:
        """Listen to the keys that the actions have now."""
        for action, key in self._keys.items():
            key.setKey(action.shortcut())

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


def _do(slot: Callable[[], object], _checked: bool = False) -> None:
    slot()
