"""Quiet words about what the pointer rests on: piles, the watering hole, seats and species."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.parts import BeginningDescriptions
from evolution_qt.ui.table.overlays import Overlays


class BeginningOverlays(Overlays):
    """What is said of a place of the table. Cards and traits are silent: they are enlarged."""

    def __init__(self, board: BeginningBoard, spoken: BeginningDescriptions) -> None:
        self._board = board
        self._spoken = spoken

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return what is said of a place that the pointer rests on, and where that lies; None for nothing."""
        board, words = self._board, self._spoken
        view, laid = board.view, board.arrangement
        if view is None or laid is None:
            return None
        for place, told in (
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
                    return words.species(view, seat, tile.index), tile.seen_rect
        return None
