"""A Migration is planned with arrows and confirmed once; until then nothing is final."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.moves import step as step_of

from .tables import RULES, Played, positions


def planned(qtbot, state=None):
    """Return a table with two planned moves of one cube each, and the state it began with."""
    state = positions()["migration"] if state is None else state
    played = Played(qtbot, state)
    for _ in range(2):
        thing, spot = next(iter(played.board.steps))
        played.drag(played.board.home(thing).center(), played.board.rect_of(spot).center())
        if played.table.player.panel is not None:
            played.press(Qt.Key.Key_1)
    return played, state


def carry_out(played, state):
    """Let the truth follow each line that is reported, as the window does; return the lines."""
    state = state.clone()
    for number in range(20):
        if number >= len(played.lines):
            break
        RULES.apply(state, step_of(RULES.read(played.lines[number])))
        asks = state.to_move == played.table.seen.viewer
        played.table.show_position(RULES.observe(state, played.table.seen.viewer), ask=asks)
        QApplication.processEvents()
    return state


def test_planned_moves_stand_on_the_earth_and_are_not_made(qtbot):
    """Each has an arrow with its number; the seat has decided nothing."""
    played, state = planned(qtbot)

    assert [] == played.lines
    assert [1, 1] == [move.cubes for move in played.board.earth.arrows]
    assert played.board.view.state.pending != state.pending
    assert played.board.button.isVisible()
    assert "Move" == played.board.button.words


def test_a_confirmed_plan_is_made_move_by_move_and_ends_with_a_pass(qtbot):
    """One press makes all moves; cubes that are not planned stay."""
    played, state = planned(qtbot)
    left = state.pending[-1] >> q.SMALL_SHIFT & q.SMALL_BITS
    wanted = played.board.view.state.cubes[:]

    played.press(Qt.Key.Key_E)
    after = carry_out(played, state)

    assert ["move", "move", "pass"][: 2 + (left > 2)] == [line.split()[0] for line in played.lines]
    assert wanted == after.cubes
    assert [] == played.board.earth.arrows


def test_moves_are_taken_back_one_by_one(qtbot):
    """By the button and by Backspace; with the last one the plan is gone."""
    played, state = planned(qtbot)

    played.click(played.board.back.scene_rect.center())
    assert 1 == len(played.board.earth.arrows)
    played.press(Qt.Key.Key_Backspace)

    assert [] == played.board.earth.arrows
    assert state.cubes == played.board.view.state.cubes
    assert not played.board.back.isVisible()
    assert [] == played.lines


def test_a_new_position_forgets_the_plan(qtbot):
    """What was planned belongs to the position in which it was planned."""
    played, state = planned(qtbot)

    played.table.show_position(RULES.observe(state, state.to_move), ask=True)

    assert [] == played.board.earth.arrows
    assert played.table.plan is None
