"""The table of The Beginning, its piles and its cards look as they did, within a tolerance."""

from __future__ import annotations

import sys
from functools import partial

import pytest

from tests.ui.beginning import pictures
from tests.ui.kit.comparing import MEAN, SHARE, difference, kept

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw letters otherwise")
PAINTED = {
    **{
        f"table-{wide}x{high}": lambda size=(wide, high): pictures.table(size)
        for wide, high in pictures.SIZES
    },
    "table-dark": partial(pictures.table, pictures.SIZES[1], "dark"),
    "piles": pictures.piles,
    "cards": pictures.cards,
}


@pytest.mark.parametrize("name", PAINTED)
def test_it_looks_as_it_did(qapp, name):
    mean, share = difference(kept(pictures.HERE, name), PAINTED[name]())

    assert mean <= MEAN
    assert share <= SHARE


def test_a_small_change_is_noticed(qapp):
    """A card less in the hand, and a card less in each pile."""
    before = kept(pictures.HERE, "table-1280x800")

    assert difference(before, pictures.table((1280, 800), lost=1))[1] > SHARE
    assert difference(kept(pictures.HERE, "piles"), pictures.piles(lost=1))[1] > SHARE
