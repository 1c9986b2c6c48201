"""The tree of a search over steps, and how one iteration goes through it.

A node is what a player knows when asked: nothing but the steps that led there, as that player saw them. An
edge is a step, or a whole turn where turns are thought up beforehand; it counts how often it was chosen, what
that brought, and how often it could have been chosen at all, since other worlds allow other steps.

With one point of view every step is an edge for all, or all go by what the searcher sees; with
one for each seat there is a tree per seat, all gone through at once. Steps that the owner of a tree cannot
tell apart are one way in it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import ceil, log, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from evolution_qt.ai.judge import Horizon, Judge, worth
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import Turn
from evolution_qt.core.rng import Rng
from lab.baselines.playouts import QUICK, End, Playouts, World

ALL: Final = -1
"""The point of view of a player who sees every step in full."""

PENDING: Final = 0.05
"""How much worse than so far an edge is taken to be for each visit whose result is still awaited."""

Key: TypeAlias = tuple[Action, ...]
"""The steps of an edge."""


@dataclass(frozen=True)
class TreeHabits:
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
    shown: bool = False
    """Whether a single observer goes by what it sees of the others' steps, not by the steps."""
    implicit: bool = False
    """Whether an edge of a turn promises as much as the best that is known to follow in this turn."""
    batch: int = 1
    """Iterations whose ends the network judges in one batch."""
    by_value: bool = False
    """Whether the step with the best mean is taken, not that with the most visits."""


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


class TreeNode:
    """A point where a player decides, or may have decided in another world."""

    __slots__ = ("best", "edges", "following", "options", "order", "turn", "visits")

    def __init__(self, turn: dict[Hashable, TreeNode] | None = None) -> None:
        self.visits = 0
        self.best = 0.0
        """The most that any edge promised."""
        self.edges: dict[Key, Edge] = {}
        self.order: list[Key] = []
        self.options: list[Key] | None = None
        self.following: dict[Hashable, TreeNode] = {}
        self.turn = turn
        """All nodes of a turn that is put together, by what it has come to; shared by them."""

    def way(self, label: Hashable) -> TreeNode:
        """Return the node after what was seen as *label*."""
        node = self.following.get(label)
        if node is None:
            node = self.following[label] = TreeNode()
        return node


class Taken(NamedTuple):
    """An edge on the way of an iteration, and what was noted for it until the result is there."""

    node: TreeNode
    edge: Edge
    seat: int
    noted: float
    composes: bool


