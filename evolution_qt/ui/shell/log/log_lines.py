"""The lines of a log: what has happened in one game, put into words for one viewer.

Nothing here is seen, and a line is put into words when they are first asked for. Lines can be worked out
from the beginning of any section, a round or a phase. Where a game says so, lines are in groups that can be
closed, each below a headline.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import PHASE, ROUND, Event, Kind, headline
from evolution_qt.ui.kit import writing
from evolution_qt.ui.shell.log.log_groups import NO_GROUP, LogGroups
from evolution_qt.ui.table.words import GameWords

NO_EVENT: Final = -1
"""Stands for the number of an event at lines that tell of none."""
NO_DECISION: Final = -1
LEFT_OUT: Final[dict[str, Callable[[Kind], bool]]] = {
    "all": lambda kind: False,
    "usual": lambda kind: kind.small,
    "short": lambda kind: kind.small or kind.routine,
}
"""Which kinds of events have no line, by how much the log is to tell."""


@dataclass(frozen=True)
class LogLine:
    """One line, of the event that it shows."""

    write: Callable[[], str]
    """Makes its words, in the current language."""
    number: int = NO_EVENT
    heading: int = 0
    """`PHASE` or `ROUND`, 0 for what is no heading."""
    is_inset: bool = False
    """Whether it follows from a line above it."""
    decision: int = NO_DECISION
    """The decision whose sign stands at its end."""
    is_between: bool = False
    """Whether it tells of what lies between the event and the one before it, and has no picture."""
    group: int = NO_GROUP
    """The group that it is in, also as its headline."""
    is_headline: bool = False

    @cached_property
    def text(self) -> str:
        """The words, as they stand in one line."""
        return writing.typeset(self.write().replace("\n", " "))


@dataclass
class Context:
    """What the lines below some event go by of those above it, since the beginning of a section."""

    start: int = 0
    """The first event of the section."""
    waiting: int = NO_EVENT
    """A phase whose heading waits for a line below it."""
    is_open: bool = False
    """Whether the next lines may stand below what they follow from."""
    signed: set[int] = field(default_factory=set)
    """Decisions whose sign stands at a line."""


class LogContent:
    """What one log shows."""

    def __init__(self) -> None:
        self.phrases: GameWords | None = None
        self.names_at: Callable[[int], Sequence[str]] = lambda _number: ()
        self.viewer = -1
        self.detail = "all"
        self.header: Callable[[], Sequence[str]] = tuple
        self.words_before: Callable[[int], Sequence[str]] = lambda _number: ()
        self.events: list[Event] = []
        self._decisions: dict[int, int] = {}  # of each event that someone has decided on, which decision
        self._first_of: dict[int, int] = {}  # of each decision, the first event
        self._automatic: set[int] = set()  # the events for which moves were made by themselves
        self._stopped: set[int] = set()  # those of moves whose search was cut short
        self.gone: list[Event] = []
        """What was taken back, and would come next if it were made again."""
        self.groups = LogGroups()
        """The groups of lines, as far as events are logged."""
        self._gone_automatic: set[int] = set()
        self._gone_decisions: dict[int, int] = {}

    @property
    def kinds(self) -> Sequence[Kind]:
        """Return what there is to know about each kind of event."""
        return self.words.game.kinds

    @property
    def words(self) -> GameWords:
        """Return who puts the game that was begun into words."""
        assert self.phrases is not None
        return self.phrases

    def begin(
        self,
        phrases: GameWords,
        names_at: Callable[[int], Sequence[str]],
        viewer: int,
        header: Callable[[], Sequence[str]],
        words_before: Callable[[int], Sequence[str]],
    ) -> None:
        """Forget everything, and log another game; *names_at* gives the names at each event's time.

        *words_before* gives what is no event and happened before the one of a number.
        """
        self.phrases, self.names_at, self.viewer, self.header = phrases, names_at, viewer, header
        self.words_before = words_before
        self.events.clear()
        self.groups.clear()
        self._decisions.clear()
        self._first_of.clear()
        self._automatic.clear()
        self._stopped.clear()
        self.forget_undone()

    def add(
        self,
        events: Sequence[Event],
        *,
        automatic: bool,
        stopped: bool,
        decision: int,
        actor: int,
        redone: bool,
    ) -> None:
        """Add what happened in one move, or some of it; a remark stands at what *actor* did in it.

        What is *redone* has the remarks and the decisions again that it had before.
        """
        shown = [event.as_seen_by(self.viewer) for event in events]
        first = len(self.events)
        remarked = first + max(headline(shown, actor, self.kinds), 0)
        self._follow_undone(first, shown, redone=redone)
        if automatic:
            self._automatic.add(remarked)
        if stopped:
            self._stopped.add(remarked)
        self.events += shown
        self.groups.follow(self.events, self.words.log.topic)
        if decision != NO_DECISION:
            self.know_decision(range(first, len(self.events)), decision, actor)

    def know_decision(self, numbers: Iterable[int], decision: int, actor: int) -> None:
        """Know which decision of *actor* led to events, as far as they are logged and decided on."""
        kinds = self.kinds
        for number in numbers:
            event = self.events[number] if number < len(self.events) else None
            if event and event.actor == actor and kinds[event.kind].decides and event.cause < 0:
                self._decisions[number] = decision
                self._first_of.setdefault(decision, number)

    def forget_after(self, count: int) -> None:
        """Keep only the first events, so many of them."""
        self.gone[:0] = self.events[count:]
        self._gone_automatic |= {number for number in self._automatic if number >= count}
        del self.events[count:]
        self.groups.forget_after(count)
        self._gone_decisions |= {number: one for number, one in self._decisions.items() if number >= count}
        self._decisions = {number: one for number, one in self._decisions.items() if number < count}
        self._first_of = {one: first for one, first in self._first_of.items() if first < count}
        self._automatic = {number for number in self._automatic if number < count}
        self._stopped = {number for number in self._stopped if number < count}

    def see_as(self, viewer: int, history: Sequence[Event]) -> None:
        """Know from now on what another viewer may; of what was taken back, what everyone may."""
        if viewer != self.viewer:
            self.gone = [event.as_seen_by(NOBODY) for event in self.gone]
        self.viewer = viewer
        self.events = [event.as_seen_by(viewer) for event in history[: len(self.events)]]

    def forget_undone(self) -> None:
        """Forget what was taken back: it cannot be made again."""
        self.gone.clear()
        self._gone_automatic.clear()
        self._gone_decisions.clear()

    def _follow_undone(self, first: int, events: Sequence[Event], *, redone: bool) -> None:
        """Go along what was taken back as far as the same happens; what is *redone* is remarked again.

        The same move made again may be another player's, who has reasons of their own.
        """
        for number, event in enumerate(events, first):
            if not self.gone or self.gone.pop(0) not in (event, event.as_seen_by(NOBODY)):
                self.forget_undone()
                return
            was_automatic = number in self._gone_automatic
            self._gone_automatic.discard(number)
            decision = self._gone_decisions.pop(number, NO_DECISION)
            if redone and was_automatic:
                self._automatic.add(number)
            if redone and decision != NO_DECISION:
                self._decisions[number] = decision
                self._first_of.setdefault(decision, number)

    @property
    def decisions(self) -> Collection[int]:
        """Return the decisions that led to some event."""
        return self._decisions.values()

    def event_of(self, decision: int) -> int:
        """Return the number of the first event that a decision led to, the next one if none is logged."""
        return self._first_of.get(decision, len(self.events))

    @property
    def last_decision(self) -> int:
        """Return the last decision that led to an event, also one that was taken back, or NO_DECISION."""
        known = (*self._decisions.values(), *self._gone_decisions.values())
        return max(known, default=NO_DECISION)

    def decision_of(self, number: int) -> int:
        """Return which decision led to an event, NO_DECISION if none is kept."""
        return self._decisions.get(number, NO_DECISION)

    # Groups

    @property
    def has_groups(self) -> bool:
        """Return whether there is a group of lines."""
        return self.groups.last != NO_GROUP

    def headline_of(self, group: int) -> LogLine:
        """Return the line above a group, as it is open or closed when its words are asked for."""
        heading = self.kinds[self.events[group].kind].heading
        return LogLine(partial(self._headline, group), group, heading, group=group, is_headline=True)

    def _headline(self, group: int) -> str:
        events = [self.events[number] for number in self.groups.members(group)]
        has_more_below = self.groups.is_open(group) and any(map(self._has_line, self.groups.members(group)))
        topic, names = self.groups.topic(group), self.names_at(group)
        return self.words.log.headline(topic, events, names, has_more_below)

    def has_own_line(self, group: int) -> bool:
        """Return whether the event that begins a group has a line below its headline, which is for all."""
        return self._has_words(group, group + 1)

    def _has_line(self, number: int) -> bool:
        kind = self.kinds[self.events[number].kind]
        is_told = not kind.heading and not LEFT_OUT[self.detail](kind)
        return is_told and self._has_words(number, number + 1)

    def seen_at(self, number: int) -> int:
        """Return the event whose line shows one: the first one of its line, or of its closed group."""
        group = self.groups.of(number)
        return self.sharing_line(number)[0] if group == NO_GROUP or self.groups.is_open(group) else group

    def seen_with(self, number: int) -> range:
        """Return the numbers of the events that are shown where the line of one is seen."""
        group = self.groups.of(number)
        is_alone = group == NO_GROUP or self.groups.is_open(group)
        return self.sharing_line(number) if is_alone else self.groups.members(group)

    # Lines

    def section_at(self, number: int) -> int:
        """Return the first event of the section in which an event is logged; lines can begin there."""
        for at in range(min(number, len(self.events) - 1), 0, -1):
            if self._begins_section(self.events[at]):
                return at
        return 0

    def _begins_section(self, event: Event) -> bool:
        heading = self.kinds[event.kind].heading
        return heading == ROUND or (heading == PHASE and not self._waits(event))

    def _waits(self, event: Event) -> bool:
        """Return whether the heading of a phase waits for a line below it."""
        return self.words.log.waits(event.amount)

    def opening(self) -> list[LogLine]:
        """Return the lines before the first event."""
        return [LogLine(partial(str, words)) for words in self.header()]

    def lines(self, first: int, end: int, context: Context) -> Iterator[LogLine]:
        """Return the lines of the events from one number to before another, and keep their context."""
        is_left_out = LEFT_OUT[self.detail]
        while first < end:
            kind, after = self.kinds[self.events[first].kind], first + 1
            while kind.together and after < end and self._sort(after) == self._sort(first):
                after += 1
            for number in range(first, after):
                yield from self._above(number, context)
            if not is_left_out(kind):
                yield from self._lines_of(first, after, context)
            first = after

    def _sentence(self, first: int, end: int) -> str:
        """Return the sentence for an event, or for several that share one line; empty if there is none."""
        events, names = self.events[first:end], self.names_at(first)
        if self.kinds[events[0].kind].together:
            return self.words.together(events, names, self.viewer)
        return self.words.sentence(events[0], names, self.viewer)

    def _has_words(self, first: int, end: int) -> bool:
        """Return whether there is a sentence; it is made only where a game may have none."""
        wordless = self.words.log.wordless
        is_sure = wordless is not None and self.events[first].kind not in wordless
        return is_sure or bool(self._sentence(first, end))

    def _sort(self, number: int) -> tuple[int, int, bool, int]:
        """Return what events that follow each other have to have alike to share one line."""
        event = self.events[number]
        belongs = self.words.log.belongs(event, self._before(number))
        return event.kind, event.actor, belongs, self.groups.of(number)

    def _before(self, number: int) -> Event | None:
        return self.events[number - 1] if number else None

    def sharing_line(self, number: int) -> range:
        """Return the numbers of the events that share one line, by one of them."""
        first, after = number, number + 1
        if 0 <= number < len(self.events) and self.kinds[self.events[number].kind].together:
            while first > 0 and self._sort(first - 1) == self._sort(number):
                first -= 1
            while after < len(self.events) and self._sort(after) == self._sort(number):
                after += 1
        return range(first, after)

    def _above(self, number: int, context: Context) -> Iterator[LogLine]:
        """Return what stands above the line of an event: what came between, and the headline of a group."""
        group = self.groups.of(number)
        within = NO_GROUP if group == number else group
        for words in self.words_before(number):
            yield LogLine(partial(str, words), number, is_between=True, group=within)
        if group != number:
            return
        headline = self.headline_of(number)
        if not headline.heading:
            yield from self._waiting(context)
        context.waiting, context.is_open = NO_EVENT, False
        yield headline

    def _waiting(self, context: Context) -> Iterator[LogLine]:
        """Return the heading of a phase that has waited for a line below it."""
        if context.waiting != NO_EVENT:
            yield self._heading(context.waiting, PHASE, context)

    def _heading(self, number: int, heading: int, context: Context) -> LogLine:
        context.waiting, context.is_open = NO_EVENT, False
        return LogLine(partial(self._heading_words, number), number, heading)

    def _heading_words(self, number: int) -> str:
        return self._sentence(number, number + 1) or self.words.phase(self.events[number].amount)

    def _lines_of(self, first: int, end: int, context: Context) -> Iterator[LogLine]:
        """Return the line of an event, or of several that share one, and a heading that waits for it."""
        event = self.events[first]
        heading = self.kinds[event.kind].heading
        if heading and self.groups.of(first) == first:
            return  # its headline has told it
        if heading == PHASE and self._waits(event):
            context.waiting, context.is_open = first, False
        elif heading:
            yield self._heading(first, heading, context)
        elif self._has_words(first, end):
            is_inset, context.is_open = self.words.log.inset(event, self._before(first), context.is_open)
            yield from self._waiting(context)
            decision = self._signed(first, context)
            write, group = partial(self._remarked, first, end), self.groups.of(first)
            yield LogLine(write, first, 0, is_inset, decision, group=group)

    def _signed(self, number: int, context: Context) -> int:
        """Return the decision whose sign stands at the line of an event: its first line has it."""
        decision = self._decisions.get(number, NO_DECISION)
        if decision in context.signed or self._first_of.get(decision, number) < context.start:
            return NO_DECISION
        if decision != NO_DECISION:
            context.signed.add(decision)
        return decision

    def _remarked(self, first: int, end: int) -> str:
        """Return a sentence, with a remark if it shows what someone did in a move that was made by itself."""
        text = self._sentence(first, end)
        if first in self._stopped:
            return self.words.stopped(text)
        return self.words.automatic(text) if first in self._automatic else text
