"""The tree behind three baselines: availability, points of view, and what comes to the same."""

import pytest

from evolution_qt.ai.judge import Judge
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.rng import Rng
from lab.baselines.mcts import share_turn
from lab.baselines.playouts import NONE, QUICK, World
from lab.baselines.tree import ALL, Edge, Taken, Tree, TreeHabits, TreeNode, raise_promises
from tests.scene import DE, scene


def planted(table, viewer=0, views=(ALL,), **habits):
    """Return the trees for a scene."""
    judge = Judge(table.rules, network_for(table.rules, 3))
    return Tree(judge, viewer, table.rules.horizon(table.state), TreeHabits(**habits), views, Rng(1))


def world(table, viewer=0, seed=1):
    """Return a world that the viewer may think it is in."""
    rng = Rng(seed)
    return World(table.rules.determinize(table.rules.observe(table.state, viewer), rng), rng)


def step(table, line, seat=0):
    """Return the one step of a line."""
    return table.rules.actions(table.state, seat, table.rules.read(line))[0]


def test_an_edge_counts_how_often_it_could_have_been_chosen():
    """An option that few worlds allow is not seldom tried because it is bad."""
    table = scene(DE, "b2 p3", "b1 p1", "b1 p1", watering_hole=9)
    tree = planted(table, informed=0.0)
    node = TreeNode()
    often, seldom = (1,), (2,)

    for options in ([often, seldom], [often], [often], [often, seldom], [often]):
        key = tree._chosen(node, table.state, 0, options)
        node.visits += 1
        node.edges[key].visits += 1
        node.edges[key].total += 0.5

    assert 5 == node.edges[often].available
    assert 2 == node.edges[seldom].available
    assert 1 == node.edges[seldom].visits
    assert 5 == node.visits


@pytest.mark.parametrize("exploration", [0.0, 5.0])
def test_curiosity_weighs_visits_against_availability(exploration):
    table = scene(DE, "b2 p3", "b1 p1", "b1 p1", watering_hole=9)
    tree = planted(table, informed=0.0, exploration=exploration)
    node = TreeNode()
    good, rare = (1,), (2,)
    for key, mean, visits in ((good, 0.6, 50), (rare, 0.5, 4)):
        node.edges[key] = Edge(0.0, 0.0)
        node.edges[key].visits = node.edges[key].available = visits
        node.edges[key].total = mean * visits
    node.order = [good, rare]
    node.visits = 54

    assert (good if not exploration else rare) == tree._chosen(node, table.state, 0, [good, rare])


def test_only_the_most_promising_are_looked_at_first():
    table = scene(DE, "b2 p3", "b1 p1", "b1 p1", watering_hole=9)
    tree = planted(table, informed=2.0, breadth=2.0, widening=0.5, exploration=9.0)
    node = TreeNode()
    keys = [(at,) for at in range(6)]
    for at, key in enumerate(keys):
        node.edges[key] = Edge(1.0 - at / 10, float(at))
    node.order = list(keys)

    chosen = []
    for _ in range(8):
        key = tree._chosen(node, table.state, 0, keys)
        node.visits += 1
        node.edges[key].visits += 1
        node.edges[key].total += 0.5
        chosen.append(key)

    assert {(0,), (1,)} == set(chosen[:2])
    assert (5,) in chosen[5:]


def test_iterations_are_visits_of_the_root_and_every_world_adds_its_options():
    """The other seat's hand differs from world to world, so its food cards are available now and then."""
    table = scene(
        DE,
        "b1 p1",
        "b1 p1",
        "b1 p1",
        phase="food",
        hands=["horns:1 fertile:7", "horns:2 climbing:3", "horns:4 symbiosis:1"],
    )
    tree = planted(table, playout=NONE, informed=0.0, exploration=0.5)

    for seed in range(40):
        tree.iterate([world(table, seed=seed + 1)])

    root = tree.roots[0]
    assert 40 == root.visits == sum(edge.visits for edge in root.edges.values())
    assert {40} == {edge.available for edge in root.edges.values()}
    after = root.way(step(table, "food horns:1"))
    assert len(after.edges) > 4
    assert all(edge.visits <= edge.available <= after.visits for edge in after.edges.values())
    assert min(edge.available for edge in after.edges.values()) < after.visits - 1
    assert tree.longest > 1


def followed(table, lines, views, seat=0):
    """Return the nodes after some steps of a seat, one for each point of view, with those of other lines."""
    tree = planted(table, viewer=2, views=views)
    found = []
    for line in lines:
        nodes = list(tree.roots)
        tree._follow(nodes, table.rules.copy(table.state), (step(table, line, seat),))
        found.append(nodes)
    return found


