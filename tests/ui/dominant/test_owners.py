"""Whose pawn acts, and which tiles are ringed: by its owner, not by who is asked just now."""

from __future__ import annotations

from itertools import pairwise

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, SPACE_REF
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.opening import begin
from evolution_qt.ui.dominant.action_display import acting
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.table.presentation import naming
from tests.ui.dominant.tables import Played

MOVES = 260
RIM = (0x1F, 0x5F, 0xAE, 0xFF)
NEAR = 40


def placed_by(events, found):
    """Take notice of who stands on which space."""
    for event in events:
        if event.kind == e.PAWN_PLACED:
            found[event.target - SPACE_REF] = event.subject - ANIMAL_REF


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (6, 1)])
def test_the_acting_pawn_is_its_owners_whoever_is_asked(qtbot, seats, each):
    """As where others move onto a tile that is laid, or another animal takes the card."""
    players = tuple(RecordSeat(name=str(seat)) for seat in range(seats))
    match = begin(Header(game=KEY, players=players, rules={"animals_each": each} if each > 1 else {}, seed=3))
    table = DominantTable(match.game)
    qtbot.addWidget(table)
    pieces, rng = naming(match), Rng(5)
    on_space, others = {}, 0
    for _ in range(MOVES):
        steps = match.game.legal(match.state)
        told = len(match.history)
        step = steps[rng.below(len(steps))]
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
        placed_by(match.history[told:], on_space)
        space = acting(match.state)
        if match.is_over or space < 0:
            continue
        owner = on_space[space]
        if match.state.seat_of[owner] != match.to_move:  # at a table that has not seen what came before
            others += 1
            table = DominantTable(match.game)
            qtbot.addWidget(table)
        table.show_ply(match.view(match.to_move), pieces=pieces.now())

        assert owner == table.top.rows.owner
    assert others, "another seat was asked while a pawn acted"


def test_the_tiles_of_all_own_animals_are_ringed_on_the_earth(qtbot):
    players = tuple(RecordSeat(name=name) for name in ("Ann", "Ben"))
    match = begin(Header(game=KEY, players=players, rules={"animals_each": 3}, seed=4))
    rng = Rng(2)
    while len(match.plies) < 90 or match.to_move != 0:
        steps = match.game.legal(match.state)
        step = steps[rng.below(len(steps))]
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
    seated = Played(qtbot, match.state)
    earth, state = seated.board.earth, match.state
    seated.board.names.rims.hide()  # around the tile that the line of losses names
    image = seated.table.viewport().grab().toImage()

    def has_rim(cell):
        """Return whether the middle of some edge of a tile has the blue of a rim."""
        corners = list(earth.geometry.hexagon(cell, earth.geometry.side * 0.05))
        middles = [(one + other) / 2 for one, other in pairwise([*corners, corners[0]])]
        seen = [image.pixelColor(seated.at(earth.mapToScene(at))).getRgb() for at in middles]
        return any(max(abs(a - b) for a, b in zip(one, RIM, strict=True)) < NEAR for one in seen)

    dominated = {cell: state.dominant(cell) for cell in range(CELLS) if state.crowd[cell]}
    own = {cell for cell, animal in dominated.items() if state.seat_of[animal] == 0}

    assert len({dominated[cell] for cell in own}) > 1, "tiles of several own animals"
    assert own == {cell for cell in dominated if has_rim(cell)}
