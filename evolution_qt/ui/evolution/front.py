"""Brings a small tile forward: larger, with its tracks and its words, while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.evolution.pieces import BoardItem
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.evolution.tiles import LARGE, MEASURES
from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.panels import kept_inside

_WIDTH = 250.0
"""Pixels of a tile that came forward, in a window 800 high."""


class Front(QObject):
    """The one tile of a table that has come forward."""

    def __init__(
        self, scene: QGraphicsScene, drag: Drag, top: Tabletop, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag = drag
        self._top = top
        self._wanted = (-1, -1)
        self.tile: BoardItem | None = None
        self.delay = timings.HOVER
        """Milliseconds until a tile comes forward that the pointer rests on; below 0 never."""
        self.opened: Callable[[BoardItem], None] = lambda _tile: None
        """Told of a tile that came forward, to show on it what is shown on the one below."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._open)

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a piece; a trait is enlarged instead, and nothing comes forward for it."""
        wanted = (-1, -1)
        if isinstance(piece, BoardItem) and piece.form != LARGE:
            meant = (piece.seat, piece.index)
            is_on_trait = piece.trait_at(at) >= 0
            wanted = self._wanted if is_on_trait and self._wanted == meant else wanted
            wanted = wanted if is_on_trait else meant
        if wanted == self._wanted:
            return
        was_open = self.tile is not None
        self.close()
        self._wanted = wanted
        if wanted[0] >= 0 and self.delay >= 0:
            self._rest.start(min(timings.HOVER_NEXT, self.delay) if was_open else self.delay)

    def open_next(self) -> None:
        """Bring the next small tile forward, after the last one none."""
        last = (self.tile.seat, self.tile.index) if self.tile is not None else (-1, -1)
        self.close()
        small = [
            (seat, board.index)
            for seat in range(len(self._top.seats))
            for board in self._top.boards(seat)
            if board.form != LARGE
        ]
        self._wanted = next((one for one in small if one > last), (-1, -1))
        self._open()

    def close(self) -> None:
        """Let the tile go back."""
        self._rest.stop()
        self._wanted = (-1, -1)
        tile, self.tile = self.tile, None
        if tile is not None:
            self._scene.removeItem(tile)

    def _open(self) -> None:
        board = self._top.board_of(*self._wanted)
        if board is None:
            return
        room = self._scene.sceneRect()
        wide = max(_WIDTH * room.height() / 800, board.size.width() * 1.3)
        place = QRectF(0, 0, wide, wide * MEASURES[LARGE].height / MEASURES[LARGE].width)
        place.moveCenter(board.seen_rect.center())
        tile = BoardItem(self._drag, board.seat)
        tile.dress(self._top.style)
        tile.place(kept_inside(place, room.adjusted(4, 4, -4, -4)))
        tile.show_species(board.index, LARGE, board.look, board.traits, None, place.width())
        tile.setZValue(zvalues.MAGNIFIER - 1)
        tile.setAcceptHoverEvents(False)
        tile.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(tile)
        self.tile = tile
        self.opened(tile)
