"""A match: one running game and its record, kept in step, and how far a person may take moves back.

All that plays, shows or replays a game goes through here: a move is made whole or not at all, and what was
made is in the record. Any game that keeps the contract of `core.game` can be played.

In a game that counts, a person may go back over the own moves to the last moment at which another seat moved
or something hidden was drawn or turned up. The same holds among people who cover their hands. Where only bots
have moved since, the last decision can be taken back with their replies, so that a slip is none; but not one
before it: a player who went on like that could try out all that bots would answer.

In practice with bots a person may go any distance, to any of the own decisions, and the others' replies go
with it. Moves that the rules left no choice about are not stopped at: they would be made again at once.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.errors import IllegalMove, Refusal, bad, located, not_allowed
from evolution_qt.core.event import Event, RawEvent
from evolution_qt.core.game import Game, Observation, State
from evolution_qt.core.plain import Plain, shown
from evolution_qt.core.record import HUMAN, Check, Note, PlayedMove, Record, Result, SeatTaken, Undo
from evolution_qt.core.steps import Steps, at_once

S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True)
class Milestone(Generic[S]):
    """How a game stood when a round had ended, 0 for the beginning.

    ``events`` and ``plies`` say how many events and moves it had come to.
    """

    round: int
    state: S
    events: int
    plies: int = 0


@dataclass(frozen=True)
class Ply:
    """A move of a match: who made it, its line, and how many events had come before it.

    ``before`` and ``after`` are what the record notes of it.
    """

    seat: int
    text: str
    events: int
    before: tuple[Note, ...] = ()
    after: tuple[Note, ...] = ()


class Match(Generic[S, M]):
    """One game in progress, with the record of how it came here."""

    def __init__(self, game: Game[S, M], record: Record) -> None:
        """Replay what *record* holds, every move checked. Raises BadInput that names the line."""
        self._begin(game, record)
        for _ in self._replaying():
            pass

    @classmethod
    def by_steps(cls, game: Game[S, M], record: Record) -> Generator[None, None, Match[S, M]]:
        """Do the same a line at a time, so that the caller can do something else in between.

        Returns the match when everything has been replayed. Raises BadInput that names the line.
        """
        match = cls.__new__(cls)
        match._begin(game, record)
        yield from match._replaying()
        return match

    def _begin(self, game: Game[S, M], record: Record) -> None:
        self.game = game
        self.record = record
        self.history: list[Event] = []
        """What has happened since the game began, or since the position it began from."""
        self.milestones: list[Milestone[S]] = []
        """How the game stood at the beginning, and after each round."""
        self.plies: list[Ply] = []
        """The moves that stand, in order."""
        self.undone: list[list[Ply]] = []
        """The moves that were taken back and can be made again, those of each time together."""
        self._forced: list[bool] = []
        with located("line 1"):
            self.state: S = self._start()
        self.milestones.append(Milestone(0, self.game.copy(self.state), len(self.history)))

    # Questions

    @property
    def to_move(self) -> int:
        """Return the seat asked, NOBODY when the game is over."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.to_move == NOBODY

    @property
    def names(self) -> list[str | None]:
        """Return the players' names, by seat, as they are now."""
        return self.record.names()

    def legal(self, seat: int = -1) -> list[Action]:
        """Return the legal steps of *seat* (-1: the seat to move)."""
        return self.game.legal(self.state, seat)

    def moves(self, seat: int = -1) -> list[M]:
        """Return the whole moves of *seat* that the notation lists (-1: the seat to move)."""
        return self.game.moves(self.state, seat)

    def why_not(self, seat: int, move: M) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""
        return self.game.why_not(self.state, seat, move)

    def view(self, viewer: int) -> Observation[S]:
        """Return what *viewer* may know; -1 is an onlooker, who knows what all players know."""
        return self.game.observe(self.state, viewer)

    def events_of(self, ply: int) -> list[Event]:
        """Return what the move of this number, from 0, has led to."""
        after = self.plies[ply + 1].events if ply + 1 < len(self.plies) else len(self.history)
        return self.history[self.plies[ply].events : after]

    def state_at(self, plies: int) -> S:
        """Return how the game stood after so many moves; 0 is how it began."""
        start = next(one for one in reversed(self.milestones) if one.plies <= plies)
        state = self.game.copy(start.state)
        for ply in self.plies[start.plies : plies]:
            self.game.play(state, ply.seat, self.game.read(ply.text))
        return state

    def is_forced(self, ply: int) -> bool:
        """Return whether the move of this number, from 0, was the only one."""
        if ply >= len(self._forced):
            at_once(self.finding_forced())
        return self._forced[ply]

    def finding_forced(self) -> Steps[None]:
        """Find out which moves were the only ones, a move in a step, so that `is_forced` knows it."""
        begun = len(self._forced)
        state = self.state_at(begun)
        for number, ply in enumerate(self.plies[begun:], begun):
            is_there = number < len(self.plies) and self.plies[number] is ply  # not taken back meanwhile
            if is_there and number == len(self._forced):
                self._forced.append(self.game.is_forced(state, ply.seat))
            self.game.play(state, ply.seat, self.game.read(ply.text))
            yield

    def standing(self) -> dict[str, Plain]:
        """Return how the game stands, as plain data."""
        game, state, record = self.game, self.state, self.record
        kinds = record.kinds()
        return {
            "game": game.key,
            "moves": len(record.moves()),
            "round": state.round,
            "to_move": None if self.is_over else self.to_move,
            "over": self.is_over,
            "players": [{"name": name, "kind": kind} for name, kind in zip(self.names, kinds, strict=True)],
            "scores": list(game.scores(state)),
            "winners": list(game.winners(state)) if self.is_over else [],
            "practice": record.is_practice,
            "torn": record.is_torn,
            "hash": game.digest(state),
        }

    # Changes

    def play(
        self, seat: int, move: M, before: Sequence[Note] = (), after: Sequence[Note] = ()
    ) -> list[Event]:
        """Make a whole move and record it, or do neither, and return what happened.

        *before* and *after* are what is noted of the move, written before its line and after all it led to.
        The record has all of it before a listener hears of the move. Raises IllegalMove with every reason,
        BadInput when the record is full.
        """
        round_before = self.state.round
        text = self.game.write(move)
        ply = Ply(seat, text, len(self.history), tuple(before), tuple(after))
        notes: list[Note] = [*before, PlayedMove(seat, text)]
        try:
            events = self.game.play(self.state, seat, move)
            if self.is_over or self.state.round != round_before:
                notes.append(Check(round_before, self.game.digest(self.state)))
            if self.is_over:
                notes.append(self._result(self.state))
            self.record.append(*notes, *after)
        except IllegalMove:
            raise  # nothing was changed
        except Exception:
            self.state = self.state_at(len(self.plies))
            raise
        self.plies.append(ply)
        self.history += events
        self._mark(round_before)
        self._follow(ply)
        return events

    def say(self, seat: int, text: str) -> list[Event]:
        """Make the move that a line of the notation names."""
        return self.play(seat, self.game.read(text))

    def take_back(self, moves: int = 1) -> None:
        """Take back the last moves. What happened stays in the record."""
        made = len(self.plies)
        if not 0 < moves <= made:
            raise bad("nothing_to_undo", value=moves, limit=made)
        left = made - moves
        state = self.state_at(left)
        self.record.append(Undo(moves))
        self.state = state
        self.undone.append(self.plies[left:])
        del self.history[self.plies[left].events :]
        del self.plies[left:]
        del self._forced[left:]
        self.milestones = [one for one in self.milestones if one.plies <= left]

    def redo(self) -> list[Event]:
        """Make the moves again that were taken back together the last time, and return what happened.

        Raises BadInput when there are none, or the record cannot be written.
        """
        if not self.undone:
            raise bad("nothing_to_redo")
        events: list[Event] = []
        for ply in list(self.undone[-1]):
            events += self.play(ply.seat, self.game.read(ply.text), ply.before, ply.after)
        return events

    def forget_undone(self) -> None:
        """Let nothing be made again of what was taken back."""
        self.undone.clear()

    def _follow(self, ply: Ply) -> None:
        """Forget what was taken back, unless it begins with the move that was made now."""
        if not self.undone:
            return
        first, *rest = self.undone.pop()
        if (first.seat, first.text) != (ply.seat, ply.text):
            self.undone.clear()
        elif rest:
            self.undone.append(rest)

    def complete_record(self) -> None:
        """Write down the check and the result that a program which died had no time for."""
        standing = self.record.standing()
        if not standing or isinstance(standing[-1][1], Result):
            return
        notes: list[Note] = []
        ended = self.milestones[-1]
        if isinstance(standing[-1][1], PlayedMove) and ended.round and ended.events == len(self.history):
            notes.append(Check(ended.round, self.game.digest(self.state)))
        if self.is_over:
            notes.append(self._result(self.state))
        if notes:
            self.record.append(*notes)

    # Replaying

    def _start(self) -> S:
        header = self.record.header
        if header.game != self.game.key:
            raise bad("wrong_format", "game", value=shown(header.game), expected=self.game.key)
        if header.position is not None:
            with located("position"):
                return self.game.load(header.position)
        first = header.first_player
        sides = [player.animals or () for player in header.players]
        told: list[RawEvent] = []
        state = self.game.new_with(sides, header.seed, -1 if first is None else first, told)
        self.history += self.game.events(told)
        return state

    def _replaying(self) -> Generator[None, None, None]:
        """Go where the record leads, one line after the other. Raises BadInput that names the line."""
        state = self.state
        ended = 0
        digest = ""  # of the state as it is, once a caller has asked
        for number, note in self.record.standing():
            with located(f"line {number}"):
                match note:
                    case PlayedMove(seat, text):
                        before = state.round
                        ply = Ply(seat, text, len(self.history), *self.record.noted(number))
                        self._make(state, seat, text)
                        self.plies.append(ply)
                        self._mark(before, state)
                        digest = ""
                        ended = before if state.round != before or state.to_move == NOBODY else 0
                    case Check(round_number, expected):
                        if round_number != ended:
                            raise bad("wrong_round", value=round_number)
                        digest = digest or self.game.digest(state)
                        if digest != expected:
                            raise bad("wrong_check", found=digest, expected=expected)
                    case _:
                        if state.to_move != NOBODY or note != self._result(state):
                            raise bad("wrong_result")
            yield

    def _mark(self, before: int, state: S | None = None) -> None:
        """Note how the game stands if round *before* has ended."""
        state = self.state if state is None else state
        if state.round != before or state.to_move == NOBODY:
            copy = self.game.copy(state)
            self.milestones.append(Milestone(before, copy, len(self.history), len(self.plies)))

    def _make(self, state: S, seat: int, text: str) -> None:
        try:
            self.history += self.game.play(state, seat, self.game.read(text))
        except IllegalMove as error:
            raise not_allowed(f"{seat}: {shown(text)}", error.refusals, self.game.key) from None

    def _result(self, state: S) -> Result:
        return result_of(self.game, state)


