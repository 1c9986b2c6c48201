"""What the levels tell of a decision is what they have weighed up, and it follows from what they see."""

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import BotJob, reported, thought
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import bots, greedy_bot, rule_bot
from evolution_qt.games.dominant.bots import JUDGINGS
from evolution_qt.games.dominant.evaluation import Evaluator, lead
from tests.games.dominant.scene import asking
from tests.games.dominant.test_bots import LEVELS, RULES, TABLES, at_table, decided, positions
from tests.naive.dominant.box import POINTS


def asked(rules, state):
    """Return what the seat to move sees, as a policy is given it."""
    return rules.copy(rules.observe(state, state.to_move).state)


@pytest.mark.parametrize("kind", LEVELS)
def test_the_step_that_is_made_stands_first_and_the_best_others_follow(kind):
    compared = 0
    for seats, each in TABLES[2:4]:
        rules = at_table(each)
        for state in positions(kind, seats, each, every=9):
            step = decided(kind, rules, state)[0]
            told = JUDGINGS[kind](rules, asked(rules, state), step)
            assert step == told[0].step
            assert len(told) == len({one.step for one in told}) <= bots.MOST
            assert told[0].worth >= max(one.worth for one in told) - 0.011
            compared += len(told) > 1
    assert compared > 30


def test_the_parts_of_a_step_add_up_to_what_greedy_compares():
    compared = 0
    for seats, each in TABLES[2:4]:
        rules = at_table(each)
        for state in positions("greedy", seats, each, every=7):
            seen = asked(rules, state)
            if seen.phase == 0 or len(rules.legal(seen)) == 1:
                continue
            unasked = seen.clone()
            unasked.pending.pop()
            before = lead(seen, Evaluator(seen).worths(unasked), seen.to_move)
            found = {step: worth - before for worth, step in greedy_bot.judged(seen, rules.legal(seen))}
            for one in JUDGINGS["greedy"](rules, seen, decided("greedy", rules, state)[0]):
                if {name for name, _ in one.parts} <= {*bots.OF_TRIALS}:
                    assert found[one.step] == pytest.approx(one.worth)
                    assert sum(amount for _, amount in one.parts) == pytest.approx(one.worth)
                    compared += 1
    assert compared > 50


def test_pawns_are_told_of_by_the_written_rules():
    state = RULES.new(4, 3)
    for kind in LEVELS:
        step = decided(kind, RULES, state)[0]
        for one in JUDGINGS[kind](RULES, asked(RULES, state), step):
            view = rule_bot.AnimalView(state, state.pending[-1])
            assert list(one.parts) == [(name, weight) for name, weight in rule_bot.reasons(view, one.step)]
            assert one.worth == rule_bot.weighed(rule_bot.reasons(view, one.step))[0]


def test_what_is_drawn_at_random_is_told_by_itself():
    play = asking("card", "A", _cell="d2", cards=["symbiotic", "fertile"], deck=[])
    seen = asked(play.game, play.state)

    told = JUDGINGS["greedy"](play.game, seen, decided("greedy", play.game, play.state)[0])

    parts = {str(play.game.spoken(seen, 0, [one.step])): dict(one.parts) for one in told}
    assert {"card symbiotic", "card fertile"} == {*parts}
    assert 0 < parts["card symbiotic"]["drawn"]
    assert "drawn" not in parts["card fertile"]


@pytest.mark.parametrize("kind", LEVELS)
def test_nothing_that_is_told_peeks_or_changes_anything(kind):
    shuffler, compared = Rng(7, "other cards"), 0
    for state in positions("greedy", 4, 1, every=11):
        world = RULES.determinize(RULES.observe(state, state.to_move), shuffler)
        step = decided(kind, RULES, state)[0]
        found = []
        for one in (state, world):
            seen = asked(RULES, one)
            before = RULES.dump(seen)
            found.append(JUDGINGS[kind](RULES, seen, step))
            assert before == RULES.dump(seen)
        assert found[0] == found[1]
        compared += 1
    assert compared > 20


# In a report


def test_a_report_has_worth_and_parts_in_hundredths():
    play = asking("domination", "M", cards=["omnivore"], deck=[])
    seen = play.game.observe(play.state, 0)
    decision = opponent("greedy", play.game, 6).decide(play.game, seen, Rng(1))

    report = reported(play.game, seen, decision, "greedy")

    first = report["plans"][0]
    assert ["score d4"] == first["moves"]
    assert 100 * POINTS["mountain"][0] == first["parts"]["points"]
    assert abs(first["worth"] - sum(first["parts"].values())) <= len(first["parts"])


@pytest.mark.parametrize("kind", ["random", *LEVELS])
def test_a_worker_tells_what_its_opponent_has_weighed_up(kind):
    state = RULES.new(3, 1)
    position = RULES.dump(RULES.observe(state, state.to_move).state)

    answer = thought(BotJob(1, state.to_move, position, kind, 3), lambda: False)

    assert [answer.moves[0]] == answer.report["plans"][0]["moves"][:1]
    assert (kind != "random") == ("parts" in answer.report["plans"][0])
