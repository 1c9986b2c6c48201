"""The board tells who acts before the next own pawn: all of them, or how many more; none is hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from evolution_qt.games.dominant.cards import BIRD, ELEMENTS, NO_ANIMAL, PRINTED, REGRESSION, REPTILE
from evolution_qt.games.dominant.round_course import ALL_OF_REGRESSION, COURSE
from evolution_qt.games.dominant.state import EXECUTION, PLANNING
from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.action_display import ahead
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.dominant.own_board import OwnItem
from evolution_qt.ui.dominant.table import DominantTable
from tests.ui.dominant.tables import NAMES, Played, positions

DOCS = Path(__file__).parents[3] / "docs"
POSITIONS = ("positions/dominant/glaciation", "positions/dominant/migration")


def drawn(view: DominantTable, game, state, seat: int) -> OwnItem:
    """Return the board of the animal of a seat after it was painted."""
    view.show_position(game.observe(state, seat), ask=True)
    view.grab()
    return view.top.own


def crowd(state, seat: int):
    """Return a position with a pawn on every space, that of a seat on the last one: more than there are."""
    full = state.clone()
    own = next(animal for animal in state.in_play if state.seat_of[animal] == seat)
    others = [animal for animal in state.in_play if animal != own]
    full.spaces[:] = [others[space % len(others)] for space in range(len(full.spaces))]
    full.spaces[-1] = own
    return full


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_pawn_before_the_next_own_one_is_shown_or_counted(qtbot, position, crowded):
    game, state = open_position(json.loads((DOCS / f"{position}.json").read_text(encoding="utf-8")))
    view = DominantTable(game)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    seen = hidden = 0
    for seat in range(6):
        shown_state = crowd(state, seat) if crowded else state
        own = drawn(view, game, shown_state, seat)
        queue = ahead(shown_state)
        last = next((at for at, (_, animal) in enumerate(queue) if animal == own.viewer), -1)
        if last <= 0 or own.matters:
            continue
        shown = [(row, animal) for row, animal, _ in own.ahead]
        assert [*queue[: len(shown) - 1], queue[last]] == shown
        seen, hidden = seen + 1, hidden + last + 1 - len(shown)
        rects = [rect for *_, rect in own.ahead]
        assert all(
            before.center().x() + rect.width() / 2 <= rect.center().x() for before, rect in pairwise(rects)
        ), "at least half of each pawn is seen"
        button = own.mapRectFromScene(view.top.button.scene_rect)
        assert not view.top.button.isVisible() or rects[-1].right() < button.left()
        assert rects[-1].right() < own.rect.right()
    assert seen
    assert bool(hidden) == crowded


def test_pawns_keep_off_both_buttons_of_a_plan(qtbot):
    played = Played(qtbot, positions()["migration"])
    board = played.board
    played.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    if played.table.player.panel is not None:
        played.press(Qt.Key.Key_1)
    state = crowd(board.view.state, board.view.state.seat_of[board.own.viewer])
    board.own.show_state(state, board.own.viewer, NAMES)
    played.table.grab()

    assert board.back.isVisible()
    assert board.own.ahead
    assert board.own.ahead[-1][2].right() < board.own.mapRectFromScene(board.back.scene_rect).left()


@pytest.mark.parametrize(
    ("animal", "kinds", "pawns", "is_done", "is_threatened"),
    [
        (BIRD, 1, 0, False, True),
        (BIRD, 1, 1, False, False),
        (BIRD, 2, 1, False, True),
        (REPTILE, 1, 0, False, False),
        (REPTILE, 2, 0, False, True),
        (BIRD, 1, 0, True, False),
    ],
)
def test_what_regression_can_take_is_marked_until_it_has(qtbot, animal, kinds, pawns, is_done, is_threatened):
    """One's own pawn protects a kind, the reptile one more, and printed elements are safe (004:151)."""
    game, state = open_position(json.loads((DOCS / f"{POSITIONS[1]}.json").read_text(encoding="utf-8")))
    rows = DominantTable(game).top.rows
    after = COURSE.index(ALL_OF_REGRESSION) + 1
    state.phase, state.next = (EXECUTION, after) if is_done else (PLANNING, 0)
    box, at = colours_and_icons.ROWS[ActionRow.REGRESSION].box * ELEMENTS, animal * ELEMENTS
    spaces = colours_and_icons.spaces_of(ActionRow.REGRESSION)
    for kind in range(ELEMENTS):
        state.boxes[box + kind] = int(kind < kinds)
        state.need[at + kind] = PRINTED[at + kind] + 1
    for number, space in enumerate(spaces):
        state.spaces[space] = animal if number < pawns else NO_ANIMAL

    rows.show_state(state, animal, -1)

    assert (frozenset(range(kinds)) if is_threatened else frozenset()) == rows.threatened(REGRESSION)
