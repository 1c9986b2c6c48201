"""What looks different from now on is painted before it is seen, where there is time."""

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import art, pixmaps
from tests.positions import position
from tests.ui.evolution.tables import Player


@pytest.fixture
def player(qtbot):
    game, state = position(
        ["b2 p3 climbing:1 burrowing:2", "b5 p5 horns:1"],
        ["b1 p1 fertile:2"],
        phase="play",
        hand=["horns:3", "carnivore:2"],
    )
    art.forget()
    pixmaps.forget()
    player = Player(qtbot, game, state)
    player.table.viewport().grab()
    player.table.paints_gradually = True
    return player


def grown(player):
    """Return the same position with another body of one species."""
    state = player.state.clone()
    state.players[0].species[1].body = 3
    return state


def picture(player):
    return player.table.viewport().grab().toImage()


def test_the_old_look_is_seen_until_the_new_one_is_painted(player, qtbot):
    table = player.table
    before = picture(player)

    table.show_position(player.game.observe(grown(player), 0), ask=True)
    assert table.top.deferred.is_busy
    assert before == picture(player)
    qtbot.waitUntil(lambda: not table.top.deferred.is_busy, timeout=240_000)

    kept = len(art.cache.kept), len(pixmaps.cache.kept)
    slowly = picture(player)
    assert slowly != before
    assert kept == (len(art.cache.kept), len(pixmaps.cache.kept)), "something was not painted before"
    table.paints_gradually = False
    table.show_position(player.game.observe(player.state, 0), ask=True)
    table.show_position(player.game.observe(grown(player), 0), ask=True)
    assert slowly == picture(player)


def test_cards_that_are_dealt_lie_face_down_until_their_faces_are_painted(player, qtbot):
    table = player.table
    state = player.state.clone()
    state.players[0].hand += [card for card in state.draw_pile[-5:] if card not in state.players[0].hand]
    del state.draw_pile[-5:]
    kept = set(art.cache.kept)

    table.show_position(player.game.observe(state, 0), ask=True)
    table.viewport().grab()
    new = {key[0] for key in art.cache.kept if key not in kept}
    assert "card" not in new, "a face was painted in the turn in which the card was dealt"
    assert table.top.deferred.is_busy
    faces = []
    while table.top.deferred.is_busy:
        before = set(art.cache.kept)
        table.top.deferred.painting.go_on()
        faces.append(sum(key[0] == "card" for key in art.cache.kept if key not in before))
    slowly = picture(player)

    assert sum(faces) >= 4
    table.paints_gradually = False
    table.redraw()
    assert slowly == picture(player)


def test_the_hand_of_somebody_else_lies_face_down_until_it_is_painted(player, qtbot):
    """At one screen: not a moment the faces of the last one, and not all new ones painted in one turn."""
    table = player.table
    state = player.state.clone()
    state.players[1].hand = list(state.draw_pile[-4:])
    del state.draw_pile[-4:]
    kept = set(art.cache.kept)

    table.show_position(player.game.observe(state, 1), ask=True)
    table.viewport().grab()

    assert not any(key[0] == "card" for key in art.cache.kept if key not in kept)
    assert all(card.is_face_down for card in table.top.hand)
    qtbot.waitUntil(lambda: not table.top.deferred.is_busy, timeout=240_000)
    assert not any(card.is_face_down for card in table.top.hand)
    slowly = picture(player)
    table.paints_gradually = False
    table.redraw()
    assert slowly == picture(player)


def test_a_change_that_is_taken_back_meanwhile_is_never_seen(player, qtbot):
    table = player.table
    before = picture(player)

    table.show_position(player.game.observe(grown(player), 0), ask=True)
    table.show_position(player.game.observe(player.state, 0), ask=True)
    assert not table.top.deferred.is_busy
    QApplication.processEvents()

    assert before == picture(player)


def test_for_somebody_else_nothing_is_seen_as_it_was(player, qtbot):
    table = player.table
    table.show_position(player.game.observe(grown(player), 1))

    assert not table.top.deferred.is_busy
    room = table.viewport()
    bare = art.table_sketch(table.display.theme, room.width(), room.height(), table.display.ground_light)
    assert bare.toImage() == table.display.placeholder.picture.toImage()
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    slowly = picture(player)
    table.paints_gradually = False
    table.redraw()
    assert slowly == picture(player)


def test_a_picture_of_the_table_shows_what_is_so(player):
    table = player.table
    table.show_position(player.game.observe(grown(player), 0), ask=True)
    assert table.top.deferred.is_busy
    soon = table.display.snapshot(table.size(), 1.0)

    table.paints_gradually = False
    table.show_position(player.game.observe(grown(player), 0), ask=True)

    assert soon == table.display.snapshot(table.size(), 1.0)


def test_a_row_of_more_boards_stands_as_it_was_until_it_is_painted(player, qtbot):
    """With another number of boards all of a row have another size."""
    table = player.table
    before = picture(player)
    state = player.state.clone()
    state.players[0].species += [one.clone() for one in state.players[0].species * 2]

    table.show_position(player.game.observe(state, 0), ask=True)

    assert table.display.placeholder.is_shown
    assert before == picture(player)
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    assert before != picture(player)
    assert 6 == len(table.top.tiles(0))


def test_with_the_table_goes_what_was_still_to_be_painted_for_it(qtbot):
    game, state = position(["b2 p3 climbing:1"], ["b1 p1"], phase="play")
    art.forget()
    pixmaps.forget()
    table = EvolutionTable(game)
    table.resize(1280, 720)
    table.show()
    table.show_position(game.observe(state, 0))
    table.viewport().grab()
    table.paints_gradually = True
    state.players[0].species[0].body = 5
    table.show_position(game.observe(state, 0))
    renewal = table.top.deferred
    assert renewal.is_busy

    shiboken6.delete(table)

    assert not shiboken6.isValid(renewal)
    QApplication.processEvents()  # nothing more is painted
