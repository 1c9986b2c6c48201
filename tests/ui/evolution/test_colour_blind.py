"""Pictures of the table as eyes see them that do not see all colours: what differs in meaning is seen."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from evolution_qt.ui.evolution.table import EvolutionTable
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.kit.test_palette import SIMULATED

ROWS = (["b3 p2 carnivore:1 horns:1", "b1 p2 f1"], ["b2 p2 fat_tissue:4", "b5 p3 climbing:1"])
EATING = {"phase": "feeding", "watering_hole": 5, "hand": ["horns:3", "foraging:4"]}
PLAYING = {"phase": "play", "hand": ["horns:3", "carnivore:2", "foraging:4"]}
LIGHTER = 12.0
"""The least difference in CIELAB's lightness that is seen between two places."""
SEEN = 60
"""So many points of a picture differ at least where something is seen: a stroke of a letter has as many."""


def picture(image: QImage) -> np.ndarray:
    """Return red, green and blue of an image, linear, 0 to 1."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    parts = lines[:, : 3 * image.width()].reshape(image.height(), image.width(), 3) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lightness(parts: np.ndarray, kind: str) -> np.ndarray:
    """Return how light every point is to an eye."""
    seen = np.clip(parts @ np.array(SIMULATED[kind]).T, 0, 1)
    y = seen @ np.array([0.2126, 0.7152, 0.0722])
    return np.where(y > 0.008856, 116 * np.cbrt(y) - 16, 903.3 * y)


def told_apart(first: np.ndarray, second: np.ndarray, kind: str) -> int:
    """Return how many points of two pictures differ in lightness to an eye."""
    return int((np.abs(lightness(first, kind) - lightness(second, kind)) > LIGHTER).sum())


def table(rows=ROWS, *, theme: str = "light", ask: bool = True, **more) -> np.ndarray:
    game, state = position(*rows, **{**EATING, **more})
    view = EvolutionTable(game, theme=theme)
    view.playback.set_speed(0.0)
    view.show_position(game.observe(state, 0), ask=ask)
    try:
        return picture(view.display.snapshot(QSize(1280, 720), 1.0))
    finally:
        view.deleteLater()


def changed(own: str = "b3 p2 carnivore:1 horns:1", other: str = "b2 p2 fat_tissue:4"):
    return [own, ROWS[0][1]], [other, ROWS[1][1]]


OTHERWISE = {
    "one plant less": {"watering_hole": 4},
    "whose round it is": {"first_player": 1},
    "nobody is asked": {"ask": False},
    "one has eaten": {"rows": changed(own="b3 p2 f1 carnivore:1 horns:1")},
    "a larger body": {"rows": changed(own="b4 p2 carnivore:1 horns:1")},
    "a larger population": {"rows": changed(other="b2 p3 fat_tissue:4")},
    "stored fat": {"rows": changed(other="b2 p2 fat1 fat_tissue:4")},
    "another trait": {"rows": changed(other="b2 p2 burrowing:3")},
    "another card": {"hand": ["horns:3", "carnivore:2"]},
}
"""What may differ between two positions."""


@pytest.fixture(scope="module", params=["light", "dark"])
def before(qapp, request):
    return request.param, table(theme=request.param)


@pytest.mark.parametrize("what", OTHERWISE)
def test_positions_differ_to_every_eye(before, what):
    theme, first = before
    second = table(theme=theme, **OTHERWISE[what])

    for kind in SIMULATED:
        assert told_apart(first, second, kind) >= SEEN, (theme, what, kind)


def test_what_is_chosen_aimed_at_and_endangered_is_seen_by_every_eye(qtbot):
    """A card is chosen, then aimed at a place and at the next one; shields tell who is at risk."""
    game, state = position(["b3 p2 carnivore:1 horns:1", "b1 p2"], ROWS[1], **PLAYING)
    player = Player(qtbot, game, state)
    player.table.playback.set_speed(0.0)
    steps = [picture(player.table.grab().toImage())]
    for key in (Qt.Key.Key_1, Qt.Key.Key_T, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_O):
        player.key(key)
        steps.append(picture(player.table.grab().toImage()))

    for kind in SIMULATED:
        for number, (one, other) in enumerate(pairwise(steps)):
            assert told_apart(one, other, kind) >= SEEN, (kind, number)


def test_a_difference_in_hue_alone_is_not_taken_for_one(qapp):
    """Red and green that an eye confuses, equally light: the measure must say so."""
    first, second = (QImage(40, 40, QImage.Format.Format_RGB888) for _ in range(2))
    first.fill(Qt.GlobalColor.red)
    second.fill(Qt.GlobalColor.red)
    assert 0 == told_apart(picture(first), picture(second), "deutan")
    first.fill("#b0552f")
    second.fill("#7d7a30")
    assert 0 == told_apart(picture(first), picture(second), "deutan")
    second.fill("#ffffff")
    assert 1600 == told_apart(picture(first), picture(second), "deutan")
