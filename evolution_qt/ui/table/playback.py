"""Playing events as scenes on one table, one run of equal events after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event, Kind, headline
from evolution_qt.ui.kit import phrasing, timings
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.pixmap_cache import missing, painting
from evolution_qt.ui.kit.scenes import Beat, Motion, rest
from evolution_qt.ui.table.naming import NAMELESS, Names
from evolution_qt.ui.table.view import Offer
from evolution_qt.ui.table.words import GameWords

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table


Run = Sequence[Event]


class Follower:
    """A picture of a state to which events are applied; this one stays as it is."""

    from_hand: Collection[int] = ()
    """The kinds of events that take a card out of a hand."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self._in_the_air: list[tuple[int, int]] = []  # cards that have left a hand already
        self.pieces = NAMELESS
        """What the pieces of the picture are called."""

    def lift(self, seat: int, events: Sequence[Event]) -> Event | None:
        """Take the cards out of a hand that events will take from there, so that it does not move later.

        Return the first event that takes one, None if none does.
        """
        gone = []
        for event in events:
            if event.actor == seat and event.kind in self.from_hand and event.card > 0:
                hand = self.state.players[seat].hand
                if event.card in hand:
                    hand.remove(event.card)
                    gone.append(event)
        self._in_the_air += [(seat, event.card) for event in gone]
        return gone[0] if gone else None

    def leave_hand(self, event: Event) -> None:
        """Take the card of an event out of a hand, unless it has left it already."""
        lifted = (event.actor, event.card)
        if lifted in self._in_the_air:
            self._in_the_air.remove(lifted)
        else:
            take(self.state.players[event.actor].hand, event.card)

    def follow(self, event: Event) -> None:
        """Apply an event to the picture."""


def take(cards: list[int], card: int) -> None:
    """Take a card away, or another in its stead: which of them others cannot know, it may be any."""
    if card in cards:
        cards.remove(card)
    elif cards:
        cards.remove(min(cards))


class Cues:
    """What the events of a game look like as scenes; here they have none, and the ribbon names them."""

    by_kind: Mapping[int, Callable[[Run, Any], Beat] | None] = {}
    """For each kind what a run of such events looks like at a position; None if nothing moves."""

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown although everything else is skipped."""
        return False

    def loser(self, event: Event, kind: Kind) -> int:
        """Return the seat that loses something by an event of a kind, `NOBODY` if none does."""
        return event.actor if kind.loss else NOBODY

    def takes_its_time(self, event: Event) -> bool:
        """Return whether only Space and Escape skip an event, which is shown at the usual pace."""
        return False

    def is_of_card_turn(self, event: Event) -> bool:
        """Return whether a bot does it with cards in a turn of several, which is told at its end."""
        return False

    def ends_card_turn(self, event: Event) -> bool:
        """Return whether such a turn ends with an event."""
        return False

    def follower(self, state: Any) -> Follower:
        """Return a picture of a state that events change."""
        return Follower(state)

    def begin(self, start: QPointF | None, flown: Event | None) -> None:
        """Let the card of an event start where it was dropped."""

    def runs(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Return the events in runs that are shown together."""
        yield from ([event] for event in events)

    def motion(self, run: Run, state: Any) -> Motion | None:
        """Return the scene for a run of events of one kind, and for the position before them."""
        cue = self.by_kind.get(run[0].kind)
        return None if cue is None else Motion(lambda _is_calm: [cue(run, state)])

    def follow(self, event: Event) -> None:
        """Let the board show what the position after an event does not tell; it may have been skipped."""

    def spoken(self, run: Run) -> str:
        """Return the one sentence announced for a run in place of its lines; empty for those lines."""
        return ""

    def length(self, runs: Sequence[Run]) -> int:
        """Return about how many milliseconds several runs take at normal speed."""
        return 0


def in_words(words: GameWords, alike: Sequence[Event], names: Names, viewer: int) -> str:
    """Return the words for equal events: one sentence for all, or as in the log one after the other.

    *names* follow what pieces are called.
    """
    is_one = words.game.kinds[alike[0].kind].together
    of_seats = [list(some) for _, some in groupby(alike, lambda event: event.actor)]
    parts = of_seats if is_one else [[event] for event in alike]
    of_all = words.of_all(alike, names, viewer) if len(parts) > 1 else ""
    told = []
    for part in parts:
        tell = words.together(part, names, viewer) if is_one else words.sentence(part[0], names, viewer)
        told += [tell] if tell else []
        for event in part:
            names.pieces = names.pieces.after(event)
    return of_all or (phrasing.text([*dict.fromkeys(told)]) if told else "")


@dataclass
class _CardTurn:
    """What a bot has done with its cards in a turn, and for how long that was shown at normal speed."""

    events: list[Event] = field(default_factory=list)
    shown: float = 0.0

    def haste(self, length: float) -> float:
        """Return how many times faster a scene is shown: it takes at most a third of the time left."""
        share = max((timings.CARD_TURN - self.shown) / 3, 1.0)
        self.shown += min(length, share)
        return max(length / share, 1.0)


