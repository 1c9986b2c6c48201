"""Flat Monte Carlo: candidates, playouts, the best mean. No tree.

The candidates are the sensible steps, or whole turns: what the quick policy would do, and turns in which it
now and then does something else; of many of these, those that the network expects most of. Each playout deals
a new world and goes on by the quick policy, which now and then does something else there too, to the horizon
or to the end of the game.

It plays any game: one of which nothing is known but its rules step by step, each judged by what the points
are where playouts end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.ai.bots import (
    MOST_PLANS,
    UNJUDGED,
    Bot,
    Decision,
    Effort,
    Meter,
    Plan,
    Stop,
    has_choice,
    in_time,
    kind_of,
    weight_of,
)
from evolution_qt.ai.judge import Horizon, Judge, outcome, worth
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import Turn
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.levels import STEP
from evolution_qt.core.rng import Rng

if TYPE_CHECKING:
    from evolution_qt.ai.network import Network

_THOUSAND: Final = 1000


@dataclass(frozen=True)
class FlatHabits:
    """What is tuned."""

    exploration: float = 1.0
    """How much curiosity counts, in units of worth (0 to 1)."""
    plans: int = 16
    """Whole turns that are tried."""
    tries: int = 12
    """Turns made up for each that is tried; many come to the same."""
    judged: bool = True
    """Whether those are tried that the network expects most of; else the first that were made up."""
    odd: int = 200
    """How often in a thousand steps a candidate turn does something else than the quick policy."""
    strange: int = 1000
    """The same for playouts."""
    to_the_end: bool = False
    """Whether playouts go to the end of the game; else the horizon is judged."""


ON_RULES_ALONE: Final = Effort(iterations=60)
"""What it takes for a decision in a game of which only the rules are known: the same on every machine."""


class _Arm:
    """A candidate and what it brought."""

    def __init__(self, steps: tuple[Action, ...]) -> None:
        self.steps = steps
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Return what it brought in the mean."""
        return self.total / self.visits if self.visits else 0.0


class FlatMonteCarlo(Bot):
    """A player that tries everything out, by chance."""

    def __init__(self, network: Network | None, habits: FlatHabits, effort: Effort) -> None:
        """Without a *network* nothing is asked but the rules."""
        self.network = network
        self.habits = habits
        self.effort = effort

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return the candidate that brought most."""
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        seen = Observation(seen.viewer, state)
        steps = game.legal(state)
        judge = Judge(game, self.network) if self.network is not None else None
        kind = kind_of(game, state) if judge is not None else STEP
        meter = self.effort.meter(kind, is_over, weight_of(game, kind, len(steps)))
        rng = Rng(rng.below(1 << 30), "flat")
        if judge is not None and (turn := judge.evaluation.turn(state)) is not None:
            arms = [_Arm(found) for found in self._turns(judge, turn, state, seen.viewer, rng, meter)]
        else:
            if judge is not None:
                steps = judge.evaluation.sensible(state, seen.viewer, steps)
                steps = steps if has_choice(game, state) else steps[:1]
            arms = [_Arm((step,)) for step in steps]
        if len(arms) > 1:
            self._try_out(game, judge, seen, arms, rng, meter)
        arms.sort(key=lambda arm: -arm.mean)
        plans = [Plan(arm.steps, UNJUDGED, arm.mean, arm.visits) for arm in arms[:MOST_PLANS]]
        return Decision(tuple(plans), judge.evaluations if judge is not None else 0, meter.was_stopped)

    def _turns(
        self, judge: Judge, turn: Turn[Any], state: Any, seat: int, rng: Rng, meter: Meter
    ) -> list[tuple[Action, ...]]:
        """Return different turns, one of them that of the quick policy alone."""
        game = judge.game
        found: dict[object, tuple[Action, ...]] = {}
        ends: list[Any] = []
        for number in range(self.habits.plans * self.habits.tries):
            if number and meter.cut():
                break
            fork = turn.fork(state, seat)
            steps: list[Action] = []
            while not steps or steps[-1] != turn.stop:
                if number and rng.below(_THOUSAND) < self.habits.odd:
                    options = [
                        *turn.worth_trying(fork, seat, turn.spare(fork, seat)),
                        turn.stop,
                    ]
                    step = options[rng.below(len(options))]
                else:
                    step = game.suggest(fork, game.legal(fork, seat), rng)
                steps.append(step)
                if step != turn.stop:
                    game.apply(fork, step, seat)
            result = turn.result(fork, seat)
            if result not in found and (not found or not turn.is_silly(fork, seat)):
                found[result] = tuple(steps)
                ends.append(fork)
            if len(found) == self.habits.plans and not self.habits.judged:
                break
        turns = list(found.values())
        if len(turns) <= self.habits.plans:
            return turns
        judgements = judge.turns(ends, seat, judge.evaluation.others(state, seat))
        order = sorted(range(1, len(turns)), key=lambda at: -worth(judgements[at]))
        return [turns[at] for at in (0, *order[: self.habits.plans - 1])]

    def _try_out(
        self,
        game: AnyGame,
        judge: Judge | None,
        seen: Observation[Any],
        arms: Sequence[_Arm],
        rng: Rng,
        meter: Meter,
    ) -> None:
        """Play out the candidate that promises most, or was tried least, as long as the effort allows."""
        is_beyond = game.horizon(seen.state)
        tried = 0
        while meter.goes_on():
            arm = min(arms, key=lambda one: one.visits)
            if arm.visits:
                curiosity = self.habits.exploration * sqrt(log(tried))
                arm = max(arms, key=lambda one: one.mean + curiosity / sqrt(one.visits))
            world = game.determinize(seen, Rng(rng.below(1 << 30), "world"))
            for step in arm.steps:
                game.apply(world, step)
            self._play_on(game, world, is_beyond, rng)
            if judge is None or world.to_move == NOBODY:
                judged = outcome(game, world, seen.viewer)
            else:
                judged = judge.reached([world], seen.viewer, is_beyond)[0]
            arm.visits += 1
            arm.total += worth(judged)
            tried += 1

    def _play_on(self, game: AnyGame, state: Any, is_beyond: Horizon, rng: Rng) -> None:
        while state.to_move != NOBODY and (self.habits.to_the_end or not is_beyond(state)):
            if self.habits.strange and rng.below(_THOUSAND) < self.habits.strange:
                step = game.sample(state, rng)
            else:
                step = game.suggest(state, game.legal(state), rng)
            game.apply(state, step)
