"""The valley under the table: the light of the hour, the way to the next one, and what stays in memory."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit import art, ground, palette
from evolution_qt.ui.kit.pixmap_cache import HINTS
from tests.positions import position
from tests.ui.evolution.tables import Player

ROWS = ["b2 p3", "b1 p2"], ["b3 p1"]


@pytest.fixture
def player(qtbot):
    made = Player(qtbot, *position(*ROWS, phase="play", hand=["foraging:4"]))
    made.table.viewport().grab()
    return made


def shown(player):
    """Return the light of the ground that is seen."""
    return player.table.display.ground_light


def grounds():
    """Return the lights of the grounds that are kept."""
    return {key[1] for key in art.cache.kept if key[0] == "table"}


def sky(player):
    """Return the colour of the ground in its upper corner, as it is seen."""
    return player.table.viewport().grab().toImage().pixelColor(1, 1).name()


def whole_sky(player, light):
    """Return what it is where nothing but the ground in a light is seen."""
    room = player.table.viewport()
    pixmap = art.table("light", room.width(), room.height(), room.devicePixelRatioF(), light)
    return pixmap.toImage().pixelColor(1, 1).name()


def feed(player):
    game, state = position(*ROWS, phase="feeding", hand=["foraging:4"], watering_hole=3)
    player.table.show_position(game.observe(state, 0))


@pytest.fixture
def gradual(player, qtbot):
    """The table in a window that has to answer."""
    player.table.paints_gradually = True
    player.table.show_position(player.game.observe(player.state, 0))
    player.table.viewport().grab()
    qtbot.waitUntil(lambda: not player.table.display.placeholder.is_shown, timeout=240_000)
    return player


def test_another_light_is_painted_at_once_where_nothing_has_to_answer(player):
    assert "day" == shown(player)
    feed(player)
    assert "golden" == shown(player)
    player.table.viewport().grab()
    assert grounds() == {"golden"}


def test_where_the_table_is_seen_the_next_light_is_painted_first_and_then_fades_in(gradual, qtbot):
    gradual.table.playback.set_speed(1.0)
    feed(gradual)
    assert "day" == shown(gradual)

    qtbot.waitUntil(lambda: "golden" == shown(gradual), timeout=240_000)
    assert sky(gradual) != whole_sky(gradual, "golden")
    assert len(grounds()) <= 2
    qtbot.waitUntil(lambda: sky(gradual) == whole_sky(gradual, "golden"), timeout=240_000)
    assert grounds() == {"golden"}


def test_calm_nothing_fades(gradual, qtbot):
    gradual.table.playback.set_speed(1.0)
    gradual.table.playback.set_calm(on=True)
    feed(gradual)
    qtbot.waitUntil(lambda: "golden" == shown(gradual), timeout=240_000)
    assert sky(gradual) == whole_sky(gradual, "golden")


def test_high_contrast_stays_plain_and_a_dark_theme_is_night(player):
    display = player.table.display
    display.set_theme("dark_contrast")
    player.table.viewport().grab()
    assert not shown(player)
    display.set_theme("dark")
    player.table.viewport().grab()
    assert "night" == shown(player)


@pytest.mark.parametrize("light", palette.VALLEYS)
def test_a_ground_is_painted_in_steps_and_whole(qapp, light):
    pixmap = QPixmap(640, 400)
    pixmap.fill("#ff00ff")
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    steps = sum(1 for _ in ground.painting(painter, 640, 400, light))
    painter.end()

    image = pixmap.toImage()
    assert steps >= 7
    seen = {image.pixelColor(x, y).name() for x in range(0, 640, 16) for y in range(0, 400, 10)}
    assert "#ff00ff" not in seen
