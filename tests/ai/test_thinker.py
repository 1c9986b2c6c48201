"""Opponents of every level: what they plan, try, choose and never do."""

from dataclasses import replace

import pytest

from evolution_qt.ai.bots import UNJUDGED, Bot, Decision, Plan, choose_move, choose_moves
from evolution_qt.ai.judge import Judge, first_best, worth
from evolution_qt.ai.network import RESULTS, Network
from evolution_qt.ai.thinker import Thinker, plans
from evolution_qt.ai.worlds import composed, try_plans
from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import BY_NETWORK, Character, Level
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import AMONG_MORE, BOTS, CHARACTERS, LEVELS
from tests.scene import DE, scene


def valuing(rules, hope=0.0, **weights):
    """Return a network that adds features by name to its *hope*; ``own_points`` stands for ``own points``."""
    evaluation = rules.evaluation()
    rows = [[0.0] * RESULTS for _ in range(evaluation.amounts + evaluation.marks)] + [[hope] * RESULTS]
    for name, weight in weights.items():
        at = evaluation.names.index(name if name in evaluation.names else name.replace("_", " "))
        rows[at] = [weight, weight, weight]
    flat = [weight for row in rows for weight in row]
    return Network(rules.key, [2], evaluation.schema, evaluation.amounts, evaluation.marks, 0, flat)


def seen(table, seat=0):
    """Return the observation of a seat in a scene."""
    return table.rules.observe(table.state, seat)


def never():
    return False


def lines(table, level, seat=0, character=None, seed=1, is_over=never, **weights):
    """Return the moves of a seat that values some features."""
    bot = Thinker(level, valuing(table.rules, **weights), character)
    moves, decision = choose_moves(table.rules, seen(table, seat), bot, Rng(seed), is_over)
    return [table.rules.write(move) for move in moves], decision


STEPWISE = Level("stepwise", BY_NETWORK)
WIDE = Level("wide", BY_NETWORK, width=6)
TRYING = Level("trying", BY_NETWORK, width=6, plans=4, steps=4, worlds=6, turn_worlds=6, judges_others=True)
FEEDING = Level("feeding", BY_NETWORK, width=2, steps=4, worlds=3, judges_feeding=True)


def three(phase, *hands, **how):
    """Return a scene at a table of three."""
    return scene(DE, "b2 p2", "b2 p2", "b2 p2", phase=phase, hands=hands, **how)


@pytest.mark.parametrize("level", [STEPWISE, WIDE])
def test_a_turn_is_put_together_from_what_is_worth_something(level):
    found, decision = lines(three("play", "horns:1 fertile:2"), level, own_population=5.0)

    assert 3 == len(found)
    assert all(line.startswith("population 0") for line in found[:2])
    assert "done" == found[-1]
    assert decision.evaluations > 10
    assert decision.plans[0].value >= decision.plans[-1].value


def test_a_wide_search_finds_what_pays_only_together():
    """A step that looks bad alone is followed up when the plan is one of several."""
    table = three("play", "climbing:1 burrowing:2")
    pair = {"own: climbing with burrowing": 6.0, "own: climbing, few": -1.0, "own: burrowing, few": -1.0}

    stepwise, _ = lines(table, STEPWISE, **pair)
    wide, _ = lines(table, Level("w", BY_NETWORK, width=30), **pair)

    assert ["done"] == stepwise
    assert {"trait 0 climbing:1", "trait 0 burrowing:2"} == set(wide[:2])


def test_equal_results_are_one_plan():
    table = three("play", "horns:1 fertile:2 scavenger:3")
    rules = table.rules
    judge = Judge(rules, valuing(rules, own_body=1.0))

    found = plans(judge, seen(table).state, 0, 50, 10_000, never)

    results = []
    turn = rules.evaluation().turn(table.state)
    for plan in found:
        state = turn.fork(table.state, 0)
        for step in plan.steps[:-1]:
            rules.apply(state, step)
        results.append(turn.result(state, 0))
    assert len(results) == len(set(results))
    assert (turn.stop,) in [plan.steps for plan in found]


