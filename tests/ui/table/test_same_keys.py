"""A key means the same at every table, in the list that says so and when pressed; a letter always answers."""

from __future__ import annotations

import string

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtTest import QTest

from evolution_qt.core.errors import filled
from evolution_qt.games import game as game_named
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.window.commands import usual_keys
from evolution_qt.ui.table.presentation import presentation, shown_titles
from evolution_qt.ui.table.shortcuts import TOLD, meaning_of

KEYS = [title.editions[0].key for title in shown_titles()]
OF_THE_WINDOW = "CL"
"""Letters that the window hears before the table."""
ASKS = {
    "H": "hint_asked",
    "J": "moves_asked",
    "R": "again_asked",
    "S": "stop_asked",
    "Y": "why_asked",
}
"""What a letter asks the window for."""


@pytest.fixture
def usual():
    keymap.begin(usual_keys())
    yield
    keymap.use({})


class Seated(QObject):
    """A seat that is asked at the first decision of a game, and what comes of its keys."""

    def __init__(self, qtbot, key):
        super().__init__()
        rules = game_named(key)
        state = rules.new(3, 5)
        self.seen = rules.observe(state, state.to_move)
        self.table = presentation(key).table(rules)
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.playback.set_speed(0)
        self.table.set_players([("Ann", False), ("Ben", False), ("Cleo", False)])
        self.table.show()
        self.table.show_position(self.seen, ask=True)
        self.table.past = lambda: ["One.", "Two."]
        self.asked = []
        for letter, signal in ASKS.items():
            getattr(self.table, signal).connect(lambda letter=letter: self.asked.append(letter))
        self.table.moved.connect(self.asked.append)

    def press(self, letter):
        """Press a letter and return the words that are shown then."""
        table = self.table
        table.show_position(self.seen, ask=True)
        QTest.keyClick(table, Qt.Key.Key_Escape)
        self.asked.clear()
        QTest.keyClick(table, getattr(Qt.Key, f"Key_{letter}"))
        note = table.player.answers.note
        return [] if note is None else list(note.lines)

    def looks(self):
        """Return what keys may change."""
        table = self.table
        return (
            table.player.chosen,
            table.player.highlights.aimed,
            [note.lines for note in table.text_notes()],
            getattr(table.board, "lens", 0),
        )


@pytest.mark.parametrize("key", KEYS)
def test_every_letter_does_something_or_answers(qtbot, heard, usual, language, key):
    seated, groups = Seated(qtbot, key), presentation(key).shortcuts()
    unknown = QCoreApplication.translate("TableKeys", "{key} does nothing here; {list} lists the keys.")
    assert language == "en" or "does nothing" not in unknown

    for letter in (one for one in string.ascii_uppercase if one not in OF_THE_WINDOW):
        seated.press("Escape")
        before = seated.looks()
        heard.clear()
        lines = seated.press(letter)
        answer = filled(unknown, {"key": letter, "list": "F1"})
        if meaning_of(letter, groups):
            does = lines or seated.asked or heard or before != seated.looks()
            assert does, letter
            assert answer not in lines, letter
        else:
            assert [answer] == lines, letter
            assert any(words == answer for words, _ in heard), letter
            assert [] == seated.asked, letter


@pytest.mark.parametrize("key", KEYS)
def test_the_keys_that_tell_are_the_same_at_every_table(qtbot, heard, usual, key):
    """They show what they say, and say it."""
    seated = Seated(qtbot, key)

    for letter in "DGKQ":
        heard.clear()
        lines = seated.press(letter)
        assert lines, letter
        assert heard, letter


def test_what_several_games_have_is_said_in_the_same_words(language):
    """But for what cards of a game are played on, and what there is to describe on its table."""
    told = [
        {one.keys: one.words for group in presentation(key).shortcuts() for one in group.shortcuts}
        for key in KEYS
    ]
    own = {"1 – 9", "N", "P", "T", "X", "E", "D", "O"}

    for keys in set().union(*told) - own:
        assert 1 == len({words[keys] for words in told if keys in words}), keys
    for letter in "DGKQRJOHY":
        assert all(letter in words for words in told), letter


@pytest.mark.parametrize("key", KEYS)
def test_no_key_has_two_meanings_at_a_table(key):
    groups = presentation(key).shortcuts()
    letters = [one.keys for group in groups for one in group.shortcuts if one.keys != "Space"]

    assert len(letters) == len(set(letters))
    assert [TOLD] == [group.title for group in groups if any(one.keys == "G" for one in group.shortcuts)]


def digits(keys):
    """Return those of a row of digits, such as ``4 – 7``; none of other keys."""
    first, _, last = keys.partition(" – ")
    return string.digits[int(first) : int(last) + 1] if last else ""


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_the_tables_is_listed(qtbot, key):
    table = Seated(qtbot, key).table
    listed = {one.keys for group in presentation(key).shortcuts() for one in group.shortcuts}
    listed |= {digit for keys in listed - {"1 – 9"} for digit in digits(keys)}
    named = {Qt.Key.Key_Return: "Enter", Qt.Key.Key_Enter: "Enter", Qt.Key.Key_Backspace: "Backspace"}
    heard = {*table.keyboard.table, *table.keys.plain, *table.describe_keys.table}

    assert {named.get(one, chr(one) if one < 256 else str(one)) for one in heard} <= listed


@pytest.mark.parametrize("key", KEYS)
def test_a_digit_without_a_card_says_so(qtbot, usual, key):
    """Of eight cards at most; in Dominant Species a digit answers a question."""
    seated = Seated(qtbot, key)

    QTest.keyClick(seated.table, Qt.Key.Key_9)

    what = seated.table.keyboard.meaning("9")
    assert what
    assert seated.table.player.answers.note.lines[0].startswith(f"Not now: {what}")


def test_a_key_whose_place_another_has_taken_does_nothing(qtbot, usual):
    """Its letter is free until something else has it."""
    seated = Seated(qtbot, "evolution/de")
    keymap.use({"G": ","})

    assert ["G does nothing here; F1 lists the keys."] == seated.press("G")
    QTest.keyClick(seated.table, Qt.Key.Key_Comma)
    assert len(seated.table.player.answers.note.lines) > 2


@pytest.mark.parametrize("key", KEYS)
def test_a_table_that_is_drawn_again_keeps_what_is_aimed_at(qtbot, key):
    """As when what lies beside it takes another size between two keys."""
    table = Seated(qtbot, key).table
    while table.player.highlights.aimed is None:
        QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    meant = table.player.chosen, table.player.highlights.aimed

    table.redraw()

    assert meant == (table.player.chosen, table.player.highlights.aimed)
