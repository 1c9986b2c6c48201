"""Work that takes long, done a few milliseconds at a time while the window goes on.

Everything of one window goes through one `Slices`, in turns, so that two pieces of work never add up.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer

from evolution_qt.book.database import WAITING
from evolution_qt.core.errors import BadInput

SLICE: Final = 0.005
"""Seconds of work at a time."""
_REST: Final = 1
"""Milliseconds between two slices."""

_T = TypeVar("_T")


class Job:
    """A piece of work that was begun; `cancel` ends it, and nobody hears of it any more."""

    def __init__(
        self,
        steps: Generator[Any, None, Any],  # what steps say differs from job to job
        done: Callable[[Any], object],
        failed: Callable[[BadInput], object] | None,
        told: Callable[[Any], object] | None,
    ) -> None:
        self.steps = steps
        self.done = done
        self.failed = failed
        self.told = told
        self.is_cancelled = False

    def cancel(self) -> None:
        """Do no more of it."""
        self.is_cancelled = True
        self.steps.close()


class Slices(QObject):
    """Does pieces of work in turns, each in its own slice of the event loop's time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: deque[Job] = deque()
        # a timer and no coroutine: it goes on while the system's dialog for files has a loop of its own
        self._timer = QTimer(self, interval=_REST)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_busy(self) -> bool:
        """Say whether something is still to be done."""
        return bool(self._jobs)

    def begin(
        self,
        steps: Generator[Any, None, _T],
        done: Callable[[_T], object],
        failed: Callable[[BadInput], object] | None = None,
        told: Callable[[Any], object] | None = None,
    ) -> Job:
        """Begin to make steps; *done* gets their result, *failed* what was wrong, *told* what steps say.

        *told* is called once in a slice at most. Without *failed*, a fault is an unexpected one.
        """
        job = Job(steps, done, failed, told)
        self._jobs.append(job)
        self._timer.start()
        return job

    def stop(self) -> None:
        """Do no more of anything."""
        self._timer.stop()
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()

    def go_on(self) -> None:
        """Do the next slice: of the job that has waited longest. The timer does that."""
        while self._jobs and self._jobs[0].is_cancelled:
            self._jobs.popleft()
        if not self._jobs:
            self._timer.stop()
            return
        job = self._jobs.popleft()
        until = time.perf_counter() + SLICE
        try:
            while True:
                said = next(job.steps)
                if said is WAITING or time.perf_counter() > until:
                    break
        except StopIteration as end:
            job.done(end.value)
            return
        except BaseException as error:
            if job.failed is None or not isinstance(error, BadInput):
                job.cancel()  # whoever began it can see that it is over
                raise
            job.failed(error)
            return
        self._jobs.append(job)
        if job.told is not None:
            job.told(said)
