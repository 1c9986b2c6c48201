"""Colours of The Beginning: what differs in meaning is seen by every eye, and the light is that of dawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.kit import palette
from tests.games.beginning.scene import scene
from tests.ui.evolution.test_colour_blind import SEEN, picture, told_apart
from tests.ui.kit.test_palette import SIMULATED

OWN, OTHER = "3/1 carnivore horns | 2/0", "2/0 fat_tissue | 3/0"
FEEDING = {"phase": "feeding", "watering_hole": 5, "hands": ("flight horns",)}
OTHERWISE = {
    "one token less": {"watering_hole": 4},
    "whose round it is": {"first_player": 1},
    "nobody is asked": {"ask": False},
    "one has eaten": {"rows": ("3/2 carnivore horns | 2/0", OTHER)},
    "a larger population": {"rows": (OWN, "2/0 fat_tissue | 4/0")},
    "a second place for a token": {"rows": (OWN, "2/0 fertile | 3/0")},
    "another trait": {"rows": (OWN, "2/0 burrowing | 3/0")},
    "another card": {"hands": ("flight carnivore",)},
}
"""What may differ between two positions."""


def table(rows=(OWN, OTHER), *, theme="light", ask=True, **more):
    made = scene(*rows, **{**FEEDING, **more})
    view = BeginningTable(made.rules, theme=theme)
    view.playback.set_speed(0.0)
    view.show_position(made.rules.observe(made.state, 0), ask=ask)
    try:
        return picture(view.display.snapshot(QSize(1280, 720), 1.0))
    finally:
        view.deleteLater()


@pytest.fixture(scope="module", params=["light", "dark"])
def before(qapp, request):
    return request.param, table(theme=request.param)


@pytest.mark.parametrize("what", OTHERWISE)
def test_positions_differ_to_every_eye(before, what):
    theme, first = before
    second = table(theme=theme, **OTHERWISE[what])

    for kind in SIMULATED:
        assert told_apart(first, second, kind) >= SEEN, (theme, what, kind)


def test_traits_of_population_have_the_yellow_family(qapp):
    view = BeginningTable(scene(OWN, OTHER).rules)
    families = {TRAITS[card].key: view.top.face(card).family for card in range(1, len(TRAITS))}
    view.deleteLater()

    assert {"fat_tissue", "fertile"} == {key for key, family in families.items() if family == "population"}
    assert set(families.values()) <= set(palette.FAMILIES)
    red, green, blue = (int(palette.FAMILIES["population"].main[at : at + 2], 16) for at in (1, 3, 5))
    assert red > green > 3 * blue


UNLIT = [one for one in palette.THEMES if not one.endswith(("_dawn", "_evening"))]


@pytest.mark.parametrize("theme", UNLIT)
def test_the_table_lies_in_the_light_of_dawn_but_plain_in_high_contrast(qapp, theme):
    view = BeginningTable(scene(OWN, OTHER).rules, theme=theme)

    worn = view.display.theme
    view.display.set_theme("dark")
    then = view.display.theme
    view.deleteLater()

    assert worn == (theme if palette.is_strong(theme) else f"{theme}_dawn")
    assert "dark_dawn" == then
