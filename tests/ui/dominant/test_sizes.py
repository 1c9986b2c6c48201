"""In every language, window and size of writing: nothing cut or covered, and larger writing enlarges."""

import itertools

import pytest

from evolution_qt.games.dominant import questions as q
from tests.ui.dominant import sizes
from tests.ui.dominant.sizes import Case
from tests.ui.dominant.tables import positions


@pytest.mark.parametrize("case", sizes.chosen(), ids=str)
def test_nothing_is_cut_or_covered_and_large_writing_makes_no_tile_smaller(qtbot, monkeypatch, case):
    assert [] == sizes.faults(case, monkeypatch)


@pytest.mark.parametrize(("kind", "text"), list(zip(q.KINDS, itertools.cycle([1.0, 2.0]))))
def test_every_question_has_room(qtbot, monkeypatch, kind, text):
    """With its choices, its buttons, and what is carried to a place."""
    state = positions()[kind]
    case = Case("de", (1280, 800), text, len(state.names))

    assert [] == sizes.faults(case, monkeypatch, [state])


@pytest.mark.parametrize("window", sizes.WINDOWS)
def test_each_text_of_a_panel_is_larger_the_larger_writing_is_wished(qtbot, monkeypatch, window):
    case = Case("en", window, 1.0, 6)
    usual, half, double = (sizes.texts_of(case, text, monkeypatch) for text in (1.0, 1.5, 2.0))

    both = half.keys() & double.keys()
    assert len(both) > 40
    assert {} == {key: (half[key], double[key]) for key in both if double[key] <= half[key]}
    assert usual