def test_a_budget_of_evaluations_ends_the_planning():
    table = three("play", "horns:1 fertile:2 scavenger:3 climbing:4")
    judge = Judge(table.rules, valuing(table.rules, own_body=1.0))

    found = plans(judge, seen(table).state, 0, 5, 1, never)

    assert max(len(plan.steps) for plan in found) == 2


def test_a_hurried_thinker_still_answers():
    found, decision = lines(three("play", "horns:1"), TRYING, is_over=lambda: True, own_population=5.0)

    assert ["done"] == found
    assert decision.was_stopped


def test_silly_plans_are_never_proposed():
    """However much a network likes hunters, it lays no Carnivore that can eat nothing."""
    table = scene(DE, "b1 p2", "b6 p2", "b6 p1", phase="play", hands=["carnivore:1"])

    found, _ = lines(table, WIDE, **{"own: carnivore, few": 9.0})

    assert ["done"] == found


@pytest.mark.parametrize("level", [STEPWISE, TRYING, FEEDING])
def test_a_feeding_is_chosen_by_what_follows(level):
    """The one that is about to be eaten burrows when it is full."""
    table = scene(DE, "b1 p2 f1 burrowing | b3 p2", "b2 p1 carnivore", "b1 p1", watering_hole=1)

    found, decision = lines(table, level, own_population=9.0)

    assert ["feed 0"] == found if level.worlds else found[0].startswith("feed")
    assert 2 == len(decision.plans)
    needed = 2 if level is TRYING else level.worlds  # the first third shows that nothing unseen matters
    assert all(plan.worlds == needed for plan in decision.plans)


def test_a_food_card_is_chosen_and_mixed_among_equals():
    """A hole that others can foresee can be used against its digger."""
    table = three("food", "horns:1 fertile:7", "horns:2", "horns:3")

    best = {lines(table, STEPWISE, seed=seed, own_food_card=9.0)[0][0] for seed in range(5)}
    mixed = {lines(table, STEPWISE, seed=seed, own_bag=1.0)[0][0] for seed in range(20)}

    assert {"food fertile:7"} == best
    assert {"food fertile:7", "food horns:1"} == mixed


def unsure():
    """Return a scene in which no one can know how much food there will be."""
    return three(
        "play",
        "horns:1 fertile:2",
        "horns:3 climbing:1",
        "climbing:2",
        watering_hole=3,
        food_cards=["horns:2", "horns:4", "foraging:7"],
    )


def test_plans_are_tried_in_the_same_worlds_and_half_of_them_given_up():
    table = unsure()
    rules = table.rules
    judge = Judge(rules, valuing(rules, lead_over_the_best=3.0))
    found = plans(judge, seen(table).state, 0, 6, 10_000, never)[:4]

    tried = try_plans(judge, seen(table), found, 6, TRYING, Rng(3), never)

    assert {plan.steps for plan in found} == {plan.steps for plan in tried}
    assert [6, 6, 2, 2] == [plan.worlds for plan in tried]
    assert tried[0].value >= tried[1].value
    assert tried == try_plans(judge, seen(table), found, 6, TRYING, Rng(3), never)
    assert tried != try_plans(judge, seen(table), found, 6, TRYING, Rng(4), never)


def test_what_is_told_of_a_tried_plan_is_what_it_was_compared_by():
    """The expectation before counts in both; without that, the second choice could promise more."""
    table = unsure()
    _, decision = lines(table, TRYING, lead_over_the_best=3.0)

    assert len(decision.plans) > 1
    for plan in decision.plans:
        assert plan.worlds
        assert worth(plan.judgement) == pytest.approx(plan.value)


@pytest.mark.parametrize(
    ("table", "most"),
    [
        (scene(DE, "b1 p2 f1 burrowing | b3 p2", "b2 p1 carnivore", "b1 p1", watering_hole=1), 1),
        (unsure(), 2),
        (three("food", "horns:1 fertile:7", "horns:2", "horns:3"), 4),
    ],
)
def test_each_kind_of_decision_has_worlds_of_its_own(table, most):
    """Of a step, of a turn that is put together, of a single card laid in secret."""
    level = Level(
        "three numbers", BY_NETWORK, width=6, plans=2, steps=2, worlds=1, turn_worlds=2, secret_worlds=4
    )

    _, decision = lines(table, level, own_population=9.0)

    assert most == max(plan.worlds for plan in decision.plans)


