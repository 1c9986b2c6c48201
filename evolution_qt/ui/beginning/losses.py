"""Which events of The Beginning tell what a seat has lost, and why."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import index_of, is_species, seat_of
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.table.losses import LossKinds, LossWords, lost_species


def place_of(ref: int) -> tuple[int, int] | None:
    """Return seat and place of a species; None for anything else."""
    return (seat_of(ref), index_of(ref)) if is_species(ref) else None


losses: Final = partial(
    lost_species,
    LossKinds(
        lost=frozenset({e.CARD_EATEN, e.CARD_LOST, e.CARD_STARVED}),
        by_attack=frozenset({e.CARD_EATEN}),
        attacked=e.ATTACKED,
        extinct=e.WENT_EXTINCT,
        place_of=place_of,
        drew=e.DREW,
        passes=frozenset({e.SHUFFLED, e.LAST_ROUND_ANNOUNCED}),
    ),
)
"""What the species of a seat have lost, from the events, the number of the first one, and the seat."""
LOSS_WORDS: Final = LossWords(trait_name, place_of)
