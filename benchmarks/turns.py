"""How long the window does not answer: the longest turns of its event loop, by what a person does.

    python benchmarks/turns.py [--game KEY] [--ratio 1 2] [--only NAME ...] [--against FOLDER] [--times N]
        [--json FILE]

Every case is a process of its own with nothing painted before: a window of 1280 x 800, or 1600 x 900 with a
game of five and a log of several hundred lines. A turn is the processor time between two beats of the event
loop, so other work on the machine counts little. Given are medians over the processes, of the longest turn
and of all time in turns of more than 16 ms, and of the longest turn by the clock, in which nothing could be
drawn: that means something only on a machine that does nothing else. `--against` takes turns with another
copy of the program.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.window.window import MainWindow

ROOT = Path(__file__).parents[1]
EVOLUTION = "evolution/ja"
QUIET = 0.7
"""Seconds after which nothing more is expected."""
LONG = 0.016
"""Seconds of a turn that is counted."""


class Turns:
    """Watches the turns of the running loop."""

    def __init__(self) -> None:
        self.lasted: list[float] = []
        self.by_clock: list[float] = []
        """The same by the clock, what other processes took included."""

    async def watch(self) -> None:
        """Note how long each turn takes, until cancelled."""
        last, then = time.thread_time(), time.perf_counter()
        while True:
            await asyncio.sleep(0)
            now, clock = time.thread_time(), time.perf_counter()
            self.lasted.append(now - last)
            self.by_clock.append(clock - then)
            last, then = now, clock

    def clear(self) -> None:
        """Forget what was noted."""
        self.lasted.clear()
        self.by_clock.clear()


class Visit:
    """A window, and what is done in it."""

    window: MainWindow

    def __init__(self, app: Any, reporter: Any, edition: str = EVOLUTION) -> None:
        """*edition* is what is played, by its key."""
        from evolution_qt.brain.pool import Pool
        from evolution_qt.store.shelf import Shelf
        from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
        from evolution_qt.ui.shell.window.folders import Folders
        from evolution_qt.ui.shell.window.language import Translations
        from evolution_qt.ui.shell.window.window import MainWindow

        folders = Folders.found()
        file = SettingsFile(folders.settings)
        file.save(Settings(language="en", theme="light", speed="off", automatic=True))
        self.pool = Pool()
        self.window = MainWindow(file, Shelf(folders.games), reporter, self.pool, Translations(app))
        self.turns = Turns()
        self.edition = edition

    @property
    def game(self) -> GameView:
        """Return the view of the game that is shown."""
        assert self.window.game is not None
        return self.window.game

    async def rest(self, seconds: float = QUIET) -> None:
        """Let the window do what it does."""
        await asyncio.sleep(seconds)

    def set(self, **changes: Any) -> None:
        """Change settings, as their sheet does."""
        self.window.take_settings(replace(self.window.settings, **changes))

    def long_game(self, rounds: int = 5, human: int = 0) -> Any:
        """Return a game of five that has lasted so many rounds, the one at the screen a person."""
        from evolution_qt.core.rng import Rng
        from evolution_qt.ui.shell.game.matches import planned
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        seats = [SeatPlan("random", name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
        if human >= 0:
            seats[human] = SeatPlan("human", "Ann")
        match = planned(GamePlan(self.edition, tuple(seats)), 7)
        rng = Rng(3)
        while match.to_move >= 0 and (match.state.round < rounds or match.to_move != human):
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
        await self.rest(2)

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
        await self.rest(2)
        event = next(one for one in reversed(events) if self.game.phrases.sentence(one, self.game.names))
        await self.measured(*[partial(self.game.log.tell, [event])] * 20, seconds=0.1)

    async def new_game(self) -> None:
        """Begin a game."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.edition, (SeatPlan("human", "Ann"), *[SeatPlan("greedy")] * 3))
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

        plan = GamePlan(self.edition, (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
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

        from evolution_qt.ui.evolution.table import EvolutionTable

        await self.at_table()
        table = self.game.table
        assert isinstance(table, EvolutionTable)

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

        plan = GamePlan(self.edition, tuple(SeatPlan("random", name) for name in "ABCD"))
        self.window.resize(1600, 900)
        self.window.session.begin(plan, 1)
        await self.rest(2)
        await self.measured(lambda: None, seconds=4)

    async def _played(self, speed: str, bots: str = "random", seconds: float = 6) -> None:
        """Play a game against bots, any legal move at once."""
        from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

        plan = GamePlan(self.edition, (SeatPlan("human", "Ann"), *[SeatPlan(bots)] * 3))
        self.set(speed=speed)
        self.window.resize(1600, 900)
        self.window.session.begin(plan, 1)
        await self.rest(2)

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
        """Let the pointer pass over the species while the log is long."""
        await self.at_table()
        view = self.game
        from evolution_qt.games.evolution.cards import species_ref

        await self.measured(
            *[lambda seat=seat: view.log_bridge.mark_lines(species_ref(seat, 0)) for seat in range(5)],
            seconds=0.1,
        )

    async def measured(self, *steps: Callable[[], object], seconds: float = 1.5) -> None:
        """Do things, one after the other, and watch the turns meanwhile."""
        await self.rest()
        watching = asyncio.ensure_future(self.turns.watch())
        await asyncio.sleep(0.05)
        self.turns.clear()
        for step in steps:
            await asyncio.sleep(0)
            step()
            await self.rest(seconds)
        watching.cancel()


def _sheet(name: str) -> Callable[[Visit], Any]:
    """Return a case in which a sheet is opened for the first time, and closed."""

    async def open_and_close(visit: Visit) -> None:
        def close() -> None:
            if visit.window.dialog is not None:
                visit.window.dialog.reject()

        await visit.measured(visit.window.commands.actions[name].trigger, close)

    return open_and_close


for _name in ("new", "rules", "cards", "library", "book", "keys", "settings", "report", "about"):
    setattr(Visit, f"sheet_{_name}", _sheet(_name))
CASES = [name for name, what in vars(Visit).items() if asyncio.iscoroutinefunction(what)][1:]
CASES = [name for name in CASES if name not in ("at_table", "measured", "_played")]
OF_EVOLUTION = ("curtain", "press_at_once", "mark", "playing_beside_thought")
"""Cases that only that game has: hidden hands, cards to press, species to mark, levels that think."""


def one(case: str, edition: str, verbose: bool) -> dict[str, float]:
    """Do one case in this process."""
    from importlib import import_module

    from evolution_qt.ui.shell.window import app as program
    from evolution_qt.ui.shell.window import tasks
    from evolution_qt.ui.shell.window.app import later, make_app
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.folders import HOME, Folders

    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        app = make_app()
        for name in later(edition):
            import_module(f"evolution_qt.{name}")
        for learn in program.lessons(edition):
            learn()
        memory = import_module("evolution_qt.ui.shell.window.memory")
        getattr(memory, "set_apart", int)()  # as the program does when it has loaded all this
        visits: list[Visit] = []

        async def visit() -> int:
            made = Visit(app, Reporter(Folders.found().log), edition)
            visits.append(made)
            made.window.show()
            await made.rest(1)
            await getattr(made, case)()
            gone = asyncio.Event()
            made.window.left.connect(gone.set)
            made.window.quit()
            await gone.wait()
            made.pool.stop()
            return 0

        tasks.run(app, visit())
        lasted, by_clock = visits[0].turns.lasted, max(visits[0].turns.by_clock)
        if verbose:
            print(case, [round(turn * 1000, 1) for turn in lasted if turn > 0.008], file=sys.stderr)
        return {
            "longest": max(lasted) * 1000,
            "long": sum(turn for turn in lasted if turn > LONG) * 1000,
            "whole": sum(lasted) * 1000,
            "by_clock": by_clock * 1000,
        }


def measured(case: str, edition: str, ratio: int, root: Path, verbose: bool) -> dict[str, float]:
    """Do one case in a process of its own, with a copy of the program."""
    environment = dict(
        os.environ, QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR=f"{ratio:g}", PYTHONPATH=str(root)
    )
    line = [sys.executable, __file__, "--case", case, "--game", edition] + ["--verbose"] * verbose
    done = subprocess.run(line, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    """Do all cases, or one."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=EVOLUTION, help="the key of an edition")
    parser.add_argument("--ratio", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--only", nargs="*", default=CASES, choices=CASES)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--case", choices=CASES)
    given = parser.parse_args()
    if given.case:
        print(json.dumps(one(given.case, given.game, given.verbose)))
        return 0
    roots = [ROOT] if given.against is None else [given.against.resolve(), ROOT]
    told: dict[str, list[dict[str, float]]] = {}
    for ratio in given.ratio:
        for case in given.only:
            if case in OF_EVOLUTION and not given.game.startswith("evolution/"):
                continue
            runs: list[list[dict[str, float]]] = [[] for _ in roots]
            for _ in range(given.times):
                for root, kept in zip(roots, runs, strict=True):
                    kept.append(measured(case, given.game, ratio, root, given.verbose))
            line = f"{case:24}{ratio:3}"
            for kept in runs:
                found = {key: statistics.median(run[key] for run in kept) for key in kept[0]}
                line += f"   longest {found['longest']:6.1f}  over 16 ms {found['long']:6.0f}"
                line += f"   by the clock {found['by_clock']:6.1f}"
                told.setdefault(f"{case} at {ratio}", []).append(found)
            print(line, flush=True)
    if given.json:
        given.json.write_text(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
