"""Which kinds of events of Evolution go into the recap, are losses, or concern the animals.

The recap shows a seat those of the events since its own last move that are what the others have done. A loss
is shown with its reason. `EvolutionAnimals` follows the events by which species come, eat and go.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Self

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.ui.table.animals import CallKinds, SpeciesAnimals
from evolution_qt.ui.table.losses import LossKinds, LossWords, lost_species
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
    """Return the words for losses in an edition with these traits."""
    return LossWords(lambda trait: QCoreApplication.translate("Trait", table.traits[trait].name), place_of)


_TOKEN_OF_MEAL = {e.ATE_PLANTS: "plant", e.ATE_MEAT: "meat", e.MOVED_FAT: "fat"}
"""What lies on a board after each kind of meal. No event tells what stored fat once was."""


@dataclass(frozen=True)
class EvolutionAnimals(SpeciesAnimals):
    """The animals of a match of Evolution."""

    is_falling: bool = False
    """Whether a population has just been lost: food that goes to the bag next comes from there."""

    calls = CallKinds(
        e.SPECIES_FOUNDED, e.ATTACKED, e.WENT_EXTINCT, frozenset({e.ATE_PLANTS, e.ATE_MEAT}), place_of
    )

    def after(self, event: Event) -> Self:
        """Return the animals after an event."""
        kind = event.kind
        if self.is_falling:
            fallen = replace(self, is_falling=False)
            place = seat_of(event.subject), index_of(event.subject)
            return fallen.gave(*place, event.amount) if kind == e.BAGGED else fallen.after(event)
        if kind == e.FIRST_PLAYER_MOVED:  # all food is in the bags
            return self.cleared()
        if not is_species(event.target):
            return self
        place = seat_of(event.target), index_of(event.target)
        if kind in _TOKEN_OF_MEAL:
            return self.ate(*place, event.amount, _TOKEN_OF_MEAL[kind])
        if kind == e.POPULATION_LOST:
            return replace(self, is_falling=True)
        if kind == e.SPECIES_FOUNDED:
            return self.founded(*place)
        return self.gone(*place) if kind == e.WENT_EXTINCT else self
