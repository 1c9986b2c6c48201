"""The overlay that shows who can eat whom: on and off by a key, and true after every change."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.forecast import forecast
from evolution_qt.games.evolution.threats import AT_RISK, FOR_CARDS, SAFE, UNTIL_FULL, WHILE_FULL, threats
from evolution_qt.ui.evolution.overlays import hint_at
from evolution_qt.ui.kit import badges
from tests.pairwise import pairwise
from tests.positions import position
from tests.ui.evolution.tables import Player

ROWS = (["b4 p2 carnivore:1", "b1 p2 burrowing:3 f1"], ["b2 p1", "b5 p2 carnivore:2"], ["b6 p3"])


def shown(player):
    return [one.risk for one in player.table.over.threats.shields]


def point(player, seat, index):
    """Let the pointer rest on the picture of a species."""
    tile = player.table.top.tile_of(seat, index)
    at = tile.mapRectToScene(tile.places.picture).center()
    QTest.mouseMove(player.table.viewport(), player.at(at) + QPoint(3, 0))
    QTest.mouseMove(player.table.viewport(), player.at(at))


def test_o_shows_a_shield_on_each_tile_and_no_line(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    unasked = shown(player)

    player.key(Qt.Key.Key_O)
    assert [AT_RISK, UNTIL_FULL, AT_RISK, SAFE, SAFE] == shown(player)
    shields = player.table.over.threats.shields
    assert ["broken", "broken", "broken", "whole", "whole"] == [shield.form for shield in shields]
    assert [] == player.table.over.threats.arrows

    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)
    assert unasked == shown(player)


@pytest.mark.parametrize("way", ["pointer", "key"])
def test_lines_show_the_attacks_of_the_species_that_is_pointed_at_or_focused(qtbot, way):
    """From the leader of one herd to the edge of another's tile, behind every word."""
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    over, top = player.table.over.threats, player.table.top
    player.key(Qt.Key.Key_O)

    if way == "pointer":
        point(player, 0, 1)
    else:
        player.key(Qt.Key.Key_D)
        player.key(Qt.Key.Key_D)

    (line,) = over.arrows
    hunter, prey = top.tile_of(1, 1), player.tile(0, 1)
    assert hunter.mapRectToScene(hunter.places.picture).contains(line.start)
    assert prey.contains(line.tip)
    assert not prey.adjusted(10, 10, -10, -10).contains(line.tip)
    assert 0 == player.table.over.threats.caption.opacity()
    assert not line.is_dashed
    words = [top.header(1).center(), top.ribbon.words_rect.center(), top.pond.number_rect.center()]
    words += [room.center() for room in top.tile_of(0, 1).written_rects]
    assert all(map(line.hides, words))
    if way == "pointer":
        QTest.mouseMove(player.table.viewport(), player.at(top.pond.scene_rect))
    else:
        player.key(Qt.Key.Key_K)
    assert [] == over.arrows


def test_a_hunter_that_is_pointed_at_has_a_line_to_each_prey(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    point(player, 1, 1)

    assert 2 == len(player.table.over.threats.arrows)


def test_own_species_that_are_not_safe_have_a_shield_unasked(qtbot):
    """In the picture, so that no number and no trait is covered; no one else's have one."""
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    top = player.table.top

    assert [AT_RISK, UNTIL_FULL] == shown(player)
    for index, shield in enumerate(player.table.over.threats.shields):
        tile = top.tile_of(0, index)
        assert tile.mapRectToScene(tile.places.picture).contains(shield.rect)

    player.table.show_position(game.observe(state, -1))
    assert [] == shown(player)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)], ids=str)
