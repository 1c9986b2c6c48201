"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import is_species, seat_of
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.recap import RecapStep

_LOSSES: Final = (e.WENT_EXTINCT, e.STARVED)
SHOWN: Final = frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled)
"""The kinds of events that are shown; the others follow from these or can be seen on the tiles."""


def steps(
    events: Sequence[Event],
    first: int,
    viewer: int,
    pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
) -> list[RecapStep]:
    """Return what the seats other than *viewer* did in the events from number *first* on, and who lost what.

    What a trait does by itself belongs to what set it off. *pieces_at* gives what the species were called
    before the event of a number.
    """
    found: list[RecapStep] = []
    for number, event in enumerate(events[first:], first):
        if event.kind not in SHOWN or (event.actor == viewer and event.kind not in _LOSSES):
            continue
        if event.cause >= 0 and event.kind not in _LOSSES:
            continue
        hit = event.kind == e.ATTACKED and is_species(event.target)
        step = RecapStep(
            event.kind,
            event.actor,
            seat_of(event.target) if hit else -1,
            (number,),
            (event,),
            (pieces_at(number),),
            is_loss=event.kind == e.STARVED,
        )
        last = found[-1] if found else None
        if last is not None and (last.kind, last.actor, last.victim) == (step.kind, step.actor, step.victim):
            numbers, together = (*last.numbers, number), (*last.events, event)
            found[-1] = replace(step, numbers=numbers, events=together, pieces=(*last.pieces, *step.pieces))
        else:
            found.append(step)
    return found
