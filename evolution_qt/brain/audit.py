"""Verifying a game: whether a record's deal, what its bots could see and what they did come out again.

Everything is worked out from the record alone. An `Audit` goes through it line by line and says which
question is to be put to a bot next; its driver answers, in this process or by a worker, so that a
window need not wait. Left out, and counted, is what cannot be worked out again: moves whose search was cut
short, and those of people, of other programs, with other networks, and in a record without a nonce.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.worker import Answer, BotJob, answered
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput, Fault, GameError, bad, located, not_allowed
from evolution_qt.core.fairness import bot_seed, commitment, deck_seed
from evolution_qt.core.game import AnyGame
from evolution_qt.core.match import result_of
from evolution_qt.core.plain import shown
from evolution_qt.core.record import (
    HUMAN,
    Check,
    Header,
    PlayedMove,
    Record,
    Result,
    SeatTaken,
    Stopped,
    Undo,
)
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games import opening

if TYPE_CHECKING:
    from evolution_qt.brain.pool import Pool


KINDS: Final = "kinds"
"""What a commitment of the newer form binds besides seed and nonce: who plays each seat at the start."""

STOPPED: Final = "stopped"
OUTSIDE: Final = "outside"
NETWORK: Final = "network"
NONCE: Final = "nonce"
FAILED: Final = "failed"
LEFT_OUT: Final = (STOPPED, OUTSIDE, NETWORK, NONCE, FAILED)
"""Why a bot's move is left out: its search was cut short; another program, or a kind not known here, made it;
it was made with another network; the record lacks the nonce that gives the bots' seeds; the bot failed now.
"""

UNFINISHED: Final = "unfinished"
NO_BOT: Final = "no bot"
NO_SEAL: Final = "no seal"
SEATS_FREE: Final = "seats free"
NOT_NOTED: Final = "not noted"
SENTENCES: Final = {
    UNFINISHED: N_("Verifying", "The record does not end with the result of the game."),
    NO_BOT: N_("Verifying", "No bot move was reproduced."),
    NO_SEAL: N_("Verifying", "This record has no deck seal: nothing binds its cards or who plays."),
    SEATS_FREE: N_("Verifying", "A deck seal of this older form binds the cards, but not who plays."),
    NOT_NOTED: N_(
        "Verifying",
        "Header and deck seal may have been written again together: only the digits that you noted at the "
        "start exclude that.",
    ),
}
"""Why a game is not proven beside moves that are left out, and what is not shown even if it is proven."""


def is_ours(kind: str, game: AnyGame) -> bool:
    """Return whether *kind* is a bot of *game* that can be asked again here, and no other program."""
    bots = game.bots()
    if kind in bots.kinds:
        return True
    try:
        bots.understood(kind)
    except BadInput:
        return False
    return True


@dataclass
class Findings:
    """What an audit has found."""

    seed: int
    nonce: str | None
    commitment: str | None
    program: str | None
    bound: tuple[str, ...] = ()
    """What the commitment binds, by the keys of the report; nothing without one."""
    is_noted: bool = False
    """Whether digits of the commitment were given to be compared."""
    people: Sequence[int] = ()
    """The seats that a person ever had."""
    is_drawn: bool = False
    """Whether the deck's seed comes from the nonce; else a person chose it, or the record is of another kind.
    """
    is_dealt: bool = False
    """Whether the cards come from the seed; not so in a game that began from a position."""
    moves: int = 0
    """Moves in the record, those taken back included, that the rules allow where they stand."""
    rounds: int = 0
    """Rounds whose end agrees with the check in the record."""
    observations: int = 0
    """Decisions of bots where what the seat is told is the same however the hidden cards may lie."""
    bot_moves: int = 0
    """Moves of bots that came out again."""
    is_over: bool = False
    """Whether the record ends with the result of the game."""
    left_out: Counter[str] = field(default_factory=Counter)
    differences: list[Fault] = field(default_factory=list)
    """What differs, with its line."""

    @property
    def is_honest(self) -> bool:
        """Return whether nothing differs."""
        return not self.differences

    @property
    def is_proven(self) -> bool:
        """Return whether nothing differs, the game is over, and moves of bots, all of them, came out."""
        return self.is_honest and not any(self.left_out.values()) and not self.reasons

    @property
    def reasons(self) -> list[str]:
        """Return why a game in which nothing differs is not proven, beside moves that are left out."""
        if not self.is_honest:
            return []
        return [*([] if self.is_over else [UNFINISHED]), *([] if self.bot_moves else [NO_BOT])]

    @property
    def unbound(self) -> list[str]:
        """Return what is not shown though nothing differs, because no seal binds it or no one noted it."""
        if not self.is_honest:
            return []
        if not self.bound:
            return [NO_SEAL]
        return [*([] if KINDS in self.bound else [SEATS_FREE]), *([] if self.is_noted else [NOT_NOTED])]


@dataclass(frozen=True)
class Recalled:
    """A decision that came out again: what the bot was asked, and its answer."""

    job: BotJob
    answer: Answer


class Audit:
    """Goes through one record. `advance` until `is_done`, with the answer to each job it returns."""

    def __init__(self, record: Record, noted: str = "") -> None:
        """Begin with *record*; *noted* are the first digits of the commitment that a person wrote down."""
        header = record.header
        self.record = record
        self._noted = noted.strip().lower()
        self.findings = Findings(
            header.seed,
            header.nonce,
            header.commitment,
            header.program,
            bound=_bound(header),
            is_noted=bool(self._noted),
            people=record.people(),
        )
        self.total = len(record.notes)
        self.done = 0
        """How many of the notes have been gone through."""
        self.is_done = False
        self.recalled: dict[int, Recalled] = {}
        """Decisions that came out again, by the place of the first move that came of each."""
        self.came_of: list[int] = []
        """Of each move that holds, the place of the first that came of the same decision; NOBODY: of none."""
        self._requests = 0
        self._is_begun = False
        self._course = self._gone_through()

    def advance(self, answer: Answer | None = None) -> BotJob | None:
        """Go on, with the answer to the last job, to the next job; None where none is to be asked yet."""
        is_begun, self._is_begun = self._is_begun, True
        try:
            return self._course.send(answer) if is_begun else next(self._course)
        except StopIteration:
            self.is_done = True
            return None

    # The course

    def _gone_through(self) -> Generator[BotJob | None, Answer | None, None]:
        try:
            self._check_commitment()
            match = opening.begin(self.record.header)
            self.findings.is_dealt = self.record.header.position is None
            yield from _Course(self, match.game, match.state).run()
        except GameError as error:
            self.findings.differences.append(error.fault)

    def _check_commitment(self) -> None:
        header, findings = self.record.header, self.findings
        kinds = header.bound_kinds
        found = None if header.nonce is None else commitment(header.seed, header.nonce, kinds)
        findings.is_drawn = header.nonce is not None and header.seed == deck_seed(header.nonce)
        if header.commitment is not None and found != header.commitment:
            findings.differences.append(Fault("wrong_seal" if kinds else "wrong_commitment", {}, "line 1"))
        promised = header.commitment or ""
        if self._noted and not promised.startswith(self._noted):
            params = {"found": promised or "–", "expected": shown(self._noted)}
            findings.differences.append(Fault("other_commitment", params, "line 1"))

    def question(self, game: AnyGame, state: Any, seat: int, kind: str) -> BotJob:
        """Return the job that the bot at *seat* was given."""
        nonce = self.record.header.nonce
        assert nonce is not None
        self._requests += 1
        plain = game.dump(game.observe(state, seat).state)
        return BotJob(self._requests, seat, plain, kind, bot_seed(nonce, seat), unhurried=True)


class _Course:
    """The game as the record tells it, replayed, its bots asked again."""

    def __init__(self, audit: Audit, game: AnyGame, state: Any) -> None:
        header = audit.record.header
        self.audit = audit
        self.findings = audit.findings
        self.game = game
        self.state = state
        self.kinds = [seat.kind for seat in header.players]
        self.networks = [seat.network for seat in header.players]
        self.before: list[tuple[Any, int]] = []
        """The state before each move that holds, and the round that had just ended."""
        self.plan: tuple[str, ...] = ()
        self.planner = NOBODY
        """What is left of the turn that a bot has planned, and whose turn it is."""
        self.planned_at = NOBODY
        """The place of the move at which it was planned."""
        self.followed: tuple[str, ...] = ()
        """The last moves, as far as they came out by a plan without asking again."""
        self.ended = 0
        self.is_stopped = False

    def run(self) -> Generator[BotJob | None, Answer | None, None]:
        """Go through all notes. Raises BadInput where the record cannot be what happened."""
        record = self.audit.record
        for number, note in zip(record.numbers, record.notes, strict=True):
            with located(f"line {number}"):
                match note:
                    case PlayedMove(seat, text):
                        yield from self._check_move(seat, text, number)
                    case Check() | Result():
                        self._compare(note)
                    case Undo(moves):
                        self._take_back(moves)
                    case SeatTaken(seat, kind, _, network):
                        self.kinds[seat] = kind
                        player = record.header.players[seat]
                        self.networks[seat] = network or (player.network if kind == player.kind else None)
                        self.plan = ()
                    case Stopped():
                        self.is_stopped = True
                    case _:
                        pass
            self.audit.done += 1

    def _check_move(self, seat: int, text: str, number: int) -> Generator[BotJob | None, Answer | None, None]:
        game, findings = self.game, self.findings
        move = game.read(text)
        if refusals := game.why_not(self.state, seat, move):
            raise not_allowed(f"{seat}: {shown(text)}", refusals, self.game.key)
        line = game.write(move)
        plan, self.plan = self.plan if self.planner == seat else (), ()
        is_stopped, self.is_stopped = self.is_stopped, False
        kind = self.kinds[seat]
        came_of = NOBODY
        if kind != HUMAN:
            self._look_over_the_shoulder(seat, number)
            reason = STOPPED if is_stopped else self._why_not(seat, kind)
            if reason:
                findings.left_out[reason] += 1
                yield None
            elif plan and plan[0] == line:
                findings.bot_moves += 1
                self.plan, self.planner = plan[1:], seat
                self.followed = (*self.followed, line)
                came_of = self.planned_at
                yield None
            else:
                followed, self.followed = self.followed if plan else (), ()
                came_of = yield from self._ask(seat, kind, (*followed, line), number)
        else:
            yield None
        self.before.append((game.copy(self.state), self.ended))
        self.audit.came_of.append(came_of)
        round_before = self.state.round
        game.play(self.state, seat, move)
        findings.moves += 1
        is_end = self.state.round != round_before or self.state.to_move == NOBODY
        self.ended = round_before if is_end else 0

    def _ask(
        self, seat: int, kind: str, lines: tuple[str, ...], number: int
    ) -> Generator[BotJob | None, Answer | None, int]:
        """Compare what the bot would do now with what it did then; the last of *lines* is in question.

        Return the place of the first move that came of that decision, NOBODY if it does not come out again.

        A game that was broken off in the middle of a turn was gone on with by a new plan for the rest of it,
        which may have begun like the old one. So the bot is asked at the earlier moves of the turn too, and
        there first: what came of one decision is not taken for two.
        """
        states = [self.state, *[state for state, _ in reversed(self.before)]]
        found = ""
        for back in reversed(range(len(lines))):
            job = self.audit.question(self.game, states[back], seat, kind)
            answer = yield job
            if answer is None or answer.fault:
                self.findings.left_out[FAILED] += 1
                return NOBODY
            if answer.moves[: back + 1] == lines[-back - 1 :]:
                self.findings.bot_moves += 1
                self.plan, self.planner = answer.moves[back + 1 :], seat
                self.planned_at = len(self.before) - back
                self.audit.recalled[self.planned_at] = Recalled(job, answer)
                self.audit.came_of[self.planned_at :] = [self.planned_at] * back
                return self.planned_at
            found = answer.moves[0]
        said = {"found": found, "expected": lines[-1]}
        fault = Fault("other_bot_move", {"kind": kind, "seat": seat, **said}, f"line {number}")
        self.findings.differences.append(fault)
        return NOBODY

    def _why_not(self, seat: int, kind: str) -> str:
        """Return why a bot's move cannot be worked out again; empty if it can."""
        if not is_ours(kind, self.game):
            return OUTSIDE
        if self.audit.record.header.nonce is None:
            return NONCE
        ours = checksum_for(kind, self.game, len(self.kinds))
        return NETWORK if ours != self.networks[seat] else ""

    def _look_over_the_shoulder(self, seat: int, number: int) -> None:
        """Compare what the seat sees with what it would see if the cards unknown to it lay otherwise."""
        game = self.game
        seen = game.observe(self.state, seat)
        twin = game.determinize(seen, Rng(number, "audit"))
        if _plain(game, seen.state) == _plain(game, game.observe(twin, seat).state):
            self.findings.observations += 1
        else:
            fault = Fault("told_too_much", {"seat": seat}, f"line {number}")
            self.findings.differences.append(fault)

    def _compare(self, note: Check | Result) -> None:
        if isinstance(note, Check):
            if note.round != self.ended:
                raise bad("wrong_round", value=note.round)
            if (found := self.game.digest(self.state)) != note.hash:
                raise bad("wrong_check", found=found, expected=note.hash)
            self.findings.rounds += 1
        elif self.state.to_move != NOBODY or note != result_of(self.game, self.state):
            raise bad("wrong_result")
        else:
            self.findings.is_over = True

    def _take_back(self, moves: int) -> None:
        if moves > len(self.before):
            raise bad("nothing_to_undo", value=moves, limit=len(self.before))
        self.state, self.ended = self.before[-moves]
        del self.before[-moves:], self.audit.came_of[-moves:]
        self.findings.is_over = False
        self.plan = self.followed = ()


