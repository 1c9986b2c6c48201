"""Who answers when a seat is asked: a person at the screen, a bot in the worker process, an outside program.

Once an outside program fails, a substitute plays on, with a word to the people.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from typing import Final

from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.outside import Hurried, ProgramPlayer
from evolution_qt.brain.pool import BrainFault, Pool
from evolution_qt.brain.programs import Program
from evolution_qt.brain.worker import Answer, BotJob, thought
from evolution_qt.core.errors import BadInput, GameError, bad, not_allowed
from evolution_qt.core.game import AnyMove
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import shown
from evolution_qt.core.record import HUMAN, Note, SeatTaken, Stopped
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.table.explaining import Decided

_log = logging.getLogger(__name__)

_TRIES: Final = 2
"""A worker that fails is started again once."""
_PATIENCE: Final = 5
"""After so many moves in a row without an answer, a bot no longer asks."""


class Worker(Enum):
    """What is to be shown of the bots' process when a bot is asked."""

    READY = "ready"
    STARTING = "starting"
    """It is waited for, for a while."""
    LATE = "late"
    """It goes on starting, and substitutes play until it is ready."""
    FAILED = "failed"
    """It does not get ready; substitutes play on."""


def seat_taken(match: AnyMatch, index: int, kind: str, name: str | None = None) -> SeatTaken:
    """Return the note of a record where someone of *kind* takes a seat."""
    players = len(match.record.header.players)
    return SeatTaken(index, kind, name, checksum_for(kind, match.game, players))


class Seat(ABC):
    """One player of a running game."""

    thinks = True
    """Whether it is said that this seat thinks, if it is not a person's."""

    def __init__(self, index: int, name: str, kind: str) -> None:
        self.index = index
        self.name = name
        self.called = name
        """What the seat is called where it is shown, with its sides in a game that has any."""
        self.kind = kind
        self.before: tuple[Note, ...] = ()
        self.after: tuple[Note, ...] = ()
        """What the record is to say before and after the move that was chosen last."""

    @property
    def is_human(self) -> bool:
        """Return whether a person at the screen plays here."""
        return self.kind == HUMAN

    @abstractmethod
    def forget(self) -> None:
        """Forget what was thought of for later: moves were taken back."""

    @abstractmethod
    async def choose(self, match: AnyMatch) -> AnyMove:
        """Return a legal move for this seat, which is asked now."""

    def note_made(self, text: str) -> None:  # noqa: B027  most seats keep no account
        """Hear that the move that was chosen last, whose line is *text*, was made."""

    def close(self) -> None:  # noqa: B027  most seats hold nothing
        """Give back what is held for this game."""


