"""The course of a game in the window, as one coroutine that can be read from top to bottom.

The model is never waited for: a move changes it at once, and the stage shows what happened behind it. Bots
wait with their moves until everything has been shown, people need not. At the end of the game it waits too:
moves may be taken back, and the game goes on. Closing the window or leaving the game cancels the
coroutine; everything it holds is given back in `finally`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyMove, Observation
from evolution_qt.core.match import AnyMatch, Ply, WayBack, way_back
from evolution_qt.core.record import HUMAN, Practice, Stopped
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game.access import Access, access_to
from evolution_qt.ui.shell.game.seats import BotSeat, HumanSeat, Seat, seat_taken
from evolution_qt.ui.shell.window.tasks import reported

_log = logging.getLogger(__name__)

MOST_FAULTS: Final = 3
"""Unexpected exceptions in a row after which a game stops; it is kept and can be continued."""


class Stage(Protocol):
    """What shows the game."""

    def show_position(self, seen: Observation[Any], *, ask: bool) -> None:
        """Draw the truth."""

    def perform(
        self,
        events: Sequence[Event],
        seen: Observation[Any],
        actor: int,
        *,
        automatic: bool = False,
        stopped: bool = False,
        redone: bool = False,
        forced: bool = False,
    ) -> None:
        """Begin to show what *actor*'s move brought and what it led to, as a viewer may know it.

        *automatic* says that no one was asked, *stopped* that the search for the move was cut short, *redone*
        that no one has moved: what was taken back is made again, *forced* that nothing else could be done.
        """

    def show_thinking(self, name: str) -> None:
        """Show who is thinking, after a moment; no one if the name is empty."""

    async def settle(self) -> None:
        """Wait until everything has been shown."""

    def rewind(self, events: int) -> None:
        """Forget what happened after so many events: it was taken back."""

    async def hand_over(self, seat: Seat) -> None:
        """Cover the table until this person is at the screen."""

    def call(self, seat: Seat) -> None:
        """Show that the turn goes to this person, where no curtain does."""

    def reseat(self) -> None:
        """Take notice that other seats are played by others now."""

    def cover(self, seen: Observation[Any], seat: Seat) -> None:
        """Show what everyone may know, behind a curtain, at once instead of what is still to be shown."""

    def breathe(self) -> float:
        """Return the seconds to rest after a bot's move."""

    def lose_record(self) -> None:
        """Show that the game cannot be recorded now."""

    def regain_record(self) -> None:
        """Show that the game is recorded again, with all that was missing."""

    def show_stopped(self) -> None:
        """Show that the game cannot go on here."""

    def show_end(self, match: AnyMatch) -> None:
        """Show the scores."""


@dataclass(frozen=True)
class AskingHabits:
    """What people do not want to be asked."""

    automatic: bool = True
    """Moves without a choice are made by themselves."""
    windows: str = "always"
    """Out of turn they are asked `always`, once a `round`, or `never`."""
    waits: bool = True
    """Among several people no move is made for one who has not moved since another did."""


