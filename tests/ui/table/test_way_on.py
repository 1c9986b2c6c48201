"""While others play, the ribbon says which key leads to the own turn."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import writing
from evolution_qt.ui.shell.window.language import Translations
from tests.games.beginning.scene import scene
from tests.positions import position

WORDS = "Space skips · Shift+Space: on to your turn"


def beginning():
    made = scene("2/0", "1/0", "1/0", phase="play", hands=("flight", "horns"), to_move=1)
    return BeginningTable(made.rules), made.state


def evolution():
    game, state = position(["b1 p2"], ["b1 p1"], ["b1 p1"], phase="feeding", watering_hole=3, to_move=1)
    return EvolutionTable(game), state


def waiting(qtbot, made, *, is_played=True, size=(1280, 800)):
    table, state = made()
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_players([("Ann", False), ("Ben", True), ("Cleo", True)])
    table.leads_to_turn = is_played
    table.show_position(table.game.observe(state, 0))
    return table, state


@pytest.mark.parametrize("made", [beginning, evolution])
def test_it_is_said_until_the_own_turn(qtbot, made):
    table, state = waiting(qtbot, made)
    assert WORDS == table.top.ribbon.look.aside
    assert not table.top.ribbon.aside_room().isEmpty()

    state.to_move = 0
    table.show_position(table.game.observe(state, 0), ask=True)
    assert "" == table.top.ribbon.look.aside


@pytest.mark.parametrize("made", [beginning, evolution])
def test_it_is_not_said_in_a_replay_nor_to_an_onlooker(qtbot, made):
    table, state = waiting(qtbot, made, is_played=False)
    assert "" == table.top.ribbon.look.aside

    table.leads_to_turn = True
    table.show_position(table.game.observe(state, -1))
    assert "" == table.top.ribbon.look.aside


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_it_has_room_beside_the_phase_in_every_language(qtbot, language, size):
    translations = Translations(QApplication.instance())
    translations.use(language)
    try:
        for made in (beginning, evolution):
            table, _ = waiting(qtbot, made, size=size)
            ribbon = table.top.ribbon
            room = ribbon.aside_room()
            assert ribbon.aside
            assert writing.width_of(ribbon.phase_font, ribbon.aside) <= room.width()
            assert not room.intersects(ribbon.phase_room())
            assert ribbon.rect.contains(room)
    finally:
        translations.use("en")
