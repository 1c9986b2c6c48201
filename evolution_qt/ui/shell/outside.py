"""A seat that an outside program plays; once it fails, a substitute plays on, with a word."""

from __future__ import annotations

import logging
from collections.abc import Callable

from evolution_qt.brain.outside import Hurried, ProgramPlayer
from evolution_qt.brain.pool import BrainFault, Pool
from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import BadInput, GameError, bad, not_allowed
from evolution_qt.core.game import AnyMove
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import shown
from evolution_qt.ui.shell.faults import sentence
from evolution_qt.ui.shell.seats import BotSeat, seat_taken

_log = logging.getLogger(__name__)

Word = Callable[[str, GameError], None]
"""Told the name of a player whose program has failed, and how."""


class Outside(BotSeat):
    """Asks a program, which learns only what this seat may know; one that fails is not asked again."""

    def __init__(
        self, index: int, name: str, kind: str, pool: Pool, seed: int, program: Program | None
    ) -> None:
        """*program* is None if there is none of this kind here; *pool* is for playing on."""
        super().__init__(index, name, kind, pool, seed)
        self.player = None if program is None else ProgramPlayer(program, salt=str(seed))
        """What talks with the program."""
        self._has_failed = False
        self.tell_failure: Word = lambda _name, _error: None

    def hurry(self) -> None:
        """Have a substitute's move now, for a program cannot be hurried; the next question restarts it.

        The worker, which other seats may wait for, is hurried only where it plays on here.
        """
        if self._has_failed or self.player is None:
            super().hurry()
        else:
            self.player.hurry()

    async def _chosen(self, match: AnyMatch) -> AnyMove:
        """Return the program's move, a substitute's once it has failed."""
        if self._has_failed:
            return await super()._chosen(match)
        if (planned := self._continued(match)) is not None:
            return planned
        try:
            return await self._told(match)
        except Hurried:
            return await self._hurried(match)
        except GameError as error:
            self._give_up(match, error)
        move = await super()._chosen(match)
        self.before = (seat_taken(match, self.index, self.kind), *self.before)
        return move

    async def _hurried(self, match: AnyMatch) -> AnyMove:
        """Return a substitute's move: the worker's, if it is ready, so that the window need not think."""
        if not self._pool.look():
            return self._instead(match)
        try:
            move, _ = await self._answered(match, self._job(match, match.game.bots().substitute))
        except (BrainFault, BadInput) as error:
            _log.warning("%s (%s) at seat %d: %s", self.name, self.kind, self.index, error)
            return self._instead(match)
        return self._substituted(match, move)

    def close(self) -> None:
        """End the program."""
        if self.player is not None:
            self.player.stop()

    async def _told(self, match: AnyMatch) -> AnyMove:
        if self.player is None:
            raise bad("unknown_ai", value=self.kind)
        answer = await self.player.ask_meanwhile(match.game, match.view(self.index))
        move: AnyMove = match.game.read(answer.lines[0])
        if refusals := match.why_not(self.index, move):
            raise not_allowed(shown(answer.lines[0]), refusals, match.game.key)
        self._planned, self._planned_at = list(answer.lines[1:]), len(match.record.moves()) + 1
        return move

    def _give_up(self, match: AnyMatch, error: GameError) -> None:
        """Leave the seat to a substitute for the rest of the game."""
        _log.warning("%s (%s) at seat %d: %s", self.name, self.kind, self.index, error)
        self._has_failed = True
        self.close()
        self.kind = match.game.bots().substitute
        self.tell_failure(self.called, error)


def fault_words(error: GameError) -> str:
    """Return what is wrong, in the language of the window, the place first, for the middle of a sentence."""
    return sentence(error.fault).rstrip(".。")
