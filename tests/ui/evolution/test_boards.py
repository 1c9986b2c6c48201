"""What a species board looks like."""

import pytest
from PySide6.QtCore import QRectF

from evolution_qt.ui.evolution import boards
from evolution_qt.ui.evolution.boards import ICONS, MINI, TALL, WIDE, Look, base, places
from evolution_qt.ui.kit import pixmaps
from tests.positions import position
from tests.ui.evolution.tables import Player


@pytest.mark.parametrize("form", [WIDE, TALL, ICONS])
def test_a_board_looks_the_same_whether_its_landscape_was_kept_or_not(qapp, form):
    """The landscape is asked for before it is painted, and what stands in for it is not to be seen."""
    look = Look(body=2, population=3, food=1, carnivore=False, kind=1)

    def board():
        return base(form, look, 150, 200, 1, 1.0, 1.0).toImage()

    pixmaps.forget()
    first = board()
    for key in [key for key in pixmaps._store._kept if key[0] == "board"]:
        del pixmaps._store._kept[key]

    assert board() == first


@pytest.mark.parametrize("form", [WIDE, TALL, ICONS, MINI])
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
@pytest.mark.parametrize(("width", "height"), [(42, 94), (84, 140), (120, 116), (150, 200), (240, 150)])
def test_no_trait_lies_on_the_picture_of_the_animal(qapp, form, cards, width, height):
    """A board with a trait still to come has room for a picture, but for the smallest."""
    where = places(form, width, height, cards, 0.86)
    rows = (where.food_row, where.population_row, where.body_row)

    assert not any(part.intersects(where.picture) for part in (*where.slots, *rows))
    assert where.picture.isEmpty() or QRectF(0, 0, width, height).contains(where.picture)
    assert where.animal.isEmpty() != where.picture.isEmpty()
    if cards < 3 and width >= 120 and form != TALL:
        assert not where.picture.isEmpty()


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_board_with_room_for_traits_shows_more_than_a_strip_of_its_animal(qapp, cards):
    """Above three free places there was a strip as high as a line of writing."""
    where = places(ICONS, 134, 130, cards, 1.0)
    assert where.picture.height() > 40
    assert where.picture.width() > 25
    assert cards == len(where.slots)


def test_a_narrow_board_has_two_columns_of_traits_where_they_are_hardly_smaller(qapp):
    """So that there is room for a picture below; with one pixel less the same."""
    for width in (57, 58):
        where = places(MINI, width, 165, 2, 1.5)
        assert where.slots[0].top() == where.slots[1].top()
        assert not where.picture.isEmpty()


def test_numbers_and_traits_of_a_board_lie_as_on_one_board(qtbot, monkeypatch):
    """A board is painted in whole pixels, and near some widths one pixel makes another board of it."""
    painted = []

    def asked(form, look, width, height, cards, unit, ratio):
        painted.append(places(form, width, height, cards, unit))
        return base(form, look, width, height, cards, unit, ratio)

    monkeypatch.setattr(boards, "base", asked)
    rows = (["b2 p2"], *[["b4 p2", *["b1 p1"] * count] for count in (2, 4, 9)])
    for width in range(1100, 1130, 3):
        table = Player(qtbot, *position(*rows, phase="feeding", key="evolution/ja"), (width, 640)).table
        painted.clear()
        table.viewport().grab()
        assert painted
        assert all(board.places in painted for seat in range(4) for board in table.top.boards(seat))


def test_no_free_slot_is_drawn_on_the_picture_of_the_animal(qapp):
    """Its frame would run through the landscape: of three slots with one trait, two are not framed."""
    look = Look(body=2, population=3, food=1, carnivore=False, kind=1, slots=3)
    without = Look(body=2, population=3, food=1, carnivore=False, kind=1, slots=1)

    one, two = (base(ICONS, each, 120, 116, 1, 0.86, 1.0).toImage() for each in (look, without))
    assert one == two


@pytest.mark.parametrize("carnivore", [False, True])
@pytest.mark.parametrize(
    ("form", "width", "height", "cards"),
    [
        (WIDE, 240, 150, 3),
        (TALL, 150, 260, 1),
        (TALL, 150, 160, 3),
        (ICONS, 120, 116, 0),
        (ICONS, 120, 116, 3),
        (MINI, 90, 140, 3),
        (MINI, 60, 160, 2),
        (MINI, 40, 120, 3),
    ],
)
def test_the_animal_grows_with_the_body_on_every_board(qapp, form, width, height, cards, carnivore):
    """Also on those that are full of traits: there its outline is all there is room for."""
    where = places(form, width, height, cards, 0.86)
    room = where.picture if where.animal.isEmpty() else where.animal
    at = room.toAlignedRect()

    def animal(body):
        look = Look(body, population=3, food=1, carnivore=carnivore, kind=1)
        return base(form, look, width, height, cards, 0.86, 1.0).toImage().copy(at)

    def apart(one, two):
        spots = [(x, y) for x in range(one.width()) for y in range(one.height())]
        return sum(one.pixel(*spot) != two.pixel(*spot) for spot in spots)

    # of the smallest boards the number in the same cell differs too, but not all over it
    assert apart(animal(1), animal(6)) > 0.1 * at.width() * at.height()


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_a_folded_board_has_its_picture_below_numbers_and_traits_where_it_is_high_enough(qapp, cards):
    where = places(MINI, 60, 140, cards, 0.86)

    assert where.picture.top() > where.body_row.bottom()
    assert all(slot.bottom() < where.picture.top() for slot in where.slots)
    assert where.picture.width() > 50
