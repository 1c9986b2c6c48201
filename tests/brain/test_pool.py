"""The worker process: warm, quick to answer, quick to end, replaced when it fails."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from evolution_qt.brain.pool import BrainFault, Pool
from evolution_qt.brain.worker import serve
from tests.brain.late import a_job


@pytest.fixture
def pool():
    made = Pool()
    yield made
    made.stop()


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_warm_worker_answers_again_and_again(pool):
    async def play():
        pool.warm()
        pid = pool.pid
        lines = [await pool.think(a_job(pool)) for _ in range(3)]
        return pid, lines

    pid, lines = asyncio.run(play())

    assert pid == pool.pid
    assert all(line.startswith("food ") for line in lines)


def test_a_worker_that_is_killed_is_told_of_and_replaced(pool):
    async def play():
        await pool.think(a_job(pool))
        os.kill(pool.pid, signal.SIGKILL)
        with suppress(BrainFault):  # a pipe may notice the death at once or only at the next job
            await pool.think(a_job(pool))
        return await pool.think(a_job(pool))

    assert asyncio.run(play()).startswith("food ")


def test_a_late_answer_is_a_fault_and_the_worker_is_gone(pool):
    pool.limit = 0.0

    async def play():
        pool.warm()
        pid = pool.pid
        with pytest.raises(BrainFault, match="no answer"):
            await pool.think(a_job(pool))
        return pid

    assert not is_alive(asyncio.run(play()))
    assert pool.pid is None


def test_a_fault_of_the_worker_is_a_fault_of_the_pool(pool):
    with pytest.raises(BrainFault, match="nobody"):
        asyncio.run(pool.think(a_job(pool, kind="nobody")))


def test_whoever_is_cancelled_while_a_bot_thinks_leaves_no_worker(pool):
    async def play():
        assert await pool.ready()
        pid = pool.pid
        task = asyncio.get_running_loop().create_task(pool.think(a_job(pool)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return pid

    assert not is_alive(asyncio.run(play()))


def test_stopping_ends_the_worker_whatever_it_does():
    """Also while its interpreter is still starting."""
    for _ in range(3):
        pool = Pool()
        pool.warm()
        pid = pool.pid

        pool.stop()

        assert not is_alive(pid)


def test_a_worker_keeps_nothing_of_the_persons_environment(monkeypatch, tmp_path):
    """Neither variables nor the folder in which it was started, nor the record that it was to open."""

    class Closed:
        def send_bytes(self, data):
            raise BrokenPipeError

        def recv_bytes(self, limit):
            raise EOFError

    monkeypatch.setattr(os, "environ", {"USER": "ann", "HOME": "/home/ann", "LANG": "C"})
    monkeypatch.setattr(sys, "argv", ["evolution-qt", "/home/ann/this.evo"])
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)

    monkeypatch.chdir(tmp_path)  # and back to where it was

    serve(Closed())

    assert {"LANG": "C"} == os.environ
    assert ["evolution-qt"] == sys.argv
    assert Path(os.getcwd()).parent == Path(os.getcwd())


def test_a_bot_can_be_hurried(pool):
    """Move now: the search ends at once, with the best so far and a word that it was cut short."""

    async def play():
        await pool.ask(a_job(pool))
        task = asyncio.get_running_loop().create_task(pool.ask(a_job(pool, kind="apex_patient")))
        await asyncio.sleep(0)
        pool.hurry()
        hurried = await task
        pool.hurry()
        return hurried, await pool.ask(a_job(pool, kind="greedy"))

    hurried, after = asyncio.run(play())

    assert hurried.stopped
    assert hurried.moves[0].startswith("food ")
    assert not after.stopped
    assert after.moves


def test_nobody_is_hurried_who_is_not_there():
    pool = Pool()

    pool.hurry()

    assert pool.pid is None
