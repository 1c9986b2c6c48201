"""Coroutines in the window: the one place that knows which event loop runs them.

Tasks are started by `start_task`, which keeps them alive and reports what they raise like any other
unexpected exception. If the loop is ever replaced, this is the module to change.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop  # type: ignore[import-untyped]

_running: Final[set[asyncio.Task[None]]] = set()


def run(app: QApplication, main: Coroutine[Any, Any, int]) -> int:
    """Run the program's main coroutine to its end, cancel what is left, and return its exit status."""
    with asyncio.Runner(loop_factory=lambda: QEventLoop(app)) as runner:
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
    """Call back when the program is told to end, as by Ctrl-C, where the system lets us hear it."""
    with suppress(NotImplementedError):
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, callback)


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


def is_alive(thing: QObject) -> bool:
    """Say whether Qt has not deleted an object yet."""
    from shiboken6 import isValid

    return isValid(thing)


def _ended(task: asyncio.Task[None]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        sys.excepthook(type(error), error, error.__traceback__)


def _report_context(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Report what the loop itself has caught; asyncio's own contexts are untyped."""
    error = context.get("exception") or RuntimeError(str(context.get("message")))
    sys.excepthook(type(error), error, error.__traceback__)
