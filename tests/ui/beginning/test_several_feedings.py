"""One gesture that stands for several feedings: all plant eaters at once, or one until it is sated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.beginning.board import ROW
from evolution_qt.ui.table.gesture_targets import HOLE
from evolution_qt.ui.table.gestures import Spot
from tests.ui.beginning.tables import seated

SHIFT = Qt.KeyboardModifier.ShiftModifier
PREY = ("2/0", "1/0 speed")


def feeding(qtbot, *own, tokens):
    """A seat with a hungry hunter and plant eaters, which it may feed before and after its attacks."""
    row = " | ".join(["2/0 carnivore", *own])
    player = seated(qtbot, row, " | ".join(PREY), phase="feeding", watering_hole=tokens)
    player.plays_on = True
    return player


def frame(player):
    """Return a place on the frame of the own row, beside all its species."""
    room = player.table.top.rect_of(Spot(ROW, 0))
    return QPointF(player.tile(0, 0).left() - 20, room.top() + 3)


def pond(player):
    return player.table.top.pond.last_chip()


def wait(player):
    """Wait until all moves of the gesture are made."""
    table = player.table
    player.qtbot.waitUntil(lambda: not (table.ask and table.player.goes_on), timeout=10_000)


ALL = {
    "key": lambda player: QTest.keyClick(player.table, Qt.Key.Key_F, SHIFT),
    "double click": lambda player: player.double_click(pond(player)),
    "drag": lambda player: player.drag(pond(player), frame(player)),
    "two clicks": lambda player: (player.click(pond(player)), player.click(frame(player))),
}


@pytest.mark.parametrize("gesture", ALL)
def test_all_plant_eaters_are_fed_at_once_where_there_is_enough(qtbot, gesture):
    player = feeding(qtbot, "1/0", "3/1 fat_tissue", "1/1", tokens=4)

    ALL[gesture](player)
    wait(player)

    assert ["feed 1", "feed 2", "feed 2"] == player.moves
    assert player.table.ask  # the hunter is still to eat, and no second place was filled


@pytest.mark.parametrize("gesture", ["key", "double click"])
def test_where_there_is_not_enough_for_all_it_is_said_and_nothing_is_fed(qtbot, gesture):
    player = feeding(qtbot, "1/0", "3/1", tokens=2)

    ALL[gesture](player)
    wait(player)

    assert [] == player.moves
    assert [
        "Not enough for all: your plant eaters want 3, 2 token(s) are left. Choose who eats."
    ] == player.said


@pytest.mark.parametrize("tokens", [2, 4])
def test_where_only_one_species_is_fed_the_grass_beside_it_takes_no_token(qtbot, tokens):
    player = feeding(qtbot, "3/0", tokens=tokens)

    player.drag(pond(player), frame(player))

    assert [] == player.moves
    assert ["You can’t drop it here. Drop it on your species."] == player.said


@pytest.mark.parametrize("gesture", ["key", "double click"])
@pytest.mark.parametrize(("tokens", "fed"), [(2, 2), (4, 3)])
def test_a_single_plant_eater_takes_what_there_is(qtbot, gesture, tokens, fed):
    player = feeding(qtbot, "3/0", tokens=tokens)

    ALL[gesture](player)
    wait(player)

    assert ["feed 1"] * fed == player.moves
    assert [] == player.said


def test_a_token_in_the_frame_says_why_not_all_can_eat(qtbot):
    player = feeding(qtbot, "1/0", "3/1", tokens=2)

    player.drag(pond(player), frame(player))

    assert [] == player.moves
    assert [
        "Not enough for all: your plant eaters want 3, 2 token(s) are left. Choose who eats."
    ] == player.said


def test_a_chosen_token_says_what_the_frame_means(qtbot):
    player = feeding(qtbot, "1/0", "3/1", tokens=4)

    player.click(pond(player))

    assert ["On a species: it eats 1 token. In the frame beside it: all plant eaters eat."] == list(
        player.table.board.previews.note.lines
    )


def test_a_token_for_a_species_of_another_player_says_whom_you_feed(qtbot):
    player = feeding(qtbot, "3/0", tokens=4)

    player.drag(pond(player), player.tile(1, 0))

    assert [] == player.moves
    assert ["You can feed only your own species."] == player.said


def test_second_places_are_filled_by_the_same_gesture(qtbot):
    player = seated(qtbot, "2/2 fat_tissue | 1/1 fat_tissue", "1/0 flight", phase="feeding", watering_hole=4)
    player.plays_on = True

    QTest.keyClick(player.table, Qt.Key.Key_F, SHIFT)
    wait(player)

    assert ["feed 0", "feed 0", "feed 1"] == player.moves


SATED = {
    "click": lambda player, at: player.click(player.tile(0, at), SHIFT),
    "drag": lambda player, at: player.drag(pond(player), player.tile(0, at), SHIFT),
    "drag to the watering hole": lambda player, at: player.drag(
        player.tile(0, at), player.table.top.rect_of(Spot(HOLE)), SHIFT
    ),
    "keys": lambda player, at: (
        QTest.keyClick(player.table, Qt.Key.Key_F),
        QTest.keyClick(player.table, Qt.Key.Key_Tab),
        QTest.keyClick(player.table, Qt.Key.Key_Return, SHIFT),
    ),
}


@pytest.mark.parametrize("gesture", SATED)
def test_with_shift_a_species_is_fed_until_it_is_sated(qtbot, gesture):
    player = feeding(qtbot, "3/0", "3/1 fat_tissue", tokens=4)

    SATED[gesture](player, 2)
    wait(player)

    assert ["feed 2", "feed 2"] == player.moves
    assert player.table.ask


def test_with_shift_a_species_is_fed_as_long_as_there_is_anything(qtbot):
    player = feeding(qtbot, "3/0", "4/1", tokens=2)

    player.click(player.tile(0, 2), SHIFT)
    wait(player)

    assert ["feed 2", "feed 2"] == player.moves


def test_a_species_that_cannot_eat_says_why_with_shift_too(qtbot):
    player = feeding(qtbot, "3/3", "4/1", tokens=2)

    player.click(player.tile(0, 1), SHIFT)

    assert [] == player.moves
    assert player.said


@pytest.mark.parametrize(
    "stop",
    [
        lambda player: QTest.keyClick(player.table, Qt.Key.Key_Escape),
        lambda player: player.click(QPointF(640, 300)),
        lambda player: player.table.show_position(player.game.observe(player.state, 1)),
    ],
    ids=["Escape", "a click", "another viewer"],
)
def test_what_is_left_of_it_is_given_up(qtbot, stop):
    player = feeding(qtbot, "3/0", tokens=4)
    player.plays_on = False
    QTest.keyClick(player.table, Qt.Key.Key_F, SHIFT)
    assert ["feed 1"] == player.moves
    assert player.table.player.goes_on

    stop(player)
    player.game.play(player.state, 0, player.game.read("feed 1"))
    player.table.show_position(player.game.observe(player.state, 0), ask=True)
    player.qtbot.wait(1)

    assert not player.table.player.goes_on
    assert ["feed 1"] == player.moves


def test_what_it_would_bring_is_told_where_it_is_aimed(qtbot):
    player = feeding(qtbot, "1/0", "3/1", tokens=4)
    row = Spot(ROW, 0)

    QTest.keyClick(player.table, Qt.Key.Key_F)
    for _ in range(2):
        QTest.keyClick(player.table, Qt.Key.Key_Tab)

    assert row == player.table.player.highlights.aimed
    assert ["All your plant eaters are fed: 3 token(s)."] == list(player.table.board.previews.note.lines)
