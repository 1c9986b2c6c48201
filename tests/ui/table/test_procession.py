"""The procession at the end of a game: nothing is clipped or covered, and it takes its time."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from evolution_qt.ui.kit import palette, timings
from evolution_qt.ui.table.procession import Marcher
from evolution_qt.ui.table.scoring import Survivors
from tests.pairwise import pairwise
from tests.ui.table.processions import HERDS, NAMES, End, ends, faults, procession, seen

TWO = End(seats=2, names=NAMES[0], herd=())


@pytest.mark.parametrize("end", pairwise(ends()))
def test_everything_has_its_place(qapp, end):
    assert [] == faults(procession(end))


@pytest.mark.parametrize("herd", HERDS)
def test_as_many_walk_in_as_have_survived_and_heads_lie_over_those_in_front(qapp, herd):
    one = procession(TWO._replace(herd=herd))
    bare = procession(TWO)

    animals = len(one.beat().sprites) - len(bare.beat().sprites)

    assert 2 * sum(kind.number for kind in herd) == animals
    if animals:
        places = [sprite.keys[-1].place.x() for sprite in one.beat().sprites[: animals // 2]]
        ranks = 1 + sum(near < far for near, far in itertools.pairwise(places))
        assert ranks == (1 if animals < 20 else 2)


def test_a_larger_body_is_a_larger_animal(qapp):
    small, large = (
        procession(TWO._replace(herd=(Survivors("bison", 1, body),))).beat().sprites[0] for body in (1, 6)
    )

    assert seen(small).height() * 1.5 < seen(large).height()


@pytest.mark.parametrize("parts", [1, 2, 3, 4, 7])
def test_it_takes_four_to_six_seconds_and_at_most_twelve_with_what_stands_before_it(qapp, parts):
    rows = tuple(range(3, 3 + parts)), tuple(range(1, 1 + parts))
    one = procession(End(seats=3, names=NAMES[0]), rows)
    one = replace(one, parts=tuple("abcdefg"[:parts]))

    length = one.beat().length

    assert 4000 <= length <= 6000
    assert length + timings.UNVEILING <= 12_000
    assert length == one.beat().end


def test_the_number_counts_and_ends_at_the_points(qapp):
    marcher = procession(TWO).marchers[0]
    one = procession(TWO)

    assert [0, 15.5, 31, 36, 41, 53] == [one.points_at(marcher, at) for at in (0, 0.5, 1, 1.5, 2, 3)]


def test_points_that_are_lost_make_a_bar_shorter(qapp):
    marcher = Marcher("Ann", [palette.badge(0)], (), (5, -3, 4), 6)
    one = procession(TWO)

    assert [5, 2, 6] == [one.points_at(marcher, at) for at in (1, 2, 3)]


def test_no_name_stands_on_a_plate_on_which_it_cannot_be_read(qapp):
    for theme in palette.THEMES:
        one = procession(End(seats=6, names=NAMES[0], herd=(), theme=theme))
        for marcher in one.marchers:
            ground, ink = one.plate(marcher)
            assert palette.contrast(ground.name(), ink.name()) >= 4.5
