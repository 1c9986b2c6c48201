"""A game that says besides its rules only how a position looks has levels, sampled worlds and training."""

from __future__ import annotations

import pytest

from evolution_qt.ai.bots import STEP, Effort, kind_of, simple_bot
from evolution_qt.ai.network import RESULTS, Network
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.evaluation import Evaluation
from evolution_qt.core.levels import BY_NETWORK, BY_RULES, Bots, Character, Level
from evolution_qt.core.rng import Rng
from lab.arena.playing import match
from lab.baselines.mcts import MultipleObserver
from lab.baselines.tree import TreeHabits
from tests.toy2.games.path.rules import Path

LEVELS = {
    "still": Level("still", BY_RULES),
    "quick": Level("quick", BY_NETWORK, careless=300, slack=20),
    "trying": Level("trying", BY_NETWORK, plans=2, steps=2, worlds=1, judges_feeding=True, impartial=15),
}


class Lead(Evaluation):
    """The lead in points, and whether the seat has any: an amount and a mark."""

    schema = "lead"
    amounts = 1
    marks = 1
    names = ("lead", "has points")

    def features(self, state, seat, moment=0, others=None, *, careless=False):
        """Return the lead in tens, and the mark if there is anything."""
        points = state.points[seat]
        lead = points - max(other for at, other in enumerate(state.points) if at != seat)
        return [lead / 10], [0] if points else []


class Judged(Path):
    """The path with an evaluation, levels, and worlds that end with the round."""

    def evaluation(self):
        """Return how a position looks."""
        return Lead()

    def bots(self):
        """Return three levels and a character."""
        return Bots(LEVELS, characters={"bold": Character("bold", {}, risk=200)}, substitute="still")

    def horizon(self, state):
        """Return what says whether the round is over."""
        number = state.round
        return lambda reached: reached.round != number


@pytest.fixture
def rules():
    return Judged()


@pytest.fixture
def network():
    """Return a network to which a lead is all."""
    weights = [1.0] * RESULTS + [0.0] * RESULTS + [0.0] * RESULTS
    return Network("path", [2], Lead.schema, 1, 1, 0, weights)


def test_every_question_of_an_evaluation_but_its_features_has_an_answer(rules):
    evaluation, state = rules.evaluation(), rules.new(2, 4)
    steps = rules.legal(state)

    assert evaluation.turn(state) is None
    assert not evaluation.is_secret(state)
    assert steps == evaluation.sensible(state, state.to_move, steps)
    assert steps[0] == evaluation.shown(state, steps[0], 1 - state.to_move)
    assert 0 == len(evaluation.preferences(state, 0)) == len(evaluation.preference_names)
    assert 0 == len(evaluation.losses(state, state, 0))
    assert evaluation.phases[evaluation.phase(state)] == ""
    assert STEP == kind_of(rules, state)


@pytest.mark.parametrize(("key", "character"), [("quick", None), ("trying", "bold")])
def test_levels_play_it_to_the_end(rules, network, key, character):
    bots = rules.bots()
    bot = Thinker(bots.levels[key], network, bots.characters.get(character))

    assert match(rules, 2, bot, simple_bot("random"), 1, 5)["lead"][0] > 20


def test_a_level_whose_network_is_missing_is_replaced_by_the_substitute(rules):
    bot = opponent("trying/bold", rules, 3)

    assert (LEVELS["still"], None) == (bot.level, bot.network)
    assert match(rules, 3, bot, simple_bot("random"), 1, 5)["lead"][0] > 20


def test_a_tree_is_searched_up_to_the_horizon(rules, network):
    bot = MultipleObserver(network, TreeHabits(worlds=2), Effort(20))
    state = rules.new(3, 2)

    found = bot.decide(rules, rules.observe(state, state.to_move), Rng(1))

    assert found.steps[0] in rules.legal(state)
    assert found.plans[0].worlds > 1


def test_it_is_trained_by_games_against_itself(rules, network):
    pytest.importorskip("numpy")
    from evolution_qt.ai.judge import Judge
    from lab.training.self_play import SelfPlayHabits, play, play_quickly

    for lessons in (
        play_quickly(rules, 2, 1, SelfPlayHabits()),
        play([Judge(rules, network)] * 2, 1, SelfPlayHabits()),
    ):
        assert len(lessons) > 100
        assert all(0 <= win <= 1 and 0 <= share <= 1 for _, (win, share, _) in lessons)
