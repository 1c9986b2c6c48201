"""Means and their intervals: Student's, so that few observations claim no more than they can."""

import math

import pytest

from evolution_qt.core.estimates import Estimate, student


@pytest.mark.parametrize(
    ("freedom", "factor"),
    [
        (1, 12.706),
        (2, 4.303),
        (4, 2.776),
        (5, 2.571),
        (6, 2.447),
        (9, 2.262),
        (19, 2.093),
        (100, 1.984),
        (1e6, 1.960),
    ],
)
def test_students_factor_is_that_of_the_tables(freedom, factor):
    assert factor == pytest.approx(student(freedom), abs=2e-3)


def test_between_whole_numbers_the_factor_never_says_too_little():
    found = [student(freedom / 10) for freedom in range(200)]

    assert found == sorted(found, reverse=True)


def test_intervals_shrink_with_the_root_of_the_number():
    few, many = Estimate.of([0.0, 1.0] * 50), Estimate.of([0.0, 1.0] * 200)

    assert 0.5 == few.mean
    assert many.margin == pytest.approx(few.margin / 2, rel=0.03)


def test_one_observation_says_nothing_of_its_error():
    assert Estimate(1.0, math.inf) == Estimate.of([1.0])
    assert [1.0, None] == Estimate.of([1.0]).rounded(2)
