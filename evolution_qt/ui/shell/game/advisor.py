"""Hints for the player who is asked: thought of by the strongest opponent, in a process of its own.

The process is told what the person's seat may know and nothing else, and the seed is always the same: a hint
follows from what the person sees. It ends with the game. A player who makes a move, or puts the hint away,
ends the thinking; the bots' own process is never disturbed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from evolution_qt.brain.pool import BrainFault, Pool
from evolution_qt.brain.worker import BotJob
from evolution_qt.core.errors import BadInput
from evolution_qt.ui.shell.window.tasks import start_task
from evolution_qt.ui.table.explaining import Account, Decided
from evolution_qt.ui.table.hint import WHERE, WHICH_MOVE

if TYPE_CHECKING:
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.ui.shell.game.controller import Controller
    from evolution_qt.ui.table.table import Table

_log = logging.getLogger(__name__)

SEED: Final = 0


class Advisor(QObject):
    """Gives hints at one table that can show them."""

    def __init__(
        self,
        table: Table,
        controller: Controller,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        assert table.hint is not None
        assert table.explaining is not None
        self._table, self._hint, self._words = table, table.hint, table.explaining
        self._controller = controller
        self.pool = Pool()
        self._task: asyncio.Task[None] | None = None
        self._known: tuple[tuple[int, str], Account] | None = None
        """The last hint, and the seat and position that it is for."""
        self._is_short = False
        """Whether the search for it was cut short."""
        table.hint_asked.connect(self.ask)
        self._hint.closed.connect(self.drop)

    @property
    def is_thinking(self) -> bool:
        """Return whether a hint is looked for."""
        return self._task is not None and not self._task.done()

    def ask(self) -> None:
        """Give a hint, or a plainer one; while one is looked for, show that it still is."""
        asked, table = self._controller.asked, self._table
        if asked is None or not asked.is_asked or self._controller.viewer != asked.index:
            table.say(self._words.not_now())
            return
        advice = self._hint
        if self.is_thinking:
            advice.think(again=True, still=table.playback.is_still)
            return
        match: AnyMatch = self._controller.match
        seen = match.view(asked.index)
        here = (asked.index, match.game.digest(seen.state))
        if self._known is not None and self._known[0] == here:
            strength = min(advice.strength + 1, WHICH_MOVE)
            advice.show(self._known[1], strength, is_short=self._is_short)
            return
        position = match.game.dump(seen.state)
        level = match.game.bots().strongest
        job = BotJob(self.pool.number(), asked.index, position, level, SEED, advises=True)
        advice.think(still=table.playback.is_still)
        self._task = start_task(self._think(job, here), "hint")

    def drop(self) -> None:
        """Think no further: no one waits. What was thought through only in part is thought of again."""
        if self._is_short:
            self._known, self._is_short = None, False
        task, self._task = self._task, None
        if task is not None and not task.done():
            task.cancel()

    async def stop(self) -> None:
        """End the thinking and the process; nothing is left of them afterwards."""
        task = self._task
        self.drop()
        if task is not None:
            await asyncio.wait([task])
        self.pool.stop()

    async def _think(self, job: BotJob, here: tuple[int, str]) -> None:
        try:
            answer = await self.pool.ask(job)
            decided = Decided(job.viewer, job.kind, job.position, answer.moves, answer.report)
            account = self._words.whole(decided)
        except (BrainFault, BadInput) as error:
            _log.warning("no hint: %s", error)
            self._task = None  # so that closing does not end this very task
            self._hint.close()
            self._table.say(self._words.no_hint())
            return
        self._known, self._is_short = (here, account), answer.stopped
        self._hint.show(account, WHERE, is_short=answer.stopped)
