"""What a seat knows in a game that is played with open hands, for teaching."""

from __future__ import annotations

from evolution_qt.core.game import Observation
from evolution_qt.games.evolution.state import EvolutionState


def opened(seen: Observation[EvolutionState], state: EvolutionState) -> Observation[EvolutionState]:
    """Return what a seat sees, with every hand of *state*; cards laid face down stay so until the reveal.

    *seen* itself is changed: it is an observation made for this.
    """
    for player, true in zip(seen.state.players, state.players, strict=True):
        player.hand = list(true.hand)
    return seen
