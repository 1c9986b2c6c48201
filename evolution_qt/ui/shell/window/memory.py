"""Gives memory that no one needs back to the system, and keeps the window's writer for the disk.

The writer's thread waits for the disk. What came of a job of the writer reaches the window between two
events.
"""

from __future__ import annotations

import gc
import sys
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer, Signal

from evolution_qt.store.writer import LateWriter

SELDOM: Final = 60_000
"""Milliseconds after work when the window gives back what is free, and pictures that were drawn."""


def set_apart() -> None:
    """Look no more for garbage in what there is now, as the program itself: that takes 30 ms each time."""
    gc.freeze()


def tidy_up() -> None:
    """Forget an ended game or a dialog: the parts know each other, and Python would keep them long."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Give back pages that are free; without it the C library of Linux keeps nearly all of them."""
    from evolution_qt.ui.kit import pixmaps  # the start screen does without them

    pixmaps.pass_over()
    trim = malloc_trim()
    if trim is not None:
        trim(0)


@cache
def malloc_trim() -> Any:
    """Return ``malloc_trim`` where the C library has it, else None; typed loosely as all of ctypes is."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes  # the first window does without

    return getattr(ctypes.CDLL(None), "malloc_trim", None)


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
    """Collects garbage in the window's thread alone, between two events; while none comes, it does nothing.

    Python would do it in whichever thread has just made something, and what belongs to Qt must go in the
    thread that it belongs to.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_on = gc.isenabled()
        gc.disable()
        self._thorough = QTimer(self, singleShot=True, interval=SELDOM)
        self._thorough.timeout.connect(self.look_through)
        self._looking = QAbstractEventDispatcher.instance().aboutToBlock.connect(self.look)

    @property
    def is_at_rest(self) -> bool:
        """Return whether nothing was made since it was last tidied."""
        return not self._thorough.isActive()

    def look(self) -> None:
        """Collect what is young, if there may be enough of it, and look through all of it some time later."""
        counts, limits = gc.get_count(), gc.get_threshold()
        young = 1 if counts[1] > limits[1] else 0
        if counts[young] <= limits[young]:
            return
        gc.collect(young)
        if self.is_at_rest:
            self._thorough.start()

    def look_through(self) -> None:
        """Collect everything, if there may be enough of it, and give back what is free: this takes long."""
        if gc.get_count()[2] > gc.get_threshold()[2]:
            gc.collect()
        give_back()

    def stop(self) -> None:
        """Leave it to Python again."""
        QObject.disconnect(self._looking)
        self._thorough.stop()
        if self._was_on:
            gc.enable()
