"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.ui.table.recap import RecapKinds, recalled_steps


def _thing(event: Event) -> int:
    """Return what an event was done with: a terrain, an element, a card, or the animal whose it is."""
    return event.amount if event.kind == e.TILE_PLACED else event.card or event.subject


steps: Final = partial(
    recalled_steps,
    RecapKinds(
        frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled),
        losses=(),
        attack=-1,
        seat_of=lambda _ref: -1,
        measured=frozenset({e.CUBES_ADDED, e.CUBES_MOVED, e.CUBES_ELIMINATED}),
        gained=frozenset({e.CUBES_ADDED, e.PAWN_GAINED}),
        lost=frozenset({e.CUBES_ELIMINATED, e.ELEMENT_LOST, e.PAWN_LOST}),
        thing=_thing,
    ),
)