class Controller:
    """Plays one match with its seats on a stage."""

    def __init__(self, match: AnyMatch, seats: Sequence[Seat], stage: Stage) -> None:
        self.match = match
        self.seats = list(seats)
        self._stage = stage
        self.has_open_hands = False
        """Whether everyone may see every hand, for teaching."""
        is_handed_on = bool(match.plies) and access_to(match).covers
        self.viewer = NOBODY if is_handed_on else self._only_person()
        """Whose cards can be seen: the only person, or the one who has drawn the curtain away.

        Where one person is left of several, another one may go on with the game: the curtain comes first.
        """
        self.asked: HumanSeat | None = None
        self.thinking: BotSeat | None = None
        """The bot whose move is awaited."""
        self.habits = AskingHabits()
        self._at_screen = self.viewer
        self._forced = NOBODY  # whose last move was one without a choice, if no one has chosen since
        self._acted = NOBODY
        """Who of the people has made the last move by hand."""
        self._is_kept = True
        self.has_ended = False
        """Whether the end of the game has been shown, and no move was taken back since."""
        self._way: tuple[object, WayBack] | None = None
        """The way back that was asked for last, and of whom after how many lines of the record."""
        self.awaited: Seat | None = None
        """For whom the curtain is drawn."""
        self._may_go_on = asyncio.Event()
        self._may_go_on.set()
        self._turning: asyncio.Task[None] | None = None
        self._changes: list[Callable[[], None]] = []
        """What is to be done between two turns, instead of the rest of the present one."""

    async def run(self) -> None:
        """Play the match to its end, and on from where someone goes back to, until it is cancelled."""
        own = asyncio.current_task()
        assert own is not None
        try:
            with reported():
                self._show(ask=False)
            faults = 0
            while True:
                try:
                    await self._turn_or_change()
                    faults = 0
                except Exception as error:  # a border: the person is told, and the game goes on
                    faults += 1
                    sys.excepthook(type(error), error, error.__traceback__)
                    if own.cancelling():
                        return  # it failed when it was to end
                    if faults == MOST_FAULTS:
                        _log.error("the game stops here and can be continued")
                        self._stage.show_stopped()
                        return
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Give back everything that the game holds: what thinks for its seats, and the file of its record."""
        for seat in self.seats:
            with reported():
                seat.close()
        self.match.record.close()

    def answer(self, move: AnyMove) -> None:
        """Take a move made at the table."""
        if self.asked is not None:
            self.asked.answer(move)

    def pass_for_round(self) -> None:
        """Pass for the seat that is asked for nothing that it needs, and ask it so no more this round."""
        game, state = self.match.game, self.match.state
        declining, resting = game.declining(state), game.resting(state)
        if self.asked is not None and declining is not None:
            self.asked.silent_round = state.round
            self.asked.answer(declining)
        elif self.asked is not None and resting is not None:
            self.asked.resting_round = state.round
            self.asked.answer(resting)

    def stop_at_window(self) -> None:
        """Ask everyone who may be asked out of turn the next time, whatever was answered before."""
        for seat in self.seats:
            if isinstance(seat, HumanSeat):
                seat.stops = True

    def hold(self, *, on: bool) -> None:
        """Let no move be made that no one makes by hand, for as long as a question lies over the table."""
        if on:
            self._may_go_on.clear()
        else:
            self._may_go_on.set()

    def move_now(self) -> None:
        """Have the bot that thinks move at once, with the best it has found so far."""
        if self.thinking is not None:
            self.thinking.hurry()

    # Who may see what

    @property
    def people(self) -> list[int]:
        """Return the seats at which people play."""
        return [seat.index for seat in self.seats if seat.is_human]

    @property
    def covers_hands(self) -> bool:
        """Return whether several people take turns at the screen, who must not see each other's hands."""
        return len(self.people) > 1 and not self.has_open_hands

    @property
    def at_screen(self) -> int:
        """Return who is at the screen, NOBODY while that is not sure: a look is no beginning of a turn."""
        return self.viewer if self.awaited is None else NOBODY

    @property
    def access(self) -> Access:
        """Return what may be seen of the game now."""
        return access_to(self.match, self.at_screen, openly=self.has_open_hands)

    @property
    def at_turn(self) -> Seat | None:
        """Return the person whose turn it is, or the only one; None if no one can be meant."""
        if self.match.is_over:
            return None
        seat = self.seats[self.match.to_move]
        if seat.is_human:
            return seat
        only = self._only_person()
        return None if only == NOBODY else self.seats[only]

    def _only_person(self) -> int:
        """Return the seat of the only person, NOBODY if there are more or none."""
        people = self.people
        return people[0] if len(people) == 1 else NOBODY

    def seen_by(self, viewer: int, state: Any | None = None) -> Observation[Any]:
        """Return what a viewer may know here of a position, the present one if none is given."""
        state = self.match.state if state is None else state
        game = self.match.game
        return game.observe_openly(state, viewer) if self.has_open_hands else game.observe(state, viewer)

    def take_seats(self, seats: Sequence[Seat]) -> None:
        """Let others play some seats from here on, and note it in the record."""
        if not self.match.is_over:
            self._between_turns(lambda: self._take_seats(seats))

    def _take_seats(self, seats: Sequence[Seat]) -> None:
        for seat in seats:
            name = None if seat.name == self.seats[seat.index].name else seat.name
            self._noting(
                partial(self.match.record.append, seat_taken(self.match, seat.index, seat.kind, name))
            )
            leaving, self.seats[seat.index] = self.seats[seat.index], seat
            with reported():
                leaving.close()  # the record says already who plays now
        self.match.forget_undone()  # it may hold cards of a player who has left, and is not the new one's
        only = self._only_person()
        if only != self._at_screen and not self.has_open_hands:
            only = NOBODY  # the leaver still sits there: the next one comes from behind the curtain
        self._at_screen = self.viewer = only
        self._stage.reseat()
        self._show(ask=False)

    def look(self, *, on: bool) -> None:
        """Let the person for whom the curtain is drawn look at the own cards, or cover them again."""
        if self.awaited is not None:
            self.viewer = self.awaited.index if on else NOBODY
            self._show(ask=False)

    def cover(self) -> bool:
        """Draw the curtain again before the player at the screen; return whether a hand could be seen."""
        seat = self.awaited
        if seat is None and self.viewer != NOBODY:
            seat = self.seats[self.viewer]
        if not self.covers_hands or self.viewer == NOBODY or seat is None:
            return False
        self.viewer = self._at_screen = NOBODY
        self._stage.cover(self.match.view(NOBODY), seat)
        if self.awaited is None:
            self._between_turns(lambda: None)  # the turn begins again, behind the curtain
        return True

    @property
    def can_open_hands(self) -> bool:
        """Return whether the game may be played on with open hands."""
        is_possible = bool(self.people) and not self.has_open_hands and not self.match.is_over
        return is_possible and self.match.game.has_secrets

    @property
    def has_closed_hands(self) -> bool:
        """Return whether hands are covered that lay open before.

        For several people a game is practice only because they have opened their hands.
        """
        record = self.match.record
        began = [player.kind for player in record.header.players].count(HUMAN)
        return record.is_practice and began > 1 and self.covers_hands and self.can_open_hands

    def open_hands(self) -> None:
        """Show every hand from here on; the game no longer counts."""
        if self.can_open_hands:
            if not self.match.record.is_practice:
                self._noting(lambda: self.match.record.append(Practice()))
            self.has_open_hands = True
            self._between_turns(lambda: None)

    # Taking back

    @property
    def can_practise(self) -> bool:
        """Return whether the game may become practice: it counts and goes on, for one person among bots."""
        is_settled = self.match.record.is_practice or self.match.is_over
        return not is_settled and [seat.is_human for seat in self.seats].count(True) == 1

    def practise(self) -> None:
        """Let the game not count from here on; any move of the person can be taken back then."""
        if self.can_practise:
            self._noting(lambda: self.match.record.append(Practice()))

    @property
    def goes_any_distance(self) -> bool:
        """Return whether any move may be taken back: the game does not count, and no one covers a hand."""
        return self.match.record.is_practice and not self.covers_hands

    @property
    def takes_back(self) -> int:
        """Return the seat whose moves can be taken back now, NOBODY if there is none.

        It is that of the person at the screen. Where no one is, before the next one has come from behind the
        curtain or at the end, when all sit there, it is the player who moved last.
        """
        seat = self.viewer
        if seat == NOBODY and self.match.plies:
            seat = self.match.plies[-1].seat
        return seat if seat != NOBODY and self.seats[seat].is_human else NOBODY

    def way_back(self) -> WayBack | None:
        """Return where the person who may take back can go back to; None if there is no one."""
        seat = self.takes_back
        if seat == NOBODY:
            return None
        key = seat, self.covers_hands, len(self.match.record.notes)
        if self._way is None or self._way[0] != key:
            self._way = key, way_back(self.match, seat, covers_hands=self.covers_hands)
        return self._way[1]

    @property
    def undone(self) -> list[list[Ply]]:
        """Return what can be made again now, the last first to go; nothing of a player who is not there."""
        is_there = self.takes_back != NOBODY and (self.viewer != NOBODY or self.match.is_over)
        return self.match.undone if is_there else []

    def take_back(self, ply: int) -> None:
        """Take the move of this number, from 0, back with all after it, if the person may do so."""
        if self.way_back() is not None:
            self._between_turns(lambda: self._take_back(ply))

    def redo(self) -> None:
        """Make the moves again that were taken back together the last time."""
        if self.undone:
            self._between_turns(self._redo)

    def _between_turns(self, change: Callable[[], None]) -> None:
        """Make a change instead of the rest of the present turn, which begins again, or before the first."""
        self._changes.append(change)
        if self._turning is not None:
            self._turning.cancel()

    def _take_back(self, ply: int) -> None:
        way = self.way_back()
        if way is None or ply not in way.stops:
            return  # something has happened meanwhile
        if self.viewer == NOBODY:
            self._at_screen = NOBODY  # another player who has come meanwhile must not see the hand
        self.match.take_back(len(self.match.plies) - ply)
        self.has_ended = False
        for seat in self.seats:
            seat.forget()
        self._stage.rewind(len(self.match.history))
        self.look_after_record()  # said on the page that is seen from now on
        self._show(ask=False)

    def _redo(self) -> None:
        if self.undone:
            actor = self.match.undone[-1][0].seat
            before = self._before()
            length = len(self.match.history)
            self._noting(self.match.redo)
            self._perform(self.match.history[length:], before, actor, redone=True)

    def _noting(self, work: Callable[[], object]) -> None:
        """Do what writes into the record."""
        work()
        self.look_after_record()

    async def _turn_or_change(self) -> None:
        """Make the changes that are asked for; let the asked player have a turn, or the end be seen."""
        while self._changes:
            self._changes.pop(0)()
        is_over = self.match.is_over
        self._turning = asyncio.ensure_future(
            self._end() if is_over else self._turn(self.seats[self.match.to_move])
        )
        own = asyncio.current_task()
        assert own is not None
        try:
            await self._turning
        except asyncio.CancelledError:
            if not self._changes or own.cancelling():
                raise
        finally:
            self._turning = None

    async def _end(self) -> None:
        """Show how the game has ended, and wait until someone leaves it or takes moves back."""
        if self.covers_hands:
            self.viewer = self._at_screen = NOBODY  # everyone looks
        with reported():
            self._show(ask=False)
            await self._stage.settle()
        for seat in self.seats:
            with reported():
                seat.close()  # a player who is asked again begins again
        self.match.record.rest()
        self.has_ended = True
        with reported():
            self._stage.show_end(self.match)
        self.look_after_record()
        await asyncio.get_running_loop().create_future()

    async def _turn(self, seat: Seat) -> None:
        """Ask a seat once, make its move and begin to show what came of it."""
        if isinstance(seat, HumanSeat):
            by_itself = self._by_itself(seat)
            if by_itself is not None:
                game, state = self.match.game, self.match.state
                is_declined = by_itself in (game.declining(state), game.resting(state))
                if not is_declined and seat.index != self._at_screen:
                    self._at_screen = NOBODY  # this person may have come to the screen meanwhile
                await self._stage.settle()
                await asyncio.sleep(timings.FORCED / 1000 if self._stage.breathe() else 0)
                await self._may_go_on.wait()
                self._make(seat, by_itself, automatic=True, forced=not is_declined)
                return
            await self._look(seat)
            move = await self._human_move(seat)
        else:
            move = await self._bot_move(seat)
            await self._stage.settle()
            await self._may_go_on.wait()
        self._make(seat, move)
        rests = not seat.is_human and self.match.game.is_beat(self.match.state, seat.index)
        if rests and (rest := self._stage.breathe()) > 0:
            await self._stage.settle()
            await asyncio.sleep(rest)

    def _make(self, seat: Seat, move: AnyMove, *, automatic: bool = False, forced: bool = False) -> None:
        before = self._before()
        events = self._play(seat, move)
        stopped = Stopped() in seat.before
        is_first = forced and self._forced != seat.index  # of several in a row only that one is announced
        self._forced = seat.index if forced else NOBODY
        self._perform(events, before, seat.index, automatic=automatic, stopped=stopped, forced=is_first)

    def _before(self) -> Observation[Any] | None:
        """Return what all players may know before a move, where people take turns at the screen."""
        return self.match.view(NOBODY) if self.covers_hands else None

    def _perform(
        self,
        events: Sequence[Event],
        before: Observation[Any] | None,
        actor: int,
        *,
        automatic: bool = False,
        stopped: bool = False,
        redone: bool = False,
        forced: bool = False,
    ) -> None:
        if before is not None and self.match.to_move != self.viewer != NOBODY:
            self.viewer = NOBODY
            if self.match.game.has_secrets:  # cover first, then show what happened
                self._stage.show_position(before, ask=False)
        seen = self.seen_by(self.viewer)
        self._stage.perform(
            events, seen, actor, automatic=automatic, stopped=stopped, redone=redone, forced=forced
        )

    async def _bot_move(self, seat: Seat) -> AnyMove:
        self.thinking = seat if isinstance(seat, BotSeat) else None
        self._stage.show_thinking(seat.called if seat.thinks else "")
        try:
            return await seat.choose(self.match)
        finally:
            self.thinking = None
            self._stage.show_thinking("")

    def _by_itself(self, seat: HumanSeat) -> AnyMove | None:
        """Return the move that is made without asking, None if the person is to be asked."""
        game, state = self.match.game, self.match.view(seat.index).state
        declining: AnyMove | None = game.declining(state)
        if declining is not None:
            if not seat.wants_window(state.round, self.habits.windows):
                return declining
            seat.stops = False
            return None
        if seat.resting_round == state.round and (resting := game.resting(state)) is not None:
            return resting
        if not self.habits.automatic or (self.habits.waits and self._is_another(seat)):
            return None
        return game.forced_move(state, seat.index)

    def _is_another(self, seat: HumanSeat) -> bool:
        """Return whether another person has moved last: one click moves for one person only."""
        return len(self.people) > 1 and self._acted != seat.index

    async def _human_move(self, seat: HumanSeat) -> AnyMove:
        move = await self._legal_answer(seat)
        self._acted = seat.index
        state = self.match.state
        if move == self.match.game.declining(state) and self.habits.windows == "round":
            seat.silent_round = state.round
        return move

    async def _legal_answer(self, seat: HumanSeat) -> AnyMove:
        self.asked = seat
        try:
            while True:
                self._show(ask=True)
                move = await seat.choose(self.match)
                refusals = self.match.why_not(seat.index, move)
                if not refusals:
                    return move
                _log.error("the table offered %s: %s", move, [refusal.code for refusal in refusals])
        finally:
            self.asked = None

    async def _look(self, seat: HumanSeat) -> None:
        """Let a person see the own cards; behind the curtain first if another was asked before.

        A game without secrets needs no curtain.
        """
        hides = self.match.game.has_secrets and not self.has_open_hands
        if hides and self._at_screen != seat.index:
            self.viewer = NOBODY
            self._show(ask=False)
            self.awaited = seat
            try:
                await self._stage.hand_over(seat)
            finally:
                self.awaited = None
        elif len(self.people) > 1 and self._at_screen != seat.index:
            self._stage.call(seat)
        self._at_screen = self.viewer = seat.index

    def _play(self, seat: Seat, move: AnyMove) -> list[Event]:
        events = self.match.play(seat.index, move, seat.before, seat.after)
        seat.note_made(self.match.plies[-1].text)
        self.look_after_record()
        return events

    def look_after_record(self) -> None:
        """Show once that the record cannot be written any longer, and once that it can again."""
        is_kept = self.match.record.fault is None
        if self.match.record.is_attached and is_kept != self._is_kept:
            self._is_kept = is_kept
            (self._stage.regain_record if is_kept else self._stage.lose_record)()

    def _show(self, *, ask: bool) -> None:
        self._stage.show_position(self.seen_by(self.viewer), ask=ask)
