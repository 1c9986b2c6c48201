"""The program itself, out of sight: how soon it is there, what it does at rest, its memory after a match.

    python benchmarks/program.py start            processor time to the first paint, and until all is painted
    python benchmarks/program.py rest PLACE       processor and wake-ups in a minute; "start", or a game
    python benchmarks/program.py match GAME       memory after a match of bots

A start is compared with that of a bare window, each in processes of their own that take turns. This module
imports little: what it imports counts as the program's.
"""

from __future__ import annotations

import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

START, TABLE = (1280, 800), (1600, 900)
"""Sizes of the start screen and of a table."""
STARTED, RESTED = ("first", "matches", "whole"), ("processor", "wakes")
"""What is found of a start, and of a minute at rest."""
STARTS = 5
MATCHES = 2_000
SETTLED = 15.0
"""Seconds after which the program has loaded everything and shown what happened."""
MINUTE = 60.0
HOME = "EVOLUTION_QT_HOME"


def report(found: dict[str, float]) -> None:
    """Print figures, by name."""
    import json

    print(json.dumps(found), flush=True)


def child(*words: str) -> dict[str, float]:
    """Return what this module prints in a process of its own."""
    import json
    import subprocess

    command = [sys.executable, __file__, *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def resident() -> float:
    """Return the resident memory of this process in MB, shared pages included."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


def bare(width: int, height: int) -> None:
    """Show a bare window of Qt, of the same kind as ours: a view with a line of text on it."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene()
    scene.addSimpleText("Evolution")
    view = QGraphicsView(scene)
    view.resize(width, height)
    view.show()
    for _ in range(5):
        app.processEvents()
    report({"first": time.process_time() * 1000, "memory": resident()})


def run(act: Callable[[Any], Awaitable[None]], seen: Callable[[], None] = lambda: None) -> None:
    """Run the program: call *seen* after the first paint, then *act* with the window, and leave."""
    from evolution_qt.ui.shell.window import app as program

    sight, live = program.first_sight, program.live

    def sighted(app: Any, window: Any) -> None:
        sight(app, window)
        seen()

    async def lived(app: Any, window: Any, *others: Any) -> int:
        import asyncio

        async def acted() -> None:
            try:
                await act(window)
            finally:
                window.quit()

        acting = asyncio.ensure_future(acted())
        status = await live(app, window, *others)
        await acting
        return status

    program.first_sight = sighted
    program.live = lived  # type: ignore[assignment]
    sys.exit(program.main([]))


def start_once() -> None:
    """Start the program, and leave it when the start screen is painted."""
    found: dict[str, float] = {}

    def seen() -> None:
        found["first"] = time.process_time() * 1000

    async def painted(window: Any) -> None:
        import asyncio

        while not window.start.is_whole:
            await asyncio.sleep(0)
        report({**found, "whole": time.process_time() * 1000})

    run(painted, seen)


def starts() -> None:
    """Have windows, the program, and the program with many matches start in turns."""
    import shutil
    import statistics
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from pages import filled

    found: dict[str, list[float]] = {name: [] for name in STARTED}
    with TemporaryDirectory() as place:
        few, many = Path(place, "few"), Path(place, "many")
        shutil.copytree(filled(MATCHES), many)
        for number in range(1 + STARTS):
            least = child("bare", *map(str, START))["first"]
            os.environ[HOME] = str(few)
            alone = child("once")
            os.environ[HOME] = str(many)
            among = child("once")
            if number:  # the first start makes the folders
                found["first"].append(alone["first"] / least)
                found["whole"].append(alone["whole"] / least)
                found["matches"].append(among["first"] / least)
    report({f"start.{name}": statistics.median(ratios) for name, ratios in found.items()})


def spent() -> float:
    """Return the seconds of the processor that this process and its children have taken."""
    from pathlib import Path

    def of(process: int) -> float:
        lists = [path.read_text() for path in Path(f"/proc/{process}/task").glob("*/children")]
        if not lists:
            raise RuntimeError(f"/proc/{process}/task/*/children is missing: this system lists no children")
        children = [int(one) for children in lists for one in children.split()]
        clock = ~process << 3 | 2  # as clock_getcpuclockid(3) makes it
        return time.clock_gettime(clock) + sum(map(of, children))

    return of(os.getpid())


async def settled(window: Any, seats: Any, edition: str, is_there: Callable[[Any], bool]) -> None:
    """Play a match until it *is there*."""
    import asyncio

    from evolution_qt.ui.shell.settings.settings import GamePlan

    await asyncio.sleep(SETTLED / 2)  # until everything is loaded
    window.session.begin(GamePlan(edition, seats), 7)
    while window.game is None or not is_there(window.game):
        await asyncio.sleep(0.05)


def rest(place: str) -> None:
    """Let the program wait for a minute at the start screen or in a game, with its usual settings."""

    async def waiting(window: Any) -> None:
        import asyncio
        import resource

        from turns import GAMES

        from evolution_qt.ui.shell.settings.settings import SeatPlan

        def is_asked(game: Any) -> bool:
            return game.controller.asked is not None and game.controller.asked.is_asked

        if place != "start":
            seats = (SeatPlan("human", "Ann"), *[SeatPlan("greedy")] * 3)
            await settled(window, seats, GAMES[place].edition, is_asked)
        await asyncio.sleep(SETTLED)
        before, wakes = spent(), resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
        await asyncio.sleep(MINUTE)
        woken = resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw - wakes
        share = (spent() - before) / MINUTE * 100
        figures = zip(RESTED, (share, woken - 1), strict=True)  # one of them is ours
        report({f"rest.{place}.{name}": value for name, value in figures})

    run(waiting)


def match(game: str) -> None:
    """Let bots play a match without motion, and see what memory the program holds then."""

    async def watching(window: Any) -> None:
        import asyncio
        from dataclasses import replace

        from turns import GAMES

        from evolution_qt.ui.shell.settings.settings import SeatPlan

        window.take_settings(replace(window.settings, speed="off", confirmations=False))
        seats = tuple(SeatPlan("greedy", name) for name in ("Ann", "Ben", "Cleo", "Dan"))
        await settled(window, seats, GAMES[game].edition, lambda view: view.match.is_over)
        await asyncio.sleep(3)  # until the scores are seen
        report({f"memory.{game}.match": resident()})

    run(watching)


def main(words: list[str]) -> None:
    """Measure one case."""
    from tempfile import TemporaryDirectory

    if words[:1] == ["start"]:
        starts()
    elif words[:1] == ["bare"]:
        bare(int(words[1]), int(words[2]))
    elif words == ["once"]:
        start_once()
    elif words[:1] in (["rest"], ["match"]):
        with TemporaryDirectory() as home:
            os.environ[HOME] = home
            (rest if words[0] == "rest" else match)(words[1])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
