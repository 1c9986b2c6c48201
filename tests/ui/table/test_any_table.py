"""The table of a game that has nothing in common with Evolution: what it does not say itself is there."""

import asyncio

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from tests.toy.games.toy.rules import Toy
from tests.ui.table.small_table import ROW, Card, ToyTable

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(qtbot):
    game = Toy()
    state = game.new(2, 5, 0)
    made = ToyTable(game)
    made.set_speed(0.0)
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.show_position(game.observe(state, 0), ask=True)
    made.moves = []
    made.moved.connect(made.moves.append)
    made.hand = state.hands[0]
    made.state = state
    return made


def at(table, rect):
    return table.mapFromScene(rect.center())


def test_a_card_is_dragged_to_its_place(table):
    start, end = at(table, table.board.home(Card(table.hand[1]))), at(table, table.board.rect_of(ROW))

    QTest.mousePress(table.viewport(), LEFT, PLAIN, start)
    for step in range(1, 7):
        QTest.mouseMove(table.viewport(), start + (end - start) * (step / 6))
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, end)

    assert [f"lay {table.hand[1]}"] == table.moves


def test_a_card_is_chosen_by_a_click_and_laid_by_another(table):
    for rect in (table.board.home(Card(table.hand[0])), table.board.rect_of(ROW)):
        QTest.mouseClick(table.viewport(), LEFT, PLAIN, at(table, rect))

    assert [f"lay {table.hand[0]}"] == table.moves


def test_a_card_is_laid_by_keys(table):
    QTest.keyClick(table, Qt.Key.Key_3)
    QTest.keyClick(table, Qt.Key.Key_Return)

    assert [f"lay {table.hand[2]}"] == table.moves


def test_a_card_on_the_row_of_another_is_refused(table):
    """What is refused flies home, and nothing is played."""
    other = table.board.whole_rect_of(ROW).translated(0, 92)
    start, end = at(table, table.board.home(Card(table.hand[0]))), table.mapFromScene(other.center())

    QTest.mousePress(table.viewport(), LEFT, PLAIN, start)
    QTest.mouseMove(table.viewport(), (start + end) / 2)
    QTest.mouseMove(table.viewport(), end)
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, end)

    assert [] == table.moves


def test_a_chosen_card_is_enlarged(table):
    QTest.keyClick(table, Qt.Key.Key_1)

    QTest.keyClick(table, Qt.Key.Key_Z)

    assert table.player.enlarging.is_open
    assert str(table.hand[0]) == table.looked_at()


def test_keys_are_shown_on_the_cards(table):
    QTest.keyClick(table, Qt.Key.Key_F2)

    assert ["1", "2", "3"] == table.key_caps.keys


def test_events_are_told_on_the_ribbon(table):
    game, state = table.game, table.state
    table.set_speed(1.0)
    events = game.play(state, 0, f"lay {table.hand[0]}")

    asyncio.run(table.perform([event.as_seen_by(0) for event in events]))

    assert f"Player 1 lays {table.seen.state.hands[0][0]}." == table.board.ribbon.look.sentence


def test_it_can_be_drawn(table):
    """Pictures of tables are made of any game."""
    image = table.snapshot(QSize(640, 480), 1.0)

    assert QSize(640, 480) == image.size()
    assert image.pixelColor(20, 20) != image.pixelColor(600, 20)
