"""The events of The Beginning by which species come and go."""

from __future__ import annotations

from typing import Self

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import index_of, is_species, seat_of
from evolution_qt.ui.table.cast import Cast


class BeginningCast(Cast):
    """The animals of a match of The Beginning."""

    def after(self, event: Event) -> Self:
        """Return the animals after an event. A species that came with the first deal is there before it."""
        if not is_species(event.target):
            return self
        place = seat, index = seat_of(event.target), index_of(event.target)
        if event.kind in (e.SPECIES_DEALT, e.SPECIES_LAID):
            is_there = seat < len(self.rows) and index < len(self.rows[seat])
            return self if is_there else self.founded(*place)
        return self.gone(*place) if event.kind == e.WENT_EXTINCT else self
