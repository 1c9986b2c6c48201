"""How the lines of the log hang together in Evolution: what an attack brings stands below it."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
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
