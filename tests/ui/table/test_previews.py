"""What a move would do, and why there is none, is shown for one position only: of each game."""

from __future__ import annotations

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.ui.table.presentation import presentation, shown_titles
from evolution_qt.ui.table.view import Offer


@pytest.fixture(params=[title.editions[0].key for title in shown_titles()])
def table(request, qtbot):
    made = presentation(request.param).table(game(request.param), "light", None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


def positions(table):
    """Yield a position after the other, each with what can be moved and where to."""
    rules, rng = table.game, Rng(5)
    state = rules.new(3, 5)
    for _ in range(200):
        table.show_position(rules.observe(state, state.to_move), ask=True)
        for subject in table.gestures.subjects():
            for spot in table.gestures.spots(subject):
                yield subject, spot
        moves = rules.moves(state)
        rules.play(state, state.to_move, moves[rng.below(len(moves))])


def draw_again(table):
    """Draw the position as during a playback, in which the pointer keeps what it carries."""
    table.draw(table.seen.state, Offer())


def test_a_preview_does_not_outlive_another_position(table):
    player, previews = table.player, table.board.previews
    for subject, spot in positions(table):
        if table.gestures.steps(subject, spot) and table.gestures.preview(subject, spot):
            break
    player.choose(subject, table.board.home(subject))
    player.highlights.aim_at(spot)
    assert previews.seen is not None

    draw_again(table)

    assert previews.seen is None
    assert previews.note is None
    assert player.highlights.aimed is None


def test_a_reason_does_not_outlive_another_position(table):
    player = table.player
    for subject, spot in positions(table):
        if not table.gestures.steps(subject, spot) and table.gestures.reasons(subject, spot):
            break
    player.choose(subject, table.board.home(subject))
    player.highlights.explain(spot)
    assert table.board.previews.note is not None
    assert player.code

    draw_again(table)

    assert table.board.previews.note is None
    assert "" == player.code
