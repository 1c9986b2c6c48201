"""How the lines of the log hang together in Evolution, and where the species that they tell of lie by now.

What an attack brings stands below it. Rows change: a species founded at the left moves all others, an extinct
one closes its gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of, species_ref
from evolution_qt.games.evolution.review import is_surplus, round_end_in
from evolution_qt.games.evolution.state import EFFECTS
from evolution_qt.ui.table.words import LogForm

_OF_AN_ATTACK: Final = frozenset(
    {e.POPULATION_LOST, e.WENT_EXTINCT, e.ATE_MEAT, e.BAGGED, e.DREW, e.STORED_FAT}
)


def _inset(event: Event, before: Event | None, is_attack: bool) -> tuple[bool, bool]:
    """Say whether an event follows from a trait or from an attack, and whether the attack goes on."""
    if event.kind == e.ATTACKED:
        return False, True
    if event.kind == e.BAGGED and not is_surplus(event, before):
        is_attack = False  # all feeding is over
    if event.kind not in _OF_AN_ATTACK:
        return event.cause >= 0, is_attack and event.cause >= 0
    return is_attack or event.cause >= 0, is_attack


FORM: Final = LogForm(
    waits=lambda phase: phase == EFFECTS, belongs=is_surplus, inset=_inset, round_end=round_end_in
)
"""A phase of effects that has brought nothing has no heading."""

GONE = 0
"""In place of a species that no longer lies anywhere."""


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
