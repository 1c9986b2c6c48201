"""What happens in a sampled world by the end of the round, and what differs between two plans."""

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import round_facts as f
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.round_facts import differences, of_round, terrains
from tests.games.dominant.test_planning import RULES, at_table, at_the_table, pawns

FACTS = (f.PAYS, f.CARD, f.DOMINATES, f.FREEZES, f.STARVES, f.ELIMINATED, f.ELEMENT, f.PLACE)
TABLES = [(2, 1), (2, 3), (6, 1)]


def whole_round(seed, seats=4):
    """Return a position, and the end of its round in a random game, with the events between them."""
    start, rng = RULES.new(seats, seed), Rng(seed, "round")
    end = RULES.copy(start)
    end.sink = []
    while end.round == start.round:
        RULES.apply(end, RULES.sample(end, rng))
    return start, end


def test_facts_of_a_round_are_those_of_its_events_and_its_end():
    told, told_points = set(), [0, 0]
    for seed in range(12):
        start, end = whole_round(seed)
        facts = of_round(start, end)
        told |= {name for name, _ in facts}
        for name, numbers in facts:
            if name == f.DOMINATES:
                cell, animal = numbers
                assert animal == (end.dominant(cell) if end.crowd[cell] else NO_ANIMAL)
            elif name == f.ON_EARTH:
                cubes, animal = numbers
                assert cubes == sum(end.cubes[animal * CELLS : animal * CELLS + CELLS])
            elif name == f.TOTAL:
                points, animal = numbers
                assert points == end.points[animal] - start.points[animal]
                told_points[0] += points
                told_points[1] += sum(one[2] for key, one in facts if key == f.PAYS and one[1] == animal)
    assert 0 < told_points[1] <= told_points[0]
    assert {f.PAYS, f.CARD, f.STARVES, f.LAID, f.TOTAL} <= told


def test_a_searched_pawn_has_the_facts_of_its_world():
    for seats, each in TABLES:
        for state, decision in zip(pawns(seats, each), at_the_table("apex", seats, each), strict=True):
            for plan in decision.plans:
                totals = [numbers[1] for name, numbers in plan.facts if name == f.TOTAL]
                assert sorted(totals) == sorted(state.in_play)
    for state, decision in zip(pawns(2, 1), at_the_table("scout", 2, 1), strict=True):
        assert not any(plan.facts for plan in decision.plans), "nothing was played out"
        assert state


def test_what_speaks_for_one_plan_speaks_against_the_other():
    found = 0
    for seats, each in TABLES:
        for state, decision in zip(pawns(seats, each), at_the_table("apex", seats, each), strict=True):
            animal = state.pending[-1] >> 6 & 7
            first, second = (plan.facts for plan in decision.plans[:2])
            one, other = differences(state, animal, first, second), differences(state, animal, second, first)
            turned = [(at.topic, at.what, at.second, at.first) for at in other if at.topic in FACTS]
            assert sorted(at[:2] + at[3:5] for at in one if at.topic in FACTS) == sorted(turned)
            assert all(at.first != at.second for at in one)
            assert [] == differences(state, animal, first, first)
            found += len(one)
    assert found > 20


def test_tiles_that_will_be_laid_have_their_terrain():
    state, decision = pawns(6, 1)[1], at_the_table("apex", 6, 1)[1]
    facts = [plan.facts for plan in decision.plans]

    found = terrains(state, *facts)

    laid = {numbers[0] for one in facts for name, numbers in one if name == f.LAID}
    assert laid
    assert set(found) == laid | {cell for cell, terrain in enumerate(state.ground) if terrain}


def test_an_own_tile_counts_more_than_one_of_a_rival():
    state = at_table(1).new(2, 3)
    animal, rival = state.in_play[0], state.in_play[1]
    cell = next(at for at, terrain in enumerate(state.ground) if terrain)

    own, other = (differences(state, animal, [(f.PAYS, (cell, who, 4))], []) for who in (animal, rival))

    assert [(f.PAYS, cell, animal, 4, 0)] == [tuple(one)[:5] for one in own]
    assert own[0].weight > 0 > other[0].weight
    assert own[0].weight > -other[0].weight
