"""Opponents by known methods: what each does, that it plays fair, and that it is no straw man."""

import time
from dataclasses import replace

import pytest

from evolution_qt.ai import flat
from evolution_qt.ai.bots import Effort, has_choice, kind_of, simple_bot, weight_of
from evolution_qt.ai.judge import Judge, worth
from evolution_qt.ai.thinker import plans
from evolution_qt.brain import opponents
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.errors import BadInput
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.levels import CARD, DECISIONS, STEP, TURN
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from lab.baselines import mcts, tree
from lab.baselines.catalogue import baseline, baselines, counted, timed, tuned
from lab.baselines.duel import Duel, play_deal
from lab.baselines.playouts import PLAYOUTS
from tests.scene import DE, scene

TREES = ("determinized_mcts", "so_ismcts", "mo_ismcts")
HYBRIDS = tuple(f"{name}_plans" for name in TREES)
NAMES = tuple(baselines(game(DE)))
SEARCHES = ("flat_mc", *TREES, *HYBRIDS)


def test_all_that_were_promised_are_there():
    assert {"silly", "rule_bot", "one_step", *SEARCHES} == set(NAMES)
    with pytest.raises(BadInput):
        baseline("nobody", game(DE), 2)


@pytest.mark.parametrize("name", TREES)
def test_the_published_methods_think_up_no_turns_and_the_hybrids_do(name, monkeypatch):
    """The planner of our levels is no part of the methods that they are measured against."""
    table = scene(DE, "b2 p3", "b4 p2", "b1 p1", phase="play", hands=["horns:1 fertile:2"])
    seen = table.rules.observe(table.state, 0)
    thought = []

    def planned(*words):
        thought.append(words)
        return plans(*words)

    monkeypatch.setattr(mcts, "plans", planned)
    counted(name, 6)(table.rules, 3).decide(table.rules, seen, Rng(1))
    assert not thought
    counted(f"{name}_plans", 6)(table.rules, 3).decide(table.rules, seen, Rng(1))
    assert 1 == len(thought)
    assert type(baseline(name, table.rules, 3)) is type(baseline(f"{name}_plans", table.rules, 3))


def played(rules, bot, players, seed, rounds):
    """Play some rounds of a baseline against itself; return all steps, each of them legal."""
    state = rules.new(players, seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(players)]
    steps = []
    while state.to_move >= 0 and state.round <= rounds:
        seat = state.to_move
        seen = rules.observe(state, seat)
        before = rules.dump(seen.state)
        decision = bot.decide(rules, seen, rngs[seat])
        assert before == rules.dump(seen.state)
        for step in decision.steps:
            assert seat == state.to_move
            assert step in rules.legal(state)
            rules.apply(state, step)
            steps.append(step)
    return steps


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", KEYS)
def test_steps_are_legal_and_follow_from_the_seed(name, key):
    rules = game(key)
    bot = counted(name, 6)(rules, 3)

    steps = played(rules, bot, 3, 5, 2)

    assert steps == played(rules, counted(name, 6)(rules, 3), 3, 5, 2)


@pytest.mark.parametrize("name", TREES)
@pytest.mark.parametrize("playout", PLAYOUTS)
@pytest.mark.parametrize(("plans", "informed", "others"), [(0, 0.0, True), (0, 2.0, False), (4, 2.0, True)])
def test_all_ways_to_search_a_tree_are_legal(name, playout, plans, informed, others):
    rules = game(DE)
    habits = tree.TreeHabits(
        playout=playout, plans=plans, informed=informed, others=others, worlds=3, width=2, depth=6
    )
    others = replace(habits, shown=True, implicit=True, batch=3, by_value=True)
    for one in (habits, others):
        bot = baseline(name, rules, 2, Effort(8), one)
        assert played(rules, bot, 2, 8, 1) == played(rules, bot, 2, 8, 1)