def test_larger_text_makes_no_shield_of_an_own_species_smaller(qtbot, size):
    """It stays in the picture; the others' are no larger."""
    game, state = position(*ROWS, ["b2 p2"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state, size)
    for is_asked in (False, True):
        if is_asked:
            player.key(Qt.Key.Key_O)
        sizes = []
        for text in (1.0, 1.5, 2.0):
            player.table.display.set_text(text)
            player.settle()
            shields = player.table.over.threats.shields
            own = [shield.rect for shield in shields[:2]]
            for tile, rect in zip(player.table.top.tiles(0), own, strict=True):
                assert tile.mapRectToScene(tile.places.picture).contains(rect)
            sizes.append([rect.width() for rect in own])
            assert min(sizes[-1]) >= max(shield.rect.width() for shield in shields) - 0.01
        assert sizes[0] <= sizes[1] <= sizes[2]


@pytest.mark.parametrize("size", [(1044, 468), (1100, 620), (1280, 800)])
def test_a_warning_hides_no_trait_and_no_number_of_an_own_species(qtbot, size):
    """With three traits there is no picture on a low board."""
    own = ["b2 p2 fat_tissue intelligence foraging", "b1 p1 fertile foraging", "b1 p1 horns", "b1 p2"]
    hand = ["foraging:4", "climbing:2"]
    game, state = position(own, ["b6 p2 carnivore:2"], ["b1 p1"], ["b1 p1"], phase="play", hand=hand)
    player = Player(qtbot, game, state, size)
    tiles = player.table.top.tiles(0)

    assert len(tiles) == len(player.table.over.threats.shields)
    for shield, tile in zip(player.table.over.threats.shields, tiles, strict=True):
        where = tile.places
        look = tile.look
        markers = [where.body_marker(look.body), where.population_marker(look.population)]
        needed = [*markers, *where.pips(look.population), *where.slots]
        assert tile.scene_rect.contains(shield.rect)
        assert not [rect for rect in needed if tile.mapRectToScene(rect).intersects(shield.rect)]


def test_who_is_safe_or_has_finished_is_not_warned(qtbot):
    game, state = position(["b4 p2", "b3 p1"], ["b2 p1 carnivore:2"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    assert [] == shown(player)

    game, state = position(["b1 p2"], ["b5 p2 carnivore:2"], phase="over", to_move=None)
    player.table.show_position(game.observe(state, 0))
    assert [] == shown(player)


def test_escape_puts_it_away(qtbot):
    game, state = position(["b3 p2 carnivore:1", "b1 p1"], ["b2 p2"], phase="feeding", watering_hole=5)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)
    point(player, 1, 0)
    assert player.table.over.threats.arrows

    player.key(Qt.Key.Key_Escape)

    assert not player.table.over.threats.arrows
    assert player.table.over.threats.caption is None
    player.key(Qt.Key.Key_O)
    assert player.table.over.threats.arrows


def test_o_once_more_shows_how_it_will_be_when_the_plants_are_eaten(qtbot):
    """Three chips: the burrower gets what it lacks and is safe then."""
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)
    now = shown(player)

    player.key(Qt.Key.Key_O)

    assert UNTIL_FULL == now[1]
    assert WHILE_FULL == shown(player)[1]
    caption, things = player.table.over.threats.caption, player.table.phrases.things
    assert things.threats_later(forecast(game, state, 0)) == caption.lines[0]
    assert [things.shield_meaning(form) for form in badges.FORMS] == [*caption.lines[1:4]]


def test_before_the_reveal_the_words_say_that_the_fewest_plants_are_meant(qtbot):
    game, state = position(["b1 p1"], ["b2 p1"], phase="play", food_cards=["horns:1", "horns:3"])
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)

    assert "the fewest possible plants" in player.table.over.threats.caption.lines[0]