class Playback:
    """Plays what has happened on one table."""

    def __init__(self, table: Table, cues: Cues) -> None:
        self._table = table
        self._animator = table.animator
        self.cues = cues
        self.follower: Follower | None = None
        """What is shown while events are played, None while none are."""
        self.followed: Callable[[Any], object] = bool
        """Told of each position that is seen while events are played, a seat's view of it."""
        self.is_hurried = False
        """Whether everything but what is always seen is skipped until a person at the screen is asked."""
        self._painting = Job(table)
        self._is_cue_wanted = True
        """Whether the motion that is being prepared is still to be shown."""
        self._takes_its_time = False
        """Whether what moves now is skipped only by Space and Escape."""
        self._leaps = False
        """Whether everything is skipped up to what is skipped only by Space and Escape."""
        self._is_new = False
        """Whether what is shown was never seen before."""
        self._card_turn = _CardTurn()

    async def perform(
        self,
        events: Sequence[Event],
        begun: Callable[[int], None] = lambda count: None,
        *,
        is_new: bool = False,
    ) -> None:
        """Play events as motion, one after the other; at speed zero at once.

        *begun* is called with the number of events that begin to be shown, each time some do; `abandon` ends
        it. Only where they are *new* does anything wait until a person has seen them.
        """
        table, player, animator = self._table, self._table.player, self._animator
        if not self.must_be_seen:
            table.pointer.forget()
        seen = table.seen
        if seen is None or self.is_instant:
            self._card_turn = _CardTurn()
            return
        follower = self.cues.follower(seen.state)
        follower.pieces = table.pieces
        self.follower, self._is_new = follower, is_new
        await self._come_whole()
        if self.follower is not follower:
            return
        table.display.placeholder.end()
        table.hint.close()
        start = player.dropped.place
        if not self.is_hurried:
            animator.begin()
        table.ask = False
        player.answers.hush()
        if player.highlights.marks and table.drag.carried is None:
            player.highlights.show(None)  # what was just chosen moves away with what happens
        viewer = seen.viewer
        gone = follower.lift(viewer, events) if viewer >= 0 else None
        if gone is not None:
            start = table.board.place_of(gone.card) if start is None else start
            table.draw(follower.state, Offer())
        self.cues.begin(start, gone)
        runs = list(self.cues.runs(events))
        try:
            for at, run in enumerate(runs):
                begun(len(run))
                self._takes_its_time = is_new and any(map(self.cues.takes_its_time, run))
                if self._takes_its_time and self._leaps:
                    self._leaps = False
                    table.draw(follower.state, Offer())
                    await self._come_whole()
                    if self.follower is not follower:
                        return
                if self.is_hurried and any(map(self.cues.is_always_seen, run)):
                    await self._perform_always(run, follower)
                elif not animator.is_instant and not self._leaps:
                    await self._perform_run(run, follower, self.cues.length(runs[at:]))
                if self.follower is not follower:
                    return
                self._takes_its_time = False
                self._remember_cards(run)
                for event in run:
                    follower.follow(event)
                    self.cues.follow(event)
                    follower.pieces = follower.pieces.after(event)
                if not animator.is_instant and not self._leaps:
                    table.draw(follower.state, Offer())
                    self.followed(follower.state)
                    await self._come_whole()
                table.pointer.hand_on()
                if self.follower is not follower:
                    return
        finally:
            animator.haste = 1.0
            if self.follower is follower:
                self._takes_its_time = False
                player.dropped.release()

    async def _come_whole(self) -> None:
        """Wait until the table itself is seen, for motions are seen on nothing else."""
        display = self._table.display
        if self._table.paints_gradually and display.placeholder.is_shown:
            await display.placeholder.whole()

    async def _perform_run(self, run: Run, follower: Follower, backlog: int) -> None:
        animator, player = self._animator, self._table.player
        animator.haste = 1.0
        is_late = animator.ms(backlog) > timings.BACKLOG
        if is_late and not any(map(self.cues.takes_its_time, run)):
            animator.haste = 2.0
        is_of_turn = self._is_new and any(map(self.cues.is_of_card_turn, run))
        summary = self._summary(run)
        if summary:
            self._table.board.tell(summary)
        elif not is_of_turn:
            self.show_run(run)
        motion = self.cues.motion(run, follower.state)
        if summary:
            motion = rest(timings.SUMMED_UP, is_unhurried=True)
        if motion is None:
            player.dropped.release()
            return
        animator.load(motion)
        if is_of_turn:
            animator.haste = max(animator.haste, self._card_turn.haste(animator.scenes.length))
        is_wanted = not self._table.paints_gradually or await self._paint_scene(follower)
        if self.follower is follower:
            player.dropped.release()
        if is_wanted:
            await animator.play()
        else:
            animator.scenes.clear()

    def _remember_cards(self, run: Run) -> None:
        """Remember what a bot does with its cards until its turn ends."""
        if self._is_new:
            self._card_turn.events += filter(self.cues.is_of_card_turn, run)
            if any(map(self.cues.ends_card_turn, run)):
                self._card_turn = _CardTurn()

    def _summary(self, run: Run) -> str:
        """Return the sentence about a bot's turn of cards if it ends with this run and brought something."""
        table, end = self._table, next(filter(self.cues.ends_card_turn, run), None)
        if not self._is_new or end is None or table.board.view is None:
            return ""
        done = [event for event in self._card_turn.events if event.actor == end.actor]
        steps = table.recalled(done, 0, table.board.view.viewer)
        return phrasing.text(table.descriptions.done_by_others(table.board.view, steps)) if steps else ""

    async def _paint_scene(self, follower: Follower) -> bool:
        """Paint what a scene shows soon, in as many turns of the loop as that needs.

        Return whether the scene is still wanted then.
        """
        self._is_cue_wanted = True
        if unpainted := missing(self._animator.scenes.ask):
            self._painting.begin(painting(unpainted))
        try:
            while self._is_cue_wanted and self._painting.is_active:
                await asyncio.sleep(0)
                if self.follower is not follower or self._animator.is_instant:
                    return False
            return self._is_cue_wanted
        finally:
            self._painting.cancel()

    async def _perform_always(self, run: Run, follower: Follower) -> None:
        """Show a run although everything else is skipped, as if much were waiting."""
        self._table.draw(follower.state, Offer())
        await self._come_whole()
        self._animator.begin()
        try:
            await self._perform_run(run, follower, timings.BACKLOG + 1)
        finally:
            self._animator.skip()

    def abandon(self) -> None:
        """End what `perform` shows, as it is; the caller draws the next position."""
        self.follower = None
        self._card_turn = _CardTurn()
        self._takes_its_time = self._leaps = False
        self._animator.skip()
        self._table.player.dropped.release()

    # How it is hurried

    @property
    def is_held(self) -> bool:
        """Return whether only Space and Escape skip what moves now."""
        return self._takes_its_time

    @property
    def must_be_seen(self) -> bool:
        """Return whether something moves or is to come that only Space and Escape skip."""
        if self.is_instant:
            return False
        return self._takes_its_time or self._table.is_to_come(self.cues.takes_its_time)

    def leap(self) -> None:
        """Skip what comes before the next thing that only Space and Escape skip."""
        if not self._takes_its_time:
            self._leaps = True
            self._end_motion()

    def _end_motion(self) -> None:
        self._is_cue_wanted = False  # it may not have begun yet
        self._animator.finish()

    def hurry(self) -> None:
        """Skip what is not always seen until a person at the screen is asked, now if that is so already."""
        table = self._table
        waits = table.is_to_come(self.cues.is_always_seen)
        if (waits or table.pointer.has_waiting or not table.catch_up()) and not table.ask:
            self.is_hurried = True
            self._animator.skip()

    def advance(self) -> None:
        """Go on: to the question if there is one, else end only the present motion.

        What is to be seen before is not passed over.
        """
        if self._table.is_to_come(self.cues.takes_its_time):
            self._takes_its_time = False
            self.leap()
        elif self._table.pointer.has_waiting or not self._table.catch_up():
            self._end_motion()

    async def rest_before(self, events: Sequence[Event], actor: int) -> None:
        """Show for a moment what *actor* does because it decides nothing, before the motion."""
        table, animator = self._table, self._animator
        if table.seen is None or self.is_instant or self.is_hurried or self._leaps:
            return
        names = table.names()
        act = max(headline(events, actor, table.game.kinds), 0)
        for event in events[:act]:
            names.pieces = names.pieces.after(event)
        told = table.phrases.sentence(events[act], names, table.seen.viewer)
        animator.begin()
        table.ask = False
        is_only = len(table.game.legal(table.seen.state, actor)) == 1
        table.board.tell((table.phrases.no_choice if is_only else table.phrases.automatic)(told))
        animator.load(rest(timings.BEAT))
        await animator.play()

    def show_run(self, run: Run) -> None:
        """Show on the ribbon what was done."""
        table = self._table
        assert table.seen is not None
        names = table.names()
        told = ""
        for _, alike in groupby(run, lambda event: event.kind):
            told = in_words(table.phrases, list(alike), names, table.seen.viewer) or told
        table.board.tell(told)

    # How fast

    def set_speed(self, factor: float) -> None:
        """Set the speed of motions: 0 none, 1 normal, 2 fast, 0.6 slow."""
        self._animator.speed = factor
        self._settle()
        if factor <= 0:
            self._animator.skip()

    def set_calm(self, *, on: bool) -> None:
        """Let nothing fly, swell or pulse, or let it; what changes fades where it is."""
        self._animator.is_calm = on
        self._settle()

    def _settle(self) -> None:
        self._table.drag.speed = 0.0 if self.is_still else self._animator.speed
        self._table.pulse.set_still(self.is_still)
        self._table.idle.settle()

    @property
    def is_instant(self) -> bool:
        """Return whether everything is shown at once, without motion."""
        return self._animator.speed <= 0

    @property
    def is_still(self) -> bool:
        """Return whether nothing moves from its place."""
        return self.is_instant or self._animator.is_calm