@pytest.mark.parametrize(
    ("phase", "lines", "hidden"),
    [
        ("food", ["food horns:1", "food fertile:7"], True),
        ("play", ["trait 0 horns:1", "trait 0 fertile:7"], True),
        ("play", ["body 0 horns:1", "body 0 fertile:7"], False),
    ],
)
def test_with_many_observers_what_lies_face_down_looks_the_same(phase, lines, hidden):
    """Others cannot tell which trait or food card it was; its owner can, and so can a single observer."""
    hands = ["horns:1 fertile:7", "horns:2", "horns:3"]
    table = scene(DE, "b1 p1", "b1 p1", "b1 p1", phase=phase, hands=hands)

    one, other = followed(table, lines, range(3))
    single, another = followed(table, lines, (ALL,))
    shown, alike = followed(table, lines, (2,))

    assert one[0] is not other[0]
    assert hidden == (shown[0] is alike[0])
    assert hidden == (one[1] is other[1]) == (one[2] is other[2])
    assert single[0] is not another[0]


def test_the_order_of_an_own_turn_does_not_matter():
    table = scene(DE, "b1 p1", "b1 p1", "b1 p1", phase="play", hands=["horns:1 fertile:7"])
    tree = planted(table)
    ends = []
    for lines in (["trait 0 horns:1", "body 0 fertile:7"], ["body 0 fertile:7", "trait 0 horns:1"]):
        state = table.rules.copy(table.state)
        nodes = list(tree.roots)
        for line in lines:
            tree._follow(nodes, state, (table.rules.actions(state, 0, table.rules.read(line))[0],))
        ends.append(nodes[0])

    assert ends[0] is ends[1]
    assert ends[0] is not tree.roots[0]


def test_every_seat_goes_for_its_own_worth():
    """The values handed back differ from seat to seat, and each edge gets that of its mover."""
    table = scene(DE, "b2 p3 | b2 p2", "b4 p2 carnivore | b1 p2", "b1 p1", watering_hole=9)
    tree = planted(table, playout=QUICK)

    values = tree.playouts.values(world(table), table.rules.copy(table.state), [0, 1, 2], -1)

    assert {0, 1, 2} == set(values)
    assert 3 == len({round(value, 6) for value in values.values()})
    assert all(0 <= value <= 1 for value in values.values())


def test_a_batch_counts_as_so_many_iterations_and_keeps_no_notes():
    """While results are awaited something is noted for them; afterwards the sums are those of the results."""
    table = scene(DE, "b2 p3 | b3 p2", "b4 p2 carnivore", "b1 p1", watering_hole=9)
    tree = planted(table, playout=NONE, informed=2.0, batch=4, depth=1, exploration=0.3)
    values = []
    judged = tree.playouts.judged

    def noting(ends):
        found = judged(ends)
        values.extend(one[0] for one in found)
        return found

    tree.playouts.judged = noting
    for seed in range(5):
        tree.iterate([world(table, seed=4 * seed + at + 1) for at in range(4)])

    edges = tree.roots[0].edges.values()
    assert 20 == len(values) == tree.roots[0].visits == sum(edge.visits for edge in edges)
    assert sum(values) == pytest.approx(sum(edge.total for edge in edges))
    assert 1 < sum(edge.visits > 0 for edge in edges)


def test_an_edge_of_a_turn_promises_what_the_best_after_it_does():
    """But nothing follows from what comes after the turn, or from what others could do."""
    edges = [Edge(value, -value) for value in (0.3, 0.5, 0.4, 0.9, 0.8)]
    seats = (0, 0, 0, 0, 1)
    composes = (True, True, True, False, True)
    raise_promises(
        [
            Taken(TreeNode(), edge, seat, 0.0, one)
            for edge, seat, one in zip(edges, seats, composes, strict=True)
        ]
    )

    assert [0.5, 0.5, 0.4, 0.9, 0.8] == [edge.prior for edge in edges]


def test_what_was_found_out_about_the_own_turn_is_found_out_once():
    """Trees of many worlds share it, and orders that come to the same do."""
    table = scene(DE, "b1 p1", "b1 p1", "b1 p1", phase="play", hands=["horns:1 fertile:7 climbing:3"])
    found = []
    for shares in (False, True):
        trees = [planted(table, playout=NONE, informed=2.0, others=False) for _ in range(3)]
        judge = trees[0].judge
        for tree in trees:
            tree.judge = tree.playouts.judge = judge
        if shares:
            share_turn(trees)
        for tree in trees:
            for seed in range(12):
                tree.iterate([world(table, seed=seed + 1)])
        found.append(([sorted(tree.roots[0].edges) for tree in trees], judge.evaluations))

    assert found[0][0] == found[1][0]
    assert found[1][1] < found[0][1] / 2
