"""Cells wear their small names while words or a key use one, and the tiles that are named flash."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, CELL_REF, CORNER_REF, SPACE_NUMBERS, SPACE_REF
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS, CORNER_NUMBERS, CORNERS_OF
from evolution_qt.ui.dominant.cell_names import cells_named
from evolution_qt.ui.dominant.geometry import token_rects
from evolution_qt.ui.dominant.gesture_targets import CELL, SPACE
from evolution_qt.ui.table.gestures import Spot
from tests.games.dominant.scene import asking, scene
from tests.ui.dominant.tables import Played, positions

D4, E3 = CELL_NUMBERS["d4"], CELL_NUMBERS["e3"]


def cells(*names):
    return frozenset(CELL_NUMBERS[name] for name in names)


@pytest.fixture
def planning(qtbot):
    """Return a table on which a pawn is placed: no sentence that is seen names a place."""
    played = Played(qtbot, scene(phase="planning").state)
    assert not played.board.names.isVisible()
    return played


def is_lit(played, cell):
    """Return whether another picture is seen where the name of a cell stands than without names."""
    names = played.board.names
    place = played.table.mapFromScene(names.name_rect(cell)).boundingRect()
    shown = played.table.viewport().grab(place).toImage()
    was = names.isVisible()
    names.hide()
    bare = played.table.viewport().grab(place).toImage()
    names.setVisible(was)
    return shown != bare


# What is a name


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("Freeze savannah e3.", {"e3"}),
        ("サバンナe3から湿地d2へ", {"e3", "d2"}),
        ("Sun on the corner d3/e3/e4", {"d3", "e3", "e4"}),
        ("Round 3: 4 cubes, h4, e33, 3e3x, d6 and a5", set()),
    ],
)
def test_names_are_found_in_the_words_of_every_language(words, named):
    """The columns have 4, 5, 6, 5, 6, 5 and 4 cells (rules 1.4)."""
    assert cells(*named) == cells_named([words])


def test_the_names_of_players_name_no_cell():
    words = ["Amphibian (Player c3): move from c3 to d2", "Player c3 and d4 share e3."]

    assert cells("c3", "d2", "e3") == cells_named(words, ["Player c3", "d4", "Player c", ""])


# When they are shown


def test_a_letter_that_is_typed_shows_all_names_until_the_digit(planning):
    QTest.keyClick(planning.table, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)

    assert all(is_lit(planning, cell) for cell in planning.board.earth.geometry.cells)
    assert not planning.board.names.cells

    planning.press(Qt.Key.Key_4)
    assert not planning.board.names.isVisible()


def test_a_note_that_tells_of_a_tile_shows_its_name_until_it_goes(planning):
    planning.press(Qt.Key.Key_D)
    (line, *_) = planning.table.player.answers.note.lines

    (cell,) = planning.board.names.cells
    assert {cell} == cells_named([line])
    assert is_lit(planning, cell)

    planning.press(Qt.Key.Key_Escape)
    assert not planning.board.names.isVisible()


def test_a_question_that_names_a_tile_shows_its_name(qtbot):
    play = asking("card", "A", _cell="d2", cards=["omnivore", "habitat"], deck=["blight"])

    played = Played(qtbot, play.state)

    assert "You dominate wetland d2: take a card." == played.board.ribbon.look.sentence
    assert cells("d2") == played.board.names.cells
    assert is_lit(played, CELL_NUMBERS["d2"])


def test_what_is_said_of_a_player_shows_no_name_of_a_cell(qtbot):
    made = scene(phase="planning")
    played = Played(qtbot, made.state)
    names = [f"Player c{seat + 1}" for seat in range(len(made.state.names))]
    played.table.set_players([(name, True) for name in names])
    other = (made.state.to_move + 1) % len(names)

    played.table.show_position(made.game.observe(made.state, other))

    assert names[made.state.to_move] in played.board.ribbon.look.sentence
    assert not played.board.names.isVisible()


def test_what_a_decision_would_bring_shows_the_names_that_it_uses(planning):
    space = Spot(SPACE, index=SPACE_NUMBERS["domination:1"])

    QTest.mouseMove(planning.table.viewport(), planning.at(planning.board.rect_of(space).center()))

    named = cells_named(planning.board.previews.seen.lines)
    assert named == planning.board.names.cells != frozenset()
    QTest.mouseMove(planning.table.viewport(), planning.at(planning.board.head.scene_rect.center()))
    assert not planning.board.names.isVisible()


def test_a_tile_that_keys_aim_at_shows_its_name_until_the_pointer_aims(qtbot):
    played = Played(qtbot, positions()["glaciation"])

    played.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    aimed = played.table.player.highlights.aimed
    assert CELL == aimed.sort
    assert {aimed.index} == played.board.names.cells

    QTest.mouseMove(played.table.viewport(), played.at(played.board.head.scene_rect.center()))
    assert not played.board.names.isVisible()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_what_is_said_of_the_tile_below_the_pointer_shows_its_name(planning):
    view = planning.table.viewport()
    at = planning.at(planning.board.rect_of(Spot(CELL, index=D4)).center() + QPointF(0, 30))
    QTest.mouseMove(view, at)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))

    assert {D4} == planning.board.names.cells
    QTest.mouseMove(view, at + QPoint(2, 0))
    assert {D4} == planning.board.names.cells
    QTest.mouseMove(view, planning.at(planning.board.rect_of(Spot(CELL, index=E3)).center()))
    assert not planning.board.names.isVisible()


def test_a_line_of_the_log_names_its_tiles_and_those_around_its_corner(planning):
    told = [
        Event(e.PAWN_PLACED, 0, 0, SPACE_REF + 3, subject=ANIMAL_REF),
        Event(e.CUBES_MOVED, 0, ANIMAL_REF, CELL_REF + D4, 1, CELL_REF + E3),
        Event(e.DISK_REMOVED, 0, 1, CORNER_REF + CORNER_NUMBERS["d3:se"], subject=ANIMAL_REF),
    ]

    for numbers, named in (([0], ()), ([1], ("d4", "e3")), ([2], ("d3", "d4", "e4")), ([], ())):
        planning.table.point_out(told, numbers)
        assert cells(*named) == planning.board.names.cells
        assert bool(named) == planning.board.names.isVisible()


# How they look


def test_a_tile_flashes_when_it_is_named_and_then_has_its_name_alone(planning):
    planning.table.playback.set_speed(1.0)
    names = planning.board.names
    told = [Event(e.TILE_SCORED, 0, 0, CELL_REF + cell, subject=ANIMAL_REF) for cell in (D4, E3)]

    planning.table.point_out(told, [0])
    assert QAbstractAnimation.State.Running == names.flash.state()
    assert {D4} == names.rims.cells
    names.flash.setCurrentTime(names.flash.duration())
    assert 0.0 == names.rims.opacity()
    assert is_lit(planning, D4)

    planning.table.point_out(told, [0, 1])
    assert {E3} == names.rims.cells  # the other one has flashed
    assert {D4, E3} == names.cells


def test_without_motion_a_tile_has_a_rim_as_long_as_it_is_named(planning):
    planning.table.playback.set_speed(1.0)
    planning.table.playback.set_calm(on=True)
    names = planning.board.names

    planning.table.point_out([Event(e.TILE_SCORED, 0, 0, CELL_REF + D4, subject=ANIMAL_REF)], [0])

    assert QAbstractAnimation.State.Stopped == names.flash.state()
    assert (True, 1.0, {D4}) == (names.rims.isVisible(), names.rims.opacity(), names.rims.cells)
    planning.table.point_out([], [])
    assert not names.rims.isVisible()


@pytest.mark.parametrize("meant", [False, True])
def test_names_lie_over_no_cubes_and_no_disks(planning, meant):
    board, geometry = planning.board, planning.board.earth.geometry
    board.point_out(frozenset(range(CELLS)) if meant else frozenset({D4}))

    for cell in range(CELLS):
        name = board.names.name_rect(cell)
        assert board.earth.cell_outline(cell).contains(name)
        tokens = [
            one for count in range(1, 7) for one in token_rects(count, geometry.side, geometry.centres[cell])
        ]
        assert not [one for one in tokens if board.earth.mapRectToScene(one).intersects(name)]
        disks = [board.rect_of(Spot("corner", index=corner)) for corner in CORNERS_OF[cell]]
        assert not [one for one in disks if one.intersects(name)]


def test_names_are_no_thing_that_a_pointer_meets(planning):
    at = planning.board.names.name_rect(D4).center()
    before = planning.table.items(planning.at(at))

    planning.press(Qt.Key.Key_D)

    assert before == planning.table.items(planning.at(at))
