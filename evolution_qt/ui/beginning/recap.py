"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import is_species, seat_of
from evolution_qt.ui.table.recap import RecapKinds, recalled_steps


def _thing(event: Event) -> int:
    """Return the trait of a card that all players see; what starves is a card, whichever it was."""
    return 0 if event.kind == e.CARD_STARVED else event.card


steps: Final = partial(
    recalled_steps,
    RecapKinds(
        frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled),
        losses=(e.WENT_EXTINCT, e.CARD_STARVED),
        attack=e.ATTACKED,
        measured=frozenset({e.ATE_PLANTS}),
        swelling=frozenset({e.ATE_PLANTS}),
        lost=frozenset({e.CARD_STARVED}),
        thing=_thing,
        seat_of=lambda ref: seat_of(ref) if is_species(ref) else -1,
    ),
)
"""What the others did, from the events, the number of the first one, and the viewer."""
