"""The overlay that shows who can eat whom: on and off by a key, and true after every change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.forecast import forecast
from evolution_qt.games.evolution.threats import AT_RISK, FOR_CARDS, SAFE, UNTIL_FULL, WHILE_FULL, threats
from evolution_qt.ui.evolution.hints import hint_at
from evolution_qt.ui.kit.panels import Bubble
from tests.positions import position
from tests.ui.evolution.tables import Player

ROWS = (["b4 p2 carnivore:1", "b1 p2 burrowing:3 f1"], ["b2 p1", "b5 p2 carnivore:2"], ["b6 p3"])


def shown(player):
    return [one.badge for one in player.table.over.threats.badges]


def test_o_shows_a_badge_for_each_species_and_an_arrow_for_each_attack(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    unasked = shown(player)

    player.key(Qt.Key.Key_O)
    assert [AT_RISK, UNTIL_FULL, AT_RISK, SAFE, SAFE] == shown(player)
    assert 3 == player.table.over.threats.arrows
    assert not any(arrow.is_dashed for arrow, *_ in player.table.over.threats._attacks)

    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)
    assert unasked == shown(player)
    assert 0 == player.table.over.threats.arrows


def test_own_species_that_are_not_safe_have_a_badge_unasked(qtbot):
    """In the picture, so that no number and no trait is covered; no one else's have one."""
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    top = player.table.top

    assert [AT_RISK, UNTIL_FULL] == shown(player)
    for index, badge in enumerate(player.table.over.threats.badges):
        board = top.board_of(0, index)
        assert board.mapRectToScene(board.places.picture).contains(badge.rect)

    player.table.show_position(game.observe(state, -1))
    assert [] == shown(player)


@pytest.mark.parametrize("size", [(1044, 468), (1100, 620), (1280, 800)])
def test_a_warning_hides_no_trait_and_no_number_of_an_own_species(qtbot, size):
    """With three traits there is no picture on a low board."""
    own = ["b2 p2 fat_tissue intelligence foraging", "b1 p1 fertile foraging", "b1 p1 horns", "b1 p2"]
    hand = ["foraging:4", "climbing:2"]
    game, state = position(own, ["b6 p2 carnivore:2"], ["b1 p1"], ["b1 p1"], phase="play", hand=hand)
    player = Player(qtbot, game, state, size)
    boards = player.table.top.boards(0)

    assert len(boards) == len(player.table.over.threats.badges)
    for badge, board in zip(player.table.over.threats.badges, boards, strict=True):
        where = board.places
        look = board.look
        markers = [where.body_marker(look.body), where.population_marker(look.population)]
        needed = [*markers, *where.pips(look.population), *where.slots]
        assert board.scene_rect.contains(badge.rect)
        assert not [rect for rect in needed if board.mapRectToScene(rect).intersects(badge.rect)]


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
    assert player.table.over.threats.arrows

    player.key(Qt.Key.Key_Escape)

    assert not player.table.over.threats.arrows
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
    (caption,) = [item for item in player.table.over.threats._items if isinstance(item, Bubble)]
    assert player.table.phrases.things.threats_later(forecast(game, state, 0)) == caption.lines[0]
    assert player.table.phrases.things.badge_meaning(WHILE_FULL) in caption.lines


def test_before_the_reveal_the_words_say_that_the_fewest_plants_are_meant(qtbot):
    game, state = position(["b1 p1"], ["b2 p1"], phase="play", food_cards=["horns:1", "horns:3"])
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)

    assert "the fewest plants that can come" in player.table.over.threats.caption.lines[0]


def test_what_only_discarded_cards_reach_has_a_badge_and_a_dashed_arrow(qtbot):
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
    assert 1 == player.table.over.threats.arrows
    assert [True] == [arrow.is_dashed for arrow, *_ in player.table.over.threats._attacks]
    assert [phrases.things.badge_meaning(SAFE), phrases.things.badge_meaning(FOR_CARDS)] == [
        *player.table.over.threats.caption.lines[1:3]
    ]
    assert phrases.things.threats_for_cards() == player.table.over.threats.caption.lines[3]
    words = phrases.things.threat(threats(state)[0][0], player.table.names()).splitlines()
    assert "Only discarded cards reach it (C)." == words[0]
    assert words[1].startswith("Björn’s parasaurolophus can attack it by discarding 1 card")


@pytest.mark.parametrize("size", [(1024, 800), (1600, 900)])
def test_the_words_hide_no_row_of_others(qtbot, size):
    """With six players one lies beside the pond, where they would be nearest."""
    rows = (["b3 p2 carnivore:1"], *[["b1 p1"] * 4 for _ in range(5)])
    game, state = position(*rows, key="evolution/ja", phase="feeding", watering_hole=9)
    player = Player(qtbot, game, state, size)
    player.key(Qt.Key.Key_O)

    caption = player.table.over.threats.caption
    boards = [player.table.top.board_of(seat, at) for seat in range(1, 6) for at in range(4)]
    covered = [board for board in boards if board.scene_rect.intersects(caption.rect)]
    assert not covered


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800)])
def test_the_words_hide_no_species_and_no_card_where_no_corner_is_free(qtbot, size):
    """With a large hand there is room only in the middle; the lines grow narrower there."""
    own = ["b5 p3 carnivore:4", "b1 p2 burrowing f2", "b1 p2 burrowing", "b4 p1"]
    rows = (own, ["b6 p3 carnivore:3", *["b1 p1"] * 3], *[["b1 p1"] * 4 for _ in range(4)])
    hand = ["warning_call:2", "horns:3", "climbing:2", "foraging:4", "fertile:3", "ambush:2", "long_neck:3"]
    game, state = position(*rows, key="evolution/ja", phase="feeding", watering_hole=9, hand=hand)
    player = Player(qtbot, game, state, size)
    top = player.table.top
    player.key(Qt.Key.Key_O)

    caption = player.table.over.threats.caption
    needed = [board.scene_rect for seat in range(6) for board in top.boards(seat)]
    needed += [top.ribbon.scene_rect, *(card.scene_rect for card in top.hand)]
    assert not [rect for rect in needed if rect.intersects(caption.rect)]
    assert player.table.scene().sceneRect().contains(caption.rect)


