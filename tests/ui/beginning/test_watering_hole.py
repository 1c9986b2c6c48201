"""The watering hole is for the own feeding: at any other time nothing is armed by it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.beginning.board import TRAIT
from evolution_qt.ui.table.gesture_targets import Chip
from tests.ui.beginning.tables import seated
from tests.ui.hands import LEFT

NONE = Qt.KeyboardModifier.NoModifier


def pond(player):
    return player.table.top.pond.last_chip()


def second_press(player):
    """Press for the second time of a double click, and lose the release."""
    QTest.mouseDClick(player.table.viewport(), LEFT, NONE, player.at(pond(player)))


def feeding(qtbot, tokens, *rows, **more):
    return seated(qtbot, *rows, phase="feeding", watering_hole=tokens, **more)


def is_calm(player):
    tiles = [tile for seat in (0, 1) for tile in player.table.top.tiles(seat)]
    return not player.table.drag.is_carrying and not any(tile.is_dimmed for tile in tiles)


def test_no_chip_is_lifted_in_the_turn_of_another(qtbot):
    player = feeding(qtbot, 4, "2/0", "3/0", to_move=1)
    player.table.show_position(player.game.observe(player.state, 0))

    player.press(pond(player))
    player.move(pond(player), player.tile(0, 0))

    assert is_calm(player)
    assert Qt.CursorShape.ArrowCursor == player.table.top.pond.cursor().shape()
    player.release(player.tile(0, 0))
    player.double_click(pond(player))
    assert player.table.player.chosen is None
    assert [] == player.said


def test_what_was_pressed_is_let_go_where_its_release_was_lost(qtbot):
    player = seated(qtbot, "1/0", "3/0", phase="play", hands=("speed flight",), watering_hole=4)
    second_press(player)

    player.drag(player.held("speed"), player.spot(TRAIT, 0))

    assert ["trait 0 speed"] == player.moves


def test_a_press_in_the_turn_of_another_is_no_half_of_a_double_click(qtbot):
    player = feeding(qtbot, 4, "1/0 | 1/0", "3/0", to_move=1)
    player.plays_on = True
    player.table.show_position(player.game.observe(player.state, 0))
    player.click(pond(player))
    player.state.to_move = 0
    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    second_press(player)
    player.release(pond(player))

    assert [] == player.moves
    assert Chip() == player.table.player.chosen


def test_the_pond_says_in_card_play_that_animals_feed_later(qtbot):
    player = seated(qtbot, "1/0", "3/0", phase="play", hands=("speed",), watering_hole=4)

    player.double_click(pond(player))

    assert ["Press “Start feeding” first."] == player.said
    assert player.table.player.chosen is None
    assert is_calm(player)


def test_where_none_eats_plants_a_double_click_says_why(qtbot):
    player = feeding(qtbot, 4, "2/0 carnivore | 1/1", "3/0")

    player.double_click(pond(player))

    assert [] == player.moves
    assert [
        "A Carnivore never eats from the watering hole.",
        "Your kangaroo cannot eat more: every card has its token.",
    ] == player.said
    assert player.table.player.chosen is None


def test_a_double_click_fills_second_places_or_says_that_there_is_too_little(qtbot):
    enough, little = (feeding(qtbot, count, "2/3 fat_tissue | 2/2 fat_tissue", "3/0") for count in (3, 1))
    enough.plays_on = True

    enough.double_click(pond(enough))
    qtbot.waitUntil(lambda: 3 == len(enough.moves))
    little.double_click(pond(little))

    assert [] == little.moves
    assert little.said[0].startswith("Not enough for all: ")


def test_a_framed_animal_that_is_clicked_eats(qtbot):
    player = feeding(qtbot, 1, "2/3 fat_tissue | 1/1 speed", "3/0")
    second_press(player)
    player.release(pond(player))

    player.click(player.tile(0, 0))

    assert ["feed 0"] == player.moves
