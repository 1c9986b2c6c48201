"""Keys that tell something of the table: tiles, animals, and how the game stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.dominant.board import CELLS, CELLS_AT
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.things import CELL, CORNER, CUBES, TOKEN, Thing
from evolution_qt.ui.table.describe_keys import DescribeKeys
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.player_input import PlayerInput


class DominantDescribeKeys(DescribeKeys):
    """The keys of one table that tell something; with Shift they go back."""

    def __init__(self, board: DominantBoard, player: PlayerInput, spoken: DominantDescriptions) -> None:
        super().__init__(board, player)
        self._top = board
        self._spoken = spoken
        self.table |= {
            Qt.Key.Key_T: self._tell_tile,
            Qt.Key.Key_K: self._tell_animal,
            Qt.Key.Key_O: self._tell_game,
        }

    def _tell_tile(self, way: int) -> None:
        """Tell of the tile that is meant, then of the next one on which animals live, the own ones first."""
        state, animal = self.view.state, self._top.animal
        living = [cell for cell in range(CELLS) if state.crowd[cell]]
        cells = sorted(living, key=lambda cell: animal < 0 or not state.cubes[animal * CELLS + cell])
        meant = self._meant()
        if meant >= 0 and self.told[0] != CELL:
            cells = [meant]
        if not cells:
            return
        cell = cells[self._next(CELL, way, len(cells))]
        lines = [self._spoken.cell(state, cell), self._spoken.cell_details(state, cell)]
        self.tell((CELL, cells.index(cell), 0), lines, self._top.earth.cell_outline(cell))

    def _meant(self) -> int:
        """Return the tile that is aimed at or chosen, -1 for none."""
        aimed, chosen = self.player.highlights.aimed, self.player.chosen
        if isinstance(aimed, Spot) and aimed.sort in (CELL, TOKEN):
            return aimed.index
        if isinstance(aimed, Spot) and aimed.sort == CORNER:
            return next((cell for cell in CELLS_AT[aimed.index] if self.view.state.ground[cell]), -1)
        return chosen.number if isinstance(chosen, Thing) and chosen.sort == CUBES else -1

    def _tell_animal(self, way: int) -> None:
        """Tell of the own animal, then of the next one down the food chain."""
        state, own = self.view.state, self._top.animal
        animals = sorted(state.in_play, key=lambda one: one != own)
        animal = animals[self._next("animal", way, len(animals))]
        lines = [
            self._spoken.animal(state, animal, self.view.names),
            self._spoken.animal_details(state, animal),
        ]
        where = self._top.own if animal == own else self._top.animals
        self.tell(("animal", animals.index(animal), 0), lines, where.scene_rect)

    def _tell_game(self, way: int) -> None:
        """Tell of the round, then of Survival and what is still to come."""
        state, spoken = self.view.state, self._spoken
        parts: list[tuple[Callable[[Any], list[str]], QRectF]] = [
            (
                lambda one: [spoken.head(one), spoken.survival(one), spoken.earth(one)],
                self._top.head.scene_rect,
            ),
            (
                lambda one: [*(spoken.stack(one, stack) for stack in (1, 2, 3)), spoken.tundra(one)],
                self._top.stacks.scene_rect,
            ),
            (lambda one: [spoken.cards(one), spoken.bag(one)], self._top.cards.scene_rect),
        ]
        at = self._next("game", way, len(parts))
        lines, where = parts[at]
        self.tell(("game", at, 0), lines(state), where)

    def _next(self, sort: str, way: int, count: int) -> int:
        """Return the place after the one that was told last, the first one if that was something else."""
        return (self.told[1] + way) % count if self.told[0] == sort else 0
