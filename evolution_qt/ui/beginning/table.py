"""The table of The Beginning: its board, gestures, cues and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from evolution_qt.core.game import Observation
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import PLAY, BeginningState
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.cues import BeginningCues
from evolution_qt.ui.beginning.discards import DiscardWords, PencilMarks
from evolution_qt.ui.beginning.event_kinds import losses, steps
from evolution_qt.ui.beginning.explaining import BeginningExplaining
from evolution_qt.ui.beginning.gestures import ENDINGS, BeginningGestures
from evolution_qt.ui.beginning.hint import BeginningHint
from evolution_qt.ui.beginning.keys import BeginningKeyboard
from evolution_qt.ui.beginning.overlays import BeginningOverlays
from evolution_qt.ui.beginning.parts import BeginningDescriptions, BeginningParts
from evolution_qt.ui.beginning.preview import preview
from evolution_qt.ui.beginning.tiles import LIGHT, PileTile
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.species_table import SpeciesReadAloudKeys, SpeciesTable
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


class BeginningMoveList:
    """The moves of one position."""

    def __init__(self, board: BeginningBoard, view: View[BeginningState], phrases: BeginningPhrases) -> None:
        self._board = board
        self._view = view
        self._phrases = phrases

    def moves(self) -> list[BeginningMove]:
        """Return all moves, what ends card play or feeding last."""
        view = self._view
        every = dict.fromkeys(self._phrases.game.moves(view.state, view.viewer)) if view.ask else ()
        return sorted(every, key=lambda move: move.verb in ENDINGS.values())

    def words(self, move: BeginningMove) -> str:
        """Return a move as an order."""
        view = self._view
        if move.verb in ENDINGS.values():
            kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
            return self._phrases.done_button(view.state, kept, ends_turn=self._board.ends_turn(view))
        return self._phrases.move(move, view.names, view.viewer)

    def preview_lines(self, move: BeginningMove) -> str:
        """Return what a move would bring, empty if that is plain."""
        return " ".join(preview(self._phrases.game, self._view, move).lines)


class BeginningTable(SpeciesTable):
    """The table of one game of The Beginning."""

    phrases: BeginningPhrases
    light = LIGHT
    recalled = staticmethod(steps)
    lost = staticmethod(losses)

    def __init__(self, game: Beginning, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(game, theme=theme, parent=parent)
        self.game: Beginning = game
        phrases = BeginningPhrases(game)
        self.top = BeginningBoard(self.scene(), self.drag, game, phrases)
        meanings = BeginningGestures(game, self.top, phrases)
        self.set_up_board(self.top, meanings, phrases)
        self.front: HoverZoom[PileTile] = HoverZoom(self.scene(), self.top, self)
        self.player.resting.append(self.front)
        self.let_fan_rise()
        self.player.marking.append(PencilMarks())
        self.explaining: BeginningExplaining = BeginningExplaining(game, phrases, self)
        spoken = BeginningDescriptions(game, phrases)
        self.over = BeginningOverlays(self.scene(), self.top, spoken, self.front)
        self.set_up_overlays(self.over)
        self.set_up_keys(
            BeginningKeyboard(self.top, self.player, meanings, self.front),
            SpeciesReadAloudKeys(self.top, self.player, spoken),
            BeginningHint(self.scene(), self.top, self.explaining, self),
        )
        self.keys.plain |= {Qt.Key.Key_O: self._show_next_threats, Qt.Key.Key_X: self._spread_discards}
        self.top.opened = self._spread_discards
        self.set_up_motion(BeginningCues(self.top, phrases))
        self.set_up_words(BeginningParts(self.top, meanings, spoken), spoken)

    def _show_next_threats(self) -> None:
        """Show the hunters in sight, then what others would need, then nothing, and announce it."""
        threats, view = self.over.threats, self.top.view
        threats.next()
        if view is None:
            return
        if threats.caption is None:
            self.tree.say(threats.words.hidden())
        else:
            self.tree.say(threats.caption.lines[0], *threats.spoken(view))

    def _spread_discards(self) -> None:
        """Spread the discard pile and announce it, or put it together."""
        view = self.top.view
        if view is not None and self.over.open_discards():
            self.tree.say(*DiscardWords().lines(view.state))

    def show_position(
        self, seen: Observation[BeginningState], *, ask: bool = False, pieces: Pieces | None = None
    ) -> None:
        """Draw the truth from nothing: no step of a turn is told then."""
        self.top.step = -1
        super().show_position(seen, ask=ask, pieces=pieces)

    def move_list(self) -> BeginningMoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        view = self.top.view
        is_asked = view is not None and view.ask and view.offer.legal
        return BeginningMoveList(self.top, view, self.phrases) if view is not None and is_asked else None
