"""Follows the events of a game and counts losses, attacks, and what each seat's traits did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.core.score import ROUNDS, Measure, Measured, Tally
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import HORNS, TRAITS, index_of, seat_of
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningState

MEASURED: Final = Measured(
    parts=("food", "population", "traits", "hand"),
    seat=("attacks", "eaten", "starved"),
    topic=("laid", ROUNDS, "food", "worked", "extinct"),
)
"""What is counted.

``attacks`` the seat made; ``eaten`` and ``starved`` are population cards that it lost so. A topic is a trait
at one seat's species: ``laid`` cards of it; ``rounds`` counts its bearers over the turns of the seat, when
their feeding begins; ``food`` chips were taken by bearers; ``worked`` is what it did itself: chips that Long
Neck and Scavenger brought, cards that Fertile brought or Horns took; ``extinct`` bearers went extinct.
"""

_MEALS: Final = (e.ATE_PLANTS, e.ATE_MEAT, e.SCAVENGED)
_BEGINNINGS: Final = (e.SPECIES_DEALT, e.SPECIES_LAID)


class BeginningTally(Tally[BeginningState, BeginningMove]):
    """The counts of one game so far."""

    def __init__(self, state: BeginningState) -> None:
        """Begin with a state in which nothing has been counted yet."""
        self._rows = [[list(species.traits) for species in player.species] for player in state.players]
        self._horned = 0
        self._counts: list[dict[tuple[int, str], int]] = [{} for _ in state.players]

    def follow(
        self, events: Sequence[Event], seat: int, move: BeginningMove, before: BeginningState | None
    ) -> None:
        """Count what a move of *seat* brought."""
        for event in events:
            self._happened(event)

    def _happened(self, event: Event) -> None:
        kind, seat = event.kind, event.actor
        row = self._rows[seat_of(event.target)]
        place = index_of(event.target)
        if kind in _BEGINNINGS:
            row.append([])
        elif kind == e.TRAIT_DISCARDED:
            row[place].remove(event.card)
        elif kind == e.TRAIT_LAID:
            row[place].append(event.card)
            self._count(seat, "laid", 1, [event.card])
        elif kind == e.CARDS_ENDED:
            for traits in self._rows[seat]:
                self._count(seat, ROUNDS, 1, traits)
        elif kind in _MEALS:
            self._count(seat, "food", event.amount, row[place])
            if event.cause >= 0:
                self._count(seat, "worked", event.amount, [event.cause])
        elif kind == e.POPULATION_DEALT:
            self._count(seat, "worked", 1, [event.cause])
        elif kind == e.ATTACKED:
            self._count(seat, "attacks")
            self._horned = seat_of(event.target)
        elif kind == e.CARD_LOST:
            self._count(self._horned, "worked", 1, [HORNS])
        elif kind == e.CARD_EATEN:
            self._count(seat, "eaten")
        elif kind == e.CARD_STARVED:
            self._count(seat, "starved")
        elif kind == e.WENT_EXTINCT:
            self._count(seat, "extinct", 1, row.pop(place))

    def _count(self, seat: int, key: str, amount: int = 1, traits: Sequence[int] = (0,)) -> None:
        """Add to a count of some traits, by default to one of the seat itself."""
        counts = self._counts[seat]
        for trait in traits:
            counts[trait, key] = counts.get((trait, key), 0) + amount

    def measures(self, seat: int) -> list[Measure]:
        """Return what was counted for a seat."""
        counts = self._counts[seat]
        return [
            *(Measure("", key, counts.get((0, key), 0)) for key in MEASURED.seat),
            *(
                Measure(TRAITS[card].key, key, counts[card, key])
                for card in range(1, len(TRAITS))
                for key in MEASURED.topic
                if (card, key) in counts
            ),
        ]
