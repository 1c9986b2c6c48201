"""The monkey's full minute at every speed, with several seeds; prints what it did as JSON.

No exception, no Qt warning, every state legal, and the memory of the last fifth of a run at most 5 % above
that of the second. Runs out of sight.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

SECONDS = float(os.environ.get("EVOLUTION_MONKEY_SECONDS", "60"))
RUNS = ((1, "off"), (2, "fast"), (3, "normal"))
MOST_GROWTH = 0.05
LONG_ENOUGH = 300.0
"""Seconds from which on growing memory is a fault: in a shorter run pictures are still being kept."""
EXPECTED = "This plugin does not support"
"""What the offscreen platform says of popups."""


def resident() -> float:
    """Return the resident memory of this process in MB, 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def growth(samples: list[float]) -> float:
    """Return by what share memory has grown between the second fifth of the samples and the last."""
    fifth = max(len(samples) // 5, 1)
    early, late = samples[fifth : 2 * fifth], samples[-fifth:]
    return statistics.median(late) / max(statistics.median(early), 1.0) - 1


def main() -> int:
    """Let the monkey play; return 1 if anything unexpected was met."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from PySide6.QtCore import QTimer, qInstallMessageHandler

    from evolution_qt.brain.pool import Pool
    from evolution_qt.core.match import Match
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell import tasks, thrift
    from evolution_qt.ui.shell.app import make_app
    from evolution_qt.ui.shell.crash import Reporter
    from evolution_qt.ui.shell.folders import HOME, Folders
    from evolution_qt.ui.shell.language import Translations
    from evolution_qt.ui.shell.settings import Settings, SettingsFile
    from evolution_qt.ui.shell.window import MainWindow
    from tests.ui.shell.monkey import Monkey, checked_play

    met: list[str] = []

    def note(_kind: object, _context: object, message: str | None) -> None:
        if not (message or "").startswith(EXPECTED):
            met.append(f"Qt: {message}")

    async def visit(seed: int, speed: str) -> dict[str, object]:
        """Play for the whole time, in a new window whenever one was closed."""
        loop = asyncio.get_running_loop()
        start, windows, events, games, moves, longest = loop.time(), 0, 0, 0, 0, 0.0
        samples: list[float] = []

        async def sample() -> None:
            while True:
                samples.append(resident())
                await asyncio.sleep(SECONDS / 50)

        sampling = asyncio.ensure_future(sample())
        while (left := SECONDS - (loop.time() - start)) > 0:
            folders = Folders.found()
            file = SettingsFile(folders.settings)
            file.save(replace(Settings(language="en", theme="light"), speed=speed))
            pool, translations = Pool(), Translations(app)
            window = MainWindow(file, Shelf(folders.games), reporter, pool, translations)
            gone = asyncio.Event()
            window.left.connect(gone.set)
            window.show()
            thrifty = QTimer(window, interval=thrift.EVERY)
            thrifty.timeout.connect(thrift.give_back)
            thrifty.start()
            monkey = Monkey(window, seed * 1000 + windows)
            await monkey.play(left)
            window.quit()
            await asyncio.wait_for(gone.wait(), 10)
            translations.remove()
            window.deleteLater()
            windows += 1
            events, games, moves = events + monkey.events, games + monkey.games, moves + monkey.moves
            longest = max(longest, monkey.longest)
        sampling.cancel()
        grown = growth(samples)
        if grown > MOST_GROWTH and SECONDS >= LONG_ENOUGH:
            met.append(f"memory grew by {grown:.1%}: {[round(one) for one in samples]}")
        assert tasks.running() == [asyncio.current_task().get_name()] or not tasks.running(), tasks.running()
        return {
            "seed": seed,
            "speed": speed,
            "seconds": SECONDS,
            "windows": windows,
            "events": events,
            "games": games,
            "moves_by_drag": moves,
            "longest_event_ms": round(longest * 1000),
            "memory_mb": round(samples[-1]),
            "memory_growth": round(grown, 3),
        }

    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        app = make_app()
        reporter = Reporter(Folders.found().log)
        reporter.install()
        qInstallMessageHandler(note)
        reporter.met.connect(met.append)
        Match.play = checked_play  # type: ignore[method-assign]

        async def visits() -> int:
            for seed, speed in RUNS:
                print(json.dumps(await visit(seed, speed)), flush=True)
            return 0

        tasks.run(app, visits())
        reporter.remove()
    for text in met:
        print(text, file=sys.stderr)
    return 1 if met else 0


if __name__ == "__main__":
    sys.exit(main())
