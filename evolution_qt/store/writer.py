"""Who writes to the disk, and when: at once, or one job after the other in a thread, without anyone waiting.

A disk may take seconds for what a program wants to outlive a loss of power. So a window gives each job to its
`LateWriter` and goes on; commands write at once. Jobs are done in the order in which they are given, whatever
file they are about. What one of them comes to is told to the giver, in the giver's own thread.

A job must not hold what belongs to a toolkit: the thread may be the last that knows of it. It gives no other
job: the writer may have been stopped in between, and who is told would be told in the wrong thread.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from evolution_qt.core.errors import BadInput
from evolution_qt.store.disk import fault_of

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

_T = TypeVar("_T")


def _nothing(*_: object) -> None:
    """Do nothing."""


def or_fault(job: Callable[[], _T]) -> Callable[[], _T | BadInput]:
    """Return the same job, but what is wrong with a file it returns instead of raising it."""

    def tried() -> _T | BadInput:
        try:
            return job()
        except BadInput as error:
            return error
        except OSError as error:
            return BadInput(fault_of(error))

    return tried


class Writer:
    """Does every job at once."""

    def do(self, job: Callable[[], _T], then: Callable[[_T], object] = _nothing) -> None:
        """Do a job, after all that were given before; *then* gets its result."""
        then(job())

    def when_done(self, then: Callable[[], object]) -> None:
        """Call back when all jobs are done that were given before."""
        self.do(_nothing, lambda _: then())

    def listen(self, hear: Callable[[], object]) -> None:
        """Have *hear* called whenever a job was done later than it was given."""

    def stop(self) -> None:
        """Wait until everything is done; what is given later is done at once."""


AT_ONCE: Final = Writer()


class LateWriter(Writer):
    """Does jobs in a thread of its own. Jobs are given in the thread that makes it."""

    def __init__(self, wake: Callable[[], object]) -> None:
        """*wake* is called in the writer's thread when a job is done, and has `deliver` called in the own."""
        self._wake = wake
        self._owner = threading.get_ident()
        self._hear: Callable[[], object] = _nothing
        self._thread: ThreadPoolExecutor | None = None
        self._has_stopped = False
        # jobs differ in what they return; who is told stays on this side, for it may be part of a window
        self._given: deque[tuple[Future[Any], Callable[[Any], object]]] = deque()

    def do(self, job: Callable[[], _T], then: Callable[[_T], object] = _nothing) -> None:
        """Have a job done after all that were given before; *then* gets its result.

        Raises RuntimeError in another thread than the writer's maker.
        """
        if threading.get_ident() != self._owner:
            raise RuntimeError("a job is given to the writer in a thread that is not its maker's")
        if self._has_stopped:
            super().do(job, then)
            return
        if self._thread is None:
            from concurrent.futures import (
                ThreadPoolExecutor,
            )  # takes long, and the window is to be seen before

            self._thread = ThreadPoolExecutor(1, "writer")
        future = self._thread.submit(job)
        self._given.append((future, then))
        future.add_done_callback(lambda _: self._wake())

    def listen(self, hear: Callable[[], object]) -> None:
        """Have *hear* called whenever something was delivered."""
        self._hear = hear

    def deliver(self) -> None:
        """Report what has come of the jobs that are done, in order; what failed in one is reported too."""
        while self._given and self._given[0][0].done():
            future, then = self._given.popleft()
            try:
                then(future.result())
            except Exception as error:  # a border: the next job is told of nevertheless
                sys.excepthook(type(error), error, error.__traceback__)
            self._hear()

    def stop(self) -> None:
        """Wait until everything is done and reported; what is given later is done at once."""
        self.finish()
        self.deliver()

    def finish(self) -> None:
        """Wait until everything is done, and report nothing of it."""
        self._has_stopped = True
        if self._thread is not None:
            self._thread.shutdown()
