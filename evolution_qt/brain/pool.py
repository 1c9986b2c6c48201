"""The worker process seen from the window: kept warm, asked one job at a time, ended at once.

Nothing here blocks for longer than it takes to start a process, and no thread is used: while a job is out,
the pipe is looked at every few milliseconds from the event loop.
"""

from __future__ import annotations

import logging
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

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._requests = 0
        self._is_thinking = False

    @property
    def pid(self) -> int | None:
        """Return the number of the worker's process, None while there is none."""
        return None if self._process is None else self._process.pid

    def warm(self) -> None:
        """Start the worker, if it is not running, so that it is ready when it is asked. Raises BrainFault."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        import multiprocessing  # takes long, and the window is to be seen before

        from evolution_qt.brain.worker import serve

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="evolution-bots", daemon=True)
        try:
            process.start()
        except OSError as error:
            ours.close()
            theirs.close()
            raise BrainFault(f"no process can be started: {error}") from error
        theirs.close()
        self._process, self._connection = process, ours

    def number(self) -> int:
        """Return the number for the next request."""
        self._requests += 1
        return self._requests

    async def think(self, job: BotJob) -> str:
        """Return the moves that the bot answers, one a line. Raises BrainFault; the worker is gone then."""
        return "\n".join((await self.ask(job)).moves)

    def hurry(self) -> None:
        """Have the bot that is thinking answer with the best it has found so far."""
        if self._connection is not None and self._is_thinking:
            from evolution_qt.brain.worker import NOW

            with suppress(OSError):
                self._connection.send_bytes(NOW)

    async def ask(self, job: BotJob) -> Answer:
        """Return all that the bot answers. Raises BrainFault; the worker is gone then.

        If the caller is cancelled, the worker is ended too: no one waits for its answer.
        """
        self.warm()
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
        import asyncio

        from evolution_qt.brain.worker import Answer
        from evolution_qt.core.plain import MOST_BYTES

        process, connection = self._process, self._connection
        assert process is not None
        assert connection is not None
        try:
            connection.send_bytes(job.packed())
            deadline = asyncio.get_running_loop().time() + self.limit
            looks = 0
            while not connection.poll():
                if asyncio.get_running_loop().time() > deadline:
                    raise BrainFault(f"no answer within {self.limit:g} s")
                looks += 1
                await asyncio.sleep(_LOOK if looks < _OFTEN else _LOOK_SELDOM)
            return Answer.unpacked(connection.recv_bytes(MOST_BYTES))
        except (EOFError, OSError) as error:
            raise BrainFault(f"the worker is gone ({type(error).__name__})") from None
        except BadInput as error:
            raise BrainFault(f"the worker answered nonsense: {error}") from None

    def stop(self) -> None:
        """End the worker now. There is nothing in it to lose."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(_PATIENCE)
            if process.is_alive():
                _log.error("worker %s does not end", process.pid)
            else:
                process.close()
