"""What a species board looks like."""

import pytest

from evolution_qt.ui.evolution.boards import ICONS, TALL, WIDE, Look, base
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
