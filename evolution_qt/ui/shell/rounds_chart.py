"""The course of a game: points after each round, one line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import joined, palette, writing
from evolution_qt.ui.kit.crests import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.chart import CourseChart

_RADIUS: Final = 5.0
_BADGE: Final = 8.0
"""The radius of a badge beside a name."""
_BESIDE: Final = 0.3
"""The share of the width that names have beside the ends of their lines at most."""
_APART: Final = 14
_PAD: Final = 14.0


@guarded
class RoundsChart(CourseChart):
    """Lines over rounds; the one under the pointer, or chosen by arrow keys, is told in numbers."""

    round_chosen = Signal(int)
    """Someone clicks on a round, or presses Return at it: its number, 0 for the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._rounds: Sequence[int] = ()
        self._points: Sequence[Sequence[int]] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size that it was made for."""
        return QSize(520, 280) * self._factor

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which it can be read."""
        legend = self._legend()
        return QSize(320, 200) * self._factor + QSize(0, round(legend[-1].bottom()) if legend else 0)

    def show_course(
        self, names: Sequence[str], rounds: Sequence[int], points: Sequence[Sequence[int]]
    ) -> None:
        """Show the *points* of each seat after each of the *rounds*."""
        self._names, self._rounds, self._points = names, rounds, points
        highest = max((max(row) for row in points), default=1)
        self.show_steps(len(rounds), highest, self.tr("Points after each round"))

    def told(self, at: int) -> str:
        """Return a round in words."""
        pairs = zip(self._names, self._points[at], strict=True)
        return joined.before(self._round_name(at), joined.row([f"{name} {points}" for name, points in pairs]))

    def told_in_lines(self, at: int) -> list[tuple[str, QColor]]:
        """Return the round and the points of each seat, in its colour."""
        pairs = enumerate(zip(self._names, self._points[at], strict=True))
        lines = [(f"{name}  {points}", self.seat_tint(seat)) for seat, (name, points) in pairs]
        return [(self._round_name(at), self.ink()), *lines]

    def _round_name(self, at: int) -> str:
        number = self._rounds[at]
        if not number:
            return self.tr("Beginning")
        return filled(self.tr("Round {round}"), {"round": number})

    # Places

    def room(self) -> QRectF:
        """Return where the lines are; names stand at the right of them, or above."""
        metrics = self.metrics()
        legend = self._legend()
        right = self.px(_PAD) if legend else self._longest() + self._sign() + 30
        left = metrics.horizontalAdvance("00") + _PAD
        top = legend[-1].bottom() + _PAD if legend else _PAD
        bottom = metrics.height() + 6
        return QRectF(left, top, self.width() - left - right, self.height() - bottom - top)

    def _longest(self) -> float:
        metrics = self.metrics(bold=True)
        return max((metrics.horizontalAdvance(name) for name in self._names), default=0)

    def _legend(self) -> list[QRectF]:
        """Return where each name stands above the lines; nothing where they have room beside their ends."""
        if self._longest() + self._sign() + 30 <= self.width() * _BESIDE:
            return []
        metrics = self.metrics(bold=True)
        found, left, top = [], 0.0, 0.0
        for name in self._names:
            wide = min(metrics.horizontalAdvance(name) + self._sign(), float(self.width()))
            if left and left + wide > self.width():
                left, top = 0.0, top + self._tall()
            found.append(QRectF(left, top, wide, self._tall()))
            left += wide + self.px(_APART)
        return found

    def _tall(self) -> float:
        """Return the height of a name with its badge."""
        return max(self.metrics(bold=True).height(), self.px(2 * _BADGE + 4))

    def _sign(self) -> float:
        """Return the room of the badge before a name."""
        return self.px(2 * _BADGE + 10)

    # The person

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the round that the pointer is nearest to."""
        self.mouseMoveEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.chosen >= 0:
            self.round_chosen.emit(self._rounds[self.chosen])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the round that is told with Return."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen >= 0:
            self.round_chosen.emit(self._rounds[self.chosen])
        else:
            super().keyPressEvent(event)

    # Painting

    def draw(self, painter: QPainter) -> None:
        """Paint grid, lines, marks and names."""
        if not self._rounds:
            return
        self.draw_levels(painter)
        under = self.plot.bottom() + 4
        for at, number in enumerate(self._rounds):
            left = self.point(at, 0).x() - self.px(20)
            room = QRectF(left, under, self.px(40), self.height() - under)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))
        for seat in range(len(self._names)):
            places = [self.point(at, row[seat]) for at, row in enumerate(self._points)]
            self.draw_seat(painter, seat, places, places, wide=2.6, radius=_RADIUS)
        if legend := self._legend():
            self._draw_legend(painter, legend)
        else:
            self._draw_names(painter)

    def _draw_names(self, painter: QPainter) -> None:
        """Write each name beside the end of its line, pushed apart where lines end close together."""
        last = len(self._rounds) - 1
        tall = self._tall()
        ends = sorted((self.point(last, points).y(), seat) for seat, points in enumerate(self._points[last]))
        y = -tall
        rows: list[tuple[float, int]] = []
        for middle, seat in ends:
            y = max(middle - tall / 2, y + tall)
            rows.append((y, seat))
        over = max(rows[-1][0] + tall - self.height(), 0.0) if rows else 0.0
        left = self.plot.right() + 12
        painter.setFont(self.writing(bold=True))
        for top, seat in rows:
            self._draw_name(painter, seat, QRectF(left, max(top - over, 0), self.width() - left, tall))

    def _draw_legend(self, painter: QPainter, legend: Sequence[QRectF]) -> None:
        """Write the names above the lines."""
        for seat, room in enumerate(legend):
            self._draw_name(painter, seat, room.adjusted(0, 0, 1, 0))

    def _draw_name(self, painter: QPainter, seat: int, room: QRectF) -> None:
        """Write a name after the badge of its seat."""
        at = QPointF(room.left() + self.px(_BADGE + 1), room.center().y())
        draw_crest(painter, palette.badge(seat), at, self.px(_BADGE))
        words = room.adjusted(self._sign(), 0, 0, 0)
        writing.draw_line(painter, words, self._names[seat], self.writing(bold=True), self.seat_tint(seat))
