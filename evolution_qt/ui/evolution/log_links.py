"""Where the species that events tell of lie by now.

Rows change: a species founded at the left moves all others, an extinct one closes its gap. Whoever wants to
show on the table what a line of the log tells has to follow them.
"""

from __future__ import annotations

from collections.abc import Sequence

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of, species_ref

GONE = 0
"""In place of a species that lies nowhere any more."""


def places_now(events: Sequence[Event], counts: Sequence[int]) -> list[tuple[int, int]]:
    """Return for each event where its subject and its target lie after all of them, GONE if nowhere.

    *counts* says how many species each seat has after the last event. Other places than species stay as they
    are.
    """
    rows = [[species_ref(seat, index) for index in range(count)] for seat, count in enumerate(counts)]
    found: list[tuple[int, int]] = []
    for event in reversed(events):
        row = rows[event.actor] if 0 <= event.actor < len(rows) else []
        at = index_of(event.target)
        if event.kind == e.WENT_EXTINCT and at <= len(row):
            row.insert(at, GONE)
        found.append((_now(rows, event.subject), _now(rows, event.target)))
        if event.kind == e.SPECIES_FOUNDED and at < len(row):
            del row[at]
    found.reverse()
    return found


def _now(rows: Sequence[Sequence[int]], ref: int) -> int:
    if not is_species(ref):
        return ref
    seat, index = seat_of(ref), index_of(ref)
    return rows[seat][index] if seat < len(rows) and index < len(rows[seat]) else GONE
