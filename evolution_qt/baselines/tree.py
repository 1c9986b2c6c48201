"""The tree of a search over steps, and how one iteration goes through it.

A node is what somebody knows when asked: nothing but the steps that led there, as that somebody saw them. An
edge is a step, or a whole turn where turns are thought up beforehand; it counts how often it was chosen, what
that brought, and how often it could have been chosen at all, since other worlds allow other steps.

With one point of view every step is an edge for everybody; with one for each seat there is a tree per seat,
all gone through at once, and steps that a seat cannot tell apart are one way in its tree.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import ceil, log, sqrt
from typing import Any, Final, TypeAlias

from evolution_qt.ai.judge import Judge, worth
from evolution_qt.baselines.playouts import QUICK, Playouts, World
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.rng import Rng

ALL: Final = -1
"""The point of view of somebody who sees every step in full."""

Key: TypeAlias = tuple[Action, ...]
"""The steps of an edge."""


@dataclass(frozen=True)
class Habits:
    """How a tree is searched. What is tuned, and nothing else."""

    exploration: float = 0.3
    """How much curiosity counts, in units of worth (0 to 1)."""
    informed: float = 2.0
    """What the network's judgement of an edge counts, in visits; 0 asks it only where playouts end."""
    breadth: float = 3.0
    """Edges that are looked at in a node from the start."""
    widening: float = 0.4
    """The power of a node's visits by which that grows."""
    depth: int = 40
    """Decisions made by the tree before the playout, at most."""
    playout: str = QUICK
    worlds: int = 0
    """Worlds that take turns; 0 deals new ones all the time."""
    others: bool = True
    """Whether the tree searches what other seats do in secret; else the playouts' policy does it."""
    plans: int = 0
    """Whole turns, thought up as our levels do, that the own turn is chosen from; 0 searches its steps."""
    width: int = 4
    """Plans of a turn that are followed up at each step while they are thought up."""
    share: float = 0.6
    """The part of what is left that is thought about the next step of an own turn."""


