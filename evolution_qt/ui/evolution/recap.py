"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import is_species, seat_of
from evolution_qt.ui.table.recap import RecapKinds, recalled_steps

SHOWN: Final = frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled)
"""The kinds of events that are shown; the others follow from these or can be seen on the tiles."""
_TOKENS: Final = frozenset({e.ATE_PLANTS, e.STORED_FAT})
steps: Final = partial(
    recalled_steps,
    RecapKinds(
        SHOWN,
        losses=(e.WENT_EXTINCT, e.STARVED),
        attack=e.ATTACKED,
        measured=_TOKENS,
        swelling=_TOKENS,
        seat_of=lambda ref: seat_of(ref) if is_species(ref) else -1,
    ),
)
"""What the others did, from the events, the number of the first one, and the viewer."""
