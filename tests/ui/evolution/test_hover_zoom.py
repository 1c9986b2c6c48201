"""A small tile comes forward while the pointer rests on it, and never in the way."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.threats import AT_RISK, UNTIL_FULL, WHILE_FULL
from evolution_qt.ui.evolution.gestures import BODY
from evolution_qt.ui.evolution.overlays import ShieldItem
from evolution_qt.ui.evolution.tiles import LARGE, SMALL
from evolution_qt.ui.kit import art, pixmaps
from evolution_qt.ui.table.gesture_targets import OwnSpecies
from evolution_qt.ui.table.threat_overlay import OFF
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.hands import run


def crowded(qtbot, species=9, size=(1100, 620)):
    game, state = position(
        ["b1 p1"],
        ["b1 p1"] * species,
        ["b1 p1 horns:1", *["b2 p2"] * (species - 1)],
        ["b1 p1"] * species,
        phase="play",
        hand=["carnivore:2"],
    )
    player = Player(qtbot, game, state, size)
    player.table.player.set_delay(0)
    return player


def rest(player, seat, index=1):
    """Let the pointer rest on what is seen of a tile, above its traits."""
    rect = player.table.top.tile_of(seat, index).seen_rect
    QTest.mouseMove(player.table.viewport(), player.at(rect.center() - QPointF(0, rect.height() * 0.2)))
    player.qtbot.wait(5)


def threatened(qtbot):
    """A table at which a hunter may attack all, and small tiles of others."""
    game, state = position(
        ["b6 p3 carnivore:1"],
        ["b1 p1"] * 9,
        ["b1 p1 burrowing:1", *["b2 p2"] * 8],
        ["b1 p1"] * 9,
        phase="feeding",
        watering_hole=9,
        to_move=0,
    )
    return Player(qtbot, game, state, (1100, 620))


def shields(player):
    return [item for item in player.table.front.tile.childItems() if isinstance(item, ShieldItem)]


def bring(player, seat, index):
    """Bring a tile forward by its key."""
    while True:
        player.key(Qt.Key.Key_W)
        tile = player.table.front.tile
        assert tile is not None
        if (tile.seat, tile.index) == (seat, index):
            return tile


def test_a_small_tile_comes_forward_large_with_the_same_numbers(qtbot):
    player = crowded(qtbot)
    tile = player.table.top.tile_of(2, 1)
    before = tile.scene_rect, tile.form, tile.look, tile.traits, tile.zValue()
    assert SMALL == tile.form

    rest(player, 2)

    assert tile is player.table.front.tile
    assert LARGE == tile.form
    assert (tile.look, tile.traits) == before[2:4]
    assert tile.places.body_steps
    assert player.table.scene().sceneRect().contains(tile.scene_rect)
    assert tile.scene_rect.intersects(before[0])

    player.table.front.close()
    assert before == (tile.scene_rect, tile.form, tile.look, tile.traits, tile.zValue())


def test_a_press_on_a_tile_in_front_means_that_tile(qtbot):
    """Where it covers its neighbours, it is what is seen."""
    game, state = position(
        [*["b3 p3"] * 8, "b6 p3 carnivore:1"], ["b1 p1"] * 3, phase="feeding", watering_hole=9, to_move=0
    )
    player = Player(qtbot, game, state, (1100, 620))
    player.table.player.set_delay(0)
    rest(player, 0, 8)
    tile = player.table.top.tile_of(0, 8)
    assert tile is player.table.front.tile
    over = tile.places.picture.center() - QPointF(tile.places.picture.width() * 0.4, 0)
    at = tile.mapToScene(over)
    assert not player.table.arrangement.seats[0].row.place(8).contains(at)

    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.wait(5)
    assert tile is player.table.front.tile
    player.click(at)

    assert OwnSpecies(8) == player.table.player.chosen
    assert player.table.front.tile is None


def test_it_shows_the_shield_that_the_table_shows(qtbot):
    player = crowded(qtbot)
    rest(player, 2)
    assert not shields(player)
    player.table.front.close()

    player.key(Qt.Key.Key_O)
    rest(player, 1)
    rest(player, 2)
    player.qtbot.waitUntil(lambda: player.table.front.tile is not None, timeout=240_000)

    (shield,) = shields(player)
    assert player.table.over.threats.threats[2][1].risk == shield.risk
    assert player.table.front.tile.places.picture.contains(shield.rect)


def test_it_shows_what_o_shows_at_each_time_and_nothing_more_afterwards(qtbot):
    """The burrower is full and safe when the plants are eaten, and not before."""
    player = threatened(qtbot)
    tile = bring(player, 2, 0)
    assert not shields(player)

    player.key(Qt.Key.Key_O)
    assert [UNTIL_FULL] == [shield.risk for shield in shields(player)]
    player.key(Qt.Key.Key_O)
    assert [WHILE_FULL] == [shield.risk for shield in shields(player)]
    player.key(Qt.Key.Key_O)

    assert OFF == player.table.over.threats.mode
    assert tile is player.table.front.tile
    assert not shields(player)


def test_a_tile_that_is_in_front_when_a_species_dies_goes_back(qapp, qtbot):
    """It would tell of a species that lies there no more."""
    player = threatened(qtbot)
    player.key(Qt.Key.Key_O)
    bring(player, 2, 1)
    assert [AT_RISK] == [shield.risk for shield in shields(player)]
    after = player.state.clone()
    events = player.game.play(after, 0, player.game.read("attack 0 2.0"))
    player.table.playback.set_speed(60)

    run(qapp, player.table.playback.perform(events))

    assert len(after.players[2].species) == len(player.table.over.threats.threats[2]) == 8
    assert player.table.front.tile is None


def test_it_goes_back_when_the_pointer_leaves(qtbot):
    player = crowded(qtbot)
    rest(player, 2)

    QTest.mouseMove(player.table.viewport(), player.at(player.table.top.pond.scene_rect))
    player.qtbot.wait(5)

    assert player.table.front.tile is None


def test_the_next_one_comes_forward_at_once(qtbot):
    player = crowded(qtbot)
    rest(player, 2, 1)
    rest(player, 2, 6)
    player.qtbot.waitUntil(lambda: player.table.front.tile is not None, timeout=240_000)

    assert 6 == player.table.front.tile.index


def test_a_small_tile_that_a_card_is_aimed_at_has_its_tracks_where_it_lies(qtbot):
    game, state = position(["b1 p1"] * 9, ["b1 p1"], phase="play", hand=["carnivore:2"])
    player = Player(qtbot, game, state, (1280, 800))
    tile = player.table.top.tile_of(0, 4)
    before = tile.scene_rect
    assert tile.form != LARGE
    assert not tile.places.body_steps

    player.press(player.card(0))
    player.move(player.card(0), player.spot(BODY, 0, 4))
    assert 6 == len(tile.places.body_steps)
    assert 2 == tile.shown.body
    assert before == tile.scene_rect
    player.release(player.spot(BODY, 0, 4))

    assert ["body 4 carnivore:2"] == player.moves
    assert not tile.places.body_steps


def test_a_trait_is_enlarged_instead(qtbot):
    player = crowded(qtbot)
    tile = player.table.top.tile_of(2, 0)
    at = tile.mapRectToScene(tile.places.slots[0]).center()

    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.wait(5)

    assert player.table.front.tile is None


def test_nothing_comes_forward_while_something_is_carried_or_chosen(qtbot):
    player = crowded(qtbot)
    rest(player, 2)
    player.press(player.card(0))
    player.move(player.card(0), player.tile(2, 1))
    player.qtbot.wait(5)

    assert player.table.front.tile is None
    player.release(player.tile(2, 1))
    player.settle()


def test_a_large_tile_stays_where_it_is(qtbot):
    player = crowded(qtbot)

    rest(player, 0, 0)

    assert player.table.front.tile is None


def test_a_player_who_wants_nothing_enlarged_sees_nothing_come_forward(qtbot):
    player = crowded(qtbot)
    player.table.player.set_delay(-1)

    rest(player, 2)

    assert player.table.front.tile is None
    assert not player.table.player.enlarging.is_open


def test_w_brings_one_tile_forward_after_the_other_and_then_none(qtbot):
    player = crowded(qtbot, species=3)
    found = []
    for _ in range(11):
        player.key(Qt.Key.Key_W)
        tile = player.table.front.tile
        found.append((tile.seat, tile.index) if tile is not None else None)

    assert [*[(seat, index) for seat in (1, 2, 3) for index in range(3)], None, (1, 0)] == found


def test_tiles_that_come_forward_again_are_not_painted_again(qtbot):
    """What is kept must hold a full table and every tile that was looked at, else each look takes long."""
    rows = [[f"b{1 + (seat + at) % 6} p{1 + at % 6}" for at in range(8)] for seat in range(5)]
    game, state = position(*rows, phase="play", hand=["carnivore:2"])
    player = Player(qtbot, game, state, (1280, 800))
    player.table.player.set_delay(0)

    def look_at_all():
        for seat in range(1, 5):
            rest(player, seat)
            assert player.table.front.tile.seat == seat
            player.table.viewport().grab()
            player.click(player.table.arrangement.ribbon)

    look_at_all()
    before = set(art.cache.kept) | set(pixmaps.cache.kept)
    look_at_all()
    after = set(art.cache.kept) | set(pixmaps.cache.kept)

    assert before == after
