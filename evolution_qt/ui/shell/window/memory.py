"""Gives memory that no one needs back to the system, and keeps the window's writer for the disk.

The writer's thread waits for the disk. What came of a job of the writer reaches the window between two
events.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from evolution_qt.store.writer import LateWriter
from evolution_qt.ui.kit import pixmaps

EVERY: Final = 60_000
"""Milliseconds after which the window gives back what is free, and pictures that are drawn for good."""


def set_apart() -> None:
    """Look no more for garbage in what there is now, as the program itself: that takes 30 ms each time."""
    gc.freeze()


def tidy_up() -> None:
    """Forget an ended game or a dialog: the parts know each other, and Python would keep them long."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Give back pages that are free; without it the C library of Linux keeps nearly all of them."""
    pixmaps.pass_over()
    trim = malloc_trim()
    if trim is not None:
        trim(0)


@cache
def malloc_trim() -> Any:
    """Return ``malloc_trim`` where the C library has it, else None; typed loosely as all of ctypes is."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)


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
        for interval, look in ((_LOOK, self.look), (EVERY, self.look_through)):
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