class Tree:
    """The trees of one search, one for each point of view, and the policy that opens and leaves them."""

    def __init__(
        self,
        judge: Judge,
        viewer: int,
        is_beyond: Horizon,
        habits: TreeHabits,
        views: Sequence[int],
        rng: Rng,
    ) -> None:
        self.judge = judge
        self.viewer = viewer
        self.is_beyond = is_beyond
        self.habits = habits
        self.views = list(views)
        self.rng = rng
        self.playouts = Playouts(judge, habits.playout, is_beyond, viewer)
        self.roots = [TreeNode() for _ in views]
        self.opened: dict[Hashable, list[Key]] | None = None
        """What the own turn, once under way, can go on with, by what it came to; trees may share it."""
        self.promised: dict[Hashable, float] = {}
        """What the own turn is worth by what it has come to, likewise."""
        self.longest = 0
        """The most decisions that an iteration made in the tree."""

    # Iterations

    def iterate(self, worlds: Sequence[World], prefix: Sequence[Action] = ()) -> None:
        """Go once through the trees in each of *worlds*, after the own steps of *prefix*.

        The results are remembered; the network judges all ends together.
        """
        paths: list[list[Taken]] = []
        ends: list[End] = []
        for world in worlds:
            path, state, composer = self._descend(world, prefix)
            paths.append(path)
            seats = sorted({taken.seat for taken in path})
            ends.append(self.playouts.end(world, state, seats, composer))
        for path, values in zip(paths, self.playouts.judged(ends), strict=True):
            for taken in path:
                taken.edge.total += values[taken.seat] - taken.noted

    def _descend(self, world: World, prefix: Sequence[Action]) -> tuple[list[Taken], Any, int]:
        """Go down the trees; return the way, where it ends, and who is in the middle of a turn there."""
        game, evaluation = self.judge.game, self.judge.evaluation
        state = game.copy(world.state)
        nodes = list(self.roots)
        for step in prefix:
            self._follow(nodes, state, (step,))
        path: list[Taken] = []
        composer = self.viewer if prefix else NOBODY
        while (mover := state.to_move) != NOBODY and not self.is_beyond(state):
            if mover != self.viewer and not self.habits.others and evaluation.is_secret(state):
                self._follow(nodes, state, self.playouts.in_secret(world, state, mover))
                composer = NOBODY
                continue
            node = self.own(nodes, mover)
            turn = evaluation.turn(state)
            options = self._options(node, state, mover)
            key = options[0]
            if len(options) > 1:
                if path and (not node.visits or len(path) >= self.habits.depth):
                    node.visits += 1
                    break
                key = self._chosen(node, state, mover, options)
                edge = node.edges[key]
                noted = max(self._expected(edge) - PENDING, 0.0) if self.habits.batch > 1 else 0.0
                edge.visits += 1
                edge.total += noted
                path.append(Taken(node, edge, mover, noted, turn is not None))
                node.visits += 1
            composer = mover if turn is not None and key[-1] != turn.stop else NOBODY
            self._follow(nodes, state, key)
        else:
            composer = NOBODY
        self.longest = max(self.longest, len(path))
        if self.habits.implicit:
            raise_promises(path)
        return path, state, composer

    def own(self, nodes: Sequence[TreeNode], seat: int) -> TreeNode:
        """Return the node, of those at which all trees are, in which *seat* decides."""
        return nodes[0] if len(nodes) == 1 else nodes[self.views.index(seat)]

    def _follow(self, nodes: list[TreeNode], state: Any, key: Key) -> None:
        """Make the steps of an edge, and go on in every tree by what is seen of them there."""
        evaluation = self.judge.evaluation
        mover = state.to_move
        for step in key:
            turn = evaluation.turn(state) if mover == self.viewer and len(key) == 1 else None
            merged = turn if turn is not None and step != turn.stop else None
            ways = [
                step if view in (ALL, mover) else evaluation.shown(state, step, view) for view in self.views
            ]
            before = merged.result(state, mover) if merged is not None else None
            self.judge.game.apply(state, step)
            for at, view in enumerate(self.views):
                if merged is not None and view in (ALL, mover):
                    nodes[at] = same_turn(nodes[at], before, merged.result(state, mover))
                else:
                    nodes[at] = nodes[at].way(ways[at])

    # Choosing

    def _options(self, node: TreeNode, state: Any, mover: int) -> list[Key]:
        """Return what may be chosen from; of the own turn it is the same in all worlds."""
        if node.options is not None:
            return node.options
        game, evaluation = self.judge.game, self.judge.evaluation
        turn = evaluation.turn(state)
        if turn is None:
            steps = game.legal(state)
            if len(steps) > 1:
                steps = evaluation.sensible(state, mover, steps)
            return [(step,) for step in steps]
        if mover == self.viewer and self.opened is not None:
            result = turn.result(state, mover)
            found = self.opened.get(result)
            if found is None:
                found = self.opened[result] = self._composing(turn, state, mover)
            node.options = found
            return found
        options = self._composing(turn, state, mover)
        if mover == self.viewer:
            node.options = options
        return options

    def _composing(self, turn: Turn[Any], state: Any, mover: int) -> list[Key]:
        """Return what a turn may go on with: worthwhile steps, and to end it."""
        if mover == self.viewer and self.habits.informed:
            spare = self.judge.spare(state, mover, self.judge.evaluation.others(state, mover))
        else:
            spare = turn.spare(state, mover)
        options: list[Key] = [(step,) for step in turn.worth_trying(state, mover, spare)]
        options.append((turn.stop,))
        return options

    def _chosen(self, node: TreeNode, state: Any, mover: int, options: list[Key]) -> Key:
        """Return the option to try now: promising, or seldom tried for how often it could be."""
        edges = node.edges
        is_fixed = options is node.options
        most = ceil(self.habits.breadth * (node.visits + 1) ** self.habits.widening)
        if is_fixed:
            if len(edges) < len(options):
                self._open(node, state, mover, options)
            options = node.order[:most]
        else:
            missing = [key for key in options if key not in edges]
            if missing:
                self._open(node, state, mover, missing)
            for key in options:
                edges[key].available += 1
            if most < len(options):
                there = set(options)
                options = [key for key in node.order if key in there][:most]
        informed = self.habits.informed
        exploration = self.habits.exploration
        tries = log(node.visits + 2)
        best = options[0]
        most_worth = -1.0
        for key in options:
            edge = edges[key]
            if not informed and not edge.visits:
                return key
            if not is_fixed:
                tries = log(edge.available + 1)
            curiosity = sqrt(tries / (edge.visits + (1 if informed else 0)))
            value = (informed * edge.prior + edge.total) / (informed + edge.visits)
            if value + exploration * curiosity > most_worth:
                most_worth = value + exploration * curiosity
                best = key
        return best

    def _expected(self, edge: Edge) -> float:
        """Return what an edge is thought to bring, what was judged and what was tried taken together."""
        count = self.habits.informed + edge.visits
        return (self.habits.informed * edge.prior + edge.total) / count if count else 0.0

    def _open(self, node: TreeNode, state: Any, mover: int, keys: list[Key]) -> None:
        """Give a node new edges; those that promise most, or any, come first."""
        if self.habits.informed:
            for key, prior in zip(keys, self._priors(state, mover, keys), strict=True):
                node.edges[key] = Edge(prior, -prior)
                node.best = max(node.best, prior)
        else:
            for key in keys:
                node.edges[key] = Edge(0.0, float(self.rng.below(1 << 20)))
        node.order = sorted(node.edges, key=lambda key: node.edges[key].rank)

    def _priors(self, state: Any, mover: int, keys: list[Key]) -> list[float]:
        """Return what the network makes of the position after each of *keys*."""
        game, evaluation, judge = self.judge.game, self.judge.evaluation, self.judge
        turn = evaluation.turn(state)
        if turn is None:
            return [worth(one) for one in judge.after(state, [key[0] for key in keys], mover)]
        known = self.promised if self.opened is not None and mover == self.viewer else {}
        results = []
        asked: dict[Hashable, Any] = {}
        for key in keys:
            fork = state
            if key[0] != turn.stop:
                fork = turn.fork(state, mover)
                game.apply(fork, key[0])
            result = turn.result(fork, mover)
            results.append(result)
            if result not in known:
                asked.setdefault(result, fork)
        judged = judge.turns(list(asked.values()), mover, evaluation.others(state, mover))
        known.update({result: worth(one) for result, one in zip(asked, judged, strict=True)})
        return [known[result] for result in results]

    def propose(self, plans: Sequence[tuple[Key, float]]) -> None:
        """Let the own turn be one of these, each with what is expected of it."""
        root = self.own(self.roots, self.viewer)
        for key, value in plans:
            root.edges[key] = Edge(value, -value)
        root.options = [key for key, _ in plans]
        root.order = sorted(root.options, key=lambda key: root.edges[key].rank)


def same_turn(node: TreeNode, before: Hashable, after: Hashable) -> TreeNode:
    """Return the node of what a turn has come to, whatever the order of its steps."""
    if node.turn is None:
        node.turn = {before: node}
    found = node.turn.get(after)
    if found is None:
        found = node.turn[after] = TreeNode(node.turn)
    return found


def raise_promises(path: Sequence[Taken]) -> None:
    """Let each edge of a turn promise what the best after it does: its player gets there."""
    for at in range(len(path) - 1, 0, -1):
        before, taken = path[at - 1], path[at]
        node = taken.node
        node.best = max(node.best, taken.edge.prior)
        if taken.composes and before.composes and before.seat == taken.seat and node.best > before.edge.prior:
            before.edge.prior = node.best
