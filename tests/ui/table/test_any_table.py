"""The table of a game that has nothing in common with Evolution: what it does not say itself is there."""

import asyncio
import importlib

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from evolution_qt import games
from evolution_qt.ui.table.accessible_tree import BUTTON, RIBBON
from evolution_qt.ui.table.simple_table import MIDDLE

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TOY = "evolution_qt.ui.toy"


@pytest.fixture
def table(qtbot, toy_among_games):
    game = games.game("toy")
    made = importlib.import_module(f"{TOY}.presentation").table(game, "light", None)
    made.playback.set_speed(0.0)
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    state = game.new(2, 5, 0)
    made.show_position(game.observe(state, 0), ask=True)
    made.moves = []
    made.moved.connect(made.moves.append)
    made.hand = state.hands[0]
    made.state = state
    return made


def card(table, at):
    """Return where a card of the hand lies."""
    return table.mapFromScene(list(table.simple.things.values())[at].scene_rect.center())


def drag(table, start, end):
    QTest.mousePress(table.viewport(), LEFT, PLAIN, start)
    for step in range(1, 7):
        QTest.mouseMove(table.viewport(), start + (end - start) * (step / 6))
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, end)


def test_a_card_is_dragged_to_its_place(table):
    drag(table, card(table, 1), table.mapFromScene(table.board.rect_of(MIDDLE).center()))

    assert [f"lay {table.hand[1]}"] == table.moves


def test_a_card_that_is_dropped_where_it_lay_is_put_back(table):
    drag(table, card(table, 0), card(table, 0) + QPoint(20, 0))

    assert [] == table.moves


def test_a_click_lays_a_card(table):
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, card(table, 0))

    assert [f"lay {table.hand[0]}"] == table.moves


def test_a_card_is_laid_by_keys(table):
    QTest.keyClick(table, Qt.Key.Key_3)
    QTest.keyClick(table, Qt.Key.Key_Return)

    assert [f"lay {table.hand[2]}"] == table.moves


def test_what_a_lesson_points_at_is_outlined_while_the_seat_may_choose(table):
    pointing, board = table.pointing, table.board
    pointing.point_at([f"lay {table.hand[1]}", RIBBON, BUTTON, "lay 20"])  # no button is there, no card 20
    at_card, at_middle, at_ribbon = pointing.rects
    assert list(table.simple.things.values())[1].scene_rect.center() == at_card.center()
    assert board.rect_of(MIDDLE).center() == at_middle.center()
    assert board.ribbon.scene_rect.center() == at_ribbon.center()
    assert [f"Card {table.hand[1]}", board.ribbon.look.sentence] == pointing.names()

    QTest.mouseClick(table.viewport(), LEFT, PLAIN, card(table, 0))
    assert [] == pointing.rects, "a move was made"

    table.show_position(table.game.observe(table.state, 0), ask=True)
    table.resize(1000, 600)
    table.redraw()
    assert board.ribbon.scene_rect.center() == pointing.rects[2].center()
    pointing.point_at(())
    assert [] == pointing.rects
    pointing.point_at([RIBBON])
    table.show_position(table.game.observe(table.state, 0), ask=False)
    assert [] == pointing.rects == pointing.names()


def test_keys_are_shown_on_the_cards(table):
    QTest.keyClick(table, Qt.Key.Key_F2)

    assert ["1", "2", "3"] == table.key_caps.keys


def test_events_are_told_on_the_ribbon(table):
    game, state = table.game, table.state
    table.playback.set_speed(1.0)
    events = game.play(state, 0, f"lay {table.hand[0]}")

    asyncio.run(table.playback.perform([event.as_seen_by(0) for event in events]))

    assert f"Player 1 lays {table.seen.state.hands[0][0]}." == table.board.ribbon.look.sentence


def test_it_can_be_drawn(table):
    """Pictures of tables are made of any game."""
    image = table.display.snapshot(QSize(640, 480), 1.0)

    assert QSize(640, 480) == image.size()
    assert image.pixelColor(20, 20) != image.pixelColor(320, 470)
