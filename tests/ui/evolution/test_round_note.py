"""What a round has brought is told for a while, and is in no one's way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.tally import Toll
from evolution_qt.ui.kit import timings
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.gesture_targets import HOLE
from tests.positions import position
from tests.ui.evolution.tables import Player

TOLLS = [Toll(5, 0, 0), Toll(3, 2, 1)]
ROWS = (["b2 p3 horns:3"], ["b1 p1"])


def seated(qtbot, *rows, size=(1280, 800)):
    game, state = position(*(rows or ROWS), phase="food", hand=["foraging:4"], round=4)
    player = Player(qtbot, game, state, size)
    player.table.playback.set_speed(0.0)
    return player


def test_it_tells_the_names_and_leaves_out_what_did_not_happen(qtbot):
    player = seated(qtbot)

    player.table.show_tolls(3, TOLLS)
    facts = player.table.over.round_note.panel.facts
    assert "Round 3 is over" == facts.title
    assert [["Anna", "+5"], ["Björn", "+3", "−2", "−1"]] == [
        [cell.words for cell in row if cell.words] for row in facts.rows
    ]
    assert {8} == {len(row) for row in facts.rows}

    player.table.show_tolls(3, [Toll(5, 0, 0), Toll(0, 0, 0)])
    assert {4} == {len(row) for row in player.table.over.round_note.panel.facts.rows}


def test_a_screen_reader_finds_it(qtbot):
    player = seated(qtbot)
    player.table.show_tolls(3, TOLLS)

    words = player.table.tree.name(Key("words", number=0))

    assert "Round 3 is over. Anna, 5 food token(s) collected. Björn, 3 food token(s) collected" in words
    assert words.endswith("2 population lost, 1 species extinct."), words


def test_it_goes_with_the_first_gesture_which_does_what_it_always_does(qtbot):
    """No one has to put it away first."""
    player = seated(qtbot)
    player.table.show_tolls(3, TOLLS)

    player.drag(player.card(0), player.spot(HOLE))

    assert player.table.over.round_note.panel is None
    assert ["food foraging:4"] == player.moves


def test_it_goes_with_the_first_key(qtbot):
    player = seated(qtbot)
    player.table.show_tolls(3, TOLLS)
    player.key(Qt.Key.Key_Shift)
    player.key(Qt.Key.Key_Space)  # it only hurries what moves
    assert player.table.over.round_note.panel is not None

    player.key(Qt.Key.Key_1)

    assert player.table.over.round_note.panel is None
    assert player.table.player.chosen is not None


@pytest.fixture
def _brief(monkeypatch):
    """Let a note go by itself in the next turn of the event loop."""
    monkeypatch.setattr(timings, "ROUND_NOTE", 0)


@pytest.mark.usefixtures("_brief")
def test_it_goes_by_itself(qtbot):
    player = seated(qtbot)
    note = player.table.over.round_note

    player.table.show_tolls(3, TOLLS)
    assert note.panel is not None

    qtbot.waitUntil(lambda: note.panel is None)


@pytest.mark.usefixtures("_brief")
def test_it_waits_for_whoever_comes_to_the_screen(qtbot):
    """Behind the curtain no one can read it."""
    player = seated(qtbot)
    note = player.table.over.round_note
    player.table.show_tolls(3, TOLLS)

    note.hold()
    QTest.qWait(50)
    assert note.panel is not None
    note.linger()
    qtbot.waitUntil(lambda: note.panel is None)
    note.linger()
    assert note.panel is None


def test_it_stays_where_it_is_while_the_game_goes_on(qtbot):
    player = seated(qtbot)
    player.table.show_tolls(3, TOLLS)
    panel = player.table.over.round_note.panel

    player.table.show_position(player.game.observe(player.state, 0), ask=False)
    assert panel is player.table.over.round_note.panel

    player.table.display.set_theme("dark")
    assert "dark" == player.table.over.round_note.panel.style.theme


def test_in_another_language_it_is_not_told_again(qtbot):
    player = seated(qtbot)
    player.table.show_tolls(3, TOLLS)

    player.table.display.retranslate()

    assert player.table.over.round_note.panel is None
