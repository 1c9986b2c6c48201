"""A new size is painted one picture in a turn; meanwhile a picture of the old one stands in."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import art, pixmaps, timings
from tests.positions import position
from tests.ui.evolution.tables import Player


@pytest.fixture
def player(qtbot):
    """Somebody at a table of which no picture is kept from another test."""
    art.forget()
    pixmaps.forget()
    game, state = position(
        ["b2 p3 climbing:1 burrowing:2", "b5 p5 horns:1"],
        ["b1 p1"],
        phase="play",
        hand=["horns:3", "carnivore:2"],
    )
    player = Player(qtbot, game, state)
    player.table.viewport().grab()
    return player


def resized(player, width=1111, height=703):
    """Change the size of the window and let the table arrange itself for it."""
    table = player.table
    table.resize(width, height)
    assert table._still.is_shown
    table._resized.stop()
    table._rearrange()
    return table


def test_while_the_size_changes_nothing_is_painted_anew(player):
    table = player.table
    kept = len(art._store._kept), len(pixmaps._store._kept)
    for step in range(5):
        table.resize(1280 - 7 * step, 720 - 3 * step)
        table.viewport().grab()

    assert table._still.is_shown
    assert kept == (len(art._store._kept), len(pixmaps._store._kept))


def test_then_one_picture_is_painted_in_each_turn_until_the_table_comes_alive(player, qtbot):
    table = resized(player)
    still = table._still
    still._paint_one()  # asks what is missing
    waiting = len(still._unpainted)
    assert waiting > 5

    while len(still._unpainted) == waiting:
        still._paint_one()
    assert waiting - 1 == len(still._unpainted)
    assert still.is_shown

    qtbot.waitUntil(lambda: not table._still.is_shown, timeout=240_000)
    before = len(art._store._kept), len(pixmaps._store._kept)
    table.viewport().grab()
    after = len(art._store._kept), len(pixmaps._store._kept)
    assert before == after, "something was not painted before"


def test_the_table_comes_alive_band_by_band(player, qtbot):
    """Painting every item for the first time would take a turn as long as a card."""
    table = resized(player)
    still = table._still
    still._painting.stop()
    while still.bared.isEmpty():
        still._paint_one()
    bared = still.bared.boundingRect()
    half = table.viewport().grab().toImage()
    assert still.is_shown
    assert 0 < bared.height() < table.viewport().height() / 2

    while still.is_shown:
        still._paint_one()
    whole = table.viewport().grab().toImage()

    assert half.copy(bared) == whole.copy(bared)
    assert half != whole


def test_it_looks_as_if_it_had_been_painted_at_once(player, qtbot):
    table = resized(player)
    qtbot.waitUntil(lambda: not table._still.is_shown, timeout=240_000)
    slowly = table.viewport().grab().toImage()

    other = Player(qtbot, player.game, player.state, (1111, 703))
    at_once = other.table.viewport().grab().toImage()

    assert slowly.size() == at_once.size()
    differing = [
        1
        for x in range(0, 1111, 7)
        for y in range(0, 703, 7)
        if slowly.pixel(QPoint(x, y)) != at_once.pixel(QPoint(x, y))
    ]
    assert len(differing) < 30


def test_a_press_brings_the_table_back_at_once(player):
    table = resized(player)

    player.press(player.card(0))

    assert not table._still.is_shown
    player.release(player.card(0))


def test_back_to_the_old_size_nothing_has_to_be_painted(player):
    table = player.table
    table.resize(1200, 700)
    table.resize(QSize(1280, 720))
    table._resized.stop()
    table._rearrange()

    assert not table._still.is_shown


def test_the_first_picture_can_come_bit_by_bit_too(qtbot, player):
    game, state = player.game, player.state
    art.forget()
    pixmaps.forget()
    other = Player(qtbot, game, state, (1000, 640))
    table = other.table
    table._is_painted = False
    table.paints_gradually = True
    art.forget()
    pixmaps.forget()

    table.viewport().grab()
    assert table._still.is_shown
    qtbot.waitUntil(lambda: not table._still.is_shown, timeout=240_000)
    QApplication.processEvents()
    assert table.hands.panel is None


def test_a_picture_shows_a_hand_no_longer_than_the_table_does(player):
    """Somebody resizes the window in the own turn, and the next position is for everybody's eyes."""
    table = resized(player)

    table.show_position(player.game.observe(player.state, -1))

    assert not table._still.is_shown


def test_a_press_while_the_size_still_changes_meets_the_new_places(player, qtbot):
    table = player.table
    table.resize(1111, 703)
    assert table._resized.isActive()

    player.press(player.card(0))
    player.move(player.card(0), player.spot("body", 0, 0))
    qtbot.wait(2 * timings.RESIZE)

    assert table.drag.is_carrying
    player.release(player.spot("body", 0, 0))
    assert [move.split()[:2] for move in player.moves] == [["body", "0"]]


def test_another_size_before_the_last_one_is_painted_is_painted_bit_by_bit_too(player, qtbot):
    table = resized(player)
    table._still._paint_one()

    resized(player, 1005, 660)
    qtbot.waitUntil(lambda: not table._still.is_shown, timeout=240_000)

    before = len(art._store._kept), len(pixmaps._store._kept)
    table.viewport().grab()
    assert before == (len(art._store._kept), len(pixmaps._store._kept))


def test_another_theme_is_not_painted_over_with_the_old_one(player):
    table = resized(player)
    table._still._paint_one()

    table.set_theme("dark")

    assert not table._still.is_shown
    assert not table._still._unpainted