def result_of(game: Game[Any, Any], state: Any) -> Result:
    """Return how a game has ended, as records write it."""
    return Result(tuple(game.scores(state)), tuple(game.winners(state)), game.side_points(state))


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of a game of which no more is known than the contract."""


NO_MOVE: Final = "no_move"
"""The person has decided nothing yet."""
OTHERS: Final = "others"
"""Another person has moved since, or bots have before all that can be taken back."""
CARDS: Final = "cards"
"""Something hidden was drawn or turned up since."""
LAST: Final = "last"
"""Bots have moved since, and it was not the last decision, or that was taken back already."""
FULL: Final = "full"
"""So much was taken back and played again that the record has room for little more than a game."""

_SPARE: Final = 1_000
"""Moves that are kept for the rest of the game."""


@dataclass(frozen=True)
class WayBack:
    """Where a person can go back to.

    ``stops`` are the numbers of the moves, from 0, that would be taken back with all behind them: the own
    decisions, the latest first. ``bound`` is one of the five above: why there is
    nothing before the last of them.
    """

    stops: tuple[int, ...]
    bound: str

    def begins_turn(self, match: Match[Any, Any]) -> int:
        """Return the stop at which the person's present turn began, -1 if nothing can be taken back.

        A turn is what one seat has done without another seat between.
        """
        found = -1
        for stop in self.stops:
            between = match.plies[stop : self.stops[0]]
            if any(ply.seat != match.plies[self.stops[0]].seat for ply in between):
                break
            found = stop
        return found

    def at(self, ply: int) -> int:
        """Return the nearest stop at which a move of the past is taken back too, -1 if there is none."""
        return next((stop for stop in self.stops if stop <= ply), -1)


def way_back(match: Match[Any, Any], seat: int, *, covers_hands: bool = False) -> WayBack:
    """Return where *seat*, a person, can go back to; *covers_hands*: others, people, play unseen."""
    if match.record.room < _SPARE:
        return WayBack((), FULL)
    if match.record.is_practice and not covers_hands:
        return WayBack(tuple([at for at in _own(match, seat) if not match.is_forced(at)]), NO_MOVE)
    if not _own(match, seat):
        return WayBack((), NO_MOVE)
    stops: list[int] = []
    by_bots, is_last = _replies(match)
    bound, has_crossed = NO_MOVE, False
    for at in range(len(match.plies) - 1, -1, -1):
        is_own = match.plies[at].seat == seat
        if not is_own and (stops or not by_bots[at]):
            bound = OTHERS
            break
        has_crossed = has_crossed or not is_own
        if has_crossed and not is_last:
            bound = LAST
            break
        if match.game.reveals(match.events_of(at)):
            bound = CARDS
            break
        if is_own and not match.is_forced(at):
            stops.append(at)
            if has_crossed:
                bound = LAST
                break
    return WayBack(tuple(stops), bound)


def _replies(match: Match[Any, Any]) -> tuple[list[bool], bool]:
    """Return which moves bots have made, and whether the last thing done was a move and not taking back."""
    kinds = [player.kind for player in match.record.header.players]
    by_bots: list[bool] = []
    is_last = True
    for note in match.record.notes:
        match note:
            case SeatTaken(seat, kind):
                kinds[seat] = kind
            case PlayedMove(seat, _):
                by_bots.append(kinds[seat] != HUMAN)
                is_last = True
            case Undo(moves):
                del by_bots[len(by_bots) - moves :]
                is_last = False
    return by_bots, is_last


def _own(match: Match[Any, Any], seat: int) -> list[int]:
    return [at for at in range(len(match.plies) - 1, -1, -1) if match.plies[at].seat == seat]
