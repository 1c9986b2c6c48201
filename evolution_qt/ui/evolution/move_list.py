"""All that the seat that is asked may do, in words, as it was when the list was asked for."""

from __future__ import annotations

from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.ui.evolution import gestures, outlook
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table.view import View


class EvolutionMoveList:
    """The moves of one position."""

    def __init__(self, view: View[EvolutionState], phrases: Phrases, explaining: Explaining) -> None:
        self._view = view
        self._phrases = phrases
        self._explaining = explaining

    def moves(self) -> list[Move]:
        """Return all moves, what ends a turn last. Raises BadInput where there are more than can be read."""
        view = self._view
        every = dict.fromkeys(self._phrases.game.moves(view.state, view.viewer)) if view.ask else ()
        return sorted(every, key=lambda move: move.verb in gestures.ENDINGS.values())

    def words(self, move: Move) -> str:
        """Return a move as an order, with what is declined."""
        view = self._view
        if move.verb == "done":
            kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
            return self._phrases.questions.done_button(view.state, kept)
        return typeset(self._explaining.move(move, view.names, view.viewer))

    def consequences(self, move: Move) -> str:
        """Return what a move would bring, empty if that is plain."""
        view, game = self._view, self._phrases.game
        steps = game.actions(view.state, view.viewer, move)[:1]
        lines = outlook.consequences(game, self._phrases, view.state, view.viewer, move, steps, view.names)
        return " ".join(line for line in lines if line)
