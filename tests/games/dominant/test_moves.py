"""Moves in text: every word, and what is wrong with a line that is none."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games import game
from tests.games.dominant.scene import KEY

RULES = game(KEY)


@pytest.mark.parametrize(
    "line",
    [
        "plan migration:7",
        "swap",
        "keep",
        "take sun",
        "protect grass,sun",
        "place sun d3:ne",
        "return sun",
        "remove d3:ne",
        "glaciate d2",
        "speciate d3:ne",
        "add d2 4",
        "add d2 0",
        "explore 3 d1",
        "move d2 d3 2",
        "move d2 d3 0",
        "move a1 b1 2",
        "move d2 d3 2 bird",
        "eliminate d2 bird",
        "score d2",
        "card ice_age",
        "blight d2",
        "blight d2 d3:ne",
        "blight a1 a1:ne",
        "catastrophe d2",
        "catastrophe d2 bird",
        "replace d2 bird",
        "choose d2",
        "exchange sun water",
        "lose sun",
        "lose pawn",
        "lose pawn migration:7",
        "lose species",
        "rescue d2",
        "pass",
    ],
)
def test_every_line_is_read_and_written(line):
    move, state = RULES.read(line), RULES.new(2, 1)

    assert line == RULES.write(move)
    assert move == RULES.spoken(state, 0, RULES.actions(state, 0, move))


def test_an_element_to_protect_twice_and_other_names_of_corners_are_read():
    assert "protect grass,sun" == RULES.write(RULES.read("protect sun,grass"))
    assert "place sun d2:ne" == RULES.write(RULES.read("place sun d1:se"))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "nothing in it"),
        ("dance", "no move begins with “dance”"),
        ("plan", "missing after “plan”"),
        ("plan lunch", "not an action space"),
        ("take rock", "not an element"),
        ("protect sun,rock", "“rock” is not an element"),
        ("place sun d9:ne", "not a corner"),
        ("glaciate h1", "not a cell"),
        ("add d2 many", "“many” is not a number"),
        ("add d2 -1", "not a number"),
        ("explore 4 d2", "not a stack"),
        ("eliminate d2 fox", "not an animal"),
        ("card survival", "not a card"),
        ("exchange sun rock", "not an element"),
        ("lose pawn lunch", "not an action space"),
        ("lose rock", "not an element"),
        ("pass now", "“now” is too much"),
        ("pass " + "x" * 200, "longer than 200"),
    ],
)
def test_what_is_no_line_is_refused_with_its_word(line, words):
    with pytest.raises(BadInput, match=words):
        RULES.read(line)
