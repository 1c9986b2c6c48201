"""Motions run one after the other, can be hurried, and leave nothing behind."""

import asyncio

import pytest
import qasync
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene
from shiboken6 import delete, isValid

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.animator import Animator


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


def flights(animator, count, duration=40):
    pixmap = QPixmap(10, 10)
    return animator.together(
        [animator.flight(pixmap, QPointF(0, 0), QPointF(100, 0), duration) for _ in range(count)], 10
    )


def test_props_are_on_the_table_only_while_they_move(qapp, scene, animator):
    motion = flights(animator, 3)
    assert 3 == len(scene.items())

    run(qapp, animator.play(motion))

    assert [] == scene.items()
    assert not animator.is_running


def test_a_motion_lasts_its_time_and_speed_shortens_it(animator):
    assert 40 + 2 * 10 == flights(animator, 3).totalDuration()
    animator.speed = 2.0
    assert 20 + 2 * 5 == flights(animator, 3).totalDuration()


def test_no_speed_means_no_waiting(qapp, scene, animator):
    animator.speed = 0
    run(qapp, asyncio.wait_for(animator.play(flights(animator, 3, 900_000)), 240))
    assert [] == scene.items()


def test_skipping_ends_this_motion_and_those_that_follow(qapp, animator):
    async def skipped():
        task = asyncio.ensure_future(animator.play(flights(animator, 1, 900_000)))
        await asyncio.sleep(0.01)
        animator.skip()
        await asyncio.wait_for(task, 240)
        await asyncio.wait_for(animator.play(flights(animator, 1, 900_000)), 240)

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
        task = asyncio.ensure_future(animator.play(flights(animator, 1, 60_000)))
        await asyncio.sleep(0.01)
        task.cancel()
        delete(animator)
        with pytest.raises(asyncio.CancelledError):
            await task

    run(qapp, left())


def test_a_motion_goes_with_its_table(qapp):
    """Else what comes after a pause would begin to move pictures that are gone."""
    animator = Animator(QGraphicsScene())
    motion = animator.in_turn([animator.pause(50), flights(animator, 1)])

    async def left():
        task = asyncio.ensure_future(animator.play(motion))
        await asyncio.sleep(0.01)
        delete(animator)
        assert not isValid(motion)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(qapp, left())