def test_feeding_that_only_follows_is_judged_where_the_level_says_so():
    """What a step of the feeding comes to is one thing, what a turn before it comes to another."""

    def evaluations(table, **judging):
        level = Level("l", BY_NETWORK, width=3, plans=2, steps=2, worlds=3, turn_worlds=3, **judging)
        return lines(table, level, own_population=9.0)[1].evaluations

    rows = ("b1 p2 burrowing | b3 p2", "b2 p1 carnivore", "b1 p1 | b1 p2")
    before = scene(DE, *rows, phase="play", hands=["horns:1", "climbing:2", "horns:3"], watering_hole=3)
    feeding = scene(DE, *rows, watering_hole=3)
    quick, step, turn = {}, {"judges_feeding": True}, {"judges_later_feeding": True}
    assert evaluations(before, **quick) == evaluations(before, **step) < evaluations(before, **turn)
    assert evaluations(feeding, **quick) == evaluations(feeding, **turn) < evaluations(feeding, **step)


def test_what_others_do_in_secret_is_judged_where_the_level_says_so():
    """Otherwise the quick policy does it, by what each of them sees; in a feeding there is nothing of it."""

    def evaluations(table, **judging):
        level = Level("l", BY_NETWORK, width=3, plans=2, steps=2, worlds=3, turn_worlds=3, **judging)
        return lines(table, level, own_population=9.0)[1].evaluations

    before = three("play", "horns:1 climbing:2", "horns:3 fertile:2", "climbing:3")
    feeding = scene(DE, "b1 p2 burrowing | b3 p2", "b2 p1 carnivore", "b1 p1 | b1 p2", watering_hole=3)
    assert evaluations(before) < evaluations(before, judges_others=True)
    assert evaluations(feeding) == evaluations(feeding, judges_others=True)


def test_steps_and_plans_have_numbers_of_their_own():
    level = Level("numbers", BY_NETWORK, width=6, plans=3, steps=2, worlds=1, turn_worlds=1)

    def tried(table):
        _, decision = lines(table, level, own_population=9.0)
        return sum(plan.worlds > 0 for plan in decision.plans)

    assert 2 == tried(scene(DE, "b1 p2 burrowing | b3 p2", "b2 p1 carnivore", "b1 p1", watering_hole=1))
    assert 3 == tried(three("play", "horns:1 climbing:2 fertile:2"))


def test_levels_may_play_otherwise_at_a_table_of_three_and_more():
    for key, level in LEVELS.items():
        assert level is BOTS.at_table(level, 2)
        assert {AMONG_MORE[3].get(key, level)} == {BOTS.at_table(level, players) for players in (3, 4)}
        assert {AMONG_MORE[5].get(key, level)} == {BOTS.at_table(level, players) for players in (5, 6)}
    assert list(AMONG_MORE) == sorted(AMONG_MORE, reverse=True)
    for levels in AMONG_MORE.values():
        assert set(levels) <= set(LEVELS)
        assert all(key == level.key and level != LEVELS[key] for key, level in levels.items())


def test_turns_that_are_judged_alike_are_tried_once():
    """Whatever is laid, this network sees the same; only what buys population is another turn to it."""
    table = unsure()
    judge = Judge(table.rules, valuing(table.rules, own_population=2.0))
    alike = {plan.judgement for plan in plans(judge, seen(table).state, 0, 6, 10_000, never)}
    many = Level("many", BY_NETWORK, width=6, plans=30, turn_worlds=3)

    _, decision = lines(table, many, own_population=2.0)
    _, fewer = lines(table, Level("few", BY_NETWORK, width=6, plans=1, turn_worlds=3), own_population=2.0)

    assert 3 == len(alike)
    assert [3, 3, 1] == [plan.worlds for plan in decision.plans[:3]]
    assert [3, 0, 0] == [plan.worlds for plan in fewer.plans[:3]]