@pytest.mark.parametrize("judged", [False, True])
def test_flat_monte_carlo_tries_the_turns_that_promise_most(judged):
    """Of many made up, or the first that were; the quick policy's own is always among them."""
    table = scene(DE, "b2 p3", "b4 p2", "b1 p1", phase="play", hands=["horns:1 fertile:2 climbing:3"])
    rules, state = table.rules, table.state
    judge = Judge(rules, network_for(rules, 3))
    how = judge.evaluation.turn(state)

    def turns(count, tries, judged):
        bot = baseline(
            "flat_mc", rules, 3, Effort(9), flat.FlatHabits(plans=count, tries=tries, judged=judged)
        )
        return bot._turns(judge, how, state, 0, Rng(1), Effort(9).meter(TURN, lambda: False))

    def value(turn):
        fork = how.fork(state, 0)
        for step in turn[:-1]:
            rules.apply(fork, step, 0)
        return worth(judge.turns([fork], 0, rules.evaluation().others(state, 0))[0])

    many = turns(60, 1, judged=False)
    few = turns(3, 20, judged)

    assert len(many) > 6
    assert many[0] == few[0]
    if judged:  # several turns may promise the same
        assert sorted(map(value, many[1:]), reverse=True)[:2] == list(map(value, few[1:]))
    else:
        assert many[1:3] == few[1:]


@pytest.mark.parametrize("to_the_end", [False, True])
def test_all_ways_of_playing_out_are_legal(to_the_end):
    rules = game(DE)
    habits = flat.FlatHabits(to_the_end=to_the_end, strange=200, plans=4)
    bot = baseline("flat_mc", rules, 2, Effort(5), habits)

    assert played(rules, bot, 2, 8, 1) == played(rules, bot, 2, 8, 1)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_peeks(name):
    """Whatever lies hidden is dealt again, and the answer stays the same."""
    rules = game(DE)
    bot = counted(name, 8)(rules, 3)
    state = rules.new(3, 21)
    rng = Rng(21)
    compared = set()
    while state.to_move >= 0 and state.round <= 2:
        seat = state.to_move
        if kind_of(rules, state) not in compared and has_choice(rules, state) and state.round == 2:
            compared.add(kind_of(rules, state))
            other = rules.determinize(rules.observe(state, seat), Rng(99))
            assert rules.dump(other) != rules.dump(state)
            steps = [bot.decide(rules, rules.observe(one, seat), Rng(4)).steps for one in (state, other)]
            assert steps[0] == steps[1]
        rules.apply(state, rules.suggest(state, rules.legal(state), rng))
    assert set(DECISIONS) == compared


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"mo_ismcts_plans", "determinized_mcts_plans"}))
def test_all_but_the_silly_one_are_much_stronger_than_chance(name):
    """A few games, with little thinking; the silly one only has to keep up."""
    rules = game(DE)
    bot = counted(name, 4)(rules, 2)
    duel = Duel()

    for seed in range(300, 301 if name in SEARCHES else 304):
        play_deal(rules, 2, bot, simple_bot("random"), seed, duel)

    lead = Estimate.of(duel.leads).mean
    assert lead > (-15 if name == "silly" else 8)


@pytest.mark.parametrize("name", SEARCHES)
def test_more_iterations_are_counted_and_a_stop_is_obeyed(name):
    table = scene(DE, "b2 p3 | b3 p2", "b4 p2 carnivore", "b1 p1", watering_hole=9)
    seen = table.rules.observe(table.state, 0)
    bot = baseline(name, table.rules, 3, Effort(30), tuned(name, table.rules, 3))

    whole = bot.decide(table.rules, seen, Rng(1))
    stopped = bot.decide(table.rules, seen, Rng(1), lambda: True)

    assert not whole.was_stopped
    assert 30 == sum(plan.worlds for plan in whole.plans)
    assert stopped.was_stopped
    assert 0 == sum(plan.worlds for plan in stopped.plans)
    assert stopped.steps[0] in table.rules.legal(table.state)


@pytest.mark.parametrize("name", SEARCHES)
def test_seconds_end_the_thinking_too(name):
    table = scene(DE, "b2 p3 | b3 p2", "b4 p2", "b1 p1", phase="play", hands=["horns:1 fertile:2"])
    bot = timed(name, dict.fromkeys(DECISIONS, 0.02))(table.rules, 3)

    decision = bot.decide(table.rules, table.rules.observe(table.state, 0), Rng(1))

    assert table.rules.evaluation().turn(table.state).stop == decision.steps[-1]
    assert not decision.was_stopped


