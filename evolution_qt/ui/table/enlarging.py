"""Enlarging cards: what the pointer rests on is enlarged after a while, with its rules text.

The card lies where it covers least of the places that it can be played to, never under the pointer; or always
in one place, on a panel of its own, small beside its name and rules text, where it covers nothing that is
played with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.items import Face, Style
from evolution_qt.ui.kit.notes import Cell, Facts, FactsItem
from evolution_qt.ui.kit.panels import Magnifier, magnified
from evolution_qt.ui.kit.placing import cost, nearest_place
from evolution_qt.ui.table.board import Board

WIDEST = 440.0
"""Units; more would make the lines too long."""
NARROWEST = 280.0
"""Pixels; less would leave no room for words beside the card."""
_PAD = 12.0
_CARD = 104.0
"""Units of the width of the card."""


class Pane(FactsItem):
    """A card with its rules text in the lower corner of a room, on the left or on the right."""

    def __init__(self, face: Face, style: Style, room: QRectF, *, is_right: bool) -> None:
        style = style.free
        unit = style.unit
        wide = min(room.width(), WIDEST * unit)
        card = face.pixmap(min(_CARD * unit / style.text, wide * 0.3), style.ratio)
        row = [Cell(sign=card), Cell(face.text, head=face.name, is_headed=True)]
        facts = Facts([row], style, wide - 2 * _PAD * unit, gaps=(_PAD, 4))
        super().__init__(facts, style, pad=_PAD)
        self.rect.setWidth(wide)  # so that it lies in one place, whatever the card
        self.rect.moveBottomLeft(room.bottomLeft())
        if is_right:
            self.rect.moveRight(room.right())
        self.fits = wide >= NARROWEST and self.rect.height() <= room.height()
        """Whether everything can be read in this room."""
        self.setZValue(zvalues.MAGNIFIER)


_SHARES: Final = (1.0, 0.9, 0.8)
"""How large an enlarged card is tried to be."""
_GAP: Final = 8
"""Units between an enlarged card and what is read."""
_READ: Final = 1e6
"""How much it matters that what is read stays in sight beside an enlarged card."""


class Enlarging(QObject):
    """The one enlarged card."""

    def __init__(self, scene: QGraphicsScene, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._board = board
        self._found: tuple[Face, QRectF] | None = None
        self._is_in_place = False
        self._is_resting = False
        """Whether the pointer has not left yet what it was on when nothing was to be enlarged there."""
        self._magnifier: Magnifier | Pane | None = None
        self.is_fixed = False
        """Whether cards are enlarged in one place, as long as there is room for it."""
        self.is_pinned = False
        """Whether the enlarged card stays although the pointer goes elsewhere."""
        self.delay = timings.HOVER
        """Milliseconds until a card is enlarged that the pointer rests on; below 0 never."""
        self.opening: Callable[[], None] = lambda: None
        """Called before a card is enlarged, so that what was said before makes room."""
        self.rises: Callable[[object], bool] = lambda _piece: False
        """Whether a piece is enlarged where it lies: it is not shown a second time unasked."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._open)

    @property
    def is_open(self) -> bool:
        """Return whether a card is enlarged."""
        return self._magnifier is not None

    @property
    def is_read(self) -> bool:
        """Return whether a card is read enlarged, here or where it lies."""
        return self.is_open or (self._found is not None and self._is_in_place)

    @property
    def face(self) -> Face | None:
        """Return the card that is enlarged or rested on, None if there is none."""
        return self._found[0] if self._found is not None else None

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a place of a piece; going on to a neighbour enlarges it almost at once."""
        if self.is_pinned:
            return
        found = self._board.face_at(piece, at)
        if found == self._found:
            return
        was_open = self.is_open
        self.close()
        self._found = found
        self._is_in_place = not self.is_fixed and self.rises(piece)
        is_resting, self._is_resting = self._is_resting, False
        if is_resting:
            return
        if found is not None and self.delay >= 0 and not self._is_in_place:
            self._rest.start(min(timings.HOVER_NEXT, self.delay) if was_open else self.delay)

    def let_be(self) -> None:
        """Enlarge nothing that the pointer comes to rest on now, until it has been elsewhere."""
        self.close()
        self._is_resting = True

    def close(self) -> None:
        """Put the enlarged card away, pinned or not."""
        self.is_pinned = False
        self._rest.stop()
        self._found = None
        magnifier, self._magnifier = self._magnifier, None
        if magnifier is not None:
            self._scene.removeItem(magnifier)

    def pin(self) -> None:
        """Let the enlarged card stay, or put away the one that stayed; a card rested on is enlarged now."""
        if self.is_pinned:
            self.close()
        elif self._found is not None:
            self._rest.stop()
            self._open()
            self.is_pinned = True

    def open(self, face: Face, beside: QRectF) -> None:
        """Enlarge a card at once, until it is put away."""
        self.close()
        self._found = (face, beside)
        self.pin()

    def _open(self) -> None:
        if self._found is None or self._magnifier is not None:
            return
        self.opening()
        face, beside = self._found
        pane = self._pane(face, beside) if self.is_fixed else None
        self._magnifier = pane or Magnifier(face, self._board.style, self._clear_place(face, beside))
        self._scene.addItem(self._magnifier)

    @property
    def place(self) -> QRectF:
        """Return where the enlarged card lies, empty if none does."""
        return self._magnifier.rect if self._magnifier is not None else QRectF()

    def _clear_place(self, face: Face, beside: QRectF) -> QRectF:
        """Return where an enlarged card lies; smaller if it then covers less of what is played with."""
        room, gap = self._scene.sceneRect(), _GAP * self._board.style.unit
        size = magnified(face, self._board.style, room)
        own, others = self._board.reading_needs()
        read = beside.adjusted(-gap, -gap, gap, gap)
        needs = [*own, *others, (read, _READ)]
        places = [
            nearest_place(room, size * share, needs, read, along=self._board.along_reading())
            for share in _SHARES
        ]
        return min(places, key=lambda place: cost(place, [*own, (read, _READ)]))

    def _pane(self, face: Face, beside: QRectF) -> Pane | None:
        """Return the card in one place, on the side where it is not read; None without room."""
        for room, is_right in self._board.reading_rooms():
            pane = Pane(face, self._board.style, room, is_right=is_right)
            if pane.fits and not pane.rect.intersects(beside):
                return pane
        return None