def test_of_many_arrows_those_stand_out_of_the_species_that_the_pointer_rests_on(qtbot):
    """Dozens of them would hide the table."""
    hunters = ["b5 p2 carnivore"] * 3
    game, state = position(hunters, ["b2 p1"] * 5, ["b1 p1"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    overlay = player.table.over.threats
    player.key(Qt.Key.Key_O)
    assert overlay.arrows > 12
    assert all(arrow.opacity() < 0.3 for arrow, *_ in overlay._attacks)
    assert player.table.phrases.things.threats_of_one() == overlay.caption.lines[-1]

    QTest.mouseMove(player.table.viewport(), player.at(player.board(1, 0)))

    own = species_ref(1, 0)
    assert all((arrow.opacity() > 0.9) == (own in both) for arrow, *both in overlay._attacks)
    assert 3 == sum(arrow.opacity() > 0.9 for arrow, *_ in overlay._attacks)
    QTest.mouseMove(player.table.viewport(), QPoint(2, 2))
    assert all(arrow.opacity() < 0.3 for arrow, *_ in overlay._attacks)
    overlay.point(species_ref(1, 9))
    assert all(arrow.opacity() > 0.2 for arrow, *_ in overlay._attacks), "that one is gone"


def test_few_arrows_are_clear_and_no_words_say_how_to_see_one(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    assert all(arrow.opacity() == 0.8 for arrow, *_ in player.table.over.threats._attacks)
    assert player.table.phrases.things.threats_of_one() not in player.table.over.threats.caption.lines


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_where_writing_is_large_the_words_are_smaller_rather_than_hide_a_species(qtbot, text):
    rows = (["b4 p2 carnivore:1", *["b2 p2"] * 3], ["b2 p2"] * 4, ["b1 p1 carnivore:2", *["b1 p1"] * 3])
    game, state = position(*rows, phase="feeding", watering_hole=3, hand=["horns:1", "climbing:2"])
    player = Player(qtbot, game, state, (1280, 800))
    player.table.display.set_text(text)

    player.key(Qt.Key.Key_O)

    boards = [player.board(seat, index) for seat, row in enumerate(rows) for index in range(len(row))]
    assert not any(player.table.over.threats.caption.rect.intersects(board) for board in boards)


def test_attacks_between_others_have_badges_but_no_arrows(qtbot):
    """More arrows would hide the table."""
    game, state = position(["b6 p1"], ["b5 p2 carnivore:2"], ["b1 p3"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)

    player.key(Qt.Key.Key_O)

    assert [SAFE, SAFE, AT_RISK] == shown(player)
    assert 0 == player.table.over.threats.arrows


def test_the_overlay_follows_what_is_shown(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    calm, peaceful = position(["b1 p1"], ["b1 p1"], phase="feeding")
    player.table.show_position(calm.observe(peaceful, 0))

    assert [SAFE, SAFE] == shown(player)
    assert 0 == player.table.over.threats.arrows


def test_badges_lie_on_their_boards_and_let_the_mouse_through(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_O)

    for badge, board in zip(player.table.over.threats.badges, player.table.top.boards(0), strict=False):
        assert board.scene_rect.contains(badge.rect.center())
    player.drag(player.board(0, 0), player.board(1, 0))
    player.settle()
    assert ["attack 0 1.0"] == player.moves


@pytest.mark.parametrize("size", [(980, 620), (1024, 640), (1280, 720), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_no_badge_hides_a_trait_or_a_number(qtbot, size, count):
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
    player.table.resize(*size)
    player.settle()
    player.key(Qt.Key.Key_O)

    boards = [board for seat in range(count + 1) for board in player.table.top.boards(seat)]
    assert len(boards) == len(player.table.over.threats.badges)
    for badge, board in zip(player.table.over.threats.badges, boards, strict=True):
        where = board.places
        assert board.scene_rect.contains(badge.rect)
        assert badge.rect.width() >= 16, "its letter can be read"
        look = board.look
        markers = [where.body_marker(look.body), where.population_marker(look.population)]
        needed = [*markers, *where.pips(look.population), *where.slots]
        assert not [rect for rect in needed if board.mapRectToScene(rect).intersects(badge.rect)]


def test_the_animal_tells_how_its_species_stands(qtbot):
    game, state = position(*ROWS, phase="feeding", watering_hole=3)
    table = Player(qtbot, game, state).table
    board = table.top.board_of(1, 0)

    words, _ = hint_at(table.top, table.phrases, board.mapRectToScene(board.places.picture).center())

    assert table.phrases.things.threat(threats(state)[1][0], table.names(), 0) == words
    assert "Your bison can attack" in words
