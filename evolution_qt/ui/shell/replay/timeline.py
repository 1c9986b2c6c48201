"""The whole course of a game in one strip: rounds, points, what stands out, and where one is.

A ply is a number of moves made. Dragging along the strip, the wheel over it and keys go
through the plies; the timeline only asks for that, by `asked`, and shows what it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.event import DEED
from evolution_qt.core.timeline import Section, TimelineMark
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.crest_icons import shape_path
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import show_tip
from evolution_qt.ui.shell.window.charts import Chart

_TALL: Final = 109
_LOW: Final = 71
"""The same in a window that is not high."""
_EDGE: Final = 12.0
_HEAD: Final = 24.0
"""Room for the numbers of the rounds."""
_LANE: Final = 13.0
"""Room for one row of marks."""
_LOW_LANE: Final = 10.0
_GRIP: Final = 6.0
"""Half the width of what can be dragged."""
_DOT: Final = 3.6
"""Half the size of the marks on the lines of the points."""
_NOTCH: Final = 120
"""What a mouse reports for one notch of its wheel."""
_LEAST_NAMED: Final = 78.0
"""The narrowest round that is named in words."""


@guarded
class Timeline(Chart):
    """The timeline of one game."""

    asked = Signal(int)
    """A player wants to see this ply."""
    stepped = Signal(int, bool)
    """Someone turns the wheel: so many steps, and whether a step is a round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._sections: Sequence[Section] = (Section(1, 0),)
        self._marks: Sequence[TimelineMark] = ()
        self._points: list[Sequence[int]] = []
        self.last = 0
        self.ply = 0
        self._is_low = False
        self._wheel = 0
        self.describe: Callable[[int], str] = lambda ply: ""
        """Tells a ply in words, for a pointer that rests on it."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Return the size that it was made for."""
        return QSize(800, self._tall)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which something can be found."""
        return QSize(300, self._tall)

    @property
    def _tall(self) -> int:
        return round((_LOW if self._is_low else _TALL) * self._factor)

    @property
    def _lane(self) -> float:
        return (_LOW_LANE if self._is_low else _LANE) * self._factor

    def set_factor(self, factor: float, *, low: bool = False) -> None:
        """Draw everything so much larger; *low*: with little height."""
        self._is_low = low
        super().set_factor(factor)

    def show_course(
        self, names: Sequence[str], last: int, sections: Sequence[Section], marks: Sequence[TimelineMark]
    ) -> None:
        """Show a game of *last* moves with its rounds and what stands out in it."""
        self._names, self.last, self._sections, self._marks = names, last, sections, marks
        self._points = []
        self.redraw()

    def show_points(self, points: Sequence[Sequence[int]]) -> None:
        """Show the points of each seat, for the plies from 0 on as far as they are known."""
        self._points = list(points)
        self.redraw()

    def show_ply(self, ply: int, words: str) -> None:
        """Show where one is, and announce it."""
        self.ply = ply
        self.setAccessibleDescription(words)
        self.update()

    # Places

    @property
    def _plot(self) -> QRectF:
        """Return where the lines are: below the rounds, above the marks."""
        unit = self._factor
        top = _HEAD * unit
        bottom = self.height() - 2 * self._lane - 4 * unit
        return QRectF(_EDGE * unit, top + 3 * unit, self.width() - 2 * _EDGE * unit, bottom - top - 6 * unit)

    def x_of(self, ply: float) -> float:
        """Return where a ply lies."""
        plot = self._plot
        return plot.left() + plot.width() * ply / max(self.last, 1)

    def ply_at(self, x: float) -> int:
        """Return the ply nearest to a place."""
        plot = self._plot
        at = round((x - plot.left()) / max(plot.width(), 1.0) * self.last)
        return min(max(at, 0), self.last)

    def mark_place(self, mark: TimelineMark) -> QPointF:
        """Return where a mark stands: deeds in the upper row, losses in the lower one."""
        unit = self._factor
        row = 0 if mark.sort == DEED else 1
        return QPointF(self.x_of(mark.ply), self.height() - (1.5 - row) * self._lane - 3 * unit)

    # The person

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the ply under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus()
            self._go(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go a move for each notch; with Ctrl a round."""
        delta = event.angleDelta()
        self._wheel += delta.y() or -delta.x()
        steps = int(self._wheel / _NOTCH)
        self._wheel -= steps * _NOTCH
        if steps:
            by_rounds = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.stepped.emit(-steps, by_rounds)
        event.accept()

    def _go(self, x: float) -> None:
        ply = self.ply_at(x)
        if ply != self.ply:
            self.asked.emit(ply)

    def event(self, event: QEvent) -> bool:
        """Show in a tooltip the ply that the pointer rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.describe(self.ply_at(event.pos().x())), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.setAccessibleName(self.tr("Course of the game"))

    # Painting

    def draw(self, painter: QPainter) -> None:
        """Paint the course."""
        self._paint_rounds(painter)
        for seat in range(len(self._names)):
            self._paint_line(painter, seat)
        for mark in self._marks:
            self._paint_mark(painter, mark)

    def _paint_rounds(self, painter: QPainter) -> None:
        """Paint each round as a panel of its own, every other one a little darker."""
        unit, tall = self._factor, self.height() - 2 * self._factor
        ends = [one.first for one in self._sections[1:]] + [self.last]
        whole = QRectF(self.x_of(0) - 6 * unit, unit, self._plot.width() + 12 * unit, tall)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(whole, 8, 8)
        for number, (section, end) in enumerate(zip(self._sections, ends, strict=True)):
            left, right = self.x_of(section.first), self.x_of(end)
            room = QRectF(left, unit, right - left, tall)
            if number % 2:
                painter.fillRect(room, self.ink(0.055))
            if number:
                painter.setPen(QPen(self.ink(0.28), 1))
                painter.drawLine(room.topLeft(), room.bottomLeft())
            painter.setPen(self.palette().placeholderText().color())
            words = str(section.round)
            if room.width() >= _LEAST_NAMED * unit:
                words = filled(self.tr("Round {round}"), {"round": words})
            head = QRectF(left, 2 * unit, room.width(), (_HEAD - 2) * unit)
            painter.drawText(head, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        """Paint the points of a seat as a line, with its mark at the end of each round."""
        if len(self._points) < 2:
            return
        plot = self._plot
        least, most = min(map(min, self._points)), max(map(max, self._points))
        scale = plot.height() / max(most - least, 1)
        places = [
            QPointF(self.x_of(at), plot.bottom() - scale * (row[seat] - least))
            for at, row in enumerate(self._points)
        ]
        ends = [one.first for one in self._sections[1:]] + [self.last]
        marked = [places[at] for at in ends if at < len(places)]
        self.draw_seat(painter, seat, places, marked, wide=2.0, radius=_DOT)

    def _paint_mark(self, painter: QPainter, mark: TimelineMark) -> None:
        """Paint the actor's mark for a deed; for a loss hollow and crossed out."""
        at, tint, size = self.mark_place(mark), self.seat_tint(mark.seat), 4.4 * self._factor
        shape = shape_path(palette.shape(mark.seat), at, size)
        if mark.sort == DEED:
            painter.setPen(QPen(self.palette().base().color(), 1))
            painter.setBrush(tint)
            painter.drawPath(shape)
        else:
            pen = QPen(tint, 1.5 * self._factor)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
            painter.drawLine(at + QPointF(-size, size), at + QPointF(size, -size))

    def draw_over(self, painter: QPainter) -> None:
        """Paint where one is: a line with a grip."""
        unit, x = self._factor, self.x_of(self.ply)
        accent = self.palette().highlight().color()
        painter.setPen(QPen(accent, 2 * unit))
        painter.drawLine(QPointF(x, 3 * unit), QPointF(x, self.height() - 3 * unit))
        grip = QRectF(x - _GRIP * unit, unit, 2 * _GRIP * unit, 12 * unit)
        painter.setPen(QPen(self.palette().base().color(), 1.4))
        painter.setBrush(accent)
        painter.drawRoundedRect(grip, 4 * unit, 4 * unit)
