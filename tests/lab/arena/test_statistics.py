"""Intervals, the test that stops early, ratings."""

import math
from random import Random

import pytest

from evolution_qt.core.estimates import NORMAL, Estimate
from lab.arena import statistics
from lab.arena.statistics import BOUND, HIGHER, LEAST_DEALS, LOWER, SequentialTest, ratings


def test_an_estimate_has_an_interval():
    estimate = Estimate.of([0.0, 1.0, 0.0, 1.0])

    assert 0.5 == estimate.mean
    assert math.isclose(3.1824 * math.sqrt(1 / 3 / 4), estimate.margin)
    assert math.inf == Estimate.of([1.0]).margin
    assert [1.0, None] == Estimate.of([1.0]).rounded(2)


def test_the_ratio_is_that_of_two_normal_likelihoods():
    values = [0.0, 0.5, 1.0, 1.0, 0.5, 0.5, 1.0, 0.0] * 5
    test = SequentialTest(0.5, 0.6, 0.0)
    test.add(values)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)

    def likelihood(center):
        return sum(-((value - center) ** 2) / (2 * variance) for value in values)

    assert math.isclose(likelihood(0.6) - likelihood(0.5), test.ratio)


def decided(chance, rng):
    test = SequentialTest(0.5, 0.6, 0.5)
    while not test.verdict:
        test.add([sum(rng.random() < chance for _ in range(2)) / 2])
    return test.verdict, test.deals


@pytest.mark.parametrize(("chance", "right"), [(0.5, LOWER), (0.6, HIGHER)])
def test_either_hypothesis_is_seldom_refused_while_it_is_true(chance, right):
    """One in twenty by design; the bound leaves room for the luck of 300 runs."""
    rng = Random(1)

    runs = [decided(chance, rng) for _ in range(300)]

    assert sum(verdict != right for verdict, _ in runs) <= 24
    assert sum(deals for _, deals in runs) / 300 < 150  # a fixed size would take about 270


def test_a_few_equal_deals_decide_nothing():
    test = SequentialTest(0.5, 0.55, 0.5)
    test.add([1.0] * (LEAST_DEALS - 1))
    assert not test.verdict
    assert 0.0 == SequentialTest(0.5, 0.55, 0.5).ratio

    test.add([1.0] * 40)

    assert HIGHER == test.verdict
    assert math.isclose(math.log(19), BOUND)


def order(*places):
    return tuple((one,) if isinstance(one, int) else one for one in places)


def test_ratings_of_two_are_those_of_elo():
    """Three wins of four: 400 * log10(3) points apart, but for the game that each pair has drawn before."""
    deals = [[order(0, 1)] * 3 + [order(1, 0)]] * 1000

    (best, low, high), (other, _, _) = ratings(2, deals)

    assert 190.8 == pytest.approx(best - other, abs=0.1)
    assert 0 == pytest.approx(best + other, abs=1e-6)
    assert low == pytest.approx(high, abs=1e-6)  # all deals are alike


def finished(strengths, table, rng):
    left = list(table)
    found = []
    while left:
        weights = [strengths[one] for one in left]
        found.append((left.pop(rng.choices(range(len(left)), weights)[0]),))
    return tuple(found)


def test_ratings_find_the_strengths_that_games_were_drawn_with():
    rng = Random(5)
    strengths = [1.0, 3.0, 9.0]
    deals = [[finished(strengths, (0, 1, 2, 2), rng) for _ in range(4)] for _ in range(400)]

    found = ratings(3, deals)

    step = 400 * math.log10(3)
    for (rating, low, high), wanted in zip(found, (-step, 0.0, step), strict=True):
        assert low < rating < high
        assert low - 10 < wanted < high + 10
        assert 10 < high - low < 80
    assert found == ratings(3, deals)


def test_intervals_of_few_deals_are_wider_than_those_of_drawing_them_anew(monkeypatch):
    """As with a mean: by Student's factor, and since deals drawn again lie closer together than new ones."""
    rng = Random(7)
    lucks = [0.4, 1.0, 2.5, 0.4, 1.0]  # the games of a deal are not independent of each other
    deals = [[finished([3.0 * luck, 1.0], (0, 1), rng) for _ in range(12)] for luck in lucks]

    (best, low, high), _ = ratings(2, deals)

    monkeypatch.setattr(statistics, "student", lambda freedom: NORMAL * math.sqrt(freedom / (freedom + 1)))
    (same, from_low, to_high), _ = ratings(2, deals)
    assert best == same
    wider = 2.7764 / NORMAL * math.sqrt(5 / 4)
    assert [low - best, high - best] == pytest.approx([wider * (from_low - best), wider * (to_high - best)])


def test_a_shared_place_is_half_of_either_order():
    shared = ratings(2, [[order((0, 1))], [order(0, 1)]])
    halves = ratings(2, [[order(0, 1), order(0, 1), order(1, 0)], [order(0, 1)]])

    assert shared[0][0] > 0
    assert 0 == pytest.approx(ratings(2, [[order((0, 1))]] * 9)[0][0], abs=1e-6)
    assert halves[0][0] > 0


def test_who_always_wins_has_a_finite_rating():
    (best, low, high), *_ = ratings(3, [[order(0, 1, 2)]] * 50)

    assert 300 < best < 2000
    assert [best, best] == pytest.approx([low, high], abs=1e-6)  # all deals are alike


def test_equal_participants_at_a_table_say_nothing_of_each_other():
    assert [0.0, 0.0] == [rating for rating, _, _ in ratings(2, [[order(0, 0), order((1, 1))]])]
