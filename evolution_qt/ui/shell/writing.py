"""The window's writer: its thread waits for the disk, and what came of it is told between two events."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from evolution_qt.store.writer import LateWriter
from evolution_qt.ui.shell import memory

_LOOK: Final = 100
"""Milliseconds after which garbage is looked for, if there may be enough of it."""


class Writing(QObject):
    """Has a writer for as long as the window is there. Made and stopped in the window's thread."""

    _done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.writer = LateWriter(self._done.emit)
        self._done.connect(self.writer.deliver, Qt.ConnectionType.QueuedConnection)

    def stop(self) -> None:
        """Wait until everything is on the disk."""
        self.writer.stop()


class Collector(QObject):
    """Collects garbage in the window's thread alone.

    Python would do it in whichever thread has just made something, and what belongs to Qt must go in the
    thread that it belongs to.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_on = gc.isenabled()
        gc.disable()
        for interval, look in ((_LOOK, self.look), (memory.EVERY, self.look_through)):
            timer = QTimer(self, interval=interval)
            timer.timeout.connect(look)
            timer.start()

    def look_through(self) -> None:
        """Collect everything, if there may be enough of it; this takes long, and is done seldom."""
        if gc.get_count()[2] > gc.get_threshold()[2]:
            gc.collect()

    def look(self) -> None:
        """Collect what is young, if there may be enough of it."""
        counts, limits = gc.get_count(), gc.get_threshold()
        if counts[1] > limits[1]:
            gc.collect(1)
        elif counts[0] > limits[0]:
            gc.collect(0)

    def stop(self) -> None:
        """Leave it to Python again."""
        for timer in self.findChildren(QTimer):
            timer.stop()
        if self._was_on:
            gc.enable()
