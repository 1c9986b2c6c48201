"""The table at three sizes and all card faces look as they did, within a tolerance.

The fonts are the program's own; still, another version of Qt may draw an edge otherwise: a mean difference of
1.5 of 255 and 0.4 % of bytes that differ by more than 24 are let pass.
"""

from __future__ import annotations

import sys

import pytest

from tests.ui.evolution import pictures
from tests.ui.kit import comparing
from tests.ui.kit.comparing import MEAN, SHARE, difference

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw letters otherwise")


def kept(name):
    return comparing.kept(pictures.HERE, name)


@pytest.mark.parametrize("size", pictures.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_looks_as_it_did(qapp, size):
    mean, share = difference(kept(f"table-{size[0]}x{size[1]}"), pictures.table(size))

    assert mean <= MEAN
    assert share <= SHARE


@pytest.mark.parametrize(
    ("name", "width"), [("faces-small", pictures.SMALL), ("faces-large", pictures.LARGE)]
)
def test_all_card_faces_look_as_they_did(qapp, name, width):
    mean, share = difference(kept(name), pictures.faces(width))

    assert mean <= MEAN
    assert share <= SHARE


def test_a_small_change_is_noticed(qapp):
    """Fifteen more chips on the watering hole."""
    _, share = difference(kept("table-1280x800"), pictures.table((1280, 800), food=15))

    assert share > SHARE


def test_a_card_that_is_missing_is_noticed(qapp):
    whole = kept("faces-large")
    broken = whole.copy()
    for y in range(40, 120):
        for x in range(60, 140):
            broken.setPixel(x, y, 0xFFFFFF)

    assert difference(whole, broken)[1] > SHARE
