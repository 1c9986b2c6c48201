"""Where jobs are done: in this process, in several, or on a cluster; all with `submit` and `shutdown`."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final

from evolution_qt.core.garbage import collect_seldom, collecting_seldom

_ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""What keeps a worker's arithmetic in one thread; our matrices are small."""


AHEAD: Final = 2
"""Jobs that are given away for each worker, so that none waits."""


class Here(Executor):
    """Does each job at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # as the base class has it
        """Do it and return its result, finished."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def local(workers: int) -> Iterator[tuple[Executor, int]]:
    """Give an executor of so many processes of this machine, and how many jobs to give it at once.

    No process outlives the block, however it ends.
    """
    if workers == 1:
        with collecting_seldom():
            yield Here(), 1
        return
    before = set(multiprocessing.active_children())
    with _environment(_ONE_THREAD):
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin)
        try:
            yield pool, AHEAD * workers
            pool.shutdown(cancel_futures=True)  # what is running is finished, and no more is begun
        except BaseException:
            for child in set(multiprocessing.active_children()) - before:
                child.kill()
            pool.shutdown(cancel_futures=True)
            raise


def _begin() -> None:
    """Leave interruptions from the keyboard to this worker's parent, and end when that one does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _environment(names: dict[str, str]) -> Iterator[None]:
    """Set what is not set yet, for the processes that are started meanwhile."""
    added = {name: value for name, value in names.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            with suppress(KeyError):
                del os.environ[name]
