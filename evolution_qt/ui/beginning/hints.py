"""What lies over the board for a while, and quiet words about what the pointer rests on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.overlay import BeginningOverlay
from evolution_qt.ui.beginning.parts import BeginningDescriptions
from evolution_qt.ui.beginning.pieces import PileTile
from evolution_qt.ui.kit.panels import Bubble
from evolution_qt.ui.table.overlays import Overlays


class BeginningOverlays(Overlays):
    """What lies over the board, and what is said of a place of it.

    Cards and traits are silent: they are enlarged.
    """

    def __init__(self, scene: QGraphicsScene, board: BeginningBoard, spoken: BeginningDescriptions) -> None:
        self._board = board
        self._spoken = spoken
        self.threats = BeginningOverlay(scene, board)
        """Who can hunt whom."""

    @property
    def caption(self) -> Bubble | None:
        """Return the words that say what badges and signs mean, None if there are none."""
        return self.threats.caption

    def show(self) -> None:
        """Draw again who can hunt whom."""
        self.threats.show()

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
                    if view.state.phase != OVER:
                        lines += self.threats.words.lines(view, seat, tile.index)
                    return "\n".join(lines), tile.seen_rect
        return None