def test_what_only_discarded_cards_reach_has_a_half_shield_and_a_dashed_line(qtbot):
    """Unasked too, since it is not safe (000:283)."""
    game, state = position(
        ["b2 p1 climbing", "b5 p1"], ["b4 p2 carnivore intelligence"], phase="feeding", watering_hole=3
    )
    state.players[1].hand = [game.table.numbers[one] for one in list(game.table.numbers)[:2]]
    player = Player(qtbot, game, state)
    phrases = player.table.phrases

    assert [FOR_CARDS] == shown(player)
    player.key(Qt.Key.Key_O)
    assert [FOR_CARDS, SAFE, SAFE] == shown(player)
    assert ["half", "whole", "whole"] == [shield.form for shield in player.table.over.threats.shields]
    point(player, 0, 0)
    assert [True] == [line.is_dashed for line in player.table.over.threats.arrows]
    assert phrases.things.threats_for_cards() == player.table.over.threats.caption.lines[-1]
    words = phrases.things.threat(threats(state)[0][0], player.table.names()).splitlines()
    assert "Can only be attacked by discarding cards (half shield)." == words[0]
    assert words[1].startswith("Björn’s parasaurolophus can attack it by discarding 1 card")


def test_attacks_between_others_are_shown_too_where_one_is_pointed_at(qtbot):
    game, state = position(["b6 p1"], ["b5 p2 carnivore:2"], ["b1 p3"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)

    player.key(Qt.Key.Key_O)

    assert [SAFE, SAFE, AT_RISK] == shown(player)
    point(player, 2, 0)
    assert 1 == len(player.table.over.threats.arrows)


def test_the_overlay_follows_what_is_shown(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    calm, peaceful = position(["b1 p1"], ["b1 p1"], phase="feeding")
    player.table.show_position(calm.observe(peaceful, 0))

    assert [SAFE, SAFE] == shown(player)
    assert [] == player.table.over.threats.arrows


def test_shields_lie_on_their_boards_and_let_the_mouse_through(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    for shield, tile in zip(player.table.over.threats.shields, player.table.top.tiles(0), strict=False):
        assert tile.scene_rect.contains(shield.rect.center())
    player.drag(player.tile(0, 0), player.tile(1, 0))
    player.settle()
    assert ["attack 0 1.0"] == player.moves


SIZES = [(980, 620), (1024, 640), (1280, 720), (1600, 1000), (2560, 1440)]


@pytest.mark.parametrize(
    ("size", "count", "text"), pairwise(list(product(SIZES, (1, 2, 3, 4), (1.0, 1.5, 2.0))))
)
def test_no_shield_hides_a_trait_or_a_number(qtbot, size, count, text):
    """The seal of its family at the end of a plate, the fat on it and every space of the tracks are seen."""
    third = " fertile" if count > 1 else ""  # two players have two slots
    rows = (
        ["b3 p3 horns", "b6 p6 fat_tissue long_neck"],
        [
            "b5 p6",
            "b4 p6 climbing",
            "b6 p6 ambush carnivore",
            f"b2 p6 hard_shell scavenger{third}",
        ],
        ["b1 p1 cooperation foraging", "b4 p5 pack_hunting"],
        ["b2 p2 intelligence"],
        ["b2 p2 warning_call symbiosis"],
    )
    game, state = position(*rows[: count + 1], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.table.display.set_text(text)
    player.table.resize(*size)
    player.settle()
    player.key(Qt.Key.Key_O)

    tiles = [tile for seat in range(count + 1) for tile in player.table.top.tiles(seat)]
    assert len(tiles) == len(player.table.over.threats.shields)
    for shield, tile in zip(player.table.over.threats.shields, tiles, strict=True):
        where = tile.places
        assert tile.scene_rect.contains(shield.rect)
        assert shield.rect.width() >= 16, "its form can be seen"
        look = tile.look
        markers = [where.body_marker(look.body), where.population_marker(look.population)]
        needed = [*markers, *where.pips(look.population), *where.slots]
        assert not [rect for rect in needed if tile.mapRectToScene(rect).intersects(shield.rect)]


def test_the_animal_tells_how_its_species_stands(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    table = Player(qtbot, game, state).table
    tile = table.top.tile_of(1, 0)

    words, _ = hint_at(table.top, table.phrases, tile.mapRectToScene(tile.places.picture).center())

    assert table.phrases.things.threat(threats(state)[1][0], table.names(), 0) == words
    assert "Your bison can attack" in words