def test_the_steps_of_others_follow_from_what_they_see():
    """In a sampled world every seat plays by its own hand; others' hands change nothing."""
    table = three("play", "horns:1 fertile:2", "horns:3", "climbing:2")
    rules = table.rules
    judge = Judge(rules, valuing(rules, own_population=1.0))
    other = table.state.clone()
    other.players[1].hand, other.players[2].hand = other.players[2].hand, other.players[1].hand

    assert composed(judge, table.state) == composed(judge, other)


def test_a_careless_one_overlooks_hunters():
    """Without care the exposed species counts as safe, so nothing is done for it."""
    table = scene(DE, "b2 p2", "b6 p2 carnivore", "b1 p1", phase="play", hands=["climbing:1"])
    danger = {
        "own: exposed, population 2": -5.0,
        "own: exposed, population 3": -8.0,
        "own: climbing, few": -1.0,
        "own_species": -8.0,
    }

    careful, _ = lines(table, STEPWISE, **danger)
    careless, _ = lines(table, Level("careless", BY_NETWORK, careless=1000), **danger)

    assert ["trait 0 climbing:1", "done"] == careful
    assert ["done"] == careless


def test_slack_chooses_among_plans_that_are_nearly_as_good():
    table = three("play", "horns:1")

    strict = {lines(table, STEPWISE, seed=seed, own_body=0.01)[0][0] for seed in range(12)}
    slack = {
        lines(table, Level("slack", BY_NETWORK, slack=20), seed=seed, own_body=0.01)[0][0]
        for seed in range(12)
    }

    assert {"body 0 horns:1"} == strict
    assert len(slack) > 2


def test_among_more_than_two_slack_is_a_part_of_what_somebody_expects():
    """Who is far behind does not take everything for the same, as it did; with two players it still does."""
    hopeless = {"hope": -6.0, "own_body": 5.0}
    level = Level("slack", BY_NETWORK, slack=200)
    duel = scene(DE, "b2 p2", "b2 p2", phase="play", hands=("horns:1",))

    behind = {lines(three("play", "horns:1"), level, seed=seed, **hopeless)[0][0] for seed in range(12)}
    of_two = {lines(duel, level, seed=seed, **hopeless)[0][0] for seed in range(12)}

    assert "body 0 horns:1" in behind
    assert not behind & {"done", "trait 0 horns:1"}
    assert "done" in of_two


def test_nobody_is_picked_on_for_a_small_difference():
    """Two attacks bring the same; that on who leads is a little better, or much, or not the best step."""
    table = scene(DE, "b6 p3 carnivore | b1 p2", "b2 p4", "b2 p2", watering_hole=2)
    impartial = replace(STEPWISE, impartial=15)

    def first(level, **weights):
        return {lines(table, level, seed=seed, **weights)[0][0] for seed in range(12)}

    assert {"attack 0 1.0"} == first(STEPWISE, lead_over_the_best=0.1)
    assert {"attack 0 1.0", "attack 0 2.0"} == first(impartial, lead_over_the_best=0.1)
    assert {"attack 0 1.0"} == first(impartial, lead_over_the_best=9.0)
    assert {"feed 1"} == first(impartial, lead_over_the_best=0.1, own_plant_need=-1.0)


def test_a_character_follows_its_taste():
    """A stalker lays the Carnivore that a neutral one would not."""
    table = scene(DE, "b4 p2", "b2 p2", "b6 p1", phase="play", hands=["carnivore:1"])

    neutral, _ = lines(table, WIDE, own_bag=1.0)
    stalker, _ = lines(table, WIDE, character=CHARACTERS["stalker"], own_bag=1.0)

    assert ["done"] == neutral
    assert ["trait 0 carnivore:1", "done"] == stalker


