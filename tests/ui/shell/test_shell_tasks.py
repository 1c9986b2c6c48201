"""The window's event loop, where somebody handles events in the middle of a task's step."""

from __future__ import annotations

import asyncio

from PySide6.QtTest import QTest


def test_no_task_is_lost_that_comes_due_while_another_handles_events(play):
    """As a simulated motion of the pointer does, and a system's own dialog."""
    steps = []

    async def act():
        async def other():
            for number in range(30):
                steps.append(number)
                await asyncio.sleep(0.001)

        task = asyncio.ensure_future(other())
        while not task.done():
            at = len(steps)
            QTest.qWait(5)
            assert at == len(steps)
            await asyncio.sleep(0)
        assert list(range(30)) == steps

    play(act())


def test_what_is_taken_back_while_it_is_put_off_does_not_come(play):
    called = []

    async def act():
        handle = asyncio.get_running_loop().call_later(0.001, called.append, "never")
        kept = asyncio.get_running_loop().call_later(0.001, called.append, "once")
        QTest.qWait(10)
        assert [] == called
        handle.cancel()
        while not called:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)

        assert not kept.cancelled()
        assert ["once"] == called

    play(act())
