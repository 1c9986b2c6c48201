"""The course of a game: points after each round, one line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, joined, palette, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.kit.seatmarks import dashed, mark_path
from evolution_qt.ui.shell import style

_RADIUS: Final = 5.0
_BESIDE = 0.3
"""The share of the width that names have beside the ends of their lines at most."""
_APART = 14
_PAD: Final = 14.0
_LOOKS: Final = (
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.LanguageChange,
)
"""After these it looks otherwise."""


@guarded
class Chart(QWidget):
    """Lines over rounds; the round under the pointer, or chosen by arrow keys, is told in numbers."""

    round_chosen = Signal(int)
    """Somebody clicks on a round, or presses Return at it: its number, 0 for the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._rounds: Sequence[int] = ()
        self._points: Sequence[Sequence[int]] = ()
        self.chosen = -1
        """Which of the rounds is told in numbers, -1 for none."""
        self._factor = 1.0
        self._room = QRectF()
        """Where the lines are, once that was asked."""
        self._picture: QPixmap | None = None
        """Everything but what is chosen; what moves behind the chart would paint all of it again."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size that it was made for."""
        return QSize(520, 280) * self._factor

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which it can be read."""
        legend = self._legend()
        return QSize(320, 200) * self._factor + QSize(0, round(legend[-1].bottom()) if legend else 0)

    def set_factor(self, factor: float) -> None:
        """Draw everything so much larger."""
        self._factor = factor
        self.updateGeometry()
        self._draw_anew()

    def show_course(
        self, names: Sequence[str], rounds: Sequence[int], points: Sequence[Sequence[int]]
    ) -> None:
        """Show the *points* of each seat after each of the *rounds*."""
        self._names, self._rounds, self._points = names, rounds, points
        self.chosen = -1
        self.setAccessibleName(self.tr("Points after each round"))
        self.setAccessibleDescription(self.in_words())
        self._draw_anew()

    def _draw_anew(self) -> None:
        self._room = QRectF()
        self._picture = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything in the new size."""
        super().resizeEvent(event)
        self._draw_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Draw everything in other colours or letters."""
        super().changeEvent(event)
        if event.type() in _LOOKS:
            self._draw_anew()

    def in_words(self) -> str:
        """Return the numbers as lines, for whoever cannot see them."""
        return "\n".join(self._told(at) for at in range(len(self._rounds)))

    def _told(self, at: int) -> str:
        pairs = zip(self._names, self._points[at], strict=True)
        return joined.before(self._round_name(at), joined.row([f"{name} {points}" for name, points in pairs]))

    def _round_name(self, at: int) -> str:
        number = self._rounds[at]
        if not number:
            return self.tr("Beginning")
        return filled(self.tr("Round {round}"), {"round": number})

    # Places

    def _plot(self) -> QRectF:
        """Return where the lines are; names stand at the right of them."""
        if self._room.isNull():
            self._room = self._measured()
        return self._room

    def _measured(self) -> QRectF:
        metrics = QFontMetricsF(self._font())
        legend = self._legend()
        right = _PAD * self._factor if legend else self._longest() + 30
        left = metrics.horizontalAdvance("00") + _PAD
        top = legend[-1].bottom() + _PAD if legend else _PAD
        bottom = metrics.height() + 6
        return QRectF(left, top, self.width() - left - right, self.height() - bottom - top)

    def _longest(self) -> float:
        metrics = QFontMetricsF(self._font(bold=True))
        return max((metrics.horizontalAdvance(name) for name in self._names), default=0)

    def _legend(self) -> list[QRectF]:
        """Return where each name stands above the lines; nothing where they have room beside their ends."""
        if self._longest() + 30 <= self.width() * _BESIDE:
            return []
        metrics = QFontMetricsF(self._font(bold=True))
        found, left, top = [], 0.0, 0.0
        for name in self._names:
            wide = min(metrics.horizontalAdvance(name) + self._sign(), float(self.width()))
            if left and left + wide > self.width():
                left, top = 0.0, top + metrics.height()
            found.append(QRectF(left, top, wide, metrics.height()))
            left += wide + _APART * self._factor
        return found

    def _sign(self) -> float:
        """Return the room of the mark before a name."""
        return (2 * _RADIUS + 8) * self._factor

    def point(self, at: int, points: float) -> QPointF:
        """Return where a number of points after a round stands."""
        plot = self._plot()
        x = plot.left() + plot.width() * at / max(len(self._rounds) - 1, 1)
        return QPointF(x, plot.bottom() - plot.height() * points / self._most())

    def _most(self) -> int:
        highest = max((max(row) for row in self._points), default=1)
        step = self._step(highest)
        return max(-(-highest // step) * step, 1)

    def _step(self, highest: int) -> int:
        return next((step for step in (1, 2, 5, 10, 20, 50) if highest <= 6 * step), 100)

    def _font(self, *, bold: bool = False) -> QFont:
        return fonts.text(round(style.SMALL * self._factor), bold=bold)

    # The person

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the round that the pointer is nearest to."""
        if not self._rounds:
            return
        x = event.position().x()
        self._choose(min(range(len(self._rounds)), key=lambda at: abs(self.point(at, 0).x() - x)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the round that the pointer is nearest to."""
        self.mouseMoveEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.chosen >= 0:
            self.round_chosen.emit(self._rounds[self.chosen])

    def leaveEvent(self, event: QEvent) -> None:
        """Tell none."""
        self._choose(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the rounds with the arrow keys; Return chooses one."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if way and self._rounds:
            self._choose(min(max(self.chosen + way, 0), len(self._rounds) - 1))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen >= 0:
            self.round_chosen.emit(self._rounds[self.chosen])
        else:
            super().keyPressEvent(event)

    def _choose(self, at: int) -> None:
        if at != self.chosen:
            self.chosen = at
            self.setToolTip(tip(self._told(at) if at >= 0 else ""))
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, lines, marks and names, and the numbers of the chosen round."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        if self.chosen >= 0:
            self._paint_chosen(painter)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        if self._rounds:
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_grid(painter)
            for seat in range(len(self._names)):
                self._paint_line(painter, seat)
            self._paint_names(painter)
            painter.end()
        return picture

    def _paint_grid(self, painter: QPainter) -> None:
        plot, ink = self._plot(), self.palette().text().color()
        faint = QColor(ink)
        faint.setAlphaF(0.16)
        painter.setFont(self._font())
        most = self._most()
        for points in range(0, most + 1, self._step(max(max(row) for row in self._points))):
            y = self.point(0, points).y()
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(ink)
            room = QRectF(0, y - 12 * self._factor, plot.left() - 8, 24 * self._factor)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points))
        for at, number in enumerate(self._rounds):
            room = QRectF(
                self.point(at, 0).x() - 20 * self._factor,
                plot.bottom() + 4,
                40 * self._factor,
                self.height() - plot.bottom() - 4,
            )
            painter.setPen(ink)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        tint = self._legible(palette.seat(seat))
        places = [self.point(at, row[seat]) for at, row in enumerate(self._points)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(tint, 2.6 * self._factor)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(dashed(pen, seat))
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(self.palette().window().color(), 1.2))
        painter.setBrush(tint)
        for place in places:
            painter.drawPath(mark_path(palette.symbol(seat), place, _RADIUS * self._factor))

    def _paint_names(self, painter: QPainter) -> None:
        """Write each name beside the end of its line, pushed apart where lines end close together.

        Where they have no room there, they stand above, each after its mark.
        """
        if legend := self._legend():
            self._paint_legend(painter, legend)
            return
        last = len(self._rounds) - 1
        metrics = QFontMetricsF(self._font(bold=True))
        tall = metrics.height()
        ends = sorted((self.point(last, points).y(), seat) for seat, points in enumerate(self._points[last]))
        y = -tall
        rows: list[tuple[float, int]] = []
        for middle, seat in ends:
            y = max(middle - tall / 2, y + tall)
            rows.append((y, seat))
        over = max(rows[-1][0] + tall - self.height(), 0.0) if rows else 0.0
        left = self._plot().right() + 12
        painter.setFont(self._font(bold=True))
        for top, seat in rows:
            room = QRectF(left, max(top - over, 0), self.width() - left, tall)
            painter.setPen(self._legible(palette.seat(seat)))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._names[seat])

    def _paint_legend(self, painter: QPainter, legend: Sequence[QRectF]) -> None:
        reach = _RADIUS * self._factor
        for seat, room in enumerate(legend):
            tint = self._legible(palette.seat(seat))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            at = QPointF(room.left() + reach, room.center().y())
            painter.drawPath(mark_path(palette.symbol(seat), at, reach))
            words = room.adjusted(self._sign(), 0, 1, 0)
            writing.draw_line(painter, words, self._names[seat], self._font(bold=True), tint)

    def _legible(self, tint: str) -> QColor:
        """Return a seat's colour as it can be read on the sheet."""
        return style.legible(tint, self.palette())

    def _paint_chosen(self, painter: QPainter) -> None:
        """Draw the line of the chosen round, and the numbers on it."""
        plot, ink = self._plot(), self.palette().text().color()
        x = self.point(self.chosen, 0).x()
        painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setFont(self._font(bold=True))
        metrics = QFontMetricsF(painter.font())
        rows = [self._round_name(self.chosen)]
        rows += [
            f"{name}  {points}" for name, points in zip(self._names, self._points[self.chosen], strict=True)
        ]
        wide = max(metrics.horizontalAdvance(row) for row in rows) + 20
        tall = metrics.height() * len(rows) + 12
        left = x + 12 if x + 12 + wide < self.width() else x - 12 - wide
        box = QRectF(left, plot.top(), wide, tall)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(box, 6, 6)
        for number, row in enumerate(rows):
            painter.setPen(ink if not number else self._legible(palette.seat(number - 1)))
            line = QRectF(box.left() + 10, box.top() + 6 + number * metrics.height(), wide, metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, row)
