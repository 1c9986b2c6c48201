"""The charts of the record book: wins against chance, points over time, games with a trait and without."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from evolution_qt.book.figures import FEWEST, Interval, One, TopicFigures, Wins
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, fonts, palette
from evolution_qt.ui.kit.brush import mix
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.table.pages import Card

_ROW: Final = 28
_DOT: Final = 6.0
_WHISKER: Final = 5.0
_MEAN_OF: Final = 10
"""Games of which the line over time is the mean."""
_APART: Final = 2
"""Pixels between two points of that line at least."""
_DESCRIBED: Final = 100
"""Of so many games, the latest, a screen reader is told at once; of each when it is chosen."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_SEAL: Final = 20
_STRIPE: Final = 0.05
"""How strong every other row is underlaid."""
_DIFFERENCE: Final = 2
"""The column in which a range is drawn."""
_COUNTED: Final = ("laid", "food", "worked", "repelled", "extinct")
"""The measures in the columns behind it."""
_LEAST_NAME: Final = 150
_LEAST_RANGE: Final = 150


def number(value: float, digits: int = 1) -> str:
    """Return a number as the language writes it, with a true minus."""
    return QLocale().toString(value, "f", digits).replace("-", "−")


def signed(value: float) -> str:
    """Return a number with its sign."""
    text = number(value)
    return text if text.startswith("−") or not round(value, 1) else f"+{text}"


def percent(share: float) -> str:
    """Return a share in percent, as the language writes it."""
    text = QCoreApplication.translate("BookCharts", "{number}%")
    return filled(text, {"number": number(100 * share, 0)})


def tally(wins: float) -> str:
    """Return a number of wins, or of points: whole where it is whole."""
    return number(wins, 0 if abs(wins - round(wins)) < 0.005 else 1)


class _BookChart(QWidget):
    """What the charts share: the size of the writing, and tints that fit the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = 1.0

    def set_factor(self, factor: float) -> None:
        """Write and draw so much larger than usual."""
        self._factor = factor
        self.updateGeometry()
        self.update()

    def px(self, size: float) -> float:
        """Return a length as it is in a window of this size."""
        return size * self._factor

    def writing(self, *, bold: bool = False) -> QFont:
        """Return the font of the chart."""
        return fonts.text(round(self.px(style.SMALL)), bold=bold)

    def ink(self, strength: float = 1.0) -> QColor:
        """Return the colour of the writing, fainter where it is to step back."""
        colour = QColor(self.palette().text().color())
        colour.setAlphaF(strength)
        return colour

    def faint(self) -> QColor:
        """Return the colour of a figure that steps back and is read all the same, also on a stripe."""
        ground = self.stripe().name()
        ratio = style.STRONG if style.is_strong() else style.USUAL_CONTRAST
        return QColor(palette.legible(mix(ground, self.ink().name(), 0.45).name(), ground, ratio))

    def stripe(self) -> QColor:
        """Return the colour of every other row."""
        return mix(self.palette().window().color().name(), self.ink().name(), _STRIPE)

    def accent(self) -> QColor:
        """Return the colour of what is measured."""
        return self.palette().highlight().color()

    def draw_interval(
        self, painter: QPainter, interval: Interval | None, at: float, y: float, low: float, high: float
    ) -> None:
        """Draw a dot at *at*; with an interval a bar from *low* to *high*, without one a hollow dot."""
        reach = self.px(_WHISKER)
        if interval is not None:
            tint = self.accent()
            pen = QPen(tint, self.px(2.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(low, y), QPointF(high, y))
            for end in (low, high):
                painter.drawLine(QPointF(end, y - reach), QPointF(end, y + reach))
            painter.setPen(QPen(self.palette().window().color(), 1.2))
            painter.setBrush(tint)
        else:
            painter.setPen(QPen(self.ink(0.6), self.px(1.8)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(at, y), self.px(_DOT), self.px(_DOT))

    def draw_diamond(self, painter: QPainter, at: float, y: float) -> None:
        """Draw the mark of chance."""
        reach = self.px(_DOT + 1)
        painter.setPen(QPen(self.ink(0.85), self.px(1.6)))
        painter.setBrush(self.palette().base())
        corners = [QPointF(0, -reach), QPointF(reach * 0.7, 0), QPointF(0, reach), QPointF(-reach * 0.7, 0)]
        painter.drawPolygon(QPolygonF([QPointF(at, y) + corner for corner in corners]))


@guarded
class WinsChart(_BookChart):
    """A row for each kind of opponent: the share of wins with its range, and a diamond for chance."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[tuple[str, Wins]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_wins(self, rows: Sequence[tuple[str, Wins]]) -> None:
        """Show rows, each with its name."""
        self._rows = rows
        self.setAccessibleName(self.tr("Wins against each kind of opponent"))
        self.setAccessibleDescription("\n".join(self.told(name, wins) for name, wins in rows))
        self.updateGeometry()
        self.update()

    def told(self, name: str, wins: Wins) -> str:
        """Return a row in words."""
        text = self.tr("{name}: {wins} of {games} won, {chance} by chance")
        won, chance = tally(wins.wins), number(wins.chance)
        return filled(text, {"name": name, "wins": won, "games": wins.games, "chance": chance})

    def sizeHint(self) -> QSize:
        """Return a height for all rows, the axis and what the marks mean."""
        rows = self.px(_ROW) * len(self._rows)
        return QSize(round(self.px(440)), round(rows + self.px(30) + 2.4 * self._tall()))

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which it can be read."""
        return QSize(round(self.px(300)), self.sizeHint().height())

    def _tall(self) -> float:
        return QFontMetricsF(self.writing()).height()

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(self.writing())
        names = max((metrics.horizontalAdvance(name) for name, _ in self._rows), default=0)
        counts = max((metrics.horizontalAdvance(self._count(wins)) for _, wins in self._rows), default=0)
        left = min(names, self.width() * 0.36) + self.px(16)
        right = counts + self.px(16)
        return QRectF(left, self.px(4), self.width() - left - right, self.px(_ROW) * len(self._rows))

    def _count(self, wins: Wins) -> str:
        return filled(self.tr("{wins} of {games}"), {"wins": tally(wins.wins), "games": wins.games})

    def place(self, share: float) -> float:
        """Return where a share of wins stands."""
        plot = self._plot()
        return plot.left() + plot.width() * share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axis, the rows and what the marks mean."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rows:
            self._paint_axis(painter)
            for at, (name, wins) in enumerate(self._rows):
                self._paint_row(painter, at, name, wins)
            self._paint_key(painter)
        painter.end()

    def _paint_axis(self, painter: QPainter) -> None:
        plot = self._plot()
        painter.setFont(self.writing())
        for quarter in range(5):
            x = self.place(quarter / 4)
            painter.setPen(QPen(self.ink(0.16), 1))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            painter.setPen(self.ink(0.8))
            room = QRectF(x - self.px(40), plot.bottom() + self.px(2), self.px(80), self._tall())
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, percent(quarter / 4))

    def _paint_row(self, painter: QPainter, at: int, name: str, wins: Wins) -> None:
        plot = self._plot()
        tall = self.px(_ROW)
        y = plot.top() + (at + 0.5) * tall
        metrics = QFontMetricsF(self.writing())
        painter.setFont(self.writing())
        painter.setPen(self.ink())
        room = QRectF(0, y - tall / 2, plot.left() - self.px(16), tall)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _MIDDLE | Qt.AlignmentFlag.AlignLeft, shown)
        room = QRectF(0, y - tall / 2, self.width() - self.px(2), tall)
        painter.drawText(room, _MIDDLE | Qt.AlignmentFlag.AlignRight, self._count(wins))
        if not wins.games:
            return
        interval = wins.interval
        if interval is not None:  # below, a place on the axis would say more than the games do
            share = self.place(wins.wins / wins.games)
            self.draw_interval(
                painter, interval, share, y, self.place(interval.low), self.place(interval.high)
            )
        self.draw_diamond(painter, self.place(wins.chance / wins.games), y)

    def _paint_key(self, painter: QPainter) -> None:
        """Say what the marks mean."""
        y = self._plot().bottom() + self._tall() + self.px(20)
        x = self.px(8)
        metrics = QFontMetricsF(self.writing())
        painter.setFont(self.writing())
        mine, chance = self.tr("share of wins, and its range"), self.tr("chance")
        if any(wins.interval is not None for _, wins in self._rows):
            self.draw_interval(painter, Interval(0, 1), x + self.px(14), y, x, x + self.px(28))
            painter.setPen(self.ink(0.8))
            painter.drawText(QPointF(x + self.px(38), y + metrics.ascent() * 0.4), mine)
            x += self.px(38) + metrics.horizontalAdvance(mine) + self.px(30)
        self.draw_diamond(painter, x, y)
        painter.setPen(self.ink(0.8))
        painter.drawText(QPointF(x + self.px(14), y + metrics.ascent() * 0.4), chance)


@dataclass(frozen=True)
class _Axes:
    """Where games and points stand in a chart of some size."""

    plot: QRectF
    games: int
    most: int
    """Points at the upper edge."""

    def x(self, at: int) -> float:
        """Return where a game stands."""
        return self.plot.left() + self.plot.width() * (at + 0.5) / max(self.games, 1)

    def y(self, points: float) -> float:
        """Return where a number of points stands."""
        return self.plot.bottom() - self.plot.height() * points / self.most

    def nearest(self, x: float) -> int:
        """Return the game that stands nearest."""
        at = math.floor((x - self.plot.left()) / max(self.plot.width(), 1) * self.games)
        return min(max(at, 0), self.games - 1)


@guarded
class CourseChart(_BookChart):
    """A dot for each game, in their order; from some on, a line of the mean of the last ones.

    There may be thousands: they are painted into a picture that is kept as long as nothing of it changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[One] = ()
        self._means: list[tuple[int, float]] = []
        self._step = self._most = 5
        self._picture: QPixmap | None = None
        self._painted_for: tuple[object, ...] = ()
        self.chosen = -1
        """Which of the games is told in words, -1 for none."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_course(self, games: Sequence[One]) -> None:
        """Show games in their order."""
        self._games = games
        self.chosen = -1
        points = [one.points for one in games]
        highest = max(math.ceil(max(points, default=1)), 1)
        self._step = next((step for step in (5, 10, 20, 50, 100) if highest <= 6 * step), 500)
        self._most = -(-highest // self._step) * self._step
        sums = [0.0, *accumulate(points)]
        self._means = [
            (at, (sums[at + 1] - sums[at + 1 - _MEAN_OF]) / _MEAN_OF)
            for at in range(_MEAN_OF - 1, len(points))
        ]
        self._picture = None
        self.setToolTip("")
        self.setAccessibleName(self.tr("Points in each match"))
        latest = range(max(len(games) - _DESCRIBED, 0), len(games))
        self.setAccessibleDescription("\n".join(self.told(at) for at in latest))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size it was made for."""
        return QSize(round(self.px(800)), round(self.px(340)))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which it can be read."""
        return QSize(round(self.px(320)), round(self.px(180)))

    def told(self, at: int) -> str:
        """Return a game in words."""
        one = self._games[at]
        ended = self.tr("won") if one.winners == 1 else self.tr("shared") if one.winners else self.tr("lost")
        text = self.tr("Match {number}, {date}: points {points}, {ended}, players {players}")
        return filled(
            text,
            {
                "number": at + 1,
                "date": day(one.created),
                "points": tally(one.points),
                "ended": ended,
                "players": one.players,
            },
        )

    def means(self) -> list[tuple[int, float]]:
        """Return the mean of the last games for each game from the tenth on."""
        return self._means

    def point(self, at: int, points: float) -> QPointF:
        """Return where a number of points in a game stands."""
        axes = self._axes()
        return QPointF(axes.x(at), axes.y(points))

    def _axes(self) -> _Axes:
        metrics = QFontMetricsF(self.writing())
        left, below = metrics.horizontalAdvance("000") + self.px(14), metrics.height() + self.px(8)
        top = self.px(10)
        plot = QRectF(left, top, self.width() - left - self.px(10), self.height() - top - below)
        return _Axes(plot, len(self._games), self._most)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the game that the pointer is nearest to."""
        if self._games:
            self._choose(self._axes().nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell none."""
        self._choose(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the games with the arrow keys."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if way and self._games:
            self._choose(min(max(self.chosen + way, 0), len(self._games) - 1))
            accessibility.announce(self, self.told(self.chosen), at_once=True)
        else:
            super().keyPressEvent(event)

    def _choose(self, at: int) -> None:
        if at != self.chosen:
            self.chosen = at
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the dots, the line of means and the game that is told."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._games:
            axes = self._axes()
            painter.drawPixmap(0, 0, self._painted(axes))
            if self.chosen >= 0:
                self._paint_chosen(painter, axes)
        if self.hasFocus():
            painter.setPen(QPen(self.accent(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _painted(self, axes: _Axes) -> QPixmap:
        """Return the picture of all games, painted anew if something of it has changed."""
        wanted = (axes, self.devicePixelRatioF(), self.palette().cacheKey(), self.writing().key())
        if self._picture is None or self._painted_for != wanted:
            self._painted_for = wanted
            self._picture = _clear(self.size().toSizeF(), self.devicePixelRatioF())
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_grid(painter, axes)
            self._paint_dots(painter, axes)
            self._paint_means(painter, axes)
            painter.end()
        return self._picture

    def _paint_grid(self, painter: QPainter, axes: _Axes) -> None:
        plot = axes.plot
        painter.setFont(self.writing())
        for points in range(0, self._most + 1, self._step):
            y = axes.y(points)
            painter.setPen(QPen(self.ink(0.16), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self.ink(0.8))
            room = QRectF(0, y - self.px(12), plot.left() - self.px(8), self.px(24))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | _MIDDLE, str(points))
        below = QRectF(plot.left(), plot.bottom() + self.px(4), plot.width(), self.height() - plot.bottom())
        first, last = day(self._games[0].created), day(self._games[-1].created)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, first)
        if len(self._games) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, last)

    def _paint_dots(self, painter: QPainter, axes: _Axes) -> None:
        room = axes.plot.width() / axes.games
        radius = min(self.px(_DOT), max(room * 0.42, self.px(2)))
        won, lost = self._dot(radius, is_filled=True), self._dot(radius, is_filled=False)
        reach = won.deviceIndependentSize().width() / 2
        for at, one in enumerate(self._games):
            corner = QPointF(axes.x(at) - reach, axes.y(one.points) - reach)
            painter.drawPixmap(corner, won if one.winners else lost)

    def _dot(self, radius: float, *, is_filled: bool) -> QPixmap:
        """Return the picture of a dot, which is drawn for every game."""
        reach = math.ceil(radius + self.px(1))
        dot = _clear(QSizeF(2 * reach, 2 * reach), self.devicePixelRatioF())
        painter = QPainter(dot)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = self.accent()
        tint.setAlphaF(0.9)
        painter.setPen(QPen(tint if is_filled else self.ink(0.5), self.px(1.6)))
        painter.setBrush(tint if is_filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(reach, reach), radius, radius)
        painter.end()
        return dot

    def _paint_means(self, painter: QPainter, axes: _Axes) -> None:
        """Paint the line of means; where games lie closer than can be seen, through some of them."""
        every = max(int(axes.games * self.px(_APART) / max(axes.plot.width(), 1)), 1)
        line = [QPointF(axes.x(at), axes.y(mean)) for at, mean in self._means[::-every]]
        if len(line) > 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            round_cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(self.accent(), self.px(2.6), Qt.PenStyle.SolidLine, round_cap, join))
            painter.drawPolyline(QPolygonF(line))

    def _paint_chosen(self, painter: QPainter, axes: _Axes) -> None:
        plot, x = axes.plot, axes.x(self.chosen)
        painter.setPen(QPen(self.ink(0.6), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setFont(self.writing(bold=True))
        metrics = QFontMetricsF(painter.font())
        words = self.told(self.chosen)
        edge = QSizeF(self.px(20), self.px(12))
        most = QRectF(0, 0, self.width() - edge.width() - self.px(8), self.height())
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = metrics.boundingRect(most, flags, words).size() + edge
        left = min(max(x - room.width() / 2, plot.left()), self.width() - room.width() - self.px(4))
        box = QRectF(QPointF(left, plot.top()), room)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(self.ink())
        painter.drawText(box, flags, words)


@guarded
class TraitsChart(_BookChart):
    """A row for each trait: how games went with it and without, and what it did. The heads stay above."""

    COLUMNS: Final = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[tuple[Card | None, TopicFigures]] = ()
        self._reach = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_traits(self, rows: Sequence[tuple[Card | None, TopicFigures]]) -> None:
        """Show traits, each with its card; None for one that no game here has."""
        self._rows = rows
        ends = [abs(end) for _, one in rows if (i := one.interval) for end in (i.low, i.high)]
        self._reach = max([1.0, *ends])
        self.setAccessibleName(self.tr("Matches with and without a trait"))
        self.setAccessibleDescription("\n".join(self.told(at) for at in range(len(rows))))
        self.updateGeometry()
        self.update()

    def told(self, at: int) -> str:
        """Return a row in words."""
        card, one = self._rows[at]
        name = _named(card, one)
        if one.interval is None:
            text = self.tr("{name}: matches with it on the board {with}, without {without}")
            return filled(text, {"name": name, "with": one.with_it.games, "without": one.without.games})
        text = self.tr(
            "{name}: in {with} matches with it the lead on the others was {lead} points, in {without} "
            "matches without it {other}: a difference of {difference}, most likely between {low} and {high}"
        )
        return filled(
            text,
            {
                "name": name,
                "with": one.with_it.games,
                "lead": signed(one.with_it.value),
                "without": one.without.games,
                "other": signed(one.without.value),
                "difference": signed(one.difference),
                "low": signed(one.interval.low),
                "high": signed(one.interval.high),
            },
        )

    def heads(self) -> list[str]:
        """Return what stands above the columns."""
        return [
            self.tr("matches with it"),
            self.tr("matches without"),
            self.tr("effect on lead"),
            self.tr("cards played"),
            self.tr("food eaten"),
            self.tr("extra food"),
            self.tr("attacks stopped"),
            self.tr("died out"),
        ]

    def _wide_need(self) -> float:
        """Return how wide the chart has to be for each trait to have one line."""
        return max(self.px(_LEAST_NAME), self._names()) + 7 * self._longest() + self.px(_LEAST_RANGE)

    @property
    def is_narrow(self) -> bool:
        """Say whether each trait has two lines: its name and the difference, and below them its numbers."""
        return self._is_narrow_in(self.width())

    def _is_narrow_in(self, width: int) -> bool:
        return width < self._wide_need()

    def _names(self) -> float:
        metrics = QFontMetricsF(self.writing())
        longest = max((metrics.horizontalAdvance(_named(*row)) for row in self._rows), default=0.0)
        return longest + self.px(_SEAL + 18)

    def _needs(self) -> list[float]:
        """Return how wide each column of numbers has to be."""
        metrics, heads = QFontMetricsF(self.writing()), self.heads()
        return [
            max(metrics.horizontalAdvance(word) for word in heads[at].split()) + self.px(12)
            for at in range(self.COLUMNS)
            if at != _DIFFERENCE
        ]

    def _longest(self) -> float:
        return max(self.px(52), *self._needs())

    def edges(self) -> list[float]:
        """Return the left edges of the columns, and the right one of the last."""
        narrow = self._longest()
        name = max(self.px(_LEAST_NAME), self.width() * 0.17, self._names())
        wide = self.width() - name - 7 * narrow
        edges = [name]
        for at in range(self.COLUMNS):
            edges.append(edges[-1] + (wide if at == _DIFFERENCE else narrow))
        return edges

    def rooms(self) -> list[tuple[float, float]]:
        """Return from where to where each column goes."""
        if not self.is_narrow:
            edges = self.edges()
            return [(edges[at], edges[at + 1]) for at in range(self.COLUMNS)]
        needs = self._needs()
        spare = max(self.width() - sum(needs), 0.0) / len(needs)
        rooms, left = [], 0.0
        for need in needs:
            rooms.append((left, left + need + spare))
            left += need + spare
        rooms.insert(_DIFFERENCE, (max(self._names(), self.width() * 0.45), float(self.width())))
        return rooms

    def _row_height(self) -> float:
        return self._row_in(self.width())

    def _row_in(self, width: int) -> float:
        return self.px(_ROW) * (2 if self._is_narrow_in(width) else 1)

    def head_height(self) -> float:
        """Return how tall the heads are."""
        return self._heads_in(self.width())

    def _heads_in(self, width: int) -> float:
        lines = 5 if self._is_narrow_in(width) else 3
        return lines * QFontMetricsF(self.writing()).lineSpacing() + self.px(4)

    def sizeHint(self) -> QSize:
        """Return a height for the heads and all rows."""
        return QSize(round(self.px(820)), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which it can be read."""
        return QSize(math.ceil(sum(self._needs())), round(self.head_height()))

    def hasHeightForWidth(self) -> bool:
        """Say that the traits have two lines each where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the heads and all rows."""
        return round(self._heads_in(width) + self._row_in(width) * len(self._rows))

    def event(self, event: QEvent) -> bool:
        """Tell the row under the pointer in words."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = int((event.pos().y() - self.head_height()) // self._row_height())
            QToolTip.showText(
                event.globalPos(), tip(self.told(at) if 0 <= at < len(self._rows) else ""), self
            )
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads and the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, tall = self.head_height(), self._row_height()
        above = 2 * QFontMetricsF(self.writing()).lineSpacing() if self.is_narrow else 0.0
        painter.setFont(self.writing())
        painter.setPen(self.ink(0.75))
        for at, (words, (left, right)) in enumerate(zip(self.heads(), self.rooms(), strict=True)):
            high = top - self.px(4)
            room = QRectF(left + self.px(3), above, right - left - self.px(6), high - above)
            if self.is_narrow and at == _DIFFERENCE:
                room = QRectF(left + self.px(3), 0, right - left - self.px(6), above)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, words)
        for at in range(len(self._rows)):
            self._paint_row(painter, at, top + at * tall, tall)
        painter.end()

    def _paint_row(self, painter: QPainter, at: int, y: float, tall: float) -> None:
        card, one = self._rows[at]
        name = _named(card, one)
        rooms, line = self.rooms(), self.px(_ROW)
        if at % 2 == 0:
            painter.fillRect(QRectF(0, y, self.width(), tall), self.stripe())
        if card is not None:
            seal = card.sign(round(self.px(_SEAL)), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(self.px(4), y + (line - self.px(_SEAL)) / 2), seal)
        painter.setFont(self.writing())
        painter.setPen(self.ink())
        left, end = self.px(_SEAL + 12), rooms[_DIFFERENCE][0] if self.is_narrow else rooms[0][0]
        metrics = QFontMetricsF(self.writing())
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, end - left)
        painter.drawText(QRectF(left, y, end - left, line), _MIDDLE, shown)
        figures: dict[int, int] = {
            0: one.with_it.games,
            1: one.without.games,
            **{at: one.counts.get(key, 0) for at, key in enumerate(_COUNTED, start=3)},
        }
        for column, value in figures.items():
            start, stop = rooms[column]
            room = QRectF(start, y + tall - line, stop - start, line)
            painter.setPen(self.ink() if value else self.faint())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(value))
        start, stop = rooms[_DIFFERENCE]
        self._paint_difference(painter, one, QRectF(start, y, stop - start, line))

    def _paint_difference(self, painter: QPainter, one: TopicFigures, room: QRectF) -> None:
        if one.interval is None:
            painter.setPen(self.ink(0.55))
            words = filled(self.tr("fewer than {number} matches"), {"number": FEWEST})
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
            return
        told = self.px(52)
        plot = room.adjusted(self.px(12), 0, -told - self.px(12), 0)

        def x(value: float) -> float:
            return plot.center().x() + plot.width() / 2 * value / self._reach

        painter.setPen(QPen(self.ink(0.4), 1))
        painter.drawLine(QPointF(x(0), room.top()), QPointF(x(0), room.bottom()))
        low, high = x(one.interval.low), x(one.interval.high)
        self.draw_interval(painter, one.interval, x(one.difference), room.center().y(), low, high)
        painter.setPen(self.ink())
        painter.drawText(
            room.adjusted(room.width() - told, 0, -self.px(6), 0),
            _MIDDLE | Qt.AlignmentFlag.AlignRight,
            signed(one.difference),
        )


def _clear(size: QSizeF, ratio: float) -> QPixmap:
    """Return a picture to be painted into, with nothing in it."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def day(created: str) -> str:
    """Return the day of a UTC moment as records write it, as the language writes days; empty for none."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    #: how a day is written, in Qt's letters: d day, M month, MMMM its name, yyyy year
    pattern = QCoreApplication.translate("BookCharts", "d MMMM yyyy")
    return QLocale().toString(moment.toLocalTime().date(), pattern)


def _named(card: Card | None, one: TopicFigures) -> str:
    """Return the name of a trait; of one that no game here has, its key."""
    return card.name if card else one.topic