class Edge:
    """What is known of a step."""

    __slots__ = ("available", "prior", "rank", "total", "visits")

    def __init__(self, prior: float, rank: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.prior = prior
        self.rank = rank

    @property
    def mean(self) -> float:
        """Return what it brought so far; what was expected, if it was never chosen."""
        return self.total / self.visits if self.visits else self.prior


class Node:
    """A point where somebody decides, or may have decided in another world."""

    __slots__ = ("edges", "following", "options", "order", "turn", "visits")

    def __init__(self, turn: dict[Hashable, Node] | None = None) -> None:
        self.visits = 0
        self.edges: dict[Key, Edge] = {}
        self.order: list[Key] = []
        self.options: list[Key] | None = None
        self.following: dict[Hashable, Node] = {}
        self.turn = turn
        """All nodes of a turn that is put together, by what it has come to; shared by them."""

    def way(self, label: Hashable) -> Node:
        """Return the node after what was seen as *label*."""
        node = self.following.get(label)
        if node is None:
            node = self.following[label] = Node()
        return node


class Tree:
    """The trees of one search, one for each point of view, and the policy that opens and leaves them."""

    def __init__(
        self, judge: Judge, viewer: int, root_round: int, habits: Habits, views: Sequence[int], rng: Rng
    ) -> None:
        self.judge = judge
        self.viewer = viewer
        self.round = root_round
        self.habits = habits
        self.views = list(views)
        self.rng = rng
        self.playouts = Playouts(judge, habits.playout, root_round)
        self.roots = [Node() for _ in views]
        self.longest = 0
        """The most decisions that an iteration made in the tree."""

    # One iteration

    def iterate(self, world: World, prefix: Sequence[Action] = ()) -> None:
        """Go once through the trees in *world*, after the own steps of *prefix*, and remember the result."""
        game, insight = self.judge.game, self.judge.insight
        state = game.copy(world.state)
        nodes = list(self.roots)
        for step in prefix:
            self._follow(nodes, state, (step,))
        path: list[tuple[Edge, int]] = []
        composer = self.viewer if prefix else NOBODY
        while (mover := state.to_move) != NOBODY and state.round == self.round:
            if mover != self.viewer and not self.habits.others and insight.is_secret(state):
                self._follow(nodes, state, self.playouts.in_secret(world, state, mover))
                composer = NOBODY
                continue
            node = self.own(nodes, mover)
            options = self._options(node, state, mover)
            key = options[0]
            if len(options) > 1:
                if path and (not node.visits or len(path) >= self.habits.depth):
                    node.visits += 1
                    break
                key = self._chosen(node, state, mover, options)
                path.append((node.edges[key], mover))
                node.visits += 1
            composer = mover if insight.composes(state) and key[-1] != insight.stop else NOBODY
            self._follow(nodes, state, key)
        else:
            composer = NOBODY
        self.longest = max(self.longest, len(path))
        values = self.playouts.values(world, state, sorted({seat for _, seat in path}), composer)
        for edge, seat in path:
            edge.visits += 1
            edge.total += values[seat]

    def own(self, nodes: Sequence[Node], seat: int) -> Node:
        """Return the node, of those at which all trees are, in which *seat* decides."""
        return nodes[0] if self.views[0] == ALL else nodes[self.views.index(seat)]

    def _follow(self, nodes: list[Node], state: Any, key: Key) -> None:
        """Make the steps of an edge, and go on in every tree by what is seen of them there."""
        insight = self.judge.insight
        mover = state.to_move
        for step in key:
            merges = mover == self.viewer and len(key) == 1
            merges = merges and insight.composes(state) and step != insight.stop
            ways = [step if view in (ALL, mover) else insight.shown(state, step, view) for view in self.views]
            before = insight.result(state, mover) if merges else None
            self.judge.game.apply(state, step)
            for at, view in enumerate(self.views):
                if merges and view in (ALL, mover):
                    nodes[at] = same_turn(nodes[at], before, insight.result(state, mover))
                else:
                    nodes[at] = nodes[at].way(ways[at])

    # Choosing

    def _options(self, node: Node, state: Any, mover: int) -> list[Key]:
        """Return what may be chosen from; of the own turn it is the same in all worlds."""
        if node.options is not None:
            return node.options
        game, insight = self.judge.game, self.judge.insight
        if not insight.composes(state):
            steps = game.legal(state)
            if len(steps) > 1:
                steps = insight.sensible(state, mover, steps)
            return [(step,) for step in steps]
        if mover == self.viewer and self.habits.informed:
            spare = self.judge.spare(state, mover, insight.others(state, mover))
        else:
            spare = insight.spare(state, mover)
        options: list[Key] = [(step,) for step in insight.worth_trying(state, mover, spare)]
        options.append((insight.stop,))
        if mover == self.viewer:
            node.options = options
        return options

    def _chosen(self, node: Node, state: Any, mover: int, options: list[Key]) -> Key:
        """Return the option to try now: promising, or seldom tried for how often it could be."""
        edges = node.edges
        if len(edges) < len(options) or any(key not in edges for key in options):
            self._open(node, state, mover, [key for key in options if key not in edges])
        for key in options:
            edges[key].available += 1
        most = ceil(self.habits.breadth * (node.visits + 1) ** self.habits.widening)
        if most < len(options):
            if options is node.options:
                options = node.order[:most]
            else:
                there = set(options)
                options = [key for key in node.order if key in there][:most]
        informed = self.habits.informed
        exploration = self.habits.exploration
        best = options[0]
        most_worth = -1.0
        for key in options:
            edge = edges[key]
            if not informed and not edge.visits:
                return key
            curiosity = sqrt(log(edge.available + 1) / (edge.visits + (1 if informed else 0)))
            value = (informed * edge.prior + edge.total) / (informed + edge.visits)
            if value + exploration * curiosity > most_worth:
                most_worth = value + exploration * curiosity
                best = key
        return best

    def _open(self, node: Node, state: Any, mover: int, keys: list[Key]) -> None:
        """Give a node new edges; those that promise most, or any, come first."""
        if self.habits.informed:
            for key, prior in zip(keys, self._priors(state, mover, keys), strict=True):
                node.edges[key] = Edge(prior, -prior)
        else:
            for key in keys:
                node.edges[key] = Edge(0.0, float(self.rng.below(1 << 20)))
        node.order = sorted(node.edges, key=lambda key: node.edges[key].rank)

    def _priors(self, state: Any, mover: int, keys: list[Key]) -> list[float]:
        """Return what the network makes of the position after each of *keys*."""
        game, insight, judge = self.judge.game, self.judge.insight, self.judge
        if not insight.composes(state):
            return [worth(one) for one in judge.after(state, [key[0] for key in keys], mover)]
        forks = []
        for key in keys:
            fork = insight.fork(state, mover)
            if key[0] != insight.stop:
                game.apply(fork, key[0])
            forks.append(fork)
        return [worth(one) for one in judge.turns(forks, mover, insight.others(state, mover))]

    def propose(self, plans: Sequence[tuple[Key, float]]) -> None:
        """Let the own turn be one of these, each with what is expected of it."""
        root = self.own(self.roots, self.viewer)
        for key, value in plans:
            root.edges[key] = Edge(value, -value)
        root.options = [key for key, _ in plans]
        root.order = sorted(root.options, key=lambda key: root.edges[key].rank)


def same_turn(node: Node, before: Hashable, after: Hashable) -> Node:
    """Return the node of what a turn has come to, whatever the order of its steps."""
    if node.turn is None:
        node.turn = {before: node}
    found = node.turn.get(after)
    if found is None:
        found = node.turn[after] = Node(node.turn)
    return found
