"""Tables of Evolution for tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.table.gestures import Spot
from tests.ui.hands import LEFT, RIGHT, Hands

__all__ = ["LEFT", "RIGHT", "Player"]


class Player(Hands):
    """A person at a table of Evolution."""

    table: EvolutionTable

    def __init__(
        self, qtbot: Any, game: Evolution, state: EvolutionState, size: tuple[int, int] = (1280, 720)
    ):
        super().__init__(qtbot, game, state, EvolutionTable(game), size)

    def spot(self, sort: str, seat: int = -1, index: int = -1, trait: str = "") -> QRectF:
        number = self.game.table.index[trait] if trait else -1
        return self.table.top.rect_of(Spot(sort, seat, index, number))
