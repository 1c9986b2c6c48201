"""Leaving a bot in the middle of a thought, in every way there is: how soon, and what is left of it."""

import asyncio
import os
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from tests.ui.shell.acting import until

PLAN = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("apex_patient", "Fox")), practice=True)
STAYING = ("new game", "undo", "start screen", "another player")
"""What goes on in the same window."""
TURNS = 8
"""Turns of the event loop within which a thought is told to end, while an answer may still come."""
ENDING = ("quit", "close the window", "quit from a sheet")


@dataclass
class Left:
    """What came of it once."""

    how: str
    reaction: float
    """Seconds until the window shows what was asked for."""
    work: float
    """Seconds of processor time that the window itself needed for that."""
    gone: float
    """Seconds until the bot's process is gone."""
    faults: list


def is_alive(pid):
    """Return whether a process runs."""
    with suppress(OSError):
        if Path("/proc").exists():
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
        os.kill(pid, 0)
        return True
    return False


async def thinking(window, seed):
    """Play until the bot thinks; return the number of its process."""
    if window.game is not None:
        window.session.leave()
        await until(lambda: window.game is None)
    window.session.begin(PLAN, seed)
    view = await until(lambda: window.game)
    chance = random.Random(seed)
    pool = window.pool
    async with asyncio.timeout(60):
        while not (view.controller.thinking is not None and pool._is_thinking and view.match.plies):
            asked = view.controller.asked
            if asked is not None and asked.is_asked:
                view.controller.answer(chance.choice(view.match.moves()))
            await asyncio.sleep(0.002)
    return pool.pid


def count_answers(pool):
    """Let a pool count what its bots answer, in a list of one number; a second call goes on counting."""
    if "answers" not in vars(pool):
        pool.answers, ask = [0], pool.ask

        async def counted(job):
            answer = await ask(job)
            pool.answers[0] += 1
            return answer

        pool.ask = counted
    return pool.answers


def begin_to_leave(window, how, seed, left):
    """Do what ends the thought; return the question whether the window shows what was asked for."""
    view = window.game
    match how:
        case "new game":
            window.session.begin(PLAN, seed + 1)
            return lambda: window.game not in (None, view)
        case "undo":
            plies, way = len(view.match.plies), view.controller.way_back()
            window.session.take_back()
            if way is None or not way.stops:
                return lambda: True
            return lambda: len(view.match.plies) < plies or not window.game.is_running
        case "start screen":
            window.session.leave()
            return lambda: window.pages.currentWidget() is window.start
        case "another player":
            window.session.take_seats([(1, "greedy", "Fox")])
            return lambda: view.seats[1].kind == "greedy"
        case "close the window":
            window.close()
        case _:
            window.quit()
    return left.is_set


async def leave(window, how, seed):
    """Leave a bot at a random instant of its thought."""
    answers = count_answers(window.pool)
    pid = await thinking(window, seed)
    await asyncio.sleep(random.Random(f"{how}/{seed}").random() * 0.4)
    faults = []
    view, pool = window.game, window.pool
    is_there = view.controller.thinking is not None
    left = asyncio.Event()
    window.left.connect(left.set)
    if how == "quit from a sheet":
        window.sheets.show_about()
        await asyncio.sleep(0.1)  # until it has been drawn
    before = answers[0]
    started, worked = time.monotonic(), time.thread_time()
    is_done = begin_to_leave(window, how, seed, left)
    for _ in range(TURNS):
        await asyncio.sleep(0)
    was_answered = answers[0] > before  # just before the thought could be ended; the worker stays then
    await until(is_done)
    reaction, work = time.monotonic() - started, time.thread_time() - worked
    is_left = is_there and not was_answered and how != "undo"  # the same worker may go on with the next one
    while is_left and is_alive(pid) and time.monotonic() - started < 20:
        await asyncio.sleep(0.002)
    if is_left and (is_alive(pid) or pool.pid == pid):
        faults.append(f"{how}: the process {pid} is still there, {answers[0] - before} answers later")
    return Left(how, reaction, work, time.monotonic() - started, faults)
