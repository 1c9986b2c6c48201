"""Brings a small tile forward: larger, with all its words, while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.panels import kept_inside
from evolution_qt.ui.table.arrangement import FORMS, LARGE
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.species_tile import SpeciesTile

T = TypeVar("T", bound=SpeciesTile)

_WIDTH = 290.0
"""Pixels of a tile that came forward, in a window 800 high and in lower ones."""


class HoverZoom(QObject, Generic[T]):
    """The one tile of a table that has come forward: the tile itself, so that a press there is one on it."""

    def __init__(
        self, scene: QGraphicsScene, board: SpeciesBoard[Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._board = board
        self._wanted = (-1, -1)
        self.tile: T | None = None
        self.delay = timings.HOVER
        """Milliseconds until a tile comes forward that the pointer rests on; below 0 never."""
        self.changed: list[Callable[[T], None]] = []
        """Told of a tile that came forward or went back, to show there what is shown of its species."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._open)

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a piece; a trait is enlarged instead, and nothing comes forward for it."""
        if piece is self.tile and piece is not None:
            return
        wanted = (-1, -1)
        if isinstance(piece, SpeciesTile) and piece.form != LARGE and piece.trait_at(at) < 0:
            wanted = (piece.seat, piece.index)
        if wanted == self._wanted:
            return
        was_open = self.tile is not None
        self.close()
        self._wanted = wanted
        if wanted[0] >= 0 and self.delay >= 0:
            self._rest.start(min(timings.HOVER_NEXT, self.delay) if was_open else self.delay)

    def open_next(self) -> bool:
        """Bring the next small tile forward, after the last one none; return whether there are any."""
        last = (self.tile.seat, self.tile.index) if self.tile is not None else (-1, -1)
        self.close()
        small = [
            (seat, tile.index)
            for seat in range(len(self._board.seats))
            for tile in self._board.tiles(seat)
            if tile.form != LARGE
        ]
        self._wanted = next((one for one in small if one > last), (-1, -1))
        self._open()
        return bool(small)

    def close(self) -> None:
        """Let the tile go back."""
        self._rest.stop()
        self._wanted = (-1, -1)
        tile, self.tile = self.tile, None
        if tile is not None:
            self._board.put_back(tile)
            self._report(tile)

    def _open(self) -> None:
        found = self._board.tile_of(*self._wanted)
        if found is None:
            return
        tile = cast(T, found)
        room = self._scene.sceneRect()
        wide = max(_WIDTH * max(room.height() / 800, 1.0) * tile.style.laid, tile.size.width() * 1.3)
        place = QRectF(0, 0, wide, wide * FORMS[LARGE][1] / FORMS[LARGE][0])
        place.moveCenter(tile.seen_rect.center())
        tile.come_forward(kept_inside(place, room.adjusted(4, 4, -4, -4)))
        self.tile = tile
        self._report(tile)

    def _report(self, tile: T) -> None:
        for told in self.changed:
            told(tile)
