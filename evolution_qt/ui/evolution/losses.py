"""Which events of Evolution tell what a seat has lost, and why."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.ui.table.losses import LossKinds, LossWords, lost_species


def place_of(ref: int) -> tuple[int, int] | None:
    """Return seat and place of a species; None for anything else."""
    return (seat_of(ref), index_of(ref)) if is_species(ref) else None


losses: Final = partial(
    lost_species,
    LossKinds(
        lost=frozenset({e.POPULATION_LOST, e.STARVED}),
        by_attack=frozenset({e.POPULATION_LOST}),
        attacked=e.ATTACKED,
        extinct=e.WENT_EXTINCT,
        place_of=place_of,
    ),
)
"""What the species of a seat have lost, from the events, the number of the first one, and the seat."""


def loss_words(table: TraitTable) -> LossWords:
    """Return what is said of losses in an edition with these traits."""
    return LossWords(lambda trait: QCoreApplication.translate("Trait", table.traits[trait].name), place_of)
