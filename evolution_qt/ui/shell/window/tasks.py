"""Coroutines in the window: the one place that knows which event loop runs them.

Tasks are started by `start_task`, which keeps them alive and reports what they raise like any other
unexpected exception. If the loop is ever replaced, this is the module to change.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context
from typing import Any, Final

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop  # type: ignore[import-untyped]
from shiboken6 import isValid

from evolution_qt.store.writer import Writer

_running: Final[set[asyncio.Task[None]]] = set()


class _Handle(asyncio.Handle):
    """A callback that waits until the step is over where a task handles events in the middle of its step.

    A step of one task cannot run inside that of another: asyncio refuses it, and the other would wait for
    ever. What waits comes as soon as the step is over: a task that handles events in each of its steps leaves
    no other moment. It waits likewise where qasync handles events once more after the loop has stopped: no
    step can start anything there, and what is left is cancelled in the next run.
    """

    __slots__ = ()

    def _run(self) -> None:
        loop: _Loop = self._loop  # type: ignore[attr-defined]
        if asyncio.current_task(loop) is not None or not loop.is_running():
            loop.waiting.append(self)
            return
        super()._run()
        while loop.waiting:
            handle = loop.waiting.popleft()
            if not handle.cancelled():
                super(_Handle, handle)._run()


class _Loop(QEventLoop):  # type: ignore[misc]
    """Qt's loop with callbacks that wait for the right moment."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.waiting: Final[deque[_Handle]] = deque()
        """Callbacks that came due in the middle of a task's step, or as the loop had stopped."""

    def run_forever(self) -> int:
        """Run until it is stopped, and begin with what waited when it stopped before."""
        if self.waiting:
            self.call_soon(lambda: None)
        status: int = super().run_forever()
        return status

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """Call back after so many seconds, as asyncio does."""
        handle: asyncio.Handle = self._add_callback(_Handle(callback, args, self, context), delay)
        return handle


def run(app: QApplication, main: Coroutine[Any, Any, int]) -> int:
    """Run the program's main coroutine to its end, cancel what is left, and return its exit status."""
    with asyncio.Runner(loop_factory=lambda: _Loop(app)) as runner:
        runner.get_loop().set_exception_handler(_report_context)
        return runner.run(main)


def start_task(coroutine: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start a coroutine. It is kept until it ends; an exception in it is reported."""
    task = asyncio.get_running_loop().create_task(coroutine, name=name)
    _running.add(task)
    task.add_done_callback(_ended)
    return task


@contextmanager
def reported() -> Iterator[None]:
    """Report what fails within like any other unexpected exception, and go on behind it."""
    try:
        yield
    except Exception as error:  # a border: the person is told
        sys.excepthook(type(error), error, error.__traceback__)


def running() -> list[str]:
    """Return the names of the tasks that were started and have not ended."""
    return sorted(task.get_name() for task in _running)


def when_interrupted(callback: Callable[[], object]) -> None:
    """Call back when the program is told to end, as by Ctrl-C, where the system lets us hear it.

    So is one whose terminal is closed, unless it was started to go on then, as by `nohup`.
    """
    with suppress(NotImplementedError):
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                asyncio.get_running_loop().add_signal_handler(number, callback)


def delete_after(thing: QObject, tasks: Iterable[asyncio.Task[None]]) -> None:
    """Have Qt delete an object when these tasks have ended: one that was cancelled still puts things away."""
    waiting = set(tasks)

    def ended(task: asyncio.Task[None]) -> None:
        waiting.discard(task)
        if not waiting and isValid(thing):
            thing.deleteLater()

    for task in tuple(waiting):
        task.add_done_callback(ended)
    if not waiting:
        thing.deleteLater()


async def written(writer: Writer) -> None:
    """Wait until everything is done that was given to a writer, while the window goes on."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def resolve() -> None:
        if not future.done():
            future.set_result(None)

    writer.when_done(resolve)
    await future


async def first(signal_instance: SignalInstance) -> object:
    """Wait for a signal and return its first argument, None if it has none."""
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def resolve(*values: object) -> None:
        if not future.done():
            future.set_result(values[0] if values else None)

    signal_instance.connect(resolve)
    try:
        return await future
    finally:
        with suppress(RuntimeError):  # the sender may be gone already
            signal_instance.disconnect(resolve)


def _ended(task: asyncio.Task[None]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        sys.excepthook(type(error), error, error.__traceback__)


def _report_context(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Report what the loop itself has caught; asyncio's own contexts are untyped."""
    error = context.get("exception") or RuntimeError(str(context.get("message")))
    sys.excepthook(type(error), error, error.__traceback__)