@pytest.mark.parametrize("level", ["hatchling", "forager"])
def test_who_judges_nothing_follows_a_taste_among_the_few_steps_that_come_to_mind(level):
    """A saboteur lays food cards of smaller numbers, one that likes partners more Cooperation."""
    food = {"saboteur": Character("s", {"plants": -8}), "provider": Character("p", {"plants": 8})}
    laid = {
        who: [
            table_food(three("food", "horns:1 fertile:2 scavenger:3 climbing:5"), level, one, seed)
            for seed in range(20)
        ]
        for who, one in food.items()
    }
    table = scene(DE, "b2 p2 | b2 p2", "b2 p2", phase="play", hands=["cooperation:3 climbing:2"])
    friend = Thinker(LEVELS[level], None, Character("friend", {"partners": 900}))
    steps = [friend.decide(table.rules, seen(table), Rng(seed)).steps[0] for seed in range(20)]
    lines = [table.rules.write(table.rules.spoken(table.state, 0, [step])) for step in steps]

    assert sum(laid["saboteur"]) < sum(laid["provider"])
    assert "trait 0 cooperation:3" in lines


def table_food(table, level, character, seed):
    """Return the number on the food card that someone lays."""
    step = Thinker(LEVELS[level], None, character).decide(table.rules, seen(table), Rng(seed)).steps[0]
    return table.rules.table.cards[step & 0xFFF].food


def test_a_forager_says_what_else_came_to_its_mind():
    """Three steps at most, the best first, by the rules it goes by."""
    table = three("play", "horns:1 fertile:2")
    bot = Thinker(LEVELS["forager"], None)

    found = bot.decide(table.rules, seen(table), Rng(1)).plans

    assert 3 == len({plan.steps for plan in found})
    assert found[0].steps[0] == table.rules.suggest(table.state, table.rules.legal(table.state, 0), Rng(1))


def test_a_line_in_whose_later_steps_time_was_up_counts_as_cut_short():
    """An attack that is paid for is decided card by card (000:283)."""
    table = scene(
        DE,
        "b4 p3 carnivore intelligence",
        "b1 p4 climbing f4",
        "b6 p1",
        hands=["horns:1 fertile:2 scavenger:3"],
    )
    asked = []

    class Slow(Bot):
        def decide(self, game, seen, rng, is_over=never):
            steps = game.legal(seen.state)
            paid = [step for step in steps if "ignoring" in game.write(game.spoken(seen.state, 0, [step]))]
            asked.append(len(asked))
            return Decision((Plan(((paid or steps)[0],), UNJUDGED, 0.0),), 10, was_stopped=len(asked) > 1)

    moves, decision = choose_moves(table.rules, seen(table), Slow(), Rng(1))

    assert 1 == len(moves)
    assert 1 < len(asked)
    assert decision.was_stopped
    assert 10 * len(asked) == decision.evaluations


def test_what_was_overlooked_is_no_reason():
    table = scene(DE, "b2 p2", "b6 p2 carnivore", "b1 p1", phase="play", hands=["climbing:1"])
    danger = {"own: exposed, population 2": -5.0, "own_exposed_population": -5.0, "own_traits": 1.0}

    _, careful = lines(table, STEPWISE, **danger)
    _, careless = lines(table, Level("careless", BY_NETWORK, careless=1000), **danger)

    assert "own exposed population" in [reason.feature for reason in careful.reasons]
    assert {"own traits"} == {reason.feature for reason in careless.reasons if reason.weight}


def test_a_gambler_likes_a_spread_of_results():
    table = unsure()
    rules = table.rules
    gambler = Judge(rules, valuing(rules, lead_over_the_best=3.0), Character("gambler", risk=1000))
    sober = Judge(rules, valuing(rules, lead_over_the_best=3.0))
    found = plans(sober, seen(table).state, 0, 6, 10_000, never)[:2]

    bold = try_plans(gambler, seen(table), found, 6, TRYING, Rng(3), never)
    plain = try_plans(sober, seen(table), found, 6, TRYING, Rng(3), never)

    assert all(one.value > next(other.value for other in plain if other.steps == one.steps) for one in bold)


