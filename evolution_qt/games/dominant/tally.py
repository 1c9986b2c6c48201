"""Follows the events of a game and counts what each seat's animals did and lost, and what cards they took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.core.score import ROUNDS, Measure, Measured, Tally
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, CARD_BITS, CARDS, SMALL_BITS
from evolution_qt.games.dominant.moves import DominantMove
from evolution_qt.games.dominant.state import DominantState

MEASURED: Final = Measured(
    parts=("gained", "tiles"),
    seat=("born", "extinct", "killed", "explored", "frozen", "cards"),
    topic=("taken", ROUNDS, "brought"),
)
"""What is counted.

``born`` are cubes that came onto the earth, ``extinct`` those that died of hunger, ``killed`` those of others
that the seat has eliminated, ``explored`` and ``frozen`` tiles. A topic is a card or an animal of the seat:
``taken`` counts the card, ``rounds`` those in which it was taken or the animal scored, ``brought`` the points
of the animal.
"""


class DominantTally(Tally[DominantState, DominantMove]):
    """The counts of one game so far."""

    def __init__(self, state: DominantState) -> None:
        """Begin with a state in which nothing has been counted yet."""
        self._seat_of = state.seat_of
        self._counts: list[dict[tuple[str, str], int]] = [{} for _ in state.names]
        self._scored: set[str] = set()

    def follow(
        self, events: Sequence[Event], seat: int, move: DominantMove, before: DominantState | None
    ) -> None:
        """Count what a move of *seat* brought."""
        for event in events:
            self._happened(event)

    def _happened(self, event: Event) -> None:
        kind, seat = event.kind, event.actor
        if kind == e.ROUND_BEGAN:
            self._scored.clear()
        elif kind == e.CUBES_ADDED:
            self._count(seat, "", "born", event.amount)
        elif kind == e.CUBES_ELIMINATED:
            owner = self._seat_of[event.card & SMALL_BITS]
            if event.cause == e.EXTINCTION:
                self._count(owner, "", "extinct", event.amount)
            elif seat != owner:
                self._count(seat, "", "killed", event.amount)
        elif kind == e.TILE_PLACED:
            self._count(seat, "", "explored")
        elif kind == e.TILE_FROZEN:
            self._count(seat, "", "frozen")
        elif kind == e.CARD_TAKEN:
            self._count(seat, "", "cards")
            for counted in ("taken", ROUNDS):
                self._count(seat, CARDS[event.card & CARD_BITS].key, counted)
        elif kind == e.POINTS:
            animal = ANIMAL_KEYS[event.subject & SMALL_BITS]
            self._count(seat, animal, "brought", event.amount)
            if animal not in self._scored:
                self._scored.add(animal)
                self._count(seat, animal, ROUNDS)

    def _count(self, seat: int, topic: str, key: str, amount: int = 1) -> None:
        counts = self._counts[seat]
        counts[topic, key] = counts.get((topic, key), 0) + amount

    def measures(self, seat: int) -> list[Measure]:
        """Return what was counted for a seat."""
        counts = self._counts[seat]
        topics = sorted({topic for topic, _ in counts if topic})
        return [
            *(Measure("", key, counts.get(("", key), 0)) for key in MEASURED.seat),
            *(
                Measure(topic, key, counts[topic, key])
                for topic in topics
                for key in MEASURED.topic
                if (topic, key) in counts
            ),
        ]
