"""All that the seat that is asked may do, in words, as it was when the list was asked for."""

from __future__ import annotations

from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.descriptions import EvolutionDescriptions
from evolution_qt.ui.table.view import View


class EvolutionMoveList:
    """The moves of one position."""

    def __init__(self, view: View[EvolutionState], spoken: EvolutionDescriptions) -> None:
        self._view = view
        self._spoken = spoken

    def moves(self) -> list[Move]:
        """Return all moves. Raises BadInput where there are more than anybody can read."""
        return self._spoken.moves(self._view)

    def words(self, move: Move) -> str:
        """Return what a move is."""
        return self._spoken.move(self._view, move)

    def consequences(self, move: Move) -> str:
        """Return what a move would bring, empty if there is nothing to say."""
        return self._spoken.consequences(self._view, move)
