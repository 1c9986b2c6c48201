"""What the tile of a species looks like, and where its parts lie."""

from itertools import combinations
from math import ceil

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF

from evolution_qt.ui.evolution.tiles import MOST_GROWN, TRACK, Look, painted_base, places
from evolution_qt.ui.kit import herds, icons, pictures, pixmaps
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.arrangement import FORMS, LARGE, SMALL

LOOK = Look("bison", "Bison", body=2, population=3, food=1, hunts=False, chips=("plant",))
SCALES = (0.7, 1.0, 1.8)
TEXTS = (0.8, 1.0, 1.4, 2.0)


def size_of(form, scale=1.0):
    return FORMS[form][0] * scale, FORMS[form][1] * scale


def drawn(form, look, cards=0, scale=1.0):
    width, height = size_of(form, scale)
    return painted_base(form, look, width, height, width, cards, 1.0).toImage()


def apart(one, two):
    common = one.intersected(two)
    return common.width() < 0.5 or common.height() < 0.5


@pytest.mark.parametrize("form", FORMS)
def test_a_tile_looks_the_same_whether_its_herd_was_kept_or_not(qapp, form):
    """The herd is asked for before it is painted, and what stands in for it is not to be seen."""
    pixmaps.forget()
    first = drawn(form, LOOK)
    for key in [key for key in pixmaps.cache.kept if key[0] == "tile"]:
        del pixmaps.cache.kept[key]

    again = drawn(form, LOOK)
    spots = [(x, y) for x in range(first.width()) for y in range(first.height())]
    apart = [abs(first.pixelColor(*spot).green() - again.pixelColor(*spot).green()) for spot in spots]
    assert max(apart) < 32, "but for how digits are smoothed"


@pytest.mark.parametrize("form", FORMS)
def test_all_sizes_have_their_parts_in_one_order(form):
    """Body size at the left, population at the right; below them the food, below that the traits."""
    where = places(form, *size_of(form), 3)
    body, population = where.body_marker(3), where.population_marker(4)

    assert body.right() < where.picture.center().x() < population.left()
    assert where.picture.bottom() <= where.food_row.top() < where.food_row.bottom() <= where.slots[0].top()
    assert [slot.left() for slot in where.slots] == sorted(slot.left() for slot in where.slots)
    assert (form == LARGE) == bool(where.body_steps)
    assert where.picture.bottom() <= where.name.top() + 0.01
    assert where.name.bottom() <= where.slots[0].top()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("text", TEXTS)
def test_no_part_of_a_tile_touches_another(form, scale, text):
    """The pips have a line of their own: they touch neither a number nor a trait."""
    width, height = size_of(form, scale)
    where = places(form, width, height, 3, text)
    for value in range(1, TRACK + 1):
        pips = where.pips(value)
        assert len(pips) == value
        markers = (where.body_marker(value), where.population_marker(value))
        names = () if where.name.isEmpty() else (where.name,)
        for one, two in combinations((*pips, *markers, *where.slots, *names), 2):
            assert apart(one, two), (value, one, two)
        sheet = QRectF(0, 0, width, height)
        assert all(sheet.contains(part) for part in (*pips, *markers, *where.slots))


@pytest.mark.parametrize("seen", [66, 77, 90])
@pytest.mark.parametrize("text", TEXTS)
def test_a_tile_that_is_covered_has_all_its_parts_in_what_is_seen(seen, text):
    where = places(SMALL, seen, 86, 3, text)
    seen_rect = QRectF(0, 0, seen, 86)
    parts = (where.body_marker(6), where.population_marker(6), *where.pips(6), *where.slots)

    assert all(seen_rect.contains(part) for part in parts)
    assert apart(where.body_marker(1), where.population_marker(1))


@pytest.mark.parametrize("form", FORMS)
def test_a_card_has_places_to_land_on_that_are_large_enough(form):
    """At least 44 by 44 pixels in a window of 1280 by 800, and none lies over another."""
    width, height = size_of(form)
    where = places(form, width, height, 3)
    zones = (where.body_zone, where.population_zone, where.trait_zone)

    assert all(min(zone.width(), zone.height()) >= min(44, height / 2 - 2) for zone in zones)
    assert all(apart(one, two) for one, two in combinations(zones, 2))
    if form == LARGE:
        assert all(where.body_zone.contains(where.body_marker(value).center()) for value in range(1, 7))