class HumanSeat(Seat):
    """Waits until `answer` is called with what the person did at the table."""

    def __init__(self, index: int, name: str) -> None:
        super().__init__(index, name, HUMAN)
        self._answer: asyncio.Future[AnyMove] | None = None
        self.silent_round = 0
        """The round for whose rest the person does not want to be asked out of turn."""
        self.resting_round = 0
        """The round for whose rest the person does not want to be asked for what the seat does not need."""
        self.stops = False
        """Whether the next chance out of turn is asked about whatever was said before."""

    def forget(self) -> None:
        """Want to be asked again."""
        self.silent_round = self.resting_round = 0

    def wants_window(self, round_number: int, windows: str) -> bool:
        """Return whether the person wants to be asked out of turn now; *windows* is the setting."""
        return self.stops or (windows != "never" and self.silent_round != round_number)

    @property
    def is_asked(self) -> bool:
        """Return whether the person is being waited for."""
        return self._answer is not None and not self._answer.done()

    async def choose(self, match: AnyMatch) -> AnyMove:
        """Wait for the person."""
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None

    def answer(self, move: AnyMove) -> None:
        """Take the person's move; without a question it is too late and changes nothing."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(move)


class BotSeat(Seat):
    """Asks the worker, which learns only what this seat may know; a legal move comes out in any case."""

    def __init__(self, index: int, name: str, kind: str, pool: Pool, seed: int) -> None:
        super().__init__(index, name, kind)
        self._pool = pool
        self.seed = seed
        """What its chance begins with."""
        self._failures = 0
        self._planned: list[str] = []
        self._is_stopped = False
        """Whether the search for these lines was cut short."""
        self._planned_at = 0
        """Lines of the turn that was begun, and after how many moves of the game the first one follows."""
        self.decided: Decided | None = None
        """What led to the last move; None if a substitute made it."""
        self.show_worker: Callable[[Worker], None] = lambda _worker: None
        """Told what becomes of the worker, whenever it is asked something."""

    async def choose(self, match: AnyMatch) -> AnyMove:
        """Return the worker's move, that of a substitute if it fails twice or is not ready in time."""
        self.before = self.after = ()
        return await self._chosen(match)

    def note_made(self, text: str) -> None:
        """Count the move among those that the last decision has led to."""
        if self.decided is not None:
            self.decided.made.append(text)

    async def _chosen(self, match: AnyMatch) -> AnyMove:
        if (planned := self._continued(match)) is not None:
            self._note_stop()
            return planned
        self.decided = None
        has_failed = False
        for _ in range(_TRIES if self._failures < _PATIENCE else 0):
            if not await self._is_worker_ready():
                break  # which is no failure
            try:
                move = await self._asked(match)
                self._failures = 0
                self._note_stop()
                return move
            except (BrainFault, BadInput) as error:
                _log.warning("%s (%s) at seat %d: %s", self.name, self.kind, self.index, error)
                has_failed = True
        self._failures += has_failed
        return self._instead(match)

    async def _is_worker_ready(self) -> bool:
        """Return whether the worker can be asked; one that starts is waited for as long as a player likes."""
        pool = self._pool
        if not pool.look() and not pool.has_failed:
            self.show_worker(Worker.STARTING)
        is_ready = await pool.ready()
        self.show_worker(Worker.READY if is_ready else Worker.FAILED if pool.has_failed else Worker.LATE)
        return is_ready

    def _instead(self, match: AnyMatch) -> AnyMove:
        """Return the move of a substitute, found in this process: it needs neither long nor a network."""
        substitute = match.game.bots().substitute
        _log.warning("a %s plays for %s instead", substitute, self.name)
        answer = thought(self._job(match, substitute), lambda: False)
        return self._substituted(match, match.game.read(answer.moves[0]))

    def _substituted(self, match: AnyMatch, move: AnyMove) -> AnyMove:
        """Return a substitute's move, and have the record say who made it."""
        self.before = (seat_taken(match, self.index, match.game.bots().substitute),)
        self.after = (seat_taken(match, self.index, self.kind),)
        return move

    def forget(self) -> None:
        """Forget the rest of a turn."""
        self._planned = []

    def hurry(self) -> None:
        """Have the move now, with what has been found so far; a worker that starts is not waited for."""
        self._pool.hurry()

    def _note_stop(self) -> None:
        """Have the record say of every move of a search that was cut short that it was."""
        self.before = (Stopped(),) if self._is_stopped else ()

    def _job(self, match: AnyMatch, kind: str) -> BotJob:
        plain = match.game.dump(match.view(self.index).state)
        return BotJob(self._pool.number(), self.index, plain, kind, self.seed)

    async def _answered(self, match: AnyMatch, job: BotJob) -> tuple[AnyMove, Answer]:
        """Return the worker's answer and its first move. Raises BrainFault or BadInput."""
        answer = await self._pool.ask(job)
        text = answer.moves[0]
        move = match.game.read(text)
        refusals = match.why_not(self.index, move)
        if refusals:
            self._pool.stop()
            raise BrainFault(f"“{text}” is refused: {', '.join(refusal.code for refusal in refusals)}")
        return move, answer

    async def _asked(self, match: AnyMatch) -> AnyMove:
        job = self._job(match, self.kind)
        move, answer = await self._answered(match, job)
        planned = list(answer.moves[1:])
        self._is_stopped = answer.stopped
        self._planned, self._planned_at = planned, len(match.record.moves()) + 1
        self.decided = Decided(self.index, self.kind, job.position, answer.moves, answer.report)
        return move

    def _continued(self, match: AnyMatch) -> AnyMove | None:
        """Return the next move of the turn that was begun, None if there is none or it does not fit."""
        planned, self._planned = self._planned, []
        if not planned or self._planned_at != len(match.record.moves()):
            return None
        try:
            move: AnyMove = match.game.read(planned[0])
        except BadInput:
            return None
        if match.why_not(self.index, move):
            return None
        self._planned = planned[1:]
        self._planned_at += 1
        return move


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
        self.show_failure: Word = lambda _name, _error: None

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
        self.show_failure(self.called, error)


def fault_words(error: GameError) -> str:
    """Return what is wrong, in the language of the window, the place first, for the middle of a sentence."""
    return sentence(error.fault).rstrip(".。")
