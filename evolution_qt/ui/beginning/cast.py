"""The events of The Beginning by which species come, eat and go."""

from __future__ import annotations

from typing import Self

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import index_of, is_species, seat_of
from evolution_qt.ui.table.cast import Cast

_TOKENS = {e.ATE_PLANTS: "plant", e.ATE_MEAT: "meat", e.SCAVENGED: "meat"}
"""What lies on a pile after each kind of meal."""


class BeginningCast(Cast):
    """The animals of a match of The Beginning."""

    def after(self, event: Event) -> Self:
        """Return the animals after an event. A species that came with the first deal is there before it."""
        if event.kind == e.BAGGED and is_species(event.subject):
            return self.gave(seat_of(event.subject), index_of(event.subject), event.amount)
        if not is_species(event.target):
            return self
        place = seat, index = seat_of(event.target), index_of(event.target)
        if event.kind in _TOKENS:
            return self.ate(*place, event.amount, _TOKENS[event.kind])
        if event.kind in (e.SPECIES_DEALT, e.SPECIES_LAID):
            is_there = seat < len(self.rows) and index < len(self.rows[seat])
            return self if is_there else self.founded(*place)
        return self.gone(*place) if event.kind == e.WENT_EXTINCT else self