@pytest.mark.parametrize("form", FORMS)
def test_where_writing_is_larger_numbers_food_and_traits_are(form):
    usual, larger = (places(form, *size_of(form), 3, text) for text in (1.0, 1.4))

    most = min(MOST_GROWN[form], 1.4) * 0.97
    assert larger.marker > usual.marker * (most if form == LARGE else 1.05)
    assert larger.pip > usual.pip
    assert larger.slots[0].height() > usual.slots[0].height() * most
    assert larger.name.height() >= usual.name.height() or form == SMALL, "which has no room left"
    assert larger.picture.height() > usual.picture.height() * (0.6 if form == LARGE else 0.8)
    assert larger.picture.width() - 2 * larger.marker > larger.picture.width() * 0.35, "a herd has room"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", TEXTS)
def test_the_marker_stands_on_its_step(form, text):
    where = places(form, *size_of(form), 3, text, is_aimed=True)
    assert TRACK == len(where.body_steps) == len(where.population_steps)
    for value in range(1, TRACK + 1):
        for steps, marker in (
            (where.body_steps, where.body_marker(value)),
            (where.population_steps, where.population_marker(value)),
        ):
            step = steps[value - 1]
            assert marker.top() <= step.center().y() <= marker.bottom()
    assert where.body_marker(6).top() < where.body_marker(1).top()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("change", ["body", "population", "chips", "hunts", "animal"])
def test_whatever_changes_is_seen(qapp, form, change):
    values = {"body": 5, "population": 5, "chips": ("plant", "meat"), "hunts": True, "animal": "swan"}
    other = Look(**{**LOOK.__dict__, change: values[change]})

    assert drawn(form, LOOK) != drawn(form, other)


def test_free_places_are_outlined_as_many_as_there_are(qapp):
    few, many = (Look(**{**LOOK.__dict__, "slots": slots}) for slots in (2, 3))

    assert drawn(LARGE, few) != drawn(LARGE, many)
    assert drawn(LARGE, many, cards=3) != drawn(LARGE, many, cards=2)


@pytest.mark.parametrize("animal", animals.ALL)
def test_a_herd_has_as_many_animals_as_the_population_and_they_grow_with_the_body(animal):
    for room, marker in ((QSizeF(292, 114), 29.0), (QSizeF(124, 61), 26.0), (QSizeF(94, 47), 22.0)):
        for population in range(1, TRACK + 1):
            herd = herds.standing(Herd(animal, 3, population, hunts=False), room, marker)
            assert len(herd) == population
            assert all(one.size < herd[-1].size for one in herd[:-1])
            assert len({(round(one.x), round(one.feet)) for one in herd}) == population
        sizes = [
            herds.standing(Herd(animal, body, 1, hunts=False), room, marker)[0].size for body in range(1, 7)
        ]
        assert sizes == sorted(set(sizes))


@pytest.mark.parametrize("animal", animals.ALL)
def test_the_leader_of_a_herd_stands_free_between_the_numbers(animal):
    room, marker = QSizeF(124, 61), 26.0
    leader = herds.standing(Herd(animal, 6, 1, hunts=False), room, marker)[-1]
    shape = icons.placed(icons.body(animal), leader.x, leader.feet, leader.size).boundingRect()

    assert shape.left() >= marker
    assert shape.right() <= room.width() - marker
    assert 0 <= shape.top()
    assert shape.bottom() <= room.height()


def test_there_are_animals_enough_and_each_has_a_body_of_its_own(qapp):
    """At least 34, whole, and none that a bot is named after."""
    assert len(animals.ALL) >= 34
    assert not set(animals.ALL) & {"fox", "otter", "heron", "lynx-head", "badger", "crane"}
    for animal in animals.ALL:
        assert icons.body(animal) != icons.ink(animal)


@pytest.mark.parametrize("name", ["Fat Tissue", "Fettschicht", "脂肪組織"])
@pytest.mark.parametrize(("width", "height"), [(96, 38), (54, 19), (54, 15)])
def test_the_number_of_stored_chips_leaves_the_name_in_sight(qapp, name, width, height):
    """On a small tile of a window of 1024 by 600 pixels too."""
    with_fat, without = (
        pictures.plate("fat_tissue", name, "feeding", pictures.OPEN, fat, width, height, 1.0).toImage()
        for fat in (2, 0)
    )
    side = ceil(pictures.written(name, width, height)[0])
    words = QRect(side, 1, width - side - 1, height - 2)

    assert with_fat.copy(words) == without.copy(words)
    assert with_fat != without
