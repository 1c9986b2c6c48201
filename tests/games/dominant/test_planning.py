"""Pawns that are found by trial: what is tried, how a round is played out, and what no trial may do."""

from functools import cache
from itertools import pairwise

import pytest

from evolution_qt.ai.bots import UNJUDGED
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import reported
from evolution_qt.core.game import Observation
from evolution_qt.core.levels import BY_WORTH, Level
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import planning
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import SPACE_KEYS
from evolution_qt.games.dominant.evaluation import Evaluator
from evolution_qt.games.dominant.state import EXECUTION, PLANNING
from evolution_qt.games.dominant.steps import PASS_STEP
from tests.games.dominant.scene import KEY, asking, scene, start_earth, tile
from tests.games.dominant.watching import silliness
from tests.long.sense import raises_worth

LEVELS = ("scout", "hunter", "apex")
RULES = game(KEY)
TABLES = [(2, 1), (2, 3), (6, 1)]
PAWNS = 3
"""Those of the first rounds of a game of `greedy` that are asked about."""
ROUNDS = 3


def at_table(each):
    return RULES.with_options({"animals_each": each}) if each > 1 else RULES


@cache
def pawns(seats, each):
    """Return positions in which a pawn is to be placed."""
    rules, rng, found = at_table(each), Rng(seats, "pawns"), []
    state, bot = rules.new(seats, 29), opponent("greedy", rules, seats)
    while state.round <= ROUNDS:
        if state.phase == PLANNING and len(rules.legal(state)) > 1:
            found.append(rules.copy(state))
        for step in bot.decide(rules, rules.observe(state, state.to_move), rng).steps:
            rules.apply(state, step)
    return found[7 :: len(found) // PAWNS]


def decided(kind, rules, state, is_over=lambda: False):
    seen = rules.observe(state, state.to_move)
    return opponent(kind, rules, len(state.names)).decide(rules, seen, Rng(1), is_over)


@cache
def at_the_table(kind, seats, each):
    """Return what a level decides in those positions."""
    return [decided(kind, at_table(each), state) for state in pawns(seats, each)]


def line(rules, state, step):
    return str(rules.spoken(state, state.to_move, [step]))


def tried(play):
    """Return the spaces that are worth trying, by the names of files."""
    state = play.state
    steps = RULES.evaluation().sensible(state, state.to_move, RULES.legal(state))
    return {line(RULES, state, step).split()[1] for step in steps}


@pytest.mark.parametrize("kind", LEVELS)
def test_a_pawn_follows_from_what_is_seen_and_the_seed(kind):
    """Deck, stacks and bag in another order: the same pawn, and nothing of the position is changed."""
    shuffler, compared = Rng(7, "other cards"), 0
    for seats, each in TABLES:
        rules = at_table(each)
        for state, first in zip(pawns(seats, each), at_the_table(kind, seats, each), strict=True):
            before = rules.digest(state)
            world = rules.determinize(rules.observe(state, state.to_move), shuffler)
            assert decided(kind, rules, world) == first
            assert before == rules.digest(state)
            assert first.steps[0] in rules.legal(state)
            compared += 1
    assert compared >= PAWNS * len(TABLES)


@pytest.mark.parametrize("kind", LEVELS)
def test_no_pawn_is_silly(kind):
    for seats, each in TABLES:
        rules = at_table(each)
        for state, decision in zip(pawns(seats, each), at_the_table(kind, seats, each), strict=True):
            found = silliness(rules, state, line(rules, state, decision.steps[0]))
            assert found in ("", "plans to migrate twice", "plans for an element that is not its own")


def test_each_action_element_and_set_of_terrains_is_tried_on_one_space():
    for state in pawns(6, 1):
        steps = RULES.evaluation().sensible(state, state.to_move, RULES.legal(state))
        rows = [line(RULES, state, step).split()[1].partition(":") for step in steps]
        several = [row for row, *_ in rows if row not in ("speciation", "competition")]
        assert len(several) == len(set(several)), "one space of each other action"
        assert len(rows) < 24


def test_what_is_told_is_one_plan_of_each_action():
    for state, decision in zip(pawns(6, 1), at_the_table("apex", 6, 1), strict=True):
        lines = [line(RULES, state, plan.steps[0]) for plan in decision.plans]
        actions = [one.split()[1].partition(":")[0] for one in lines]
        assert len(actions) == len(set(actions))


def planning_begins(**keys):
    """Return a scene in which the first on the track places a pawn, with a rival's on Glaciation."""
    return scene(phase="planning", **{"pawns": {"glaciation:1": "bird"}, **keys})


def test_no_pawn_is_placed_in_the_last_round_that_only_helps_later():
    """There is no next planning, and only the first pawn on Glaciation acts."""
    play = planning_begins(round=3, final_round=3)

    assert not {"initiative", "glaciation:2"} & tried(play)


def test_nor_where_ice_age_lies_open():
    """The player who takes it ends the game, and nearly always one does."""
    play = planning_begins(cards=["ice_age", "omnivore"], deck=[])

    assert not {"initiative", "glaciation:2"} & tried(play)


def test_in_other_rounds_they_are_tried():
    play = planning_begins()

    assert {"initiative", "glaciation:2"} <= tried(play)


def test_a_second_pawn_on_speciation_needs_cubes_that_the_first_one_leaves():
    """The insect has placed one; a disk brings some cubes to each tile around it."""
    few, many = (
        planning_begins(animals={"insect": {"pool": pool}}, pawns={"speciation:sun": "insect"})
        for pool in (4, 5)
    )

    assert not [space for space in tried(few) if space.startswith("speciation")]
    assert {"speciation:water", "speciation:grass"} <= tried(many)


def test_no_pawn_is_placed_on_competition_against_an_own_animal():
    """The insect places a pawn; its seat has the arachnid, too."""
    alone, with_rival = (
        scene(each=2, phase="planning", earth=start_earth(d2=tile("desert", species)))
        for species in ("S2 I1", "S2 I1 B1")
    )

    assert not [space for space in tried(alone) if space.startswith("competition")]
    assert [space for space in tried(with_rival) if space.startswith("competition")]


@pytest.mark.parametrize(
    ("display", "pawns", "is_tried"),
    [
        ({"wasteland": ["grass"]}, {}, False),
        ({"depletion": ["grass"]}, {"depletion": "bird"}, False),
        ({"depletion": ["grass"]}, {}, True),
    ],
)
def test_a_pawn_on_speciation_needs_a_disk_that_is_not_taken_before(display, pawns, is_tried):
    """One disk of grass lies on earth, beside the tundra tile."""
    elements = {"d3:e": "grass"}
    play = planning_begins(elements=elements, display=display, pawns=pawns, animals={"insect": {"pool": 9}})

    assert is_tried == ("speciation:grass" in tried(play))


def test_a_pawn_on_depletion_needs_an_element_of_its_box_on_earth():
    """What lies on the tundra tile alone is swept before."""
    box, elements = {"depletion": ["grass"]}, {"d3:e": "grass"}
    kept, swept = (
        planning_begins(elements=elements, display=display)
        for display in (box, {**box, "wasteland": ["grass"]})
    )

    assert "depletion" in tried(kept)
    assert "depletion" not in tried(swept)


def test_a_pawn_that_can_only_wait_is_kept_for_what_the_next_round_always_has():
    """Instinct places one when all other pawns have acted."""
    play = asking("instinct", "A", next="reset", animals={"amphibian": {"pawns": 3}})

    assert {"migration", "domination"} == {space.partition(":")[0] for space in tried(play)}


def test_no_pawn_is_placed_on_adaptation_for_what_others_may_leave():
    """One element of two stays; a rival ahead may take it."""
    display = {"adaptation": ["water", "meat", "meat"], "regression": ["meat"]}
    alone, behind = (
        planning_begins(display=display, pawns=pawns) for pawns in ({}, {"adaptation:1": "bird"})
    )

    assert "adaptation:1" in tried(alone)
    assert not [space for space in tried(behind) if space.startswith("adaptation")]


def test_a_reptile_places_one_pawn_on_adaptation_for_the_one_element_that_it_protects():
    """Two kinds of element are left, and Regression takes both."""
    display = {"adaptation": ["water", "water", "meat", "meat"], "regression": ["meat", "water"]}
    order = ["reptile", "insect", "arachnid", "amphibian", "bird", "mammal"]
    first, second = (
        planning_begins(display=display, pawns=pawns, initiative=order)
        for pawns in ({}, {"adaptation:1": "reptile"})
    )

    assert "adaptation:1" in tried(first)
    assert not [space for space in tried(second) if space.startswith("adaptation")]


def test_an_animal_that_has_died_out_migrates_only_where_nothing_else_may_act():
    """All its pawns on other spaces would help later or not at all, but Depletion may leave it one of two."""
    taken = {f"wanderlust:{number}": "bird" for number in (1, 2, 3)}
    taken |= {f"domination:{number}": "mammal" for number in range(1, 6)}
    empty, few = (
        planning_begins(
            round=3,
            final_round=3,
            earth=start_earth(),
            elements={"e3:e": "grass", "e4:e": "sun"},
            display={"depletion": ["grass", "sun"]},
            pawns={"glaciation:1": "bird", "depletion": "bird"} | taken,
            animals={"insect": {"pool": pool}},
        )
        for pool in (0, 9)
    )

    assert {"migration"} == {space.partition(":")[0] for space in tried(empty)}
    assert {"speciation:grass", "speciation:sun"} == tried(few)


def test_a_look_at_a_pawn_lets_it_act_before_all_others():
    play = scene(phase="planning", earth=start_earth(d2=tile("wetland", "A3")))
    space = SPACE_KEYS.index("glaciation:1")

    reached = planning.acted(play.state, 3, space)

    assert (play.state.phase, play.state.tundra - 1) == (reached.phase, reached.tundra)
    assert play.state.owned_pawns(3) == reached.owned_pawns(3)
    assert not reached.pending


def test_a_world_goes_on_without_the_pawns_that_are_left():
    state = RULES.copy(pawns(6, 1)[1])
    owned = [state.owned_pawns(animal) for animal in state.in_play]

    RULES.evaluation().hurry(state)

    assert EXECUTION == state.phase
    assert state.pending
    assert state.to_move == state.seat_of[state.pending[-1] >> 6 & 7]
    assert owned == [state.owned_pawns(animal) for animal in state.in_play]


def test_a_world_ends_where_the_next_round_begins():
    state = RULES.new(2, 3)
    reaches, rng = RULES.horizon(state), Rng(3)
    while not reaches(state):
        assert 1 == state.round
        RULES.apply(state, RULES.sample(state, rng))

    assert 2 == state.round
    assert PLANNING == state.phase


def executed():
    """Return the positions of a game in which a search is asked for anything but a pawn."""
    rules, rng, found = RULES, Rng(2), []
    state, greedy = rules.new(4, 31), opponent("greedy", rules, 4)
    while state.round < 4:
        if state.phase != PLANNING and len(rules.legal(state)) > 1:
            found.append(rules.copy(state))
        for step in greedy.decide(rules, rules.observe(state, state.to_move), rng).steps:
            rules.apply(state, step)
    return found


def test_all_else_is_answered_at_once_and_nearly_always_as_greedy_does():
    searching, greedy = (opponent(kind, RULES, 4) for kind in ("apex", "greedy"))
    positions = executed()
    same = 0
    for state in positions:
        seen = RULES.observe(state, state.to_move)
        own = searching.decide(RULES, seen, Rng(2))
        assert own.plans[0].judgement is UNJUDGED
        same += own.steps[0] == greedy.decide(RULES, seen, Rng(2)).steps[0]
    assert len(positions) > 50
    assert same > 0.8 * len(positions)


def test_cubes_come_only_where_they_are_fed():
    """A tile that is to be scored draws `greedy`, though what it places there starves at once."""
    earth = start_earth(d2=tile("sea", "M1"))
    play = asking("insect", "I", earth=earth, elements={}, pawns={"domination:1": "insect"})
    seat = play.state.to_move

    step = opponent("hunter", RULES, 6).decide(RULES, RULES.observe(play.state, seat), Rng(1)).steps[0]

    assert "pass" == line(RULES, play.state, step)


def test_no_migration_ends_while_a_move_would_raise_the_worth():
    bot, ended = opponent("hunter", RULES, 4), 0
    for state in executed():
        step = 0
        while state.pending[-1] & q.KIND_BITS == q.MIGRATION and step != PASS_STEP:
            step = bot.decide(RULES, RULES.observe(state, state.to_move), Rng(1)).steps[0]
            if step == PASS_STEP:
                ended += 1
                assert not raises_worth(state)
            else:
                RULES.apply(state, step)
    assert ended > 0


def test_of_two_equal_disks_in_the_wasteland_none_is_given_back():
    """The other one would sweep anyway."""
    play = asking("wasteland", "A", display={"wasteland": ["water", "water", "meat"]})

    steps = RULES.evaluation().sensible(play.state, 0, RULES.legal(play.state))

    assert ["return meat", "pass"] == [line(RULES, play.state, step) for step in steps]


@pytest.mark.parametrize("kind", ["hunter", "apex"])
def test_a_search_that_is_stopped_places_the_pawn_that_looks_best_at_once(kind):
    state = pawns(2, 1)[2]

    stopped = decided(kind, RULES, state, is_over=lambda: True)

    assert stopped.was_stopped
    seen = RULES.observe(state, state.to_move)
    assert Thinker(Level("first", BY_WORTH), None).decide(RULES, seen, Rng(1)).steps == stopped.steps


@pytest.mark.parametrize("kind", LEVELS)
def test_a_search_asks_often_whether_it_is_over(kind, monkeypatch):
    """Positions are what takes time: on a slow machine a thousand take less than a third of a second."""
    judged, gaps = [0], [0]
    worths = Evaluator.worths

    def counting(self, state):
        judged[0] += 1
        return worths(self, state)

    def is_over():
        gaps.append(judged[0])
        return False

    monkeypatch.setattr(Evaluator, "worths", counting)
    for state in pawns(6, 1):
        judged[0], gaps[:] = 0, [0]
        decided(kind, RULES, state, is_over)
        gaps.append(judged[0])
        assert max(later - sooner for sooner, later in pairwise(gaps)) < 1000


def test_a_report_tells_what_differs_at_the_end_of_the_round():
    state, decision = pawns(6, 1)[1], at_the_table("apex", 6, 1)[1]
    seen = Observation(state.to_move, state)

    plans = reported(RULES, seen, decision, "apex")["plans"]

    assert len(plans) > 1
    assert all(plan["worlds"] == 1 for plan in plans), "what was not played out is not set beside it"
    for plan in plans:
        assert abs(plan["worth"] - sum(plan["parts"].values())) <= len(plan["parts"])
        assert set(plan["parts"]) <= set(planning.IN_A_ROUND)
    assert plans == sorted(plans, key=lambda plan: -plan["worth"])
