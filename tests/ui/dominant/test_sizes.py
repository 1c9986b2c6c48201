"""In every language, window and size of writing: nothing cut or covered, and larger writing enlarges."""

import pytest

from tests.ui.dominant import sizes
from tests.ui.dominant.sizes import Case


@pytest.mark.parametrize("case", sizes.chosen(), ids=str)
def test_nothing_is_cut_or_covered_and_large_writing_makes_no_tile_smaller(qtbot, monkeypatch, case):
    assert [] == sizes.faults(case, monkeypatch)


@pytest.mark.parametrize("window", sizes.WINDOWS)
def test_each_text_of_a_panel_is_larger_the_larger_writing_is_wished(qtbot, monkeypatch, window):
    case = Case("en", window, 1.0, 6)
    usual, half, double = (sizes.texts_of(case, text, monkeypatch) for text in (1.0, 1.5, 2.0))

    both = half.keys() & double.keys()
    assert len(both) > 40
    assert {} == {key: (half[key], double[key]) for key in both if double[key] <= half[key]}
    assert usual
