"""The board tells who acts before the next own pawn: all of them, or how many more; none is hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant.own_board import OwnItem
from evolution_qt.ui.dominant.rows import ahead
from evolution_qt.ui.dominant.table import DominantTable

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
