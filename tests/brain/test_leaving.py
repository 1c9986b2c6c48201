"""Real processes: whatever is left in the middle of a thought leaves none behind, and soon.

The program's own goal is 100 ms. A test machine may be busy, so what is bounded here is the processor time
that this process spends on it, and, generously, how long to wait for another; what is checked strictly is
that nothing is left.
"""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from evolution_qt.brain.pool import BrainFault, Pool
from evolution_qt.brain.worker import BotJob
from evolution_qt.games import game
from evolution_qt.games.evolution.state import PLAY

SOON = 240.0
"""Seconds to wait for another process."""
LITTLE = 1.0
"""Seconds of processor time."""


def a_long_thought(pool):
    """Return a job over which a bot broods for seconds: five players who have kept all their cards so far."""
    rules = game("evolution/de")
    state = rules.new(5, 3)
    while state.round < 3 or state.phase != PLAY:
        moves = [rules.write(move) for move in rules.moves(state)]
        line = "done" if state.phase == PLAY else moves[0]
        rules.play(state, state.to_move, rules.read(line))
    plain = rules.dump(rules.observe(state, state.to_move).state)
    return BotJob(pool.number(), state.to_move, plain, "apex_patient", 1, unhurried=True)


def is_alive(pid):
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


async def thinking(pool):
    """Return a task in which the worker really thinks."""
    quick = a_long_thought(pool)
    await pool.ask(BotJob(pool.number(), quick.viewer, quick.position, "greedy", 1))
    task = asyncio.get_running_loop().create_task(pool.ask(a_long_thought(pool)))
    await asyncio.sleep(0.05)
    assert not task.done()
    return task


@pytest.mark.parametrize("how", ["cancel", "stop"])
def test_a_thought_that_is_given_up_is_gone_with_its_process(how):
    """As undo, a new game and leaving do it: by cancelling; as quitting does it: by stopping the pool."""
    pool = Pool()

    async def act():
        task = await thinking(pool)
        pid = pool.pid
        started = time.process_time()
        if how == "cancel":
            task.cancel()
        else:
            pool.stop()
        with suppress(asyncio.CancelledError, BrainFault):
            await task
        return pid, time.process_time() - started

    pid, seconds = asyncio.run(act())

    assert not is_alive(pid)
    assert pool.pid is None
    assert seconds < LITTLE


def test_a_bot_that_is_told_to_move_now_does_so_and_lives_on():
    pool = Pool()

    async def act():
        task = await thinking(pool)
        pid = pool.pid
        pool.hurry()
        answer = await task
        return pid, answer

    pid, answer = asyncio.run(act())
    try:
        assert answer.stopped
        assert answer.moves
        assert pid == pool.pid
        assert is_alive(pid)
    finally:
        pool.stop()
    assert not is_alive(pid)


PROGRAM = """
import asyncio, os
from tests.brain.test_leaving import thinking
from evolution_qt.brain.pool import Pool

async def act(pool):
    await thinking(pool)
    print(pool.pid, flush=True)
    {end}

if __name__ == "__main__":
    asyncio.run(act(Pool()))
"""


@pytest.mark.parametrize("end", ["os._exit(1)", "raise SystemExit"])
def test_a_program_that_ends_in_the_middle_of_a_thought_leaves_no_process(tmp_path, end):
    """Also one that ends without a word: the worker notices that no one is at the other end."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM.replace("{end}", end))
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, str(script)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    pid = int(done.stdout)

    deadline = time.monotonic() + SOON
    while is_alive(pid) and not is_zombie(pid) and time.monotonic() < deadline:
        time.sleep(0.01)

    assert not is_alive(pid) or is_zombie(pid)


def is_zombie(pid):
    """Return whether a process has ended and only waits for someone to notice, where /proc tells."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return False
