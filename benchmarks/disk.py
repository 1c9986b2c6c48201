"""How long the window stands still with a slow disk: seconds by the clock between two beats of its loop.

    python benchmarks/disk.py

The program itself, out of sight, with a disk that takes a second for each thing that is to outlive a loss of
power. Bots play a game without motion; given are the longest stand from the wish for a game to its first
move, the longest sum of stands in a round after that, and the longest stand from leaving on.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from dataclasses import replace
from typing import Any

from program import HOME, run

FIGURES = ("disk.begin", "disk.round", "disk.leave")
SYNC = 1.0
"""Seconds that the disk takes."""
ROUNDS = 5
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


async def act(window: Any) -> None:
    """Do what is measured, and print the figures."""
    from evolution_qt.core.record import Check
    from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

    beats = Beats()
    watching = asyncio.ensure_future(beats.watch())
    await asyncio.sleep(8)  # until everything is loaded
    beats.taken()
    window.settings = replace(window.settings, speed="off", confirmations=False)
    window.session.begin(GamePlan("evolution/de", (SeatPlan("random", "Ann"), SeatPlan("random", "Ben"))), 7)
    while window.game is None or not window.game.match.record.moves():
        await asyncio.sleep(0.001)
    begun = max(beats.taken(), default=0.0)
    match = window.game.match
    by_round: list[float] = []
    while len(by_round) < ROUNDS:
        ends = sum(isinstance(note, Check) for note in match.record.notes)
        while len(by_round) < min(ends, ROUNDS):
            by_round.append(sum(beats.taken()))
        await asyncio.sleep(0.001)
    beats.taken()
    left = asyncio.Event()
    window.left.connect(left.set)
    window.quit()
    await left.wait()
    stood = (begun, max(by_round), max(beats.taken(), default=0.0))
    watching.cancel()
    print(json.dumps(dict(zip(FIGURES, stood, strict=True))), flush=True)


def main() -> None:
    """Run the program with such a disk."""
    from evolution_qt.store.disk import Disk

    for name in ("sync", "sync_folder"):
        setattr(Disk, name, lambda _disk, _what: time.sleep(SYNC))
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        run(act)


if __name__ == "__main__":
    main()
