"""Three opponents that search a tree of sampled worlds, after Cowling, Powley and Whitehouse (2012).

*Determinized*: a tree for each of a few worlds, as if all cards lay open there; the trees vote. *Single
observer*: one tree for all worlds, in which every step is seen by all. *Multiple observers*: a tree for
each seat, in which what lies face down looks the same whatever it is.

Each seat goes for its own worth (max^n), as the network that our levels use judges it. The trees end at
the horizon: with the round, before cards are dealt again.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, Final

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
from evolution_qt.ai.judge import Judge
from evolution_qt.ai.network import Network
from evolution_qt.ai.thinker import plans
from evolution_qt.core.action import Action
from evolution_qt.core.evaluation import Turn
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng
from lab.baselines.playouts import World
from lab.baselines.tree import ALL, Key, Tree, TreeHabits, TreeNode, same_turn

_PLANNING: Final = 3_000
"""Evaluations for thinking up whole turns; `apex` may spend 3,500."""


class TreeSearch(Bot):
    """A player that goes through trees as long as the effort allows, and does what was chosen most."""

    def __init__(self, network: Network, habits: TreeHabits, effort: Effort) -> None:
        self.network = network
        self.habits = habits
        self.effort = effort

    @abstractmethod
    def trees(self, judge: Judge, seen: Observation[Any], rng: Rng) -> list[Tree]:
        """Return the trees to search: one for all worlds, or one for each."""

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return the step, or all steps of the turn, that was chosen most often."""
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        seen = Observation(seen.viewer, state)
        evaluation = game.evaluation()
        kind = kind_of(game, state)
        meter = self.effort.meter(kind, is_over, weight_of(game, kind, len(game.legal(state))))
        if not has_choice(game, state):
            return Decision(
                (Plan((evaluation.sensible(state, seen.viewer, game.legal(state))[0],), UNJUDGED, 0.0),)
            )
        judge = Judge(game, self.network)
        rng = Rng(rng.below(1 << 30), "trees")
        trees = self.trees(judge, seen, rng)
        is_turn = evaluation.turn(state) is not None
        if is_turn:
            share_turn(trees)
        search = _Search(judge, seen, trees, self.habits, rng, meter)
        found = search.turn() if is_turn else search.step()
        return Decision(tuple(found[:MOST_PLANS]), judge.evaluations, meter.was_stopped)


class DeterminizedMcts(TreeSearch):
    """A tree for each world, as if everything were known there."""

    def trees(self, judge: Judge, seen: Observation[Any], rng: Rng) -> list[Tree]:
        """Return a tree for each world."""
        assert self.habits.worlds
        is_beyond = judge.game.horizon(seen.state)
        count = self.habits.worlds
        return [Tree(judge, seen.viewer, is_beyond, self.habits, (ALL,), rng) for _ in range(count)]


class SingleObserver(TreeSearch):
    """One tree of everything that happens, whatever the world."""

    def trees(self, judge: Judge, seen: Observation[Any], rng: Rng) -> list[Tree]:
        """Return the one tree."""
        view = seen.viewer if self.habits.shown else ALL
        return [Tree(judge, seen.viewer, judge.game.horizon(seen.state), self.habits, (view,), rng)]


class MultipleObserver(TreeSearch):
    """A tree for each seat, of what that seat sees."""

    def trees(self, judge: Judge, seen: Observation[Any], rng: Rng) -> list[Tree]:
        """Return one forest."""
        seats = range(len(judge.game.scores(seen.state)))
        return [Tree(judge, seen.viewer, judge.game.horizon(seen.state), self.habits, seats, rng)]


