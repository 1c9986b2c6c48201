"""A game that says besides its rules only what a position is worth has levels and sampled worlds."""

from __future__ import annotations

import pytest

from evolution_qt.ai.bots import Plan, simple_bot
from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.action import unpack
from evolution_qt.core.evaluation import Evaluation
from evolution_qt.core.levels import BY_WORTH, Bots, Level
from evolution_qt.core.rng import Rng
from lab.arena.playing import match
from tests.toy2.games.path.rules import Path

LEVELS = {"near": Level("near", BY_WORTH), "far": Level("far", BY_WORTH, steps=3, worlds=1)}


class Lead(Evaluation):
    """The lead in points."""

    def worth(self, state, seat):
        """Return the lead over the best other seat."""
        return state.points[seat] - max(other for at, other in enumerate(state.points) if at != seat)


class Known(Lead):
    """The same, and all that a game may know better than the search."""

    prior = 0.0

    def __init__(self):
        self.hurried = self.judged = 0

    def changes(self, start, end, seat):
        """Return the points that came."""
        return (("points", float(end.points[seat] - start.points[seat])),)

    def hurry(self, state):
        """Count how often it is called."""
        self.hurried += 1

    def quick(self, state, steps, rng, *, judges):
        """Let others go as far as they can."""
        self.judged += judges
        return steps[-1]

    def idea(self, steps):
        """Let all animals be one idea if they go as far."""
        return unpack(steps[0])[2] > 1


class Judged(Path):
    """The path with a worth, levels, and worlds that end with the round."""

    def __init__(self, evaluation=None):
        self.asked = evaluation or Lead()

    def evaluation(self):
        """Return what a position is worth."""
        return self.asked

    def bots(self):
        """Return two levels."""
        return Bots(LEVELS)

    def horizon(self, state):
        """Return what says whether the round is over."""
        number = state.round
        return lambda reached: reached.round != number


def decided(rules, kind, seats=2, *, is_over=lambda: False):
    state = rules.new(seats, 4)
    return opponent(kind, rules, seats).decide(rules, rules.observe(state, state.to_move), Rng(1), is_over)


@pytest.mark.parametrize("key", LEVELS)
def test_levels_play_it_to_the_end(key):
    rules = Judged()

    assert match(rules, 2, opponent(key, rules, 2), simple_bot("random"), 1, 5)["lead"][0] > 20


def test_what_is_expected_is_the_lead_and_more_is_better():
    first, second, third = decided(Judged(), "near").plans

    assert first.judgement.points >= second.judgement.points >= third.judgement.points
    assert 1 > first.judgement.win == first.judgement.share == first.value >= third.value > 0
    assert (0, (), ()) == (first.worlds, first.parts, first.losses)


def test_plans_are_tried_to_the_horizon_as_the_game_has_it():
    known = Known()

    plans = decided(Judged(known), "far").plans

    assert 3 == known.hurried
    assert 0 == known.judged
    assert [1, 1] == [plan.worlds for plan in plans], "of three ways to go two have the same idea"
    assert [0.0, 0.0] != [dict(plan.parts)["points"] for plan in plans]


def test_what_comes_before_a_search_counts_as_much_as_the_game_has_it():
    """With no prior the lead in the world is what is expected; else it is drawn towards the first look."""
    alone, drawn = (decided(Judged(one), "far").plans for one in (Known(), Lead()))

    assert all(float(plan.judgement.points).is_integer() for plan in alone)
    assert any(not float(plan.judgement.points).is_integer() for plan in drawn)


def test_what_a_game_does_by_habit_is_not_searched():
    class Habitual(Known):
        def habit(self, state, steps, rng):
            return steps[1]

    rules = Judged(Habitual())
    state = rules.new(2, 4)

    assert (rules.legal(state)[1],) == decided(rules, "far").steps
    assert 0 == rules.asked.hurried


def test_a_step_is_first_judged_where_the_game_says():
    class Elsewhere(Lead):
        def trial(self, state, step):
            reached = rules.copy(state)
            reached.points[state.to_move] = 100 - unpack(step)[2]
            return reached

    rules = Judged(Elsewhere())

    assert [99.0, 98.0, 97.0] == [plan.judgement.points for plan in decided(rules, "near").plans]


def test_a_search_that_is_stopped_answers_by_the_first_look():
    rules, calls = Judged(Known()), []

    def is_over():
        calls.append(1)
        return len(calls) > 3

    stopped = decided(rules, "far", is_over=is_over)

    assert stopped.was_stopped
    assert [0] == sorted({plan.worlds for plan in stopped.plans})
    assert isinstance(stopped.plans[0], Plan)


def test_how_such_a_level_plays_has_a_checksum_without_a_network():
    assert checksum_for("near", Judged(), 2) != checksum_for("far", Judged(), 2)