async def gone_through(pool: Pool, audit: Audit, tell: Callable[[int, int], None]) -> None:
    """Bring an audit to its end, bots asked in a worker; *tell* hears how far it is, of how much.

    Cancelling it ends the worker, unless that is still starting.
    """
    import asyncio

    from evolution_qt.brain.pool import BrainFault

    job = audit.advance()
    while not audit.is_done:
        tell(audit.done, audit.total)
        await asyncio.sleep(0)
        answer: Answer | None = None
        if job is not None:
            with suppress(BrainFault):  # the question is left out, and so it is counted
                answer = await pool.ask(job)
        job = audit.advance(answer)
    tell(audit.total, audit.total)


async def audited_by(pool: Pool, record: Record, tell: Callable[[int, int], None]) -> Findings:
    """Go through a record so, and return what was found."""
    audit = Audit(record)
    await gone_through(pool, audit, tell)
    return audit.findings


def _bound(header: Header) -> tuple[str, ...]:
    """Return what the commitment of a record binds."""
    if header.commitment is None:
        return ()
    return ("seed", "nonce", *((KINDS,) if header.bound_kinds else ()))


def _plain(game: AnyGame, state: Any) -> dict[str, Any]:
    return game.dump(state)


def audited(record: Record, noted: str = "") -> Findings:
    """Go through a record to its end in this process, its bots too."""
    audit = Audit(record, noted)
    job = audit.advance()
    while not audit.is_done:
        job = audit.advance(None if job is None else answered(job.packed()))
    return audit.findings
