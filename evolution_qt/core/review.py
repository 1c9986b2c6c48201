"""Looking back at a game: the points after each round, and the rounds that turned it.

A turning point is a round in which the difference between a seat and the best of the others, as they stand
after the round, changed most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from evolution_qt.core.event import Event, Kind
from evolution_qt.core.game import AnyGame

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
    """Return which events say most about why one seat won on another, in their order."""
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
