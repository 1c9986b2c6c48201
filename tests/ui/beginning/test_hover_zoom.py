"""A small tile of The Beginning comes forward while the pointer rests on it, and by its key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.beginning.board import TRAIT
from evolution_qt.ui.table.arrangement import LARGE
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.view import Offer
from tests.ui.beginning.tables import seated

ROW = "3/1 horns | 3/1 | 3/1 | 3/1"


def crowded(qtbot, own="1/0", size=(1100, 620)):
    player = seated(qtbot, own, ROW, ROW, ROW, phase="play", hands=("flight",), watering_hole=3, size=size)
    player.table.player.set_delay(0)
    return player


def rest(player, seat, index=1):
    """Let the pointer rest on the picture of a tile."""
    tile = player.table.top.tile_of(seat, index)
    at = tile.mapToScene(tile.places.picture.center())
    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.wait(5)


def test_a_small_tile_comes_forward_large_and_goes_back_when_the_pointer_leaves(qtbot):
    player = crowded(qtbot)
    tile = player.table.top.tile_of(2, 1)
    before = tile.scene_rect, tile.form, tile.seen, tile.look, tile.traits, tile.zValue(), tile.words
    assert LARGE != tile.form

    rest(player, 2)

    assert tile is player.table.front.tile
    assert LARGE == tile.form
    assert tile.places.name.height() > 0
    assert player.table.scene().sceneRect().contains(tile.scene_rect)
    assert tile.scene_rect.contains(before[0].center())
    assert (tile.look, tile.traits) == before[3:5]

    QTest.mouseMove(player.table.viewport(), player.at(player.table.top.pond.scene_rect))
    player.qtbot.wait(5)

    assert player.table.front.tile is None
    assert before == (
        tile.scene_rect, tile.form, tile.seen, tile.look, tile.traits, tile.zValue(), tile.words
    )  # fmt: skip


def test_w_brings_one_small_tile_forward_after_the_other_and_then_none(qtbot):
    player = crowded(qtbot)
    found = []
    for _ in range(13):
        QTest.keyClick(player.table, Qt.Key.Key_W)
        tile = player.table.front.tile
        found.append((tile.seat, tile.index) if tile is not None else None)

    assert [(seat, index) for seat in (1, 2, 3) for index in range(4)] + [None] == found


def test_a_card_can_be_laid_on_an_own_tile_that_was_in_front(qtbot):
    player = crowded(qtbot, " | ".join(["2/0"] * 9), size=(845, 620))
    tile = player.table.top.tile_of(0, 4)
    assert LARGE != tile.form
    rest(player, 0, 4)
    assert tile is player.table.front.tile

    player.drag(player.held("flight"), player.table.top.rect_of(Spot(TRAIT, 0, 4)))

    assert player.table.front.tile is None
    assert ["trait 4 flight"] == player.moves


def test_the_tile_in_front_goes_back_when_another_position_comes(qtbot):
    player = crowded(qtbot)
    QTest.keyClick(player.table, Qt.Key.Key_W)
    assert player.table.front.tile is not None

    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    assert player.table.front.tile is None
    assert LARGE != player.table.top.tile_of(1, 0).form


def test_the_tile_in_front_goes_back_while_events_are_shown(qtbot):
    """Between two of them the table is drawn, and nothing else is put away."""
    player = crowded(qtbot)
    QTest.keyClick(player.table, Qt.Key.Key_W)
    tile = player.table.front.tile
    player.state.players[1].species.pop()

    player.table.draw(player.game.observe(player.state, 0).state, Offer())

    assert player.table.front.tile is None
    assert LARGE != tile.form


def test_a_trait_is_enlarged_instead_and_a_large_tile_stays(qtbot):
    player = crowded(qtbot)
    tile = player.table.top.tile_of(1, 0)
    QTest.mouseMove(player.table.viewport(), player.at(tile.mapToScene(tile.places.slots[0].center())))
    player.qtbot.wait(5)
    assert player.table.front.tile is None

    rest(player, 0, 0)
    assert player.table.front.tile is None


def test_every_species_says_how_hungry_it_is_during_card_play_too(qtbot):
    player = seated(
        qtbot, "1/0 | 3/2 fat_tissue | 2/2", "1/0", phase="play", hands=("flight",), watering_hole=3
    )

    assert ["1 hungry", "1 hungry", "full"] == [player.table.top.tile_of(0, at).look.note for at in range(3)]
