"""A thousand bots left in the middle of a thought, in parts that can be resumed: how soon they were gone.

    python3 dev.py test --long leaving
    python -m tests.long.leaving --count 1000 --results FOLDER

In windows: by a new game, by undo, by leaving for the start screen, by another player in its seat, by
quitting, by closing the window, by quitting with a sheet open. And whole programs that are told to end
(SIGTERM), a tenth of the count. Each block of ten is a process of its own and a line of `blocks.jsonl`. It
ends with 1 if a process was left behind, a program ended with anything but 0, the window itself worked for
100 ms or more (processor time, since the machine may have other work), or a bot's process was not gone within
a second of it.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.long.parts import at_home, run_parts

ROOT = Path(__file__).resolve().parents[2]

BLOCK = 10
MOST_WORK = 0.1
MOST_GONE = 1.0
MOST_EXIT = 2.0


def windows(start: int, count: int) -> list[dict[str, object]]:
    """Leave so many bots in windows of this process."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from dataclasses import asdict

    from evolution_qt.brain.pool import Pool
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
    from evolution_qt.ui.shell.window import app as program
    from evolution_qt.ui.shell.window import memory, tasks
    from evolution_qt.ui.shell.window.folders import Folders
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.window import MainWindow
    from tests.ui.shell.leaving import ENDING, STAYING, leave

    for name in program.later("evolution/de"):
        import_module(f"evolution_qt.{name}")
    memory.set_apart()  # as the program does when it has loaded all this
    done: list[dict[str, object]] = []
    ways = (*STAYING, *ENDING)

    async def work() -> int:
        window = None
        for number in range(start, start + count):
            if window is None:
                folders = Folders.found()
                file = SettingsFile(folders.settings)
                file.save(Settings(language="en", theme="light", speed="off", confirmations=False))
                window = MainWindow(file, Shelf(folders.games), reporter, Pool(), Translations(app))
                window.show()
            left = await leave(window, ways[number % len(ways)], number)
            done.append(asdict(left))
            if left.how in ENDING:
                window.deleteLater()
                window = None
        if window is not None:
            gone = asyncio.Event()
            window.left.connect(gone.set)
            window.quit()
            await gone.wait()
        return 0

    with at_home() as (app, reporter):
        met: list[str] = []
        reporter.met.connect(met.append)
        tasks.run(app, work())
    if met:
        done[-1]["faults"] = [*done[-1]["faults"], *met]  # type: ignore[misc]
    return done


def child() -> int:
    """Be the program, begin a game, and say when a bot thinks: the number of its process."""
    from evolution_qt.ui.shell.window import app
    from tests.ui.shell.leaving import thinking

    def found() -> object:
        from PySide6.QtWidgets import QApplication

        from evolution_qt.ui.shell.window.window import MainWindow

        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))

    ready = app.make_ready

    async def make_ready(*given: object) -> None:
        await ready(*given)  # type: ignore[arg-type]
        print(await thinking(found(), int(sys.argv[-1])), flush=True)

    app.make_ready = make_ready
    return app.main([])


def programs(start: int, count: int) -> list[dict[str, object]]:
    """Tell so many programs to end while a bot thinks."""
    from tests.ui.shell.leaving import is_alive

    done: list[dict[str, object]] = []
    for number in range(start, start + count):
        with tempfile.TemporaryDirectory() as home:
            environ = {**os.environ, "EVOLUTION_QT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            command = [sys.executable, __file__, "--child", str(number)]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
            assert process.stdout is not None
            bot = int(process.stdout.readline())
            time.sleep(random.Random(number).random() * 0.4)
            started = time.monotonic()
            process.send_signal(signal.SIGTERM)
            code = process.wait(30)
            seconds = time.monotonic() - started
            while is_alive(bot) and time.monotonic() - started < 20:
                time.sleep(0.002)
            faults = [f"the process {bot} is still there"] if is_alive(bot) else []
            faults += [f"the program ended with {code}"] if code else []
            gone = time.monotonic() - started
            done.append({"how": "SIGTERM", "reaction": seconds, "work": 0.0, "gone": gone, "faults": faults})
    return done


def main() -> int:
    """Do what blocks are not done yet, and say what came of all."""
    if "--child" in sys.argv:
        return child()
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--block", type=int)
    folder = os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/leaving")
    parser.add_argument("--results", type=Path, default=Path(folder))
    arguments = parser.parse_args()
    if os.name == "nt":
        return 77
    if arguments.block is not None:
        start = arguments.block * BLOCK
        print(json.dumps((programs if arguments.block % 10 == 9 else windows)(start, BLOCK)))
        return 0
    blocks = [(block, ["--block", str(block)]) for block in range(-(-arguments.count // BLOCK))]
    done = run_parts(__file__, arguments.results / "blocks.jsonl", blocks)
    if done is None:
        return 1
    every = [one for block in done for one in block]
    faults = [fault for one in every for fault in one["faults"]]
    for how in sorted({one["how"] for one in every}):
        chosen = [one for one in every if one["how"] == how]
        told = {"times": len(chosen)}
        for key in ("work", "reaction", "gone"):
            values = sorted(one[key] for one in chosen)
            told |= {f"{key}_median_ms": round(values[len(values) // 2] * 1000)}
            told |= {f"{key}_most_ms": round(values[-1] * 1000)}
        print(how, json.dumps(told))
        limit = MOST_EXIT if how == "SIGTERM" else MOST_GONE
        slow = [one for one in chosen if one["work"] >= MOST_WORK or one["gone"] - one["reaction"] >= limit]
        faults += [f"too slow: {one}" for one in slow]
    print("faults:", len(faults))
    for fault in faults[:20]:
        print("  ", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
