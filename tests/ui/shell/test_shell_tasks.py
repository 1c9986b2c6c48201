"""The window's event loop, where a task handles events in the middle of its step."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QEventLoop, QTimer

from evolution_qt.ui.shell.window import tasks


def handle_events(milliseconds=5):
    """Handle events for a while, as a simulated motion of the pointer does, and a system's own dialog."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


async def test_no_task_is_lost_that_comes_due_while_another_handles_events():
    """Nor does it have to wait for luck: it comes as soon as the other task's step is over."""
    steps, rounds = [], []

    async def other():
        for number in range(30):
            steps.append(number)
            await asyncio.sleep(0.001)

    task = asyncio.ensure_future(other())
    while not task.done():
        assert len(rounds) < 2 * 30 + 1, "the end of a sleep is one callback, and the step is the next"
        at = len(steps)
        handle_events()
        assert at == len(steps)
        rounds.append(at)
        await asyncio.sleep(0)
    assert list(range(30)) == steps


async def test_nothing_is_tried_in_vain_while_a_task_handles_events(monkeypatch):
    """A system's own dialog may stay open for minutes."""
    called, asked = [], []

    loop = asyncio.get_running_loop()
    add = loop._add_callback
    monkeypatch.setattr(loop, "_add_callback", lambda *words: asked.append(words) or add(*words))
    loop.call_later(0.001, called.append, "first")
    loop.call_later(0.001, called.append, "second")
    handle_events(30)
    assert ([], 2) == (called, len(asked))
    await asyncio.sleep(0)
    assert ["first", "second"] == called


async def test_what_is_taken_back_while_it_is_put_off_does_not_come():
    called = []

    handle = asyncio.get_running_loop().call_later(0.001, called.append, "never")
    kept = asyncio.get_running_loop().call_later(0.001, called.append, "once")
    handle_events()
    assert [] == called
    handle.cancel()
    await asyncio.sleep(0)

    assert not kept.cancelled()
    assert ["once"] == called


def test_a_task_that_comes_due_as_the_loop_stops_is_cancelled_in_the_next_run(app):
    """Events are handled once more after the loop has stopped; a step there finds no loop that runs."""
    ended = []

    async def goes_on():
        try:
            while True:
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    async def main():
        tasks.start_task(goes_on(), "goes on")
        await asyncio.sleep(0)
        return 3

    late = QTimer(
        singleShot=True, interval=10_000
    )  # a loop that waits for nothing ends anyway, without the task
    late.timeout.connect(app.quit)
    late.start()

    assert 3 == tasks.run(app, main())
    late.stop()  # or it would end the loop of a test that runs then
    assert ["cancelled"] == ended
