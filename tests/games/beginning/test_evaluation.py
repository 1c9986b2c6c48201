"""What the levels tell of a decision is what they have weighed up, and it follows from what they see."""

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import BotJob, reported, thought
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning import evaluation
from evolution_qt.games.beginning.bots import JUDGINGS, POLICIES
from evolution_qt.games.beginning.causes import causes
from evolution_qt.games.beginning.evaluation import at_once, turns_left, value
from tests.games.beginning.scene import scene
from tests.games.beginning.test_bots import LEVELS, RULES, positions


def asked(state):
    """Return what the seat to move sees, as a policy is given it."""
    seat = state.to_move
    seen = RULES.copy(RULES.observe(state, seat).state)
    seen.to_move = seat
    return seen


def chosen(kind, state, seed=1):
    bot = opponent(kind, RULES, len(state.players))
    return bot.decide(RULES, RULES.observe(state, state.to_move), Rng(seed)).steps[0]


def lines(state, told):
    return [str(RULES.spoken(state, state.to_move, [one.step])) for one in told]


@pytest.mark.parametrize("kind", LEVELS)
def test_the_step_that_is_made_stands_first_and_a_few_unlike_it_follow(kind):
    compared = 0
    for state in positions(3, 5, kind if kind in POLICIES else "greedy"):
        seen, step = asked(state), chosen(kind, state)
        told = JUDGINGS[kind](RULES, seen, step)
        assert step == told[0].step
        assert len(told) == len({one.step for one in told}) <= evaluation.MOST
        if kind in ("forager", "greedy"):
            assert told[0].worth == max(one.worth for one in told)
        compared += len(told) > 1
    assert compared > 10


def test_the_parts_of_a_card_add_up_to_what_the_level_compares():
    compared = 0
    for seats in (2, 4):
        for state in positions(seats, 3, every=3):
            seen = asked(state)
            seat = seen.to_move
            if RULES.dump(seen)["phase"] != "play":
                continue
            turns = turns_left(seen)
            for kind, worth in (
                ("hatchling", evaluation.gathered),
                ("forager", at_once),
                ("greedy", lambda reached, seat, turns=turns: value(reached, seat, turns)),
            ):
                for one in JUDGINGS[kind](RULES, seen, chosen(kind, state)):
                    steps = [one.step, evaluation.DONE_STEP]
                    after, before = evaluation.judged(RULES, seen, seat, steps, worth)
                    assert after - before == one.worth
                    assert sum(amount for _, amount in one.parts) == pytest.approx(one.worth)
                    compared += 1
    assert compared > 100


def test_cards_that_would_lie_face_down_alike_are_told_once():
    state = asked(scene("2/0", "3/0", hands=("speed flight horns",), phase="play", watering_hole=9).state)

    told = JUDGINGS["greedy"](RULES, state, chosen("greedy", state))

    said = [line.split()[0] for line in lines(state, told)]
    assert len(said) == len(set(said)) or said.count("trait") > 1
    assert said.count("population") <= 1
    assert said.count("species") <= 1


def test_a_meal_is_told_by_what_the_feeding_comes_to():
    state = asked(scene("1/0 carnivore | 3/0", "1/0 horns | 2/0", watering_hole=2).state)

    first, *others = JUDGINGS["greedy"](RULES, state, chosen("greedy", state))

    assert "attack 0 1.1" == lines(state, [first])[0]
    assert {"tokens": 3, "starving": 1, "eaten": 1, "lost": 0} == dict(first.parts)
    into_horns = next(one for one in others if lines(state, [one]) == ["attack 0 1.0"])
    assert {"tokens": 2, "starving": 1, "eaten": 0, "lost": 1} == dict(into_horns.parts)


def test_leaving_the_rest_is_told_as_the_end_of_the_feeding():
    state = asked(scene("2/2 carnivore fat_tissue", "3/0 horns", watering_hole=0).state)

    told = JUDGINGS["greedy"](RULES, state, chosen("greedy", state))

    assert ["pass", "attack 0 1.0"] == lines(state, told)
    assert {"tokens": 0, "starving": 0, "eaten": 0, "lost": 0} == dict(told[0].parts)
    assert 1 == dict(told[1].parts)["lost"]


@pytest.mark.parametrize("kind", LEVELS)
def test_nothing_that_is_told_peeks(kind):
    """Hands of others, the deck and unseen cards in other places: the same is told."""
    shuffler, compared = Rng(7, "other cards"), 0
    for seats in (2, 3, 5):
        for state in positions(seats, 11, every=7):
            world = RULES.determinize(RULES.observe(state, state.to_move), shuffler)
            found = []
            for one in (state, world):
                seen, step = asked(one), chosen(kind, one)
                found.append((JUDGINGS[kind](RULES, seen, step), causes(RULES, seen, step)))
            assert found[0] == found[1]
            compared += 1
    assert compared > 25


def test_nothing_is_changed_by_telling():
    state = next(positions(4, 5))
    seen, step = asked(state), chosen("greedy", state)
    before = RULES.dump(seen)

    JUDGINGS["greedy"](RULES, seen, step)
    causes(RULES, seen, step)

    assert before == RULES.dump(seen)


# In a report


def test_a_report_has_worth_and_parts_in_hundredths():
    state = scene("4/0", "4/0", hands=("carnivore",), phase="play").state
    seen = RULES.observe(state, 0)
    bot = opponent("greedy", RULES, 2)
    decision = bot.decide(RULES, seen, Rng(1))

    report = reported(RULES, seen, decision, "greedy")

    first = report["plans"][0]
    assert ["trait 0 carnivore"] == first["moves"]
    assert 400 == first["parts"]["tokens"]
    assert abs(first["worth"] - sum(first["parts"].values())) <= len(first["parts"])


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_worker_tells_what_its_opponent_has_weighed_up(kind):
    state = scene("4/0", "4/0", hands=("carnivore",), phase="play").state
    position = RULES.dump(RULES.observe(state, 0).state)

    answer = thought(BotJob(1, 0, position, kind, 3), lambda: False)

    assert [*answer.moves] == answer.report["plans"][0]["moves"]
    assert (kind == "greedy") == ("parts" in answer.report["plans"][0])
