"""What lies over the board for a while, and quiet words about what the pointer rests on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.discards import DiscardWords
from evolution_qt.ui.beginning.overlay import BeginningOverlay
from evolution_qt.ui.beginning.parts import BeginningDescriptions
from evolution_qt.ui.beginning.pencil import PencilWords
from evolution_qt.ui.beginning.pieces import PileTile
from evolution_qt.ui.kit.panels import Bubble
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.overlays import Overlays


class BeginningOverlays(Overlays):
    """What lies over the board, and what is said of a place of it.

    Cards and traits are silent: they are enlarged.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        board: BeginningBoard,
        spoken: BeginningDescriptions,
        front: Front[PileTile],
    ) -> None:
        self._board = board
        self._spoken = spoken
        self._front = front
        self.threats = BeginningOverlay(scene, board, front)
        """Who can hunt whom."""
        self._was_spread = False
        """Whether the discards lay spread before the key that is pressed now."""

    @property
    def caption(self) -> Bubble | None:
        """Return the words that say what badges and signs mean, None if there are none."""
        return self.threats.caption

    def show(self) -> None:
        """Draw again who can hunt whom, and the spread discards."""
        self.threats.show()
        if self._board.spread.isVisible():
            self._board.spread_discards()

    def before_drawing(self) -> None:
        """Let the tile go back that came forward: it may be another species now."""
        self._front.close()

    def put_notes_away(self) -> bool:
        """Put the spread discards together, because something is done; say whether they lay spread."""
        self._was_spread = self._board.spread.isVisible()
        self._board.spread.hide()
        return self._was_spread

    def open_discards(self) -> bool:
        """Spread the discards, unless the same key has put them together; say whether they are."""
        if not self._was_spread:
            self._board.spread_discards()
        self._was_spread = False
        return self._board.spread.isVisible()

    def close(self) -> bool:
        """Show no longer what was asked for; say whether that was shown."""
        return self.threats.close()

    def point_at(self, piece: object) -> None:
        """Show the attacks of the species that the pointer rests on, if they are shown."""
        self.threats.point((piece.seat, piece.index) if isinstance(piece, PileTile) else None)

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return what is said of a place that the pointer rests on, and where that lies; None for nothing."""
        board, words = self._board, self._spoken
        view, laid = board.view, board.arrangement
        if view is None or laid is None:
            return None
        spread = board.spread
        if spread.isVisible() and spread.scene_rect.contains(at):
            number = spread.kind_at(spread.mapFromScene(at))
            if number < 0:
                return None
            return DiscardWords().lines(view.state)[number], spread.mapRectToScene(spread.cell(number))
        if board.loss.isVisible() and board.loss.scene_rect.contains(at):
            return board.loss.whole, board.loss.scene_rect
        for place, told in (
            (board.sign_of_food.scene_rect, words.watering_hole),
            (laid.pond, words.watering_hole),
            (laid.draw_pile, words.deck),
            (laid.discard_pile, words.discards),
        ):
            if place.contains(at):
                return told(view), place
        for seat, own in enumerate(laid.seats):
            if own.header.contains(at):
                return words.seat_details(view, seat), own.header
            for tile in board.tiles(seat):
                inside = tile.mapFromScene(at)
                if tile.seen_rect.contains(at) and tile.trait_at(inside) < 0:
                    lines = [words.species(view, seat, tile.index)]
                    if tile.places.pile_zone.contains(inside):
                        laid_down = PencilWords().pile(view, seat, tile.index)
                        return "\n".join([lines[0], *([laid_down] if laid_down else [])]), tile.seen_rect
                    if view.state.phase != OVER:
                        lines += self.threats.words.lines(view, seat, tile.index)
                    return "\n".join(lines), tile.seen_rect
        return None
