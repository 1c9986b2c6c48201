"""All moves of one position in words, and what each would bring."""

from __future__ import annotations

from typing import Any

from evolution_qt.games.dominant.moves import step
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.preview import told_ahead
from evolution_qt.ui.table.simple_table import SimpleMoveList
from evolution_qt.ui.table.view import View


class DominantMoveList(SimpleMoveList):
    """The moves that the animal that is asked may make."""

    def __init__(self, view: View[Any], words: DominantWords) -> None:
        super().__init__(view, words)
        self._state = view.state
        self._terms = words

    def consequences(self, move: Any) -> str:
        """Return what a move would bring, empty if it is to pass."""
        return " ".join(told_ahead(self._state, step(move), self._terms))
