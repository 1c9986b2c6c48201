"""A whole game at the table by clicks alone, and the same table in every size with every number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning import tiles
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.table.arrangement import FORMS
from evolution_qt.ui.table.gesture_targets import Chip
from tests.ui.beginning.tables import BeginningPlayer

KEY = "beginning/de"


def gesture_for(player, step):
    """Return the thing and the place that stand for a step; none where the button does."""
    meanings = player.table.gestures
    for subject in meanings.subjects():
        for spot in meanings.spots(subject):
            if step in meanings.steps(subject, spot):
                return subject, spot
    return None


def test_two_people_play_a_whole_game_by_clicks(qtbot):
    rules = game_named(KEY)
    state = rules.new(2, 7)
    rng = Rng(7, "whole game")
    player = BeginningPlayer(qtbot, rules, state, BeginningTable(rules), (1100, 700), seat=state.to_move)
    player.table.playback.set_speed(0.0)
    board, count = player.table.top, 0
    while state.phase != OVER:
        seat = state.to_move
        player.table.show_position(rules.observe(state, seat), ask=True)
        step = rules.suggest(state, rules.legal(state), rng)
        found = gesture_for(player, step)
        if found is None:
            player.click(board.button.scene_rect)
        else:
            subject, spot = found
            # a hungry plant eater is clicked itself
            player.click(board.rect_of(spot) if subject == Chip() else board.home(subject))
            if len(player.moves) == count:
                player.click(board.rect_of(spot))
        count += 1
        assert count == len(player.moves), (count, str(rules.spoken(state, seat, [step])))
        rules.play(state, seat, rules.read(player.moves[-1]))
    player.table.show_position(rules.observe(state, 0))

    assert count > 80
    assert not board.button.isVisible()
    assert board.seats[1].look.points.isdigit()  # the screens are down


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("scale", [0.7, 1.0, 1.8])
def test_parts_of_a_tile_do_not_overlap(form, scale):
    width, height = (side * scale for side in FORMS[form])
    where = tiles.places(form, width, height)
    parts = [where.picture, *where.slots, where.pile, where.count]

    for one, two in combinations(parts, 2):
        common = one.intersected(two)
        assert common.width() < 0.5 or common.height() < 0.5
    assert all(
        0 <= rect.left() and rect.right() <= width and 0 <= rect.top() and rect.bottom() <= height
        for rect in parts
    )
    assert where.pile_zone.contains(where.pile)
    assert not where.trait_zone.intersects(where.pile_zone)


@pytest.mark.parametrize("form", FORMS)
def test_a_pile_stays_in_its_room_however_many_cards_it_has(form):
    where = tiles.places(form, *FORMS[form])

    for cards in range(1, 29):
        backs = where.backs(cards)
        assert cards == len(backs)
        assert backs[-1].right() <= where.pile.right() + 0.01
        assert where.step(cards) > 0
        if where.socket(cards):
            sockets = where.sockets(cards, stores=True)
            assert 2 * cards == len(sockets)
            assert all(not one.intersected(two).isValid() for one, two in combinations(sockets, 2))


@pytest.mark.parametrize("cards", [1, 5, 9, 14, 18])
def test_a_large_pile_shows_a_socket_for_each_card(cards):
    assert tiles.places("large", *FORMS["large"]).socket(cards) > 0


def test_chips_lie_from_the_top_and_the_second_ones_last():
    where = tiles.places("large", *FORMS["large"])
    look = tiles.PileLook("bison", "Bison", 3, 0, hunts=False, stores=True)
    places = [where.food_at(number, look) for number in range(1, 7)]

    assert [one.x() for one in places[:3]] == sorted(one.x() for one in places[:3])
    assert all(second.y() < first.y() for first, second in zip(places[:3], places[3:], strict=True))


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_every_species_is_in_sight(qtbot, seats, size):
    rules = game_named(KEY)
    state = rules.new(seats, 3)
    table = BeginningTable(rules)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_position(rules.observe(state, 0))
    window = table.scene().sceneRect()

    assert QSizeF(window.size()).width() > 0
    for seat in range(seats):
        shown = table.top.tiles(seat)
        assert len(state.players[seat].species) == len(shown)
        assert all(window.contains(tile.scene_rect) for tile in shown)
