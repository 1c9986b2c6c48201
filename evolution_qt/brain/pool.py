"""The worker process seen from the window: kept warm, asked one job at a time, ended at once.

Nothing here blocks for longer than it takes to start a process, and no thread is used: while a job is out,
the pipe is looked at every few milliseconds from the event loop. How long an answer may take counts from
where the worker says that it is ready: how long it takes to start depends on the machine.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from evolution_qt.core.errors import BadInput

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from evolution_qt.brain.worker import Answer, BotJob

_log = logging.getLogger(__name__)

LIMIT: Final = 20.0
"""Seconds after which an answer is late; opponents end their own thinking long before."""
UNHURRIED: Final = 600.0
"""The same where no player waits for a move, as when a game is verified."""
START: Final = 120.0
"""Seconds that a worker has to be ready."""
AWAITED: Final = 15.0
"""Seconds from the start for which a player waits for it."""
_STARTS: Final = 2
"""A worker that does not get ready is started again once."""
_LOOK: Final = 0.004
_LOOK_SELDOM: Final = 0.02
_OFTEN: Final = 50
"""So many looks at the pipe are quick ones."""
_PATIENCE: Final = 0.8
"""Seconds that a killed process is given to be gone."""


class BrainFault(Exception):  # noqa: N818
    """The worker died, is late or answered nonsense. The message is for the log."""


class Pool:
    """One spawned worker: started when first needed or by `warm`, gone after `stop`."""

    def __init__(self, limit: float = LIMIT, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self._clock = clock
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        self._starts = 0
        """Starts in a row since a worker was ready."""
        self._first_start = self._last_start = 0.0
        """When those were."""
        self._requests = 0
        self._is_thinking = False
        self._is_hurried = False

    @property
    def pid(self) -> int | None:
        """Return the number of the worker's process, None while there is none."""
        return None if self._process is None else self._process.pid

    @property
    def has_failed(self) -> bool:
        """Return whether no worker got ready, even started again; none is started until `stop`."""
        return self._process is None and self._starts == _STARTS

    def warm(self) -> None:
        """Start the worker, if it is not running, so that it is ready when it is asked."""
        if self._process is not None and self._process.is_alive():
            return
        if self._is_ready:
            self.stop()  # so that its next start is a first one
        self._end()
        if self._starts < _STARTS:
            self._start()

    def _start(self) -> None:
        self._last_start = self._clock()
        if not self._starts:
            self._first_start = self._last_start
        self._starts += 1
        try:
            self._process, self._connection = self._spawned()
        except OSError as error:
            _log.warning("no process can be started: %s", error)

    def _spawned(self) -> tuple[SpawnProcess, Connection]:
        """Return a worker that starts, and our end of the pipe to it. Raises OSError."""
        import multiprocessing  # takes long, and the window is to be seen before

        from evolution_qt.brain.worker import serve

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="evolution-bots", daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        return process, ours

    def look(self) -> bool:
        """Return whether the worker can be asked now; start one where none runs, or got ready in time."""
        self.warm()
        if self._connection is not None and not self._is_ready:
            self._look_at_start(self._connection)
            self.warm()
        return self._is_ready

    def _look_at_start(self, connection: Connection) -> None:
        """Hear that the worker is ready, or give up its start."""
        from evolution_qt.brain.worker import READY
        from evolution_qt.core.plain import MOST_BYTES

        try:
            if connection.poll():
                if connection.recv_bytes(MOST_BYTES) != READY:
                    raise OSError("something else came first")
                self._is_ready, self._starts = True, 0
            elif self._clock() - self._last_start > START:
                _log.warning("the worker is not ready within %g s", START)
                self._end()
        except (EOFError, OSError) as error:
            _log.warning("the worker is gone before it was ready (%s)", type(error).__name__)
            self._end()

    async def ready(self) -> bool:
        """Return whether the worker can be asked, as soon as that is sure or a player has waited long enough.

        A worker that is no longer waited for goes on starting.
        """
        if self.look():
            return True  # a hurry of before is over
        is_ready = await self._ready(lambda: self._is_hurried or self._clock() - self._first_start > AWAITED)
        return is_ready and not self._is_hurried

    async def _ready(self, is_enough: Callable[[], bool]) -> bool:
        looks = 0
        while not self.look():
            if self.has_failed or is_enough():
                return False
            looks += 1
            await _pause(looks)
        return True

    def number(self) -> int:
        """Return the number for the next request."""
        self._requests += 1
        return self._requests

    async def think(self, job: BotJob) -> str:
        """Return the moves that the bot answers, one a line. Raises BrainFault; the worker is gone then."""
        return "\n".join((await self.ask(job)).moves)

    def hurry(self) -> None:
        """Have the bot that is thinking answer with the best it has found so far; wait for no start."""
        self._is_hurried = True
        if self._connection is not None and self._is_thinking:
            from evolution_qt.brain.worker import NOW

            with suppress(OSError):
                self._connection.send_bytes(NOW)

    async def ask(self, job: BotJob) -> Answer:
        """Return all that the bot answers, once the worker is ready. Raises BrainFault; it is gone then.

        If the caller is cancelled while the worker thinks, that is ended too: no one waits for its answer.
        """
        self._is_hurried = False
        if not await self._ready(lambda: False):
            self.stop()  # who asks again has it tried again
            raise BrainFault("no worker gets ready")
        is_answered = False
        self._is_thinking = True
        try:
            answer = await self._ask(job)
            is_answered = True
        finally:
            self._is_thinking = False
            if not is_answered:
                self.stop()
        if answer.fault or answer.request != job.request:
            self.stop()
            raise BrainFault(answer.fault or f"answer {answer.request} to request {job.request}")
        return answer

    async def _ask(self, job: BotJob) -> Answer:
        from evolution_qt.brain.worker import Answer
        from evolution_qt.core.plain import MOST_BYTES

        connection = self._connection
        assert connection is not None
        try:
            connection.send_bytes(job.packed())
            if self._is_hurried:  # while it started
                self.hurry()
            deadline = self._clock() + self.limit
            looks = 0
            while not connection.poll():
                if self._clock() > deadline:
                    raise BrainFault(f"no answer within {self.limit:g} s")
                looks += 1
                await _pause(looks)
            return Answer.unpacked(connection.recv_bytes(MOST_BYTES))
        except (EOFError, OSError) as error:
            raise BrainFault(f"the worker is gone ({type(error).__name__})") from None
        except BadInput as error:
            raise BrainFault(f"the worker answered nonsense: {error}") from None

    def stop(self) -> None:
        """End the worker now; another one may be started. There is nothing in it to lose."""
        self._starts = 0
        self._is_hurried = False
        self._end()

    def _end(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        self._is_ready = False
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(_PATIENCE)
            if process.is_alive():
                _log.error("worker %s does not end", process.pid)
            else:
                process.close()


async def _pause(looks: int) -> None:
    """Wait until the pipe is looked at again, which has been done so often."""
    import asyncio

    await asyncio.sleep(_LOOK if looks < _OFTEN else _LOOK_SELDOM)
