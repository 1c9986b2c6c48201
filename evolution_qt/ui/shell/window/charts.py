"""Charts: what all share, the course of a game by rounds, and where points came from.

All share the size of writing, tints, a picture that is kept, and points along a course of steps. The course
of a game has points after each round, one line for each seat. The sources are a bar for each player or
animal, with a part for each source.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
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
from evolution_qt.ui.kit import accessibility, fonts, palette, phrasing, writing
from evolution_qt.ui.kit.brush import colour, mix
from evolution_qt.ui.kit.crest_icons import dashed, draw_crest, shape_path
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import tip
from evolution_qt.ui.shell.window import style

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
        """Return a seat's colour as its line is seen on the sheet."""
        return style.seat_tint(seat, self.palette())

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
    """Points along a course of steps, such as rounds. Pointer and arrow keys choose the shown one."""

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

    def label_lines(self, at: int) -> list[str]:
        """Return what is written beside the chosen step."""
        return [self.told(at)]

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
        return self.places([(at, points)])[0]

    def places(self, steps: Iterable[tuple[int, float]], reach: float = 0.0) -> list[QPointF]:
        """Return where numbers of points at steps stand, less *reach* both ways; there may be thousands."""
        plot, apart, most, before = self.plot, self._apart, self._most, self.BEFORE
        left, below, wide, tall = plot.left(), plot.bottom(), plot.width(), plot.height()
        return [
            QPointF(left + wide * (at + before) / apart - reach, below - tall * points / most - reach)
            for at, points in steps
        ]

    @property
    def _apart(self) -> float:
        """Return how many distances between steps the width has."""
        return max(self._steps - 1 + 2 * self.BEFORE, 1)

    def _nearest(self, x: float) -> int:
        at = round((x - self.plot.left()) / max(self.plot.width(), 1) * self._apart - self.BEFORE)
        return min(max(at, 0), self._steps - 1)

    # The person

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the numbers of the step that the pointer is nearest to."""
        if self._steps:
            self._choose(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Show the numbers of no step."""
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
        """Draw the line of the chosen step, and its numbers."""
        if self.chosen < 0:
            return
        plot, x = self.plot, self.point(self.chosen, 0).x()
        painter.setPen(QPen(self.ink(0.6), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setFont(self.writing(bold=True))
        lines, beside = self.label_lines(self.chosen), self.px(12)
        most = QRectF(0, 0, self.width() - 3 * beside, self.height())
        sizes = [painter.boundingRect(most, Qt.TextFlag.TextWordWrap, words).size() for words in lines]
        edge = QSizeF(2 * self.px(10), 2 * self.px(6))
        size = QSizeF(max(one.width() for one in sizes), sum(one.height() for one in sizes)) + edge
        left = x + beside if x + beside + size.width() < self.width() else x - beside - size.width()
        box = QRectF(QPointF(max(left, self.px(4)), plot.top()), size)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(box, 6, 6)
        at = box.topLeft() + QPointF(edge.width(), edge.height()) / 2
        painter.setPen(self.ink())
        for words, one in zip(lines, sizes, strict=True):
            painter.drawText(QRectF(at, one), Qt.TextFlag.TextWordWrap, words)
            at += QPointF(0, one.height())


def clear_picture(size: QSizeF, ratio: float) -> QPixmap:
    """Return a picture to be painted into, with nothing in it."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


_RADIUS: Final = 5.0
_BADGE: Final = 8.0
"""The radius of a badge beside a name."""
_BESIDE: Final = 0.3
"""The share of the width that names have beside the ends of their lines at most."""
_APART: Final = 14
_PAD: Final = 14.0


@guarded
class RoundsChart(CourseChart):
    """Lines over rounds; the one under the pointer, or chosen by arrow keys, is shown in numbers."""

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
        return phrasing.before(self._round_name(at), phrasing.each(pairs))

    def label_lines(self, at: int) -> list[str]:
        """Return the round and the points of each seat."""
        pairs = zip(self._names, self._points[at], strict=True)
        return [self._round_name(at), *(f"{name}  {points}" for name, points in pairs)]

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
        left = metrics.horizontalAdvance(str(max(self._most, 10))) + self.px(_PAD)
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
        """Choose the round whose numbers are shown."""
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
        writing.draw_line(painter, words, self._names[seat], self.writing(bold=True), self.ink())


_LEAST: Final = 110
_HEIGHT: Final = 24
_LOW: Final = 17
"""The height of a bar, and of one of several that make one player."""
_AROUND: Final = 3
"""Pixels beside a number in its part; where it has less room it is left to the help."""
_RISING, _FALLING, _UPRIGHT, _LEVEL = (1.0, -1.0), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)
_HATCHES: Final = (
    (),
    (_RISING,),
    (_LEVEL,),
    (_FALLING,),
    (_UPRIGHT,),
    (_RISING, _FALLING),
    (_LEVEL, _UPRIGHT),
)
"""The ways of the lines on the part of each source, so that colour is never needed alone."""
_DARKER: Final = 0.5
"""The share of black in these lines."""
_HATCH: Final = 5.0
"""Pixels between two of these lines."""
_SWATCH: Final = 16
"""The side of the square before the name of a source."""
_GAP: Final = 6
_LINE: Final = 22
"""The height of a line of such names."""


@guarded
class SourceBar(QWidget):
    """The points of one by their sources; what was lost lies to the left of what was won."""

    def __init__(
        self, who: str, names: Sequence[str], parts: Sequence[int], reach: tuple[int, int], *, is_low: bool
    ) -> None:
        """*names* are the sources, *reach* is how far bars reach below and above zero, the same for all."""
        super().__init__()
        self.parts = parts
        self._reach = reach
        self._height = _LOW if is_low else _HEIGHT
        told = [f"{name} {points}" for name, points in zip(names, parts, strict=True) if points]
        words = writing.typeset(phrasing.row(told))
        self.setToolTip(tip(words))
        self.setAccessibleName(who)
        self.setAccessibleDescription(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which parts can be distinguished."""
        return QSize(style.tight(_LEAST), style.tight(self._height))

    def sizeHint(self) -> QSize:
        """Return the same: the page gives it more."""
        return self.minimumSizeHint()

    def rooms(self) -> list[QRectF]:
        """Return where each part lies; one without points has no width."""
        below, above = self._reach
        unit = self.width() / max(below + above, 1)
        left = right = below * unit
        found = []
        for points in self.parts:
            wide = abs(points) * unit
            found.append(QRectF(right if points > 0 else left - wide, 0, wide, self.height()))
            left, right = (left, right + wide) if points > 0 else (left - wide, right)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts, each with its number where that has room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = fonts.text(style.sized(style.SMALL), bold=True)
        for at, (points, room) in enumerate(zip(self.parts, self.rooms(), strict=True)):
            if not points:
                continue
            part = room.adjusted(0, 0, -1, 0)
            paint_source(painter, part, at)
            number = writing.typeset(str(points))
            wide = writing.width_of(font, number) + _AROUND
            if wide <= room.width():
                plate = QRectF(part.center().x() - wide / 2, part.top(), wide, part.height())
                painter.fillRect(plate, colour(palette.source_tint(at)))  # no line crosses the number
                ink = colour(palette.CREAM)
                writing.draw_line(painter, room, number, font, ink, Qt.AlignmentFlag.AlignCenter)
        painter.end()


def paint_source(painter: QPainter, room: QRectF, source: int) -> None:
    """Fill a room with what stands for a source: its colour, and darker lines in ways of its own."""
    tint, apart = palette.source_tint(source), _HATCH * style.text_factor()
    painter.save()
    painter.fillRect(room, colour(tint))
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(mix(tint, "#000000", _DARKER), apart * 0.36))
    middle, reach = room.center(), (room.width() + room.height()) / 2
    for x, y in _HATCHES[source % len(_HATCHES)]:
        along = QPointF(x, y) / math.hypot(x, y)
        across = QPointF(-along.y(), along.x())
        most = math.ceil(reach / apart)
        for number in range(-most, most + 1):
            at = middle + across * (number * apart)
            painter.drawLine(at - along * reach, at + along * reach)
    painter.restore()


def reach_of(rows: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return how far the bars of these parts reach below and above zero."""
    below = max((-sum(points for points in parts if points < 0) for parts in rows), default=0)
    above = max((sum(points for points in parts if points > 0) for parts in rows), default=0)
    return below, above


@guarded
class SourceLegend(QWidget):
    """The names of the sources, each behind a square as its parts are, in as many lines as they need."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = list(map(writing.typeset, names))
        self.setAccessibleName(phrasing.row(names))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the room of the longest name, and of all below each other."""
        wide = math.ceil(max(map(self._width, self.names), default=0))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return the least width; the height follows from the width there is."""
        return QSize(self.sizeHint().width(), style.sized(_LINE))

    def hasHeightForWidth(self) -> bool:
        """Return that more lines need more height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines in a width."""
        return math.ceil(max((room.bottom() for room in self.rooms(width)), default=0))

    def rooms(self, width: float) -> list[QRectF]:
        """Return where each square with its name stands in a width."""
        found, left, top, tall = list[QRectF](), 0.0, 0.0, style.sized(_LINE)
        for name in self.names:
            wide = self._width(name)
            if left and left + wide > width:
                left, top = 0.0, top + tall
            found.append(QRectF(left, top, wide, tall))
            left += wide + style.sized(_APART)
        return found

    def _width(self, name: str) -> float:
        return style.sized(_SWATCH + _GAP) + writing.width_of(self._font(), name) + 1

    def _font(self) -> QFont:
        return fonts.text(style.sized(style.SMALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint squares and names."""
        side, tint = style.sized(_SWATCH), self.palette().text().color()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for at, (name, room) in enumerate(zip(self.names, self.rooms(self.width()), strict=True)):
                square = QRectF(room.left(), round(room.center().y() - side / 2), side, side)
                paint_source(painter, square, at)
                words = room.adjusted(style.sized(_SWATCH + _GAP), 0, 0, 0)
                writing.draw_line(painter, words, name, self._font(), tint)
