"""A line in which someone types what a list is searched for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget

from evolution_qt.ui.kit.guard import guarded


@guarded
class Search(QLineEdit):
    """Lets the arrow keys go through what is left of a list while something is typed.

    Its owner hides the rows that do not fit, at `textChanged`.
    """

    stepped = Signal()
    """An arrow key has chosen another row, or the same one at an end of the list."""

    def __init__(self, searched: QListWidget) -> None:
        super().__init__()
        self._list = searched
        self.setClearButtonEnabled(True)

    @property
    def left(self) -> list[int]:
        """Return the rows that the search has left."""
        return [row for row in range(self._list.count()) if not self._list.item(row).isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up or down the list; every other key is typed."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not way:
            super().keyPressEvent(event)
        elif left := self.left:
            row = self._list.currentRow()
            at = left.index(row) + way if row in left else 0
            self._list.setCurrentRow(left[min(max(at, 0), len(left) - 1)])
            self.stepped.emit()
