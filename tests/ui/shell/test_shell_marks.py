"""No seat is known by its colour alone: whatever shows one by its colour has its shape too."""

from __future__ import annotations

import pytest

from evolution_qt.core.crest import Crest
from evolution_qt.core.event import DEED, LOSS
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.timeline import Section, TimelineMark
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.replay.timeline import Timeline

NAMES = ("Ann", "Ben")
RULES = game("evolution/de")


def timeline(kind):
    widget = Timeline()
    widget.show_course(NAMES, 20, [Section(1, 0)], [TimelineMark(9, kind, 0)] if kind else [])
    if not kind:
        widget.show_points([(at, 2 * at) for at in range(21)])
    return widget


WIDGETS = {
    "points": lambda: timeline(0),
    "attack": lambda: timeline(DEED),
    "extinction": lambda: timeline(LOSS),
}


@pytest.mark.parametrize("name", WIDGETS)
def test_seats_are_told_apart_by_their_shapes_without_their_colours(qtbot, app, monkeypatch, name):
    """A player who sees no colours sees another picture where another seat is meant."""
    monkeypatch.setattr(palette, "SEATS", (palette.SEATS[0],) * len(palette.SEATS))
    pictures = []
    for worn in ((0, 1), (1, 0)):
        palette.use_badges([palette.badge_of(Crest(one, "bear")) for one in worn])
        widget = WIDGETS[name]()
        qtbot.addWidget(widget)
        widget.resize(900, 400)
        pictures.append(widget.grab().toImage())
    palette.use_badges()

    assert pictures[0].size() == pictures[1].size()
    assert pictures[0] != pictures[1]


def test_who_has_laid_a_food_card_is_told_by_a_shape_on_it(qtbot, app, monkeypatch):
    """The cards lie face down beside the watering hole, in the order of the seats."""
    match = begin(
        Header(game="evolution/de", players=(RecordSeat(name="Ann"), RecordSeat(name="Ben")), seed=5)
    )
    seat = match.to_move
    match.play(seat, match.moves()[0])
    monkeypatch.setattr(palette, "SEATS", (palette.SEATS[0],) * len(palette.SEATS))
    pictures = []
    for worn in ((1, 4), (4, 1)):
        palette.use_badges([palette.badge_of(Crest(one, "bear")) for one in worn])
        table = EvolutionTable(RULES, theme="light")
        qtbot.addWidget(table)
        table.resize(1200, 800)
        table.show()
        table.set_players([(name, False) for name in NAMES])
        table.show_position(match.view(-1), ask=False)
        place = table.top.food_card(seat)
        pictures.append(table.viewport().grab(table.mapFromScene(place).boundingRect()).toImage())
    palette.use_badges()

    assert not pictures[0].isNull()
    assert pictures[0] != pictures[1]