def test_decisions_have_three_kinds():
    rules = game(DE)

    def kind(phase):
        hands = ["horns:1", "horns:2", "horns:3"]
        table = scene(DE, "b1 p2", "b1 p2", "b1 p2", phase=phase, hands=hands, watering_hole=6)
        return kind_of(rules, table.state)

    assert [CARD, TURN, STEP] == [kind(phase) for phase in ("food", "play", "feeding")]


def test_seconds_follow_how_much_there_is_to_choose_from(monkeypatch):
    monkeypatch.setattr(time, "process_time", lambda: 0.0)
    effort = Effort(seconds={TURN: 0.1})

    def seconds(choices):
        return effort.meter(TURN, lambda: False, weight_of(rules, TURN, choices))._end

    rules = game(DE)
    usual = rules.bots().choices[TURN]
    assert 0.1 == pytest.approx(seconds(usual))
    assert 0.2 == pytest.approx(seconds(2 * usual))
    assert 0.05 == pytest.approx(seconds(usual // 2))
    assert 0.025 == pytest.approx(seconds(1))
    assert 0.4 == pytest.approx(seconds(100 * usual))


def test_portions_are_parts_of_what_is_left():
    meter = Effort(20).meter(TURN, lambda: False)

    counts = []
    for part in (0.5, 0.5, 1.0):
        meter.allow(part)
        before = meter.done
        while meter.goes_on():
            pass
        counts.append(meter.done - before)

    assert [10, 5, 5] == counts
    assert meter.cut()


def test_without_a_network_the_rule_bot_plays(monkeypatch):
    monkeypatch.setattr(opponents, "_networks", lambda _: ())
    rules = game(DE)
    table = scene(DE, "b1 p2", "b1 p2", "b1 p2", phase="food", hands=["horns:1 fertile:7"])
    seen = rules.observe(table.state, 0)

    found = [baseline(name, rules, 3).decide(rules, seen, Rng(2)).steps for name in ("so_ismcts", "rule_bot")]

    assert found[0] == found[1]


def silly_lines(*seats, **how):
    """Return what the silly player at the first seat does."""
    table = scene(DE, *seats, **how)
    rules = table.rules
    decision = baselines(rules)["silly"](rules, 3).decide(rules, rules.observe(table.state, 0), Rng(1))
    state = rules.copy(table.state)
    lines = []
    for step in decision.steps:
        lines.append(rules.write(rules.spoken(state, 0, [step])))
        rules.apply(state, step)
    return lines


def test_the_silly_player_uses_sorted_cards_for_the_same_purposes():
    hands = ["warning_call:1 carnivore:2 climbing:1 climbing:3 horns:4 symbiosis:2"]

    food = silly_lines("b1 p1", "b1 p1", "b1 p1", phase="food", hands=hands)
    turn = silly_lines("b1 p1", "b1 p1", "b1 p1", phase="play", hands=hands)

    assert ["food carnivore:2"] == food
    assert [
        "species right carnivore:2",
        "trait 1 climbing:1",
        "population 1 climbing:3",
        "body 1 horns:4",
        "trait 1 symbiosis:2",
        "done",
    ] == turn


def test_the_silly_player_feeds_in_a_fixed_order():
    prey = ("b1 p1 | b1 p2", "b1 p3")

    stores = silly_lines("b4 p5 | b3 p1 fat_tissue", *prey, watering_hole=5)
    large = silly_lines("b1 p2 | b1 p4 | b5 p4 | b6 p6 carnivore", *prey, watering_hole=5)
    hunts = silly_lines("b2 p2 f2 | b6 p6 carnivore", *prey, watering_hole=5)
    alone = silly_lines("b2 p2 f2 | b6 p6 carnivore f3", "b6 p1 climbing", "b6 p2 climbing", watering_hole=5)

    assert ["feed 1"] == stores
    assert ["feed 2"] == large
    assert ["attack 1 1.1"] == hunts
    assert ["attack 1 0.0"] == alone  # the rules leave it nothing else (R38)
