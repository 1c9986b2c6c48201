"""The list of the players beside the table agrees with it: the same points, and whose animals are which."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QImage

from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant import outlook
from evolution_qt.ui.dominant.scoring import SCORING
from evolution_qt.ui.shell.score_panel import ScorePanel, standings_of

POSITION = Path(__file__).parents[3] / "docs" / "positions" / "dominant" / "migration.json"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def listed():
    """Return a late position of six animals, and how the list says that everyone stands."""
    game, state = open_position(json.loads(POSITION.read_text(encoding="utf-8")))
    standings = standings_of([(name, False) for name in NAMES], game, state, 0)
    return game, state, standings


def test_the_list_shows_the_points_on_the_track_as_the_panel_of_the_animals_does():
    _game, state, standings = listed()

    accounts = outlook.accounts(state)

    for one in standings:
        (animal,) = one.sides
        assert state.points[animal] == accounts[animal].points == SCORING.figure(one.score)
    assert any(one.score.points != SCORING.figure(one.score) for one in standings), "tiles pay at the end"


def test_each_player_has_the_sign_of_the_own_animal(qtbot):
    game, state, standings = listed()
    assert [[one] for one in range(6)] == sorted([*one.sides] for one in standings)
    panel = ScorePanel(game)
    qtbot.addWidget(panel)
    panel.resize(260, 400)

    def drawn(standings) -> QImage:
        panel.show_standings(standings, -1, 0)
        return panel.grab().toImage()

    assert {state.seat_of[animal] for animal in standings[0].sides} == {0}
    assert drawn(standings) != drawn([replace(standings[0], sides=standings[1].sides), *standings[1:]])
