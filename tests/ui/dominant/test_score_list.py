"""The list of the players beside the table agrees with it: the same points, and whose animals are which."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QImage

from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant import tile_forecast
from evolution_qt.ui.shell.game.score_panel import ScorePanel, standings_of

POSITION = Path(__file__).parents[3] / "docs" / "positions" / "dominant" / "migration.json"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def listed():
    """Return a late position of six animals, and how the list says that everyone stands."""
    game, state = open_position(json.loads(POSITION.read_text(encoding="utf-8")))
    standings = standings_of([(name, False) for name in NAMES], game, state, 0)
    return game, state, standings


def test_the_list_shows_the_points_on_the_track_as_the_panel_of_the_animals_does():
    _game, state, standings = listed()

    accounts = tile_forecast.accounts(state)

    for one in standings:
        (animal,) = one.sides
        assert state.points[animal] == accounts[animal].points == one.points_so_far
    assert any(one.score.points != one.points_so_far for one in standings), "tiles pay at the end"


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


def of_two_players():
    """Return the list with three animals for each of two players, whose names are long."""
    game, state, _ = listed()
    state.seat_of, state.names = tuple(animal % 2 for animal in range(6)), state.names[:2]
    names = [("Wilhelmina", False), ("Spieler 2", False)]
    return game, state, standings_of(names, game, state, 0)


def test_of_several_animals_the_least_points_count():
    """A seat with several animals is ranked by the lowest of them (rules 4)."""
    _, state, standings = of_two_players()

    assert [(0, 2, 4), (1, 3, 5)] == [one.sides for one in standings]
    for one in standings:
        assert min(state.points[animal] for animal in one.sides) == one.points_so_far


def test_a_name_stands_above_the_points_where_several_animals_leave_it_no_room(qtbot):
    game, _, standings = of_two_players()
    panel = ScorePanel(game)
    qtbot.addWidget(panel)
    panel.resize(220, 400)
    heights = []
    for shown in (standings, [replace(one, name="Bö", sides=one.sides[:1]) for one in standings]):
        panel.show_standings(shown, -1, 0)
        heights.append(panel.sizeHint().height())

    assert heights[0] > heights[1]
