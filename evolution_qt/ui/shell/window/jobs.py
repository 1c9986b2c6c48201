"""Work that takes long and has a result, done a few milliseconds at a time while the window goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject

from evolution_qt.core.errors import BadInput
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.late import late

SLICE: Final = 0.005
"""Seconds of work at a time."""
_REST: Final = 1
"""Milliseconds between two slices."""

_waiting: Final = late("book.database:WAITING")
"""What a step says that can only wait; imported when there is work, not with the first screen."""

_T = TypeVar("_T")


class Job(Chore):
    """A chore whose steps lead to a result. `isActive` says whether it is under way."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(self.go_on, parent)
        self.setInterval(_REST)
        self._steps: Generator[Any, None, Any] = (_ for _ in ())  # what steps say differs from job to job
        self._done: Callable[[Any], object] = bool
        self._failed: Callable[[BadInput], object] | None = None
        self._told: Callable[[Any], object] | None = None
        self._is_single = False

    @staticmethod
    def once(
        parent: QObject,
        steps: Generator[Any, None, _T],
        done: Callable[[_T], object],
        failed: Callable[[BadInput], object] | None = None,
    ) -> None:
        """Begin a job of its own, which goes when it has ended."""
        job = Job(parent)
        job._is_single = True
        job.begin(steps, done, failed)

    def begin(
        self,
        steps: Generator[Any, None, _T],
        done: Callable[[_T], object],
        failed: Callable[[BadInput], object] | None = None,
        told: Callable[[Any], object] | None = None,
    ) -> None:
        """Begin to make steps, instead of others that were begun.

        *done* gets their result, *failed* what was wrong, *told* what steps say, once in a slice at most.
        Without *failed*, a fault is an unexpected one.
        """
        self.cancel()
        self._steps, self._done, self._failed, self._told = steps, done, failed, told
        self.start()

    def cancel(self) -> None:
        """Do no more of it; no one hears of it."""
        self.stop()
        self._steps.close()

    def go_on(self) -> None:
        """Do the next slice, as the chore does in its turn."""
        until, waiting = time.perf_counter() + SLICE, _waiting()
        try:
            while True:
                said = next(self._steps)
                if said is waiting or time.perf_counter() > until:
                    break
        except StopIteration as end:
            self._end()
            self._done(end.value)
        except BaseException as error:
            self._end()  # who began it can see that it is over
            if self._failed is None or not isinstance(error, BadInput):
                raise
            self._failed(error)
        else:
            if self._told is not None:
                self._told(said)

    def _end(self) -> None:
        self.stop()
        if self._is_single:
            self.deleteLater()


def go_on(owner: QObject) -> bool:
    """Do the next slice of every job of *owner* and its parts; return whether there was any."""
    jobs = [job for job in owner.findChildren(Job) if job.isActive()]
    for job in jobs:
        job.go_on()
    return bool(jobs)


def is_busy(owner: QObject) -> bool:
    """Return whether *owner* or one of its parts has a job under way."""
    return any(job.isActive() for job in owner.findChildren(Job))


def cancel_all(owner: QObject) -> None:
    """Do no more of any job of *owner* and its parts."""
    for job in owner.findChildren(Job):
        job.cancel()
