"""Thirty minutes of the monkey, at every speed, in parts that can be resumed; prints what it did as JSON.

    python3 dev.py test --long monkey
    python -m tests.long.monkey --seconds 600 --parts 3 --results FOLDER

It clicks, drags and types at random, and besides makes sensible moves, takes things from the menu and changes
language, theme, size and habits in the middle of them. No exception, no Qt warning, every state legal; no
turn of the event loop takes 200 ms of processor time; in a part of five minutes or more, as those of the
usual run are, the memory of the last fifth is at most 5 % above that of the second. It is looked at between
two games, in a window of one size with nothing open in it and without pictures that are kept up to a limit:
else it tells what is open, not what is never given back. It is the memory of the process alone, without
pages of the libraries' files. Each part is a process of its own and a line of `parts.jsonl`; a run goes on
where the last one stopped. Runs out of sight.
"""

import asyncio
import json
import os
import statistics
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.long.parts import at_home, run_timed, timed_arguments

SPEEDS = ("off", "fast", "normal")
PARTS, SECONDS = len(SPEEDS), 600.0
"""Of the usual run: one for each speed, and each long enough for its memory to be judged."""
LONGEST = 0.2
"""Seconds of processor time between two beats of the event loop."""
MOST_GROWTH = 0.05
AT_REST = 1280, 800
"""Size of the window while its memory is looked at."""
LONG_ENOUGH = 300.0
"""Seconds from which on growing memory is a fault: in a shorter run pictures are still being kept."""
Sample = tuple[float, float]
"""Seconds since the beginning, and memory in MB."""
EXPECTED = "This plugin does not support"
"""What the offscreen platform says of popups."""


def own_memory() -> float:
    """Return the memory of this process alone in MB, 0 where the system does not tell.

    Pages of the libraries' files are not counted, which the system reads as they come to be used.
    """
    try:
        _, resident, shared, *_ = map(int, Path("/proc/self/statm").read_text().split())
    except OSError:
        return 0.0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE") / 2**20


def growth(samples: list[Sample], seconds: float) -> float:
    """Return by what share memory has grown between the second fifth of so many seconds and the last.

    Raises `ValueError` if one of them has no sample.
    """
    early, late = (
        [memory for at, memory in samples if fifth <= 5 * at / seconds <= fifth + 1] for fifth in (1, 4)
    )
    if not (early and late):
        raise ValueError("no game ended in the second fifth, or in the last")
    return statistics.median(late) / max(statistics.median(early), 1.0) - 1


def too_much(samples: list[Sample], seconds: float) -> list[str]:
    """Return what is to be said of memory that grew too much in a part that lasted so long."""
    if seconds < LONG_ENOUGH:
        return []
    try:
        grown = growth(samples, seconds)
    except ValueError as error:
        return [f"memory cannot be judged: {error}"]
    if grown <= MOST_GROWTH:
        return []
    return [f"memory grew by {grown:.1%}: {[round(memory) for _, memory in samples]}"]


def one_part(seed: int, seconds: float) -> int:
    """Let the monkey play, say what it did in one line; return 1 if anything unexpected was met."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QTimer, qInstallMessageHandler
    from PySide6.QtGui import QPixmapCache

    from evolution_qt.brain.pool import Pool
    from evolution_qt.core.match import Match
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.kit import art, pixmaps
    from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
    from evolution_qt.ui.shell.window import memory, tasks
    from evolution_qt.ui.shell.window.folders import Folders
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.window import MainWindow
    from tests.ui.shell.freezes import Heart
    from tests.ui.shell.monkey import Monkey, checked_play

    met: list[str] = []
    speed = SPEEDS[seed % len(SPEEDS)]

    def note(_kind: object, _context: object, message: str | None) -> None:
        if not (message or "").startswith(EXPECTED):
            met.append(f"Qt: {message}")

    async def visit() -> dict[str, object]:
        """Play for the whole time, in a new window whenever one was closed."""
        loop = asyncio.get_running_loop()
        start, windows, events, games, moves, longest = loop.time(), 0, 0, 0, 0, 0.0
        samples: list[Sample] = []
        reached: Counter[str] = Counter()
        heart = Heart(LONGEST * 0.75)

        async def sample() -> None:
            window.resize(*AT_REST)
            await asyncio.sleep(0.5)  # what is painted and read bit by bit
            art.forget()
            pixmaps.forget()
            QPixmapCache.clear()
            memory.tidy_up()
            samples.append((loop.time() - start, own_memory()))

        heart.start()
        while (left := seconds - (loop.time() - start)) > 0:
            folders = Folders.found()
            file = SettingsFile(folders.settings)
            file.save(replace(Settings(language="en", theme="light"), speed=speed))
            pool, translations = Pool(), Translations(app)
            window = MainWindow(file, Shelf(folders.games), reporter, pool, translations)
            gone = asyncio.Event()
            window.left.connect(gone.set)
            window.show()
            if not windows:
                memory.set_apart()  # as the program does
            thrifty = QTimer(window, interval=memory.SELDOM)
            thrifty.timeout.connect(memory.give_back)
            thrifty.start()
            monkey = Monkey(window, seed * 1000 + windows)
            monkey.at_rest = sample
            await monkey.play(left)
            window.quit()
            await asyncio.wait_for(gone.wait(), 30)
            translations.remove()
            window.deleteLater()
            windows += 1
            events, games, moves = events + monkey.events, games + monkey.games, moves + monkey.moves
            longest = max(longest, monkey.longest)
            reached += monkey.reached
        await heart.stop()
        met.extend(too_much(samples, seconds))
        assert tasks.running() == [asyncio.current_task().get_name()] or not tasks.running(), tasks.running()
        return {
            "seed": seed,
            "speed": speed,
            "seconds": seconds,
            "windows": windows,
            "events": events,
            "games": games,
            "moves_by_drag": moves,
            "longest_event_ms": round(longest * 1000),
            "longest_turn_ms": round(heart.longest * 1000),
            "slow": heart.caught,
            "memory_mb": [[round(at), round(memory)] for at, memory in samples],
            "reached": reached,
        }

    told: dict[str, object] = {}
    with at_home() as (app, reporter):
        qInstallMessageHandler(note)
        reporter.met.connect(met.append)
        Match.play = checked_play  # type: ignore[method-assign]

        async def visits() -> int:
            told.update(await visit())
            return 0

        tasks.run(app, visits())
    print(json.dumps({**told, "met": met}), flush=True)
    return 0


def main() -> int:
    """Do what parts are not done yet, and say what came of all."""
    arguments = timed_arguments("monkey", PARTS, SECONDS)
    if arguments.part is not None:
        return one_part(arguments.part, arguments.seconds)
    done = run_timed(__file__, arguments)
    if done is None:
        return 1
    faults = [text for one in done for text in one["met"]]
    slow = max(one["longest_turn_ms"] for one in done)
    reached: Counter[str] = Counter()
    for one in done:
        reached.update(one["reached"])
    sums = {key: sum(one[key] for one in done) for key in ("seconds", "windows", "events", "games")}
    judged = sum(one["seconds"] >= LONG_ENOUGH for one in done)
    told = {"longest_turn_ms": slow, "memory_judged_in": judged, "faults": len(faults), "reached": reached}
    print(json.dumps({**sums, **told}, indent=1))
    for one in done:
        for seconds, stack in one["slow"]:
            print(f"part {one['seed']}: {seconds} s at work in\n{stack}", file=sys.stderr)
    for text in faults:
        print(text, file=sys.stderr)
    return 1 if faults or slow >= LONGEST * 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
