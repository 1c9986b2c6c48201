"""How long the window stands still with a slow disk: seconds by the clock between two beats of its loop.

    python benchmarks/disk.py [--sync SECONDS] [--rounds N] [--program FOLDER]

The program itself, out of sight, with a disk that takes so long for each thing that is to outlive a loss of
power. Bots play a game without motion; given are the longest stand from the wish for a game to its first
move, the stands in the rounds after that, added up for each, and those from leaving on, with how long leaving
took. `--program` takes another copy of the program.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LONG = 0.1
"""Seconds that count as a stand."""


class Beats:
    """Watches how long the loop does nothing else, by the clock."""

    def __init__(self) -> None:
        self.stands: list[float] = []

    async def watch(self) -> None:
        """Note each stand, until cancelled."""
        then = time.perf_counter()
        while True:
            await asyncio.sleep(0)
            now = time.perf_counter()
            if now - then > LONG:
                self.stands.append(now - then)
            then = now

    def taken(self) -> list[float]:
        """Return what was noted, and forget it."""
        taken, self.stands = self.stands, []
        return taken


async def act(window: Any, rounds: int) -> dict[str, object]:
    """Do what is measured, and return the figures."""
    from evolution_qt.core.record import Check
    from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

    beats = Beats()
    watching = asyncio.ensure_future(beats.watch())
    await asyncio.sleep(8)  # until everything is loaded
    beats.taken()
    window.session.begin(GamePlan("evolution/de", (SeatPlan("random", "Ann"), SeatPlan("random", "Ben"))), 7)
    while window.game is None or not window.game.match.record.moves():
        await asyncio.sleep(0.001)
    figures: dict[str, object] = {"beginning": round(max(beats.taken(), default=0.0), 2)}
    match = window.game.match
    by_round: list[float] = []
    while len(by_round) < rounds:
        ends = sum(isinstance(note, Check) for note in match.record.notes)
        while len(by_round) < min(ends, rounds):
            by_round.append(round(sum(beats.taken()), 2))
        await asyncio.sleep(0.001)
    figures["rounds"] = by_round
    beats.taken()
    left = asyncio.Event()
    window.left.connect(left.set)
    began = time.perf_counter()
    window.quit()
    await left.wait()
    figures["leaving"] = round(max(beats.taken(), default=0.0), 2)
    figures["left after"] = round(time.perf_counter() - began, 2)
    watching.cancel()
    return figures


def visit(sync: float, rounds: int) -> None:
    """Run the program, and print the figures."""
    from evolution_qt.store.disk import Disk
    from evolution_qt.ui.shell.window import app as program

    live = program.live

    async def started(app: Any, window: Any, *others: Any) -> int:
        window.settings = replace(window.settings, speed="off", confirmations=False)

        async def told() -> None:
            print(json.dumps(await act(window, rounds)), flush=True)

        task = asyncio.ensure_future(told())
        status = await live(app, window, *others)
        await task
        return status

    for name in ("sync", "sync_folder"):
        setattr(Disk, name, lambda _disk, _what: time.sleep(sync))
    program.live = started  # type: ignore[assignment]
    sys.exit(program.main([]))


def main() -> None:
    """Measure in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--sync", type=float, default=1.0, help="seconds that the disk takes")
    parser.add_argument("--rounds", type=int, default=5, help="rounds that are looked at")
    parser.add_argument("--program", type=Path, default=ROOT, help="the folder of the program")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.inside:
        visit(words.sync, words.rounds)
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "EVOLUTION_QT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        environ["PYTHONPATH"] = str(words.program)
        command = [sys.executable, __file__, "--inside", "--sync", str(words.sync)]
        command += ["--rounds", str(words.rounds)]
        subprocess.run(command, env=environ, cwd=words.program, check=True)


if __name__ == "__main__":
    main()
