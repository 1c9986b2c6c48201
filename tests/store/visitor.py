"""The program, visited: a person goes on with a game, names it, opens the book, changes a setting, leaves.

    python -m tests.store.visitor HOME...

One visit for each folder, each in a process of its own that has everything loaded already. What was touched
there, and what was said, stands in the folder's `visit.json` afterwards; a visit that takes longer than
PATIENCE is ended, and there is none.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

PATIENCE = 120.0
TOUCHED = "visit.json"
EVENTS = ("open", "sqlite3.connect", "os.remove", "os.rename", "os.truncate")


def visit(home: Path) -> int:
    """Run the program as a person would, and write down what it touched and what it said."""
    from evolution_qt.core.errors import BadInput
    from evolution_qt.ui.kit.sounds.sounds import SoundFiles
    from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
    from evolution_qt.ui.shell.window import app as program
    from evolution_qt.ui.shell.window.notes import Note
    from tests.ui.shell.acting import until

    touched: set[str] = set()
    said: list[str] = []

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if event in EVENTS:
            for one in arguments[:2]:
                if isinstance(one, str | os.PathLike) and (path := Path(os.fspath(one))).is_relative_to(home):
                    touched.add(str(path.relative_to(home)))

    sys.addaudithook(hear)
    live, warn = program.live, Note.warn

    def warned(note: Note, words: str, *others: Any, **named: Any) -> None:
        said.append(words)
        warn(note, words, *others, **named)

    async def act(window: Any) -> None:
        if window.shelf.unfinished() is None:
            window.session.begin(
                GamePlan("evolution/de", (SeatPlan("greedy", "Ann"), SeatPlan("random", "Fox")))
            )
        else:
            window.session.go_on()
        view = await until(lambda: window.game)
        before = len(view.match.record.moves())
        await until(lambda: view.match.is_over or len(view.match.record.moves()) > before + 3)
        await window.session.clear()
        library = window.shelf.library
        names = [entry.name for entry in library.entries()]
        changes = [partial(library.rename, name, "Named") for name in names]
        changes += [
            partial(change, name) for name in names for change in (library.throw_away, library.restore)
        ]
        for change in changes:
            try:
                change()
            except BadInput as error:
                said.append(str(error))
        window.book.catch_up()
        await until(lambda: not window.book.is_reading)
        said.append(str(window.book.forget()))
        files, made = SoundFiles(home / "cache" / "sounds", window), asyncio.Event()
        files.prepare("quiet", made.set)
        await made.wait()
        if files.is_refused:
            said.append("no sounds")
        window.take_settings(replace(window.settings, speed="off", panel=not window.settings.panel))
        window.quit()

    async def started(app: Any, window: Any, *others: Any) -> int:
        window.settings = replace(window.settings, speed="off", confirmations=False)
        task = asyncio.ensure_future(act(window))
        task.add_done_callback(lambda task: task.exception() and os._exit(9))
        return await live(app, window, *others)

    Note.warn = warned  # type: ignore[method-assign]
    program.live = started
    status = program.main([])
    text = json.dumps({"touched": sorted(touched), "said": said})
    (home / TOUCHED).write_text(text, encoding="utf-8")
    return status


def main() -> None:
    """Visit each folder."""
    from importlib import import_module

    from evolution_qt.ui.shell.window import app

    for name in app.later("evolution/de"):
        import_module(f"evolution_qt.{name}")
    for word in sys.argv[1:]:
        home = Path(word)
        child = os.fork()
        if not child:
            os.environ["EVOLUTION_QT_HOME"] = word
            said = os.open(home / "said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(said, 1)
            os.dup2(said, 2)
            status = 8
            try:
                status = visit(home)
            finally:
                sys.stderr.flush()
                os._exit(status)
        timer = threading.Timer(PATIENCE, os.kill, (child, 9))
        timer.start()
        started = time.monotonic()
        _, status = os.waitpid(child, 0)
        timer.cancel()
        print(word, os.waitstatus_to_exitcode(status), round(time.monotonic() - started, 2), flush=True)


if __name__ == "__main__":
    main()
