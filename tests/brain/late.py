"""Workers that are ready when a test says so, by a clock that the test holds: no process, no waiting."""

import asyncio
import itertools
from multiprocessing import Pipe

from evolution_qt.brain import pool as pools
from evolution_qt.brain.pool import LIMIT, Pool
from evolution_qt.brain.worker import READY, BotJob, answered
from evolution_qt.core.plain import MOST_BYTES
from evolution_qt.games import game


def a_job(pool, **changes):
    """Return a question about the first move of a game."""
    rules = game("evolution/de")
    state = rules.new(2, 3)
    values = {"kind": "greedy", "seed": 1, **changes}
    return BotJob(
        pool.number(), state.to_move, rules.dump(rules.observe(state, state.to_move).state), **values
    )


def at_once(monkeypatch):
    """Let all pools look at their pipes in each turn of the event loop."""
    monkeypatch.setattr(pools, "_pause", lambda _looks: asyncio.sleep(0))


async def turns():
    """Let what waits look at its pipe, more than once."""
    for _ in range(5):
        await asyncio.sleep(0)


class Clock:
    """Shows the seconds that a test has let pass."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_by(self, seconds):
        self.now += seconds


class Started:
    """Stands for a worker that starts, and for its process."""

    pids = itertools.count(10_000_000)

    def __init__(self):
        self.ours, self.theirs = Pipe()
        self.pid = next(self.pids)
        self.is_running = True

    def get_ready(self):
        self.theirs.send_bytes(READY)

    def die(self):
        self.is_running = False
        self.theirs.close()

    def heard(self):
        """Return all that it was told and has not been asked for here."""
        said = []
        while self.theirs.poll():
            said.append(self.theirs.recv_bytes(MOST_BYTES))
        return said

    def answer(self):
        """Answer the one job that it was told."""
        (job,) = self.heard()
        self.theirs.send_bytes(answered(job).packed())

    # The process

    def is_alive(self):
        return self.is_running

    def kill(self):
        self.die()

    def join(self, _seconds):
        pass

    def close(self):
        pass


class Late(Pool):
    """A pool whose workers, `started`, are in the hands of a test; so is its clock, `time`."""

    def __init__(self, limit=LIMIT):
        self.time = Clock()
        self.begun = self.time.now
        super().__init__(limit, self.time)
        self.started = []
        self.can_start = True
        self.tries = 0

    def _spawned(self):
        self.tries += 1
        if not self.can_start:
            raise OSError("no room")
        self.started.append(Started())
        return self.started[-1], self.started[-1].ours


class LateButWilling(Late):
    """The same, whose workers answer at once when they are ready; `kinds` are those they were asked for."""

    def __init__(self, limit=LIMIT):
        super().__init__(limit)
        self.kinds = []

    async def _ask(self, job: BotJob):
        self.kinds.append(job.kind)
        await asyncio.sleep(0)
        return answered(job.packed())
