"""What a card that lies open would bring: it is taken on a copy, and what can be answered is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

from evolution_qt.games.dominant import decisions
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    AQUATIC,
    CARD_REF,
    DOMINATION_AT,
    HABITAT,
    NO_ANIMAL,
    SPACE_REF,
    SPACES,
)
from evolution_qt.games.dominant.forecast import Fact, forecasts, happened
from evolution_qt.games.dominant.listing import offered
from evolution_qt.games.dominant.look_ahead import PLACES, Branch, largest, ways
from evolution_qt.games.dominant.questions import question
from evolution_qt.games.dominant.state import DominantState

_ALIKE: Final = (AQUATIC, HABITAT)
"""The cards of which every first answer brings as many cubes."""


class Taking:
    """A card taken by an animal, at the earliest in Domination, if no player acts before.

    Its own leftmost pawn there scores for it, and is available again then.
    """

    def __init__(self, state: DominantState, card: int, animal: int) -> None:
        """Take it on a copy; nothing that is hidden is looked at."""
        self.animal = animal
        self.before = forecasts(state).at_domination.clone()
        own = [at for at in range(DOMINATION_AT, SPACES) if self.before.spaces[at] == animal]
        if own and not self.before.pending and PLACES[own[0]] >= self.before.next:
            self.before.take_back(own[0])
            self.before.next = PLACES[own[0]] + 1
        tile = next((cell for cell, terrain in enumerate(self.before.ground) if terrain), 0)
        self._card = card
        self._way = Branch(self.before)
        self._way.state.cards |= 1 << card
        self._way.state.pending = [question(q.CARD, animal, tile)]
        # what Symbiotic draws here is not looked at, only how much
        decisions.answer(self._way.state, self._way.state.pending[-1], s.step(s.CARD, CARD_REF + card))

    @property
    def after(self) -> DominantState:
        """The position after what the card does at once; where there is a choice, its question is pending."""
        return self._way.state

    @property
    def is_asked(self) -> bool:
        """Return whether someone has to choose."""
        return bool(self.after.pending)

    @property
    def asked(self) -> list[int]:
        """The animals that have to choose, in order."""
        return [one >> q.BY_SHIFT & q.BY_BITS for one in reversed(self.after.pending)]

    @cached_property
    def _ends(self) -> list[Branch]:
        if not self.is_asked:
            return [self._way]
        steps = offered(self.after, self.after.pending[-1])
        found = []
        for step in steps[:1] if self._card in _ALIKE else steps:
            way = self._way.branch()
            way.answer(step)
            while way.state.pending:
                way.answer(largest(way.state))
            found.append(way)
        return found

    def most(self, measure: Callable[[DominantState], int]) -> int:
        """Return the most that a measure of the position can grow by."""
        before = measure(self.before)
        return max([measure(way.state) - before for way in self._ends])

    def most_of(self, *wanted: Fact) -> int:
        """Return how often something can happen at most."""
        return max([sum(self._count(way, wanted)) for way in self._ends])

    @property
    def most_moved(self) -> int:
        """Return how many cubes can be moved at most."""
        told = [[event[4] for event in way.events if event[0] == e.CUBES_MOVED] for way in self._ends]
        return max([sum(one) for one in told])

    @staticmethod
    def _count(way: Branch, wanted: tuple[Fact, ...]) -> Iterator[int]:
        for (fact, _, _), amount in happened(way.events).items():
            if fact in wanted:
                yield amount

    @property
    def acts_again(self) -> bool:
        """Return whether a pawn placed now can still act in this round: farther right in Domination."""
        if not self.is_asked or self.after.pending[-1] & q.KIND_BITS != q.INSTINCT:
            return False
        for space in range(DOMINATION_AT, SPACES):
            if self.after.spaces[space] != NO_ANIMAL or PLACES[space] < self.after.next:
                continue
            way = self._way.branch()
            way.answer(s.step(s.PLAN, 0, SPACE_REF + space))
            if all(end.state.spaces[space] == NO_ANIMAL for end in ways(way)):
                return True
        return False
