"""Places on the table of species, as they are worked out for a size of the window."""

from __future__ import annotations

import pytest

from tests.ui.table.widening import Widened


@pytest.mark.parametrize("number", range(40))
def test_no_tile_shrinks_as_the_window_gets_wider(number):
    """From 1024 to 3440 pixels; seats, species, the height and the size of text are drawn by chance."""
    assert [] == Widened(number).shrinking(step=16)
