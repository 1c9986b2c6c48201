"""Places on the table of species, as they are worked out for a size of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from evolution_qt.ui.table.arrangement import arrange
from tests.ui.table.widening import Widened


@pytest.mark.parametrize("number", range(40))
def test_no_tile_shrinks_as_the_window_gets_wider(number):
    """From 1024 to 3440 pixels; seats, species, the height and the size of text are drawn by chance."""
    assert [] == Widened(number).shrinking(step=16)


@pytest.mark.parametrize("species", [1, 2, 3])
@pytest.mark.parametrize("size", [(1280, 800), (2560, 1080), (3440, 1440)])
def test_tiles_of_others_side_by_side_are_of_one_kind(size, species):
    """A wide window has room for higher ones at its sides, with names in the middle and larger signs."""
    _own, *others = arrange(QSizeF(*size), [species] * 4, 0).seats

    highest = min(seat.row.room.height() for seat in others) * 1.1
    assert all(seat.row.tile.height() <= highest + 0.001 for seat in others)
    assert {"large"}.isdisjoint(seat.row.form for seat in others)
