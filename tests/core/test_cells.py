"""A terminal's lines: wide signs take two cells, and Japanese breaks without spaces."""

import pytest

from evolution_qt.core.text import width, wrapped


@pytest.mark.parametrize(("text", "cells"), [("", 0), ("abc", 3), ("手。", 4), ("1枚", 3), ("ä", 1)])
def test_a_text_takes_its_cells(text, cells):
    assert cells == width(text)


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("one two three", 8, ["one two", "three"]),
        ("one  two", 8, ["one  two"]),
        ("unbreakable", 4, ["unbreakable"]),
        ("手札を捨てる", 6, ["手札を", "捨てる"]),
        ("手札。捨てる", 4, ["手", "札。", "捨て", "る"]),
        ("手（例）だ", 6, ["手", "（例）", "だ"]),
        ("カードのプレイ", 4, ["カー", "ドの", "プレ", "イ"]),
        ("", 4, [""]),
    ],
)
def test_lines_are_broken_where_they_may_be(text, room, lines):
    assert lines == wrapped(text, room)
