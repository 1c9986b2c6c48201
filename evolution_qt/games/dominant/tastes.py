"""What characters of Dominant Species may like or dislike.

It is counted where the search judges a pawn: after it has acted, or at the end of the round. Everything else
a character does as its level.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.games.dominant.cards import TUNDRA
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState

PREFERENCES: Final = ("cubes", "tiles", "tundra", "points", "rivals", "elements", "dominated")
"""What `preferences` counts: the own cubes on earth, the tiles where they live, all tundra on earth, the own
points, the cubes of all rivals, those of the rival with most points twice, the own elements, and the tiles
that are dominated.
"""


def preferences(state: DominantState, seat: int) -> tuple[float, ...]:
    """Return how much a seat has of what each of `PREFERENCES` names."""
    cubes = tiles = points = elements = 0
    rivals, leader, most = 0, 0, -1
    for animal in state.in_play:
        row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
        if state.seat_of[animal] == seat:
            cubes += sum(row)
            tiles += CELLS - row.count(0)
            points += state.points[animal]
            elements += state.elements_of(animal)
        else:
            rivals += sum(row)
            if state.points[animal] > most:
                leader, most = sum(row), state.points[animal]
    dominated = 0
    for cell in range(CELLS):
        if state.crowd[cell]:
            dominated += state.seat_of[state.dominant(cell)] == seat
    found = (cubes, tiles, state.ground.count(TUNDRA), points, rivals + leader, elements, dominated)
    return tuple([float(one) for one in found])
