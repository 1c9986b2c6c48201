"""In the place of a hand without cards lie the food bag and what the own traits do now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.state import OVER
from evolution_qt.ui.evolution.empty_hand import SMALLEST
from evolution_qt.ui.evolution.parts import HAND
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.shell.window.language import Translations
from tests.positions import position
from tests.ui.evolution.tables import Player

ROW = ["b4 p4 climbing foraging", "b2 p5 long_neck fat_tissue", "b1 p2 intelligence fertile climbing"]
SIZES = [(1100, 620), (1280, 800)]


def seated(qtbot, phase, hand=(), size=(1280, 800), row=ROW):
    game, state = position(row, ["b1 p1"], ["b1 p1"], phase=phase, hand=list(hand), watering_hole=5)
    state.players[0].bag = 14
    player = Player(qtbot, game, state, size)
    player.table.show_position(game.observe(state, 0), ask=True)
    return player


def has_texts(item):
    """Return whether the texts of the traits stand beside their names."""
    return bool(item.facts.rows[0][1].head)


def acting(player):
    return [face.trait for face in player.table.top.empty_hand.look.traits]


def test_it_lies_there_while_the_hand_is_empty_and_only_then(qtbot):
    player = seated(qtbot, "play", ["horns"])
    top = player.table.top
    before = {item: item.scene_rect for item in (*top.tiles(0), *top.tiles(1), top.pond, top.button)}
    assert not top.empty_hand.isVisible()

    player.state.players[0].hand.clear()
    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    assert top.empty_hand.isVisible()
    assert top.empty_hand.scene_rect == player.table.arrangement.hand
    assert before == {item: item.scene_rect for item in before}


@pytest.mark.parametrize("row", [ROW, ["b1 p1"]])
def test_what_lies_there_is_read_aloud(qtbot, row):
    player = seated(qtbot, "feeding", row=row)
    item = player.table.top.empty_hand

    told = player.table.tree.description(HAND)

    assert told.startswith(item.look.below)
    for face in item.look.traits:
        assert f" {face.name}. {face.text}" in told
    assert (item.look.heading in told) == bool(item.look.traits)


def test_a_table_without_a_position_shows_no_bag(qtbot):
    table = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(table)

    table.viewport().grab()

    assert not table.top.empty_hand.isVisible()


def test_the_bag_holds_the_food_that_counts_and_tells_what_will_come(qtbot):
    player = seated(qtbot, "feeding")
    assert 14 == player.table.top.empty_hand.look.food
    before = player.table.top.empty_hand.look.below

    player.state.players[0].species[0].food = 3
    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    assert player.table.top.empty_hand.look.below != before
    assert "3 more" in player.table.top.empty_hand.look.below


def test_nothing_lies_there_for_who_may_not_know_the_bag(qtbot):
    """What is in a bag is not shown to others (R63): who watches, or gives the screen to another."""
    player = seated(qtbot, "feeding")

    player.table.show_position(player.game.observe(player.state, NOBODY))

    assert not player.table.top.empty_hand.isVisible()
    assert not player.table.tree.description(HAND)


@pytest.mark.parametrize(
    ("phase", "traits"),
    [
        ("feeding", ["climbing", "fat_tissue", "foraging"]),
        ("play", ["fat_tissue", "fertile", "long_neck"]),
    ],
)
def test_traits_are_told_that_do_something_now_each_once(qtbot, phase, traits):
    """Intelligence needs a card of the hand."""
    assert traits == sorted(acting(seated(qtbot, phase)))


def test_none_does_anything_at_the_end(qtbot):
    player = seated(qtbot, "feeding")
    player.state.phase, player.state.to_move = OVER, NOBODY

    player.table.show_position(player.game.observe(player.state, 0))

    assert [] == acting(player)
    assert player.table.top.empty_hand.isVisible()


MANY = [
    *("b4 p4 climbing foraging horns", "b2 p5 symbiosis cooperation hard_shell", "b1 p2 scavenger"),
    *("b3 p2 carnivore ambush pack_hunting", "b2 p2 burrowing warning_call defensive_herding"),
]
"""Species with thirteen traits that act while they feed."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_every_trait_has_a_place_of_its_own_in_legible_writing(qtbot, size, text):
    table = seated(qtbot, "feeding", size=size, row=MANY).table
    table.display.set_text(text)
    item = table.top.empty_hand

    cells, written = item.cells(), item.facts.font

    assert written >= SMALLEST
    assert len(cells) == len(item.look.traits) == 13
    for number, cell in enumerate(cells):
        assert item.traits_room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(cell)
        assert cell.height() >= written
        assert not [other for other in cells[:number] if other.intersects(cell)]
    assert not item.bag_room.intersects(QRectF(item.traits_room))


@pytest.mark.parametrize("language", ["de", "en", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_is_cut_and_pointing_at_a_trait_shows_its_card(qtbot, language, size):
    translations = Translations(QApplication.instance())
    translations.use(language)
    try:
        for row in (ROW, MANY, ["b4 p4 climbing"]):
            table = seated(qtbot, "feeding", size=size, row=row).table
            for text in (1.0, 1.5, 2.0):
                table.display.set_text(text)
                item = table.top.empty_hand
                assert item.facts.size.width() <= item.traits_room.width() + 1
                assert item.facts.size.height() <= item.traits_room.height()
                for face, cell in zip(item.look.traits, item.cells(), strict=True):
                    found = table.top.face_at(item, cell.center())
                    assert found == (face, item.mapRectToScene(cell)), "the whole card is shown"
                assert has_texts(item) or row is MANY or text > 1 or size == SIZES[0]
    finally:
        translations.remove()


@pytest.mark.parametrize("language", ["de", "en", "ja"])
@pytest.mark.parametrize(("size", "least"), [((1280, 800), 11), ((2560, 1440), 19)])
def test_a_long_text_takes_room_of_short_ones(qtbot, language, size, least):
    row = ["b4 p4 climbing foraging", "b2 p5 cooperation hard_shell", "b1 p2 burrowing fat_tissue"]
    translations = Translations(QApplication.instance())
    translations.use(language)
    try:
        item = seated(qtbot, "feeding", size=size, row=row).table.top.empty_hand
        cells, written = item.cells(), item.facts.font
    finally:
        translations.remove()

    assert len(item.look.traits) == 6
    assert has_texts(item)
    assert written >= least
    assert not [cell for at, cell in enumerate(cells) if any(map(cell.intersects, cells[:at]))]