def test_a_gambler_tries_as_many_worlds_as_it_takes_to_see_a_spread():
    level = Level("one world", BY_NETWORK, width=6, plans=2, turn_worlds=1, judges_others=True)
    deeper = Level("four worlds", BY_NETWORK, width=6, plans=2, turn_worlds=4, judges_others=True)
    none = Level("none", BY_NETWORK, width=6, plans=2)

    def worlds(level, character):
        _, decision = lines(unsure(), level, character=character, lead_over_the_best=3.0)
        return max(plan.worlds for plan in decision.plans)

    assert [1, 4, 0] == [worlds(one, None) for one in (level, deeper, none)]
    assert [3, 4, 0] == [worlds(one, CHARACTERS["gambler"]) for one in (level, deeper, none)]


def test_no_reason_names_what_is_dealt_only_when_the_round_is_over():
    """The last to feed ends the round; the hand that follows is made up where the plans are compared."""
    table = scene(DE, "b4 p2 f2 carnivore fat_tissue", "b1 p2 f2", "b6 p2 f2", phase="feeding")
    of_hands = {name: 1.0 for name in table.rules.evaluation().names if "hand" in name}

    _, decision = lines(table, STEPWISE, own_population=1.0, **of_hands)

    assert 2 == len(decision.plans)
    assert [] == [reason.feature for reason in decision.reasons if "hand" in reason.feature]


def test_who_advises_names_the_best_and_mixes_nothing():
    """What is about as good as the best is played as often, but it is no good hint."""
    table = three("food", "horns:1 fertile:7", "horns:2", "horns:3")
    bot = Thinker(STEPWISE, valuing(table.rules, own_food_card=0.04))

    def first():
        found = [bot.decide(table.rules, seen(table), Rng(seed)).plans[0] for seed in range(20)]
        return {plan.value for plan in found}

    assert 2 == len(first())
    bot.advises = True
    assert 1 == len(first())


def test_reasons_name_what_differs_most():
    _, decision = lines(three("play", "horns:1"), WIDE, own_population=5.0, own_body=1.0, own_species=-9.0)

    assert "own population" == decision.reasons[0].feature
    assert decision.reasons[0].first > decision.reasons[0].second


def test_reasons_are_those_of_a_whole_attack_also_if_it_has_to_be_paid_for():
    """Half of it has brought no meat yet, so its hunter seemed hungrier than after a smaller prey."""
    table = scene(
        DE,
        "b4 p4 carnivore intelligence",
        "b3 p2 horns",
        "b2 p1",
        phase="feeding",
        hands=["burrowing:3 fertile:6", "", ""],
        watering_hole=3,
    )
    bot = Thinker(STEPWISE, valuing(table.rules, own_meat_need=-1.0))
    judge = Judge(table.rules, bot.network)

    def need_after(line):
        step = table.rules.actions(table.state, 0, table.rules.read(line))[0]
        features = bot._seen_after(judge, seen(table), Plan((step,), UNJUDGED, 0.0), careless=False)
        return features[table.rules.evaluation().names.index("own meat need")]

    assert need_after("attack 0 1.0 ignoring horns paying burrowing:3") < need_after("attack 0 2.0")


@pytest.mark.parametrize("level", [STEPWISE, FEEDING])
def test_an_attack_that_has_to_be_paid_for_is_one_line(level):
    """The cards are chosen one by one, and the line names them all (000:283)."""
    table = scene(
        DE,
        "b4 p3 carnivore intelligence",
        "b1 p4 climbing burrowing f4",
        "b6 p1",
        hands=["horns:1 fertile:2 scavenger:3"],
    )

    found, _ = lines(table, level, own_points=9.0)

    assert 1 == len(found)
    assert found[0].startswith("attack 0 1.0 ignoring burrowing,climbing paying ")
    assert table.can(found[0])


def test_simple_bots_have_names():
    table = three("food", "horns:1", "horns:2")

    move = choose_move(table.rules, seen(table), "random", Rng(1))

    assert "food horns:1" == table.rules.write(move)
    with pytest.raises(BadInput):
        choose_move(table.rules, seen(table), "nobody", Rng(1))


@pytest.mark.parametrize("kind", ["apex", "apex/stalker", "hatchling/gardener"])
def test_kinds_name_a_level_and_perhaps_a_character(kind):
    level, character = BOTS.understood(kind)

    assert kind == level.key + (f"/{character.key}" if character else "")


