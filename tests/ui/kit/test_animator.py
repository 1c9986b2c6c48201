"""Motions run one after the other, can be hurried, and leave nothing behind."""

import asyncio

import pytest
import qasync
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene
from shiboken6 import delete

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.scenes import Beat, Motion, flight, still
from tests.ui.clips import looks


@pytest.fixture
def scene(qapp):
    return QGraphicsScene()


@pytest.fixture
def animator(scene):
    return Animator(scene)


def run(qapp, coroutine):
    loop = qasync.QEventLoop(qapp)
    try:
        return loop.run_until_complete(coroutine)
    finally:
        loop.close()


def flights(count, duration=40):
    way = flight(lambda: QPixmap(10, 10), QPointF(0, 0), QPointF(100, 0), duration)
    return Motion(lambda _is_calm: [Beat([way.later(10 * at) for at in range(count)])])


async def played(animator, motion):
    animator.load(motion)
    await animator.play()


def test_pictures_are_seen_only_while_they_move(qapp, scene, animator):
    animator.load(flights(3))
    assert [] == looks(scene)

    async def watched():
        task = asyncio.ensure_future(animator.play())
        await asyncio.sleep(0)
        assert 1 == len(looks(scene)) == len(scene.items())
        await task

    run(qapp, watched())

    assert [] == looks(scene)
    assert [] == scene.items()
    assert not animator.is_running


def test_a_picture_is_gone_after_its_last_key_frame_also_if_the_clock_met_that(scene, animator):
    brief = still(lambda: QPixmap(10, 10), QPointF(), 0, 20)
    animator.load(Motion(lambda _is_calm: [Beat([brief], length=40)]))
    for moment, count in ((0, 1), (20, 1), (21, 0), (40, 0)):
        animator.scenes.setProperty("clock", float(moment))
        assert count == len(looks(scene)) == len(scene.items())


def test_a_motion_lasts_its_time_and_speed_shortens_it(animator):
    animator.load(flights(3))
    assert 40 + 2 * 10 == animator.ms(animator.scenes.length)
    animator.speed = 2.0
    assert 20 + 2 * 5 == animator.ms(animator.scenes.length)


def test_no_speed_means_no_waiting(qapp, animator):
    animator.speed = 0
    run(qapp, asyncio.wait_for(played(animator, flights(3, 900_000)), 240))
    assert [] == animator.scenes.sprites


def test_skipping_ends_this_motion_and_those_that_follow(qapp, animator):
    async def skipped():
        task = asyncio.ensure_future(played(animator, flights(1, 900_000)))
        await asyncio.sleep(0.01)
        animator.skip()
        await asyncio.wait_for(task, 240)
        await asyncio.wait_for(played(animator, flights(1, 900_000)), 240)

    run(qapp, skipped())
    assert animator.is_instant
    animator.begin()
    assert not animator.is_instant


def test_many_equal_motions_start_within_a_limit():
    assert timings.STAGGER == timings.stagger(2)
    assert timings.stagger(60) * 60 <= timings.LONGEST_STAGGER


def test_a_table_that_is_gone_before_its_motion_hears_of_it_breaks_nothing(qapp):
    """Leaving a table cancels what runs on it and deletes it; either may come first."""
    animator = Animator(QGraphicsScene())

    async def left():
        task = asyncio.ensure_future(played(animator, flights(1, 60_000)))
        await asyncio.sleep(0.01)
        task.cancel()
        delete(animator)
        with pytest.raises(asyncio.CancelledError):
            await task

    run(qapp, left())
