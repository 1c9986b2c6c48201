"""The events of Evolution by which species come, eat and go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of
from evolution_qt.ui.table.cast import Cast

_TOKENS = {e.ATE_PLANTS: "plant", e.ATE_MEAT: "meat", e.MOVED_FAT: "fat"}
"""What lies on a board after each kind of meal. No event tells what stored fat once was."""


@dataclass(frozen=True)
class EvolutionCast(Cast):
    """The animals of a match of Evolution."""

    is_falling: bool = False
    """Whether a population has just been lost: food that goes to the bag next comes from there."""

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
        if kind in _TOKENS:
            return self.ate(*place, event.amount, _TOKENS[kind])
        if kind == e.POPULATION_LOST:
            return replace(self, is_falling=True)
        if kind == e.SPECIES_FOUNDED:
            return self.founded(*place)
        return self.gone(*place) if kind == e.WENT_EXTINCT else self
