"""What a round of Evolution has brought and cost, and where its end begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evolution_qt.core.event import Event
from evolution_qt.core.review import RoundEnd
from evolution_qt.games.evolution import events as e


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
class Toll:
    """What a round brought one seat and cost it: chips for the bag, populations lost, extinct species.

    All players may know it: what comes into a bag is seen, only its content is not (R63).
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
