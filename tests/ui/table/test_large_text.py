"""However large writing is: nothing is cut, nothing lies over anything else, and larger is larger."""

from __future__ import annotations

import itertools

import pytest

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell.window.language import Translations
from tests.pairwise import pairwise
from tests.ui.table.geometry import GAMES, LANGUAGES, SIZES, Look, Read, faults, looks, table_of

PANELS = (
    "RibbonItem",
    "SeatItem",
    "ButtonItem",
    "PileItem",
    "ForecastNote",
    "RecapItem",
    "LossItem",
)
"""Things with words that are no species."""

HEADS = [
    Look(game, language, size, text)
    for game in GAMES
    for language in LANGUAGES
    for size in ((1280, 800), (2560, 1440))
    for text in (1.5, 2.0)
]
"""Where seats have narrow heads."""


USUAL = [one for one in looks([2.0]) if one.size[0] < 3440 and one.theme == "light"]
"""In a wider window the table makes room for larger writing beside it, and some things are smaller then."""


@pytest.fixture
def speak(qapp):
    translations = Translations(qapp)
    yield translations.use
    translations.remove()


@pytest.mark.parametrize("look", pairwise(looks()), ids=str)
def test_nothing_is_cut_and_nothing_lies_over_anything_else(qtbot, monkeypatch, speak, look):
    speak(look.language)
    table = table_of(qtbot.addWidget, look)

    assert [] == faults(table, Read(monkeypatch, table))


@pytest.mark.parametrize("look", pairwise(USUAL), ids=str)
def test_larger_text_makes_nothing_smaller_and_all_words_beside_the_species_larger(
    qtbot, monkeypatch, speak, look
):
    """From 100 over 150 to 200 %: words, numbers and the tiles of the others."""
    speak(look.language)
    tables = [table_of(qtbot.addWidget, look._replace(text=text)) for text in (1.0, 1.5, 2.0)]
    letters = [Read(monkeypatch, table).letters for table in tables]

    for before, after in itertools.pairwise(letters):
        both = before.keys() & after.keys()
        assert len(both) > 20
        assert {} == {key: (before[key], after[key]) for key in both if after[key] < before[key] - 0.01}
        words = {key for key in both if key[0].startswith(PANELS)}
        assert {} == {key: (before[key], after[key]) for key in words if not after[key] > before[key]}
    for before, after in itertools.pairwise(map(tiles_of, tables)):
        assert {} == {key: (before[key], after[key]) for key in before if not is_in(before[key], after[key])}


def test_a_name_keeps_its_room_beside_the_signs_of_a_single_line(qtbot, monkeypatch, speak):
    """They grew with the writing, and left a name of five letters no room."""
    speak("ja")
    table = table_of(qtbot.addWidget, Look("evolution", "ja", (1024, 600), 1.25))

    assert [] == Read(monkeypatch, table).all_cut


@pytest.mark.parametrize("look", HEADS, ids=str)
def test_no_number_of_a_head_lies_on_its_crest(qtbot, speak, look):
    """Its sign did in the narrow heads of large writing."""
    speak(look.language)
    board = table_of(qtbot.addWidget, look).board
    heads = [head for head in board.seats if not head.look.has_plate]

    assert heads
    assert [] == [head.look.name for head in heads if head.numbers_left < head.crest_right]


@pytest.mark.parametrize("look", [Look("evolution", "de", size, seats=4) for size in SIZES[:-1]], ids=str)
def test_larger_text_makes_nothing_smaller_in_the_place_of_an_empty_hand(qtbot, monkeypatch, speak, look):
    """What has no room as large leaves its explanation out: it is told where the pointer rests."""
    speak(look.language)
    texts = (1.0, 1.25, 1.5, 2.0)
    tables = [table_of(qtbot.addWidget, look._replace(text=text), has_cards=False) for text in texts]

    every = [_letters_of(monkeypatch, table, "EmptyHandItem") for table in tables]

    for before, after in itertools.pairwise(every):
        assert {} == {
            key: (before[key], after[key]) for key in before if after.get(key, 0) < before[key] - 0.01
        }


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_grows_beside_the_words_of_a_lesson_too(qtbot, monkeypatch, speak, game, size):
    """They take a third of the window."""
    speak("de")
    found = []
    for text in (1.0, 1.5, 2.0):
        table = table_of(qtbot.addWidget, Look(game, "de", size, text, 2))
        table.resize(round(size[0] * 0.64), size[1])
        found.append(max(_letters_of(monkeypatch, table, "RibbonItem").values()))

    assert found[0] < found[1] < found[2]


def _letters_of(monkeypatch, table, item):
    """Return how large the letters of a thing are, by its words without what explains them."""
    read = Read(monkeypatch, table).letters
    return {words.split("\N{EN SPACE}")[0]: size for (thing, words), size in read.items() if thing == item}


def tiles_of(table):
    """Return the sizes of the tiles, those of the own seat too."""
    board = table.board
    return {(seat, tile.index): tile.size for seat in range(len(board.seats)) for tile in board.tiles(seat)}


def is_in(size, other):
    """Return whether a size is no larger than another."""
    return size.width() <= other.width() and size.height() <= other.height()


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_letters_have_12_pixels(qtbot, monkeypatch, game, language):
    """In a window of 1280 by 800 pixels, with two to five players."""
    for seats in (2, 3, 4, 5):
        table = table_of(qtbot.addWidget, Look(game, language, seats=seats))
        assert Read(monkeypatch, table).smallest >= fonts.CROWDED


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_larger_text_makes_names_and_numbers_of_the_discards_larger(qtbot, speak, language, size, seats):
    """With three and five players German names have hardly more room: no species lies above."""
    speak(language)
    letters = []
    for text in (1.0, 1.5, 2.0):
        table = table_of(qtbot.addWidget, Look("beginning", language, size, text, seats))
        table.board.spread_discards()
        spread = table.board.spread
        assert spread.facts.size.height() <= spread.rect.height()
        letters.append(spread.facts.font)
        assert min(one.sign.deviceIndependentSize().height() for one in spread.facts.rows[0]) > letters[-1]

    assert letters[0] < letters[1] <= letters[2]
    assert letters[2] >= 1.3 * letters[0] or (language == "de" and seats in (3, 5))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_larger_text_makes_answers_larger(qtbot, game, size, seats):
    """However little room there is at the watering hole."""
    words = ["Du hast eine hungrige Tierart, die aus dem Wasserloch fressen kann; du musst sie füttern."] * 3
    letters = []
    for text in (1.0, 1.5, 2.0):
        table = table_of(qtbot.addWidget, Look(game, "en", size, text, seats))
        table.player.answers.say(words)
        letters.append(table.player.answers.note.facts.font)

    assert letters[0] <= letters[1]
    assert letters[0] < letters[2] or (seats, size) == (5, (1024, 600))  # a narrow column
    assert letters[1] <= letters[2] + 1  # the ribbon leaves a little less room then
