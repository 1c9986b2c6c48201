"""The program itself in a process of its own, playing bots' games one after the other until it is killed.

    python -m tests.store.player [back] [DIES_AT PART]

It goes on with the last game if there is one. A line on standard output for each thing that a person could
see: which game is on the table with how many moves, and every move as it begins to be shown, with how many
lines its record had then. The writer's thread says of each game how many lines its file holds. With DIES_AT
it kills itself in that operation on the disk, counted from the beginning; of what was to be written there,
PART of a hundred are written.

With the word `back` a person plays too, who answers at once; the games begin shortly before their end, and
each is taken back from it some times. It says so before and after, and how far.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from evolution_qt.core.record import Undo
from evolution_qt.store.disk import Disk
from evolution_qt.store.record_file import RecordFile
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.matches import planned
from evolution_qt.ui.shell.game.session import Session
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window import app as program
from evolution_qt.ui.shell.window.window import MainWindow
from tests.store.faulty import OPERATIONS

SEATS = (SeatPlan("random", "Ann"), SeatPlan("greedy", "Fox"), SeatPlan("random", "Bö"))
LATE = 40
"""Moves before the end of a game, where one begins that is to be taken back."""
BACK = 6
"""So many times a game is taken back from its end."""


def say(*words: object) -> None:
    """Tell the parent, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Deadly(Disk):
    """Ends this process in the middle of one operation, as a kill from outside would."""

    def __init__(self, last: int, part: int) -> None:
        self.left = last
        self.part = part

    def __getattribute__(self, name: str) -> Any:
        whole = object.__getattribute__(self, name)
        if name not in OPERATIONS:
            return whole

        def operation(*arguments: Any, **named: Any) -> Any:
            self.left -= 1
            if not self.left:
                if name == "write":
                    number, data, *rest = arguments
                    whole(number, data[: len(data) * self.part // 100], *rest)
                os.kill(os.getpid(), signal.SIGKILL)
            return whole(*arguments, **named)

        return operation


def main() -> int:
    """Run the program with what a person would do at once: go on, or begin."""
    live, perform, rewind, push = program.live, GameView.perform, GameView.rewind, RecordFile._push
    files: list[RecordFile] = []
    words = sys.argv[1:]
    goes_back = words[:1] == ["back"]
    words = words[goes_back:]
    tasks: list[asyncio.Task[None]] = []

    def shown(view: GameView, *arguments: Any, **named: Any) -> None:
        perform(view, *arguments, **named)
        moves = view.match.record.moves()
        say("shown", lines_of(view), len(moves), moves[-1].seat, moves[-1].text)

    def lines_of(view: GameView) -> int:
        return 1 + len(view.match.record.notes)

    def pushed(file: RecordFile, **named: Any) -> None:
        if file not in files:
            files.append(file)
        push(file, **named)
        if file.fault is None:
            say("kept", files.index(file), file._data.count(b"\n"))

    def rewound(view: GameView, events: int) -> None:
        say("back", lines_of(view), len(view.match.plies))
        rewind(view, events)

    def ended(view: GameView, stage: Session) -> None:
        way = view.controller.way_back()
        undone = sum(isinstance(note, Undo) for note in view.match.record.notes)
        if goes_back and way is not None and undone < BACK:
            stop = way.stops[min(undone * 2, len(way.stops) - 1)]
            say("going", stop)
            view.undoing.go(way, stop)
        elif goes_back:
            begin(stage)
        else:
            stage.play_again()

    async def answer(view: GameView) -> None:
        while True:
            if view.controller.asked is not None and view.controller.asked.is_asked:
                view.controller.answer(view.match.moves()[0])
            await asyncio.sleep(0.001)

    async def put(stage: Session, match: Any, *more: Any) -> None:
        await on_stage(stage, match, *more)
        say("table", len(match.record.moves()), "not kept" if match.record.fault else "kept")
        view = stage.view
        assert view is not None
        view.ended.connect(lambda: ended(view, stage))
        if goes_back:
            tasks[:] = [asyncio.get_running_loop().create_task(answer(view))]

    def begin(stage: Session) -> None:
        if not goes_back:
            stage.begin(GamePlan("evolution/de", SEATS))
            return
        match = planned(GamePlan("evolution/de", (SeatPlan("human", "Ann"), *SEATS[1:])), 7)
        while not match.is_over:
            match.play(match.to_move, match.moves()[0])
        seats = [(seat.kind, seat.name or "") for seat in match.record.header.players]
        stage.play_on(match, len(match.plies) - LATE, seats)

    async def started(app: Any, window: MainWindow, *others: Any) -> int:
        window.settings = replace(window.settings, speed="off", confirmations=False)
        if words:
            window.shelf = Shelf(
                window.shelf.folder, Deadly(int(words[0]), int(words[1])), window.shelf.writer
            )
        if window.shelf.unfinished() is not None:
            window.session.go_on()
        else:
            begin(window.session)
        return await live(app, window, *others)

    on_stage = Session.set_up
    GameView.perform = shown  # type: ignore[method-assign]
    GameView.rewind = rewound  # type: ignore[method-assign]
    RecordFile._push = pushed  # type: ignore[method-assign]
    Session.set_up = put  # type: ignore[method-assign]
    program.live = started
    return program.main([])


if __name__ == "__main__":
    Path(os.environ["EVOLUTION_QT_HOME"]).mkdir(parents=True, exist_ok=True)
    sys.exit(main())
