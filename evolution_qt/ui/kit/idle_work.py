"""Work that can wait: pictures and pages that are made little by little while the window goes on.

Only one chore works in each turn of the event loop, so that several of them take no longer turns than one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid


class Chore(QTimer):
    """Does a part of some work in each turn that is free, from `start` until `stop`; goes with its parent."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        """Take what does the next part, a few milliseconds long; it stops the chore when all is done."""
        super().__init__(parent, interval=0)
        self.work = work
        """What does the next part."""
        self.timeout.connect(self._work_or_wait)

    def _work_or_wait(self) -> None:
        """Work, if it is the turn of this chore: they take turns in the order in which they came."""
        _queue.setdefault(self, None)
        first = next(one for one in list(_queue) if _is_due(one))
        if first is not self:
            return
        last, _last[0] = _last[0], id(self)
        if last == _ENDED:
            return  # something else has worked in this turn
        if last == id(self) and len(_queue) > 1:
            del _queue[self]
            _queue[self] = None  # the next one works before this one does again
            return
        self.work()
        if not _is_due(self):
            _last[0] = _ENDED


def _is_due(chore: Chore) -> bool:
    """Return whether a chore still has something to do; one that has not is forgotten."""
    if isValid(chore) and chore.isActive():
        return True
    _queue.pop(chore, None)
    return False


_queue: Final[WeakKeyDictionary[Chore, None]] = WeakKeyDictionary()
_last: Final = [0]
"""Which chore has worked last, by its `id`; or that it has come to its end."""
_ENDED: Final = -1
