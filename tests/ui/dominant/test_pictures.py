"""The table of Dominant Species looks as it did, within a tolerance."""

from __future__ import annotations

import sys

import pytest

from tests.ui.dominant import pictures
from tests.ui.kit.comparing import MEAN, SHARE, difference, kept

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw letters otherwise")


@pytest.mark.parametrize("size", pictures.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", pictures.STATES)
def test_it_looks_as_it_did(qapp, name, size):
    mean, share = difference(kept(pictures.HERE, f"{name}-{size[0]}x{size[1]}"), pictures.table(name, size))

    assert mean <= MEAN
    assert share <= SHARE


def test_a_small_change_is_noticed(qapp):
    """An animal is gone from the tiles where it had one cube."""
    before = kept(pictures.HERE, "migration-1280x800")

    assert difference(before, pictures.table("migration", (1280, 800), without=0))[1] > SHARE
