"""Runs the program with a game begun, and writes down what it announces and what it waits for.

Each line of the file is JSON: `said`, what was announced; or what the game waits for, when that changes.
"""

import argparse
import asyncio
import hashlib
import json
import time

from PySide6.QtCore import QPoint, QTimer

from evolution_qt.core.event import ROUND
from evolution_qt.ui.kit import accessibility, phrasing
from evolution_qt.ui.shell.game import matches
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window import app
from evolution_qt.ui.shell.window.folders import Folders
from evolution_qt.ui.table.accessible_tree import RIBBON, AccessibleTree

TITLE = 40
"""Pixels below the edge of the start screen, where a click means nothing."""
LOOK = 20
"""Milliseconds between two looks at what the game waits for."""


class Teller:
    """Tells of one window, by lines of a file."""

    def __init__(self, path):
        self._file = open(path, "a", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
        self._before = None

    def write(self, **line):
        """Write a line at once."""
        line["at"] = time.monotonic()
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def listen(self):
        """Write down from now on what is announced."""
        real = accessibility.announce

        def announce(thing, words, *, at_once=False, is_question=False):
            if words:
                self.write(said=phrasing.aloud(words))
            real(thing, words, at_once=at_once, is_question=is_question)

        accessibility.announce = announce
        named = AccessibleTree.name

        def name(tree, key):
            """Mark the words of the ribbon: readers read them with the focus, they are no announcement."""
            return f"In view: {named(tree, key)}" if key == RIBBON else named(tree, key)

        AccessibleTree.name = name

    def look(self, window):
        """Write down what the game waits for, if that has changed."""
        view = window.game
        sheet = window.dialog
        now = {"asked": -1, "sheet": sheet is not None and not sheet.is_coming, "round": 0}
        if view is not None:
            match = view.match
            if view.controller.asked is not None and not view.playback.is_busy:
                now["asked"] = len(match.plies)
            kinds = match.game.kinds
            now["round"] = sum(kinds[event.kind].heading == ROUND for event in match.history)
        if now != self._before:
            self._before = now
            self.write(**now)


def main():
    """Run the program."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("game")
    parser.add_argument("--lang", default="en")
    wanted = parser.parse_args()
    matches.secrets.token_hex = lambda size: hashlib.sha256(b"told").hexdigest()[: 2 * size]
    plan = GamePlan(wanted.game, (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
    settings = Settings(language=wanted.lang, speed="off", theme="light", confirmations=False, last=plan)
    SettingsFile(Folders.found().settings).save(settings)
    teller = Teller(wanted.file)
    teller.listen()
    make_ready = app.make_ready

    async def begin(pool, window):
        await make_ready(pool, window)
        title = window.mapToGlobal(QPoint(window.width() // 2, TITLE))
        teller.write(click=[title.x(), title.y()])
        while not window.isActiveWindow():
            await asyncio.sleep(0.01)
        window.session.begin(plan, 7)
        clock = QTimer(window)
        clock.timeout.connect(lambda: teller.look(window))
        clock.start(LOOK)

    app.make_ready = begin
    return app.main(["--lang", wanted.lang])


if __name__ == "__main__":
    raise SystemExit(main())
