"""A worker that takes long to start: the clocks of its answers run from where it is ready."""

import asyncio

import pytest

from evolution_qt.brain.pool import AWAITED, LIMIT, START, BrainFault
from evolution_qt.brain.worker import NOW
from tests.brain.late import Late, a_job, at_once, turns

SLOW = 40.0
"""Seconds that a start takes here: longer than a player waits, and than an answer may take."""


@pytest.fixture
def pool(monkeypatch):
    at_once(monkeypatch)
    made = Late()
    yield made
    made.stop()


def worker(pool):
    """Return the worker that was started last."""
    return pool.started[-1]


def test_the_clock_of_an_answer_runs_from_where_the_worker_is_ready(pool):
    async def play():
        asked = asyncio.ensure_future(pool.ask(a_job(pool)))
        await turns()
        pool.time.pass_by(SLOW)
        await turns()
        assert [] == worker(pool).heard()
        worker(pool).get_ready()
        await turns()
        pool.time.pass_by(LIMIT - 1)
        await turns()
        worker(pool).answer()
        return await asked

    assert asyncio.run(play()).moves
    assert 1 == pool.tries


def test_an_answer_is_late_by_the_time_since_the_worker_was_ready(pool):
    async def play():
        pool.warm()
        pool.time.pass_by(SLOW)
        worker(pool).get_ready()
        asked = asyncio.ensure_future(pool.ask(a_job(pool)))
        await turns()
        pool.time.pass_by(LIMIT + 1)
        with pytest.raises(BrainFault, match="no answer within 20 s"):
            await asked

    asyncio.run(play())
    assert not worker(pool).is_running


def test_a_player_waits_fifteen_seconds_for_a_start_and_it_goes_on(pool):
    async def play():
        ready = asyncio.ensure_future(pool.ready())
        await turns()
        pool.time.pass_by(AWAITED - 1)
        await turns()
        assert not ready.done()
        pool.time.pass_by(2)
        assert not await ready
        assert not await pool.ready(), "the seconds count once, not for each question"
        assert worker(pool).is_running
        worker(pool).get_ready()
        assert await pool.ready()

    asyncio.run(play())
    assert 1 == pool.tries


def test_the_seconds_count_from_the_start_and_not_from_the_first_question(pool):
    pool.warm()
    pool.time.pass_by(AWAITED + 1)

    assert not asyncio.run(pool.ready())
    assert worker(pool).is_running


def test_who_is_in_a_hurry_waits_no_longer_until_the_worker_is_ready(pool):
    async def play():
        ready = asyncio.ensure_future(pool.ready())
        await turns()
        pool.hurry()
        assert not await ready
        assert not await pool.ready()
        worker(pool).get_ready()
        assert await pool.ready()
        asked = asyncio.ensure_future(pool.ask(a_job(pool)))
        await turns()
        worker(pool).answer()
        return await asked

    assert not asyncio.run(play()).stopped, "that hurry is over"


def test_a_hint_that_is_hurried_while_its_worker_starts_is_hurried_then(pool):
    """Its question waits to the end: no substitute gives hints."""

    async def play():
        asked = asyncio.ensure_future(pool.ask(a_job(pool)))
        await turns()
        pool.hurry()
        await turns()
        assert not asked.done()
        worker(pool).get_ready()
        await turns()
        _job, word = worker(pool).heard()
        asked.cancel()
        return word

    assert NOW == asyncio.run(play())


def test_a_worker_that_does_not_get_ready_is_started_once_more_and_no_player_waits_again(pool):
    async def play():
        assert not pool.look()
        pool.time.pass_by(START + 1)
        assert not await pool.ready()
        first, second = pool.started
        assert (False, True) == (first.is_running, second.is_running)
        pool.time.pass_by(START - 1)
        assert not await pool.ready()
        assert second.is_running
        assert not pool.has_failed
        second.get_ready()
        return await pool.ready()

    assert asyncio.run(play())


def fail(pool):
    """Let two starts in a row come to nothing."""
    for _ in range(2):
        assert not pool.has_failed
        pool.look()
        pool.time.pass_by(START + 1)
        pool.look()


def test_after_two_starts_that_have_come_to_nothing_there_is_no_third(pool):
    fail(pool)

    assert pool.has_failed
    assert not asyncio.run(pool.ready())
    pool.warm()
    assert 2 == pool.tries
    assert not any(one.is_running for one in pool.started)


def test_a_hint_that_got_no_worker_has_it_tried_again_when_it_is_asked_again(pool):
    fail(pool)
    with pytest.raises(BrainFault, match="no worker gets ready"):
        asyncio.run(pool.ask(a_job(pool)))

    pool.warm()

    assert 3 == pool.tries


def test_a_hurry_counts_also_where_the_worker_gets_ready_in_the_same_moment(pool):
    """The button is pressed once: a substitute moves, and the next question is not hurried."""

    async def play():
        ready = asyncio.ensure_future(pool.ready())
        await turns()
        pool.hurry()
        worker(pool).get_ready()
        return await ready, await pool.ready()

    assert (False, True) == asyncio.run(play())


def test_a_worker_that_says_something_else_first_is_given_up(pool):
    pool.look()
    worker(pool).theirs.send_bytes(b"hello")

    assert not pool.look()
    assert 2 == pool.tries


def test_a_pool_that_was_stopped_may_try_again(pool):
    fail(pool)

    pool.stop()
    pool.warm()

    assert not pool.has_failed
    worker(pool).get_ready()
    assert asyncio.run(pool.ready())


def test_a_worker_that_dies_while_it_starts_is_started_once_more(pool):
    for count in (1, 2):
        pool.look()
        assert count == pool.tries
        worker(pool).die()

    assert not asyncio.run(pool.ready())
    assert pool.has_failed
    assert 2 == pool.tries


def test_where_no_process_can_be_started_it_is_tried_twice(pool, caplog):
    pool.can_start = False

    assert not asyncio.run(pool.ready())

    assert pool.has_failed
    assert 2 == pool.tries
    assert "no process can be started: no room" in caplog.text


def test_a_player_who_is_cancelled_while_the_worker_starts_lets_it_go_on(pool):
    async def play():
        for waiting in (pool.ready(), pool.ask(a_job(pool))):
            task = asyncio.ensure_future(waiting)
            await turns()
            task.cancel()
            await asyncio.wait([task])

    asyncio.run(play())

    assert worker(pool).is_running
    assert 1 == pool.tries


def test_a_worker_that_was_ready_and_is_gone_has_a_first_start_again(pool):
    async def play():
        pool.look()
        pool.time.pass_by(SLOW)
        worker(pool).get_ready()
        assert pool.look()
        worker(pool).die()
        ready = asyncio.ensure_future(pool.ready())
        await turns()
        assert not ready.done(), "it is waited for"
        worker(pool).get_ready()
        return await ready

    assert asyncio.run(play())
    assert 2 == pool.tries
