"""Files that the system hands to the running program: macOS sends an event where others give an argument."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit.guard import guarded


@guarded
class HandedFiles(QObject):
    """Hears of files; those that come before the program can open them wait.

    A filter is asked about every event of the program, so there is one only where such events come.
    """

    def __init__(self, app: QApplication, *, listens: bool = sys.platform == "darwin") -> None:
        super().__init__(app)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], object] | None = None
        if listens:
            app.installEventFilter(self)

    def begin(self, open_file: Callable[[Path], object]) -> None:
        """Open what has come and what will come."""
        self._open = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the files, and nothing else."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)
        return True
