"""How much is done for a click: calls of the package's functions, which any machine counts alike.

    python benchmarks/calls.py [--functions]

The position *initiative* of Dominant Species: four people play the deal of a seed without motion, in a
window of 1280 x 800, and are about to place their pawns. One of them clicks on a space of Abundance, then
another one on that of Initiative. This second click is counted, from its press to `Table.moved`, and until
the table rests: the pawn has been placed, the next player is asked, everything is painted. Then all pawns
are placed; `ms` is the median of the processor time of these clicks, until the table rests.

The figures are the last line; `--functions` lists before what is called most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turns import Visit

FIGURE = "calls.dominant.initiative"
FIGURES = (FIGURE, f"{FIGURE}.rest", f"{FIGURE}.ms")
CLOCKED = ("ui/shell/window/tasks.py", "ui/kit/jobs.py")
"""What the event loop and its jobs call as often as there is time; it is not counted."""
SEED, ROUND = 7, 3
"""The deal, and the round in whose beginning the position lies."""
LISTED = 40


class Calls:
    """Counts calls of functions of the package."""

    def __init__(self) -> None:
        import evolution_qt

        package = Path(evolution_qt.__file__).parent
        self._package = str(package)
        self._clocked = {str(package / name) for name in CLOCKED}
        self.count = 0
        self.by_code: Counter[CodeType] = Counter()

    def begin(self) -> None:
        """Count from now on."""
        sys.setprofile(self._notice)

    def end(self) -> None:
        """Count no more."""
        sys.setprofile(None)

    def _notice(self, frame: FrameType, event: str, _argument: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(self._package) and file not in self._clocked:
            self.count += 1
            self.by_code[frame.f_code] += 1

    def most(self) -> list[str]:
        """Return the functions that were called most."""
        return [
            f"{count:6} {Path(code.co_filename).name}:{code.co_firstlineno} {code.co_qualname}"
            for code, count in self.by_code.most_common(LISTED)
        ]


def initiative() -> Any:
    """Return the match of the position: all seats are people's, the fourth is to place a pawn."""
    from evolution_qt.core.rng import Rng
    from evolution_qt.games.dominant.cards import INITIATIVE_AT, NO_ANIMAL
    from evolution_qt.games.dominant.catalogue import KEY
    from evolution_qt.games.dominant.state import PLANNING
    from evolution_qt.ui.shell.game.matches import planned
    from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan

    names = ("Ann", "Ben", "Cleo", "Dan")
    match = planned(GamePlan(KEY, tuple(SeatPlan("human", name) for name in names)), SEED)
    rng = Rng(SEED, "initiative")
    while match.state.round < ROUND or match.state.phase != PLANNING:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
    assert match.state.spaces[INITIATIVE_AT] == NO_ANIMAL
    return match


async def click(visit: Visit, space: int, calls: Calls | None = None) -> float:
    """Click on a space of the action display, and rest; return the milliseconds of the processor."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from evolution_qt.ui.dominant.board import DominantBoard
    from evolution_qt.ui.dominant.gesture_targets import SPACE
    from evolution_qt.ui.table.gestures import Spot

    table = visit.game.table
    assert isinstance(table.board, DominantBoard)
    at = table.mapFromScene(table.board.rect_of(Spot(SPACE, index=space)).center())
    QTest.mouseMove(table.viewport(), at)
    await visit.rest()
    made, begun = len(visit.game.match.plies), time.thread_time()
    if calls is not None:
        calls.begin()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    await visit.rest()
    if calls is not None:
        calls.end()
    assert len(visit.game.match.plies) == made + 1
    return (time.thread_time() - begun) * 1000


async def measured(visit: Visit, calls: Calls) -> dict[str, float]:
    """Return the figures."""
    from evolution_qt.games.dominant.cards import ABUNDANCE_AT, INITIATIVE_AT
    from evolution_qt.games.dominant.steps import PLANS

    visit.set(automatic=False)
    visit.play(initiative())
    await visit.rest()
    await click(visit, ABUNDANCE_AT)
    until_moved = list[int]()
    visit.game.table.moved.connect(lambda _move: until_moved.append(calls.count))
    await click(visit, INITIATIVE_AT, calls)
    took = list[float]()
    while free := [space for space, step in enumerate(PLANS) if step in visit.game.match.legal()]:
        took.append(await click(visit, free[len(took) % len(free)]))
    return dict(zip(FIGURES, (until_moved[0], calls.count, statistics.median(took)), strict=True))


def main() -> int:
    """Measure in this process, and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--functions", action="store_true")
    given = parser.parse_args()

    from turns import GAMES, Visit

    from evolution_qt.ui.shell.window import tasks
    from evolution_qt.ui.shell.window.app import make_app
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.folders import HOME, Folders

    calls, figures = Calls(), dict[str, float]()
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        app = make_app()

        async def visit() -> int:
            made = Visit(app, Reporter(Folders.found().log), GAMES["dominant"])
            made.window.resize(1280, 800)
            made.window.show()
            await made.rest()
            figures.update(await measured(made, calls))
            gone = asyncio.Event()
            made.window.left.connect(gone.set)
            made.window.quit()
            await gone.wait()
            made.pool.stop()
            return 0

        tasks.run(app, visit())
    if given.functions:
        print("\n".join(calls.most()))
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
