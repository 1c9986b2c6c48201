"""The discard pile spreads at a click or a key, and is put together by whatever is done next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.ui.beginning.discards import KINDS
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.gesture_targets import HandCard
from tests.ui.beginning.tables import seated

PILE = ["carnivore", "flight", "carnivore"]


def table(qtbot, seats=2, **more):
    return seated(
        qtbot, *["2/0 carnivore"] * seats, phase="play", hands=("horns",), discard_pile=PILE, **more
    )


def spread(player):
    return player.table.top.spread


def open_by(player, way):
    if way == "click":
        player.click(player.table.top.discard_pile.scene_rect)
    else:
        player.key(Qt.Key.Key_X)


@pytest.mark.parametrize("way", ["click", "key"])
def test_it_shows_how_many_of_each_kind_lie_there_and_are_not_seen(qtbot, way):
    player = table(qtbot)
    open_by(player, way)

    assert spread(player).isVisible()
    found = {one.face.trait: (one.discarded, one.unseen, one.copies) for one in spread(player).kinds}
    assert {TRAITS[card].key for card in KINDS} == set(found)
    assert (2, 12, 16) == found["carnivore"]
    assert (1, 7, 8) == found["flight"]
    assert (0, 7, 8) == found["horns"]
    assert [] == player.moves


def test_before_it_is_spread_no_kind_lies_anywhere(qtbot):
    item = spread(table(qtbot))

    assert item.cell(0).isEmpty()
    assert -1 == item.kind_at(item.rect.center())


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("end", ["again", "escape", "elsewhere"])
def test_the_next_click_or_key_puts_it_together(qtbot, way, end):
    player = table(qtbot)
    open_by(player, way)

    if end == "again":
        open_by(player, way)
    elif end == "escape":
        player.key(Qt.Key.Key_Escape)
    else:
        player.click(player.table.top.ribbon.scene_rect)

    assert not spread(player).isVisible()
    open_by(player, way)
    assert spread(player).isVisible()


@pytest.mark.parametrize("way", ["escape", "chip", "gap"])
def test_what_puts_it_together_does_nothing_else(qtbot, way):
    player = table(qtbot)
    player.click(player.held("horns"))
    open_by(player, "key")

    if way == "escape":
        player.key(Qt.Key.Key_Escape)
    else:
        top = player.table.top
        player.click(top.pond.last_chip() if way == "chip" else player.spot("gap"))

    assert not spread(player).isVisible()
    assert [] == player.moves
    assert isinstance(player.table.player.chosen, HandCard)
    player.click(player.spot("gap"))
    assert ["species horns"] == player.moves


def test_the_pointer_and_a_screen_reader_are_told_the_counts(qtbot, monkeypatch):
    player, said = table(qtbot), []
    monkeypatch.setattr(player.table.tree, "say", lambda *lines: said.extend(lines))
    player.key(Qt.Key.Key_X)

    words = "Carnivore: 12 of 16 not seen yet, 2 discarded."
    assert words == said[0]
    assert len(KINDS) == len(said)
    at = spread(player).mapToScene(spread(player).cell(0).center())
    assert words == player.table.overlays.hint_at(at)[0]


def test_it_follows_the_pile_while_it_lies_there(qtbot):
    player = table(qtbot)
    player.key(Qt.Key.Key_X)
    player.state.discard_pile.clear()

    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    assert {0} == {one.discarded for one in spread(player).kinds}


def test_in_another_language_it_lies_there_still(qtbot):
    player = table(qtbot)
    player.key(Qt.Key.Key_X)
    at = spread(player).mapToScene(spread(player).cell(0).center())
    translations = Translations(QApplication.instance())
    translations.use("de")
    try:
        player.table.display.retranslate()

        assert spread(player).isVisible()
        assert "Fleischfresser" == spread(player).kinds[0].face.name
        assert player.table.overlays.hint_at(at)[0].startswith("Fleischfresser: ")
    finally:
        translations.remove()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_it_covers_no_species_and_not_the_sign(qtbot, seats, size):
    player = table(qtbot, seats, size=size)
    player.key(Qt.Key.Key_X)

    place, top = spread(player).scene_rect, player.table.top
    assert player.table.arrangement.centre.adjusted(-1, -1, 1, 1).contains(place)
    assert not place.intersects(top.food_note.scene_rect)
    assert spread(player).cell(0).height() >= 44
    assert spread(player).cell(0).width() >= 50