@pytest.mark.parametrize("kind", ["", "apex/", "apex/nobody", "/stalker", "Apex", "random"])
def test_other_kinds_are_refused(kind):
    with pytest.raises(BadInput):
        BOTS.understood(kind)


@pytest.mark.parametrize("key", ["hatchling", "forager", "hunter"])
def test_weak_levels_are_never_silly(key):
    """In whole games no one attacks itself where it could do otherwise, or lays a card that does nothing."""
    rules = game(DE)
    evaluation = rules.evaluation()
    level = LEVELS[key]
    bot = Thinker(level, valuing(rules, own_traits=3.0, own_body=1.0) if key == "hunter" else None)
    for seed in range(4):
        state = rules.new(3, seed)
        rng = Rng(seed)
        while (seat := state.to_move) >= 0:
            decision = bot.decide(rules, rules.observe(state, seat), rng)
            for step in decision.steps:
                if (turn := evaluation.turn(state)) is not None:
                    if step == turn.stop and key != "hatchling":
                        assert not turn.is_silly(state, seat)
                        assert not has_idle_partners(state, seat)
                else:
                    assert step in evaluation.sensible(state, seat, rules.legal(state))
                rules.apply(state, step)


def has_idle_partners(state, seat):
    """Return whether a card that was laid this turn, and counts no point yet, needs a neighbour it lacks."""
    row = state.players[seat].species
    names = [{state.table.traits[state.table.trait_of[card]].key for card in one.hidden} for one in row]
    is_last = state.final_round == state.round
    alone = len(row) == 1 and "warning_call" in names[0]
    return not is_last and bool(alone or (row and names[-1] & {"cooperation", "symbiosis"}))


def test_worth_is_half_win_and_half_share():
    rules = game(DE)
    judge = Judge(rules, valuing(rules, own_points=1.0))
    state = rules.new(2, 1)

    judged = judge.after(state, rules.legal(state), state.to_move)

    assert 0 == first_best([worth(one) for one in judged])
    assert judge.evaluations == len(judged)


def test_a_plan_tells_in_how_many_worlds_each_own_species_dies_out():
    """There is one plant for two species: the other one starves in every world."""
    table = scene(DE, "b1 | b2", "b2 f1", "b2 f1", hands=("", "", ""), watering_hole=1)

    _, decision = lines(table, FEEDING, own_population=5.0)

    write, spoken = table.rules.write, table.rules.spoken
    found = {write(spoken(table.state, 0, plan.steps)): plan for plan in decision.plans}
    assert {"feed 0", "feed 1"} == set(found)
    assert (0, found["feed 0"].worlds) == found["feed 0"].losses
    assert (found["feed 1"].worlds, 0) == found["feed 1"].losses
    assert found["feed 0"].worlds > 0


@pytest.mark.parametrize(
    ("start", "end", "lost"),
    [
        ("b2 | b3 horns:3 | b2", "b3 horns:3 | b2", [True, False, False]),
        ("b2 | b3 horns:3 | b2", "b2 | b3 horns:3", [False, False, True]),
        ("b2 | b3 horns:3", "b2 p4 | b3 p1 horns:3", [False, False]),
        ("b2 | b3 horns:3", "b1", [True, True]),
        ("b2", "", [True]),
    ],
)
def test_a_species_that_died_out_is_found_by_what_is_left(start, end, lost):
    rules = game(DE)
    before = scene(DE, start, "b2", "b2", phase="feeding", hands=("", "", "")).state
    after = scene(DE, end, "b2", "b2", phase="feeding", hands=("", "", "")).state

    assert lost == list(rules.evaluation().losses(before, after, 0))


def test_nobody_knows_what_dies_out_before_the_cards_are_played():
    evaluation = game(DE).evaluation()
    food, play = (three(phase, "horns:1", "horns:2", "fertile:2").state for phase in ("food", "play"))

    assert [] == list(evaluation.losses(food, food, 0))
    assert [False] == list(evaluation.losses(play, play, 0))
