"""Looking back at a game: the points after each round, and the rounds that turned it.

A turning point is a round in which the difference between a seat and the best of the others, as they stand
after the round, changed most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e

if TYPE_CHECKING:
    from evolution_qt.core.match import Milestone
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.state import EvolutionState

Parts: TypeAlias = tuple[int, int, int]
"""Points from food, populations and traits."""

MOST_TURNING_POINTS: Final = 3
MOST_CAUSES: Final = 3

_HARM: Final = {e.WENT_EXTINCT: 7, e.POPULATION_LOST: 6, e.STARVED: 5}
"""How much each kind of loss says about a round; more comes first."""
_GAIN: Final = {
    e.ATTACKED: 5,
    e.SPECIES_FOUNDED: 4,
    e.TRAIT_LAID: 3,
    e.POPULATION_GREW: 2,
    e.BODY_GREW: 1,
    e.ATE_PLANTS: 0,
}
"""The same for what whoever won did. In a quiet round that is what led to its food."""


def is_surplus(event: Event, before: Event | None) -> bool:
    """Say whether an event tells of food that goes into a bag because a population has fallen (000:116).

    *before* is what happened right before it, None if that is not known.
    """
    if event.kind != e.BAGGED or before is None or before.kind not in (e.POPULATION_LOST, e.WENT_EXTINCT):
        return False
    return event.subject == before.target


def round_end_in(events: Sequence[Event]) -> int:
    """Return the place among the events of one move at which the end of the round begins that it brought.

    Starving, free species and the bags (000:130-135), up to the next round; the number of the events if the
    round goes on.
    """
    kinds = [event.kind for event in events]
    if e.FIRST_PLAYER_MOVED not in kinds:
        return len(events)
    end = kinds.index(e.FIRST_PLAYER_MOVED)
    for at, event in enumerate(events[:end]):
        before = events[at - 1] if at else None
        if event.kind == e.STARVED or (event.kind == e.BAGGED and not is_surplus(event, before)):
            end = at
            break
    while end and kinds[end - 1] == e.SPECIES_FOUNDED:
        end -= 1
    return end


@dataclass(frozen=True)
class RoundEnd:
    """The points of each seat after a round, 0 for the beginning, and what happened in it."""

    round: int
    parts: tuple[Parts, ...]
    events: tuple[Event, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of each seat."""
        return tuple(sum(one) for one in self.parts)


@dataclass(frozen=True)
class TurningPoint:
    """A round that turned the game for a seat: by how many points it came nearer to its best rival, or fell
    back (below zero); what it and that rival won and lost; the chips that the winner of the two collected;
    and the events that say most about it.
    """

    round: int
    seat: int
    rival: int
    change: int
    own: Parts
    other: Parts
    chips: int
    causes: tuple[Event, ...]


def round_ends(
    game: Evolution, milestones: Sequence[Milestone[EvolutionState]], history: Sequence[Event]
) -> list[RoundEnd]:
    """Return the points after each round, the beginning first."""
    found = []
    before = 0
    for mark in milestones:
        parts = tuple(game.score_parts(mark.state))
        found.append(RoundEnd(mark.round, parts, tuple(history[before : mark.events])))
        before = mark.events
    return found


@dataclass(frozen=True)
class Toll:
    """What a round brought one seat and cost it: chips for the bag, populations lost, extinct species.

    Everybody may know it: what comes into a bag is seen, only its content is not (R63).
    """

    chips: int
    lost: int
    extinct: int


def toll(before: RoundEnd, after: RoundEnd) -> tuple[Toll, ...]:
    """Return for each seat what happened between two ends of rounds that follow each other."""
    found = []
    for seat, (old, new) in enumerate(zip(before.parts, after.parts, strict=True)):
        own = [event for event in after.events if event.actor == seat]
        grown = sum(event.kind in (e.POPULATION_GREW, e.SPECIES_FOUNDED) for event in own)
        chips = sum(event.amount for event in own if event.kind == e.BAGGED)
        extinct = sum(event.kind == e.WENT_EXTINCT for event in own)
        found.append(Toll(chips, old[1] + grown - new[1], extinct))
    return tuple(found)


def turning_points(ends: Sequence[RoundEnd]) -> list[TurningPoint]:
    """Return the rounds with the largest changes, at most three, in the order in which they were played.

    Of a round only its largest change counts; of equal changes the one of the earlier round and lower seat.
    """
    best: list[TurningPoint] = []
    for at in range(1, len(ends)):
        points = [_turning_point(ends[at - 1], ends[at], seat) for seat in range(len(ends[at].parts))]
        largest = max(points, key=lambda one: (abs(one.change), -one.seat))
        if largest.change:
            best.append(largest)
    best.sort(key=lambda one: (-abs(one.change), one.round))
    return sorted(best[:MOST_TURNING_POINTS], key=lambda one: one.round)


def _turning_point(before: RoundEnd, after: RoundEnd, seat: int) -> TurningPoint:
    """Return how a seat's difference to the best of the others, as it stands after the round, has changed."""
    rival = max(
        (one for one in range(len(after.parts)) if one != seat), key=lambda one: (after.points[one], -one)
    )
    own, other = _difference(before, after, seat), _difference(before, after, rival)
    change = sum(own) - sum(other)
    winner, loser = (seat, rival) if change > 0 else (rival, seat)
    chips = sum(event.amount for event in after.events if event.kind == e.BAGGED and event.actor == winner)
    return TurningPoint(
        after.round, seat, rival, change, own, other, chips, _causes(after.events, winner, loser)
    )


def _difference(before: RoundEnd, after: RoundEnd, seat: int) -> Parts:
    one, two = before.parts[seat], after.parts[seat]
    return two[0] - one[0], two[1] - one[1], two[2] - one[2]


def _causes(events: Sequence[Event], winner: int, loser: int) -> tuple[Event, ...]:
    """Return the events that say most about why one seat won on another, in their order."""
    weighed: list[tuple[int, int]] = []
    told: set[tuple[int, int]] = set()
    for number, event in enumerate(events):
        if event.kind == e.ATE_PLANTS:  # species eat in turns: each is named once
            if (event.actor, event.target) in told:
                continue
            told.add((event.actor, event.target))
        if event.actor == loser and event.kind in _HARM:
            weighed.append((_HARM[event.kind], number))
        elif event.actor == winner and event.kind in _GAIN and event.cause < 0:
            weighed.append((_GAIN[event.kind], number))
    weighed.sort(key=lambda one: (-one[0], one[1]))
    chosen = sorted(number for _, number in weighed[:MOST_CAUSES])
    return tuple(events[number] for number in chosen)
