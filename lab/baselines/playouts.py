"""What follows a position up to the horizon, and what that is worth to each seat.

A world deals the unseen cards at random. In a playout every seat decides by what it sees itself; what
a player does in secret is worked out once for a world and remembered there.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from evolution_qt.ai.judge import Horizon, Judge, first_best, outcome, worth
from evolution_qt.ai.worlds import composed
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER, Features
from evolution_qt.core.rng import Rng

NONE: Final = "none"
"""No playout: the position is judged as it stands."""
QUICK: Final = "quick"
"""The game's quick policy plays to the horizon."""
OWN: Final = "own"
"""The own secret turn by the network, step by step; the rest by the quick policy."""
MIXED: Final = "mixed"
"""Secret turns by the network, step by step; the rest by the quick policy."""
NETWORK: Final = "network"
"""Everything by the network, step by step."""
PLAYOUTS: Final = (NONE, QUICK, OWN, MIXED, NETWORK)


class World:
    """One way in which the unseen cards may lie, and what is done there in secret."""

    def __init__(self, state: Any, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.turns: dict[Hashable, tuple[Action, ...]] = {}


class End(NamedTuple):
    """Where an iteration ended: what it came to for some seats, or the features they have there."""

    values: dict[int, float]
    seats: list[int]
    features: list[Features]


class Playouts:
    """Plays on from positions up to one horizon and judges where that ends."""

    def __init__(self, judge: Judge, kind: str, is_beyond: Horizon, viewer: int = NOBODY) -> None:
        assert kind in PLAYOUTS, kind
        self.viewer = viewer
        self._own_turns: dict[Hashable, tuple[Action, ...]] = {}
        self.judge = judge
        self.kind = kind
        self.is_beyond = is_beyond

    def values(self, world: World, state: Any, seats: Iterable[int], composer: int) -> dict[int, float]:
        """Return what *state* comes to for each of *seats*; it may be changed.

        *composer* is the seat that is in the middle of a turn, and ends it here; NOBODY if none is.
        """
        return self.judged([self.end(world, state, seats, composer)])[0]

    def end(self, world: World, state: Any, seats: Iterable[int], composer: int) -> End:
        """Play on from *state* and return where that ends, for `judged`."""
        asked = list(seats)
        if self.kind != NONE:
            state = self.played_on(world, state, composer)
        game, evaluation = self.judge.game, self.judge.evaluation
        if state.to_move == NOBODY:
            return End({seat: worth(outcome(game, state, seat)) for seat in asked}, [], [])
        features = []
        for seat in asked:
            if self.is_beyond(state):
                moment = ROUND_OVER
            else:
                moment = TURN_OVER if seat == composer else NOW
            features.append(evaluation.features(state, seat, moment))
        return End({}, asked, features)

    def judged(self, ends: Sequence[End]) -> list[dict[int, float]]:
        """Return what each of *ends* comes to for its seats; all are judged in one batch."""
        found = iter(self.judge.judge([one for end in ends for one in end.features]))
        return [{**end.values, **{seat: worth(next(found)) for seat in end.seats}} for end in ends]

    def played_on(self, world: World, state: Any, composer: int) -> Any:
        """Return the position at the horizon."""
        game, evaluation = self.judge.game, self.judge.evaluation
        if composer != NOBODY and (turn := evaluation.turn(state)) is not None:
            game.apply(state, turn.stop)
        while (mover := state.to_move) != NOBODY and not self.is_beyond(state):
            if evaluation.is_secret(state):
                for step in self.in_secret(world, state, mover):
                    game.apply(state, step)
                continue
            options = game.legal(state)
            if len(options) > 1:
                options = evaluation.sensible(state, mover, options)
            if len(options) == 1:
                game.apply(state, options[0])
            elif self.kind == NETWORK:
                reached = [self.judge.made(state, step) for step in options]
                judged = self.judge.reached(reached, mover, self.is_beyond)
                state = reached[first_best([worth(one) for one in judged])]
            else:
                game.apply(state, game.suggest(state, options, world.rng))
        return state

    def in_secret(self, world: World, state: Any, mover: int) -> tuple[Action, ...]:
        """Return what *mover* does unseen by the others; *state* stays as it is."""
        game, turn = self.judge.game, self.judge.evaluation.turn(state)
        if self.kind in (MIXED, NETWORK) or (self.kind == OWN and mover == self.viewer):
            # the own turn is that of the world that comes to it first, as in the thinking of our own levels
            turns = self._own_turns if mover == self.viewer else world.turns
            key = (mover, None if turn is None else turn.result(state, mover))
            if key not in turns:
                turns[key] = composed(self.judge, state)
            return turns[key]
        state = state if turn is None else turn.fork(state, mover)
        steps: list[Action] = []
        while True:
            step = game.suggest(state, game.legal(state), world.rng)
            steps.append(step)
            if turn is None or step == turn.stop:
                return tuple(steps)
            game.apply(state, step)
