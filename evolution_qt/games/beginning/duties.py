"""What the Carnivores of a seat will have to eat in its turn, played on a copy by the rules."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import unpack
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import index_of, seat_of
from evolution_qt.games.beginning.state import FEEDING, PLAY, BeginningState

_MOST: Final = 200
"""Attacks after which nothing is said: a player who lays a card does not wait."""


class Duties:
    """The feeding of a seat that plays cards, if it lays no more of them."""

    def __init__(self, game: AnyGame, state: BeginningState, seat: int) -> None:
        """*state* is what the seat may know; faces that it does not know make no difference."""
        self._game = game
        self._seat = seat
        self._left = _MOST
        self._begun: BeginningState | None = None
        if state.phase == PLAY and state.to_move == seat:
            self._begun = game.determinize(Observation(seat, state), Rng(0))
            game.apply(self._begun, listing.DONE_STEP, seat)

    @property
    def hunters(self) -> set[int]:
        """Return the places of the Carnivores that must attack."""
        steps = self._steps(self._begun) if self._begun is not None else []
        return {index_of(unpack(step).subject) for step in steps if _is_attack(step)}

    def own_prey(self) -> list[int]:
        """Return the places of own species one of which will be eaten, however others are attacked before.

        Empty if it can be avoided, or would come after an own hunter has died.
        """
        return self._unavoidable(self._begun) if self._begun is not None else []

    def _steps(self, state: BeginningState) -> list[int]:
        """Return what the seat has to do; nothing if it may leave it."""
        if state.phase != FEEDING or state.to_move != self._seat:
            return []
        steps = self._game.legal(state)
        return [] if listing.PASS_STEP in steps else steps

    def _unavoidable(self, state: BeginningState) -> list[int]:
        steps = self._steps(state)
        feeding = [step for step in steps if not _is_attack(step)]
        others = [step for step in steps if seat_of(unpack(step).target) != self._seat]
        found: list[int] = []
        for step in feeding[:1] or others:  # whether plants are eaten before or behind changes nothing
            self._left -= 1
            if self._left < 0:
                return []
            after = state.clone()
            self._game.apply(after, step, self._seat)
            found = self._unavoidable(after)
            if not found:
                return []
        if feeding or others or self._has_lost_a_species(state):
            return found
        return sorted({index_of(unpack(step).target) for step in steps})

    def _has_lost_a_species(self, state: BeginningState) -> bool:
        """Say whether Horns have killed a hunter: the places of the others are not what they were."""
        assert self._begun is not None
        rows = [one.players[self._seat].species for one in (self._begun, state)]
        return len(rows[0]) != len(rows[1])


def _is_attack(step: int) -> bool:
    return unpack(step).verb == listing.ATTACK
