"""What a species board looks like."""

import pytest

from evolution_qt.ui.evolution.boards import ICONS, MINI, TALL, WIDE, Look, base, places
from evolution_qt.ui.kit import pixmaps


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

    assert not any(slot.intersects(where.picture) for slot in where.slots)
    assert where.picture.isEmpty() or where.traits.contains(where.picture) or form == WIDE
    if cards < 3 and width >= 120 and form != TALL:
        assert not where.picture.isEmpty()


def test_no_free_slot_is_drawn_on_the_picture_of_the_animal(qapp):
    """Its frame would run through the landscape: of three slots with one trait, two are not framed."""
    look = Look(body=2, population=3, food=1, carnivore=False, kind=1, slots=3)
    without = Look(body=2, population=3, food=1, carnivore=False, kind=1, slots=1)

    one, two = (base(ICONS, each, 120, 116, 1, 0.86, 1.0).toImage() for each in (look, without))
    assert one == two
