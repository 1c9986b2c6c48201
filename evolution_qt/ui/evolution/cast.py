"""The events of Evolution by which species come and go."""

from __future__ import annotations

from typing import Self

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of
from evolution_qt.ui.table.cast import Cast


class EvolutionCast(Cast):
    """The animals of a match of Evolution."""

    def after(self, event: Event) -> Self:
        """Return the animals after an event."""
        if not is_species(event.target):
            return self
        place = seat_of(event.target), index_of(event.target)
        if event.kind == e.SPECIES_FOUNDED:
            return self.founded(*place)
        return self.gone(*place) if event.kind == e.WENT_EXTINCT else self
