"""What takes longer than a turn of the event loop may: done a few milliseconds a turn, from one queue.

Work is a generator, and between two of its steps the window may answer. In each turn one job makes steps, so
several of them take no longer turns than one; they take turns in the order in which they came.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from shiboken6 import isValid

from evolution_qt.core.errors import BadInput
from evolution_qt.core.steps import WAITING

BREATH: Final = 0.006
"""Seconds of a turn after which no further step is made."""
_REST: Final = 1
"""Milliseconds between two turns in which all jobs wait for something else."""

_T = TypeVar("_T")


class Job:
    """Steps that are made a few in each turn; `begin` replaces those before. Over when its owner is gone."""

    def __init__(self, owner: QObject) -> None:
        self.owner = owner
        self._steps: Generator[Any, None, Any] | None = None  # what steps say differs from job to job
        self._done: Callable[[Any], object] = bool
        self._failed: Callable[[BadInput], object] | None = None
        self._told: Callable[[Any], object] | None = None
        self.is_waiting = False
        """Whether the last step said that there is nothing to do but wait."""

    def begin(
        self,
        steps: Generator[Any, None, _T],
        done: Callable[[_T], object] = bool,
        failed: Callable[[BadInput], object] | None = None,
        told: Callable[[Any], object] | None = None,
    ) -> None:
        """Begin to make steps, from the next turn on, instead of others that were begun.

        *done* gets their result, *failed* what was wrong, *told* what steps say, once in a turn at most.
        Without *failed*, a fault is an unexpected one.
        """
        self.cancel()
        self._steps, self._done, self._failed, self._told = steps, done, failed, told
        self.is_waiting = False
        _queue().enter(self)

    @property
    def is_active(self) -> bool:
        """Return whether there are steps to be made."""
        return self._steps is not None and isValid(self.owner)

    def cancel(self) -> None:
        """Make no more of the steps; no one hears of it."""
        steps, self._steps = self._steps, None
        if steps is not None:
            with suppress(ValueError):  # a step that cancels its own job goes on to its end
                steps.close()

    def finish(self) -> None:
        """Make all steps that are left."""
        while self.is_active:
            self.go_on()

    def go_on(self) -> None:
        """Make steps for a few milliseconds, as in its turn, if there are any."""
        steps, until, said = self._steps, time.perf_counter() + BREATH, None
        if steps is None:
            return
        try:
            while self._steps is steps:
                said = next(steps)
                self.is_waiting = said is WAITING
                if self.is_waiting or time.perf_counter() > until:
                    break
        except StopIteration as end:
            if self._ends(steps):
                self._done(end.value)
        except BaseException as error:
            self._ends(steps)
            if self._failed is None or not isinstance(error, BadInput):
                raise
            self._failed(error)
        else:
            if self._told is not None and self._steps is steps:
                self._told(said)

    def _ends(self, steps: Generator[Any, None, Any]) -> bool:
        """Be over before anyone hears of it, unless other steps were begun; return whether it is."""
        is_over = self._steps is steps
        if is_over:
            self._steps = None
        return is_over


class _Queue(QTimer):
    """The jobs that are under way, the next one first."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent, interval=0)
        self.jobs = deque[Job]()
        self.timeout.connect(self._work)

    def enter(self, job: Job) -> None:
        """Let a job have its turns."""
        if job not in self.jobs:
            self.jobs.append(job)
        if not self.isActive():
            self.start(0)

    def of(self, owner: QObject) -> list[Job]:
        """Return the jobs of an object and of its parts."""
        return [job for job in self.jobs if job.is_active and _is_part(job.owner, owner)]

    def _work(self) -> None:
        """Let one job make steps."""
        self.jobs = deque(job for job in self.jobs if job.is_active)
        if not self.jobs:
            self.stop()
            return
        self.jobs.rotate(-1)
        self.jobs[-1].go_on()
        rest = _REST if all(job.is_waiting for job in self.jobs) else 0
        if rest != self.interval():
            self.setInterval(rest)


def _is_part(thing: QObject | None, owner: QObject) -> bool:
    return thing is not None and (thing is owner or _is_part(thing.parent(), owner))


_queues: Final[list[_Queue]] = []


def _queue() -> _Queue:
    """Return the queue of the program, which goes with it."""
    if not (_queues and isValid(_queues[0])):
        _queues[:] = [_Queue(QCoreApplication.instance())]
    return _queues[0]


def go_on(owner: QObject) -> bool:
    """Let every job of *owner* and its parts make steps; return whether there was any."""
    jobs = _queue().of(owner)
    for job in jobs:
        job.go_on()
    return bool(jobs)


def is_busy(owner: QObject) -> bool:
    """Return whether *owner* or one of its parts has a job under way."""
    return bool(_queue().of(owner))


def cancel_all(owner: QObject) -> None:
    """Do no more of any job of *owner* and its parts."""
    for job in _queue().of(owner):
        job.cancel()
