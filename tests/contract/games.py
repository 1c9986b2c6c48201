"""Every game with every number of players, and random games of it."""

from collections.abc import Iterator

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState

ALL = [(key, seats) for key in KEYS for seats in game(key).seats]

QUICK = {"simultaneous_play": True}
"""The quick variant."""


def stages(rules: Evolution, seats: int, seed: int, every: int = 1) -> Iterator[EvolutionState]:
    """Play a random game and yield the state before each *every*-th step; it goes on after the yield."""
    state = rules.new(seats, seed)
    rng = Rng(seed, "contract")
    step = 0
    while state.to_move >= 0:
        if step % every == 0:
            yield state
        steps = rules.legal(state)
        rules.apply(state, steps[rng.below(len(steps))])
        step += 1
    yield state
