"""Opens a row that is folded into a strip: its boards in a larger form, while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.evolution.boards import TALL
from evolution_qt.ui.evolution.pieces import BoardItem, RowItem
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.panels import draw_panel, kept_inside

_WIDE, _TALL, _GAP, _PAD = 148.0, 176.0, 6.0, 12.0
"""Units of a board that was opened, and of the room around it."""


@guarded
class OpenRow(Item):
    """A row with its boards in a larger form, on a panel of its own."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.boards: list[BoardItem] = []
        self.setZValue(zvalues.MAGNIFIER - 1)
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return self.rect.adjusted(-14, -14, 14, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel; the boards draw themselves."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self.rect, self.style)


class Unfold(QObject):
    """The one row that is open on a table."""

    def __init__(
        self, scene: QGraphicsScene, drag: Drag, top: Tabletop, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag = drag
        self._top = top
        self._seat = -1
        self.row: OpenRow | None = None
        self.delay = timings.HOVER
        """Milliseconds until a row opens that the pointer rests on; below 0 never."""
        self.opened: Callable[[OpenRow], None] = lambda _row: None
        """Told of a row that was opened, to show on its boards what is shown on the others."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._open)

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a piece; a trait is enlarged instead, and nothing is opened for it."""
        seat = -1
        if isinstance(piece, RowItem | BoardItem) and self._top.is_folded(piece.seat):
            on_trait = isinstance(piece, BoardItem) and piece.trait_at(at) >= 0
            seat = self._seat if on_trait and self.row is not None else -1 if on_trait else piece.seat
        if seat == self._seat:
            return
        was_open = self.row is not None
        self.close()
        self._seat = seat
        if seat >= 0 and self.delay >= 0:
            self._rest.start(min(timings.HOVER_NEXT, self.delay) if was_open else self.delay)

    def open_next(self) -> None:
        """Open the next folded row, after the last one none."""
        last = self.row.seat if self.row is not None else -1
        self.close()
        folded = [seat for seat in range(len(self._top.seats)) if self._top.is_folded(seat)]
        self._seat = next((seat for seat in folded if seat > last), -1)
        self._open()

    def close(self) -> None:
        """Fold the row again."""
        self._rest.stop()
        self._seat = -1
        row, self.row = self.row, None
        if row is not None:
            self._scene.removeItem(row)

    def _open(self) -> None:
        boards = self._top.boards(self._seat) if self._seat >= 0 else []
        if not boards:
            return
        style, unit = self._top.style, self._top.style.unit
        step_x, step_y, pad = (_WIDE + _GAP) * unit, (_TALL + _GAP) * unit, _PAD * unit
        room = self._scene.sceneRect().adjusted(8, 8, -8, -8)
        lines = -(-len(boards) // max(int((room.width() - 2 * pad) / step_x), 1))
        columns = -(-len(boards) // lines)
        gap = 2 * pad - _GAP * unit
        place = QRectF(0, 0, columns * step_x + gap, lines * step_y + gap)
        header = self._top.header(self._seat)
        place.moveCenter(QPointF(header.center().x(), 0))
        place.moveTop(header.bottom() + 2 * unit)
        row = OpenRow(self._drag, self._seat)
        row.dress(style)
        row.place(kept_inside(place, room))
        for number, board in enumerate(boards):
            line, column = divmod(number, columns)
            copy = BoardItem(self._drag, row, self._seat)
            copy.dress(style)
            copy.place(QRectF(pad + column * step_x, pad + line * step_y, _WIDE * unit, _TALL * unit))
            copy.show_species(board.index, TALL, board.look, board.traits, None, unit)
            copy.setAcceptHoverEvents(False)
            copy.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            row.boards.append(copy)
        self._scene.addItem(row)
        self.row = row
        self.opened(row)
