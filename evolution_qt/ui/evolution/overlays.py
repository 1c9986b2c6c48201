"""What lies over the board of Evolution: who can eat whom, what a round has brought, what a line tells of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.ui.evolution import hints
from evolution_qt.ui.evolution.overlay import Overlay
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import TileItem
from evolution_qt.ui.evolution.round_note import RoundNote
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.evolution.trace import Trace
from evolution_qt.ui.kit.panels import Bubble
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.overlays import Overlays

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


class EvolutionOverlays(QObject, Overlays):
    """What lies over one board."""

    species_pointed = Signal(int)
    """The species that the pointer rests on, 0 if on none."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: Tabletop,
        front: Front[TileItem],
        game: Evolution,
        phrases: Phrases,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._front = front
        self._game = game
        self._phrases = phrases
        self.threats = Overlay(scene, board, front, game, phrases)
        """Who can eat whom."""
        self.round_note = RoundNote(scene, board, self)
        self.trace = Trace(scene, board)
        self._pointed = 0

    @property
    def caption(self) -> Bubble | None:
        """Return the words that say what the shields mean, None if there are none."""
        return self.threats.caption

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return what is said of a place that the pointer rests on, and where that lies; None for nothing."""
        return hints.hint_at(self._board, self._phrases, at)

    def before_drawing(self) -> None:
        """Let the tile go back that came forward: it may be another species now."""
        if self._front.tile is not None:
            self._front.close()

    def show(self) -> None:
        """Draw again who can eat whom, and what a round has brought."""
        self.threats.show()
        self.round_note.redraw()

    def close(self) -> bool:
        """Show no longer who can eat whom; say whether that was shown."""
        return self.threats.close()

    def put_notes_away(self) -> bool:
        """Take away what a round has brought; that needs no click of its own."""
        self.round_note.close()
        return False

    def clear_pointing(self) -> None:
        """Mark nothing that a line of the log tells of."""
        self.trace.clear()

    def point_at(self, piece: object) -> None:
        """Tell which species the pointer rests on."""
        pointed = species_ref(piece.seat, piece.index) if isinstance(piece, TileItem) else 0
        if pointed != self._pointed:
            self._pointed = pointed
            self.threats.point(pointed)
            self.species_pointed.emit(pointed)

    def mean(self, place: tuple[int, int] | None) -> None:
        """Show the attacks of a species that is told of, by its seat and number; None for none."""
        self.threats.point(0 if place is None else species_ref(*place))

    def forget_words(self) -> None:
        """Take away what a round has brought: its words are of another language."""
        self.round_note.close()
