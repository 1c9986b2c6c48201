"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import is_species, seat_of
from evolution_qt.ui.table.recap import RecapKinds, recalled_steps

steps: Final = partial(
    recalled_steps,
    RecapKinds(
        frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled),
        losses=(e.WENT_EXTINCT, e.CARD_STARVED),
        attack=e.ATTACKED,
        counted=e.CARD_STARVED,
        seat_of=lambda ref: seat_of(ref) if is_species(ref) else -1,
    ),
)
"""What the others did, from the events, the number of the first one, and the viewer."""
