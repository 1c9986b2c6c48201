"""The program in a process of its own, in which bots play until it is ended.

    python -m tests.ui.shell.ending

Bots play Evolution: the toy would be over.
A line on standard output for each move that is shown, with how many there are.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window import app as program

BOTS = GamePlan("evolution/de", (SeatPlan("hunter", "Ann"), SeatPlan("hunter", "Fox"), SeatPlan("hunter")))


def main() -> int:
    """Run the program with a game begun at once."""
    live, perform = program.live, GameView.perform

    def shown(view, *arguments, **named):
        perform(view, *arguments, **named)
        os.write(1, f"{len(view.match.record.moves())}\n".encode())

    async def started(app, window, *others):
        window.settings = replace(window.settings, speed="fast")
        window.session.begin(BOTS, 7)
        return await live(app, window, *others)

    GameView.perform = shown
    program.live = started
    return program.main([])


if __name__ == "__main__":
    sys.exit(main())
