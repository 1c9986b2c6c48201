"""What all charts share: size of writing, tints, a picture that is kept, points along a course of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
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

from evolution_qt.ui.kit import accessibility, fonts, palette
from evolution_qt.ui.kit.crests import dashed, shape_path
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style

MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_LOOKS: Final = (
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.LanguageChange,
)
"""After these it looks otherwise."""
_LEVELS: Final = (1, 2, 5, 10, 20, 50, 100)
"""How many points there may be between two lines of the grid."""
_MOST_LEVELS: Final = 6
_DESCRIBED: Final = 100
"""Of so many steps, the latest, a screen reader is told at once; of each when it is chosen."""


@guarded
class Chart(QWidget):
    """A painted chart. All but what `draw_over` paints is kept as a picture until something of it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = 1.0
        self._picture: QPixmap | None = None

    def set_factor(self, factor: float) -> None:
        """Write and draw so much larger than usual."""
        self._factor = factor
        self.updateGeometry()
        self.redraw()

    def redraw(self) -> None:
        """Paint all of it again."""
        self._picture = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything in the new size."""
        super().resizeEvent(event)
        self.redraw()

    def changeEvent(self, event: QEvent) -> None:
        """Draw everything in other colours or letters."""
        super().changeEvent(event)
        if event.type() in _LOOKS:
            self.redraw()

    def px(self, size: float) -> float:
        """Return a length as it is in a window of this size."""
        return size * self._factor

    def writing(self, *, bold: bool = False) -> QFont:
        """Return the font of the chart."""
        return fonts.text(round(self.px(style.SMALL)), bold=bold)

    def metrics(self, *, bold: bool = False) -> QFontMetricsF:
        """Return the measures of that font."""
        return QFontMetricsF(self.writing(bold=bold))

    def ink(self, strength: float = 1.0) -> QColor:
        """Return the colour of the writing, fainter where it is to step back."""
        colour = QColor(self.palette().text().color())
        colour.setAlphaF(strength)
        return colour

    def seat_tint(self, seat: int) -> QColor:
        """Return a seat's colour as it can be read on the sheet."""
        return style.legible(palette.seat(seat), self.palette())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, what lies over it, and a frame if the keyboard is here."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = clear_picture(self.size().toSizeF(), ratio)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setFont(self.writing())
                self.draw(painter)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._picture)
            self.draw_over(painter)
            if self.hasFocus():
                painter.setPen(QPen(self.palette().highlight().color(), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def draw(self, painter: QPainter) -> None:
        """Paint what is kept; subclasses do."""

    def draw_over(self, painter: QPainter) -> None:
        """Paint what changes often over it; subclasses may."""

    def draw_seat(
        self,
        painter: QPainter,
        seat: int,
        places: Sequence[QPointF],
        marked: Sequence[QPointF],
        *,
        wide: float,
        radius: float,
    ) -> None:
        """Draw the line of a seat through *places*, with its mark on those that are *marked*."""
        tint = self.seat_tint(seat)
        pen = QPen(tint, self.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(dashed(pen, seat))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(self.palette().window().color(), 1.2))
        painter.setBrush(tint)
        for place in marked:
            painter.drawPath(shape_path(palette.shape(seat), place, self.px(radius)))


@guarded
class CourseChart(Chart):
    """Points along a course of steps, such as rounds. Pointer and arrow keys choose the one that is told."""

    BEFORE = 0.0
    """How far the first step lies from the edge, in distances between steps; the last one alike."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = 0
        self._level = self._most = 1
        self._plot: QRectF | None = None
        self.chosen = -1
        """Which of the steps is told, -1 for none."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_steps(self, steps: int, highest: float, name: str) -> None:
        """Show so many steps and points up to the *highest*; *name* says what chart this is."""
        self._steps = steps
        self._level = next((one for one in _LEVELS if highest <= _MOST_LEVELS * one), 500)
        self._most = max(int(-(-highest // self._level)) * self._level, 1)
        self.chosen = -1
        self.setAccessibleName(name)
        latest = range(max(steps - _DESCRIBED, 0), steps)
        self.setAccessibleDescription("\n".join(self.told(at) for at in latest))
        self.redraw()

    def told(self, at: int) -> str:
        """Return a step in words; subclasses do."""
        raise NotImplementedError

    def told_in_lines(self, at: int) -> list[tuple[str, QColor]]:
        """Return what is written beside the chosen step, and in which colours."""
        return [(self.told(at), self.ink())]

    def room(self) -> QRectF:
        """Return where the lines are; subclasses do."""
        raise NotImplementedError

    # Places

    def redraw(self) -> None:
        """Paint all of it again, and find out again where the lines are."""
        self._plot = None
        super().redraw()

    @property
    def plot(self) -> QRectF:
        """Return where the lines are."""
        if self._plot is None:
            self._plot = self.room()
        return self._plot

    def point(self, at: int, points: float) -> QPointF:
        """Return where a number of points at a step stands."""
        plot = self.plot
        x = plot.left() + plot.width() * (at + self.BEFORE) / self._apart
        return QPointF(x, plot.bottom() - plot.height() * points / self._most)

    @property
    def _apart(self) -> float:
        """Return how many distances between steps the width has."""
        return max(self._steps - 1 + 2 * self.BEFORE, 1)

    def _nearest(self, x: float) -> int:
        at = round((x - self.plot.left()) / max(self.plot.width(), 1) * self._apart - self.BEFORE)
        return min(max(at, 0), self._steps - 1)

    # The person

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the step that the pointer is nearest to."""
        if self._steps:
            self._choose(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell none."""
        self._choose(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the steps with the arrow keys."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if way and self._steps:
            self._choose(min(max(self.chosen + way, 0), self._steps - 1))
            accessibility.announce(self, self.told(self.chosen), at_once=True)
        else:
            super().keyPressEvent(event)

    def _choose(self, at: int) -> None:
        if at != self.chosen:
            self.chosen = at
            self.update()

    # Painting

    def draw_levels(self, painter: QPainter) -> None:
        """Paint the lines of the grid with their numbers."""
        plot = self.plot
        for points in range(0, self._most + 1, self._level):
            y = self.point(0, points).y()
            painter.setPen(QPen(self.ink(0.16), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self.ink())
            room = QRectF(0, y - self.px(12), plot.left() - self.px(8), self.px(24))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | MIDDLE, str(points))

    def draw_over(self, painter: QPainter) -> None:
        """Draw the line of the chosen step, and what is told of it."""
        if self.chosen < 0:
            return
        plot, x = self.plot, self.point(self.chosen, 0).x()
        painter.setPen(QPen(self.ink(0.6), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setFont(self.writing(bold=True))
        lines, beside = self.told_in_lines(self.chosen), self.px(12)
        most = QRectF(0, 0, self.width() - 3 * beside, self.height())
        sizes = [painter.boundingRect(most, Qt.TextFlag.TextWordWrap, words).size() for words, _ in lines]
        edge = QSizeF(2 * self.px(10), 2 * self.px(6))
        size = QSizeF(max(one.width() for one in sizes), sum(one.height() for one in sizes)) + edge
        left = x + beside if x + beside + size.width() < self.width() else x - beside - size.width()
        box = QRectF(QPointF(max(left, self.px(4)), plot.top()), size)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(box, 6, 6)
        at = box.topLeft() + QPointF(edge.width(), edge.height()) / 2
        for (words, tint), one in zip(lines, sizes, strict=True):
            painter.setPen(tint)
            painter.drawText(QRectF(at, one), Qt.TextFlag.TextWordWrap, words)
            at += QPointF(0, one.height())


def clear_picture(size: QSizeF, ratio: float) -> QPixmap:
    """Return a picture to be painted into, with nothing in it."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture
