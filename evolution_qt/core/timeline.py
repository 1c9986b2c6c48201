"""The timeline of a game: its rounds and plies, the points after each, what stands out, turning points.

A *ply* is a number of moves made: 0 is how the game began, 1 after the first move. Where a round begins and
what stands out is known at once; the points at each ply are worked out one move at a time, by `advance`.

A turning point is a round in which the difference between a seat and the best of the others, as they stand
after the round, changed most.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event, Kind
from evolution_qt.core.game import AnyGame
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.score import Score, known

if TYPE_CHECKING:
    from evolution_qt.core.match import Milestone


Parts: TypeAlias = tuple[int, ...]
"""The points of a seat, part by part."""

MOST_TURNING_POINTS: Final = 3
MOST_CAUSES: Final = 3


@dataclass(frozen=True)
class RoundEnd:
    """The points of each seat after a round, 0 for the beginning, and what happened in it.

    ``first`` is the number of its first event among those of the match.
    """

    round: int
    parts: tuple[Parts, ...]
    events: tuple[Event, ...]
    first: int = 0

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of each seat."""
        return tuple(sum(one) for one in self.parts)


@dataclass(frozen=True)
class TurningPoint:
    """A round that turned the game for a seat: by how many points it came nearer to its best rival, or fell
    back (below zero); what it and that rival won and lost; what happened in the round; and the events that
    say most about it.
    """

    round: int
    seat: int
    rival: int
    change: int
    own: Parts
    other: Parts
    events: tuple[Event, ...]
    causes: tuple[Event, ...]
    numbers: tuple[int, ...]
    """The numbers of these events among those of the match."""

    @property
    def winner(self) -> int:
        """Return which of the two won on the other."""
        return self.seat if self.change > 0 else self.rival


def round_ends(
    game: AnyGame, milestones: Sequence[Milestone[Any]], history: Sequence[Event]
) -> list[RoundEnd]:
    """Return the points after each round, the beginning first."""
    found = []
    before = 0
    for mark in milestones:
        parts = tuple(game.score_parts(mark.state))
        found.append(RoundEnd(mark.round, parts, tuple(history[before : mark.events]), before))
        before = mark.events
    return found


def turning_points(ends: Sequence[RoundEnd], kinds: Sequence[Kind]) -> list[TurningPoint]:
    """Return the rounds with the largest changes, at most three, in the order in which they were played.

    Of a round only its largest change counts; of equal changes the one of the earlier round and lower seat.
    """
    best: list[TurningPoint] = []
    for at in range(1, len(ends)):
        seats = range(len(ends[at].parts))
        points = [_turning_point(ends[at - 1], ends[at], seat, kinds) for seat in seats]
        largest = max(points, key=lambda one: (abs(one.change), -one.seat))
        if largest.change:
            best.append(largest)
    best.sort(key=lambda one: (-abs(one.change), one.round))
    return sorted(best[:MOST_TURNING_POINTS], key=lambda one: one.round)


def _turning_point(before: RoundEnd, after: RoundEnd, seat: int, kinds: Sequence[Kind]) -> TurningPoint:
    """Return how a seat's difference to the best of the others, as it stands after the round, has changed."""
    rival = max(
        (one for one in range(len(after.parts)) if one != seat), key=lambda one: (after.points[one], -one)
    )
    own, other = _difference(before, after, seat), _difference(before, after, rival)
    change = sum(own) - sum(other)
    winner, loser = (seat, rival) if change > 0 else (rival, seat)
    chosen = _causes(after.events, winner, loser, kinds)
    causes, numbers = tuple(after.events[at] for at in chosen), tuple(after.first + at for at in chosen)
    return TurningPoint(after.round, seat, rival, change, own, other, after.events, causes, numbers)


def _difference(before: RoundEnd, after: RoundEnd, seat: int) -> Parts:
    return tuple(two - one for one, two in zip(before.parts[seat], after.parts[seat], strict=True))


def _causes(events: Sequence[Event], winner: int, loser: int, kinds: Sequence[Kind]) -> list[int]:
    """Return which events explain best why one seat won on another, in their order."""
    weighed: list[tuple[int, int]] = []
    told: set[tuple[int, int, int]] = set()
    for number, event in enumerate(events):
        kind = kinds[event.kind]
        if kind.is_often:  # each place is named once
            if (event.kind, event.actor, event.target) in told:
                continue
            told.add((event.kind, event.actor, event.target))
        if event.actor == loser and kind.loss:
            weighed.append((kind.loss, number))
        elif event.actor == winner and kind.gain and event.cause < 0:
            weighed.append((kind.gain, number))
    weighed.sort(key=lambda one: (-one[0], one[1]))
    return sorted(number for _, number in weighed[:MOST_CAUSES])


@dataclass(frozen=True)
class TimelineMark:
    """Something that stands out: the ply after it, `DEED` or `LOSS`, and whose it is."""

    ply: int
    sort: int
    seat: int


@dataclass(frozen=True)
class Section:
    """A round, and the ply at which it begins."""

    round: int
    first: int


class GameTimeline:
    """The course of one match. The match may go on; `follow` takes notice."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game = match.game
        self.sections: list[Section] = []
        """The rounds in order; there is always one."""
        self.marks: list[TimelineMark] = []
        """What stands out, in order."""
        self.points: list[tuple[Parts, ...]] = []
        """The points of each seat, for the plies from 0 on as far as they are worked out."""
        self._open_points: list[tuple[int, ...]] = []
        self._state = match.state_at(0)
        self._plies = list(match.plies)
        self._look()

    @property
    def last(self) -> int:
        """Return the last ply."""
        return len(self._plies)

    @property
    def is_complete(self) -> bool:
        """Return whether the points of all plies are worked out."""
        return len(self.points) > self.last

    def advance(self) -> None:
        """Work out the points of one more ply."""
        done = len(self.points)
        if done > self.last:
            return
        if done:
            move = self._plies[done - 1]
            self.game.play(self._state, move.seat, self.game.read(move.text))
        self.points.append(tuple(self.game.score_parts(self._state)))
        self._open_points.append(tuple(self.game.open_points(self._state)))

    def follow(self) -> bool:
        """Take notice of moves that were made or taken back since; return whether there were any."""
        plies = self.match.plies
        same = next(
            (at for at, (old, new) in enumerate(zip(self._plies, plies, strict=False)) if old is not new),
            min(len(self._plies), len(plies)),
        )
        if same == len(self._plies) == len(plies):
            return False
        if len(self.points) > same + 1:
            del self.points[same + 1 :], self._open_points[same + 1 :]
            self._state = self.match.state_at(same)
        self._plies = list(plies)
        self._look()
        return True

    def section_at(self, ply: int) -> int:
        """Return the number of the section in which a ply lies."""
        return max(bisect_right(self.sections, ply, key=lambda one: one.first) - 1, 0)

    def place(self, ply: int) -> tuple[int, int, int]:
        """Return the round of a ply, how many of its moves have been made, and how many it has."""
        at = self.section_at(ply)
        first = self.sections[at].first
        after = self.sections[at + 1].first if at + 1 < len(self.sections) else self.last
        return self.sections[at].round, ply - first, after - first

    def beginning_of(self, number: int) -> int:
        """Return the ply at which a round begins; the nearest one if there is no such round."""
        return next((one.first for one in self.sections if one.round >= number), self.last)

    def next_section(self, ply: int) -> int:
        """Return the ply at which the next round begins, the last one if there is none."""
        return next((one.first for one in self.sections if one.first > ply), self.last)

    def section_before(self, ply: int) -> int:
        """Return the ply at which this round began, or the one before if that is now."""
        return next((one.first for one in reversed(self.sections) if one.first < ply), 0)

    def ply_of(self, event: int) -> int:
        """Return the ply after the move that has led to an event of the match, by its number."""
        return bisect_right(self._plies, event, key=lambda move: move.events)

    def events_at(self, ply: int) -> range:
        """Return the numbers of the events of the move that led to a ply; at 0 of those before any move."""
        plies = self.match.plies
        first = plies[ply - 1].events if ply else 0
        return range(first, plies[ply].events if ply < len(plies) else len(self.match.history))

    def known_scores(self, ply: int, viewer: int, *, openly: bool) -> list[Score]:
        """Return the score of each seat at a ply as a viewer may know it; *openly*: all of it.

        The points at that ply must be worked out.
        """
        is_open = openly or (ply == self.last and self.match.is_over)
        secret = () if is_open else self.game.own_columns
        return known(self.points[ply], self._open_points[ply], viewer, secret)

    def _look(self) -> None:
        """Find the rounds and what stands out."""
        match = self.match
        self.sections = [
            Section(mark.state.round, mark.plies)
            for mark in match.milestones
            if not mark.plies or mark.state.to_move != NOBODY
        ]
        kinds = self.game.kinds
        self.marks = [
            TimelineMark(self.ply_of(number), kinds[event.kind].mark, event.actor)
            for number, event in enumerate(match.history)
            if kinds[event.kind].mark
        ]
