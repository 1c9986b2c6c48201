"""One step at a time by the network: no plans, no playouts, no tree.

What a step leads to may depend on cards that no player has seen, so it is judged in some sampled worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from evolution_qt.ai.bots import UNJUDGED, Bot, Decision, Plan, Stop, has_choice, in_time
from evolution_qt.ai.judge import Judge, first_best, worth
from evolution_qt.ai.network import Network
from evolution_qt.ai.worlds import composed
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng


@dataclass(frozen=True)
class OneStepHabits:
    """What is tuned."""

    worlds: int = 4
    """Worlds in which a step that is seen at once is judged."""


class OneStep(Bot):
    """A player that does what looks best at once. Takes a few milliseconds, and more would not help."""

    def __init__(self, network: Network, habits: OneStepHabits) -> None:
        self.network = network
        self.habits = habits

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return the best step; of a turn that is put together, step after step until none looks better."""
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        evaluation = game.evaluation()
        judge = Judge(game, self.network)
        if evaluation.turn(state) is not None:
            return Decision((Plan(composed(judge, state), UNJUDGED, 0.0),), judge.evaluations)
        steps = evaluation.sensible(state, seen.viewer, game.legal(state))
        if not has_choice(game, state):
            return Decision((Plan((steps[0],), UNJUDGED, 0.0),))
        totals = [0.0] * len(steps)
        rng = Rng(rng.below(1 << 30), "one step")
        for _ in range(self.habits.worlds):
            world = game.determinize(Observation(seen.viewer, state), Rng(rng.below(1 << 30), "world"))
            for at, judged in enumerate(judge.after(world, steps, seen.viewer)):
                totals[at] += worth(judged)
        best = first_best(totals)
        value = totals[best] / self.habits.worlds
        return Decision((Plan((steps[best],), UNJUDGED, value),), judge.evaluations)
