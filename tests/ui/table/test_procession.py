"""The procession at the end of a game: nothing is clipped or covered, and it takes its time."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from evolution_qt.core.rng import Rng
from evolution_qt.ui.kit import palette, timings
from evolution_qt.ui.kit.scenes import Drawing
from evolution_qt.ui.table.procession import Marcher, Procession
from evolution_qt.ui.table.scoring import Survivors

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (3440, 1440))
NAMES = (
    ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"),
    ("Maximiliane-Theodora", "Björn Schmidt", "Jo", "Christiane Müller", "Al", "Ida von Sonnenfels"),
    ("両生類（きこうしゅうの花子）", "哺乳類（太郎）", "鳥", "昆虫類（次郎）", "クモ類（三郎）", "爬虫類"),
)
HERDS = (
    (),
    (Survivors("mammoth", 1, 6),),
    tuple(
        Survivors(one, 6, body)
        for body, one in enumerate(("camel", "gecko", "duck", "bison", "kiwi-bird"), 2)
    ),
    (Survivors("polar-bear", 40, 6), Survivors("frog", 25, 3, "#146fd4")),
)
TEXTS = (1.0, 1.5, 2.0)
EVERY = list(itertools.product(SIZES, range(2, 7), NAMES, HERDS, TEXTS, palette.THEMES))


def some(count):
    """Return so many of all combinations, always the same."""
    rng = Rng(7)
    return [EVERY[rng.below(len(EVERY))] for _ in range(count)]


def made(size, seats, names, herd, text, theme, parts=((31, 10, 12), (7, 2, 1))):
    """Return a procession with a foot as high as that of the window."""
    marchers = [
        Marcher(names[seat], [palette.badge(seat)], herd, row := parts[seat % 2], sum(row), seat == 0)
        for seat in range(seats)
    ]
    words = "Food", "Populations", "Traits"
    room = QRectF(0, 0, *size)
    foot = 56.0 if text == 1 else size[1] * 0.18
    title = f"{names[0]} wins"
    return Procession(marchers, words, title, "Round 3: Ann loses 9 points.", room, foot, theme, text)


def seen(sprite):
    """Return where a picture is seen at the end."""
    picture, last = sprite.picture(), sprite.keys[-1]
    if isinstance(picture, Drawing):
        return picture.room.translated(last.place)
    room = QRectF(0, 0, *(picture.deviceIndependentSize().toTuple()))
    room.moveCenter(last.place)
    return room


@pytest.mark.parametrize(("size", "seats", "names", "herd", "text", "theme"), some(40))
def test_everything_has_its_place(qapp, size, seats, names, herd, text, theme):
    one = made(size, seats, names, herd, text, theme)
    window = one.room.adjusted(-2, -2, 2, 2)

    assert all(window.contains(seen(sprite)) for sprite in one.beat().sprites)
    above = one.room.height() - one.foot
    header = one.story_place.bottom()
    rows = one.rows
    assert rows[-1].bar.bottom() <= above
    for row in rows:
        assert row.feet > header
        assert row.name.bottom() <= row.bar.bottom()
        assert row.name.right() < row.bar.left()
        header = row.bar.bottom()
    assert 0.1 < one.horizon < rows[0].feet / one.room.height()


@pytest.mark.parametrize("herd", HERDS)
def test_as_many_walk_in_as_have_survived_and_heads_lie_over_those_in_front(qapp, herd):
    one = made((1280, 800), 2, NAMES[0], herd, 1.0, "light")
    bare = made((1280, 800), 2, NAMES[0], (), 1.0, "light")

    animals = len(one.beat().sprites) - len(bare.beat().sprites)

    assert 2 * sum(kind.number for kind in herd) == animals
    if animals:
        places = [sprite.keys[-1].place.x() for sprite in one.beat().sprites[: animals // 2]]
        assert places == sorted(places, reverse=True)


def test_a_larger_body_is_a_larger_animal(qapp):
    small, large = (
        made((1280, 800), 2, NAMES[0], (Survivors("bison", 1, body),), 1.0, "light").beat().sprites[0]
        for body in (1, 6)
    )

    assert seen(small).height() * 1.5 < seen(large).height()


@pytest.mark.parametrize("parts", [1, 2, 3, 4, 7])
def test_it_takes_four_to_six_seconds_and_at_most_twelve_with_what_stands_before_it(qapp, parts):
    rows = tuple(range(3, 3 + parts)), tuple(range(1, 1 + parts))
    one = made((1280, 800), 3, NAMES[0], HERDS[2], 1.0, "light", rows)
    one = replace(one, parts=tuple("abcdefg"[:parts]))

    length = one.beat().length

    assert 4000 <= length <= 6000
    assert length + timings.UNVEILING <= 12_000
    assert length == one.beat().end


def test_the_number_counts_and_ends_at_the_points(qapp):
    marcher = made((1280, 800), 2, NAMES[0], (), 1.0, "light").marchers[0]
    one = made((1280, 800), 2, NAMES[0], (), 1.0, "light")

    assert [0, 15.5, 31, 36, 41, 53] == [one.points_at(marcher, at) for at in (0, 0.5, 1, 1.5, 2, 3)]


def test_points_that_are_lost_make_a_bar_shorter(qapp):
    marcher = Marcher("Ann", [palette.badge(0)], (), (5, -3, 4), 6)
    one = made((1280, 800), 2, NAMES[0], (), 1.0, "light")

    assert [5, 2, 6] == [one.points_at(marcher, at) for at in (1, 2, 3)]


def test_no_name_stands_on_a_plate_on_which_it_cannot_be_read(qapp):
    for theme in palette.THEMES:
        one = made((1280, 800), 6, NAMES[0], (), 1.0, theme)
        for marcher in one.marchers:
            ground, ink = one.plate(marcher)
            assert palette.contrast(ground.name(), ink.name()) >= 4.5
