"""Cards that are enlarged in one place: it covers nothing that a player is about to use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.opening import open_position
from evolution_qt.ui.kit.panels import Magnifier
from evolution_qt.ui.table.enlarging import Pane
from tests.positions import position
from tests.ui.evolution.tables import Player

SIZES = [(1100, 620), (1280, 800), (2560, 1440)]
CROWD = Path(__file__).parents[3] / "docs" / "positions" / "crowd.json"
PLAY = CROWD.with_name("play.json")


def share(rect, place):
    """Return what share of a rectangle is covered."""
    both = rect.intersected(place)
    return both.width() * both.height() / (rect.width() * rect.height())


def seated(qtbot, game, state, size=(1280, 800), *, fixed=True):
    player = Player(qtbot, game, state, size)
    player.table.player.enlarging.is_fixed = fixed
    player.table.player.set_delay(0)
    return player


def three(**more):
    rows = (["b2 p3 horns:3", "b1 p1"], ["b1 p1 climbing:1"], ["b1 p1 foraging:2"])
    return position(*rows, phase="play", hand=["foraging:4", "carnivore:2", "climbing:2"], **more)


def enlarged(player, at):
    reading = player.table.player.enlarging
    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.waitUntil(lambda: reading.is_open, timeout=240_000)
    return reading.place


def shown(player):
    """Return as what cards are enlarged on the table."""
    return [type(item) for item in player.table.scene().items() if isinstance(item, Pane | Magnifier)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 6])
def test_it_leaves_own_boards_hand_watering_hole_and_ribbon_in_sight(qtbot, size, seats):
    game, state = three() if seats == 3 else open_position(json.loads(CROWD.read_text(encoding="utf-8")))
    player = seated(qtbot, game, state, size)
    top, arrangement = player.table.top, player.table.arrangement

    player.table.player.enlarging.open(top.hand[0].face, player.card(0))
    place = player.table.player.enlarging.place

    kept = [tile.scene_rect for tile in top.tiles(0)] + [card.scene_rect for card in top.hand]
    kept += [arrangement.pond, arrangement.ribbon, arrangement.left_gutter, arrangement.right_gutter]
    assert [Pane] == shown(player)
    assert not [rect for rect in kept if rect.intersects(place)]
    assert QRectF(0, 0, *size).contains(place)


def test_it_stays_in_its_place_from_card_to_card(qtbot):
    player = seated(qtbot, *three())

    first = enlarged(player, player.card(0))
    player.table.player.enlarging.close()
    second = enlarged(player, player.card(2))

    assert first.bottomLeft() == second.bottomLeft()
    assert first.width() == second.width()


def test_it_never_lies_on_what_is_read(qtbot):
    """Of a card below it the words appear on the other side."""
    player = seated(qtbot, *three())
    left = enlarged(player, player.card(0))
    player.table.player.enlarging.close()
    under = QRectF(left.left() + 4, left.top() + 4, 40, 40)

    face = player.table.top.hand[0].face
    player.table.player.enlarging.open(face, under)

    assert not player.table.player.enlarging.place.intersects(under)
    assert player.table.player.enlarging.place.left() > player.table.arrangement.pond.right()


def test_without_room_the_card_lies_where_it_is_read(qtbot):
    game, state = three()
    player = seated(qtbot, game, state)
    everywhere = player.table.scene().sceneRect()

    player.table.player.enlarging.open(player.table.top.hand[0].face, everywhere)

    assert [Magnifier] == shown(player)


def test_a_card_as_it_is_dealt_is_what_one_gets_unasked(qtbot):
    """A trait is enlarged beside its species; a card of the hand rises where it lies."""
    player = seated(qtbot, *three(), fixed=False)

    enlarged(player, player.spot("replace", 0, 0, "horns"))

    assert [Magnifier] == shown(player)


@pytest.mark.parametrize(("size", "most"), [((1100, 620), 0.1), ((1280, 800), 0.01), ((1920, 1080), 0.01)])
def test_an_enlarged_card_leaves_the_places_it_can_be_played_to_in_sight(qtbot, size, most):
    """On the lowest table there is not room enough above the own species; of each nearly all is seen."""
    game, state = open_position(json.loads(PLAY.read_text(encoding="utf-8")))
    player = seated(qtbot, game, state, size, fixed=False)
    top = player.table.top

    for at, card in enumerate(top.hand):
        player.table.player.enlarging.open(card.face, player.card(at))
        place = player.table.player.enlarging.place

        assert all(share(tile.scene_rect, place) <= most for tile in top.tiles(0))
        needed = [*(one.scene_rect for one in top.hand), top.button.scene_rect, top.pond.scene_rect]
        assert not [rect for rect in needed if rect.intersects(place)]
        assert QRectF(0, 0, *size).contains(place)


def test_an_enlarged_card_leaves_the_own_name_and_the_prompt_in_sight(qtbot):
    """What is asked, and of whom, is read beside the card."""
    game, state = open_position(json.loads(PLAY.read_text(encoding="utf-8")))
    player = seated(qtbot, game, state, (1280, 800), fixed=False)
    top = player.table.top

    for at, card in enumerate(top.hand):
        player.table.player.enlarging.open(card.face, player.card(at))
        place = player.table.player.enlarging.place

        assert not place.intersects(top.header(0))
        assert not place.intersects(top.ribbon.words_rect)


def test_an_enlarged_trait_lies_beside_its_species_and_over_no_other_of_ones_own(qtbot):
    game, state = open_position(json.loads(PLAY.read_text(encoding="utf-8")))
    player = seated(qtbot, game, state, fixed=False)

    tiles = player.table.top.tiles(0)
    for tile in tiles:
        player.table.player.enlarging.open(player.table.top.hand[0].face, tile.scene_rect)
        place = player.table.player.enlarging.place
        assert not [other for other in tiles if other.scene_rect.intersects(place)]


def test_it_goes_away_when_a_card_is_lifted(qtbot):
    player = seated(qtbot, *three())
    enlarged(player, player.card(0))

    player.press(player.card(0))
    player.move(player.card(0), player.spot("body", 0, 0))

    assert not player.table.player.enlarging.is_open
    player.key(Qt.Key.Key_Escape)
    player.release(player.card(0))
    player.settle()
