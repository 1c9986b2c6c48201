"""Exceptions in everything that Qt or the event loop calls and behind the window, once in each; resumable.

    python3 dev.py test --long faults
    python -m tests.long.faults --parts 12 --seconds 150 --results FOLDER

A monkey plays while one place after the other fails, as `tests/ui/shell/injecting.py` says. After each fault:
the person is told by the sheet, the log has it, the record on the disk is that of the game on the table. At
the end a new game is begun and played. Each part is a process with a seed of its own and a line of
`parts.jsonl`; a place that has failed in an earlier part may fail again. It ends with 1 if no one was told,
anything was lost, the window did not go on or end, or the process died.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.long.parts import at_home, run_timed, timed_arguments


def one_part(seed: int, seconds: float) -> int:
    """Let one place after the other fail for so long; print what came of it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from evolution_qt.brain.pool import Pool
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
    from evolution_qt.ui.shell.window import tasks
    from evolution_qt.ui.shell.window.folders import Folders
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.window import MainWindow
    from tests.ui.shell.injecting import FaultyMonkey, Injector, Watch

    injector = Injector()
    told: dict[str, object] = {}

    async def work() -> int:
        watch = Watch(injector, reporter)
        loop = asyncio.get_running_loop()
        end, windows = loop.time() + seconds, 0
        while loop.time() < end:
            folders = Folders.found()
            file = SettingsFile(folders.settings)
            file.save(Settings(language="en", theme="light", speed="fast", confirmations=bool(seed % 2)))
            pool = Pool()
            window = MainWindow(file, Shelf(folders.games), reporter, pool, Translations(app))
            gone = asyncio.Event()
            window.left.connect(gone.set)
            window.show()
            monkey = FaultyMonkey(window, seed * 1000 + windows, watch)
            await monkey.play(end - loop.time())
            injector.disarm()
            injector.last = None
            if not window.is_closing:
                await watch.goes_on(window)
            window.quit()
            try:
                await asyncio.wait_for(gone.wait(), 30)
            except TimeoutError:
                watch.wrong.append(f"the window does not end after {list(injector.failed)[-1:]}")
            pool.stop()
            window.deleteLater()
            windows += 1
        log = "".join(path.read_text() for path in sorted(Folders.found().log.glob("evolution-qt.log*")))
        watch.wrong += [f"{words}: not in the log" for words in injector.failed.values() if words not in log]
        told.update(seed=seed, windows=windows, told=watch.told, wrong=watch.wrong)
        return 0

    with at_home() as (app, reporter):
        tasks.run(app, work())
    print(json.dumps({**told, "places": list(injector.failed)}))
    return 0


def main() -> int:
    """Do what parts are not done yet, and say what came of all."""
    arguments = timed_arguments("faults", 12, 150.0)
    if arguments.part is not None:
        return one_part(arguments.part, arguments.seconds)
    done = run_timed(__file__, arguments)
    if done is None:
        return 1
    places = {place for one in done for place in one["places"]}
    entries = sum(place.startswith("ui/") for place in places)
    failed, told = sum(len(one["places"]) for one in done), sum(one["told"] for one in done)
    print(f"faults: {failed}, told on a sheet: {told}")
    print(f"places: {entries} that Qt or the event loop calls, {len(places) - entries} behind the window")
    wrong = [text for one in done for text in one["wrong"]]
    for text in wrong:
        print(text, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
