"""What the table shows, and to whom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSize, Qt, QTranslator
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from evolution_qt.games import game as game_of
from evolution_qt.ui.evolution.table import EvolutionTable
from tests.positions import position
from tests.ui.evolution.tables import Player

THREE = (["b2 p3 climbing:1 ?horns:3"], ["b1 p1 ?carnivore:2"], ["b4 p4"])


@pytest.fixture
def table(qtbot):
    made = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    return made


def faces(table, seat):
    return [laid.face and laid.face.trait for tile in table.top.tiles(seat) for laid in tile.traits]


def test_a_seat_sees_its_own_cards_and_no_others(table):
    game, state = position(*THREE, phase="play", hand=["foraging:4"])

    table.show_position(game.observe(state, 0), ask=True)

    assert ["foraging"] == [card.face.trait for card in table.top.hand]
    assert ["climbing", "horns"] == faces(table, 0)
    assert [None] == faces(table, 1)


def test_points_hunger_and_cards_of_every_seat_stand_on_the_table(table):
    """What others have in their bags is left out until the end (R63)."""
    game, state = position(["b1 p2 f1 climbing:1"], ["b1 p3"], phase="feeding", hand=["foraging:4"])
    state.players[0].bag, state.players[1].bag = 5, 7

    table.show_position(game.observe(state, 0), ask=True)
    own, other = (seat.look for seat in table.top.seats)

    assert ("9", 1, 1) == (own.points, own.hungry, own.hand)
    assert ("3+?", 3, 0) == (other.points, other.hungry, other.hand)


def test_an_onlooker_sees_only_backs(table):
    game, state = position(*THREE, phase="play", hand=["foraging:4"])

    table.show_position(game.observe(state, -1))

    assert [None] == [card.face for card in table.top.hand]
    assert ["climbing", None] == faces(table, 0)
    assert all(seat.look.points.endswith("+?") for seat in table.top.seats)


def test_bags_are_shown_at_the_end(table):
    game, state = position(["b1 p2"], ["b1 p1"], ["b1 p1"], phase="over", to_move=None)

    table.show_position(game.observe(state, -1))

    assert ["2", "1", "1"] == [seat.look.points for seat in table.top.seats]
    assert table.top.seats[0].look.is_winner


def test_fat_lies_on_its_card(table):
    game, state = position(["b4 p2 f2 fat2 fat_tissue:3 climbing:1"], ["b1 p1"], phase="feeding")

    table.show_position(game.observe(state, 0))

    assert [2, 0] == [laid.fat for laid in table.top.tile_of(0, 0).traits]


def test_every_seat_gets_a_name(table):
    game, state = position(["b1 p1"], ["b1 p1"], names=("", "Björn"))
    state.players[0].name = None

    table.show_position(game.observe(state, 0))
    assert ["Player 1", "Björn"] == table.names()
    table.set_players([("Zoë", False), ("Fox", True)])
    assert ["Zoë", "Fox"] == [seat.look.name for seat in table.top.seats]


def test_showing_again_changes_nothing(table):
    """Drawn from nothing each time, with no item more."""
    game, state = position(*THREE, phase="play", hand=["foraging:4", "horns:1"])
    seen = game.observe(state, 0)
    table.show_position(seen, ask=True)
    before = [(type(item).__name__, item.scenePos()) for item in table.scene().items() if item.isVisible()]

    for _ in range(3):
        table.show_position(seen, ask=True)

    after = [(type(item).__name__, item.scenePos()) for item in table.scene().items() if item.isVisible()]
    assert before == after


def test_games_of_other_sizes_can_follow_each_other(table):
    for seats in (5, 2, 4, 3):
        game, state = position(*[["b1 p1"]] * seats)
        table.show_position(game.observe(state, seats - 1))
        assert seats == len(table.top.seats)
        assert seats - 1 == table.arrangement.bottom


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_picture_has_the_size_and_density_asked_for(table, scale):
    game, state = position(*THREE, phase="play")
    table.show_position(game.observe(state, 0))

    image = table.display.snapshot(QSize(1280, 800), scale)

    assert QSize(round(1280 * scale), round(800 * scale)) == image.size()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 37)
        for y in range(0, image.height(), 29)
    }
    assert len(colours) > 100
    assert QSize(1280, 720) == table.size()


def test_the_theme_changes_the_ground(table):
    game, state = position(*THREE, phase="play")
    table.show_position(game.observe(state, 0))
    light = QColor(table.display.snapshot(QSize(1280, 720), 1).pixel(640, 714)).lightness()

    table.display.set_theme("dark")

    assert light > QColor(table.display.snapshot(QSize(1280, 720), 1).pixel(640, 714)).lightness() + 50


class German(QTranslator):
    """Knows one word."""

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        return "Gefräßig" if (context, text) == ("Trait", "Foraging") else None


def test_words_are_written_anew_in_another_language(qapp, table):
    game, state = position(*THREE, phase="play", hand=["foraging:4"])
    table.show_position(game.observe(state, 0), ask=True)
    german = German()
    qapp.installTranslator(german)
    try:
        table.display.retranslate()
        assert "Gefräßig" == table.top.hand[0].face.name
    finally:
        qapp.removeTranslator(german)

    table.display.retranslate()
    assert "Foraging" == table.top.hand[0].face.name


def test_resting_on_a_card_enlarges_it(qtbot):
    game, state = position(*THREE, phase="play", hand=["foraging:4"])
    player = Player(qtbot, game, state)

    card, fan = player.table.top.hand[0], player.table.top.fan
    player.table.drag.pointed.emit(card, QPointF(5, 5))
    qtbot.waitUntil(lambda: fan.risen is card, timeout=240_000)

    player.press(player.card(0))
    player.move(player.card(0), QPointF(640, 300))
    assert fan.risen is None
    player.release(QPointF(640, 300))
    player.settle()


def test_the_middle_button_pins_an_enlarged_card(qtbot):
    game, state = position(*THREE, phase="play", hand=["foraging:4", "horns:1"])
    player = Player(qtbot, game, state)
    reading = player.table.player.enlarging
    first, second = player.table.top.hand

    def middle():
        at = player.at(first.scene_rect)
        QTest.mouseClick(player.table.viewport(), Qt.MouseButton.MiddleButton, pos=at)

    middle()
    assert not reading.is_open
    player.table.drag.pointed.emit(first, QPointF(5, 5))
    middle()
    assert reading.is_open
    player.table.drag.pointed.emit(second, QPointF(5, 5))
    player.table.drag.pointed.emit(None, QPointF())
    assert reading.is_open

    middle()
    assert not reading.is_open
    player.table.drag.pointed.emit(first, QPointF(6, 6))
    middle()
    assert reading.is_pinned
    player.key(Qt.Key.Key_Escape)
    assert not reading.is_open
    assert [] == player.moves


def test_a_changed_window_is_arranged_anew(qtbot):
    game, state = position(*THREE, phase="play", hand=["foraging:4"])
    player = Player(qtbot, game, state)

    player.table.resize(1600, 900)
    qtbot.waitUntil(lambda: player.table.arrangement.size.width() == 1600, timeout=240_000)

    assert player.table.scene().sceneRect().width() == 1600


def test_alt_pins_an_enlarged_card_and_puts_it_away(qtbot):
    game, state = position(*THREE, phase="play", hand=["foraging:4", "horns:1"])
    player = Player(qtbot, game, state)
    reading = player.table.player.enlarging
    player.key(Qt.Key.Key_Alt)
    assert not reading.is_open
    player.table.player.set_delay(0)
    player.table.drag.pointed.emit(player.table.top.hand[0], QPointF(5, 5))
    qtbot.waitUntil(lambda: player.table.top.fan.risen is not None)

    player.key(Qt.Key.Key_Alt)
    assert reading.is_pinned
    player.key(Qt.Key.Key_Alt)
    assert not reading.is_open


def test_alt_on_the_way_to_another_window_pins_nothing(qtbot):
    game, state = position(*THREE, phase="play", hand=["foraging:4", "horns:1"])
    player = Player(qtbot, game, state)
    reading = player.table.player.enlarging
    player.table.player.set_delay(0)
    player.table.drag.pointed.emit(player.table.top.hand[0], QPointF(5, 5))
    qtbot.waitUntil(lambda: player.table.top.fan.risen is not None)

    QTest.keyPress(player.table, Qt.Key.Key_Alt)
    QTest.keyPress(player.table, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(player.table, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(player.table, Qt.Key.Key_Alt)

    assert not reading.is_pinned


def test_the_light_of_the_table_goes_with_the_phase_and_the_last_round_has_the_sunset(table):
    lights = []
    for phase in ("food", "play", "feeding"):
        game, state = position(["b1 p1"], ["b2 p2"], phase=phase)
        table.show_position(game.observe(state, 0))
        lights.append(table.top.light)
    state.final_round = state.round
    table.show_position(game.observe(state, 0))

    assert ["morning", "day", "golden", "sunset"] == [*lights, table.top.light]


def test_an_animal_that_looks_back_does_not_stay_so_when_another_seat_is_at_the_bottom(qtbot):
    player = Player(qtbot, *position(["b2"], ["b3"]))
    (tile,), ways = player.table.board.tiles(0), []
    for seat in (0, 1, 0):
        player.table.show_position(player.game.observe(player.state, seat))
        ways.append(tile.is_turned)
        assert player.table.board.idle_act(12.0), "the one at the bottom looks back"

    assert [False] * 3 == ways