class _Search:
    """One decision: worlds, trees, and what they come to."""

    def __init__(
        self,
        judge: Judge,
        seen: Observation[Any],
        trees: Sequence[Tree],
        habits: TreeHabits,
        rng: Rng,
        meter: Meter,
    ) -> None:
        self.judge = judge
        self.seen = seen
        self.trees = trees
        self.habits = habits
        self.rng = rng
        self.meter = meter
        self._worlds: list[World] = []
        self._next = 0

    def step(self) -> list[Plan]:
        """Search until the effort is spent and return all single steps, the most chosen first."""
        self._spend(1.0, [])
        ranked = self._ranked([tree.own(tree.roots, self.seen.viewer) for tree in self.trees])
        return ranked or [Plan((self._at_once(),), UNJUDGED, 0.0)]

    def _at_once(self) -> Action:
        """Return what the quick policy would do: there was no time for anything else."""
        game, state = self.judge.game, self.seen.state
        steps = self.judge.evaluation.sensible(state, self.seen.viewer, game.legal(state))
        return game.suggest(state, steps, self.rng)

    def turn(self) -> list[Plan]:
        """Return the own turn: one of those thought up before, or put together step by step."""
        if self.habits.plans:
            found = plans(
                self.judge, self.seen.state, self.seen.viewer, self.habits.width, _PLANNING, self.meter.cut
            )[: self.habits.plans]
            for tree in self.trees:
                tree.propose([(plan.steps, plan.value) for plan in found])
            if len(found) == 1:
                return found
            return self.step()
        return [self._composed()]

    def _composed(self) -> Plan:
        """Choose step by step; the trees keep what they know, and go on from the step chosen."""
        judge, viewer = self.judge, self.seen.viewer
        turn = judge.evaluation.turn(self.seen.state)
        assert turn is not None
        state = turn.fork(self.seen.state, viewer)
        prefix: list[Action] = []
        nodes = [tree.own(tree.roots, viewer) for tree in self.trees]
        while True:
            self._spend(self.habits.share, prefix)
            best = self._best(nodes, turn)
            if best == turn.stop and not self.meter.cut():
                self._spend(1.0, prefix)
                best = self._best(nodes, turn)
            if best == turn.stop:
                mean = self._ranked(nodes)
                return Plan((*prefix, best), UNJUDGED, mean[0].value if mean else 0.0, self.meter.done)
            before = turn.result(state, viewer)
            judge.game.apply(state, best)
            after = turn.result(state, viewer)
            nodes = [same_turn(node, before, after) for node in nodes]
            prefix.append(best)

    def _best(self, nodes: Sequence[TreeNode], turn: Turn[Any]) -> Action:
        """Return the step chosen most in all trees; to stop, where nothing was tried."""
        ranked = self._ranked(nodes)
        return ranked[0].steps[0] if ranked else turn.stop

    def _ranked(self, nodes: Sequence[TreeNode]) -> list[Plan]:
        """Return what can be chosen, by visits in all trees, then by what it brought."""
        visits: dict[Key, int] = {}
        totals: dict[Key, float] = {}
        priors: dict[Key, float] = {}
        for node in nodes:
            for key, edge in node.edges.items():
                visits[key] = visits.get(key, 0) + edge.visits
                totals[key] = totals.get(key, 0.0) + edge.total
                priors[key] = edge.prior
        values = {key: totals[key] / visits[key] if visits[key] else priors[key] for key in visits}
        informed = self.habits.informed
        means = {
            key: (informed * priors[key] + totals[key]) / (informed + visits[key]) if visits[key] else 0.0
            for key in visits
        }
        if self.habits.by_value and any(visits.values()):
            order = sorted(visits, key=lambda key: (-means[key], -visits[key], key))
        else:
            order = sorted(visits, key=lambda key: (-visits[key], -values[key], key))
        return [Plan(key, UNJUDGED, values[key], visits[key]) for key in order]

    def _spend(self, part: float, prefix: Sequence[Action]) -> None:
        self.meter.allow(part)
        while True:
            at = self._next
            worlds: list[World] = []
            while len(worlds) < self.habits.batch and self.meter.goes_on():
                worlds.append(self._world(self._next))
                if len(self.trees) == 1:
                    self._next += 1
            if not worlds:
                return
            self.trees[at % len(self.trees)].iterate(worlds, prefix)
            if len(self.trees) > 1:
                self._next += 1

    def _world(self, at: int) -> World:
        """Return the world of an iteration: one of those that take turns, or a new one."""
        kept = self.habits.worlds
        if kept and at % kept < len(self._worlds):
            return self._worlds[at % kept]
        rng = Rng(self.rng.below(1 << 30), "world")
        world = World(self.judge.game.determinize(self.seen, rng), rng)
        if kept:
            self._worlds.append(world)
        return world


def share_turn(trees: Sequence[Tree]) -> None:
    """Let trees share what the own turn can go on with and is worth: no world makes a difference to it."""
    opened: dict[Hashable, list[Key]] = {}
    for tree in trees:
        tree.opened = opened
        tree.promised = trees[0].promised
