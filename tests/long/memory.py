"""What a window keeps: 200 games in one window, and every sheet opened and closed 500 times.

    python3 dev.py test --long memory
    python -m tests.long.memory --games 200 --times 500 --results FOLDER

Memory may grow by less than 50 KB for each game, and nothing of Qt that Python knows may live on. Every tenth
game is played to its end, the others for forty moves. The games are one part, each sheet another; each part
is a process of its own and a line of `parts.jsonl`, and a run goes on where the last one stopped.
"""

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.long.parts import at_home, run_parts

MOST_SLOPE = 50.0
MOST_SLOPE_OF_SHEETS = 5.0
"""KB for each time a sheet is opened: what it draws is kept up to a limit."""
GAMES = "games"
MOVES = 40
WARM = 5


def one_part(name: str, times: int) -> int:
    """Do one part in this process, and print what it came to."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from evolution_qt.brain.pool import Pool
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell.settings.settings import SettingsFile
    from evolution_qt.ui.shell.window import tasks
    from evolution_qt.ui.shell.window.folders import Folders
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.window import MainWindow
    from tests.ui.shell import lasting
    from tests.ui.shell.acting import until

    met: list[str] = []
    told: dict[str, object] = {"part": name, "times": times}

    async def work() -> int:
        folders = Folders.found()
        file = SettingsFile(folders.settings)
        file.save(lasting.settings())
        window = MainWindow(file, Shelf(folders.games), reporter, Pool(), Translations(app))
        window.show()
        samples: list[float] = []
        if name != GAMES:
            window.session.begin(lasting.PLAN, 1)
            await until(lambda: window.game is not None and window.game.is_running)
        every = 1 if name == GAMES else 10
        before = lasting.alive()
        for number in range(-WARM * every, times):
            if name == GAMES:
                await lasting.play_a_game(window, number + 1000, 0 if number % 10 == 0 else MOVES)
            else:
                await lasting.open_and_close(window, name, 1)
            if number == -1:
                before = lasting.alive()
            if number >= 0 and number % every == 0:
                samples.append(lasting.resident())
        told["left"] = dict(lasting.alive() - before)
        told["slope_kb"] = round(lasting.slope(samples) / every, 2)
        told["first_mb"], told["last_mb"] = round(samples[0] / 1024, 1), round(samples[-1] / 1024, 1)
        gone = asyncio.Event()
        window.left.connect(gone.set)
        window.quit()
        await asyncio.wait_for(gone.wait(), 60)
        return 0

    with at_home() as (app, reporter):
        reporter.met.connect(met.append)
        tasks.run(app, work())
    print(json.dumps({**told, "met": met}))
    return 0


def main() -> int:
    """Do what parts are not done yet, and say what came of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--part")
    folder = os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/memory")
    parser.add_argument("--results", type=Path, default=Path(folder))
    arguments = parser.parse_args()
    if not Path("/proc/self/statm").exists():
        return 77
    if arguments.part is not None:
        return one_part(arguments.part, arguments.games if arguments.part == GAMES else arguments.times)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tests.ui.shell.lasting import SHEETS

    sizes = ["--games", str(arguments.games), "--times", str(arguments.times)]
    parts = [(part, ["--part", part, *sizes]) for part in (GAMES, *SHEETS)]
    done = run_parts(__file__, arguments.results / "parts.jsonl", parts, "part")
    if done is None:
        return 1
    faults = []
    for one in done:
        print(json.dumps({key: value for key, value in one.items() if key != "met"}))
        limit = MOST_SLOPE if one["part"] == GAMES else MOST_SLOPE_OF_SHEETS
        if one["left"] or one["met"] or one["slope_kb"] >= limit:
            faults.append(f"{one['part']}: {one['left']} {one['slope_kb']} KB {one['met'][:1]}")
    for text in faults:
        print(text, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
