"""However large writing is: nothing is cut, nothing lies over anything else, and larger is larger."""

from __future__ import annotations

import pytest

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell.window.language import Translations
from tests.ui.table.geometry import GAMES, Look, Read, faults, pairwise_looks, table_of

PANELS = (
    "RibbonItem",
    "SeatItem",
    "ButtonItem",
    "PileItem",
    "ForecastNote",
    "CardItem",
    "RecapItem",
    "LossItem",
)
"""Things with words that are no species."""


@pytest.fixture
def speak(qapp):
    translations = Translations(qapp)
    yield translations.use
    translations.remove()


@pytest.mark.parametrize("look", pairwise_looks(), ids=str)
def test_nothing_is_cut_and_nothing_lies_over_anything_else(qtbot, monkeypatch, speak, look):
    speak(look.language)
    table = table_of(qtbot.addWidget, look)

    assert [] == faults(table, Read(monkeypatch, table))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", GAMES)
def test_all_words_beside_the_species_are_larger_at_200_than_at_150_per_cent(
    qtbot, monkeypatch, speak, game, seats, size
):
    speak("en")
    usual, larger, largest = (
        Read(monkeypatch, table_of(qtbot.addWidget, Look(game, "en", size, text, seats))).letters
        for text in (1.0, 1.5, 2.0)
    )

    both = {key for key in larger.keys() & largest.keys() if key[0].startswith(PANELS)}
    assert len(both) > 12
    assert {} == {key: (larger[key], largest[key]) for key in both if not largest[key] > larger[key]}
    assert {} == {
        key: (usual[key], larger[key]) for key in both & usual.keys() if not larger[key] > usual[key]
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_letters_have_12_pixels(qtbot, monkeypatch, game, language):
    """In a window of 1280 by 800 pixels, with two to five players."""
    for seats in (2, 3, 4, 5):
        table = table_of(qtbot.addWidget, Look(game, language, seats=seats))
        assert Read(monkeypatch, table).smallest >= fonts.CROWDED
