"""Which kinds of events of The Beginning go into the recap, are losses, or concern the animals.

The recap shows a seat those of the events since its own last move that are what the others have done. A loss
is shown with its reason. `BeginningAnimals` follows the events by which species come, eat and go.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Self

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import index_of, is_species, seat_of
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.table.animals import CallKinds, SpeciesAnimals
from evolution_qt.ui.table.losses import LossKinds, LossWords, lost_species
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


_TOKENS = {e.ATE_PLANTS: "plant", e.ATE_MEAT: "meat", e.SCAVENGED: "meat"}
"""What lies on a pile after each kind of meal."""


class BeginningAnimals(SpeciesAnimals):
    """The animals of a match of The Beginning."""

    calls = CallKinds(e.SPECIES_LAID, e.ATTACKED, e.WENT_EXTINCT, frozenset(_TOKENS), place_of)

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
