"""How long the window does not answer: the longest turn of its event loop while a person does something.

    python benchmarks/turns.py GAME CASE [--verbose]

A process with nothing painted before: a window of 1280 x 800, or 1600 x 900 with a game of five and a log of
several hundred lines. A turn is the processor time between two beats of the event loop, so other work on the
machine counts little. Prints the longest in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.window.window import MainWindow

QUIET = 0.4
"""Seconds without work after which nothing more is expected."""
WORK = 0.002
"""Seconds of the processor that are work, in a turn or in 20 ms."""
MOST = 20.0
"""Seconds after which no more work is waited for."""


@dataclass(frozen=True)
class Played:
    """What is played of a game."""

    edition: str
    rounds: int
    """After so many a game of five is long."""


GAMES = {
    "evolution": Played("evolution/ja", 5),
    "beginning": Played("beginning/de", 4),
    "dominant": Played("dominant-species", 5),
}


class Turns:
    """Watches the turns of the running loop."""

    def __init__(self) -> None:
        self.lasted: list[float] = []
        self.worked = 0.0
        """When the last turn with work in it was."""

    async def watch(self) -> None:
        """Note how long each turn takes, until cancelled."""
        last = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.lasted.append(now - last)
            if now - last > WORK:
                self.worked = time.perf_counter()
            last = now

    async def calm(self) -> None:
        """Wait until there is no more work, while they are watched."""
        since = self.worked = time.perf_counter()
        while (now := time.perf_counter()) - self.worked < QUIET and now - since < MOST:
            await asyncio.sleep(0.02)


class Visit:
    """A window, and what is done in it."""

    window: MainWindow

    def __init__(self, app: Any, reporter: Any, played: Played) -> None:
        from evolution_qt.brain.pool import Pool
        from evolution_qt.store.shelf import Shelf
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
        from evolution_qt.ui.shell.window.folders import Folders
        from evolution_qt.ui.shell.window.language import Translations
        from evolution_qt.ui.shell.window.memory import Writing
        from evolution_qt.ui.shell.window.window import MainWindow

        folders = Folders.found()
        last = GamePlan(played.edition, (SeatPlan("human"), SeatPlan("greedy"), SeatPlan("greedy")))
        chosen = Settings(language="en", theme="light", speed="off", proposed=played.edition, last=last)
        SettingsFile(folders.settings).save(chosen)
        self.pool, self.writing = Pool(), Writing()
        writer = self.writing.writer
        self.window = MainWindow(
            SettingsFile(folders.settings, writer),
            Shelf(folders.games, writer=writer),
            reporter,
            self.pool,
            Translations(app),
        )
        self.turns = Turns()
        self.played = played

    @property
    def game(self) -> GameView:
        """Return the view of the game that is shown."""
        assert self.window.game is not None
        return self.window.game

    async def rest(self) -> None:
        """Let the window do what it does, until it has nothing to do."""
        since = worked = time.perf_counter()
        while (now := time.perf_counter()) - worked < QUIET and now - since < MOST:
            before = time.thread_time()
            await asyncio.sleep(0.02)
            if time.thread_time() - before > WORK:
                worked = time.perf_counter()

    def set(self, **changes: Any) -> None:
        """Change settings, as their sheet does."""
        self.window.take_settings(replace(self.window.settings, **changes))

    def long_game(self, rounds: int = 0, human: int = 0) -> Any:
        """Return a game of five that is long or has lasted so many rounds, the one at the screen a person."""
        from evolution_qt.core.rng import Rng
        from evolution_qt.ui.shell.game.matches import planned
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        seats = [SeatPlan("random", name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
        if human >= 0:
            seats[human] = SeatPlan("human", "Ann")
        match = planned(GamePlan(self.played.edition, tuple(seats)), 7)
        rng, least = Rng(3), rounds or self.played.rounds
        while match.to_move >= 0 and (match.state.round < least or match.to_move != human):
            moves = match.moves()
            match.play(match.to_move, moves[rng.below(len(moves))])
        return match

    def play(self, match: Any) -> None:
        """Go on with a game."""
        from evolution_qt.ui.shell.window.tasks import start_task

        start_task(self.window.session._play(match), "game")

    async def at_table(self, match: Any = None) -> None:
        """Show a long game."""
        self.window.resize(1600, 900)
        self.play(match or self.long_game())
        await self.rest()

    # What a person does, each after a rest

    async def theme_at_start(self) -> None:
        """Change the theme at the start screen."""
        await self.measured(lambda: self.set(theme="dark"))

    async def theme_at_table(self) -> None:
        """Change the theme in the middle of a long game."""
        await self.at_table()
        await self.measured(lambda: self.set(theme="dark"))

    async def size_at_start(self) -> None:
        """Change the size of the window at the start screen."""
        await self.measured(lambda: self.window.resize(1500, 900))

    async def size_at_table(self) -> None:
        """Change the size of the window, and of all writing, in a long game."""
        await self.at_table()
        await self.measured(lambda: self.window.resize(1300, 800))

    async def language_at_table(self) -> None:
        """Change the language in a long game."""
        await self.at_table()
        await self.measured(lambda: self.set(language="de"))

    async def log_detail(self) -> None:
        """Let the log of a long game tell less, then all again."""
        await self.at_table()
        await self.measured(lambda: self.set(log="short"), lambda: self.set(log="all"))

    def thousand_lines(self) -> list[Any]:
        """Return the events of a thousand lines of the log, those of the game again and again."""
        history, lines = self.game.match.history, len(self.game.log.lines_since(0))
        count = 1_000 * len(history) // lines
        return (history * (count // len(history) + 1))[:count]

    def open_log(self, events: list[Any]) -> None:
        """Log events in place of those of the game."""
        from evolution_qt.ui.table.presentation import presentation

        view = self.game
        game, count = view.match.game, len(view.match.history)
        picture = partial(presentation(game.key).picture, game)
        view.log.begin(
            view.phrases, view.names, 0, picture, names_at=lambda number: view.names_at(number % count)
        )
        view.log.tell(events)

    async def log_opening(self) -> None:
        """Open a log of 1,000 lines."""
        await self.at_table()
        events = self.thousand_lines()
        await self.measured(lambda: self.open_log(events))

    async def log_line(self) -> None:
        """Add a line to a log of 1,000 lines."""
        await self.at_table()
        events = self.thousand_lines()
        self.open_log(events)
        await self.rest()
        event = next(one for one in reversed(events) if self.game.phrases.sentence(one, self.game.names))
        await self.measured(*[partial(self.game.log.tell, [event])] * 20, seconds=0.1)

    async def new_game(self) -> None:
        """Begin a game."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.played.edition, (SeatPlan("human", "Ann"), *[SeatPlan("greedy")] * 3))
        await self.measured(lambda: self.window.session.begin(plan, 1))

    async def go_on(self) -> None:
        """Go on with a long game."""
        match = self.long_game()
        self.window.resize(1600, 900)
        await self.rest()
        await self.measured(lambda: self.play(match))

    async def leave(self) -> None:
        """Leave a game for the start screen."""
        from evolution_qt.ui.shell.window.tasks import start_task

        await self.at_table()
        await self.measured(lambda: start_task(self.window.session._leave(), "leave"))

    async def replay(self) -> None:
        """Look at a game again, and go back to it."""
        match = self.long_game()
        await self.at_table(match)
        await self.measured(lambda: self.window.replays.open_played(20), self.window.replays.close)

    async def end(self) -> None:
        """See the scores at the end."""
        match = self.long_game(99, -1)
        self.window.resize(1600, 900)
        await self.rest()
        await self.measured(lambda: self.play(match))

    async def curtain(self) -> None:
        """Have the curtain drawn between two people."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.played.edition, (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
        await self.measured(lambda: self.window.session.begin(plan, 1))

    async def hand_over(self) -> None:
        """Have the screen handed over in a long game: another seat's species come to the front."""
        from evolution_qt.core.action import NOBODY

        match = self.long_game()
        await self.at_table(match)
        table = self.game.table
        steps: list[Callable[[], object]] = []
        for seat in (1, 2):
            steps.append(partial(table.show_position, match.view(NOBODY)))
            steps.append(partial(table.turn_to, seat))
            steps.append(partial(table.show_position, match.view(seat)))
        await self.measured(*steps)

    async def moment(self) -> None:
        """Look at an earlier moment of a long game, and go back."""
        match = self.long_game()
        await self.at_table(match)
        number = match.plies[len(match.plies) // 2].events
        await self.measured(
            lambda: self.game.looking_back.show(number), lambda: self.game.looking_back.leave()
        )

    async def press_at_once(self) -> None:
        """Take a card as soon as a long game is seen in another size."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        await self.at_table()
        table: Any = self.game.table

        def press() -> None:
            at = table.mapFromScene(table.top.hand[0].scene_rect.center())
            QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)

        await self.measured(lambda: self.window.resize(1300, 800), press, lambda: None, seconds=0.3)
        await self.rest()
        QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton)

    async def take_back(self) -> None:
        """Take a move back in a long game that is practice."""
        await self.at_table()
        view = self.game
        view.controller.practise()
        moves = view.match.moves()
        view.controller.answer(moves[0])
        await self.rest()
        await self.measured(self.window.session.take_back)

    async def bots_without_motion(self) -> None:
        """Watch bots play without motion."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.played.edition, tuple(SeatPlan("random", name) for name in "ABCD"))
        self.window.resize(1600, 900)
        self.window.session.begin(plan, 1)
        while self.window.game is None or len(self.game.match.plies) < 10:
            await asyncio.sleep(0.02)
        await self.watched(lambda: None, seconds=4)

    async def _played(self, speed: str, bots: str = "random", seconds: float = 6) -> None:
        """Play a game against bots, any legal move at once."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.played.edition, (SeatPlan("human", "Ann"), *[SeatPlan(bots)] * 3))
        self.set(speed=speed)
        self.window.resize(1600, 900)
        self.window.session.begin(plan, 1)
        await self.rest()

        async def play() -> None:
            game = self.game
            while game.is_running:
                asked = game.controller.asked
                if asked is not None and asked.is_asked:
                    moves = game.match.moves()
                    game.controller.answer(moves[len(game.match.plies) % len(moves)])
                await asyncio.sleep(0.05)

        playing: list[asyncio.Task[None]] = []
        await self.measured(lambda: playing.append(asyncio.ensure_future(play())), seconds=seconds)
        playing[0].cancel()

    async def playing_without_motion(self) -> None:
        """Play against bots without motion."""
        await self._played("off")

    async def playing(self) -> None:
        """Play against bots with motions."""
        await self._played("normal")

    async def playing_beside_thought(self) -> None:
        """Play with motions against those who think longest."""
        await self._played("normal", "apex_patient", 20)

    async def mark(self) -> None:
        """Move the pointer over things of each seat, or over a map that all share; the log is long."""
        from PySide6.QtCore import QPoint
        from PySide6.QtTest import QTest

        await self.at_table()
        table = self.game.table
        view = table.viewport()
        lies: dict[int, list[QPoint]] = defaultdict(list)
        for y, x in product(range(0, view.height(), 20), range(0, view.width(), 20)):
            lies[table.board.seat_at(table.mapToScene(x, y))].append(QPoint(x, y))
        shared = lies.pop(-1)
        places = [some[len(some) // 2] for some in lies.values()]
        places = places or shared[len(shared) // 10 :: len(shared) // 5]
        assert len(places) == 5
        await self.measured(*[partial(QTest.mouseMove, view, at) for at in places])

    async def measured(self, *steps: Callable[[], object], seconds: float = 0) -> None:
        """Do things once there is nothing else to do, and watch the turns meanwhile."""
        await self.rest()
        await self.watched(*steps, seconds=seconds)

    async def watched(self, *steps: Callable[[], object], seconds: float = 0) -> None:
        """Do things, each until all is done or for so many seconds, and watch the turns meanwhile."""
        watching = asyncio.ensure_future(self.turns.watch())
        await asyncio.sleep(0.05)
        self.turns.lasted.clear()
        for step in steps:
            await asyncio.sleep(0)
            step()
            if seconds:
                await asyncio.sleep(seconds)
            else:
                await self.turns.calm()
        watching.cancel()

    async def sheet_keys_at_table(self) -> None:
        """Open the sheet of keys in a long game, and close it."""
        await self.at_table()
        await self.open_and_close("keys")

    async def sheet_new_turned(self) -> None:
        """Choose another game on the sheet for a new match."""
        self.window.commands.actions["new"].trigger()
        await self.rest()
        sheet: Any = self.window.dialog
        await self.measured(partial(sheet.choose_game, GAMES["dominant"].edition))

    async def open_and_close(self, name: str) -> None:
        """Open a sheet for the first time, and close it."""

        def close() -> None:
            if self.window.dialog is not None:
                self.window.dialog.reject()

        await self.measured(self.window.commands.actions[name].trigger, close)


def _sheet(name: str, language: str = "en") -> Callable[[Visit], Any]:
    """Return a case in which a sheet is opened for the first time, in a language, and closed."""

    async def opened(visit: Visit) -> None:
        visit.set(language=language)
        await visit.open_and_close(name)

    return opened


for _name in ("new", "rules", "cards", "library", "book", "keys", "settings", "report", "about"):
    setattr(Visit, f"sheet_{_name}", _sheet(_name))
for _name in ("new", "rules", "keys", "settings"):
    setattr(Visit, f"sheet_{_name}_in_japanese", _sheet(_name, "ja"))


def visited(case: str, make: Callable[[Any, Any], Visit], *, is_verbose: bool = False) -> Turns:
    """Do one case in this process, as the program is once it has loaded everything; return its turns.

    The program's folders are those of the environment.
    """
    from importlib import import_module

    from evolution_qt.ui.shell.window import app as program
    from evolution_qt.ui.shell.window import tasks
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.folders import Folders
    from evolution_qt.ui.shell.window.memory import Collector, set_apart

    app = program.make_app()
    collector = Collector()
    made = make(app, Reporter(Folders.found().log))
    edition = made.played.edition
    for name in program.later(edition):
        import_module(f"evolution_qt.{name}")
    for learn in program.lessons(edition):
        learn()
    set_apart()

    async def visit() -> int:
        made.window.show()
        await made.rest()
        await getattr(made, case)()
        gone = asyncio.Event()
        made.window.left.connect(gone.set)
        made.window.quit()
        await gone.wait()
        made.pool.stop()
        made.writing.stop()
        return 0

    tasks.run(app, visit())
    collector.stop()
    if is_verbose:
        print(case, [round(turn * 1000, 1) for turn in made.turns.lasted if turn > 0.008], file=sys.stderr)
    return made.turns


def main() -> None:
    """Do one case."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("case")
    parser.add_argument("--verbose", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["EVOLUTION_QT_HOME"] = home
        make = partial(Visit, played=GAMES[given.game])
        turns = visited(given.case, make, is_verbose=given.verbose)
    pixels = os.environ.get("QT_SCALE_FACTOR", "1")
    print(json.dumps({f"turns.{given.game}.{given.case}.{pixels}": max(turns.lasted) * 1000}))


if __name__ == "__main__":
    main()
