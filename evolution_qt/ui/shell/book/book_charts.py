"""The charts of the record book, wins against chance and points over time, and its table of topics.

The topics are what a game counts, such as each trait.
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from evolution_qt.book.figures import FEWEST, One, TopicFigures, Wins
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import tip
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.charts import MIDDLE, Chart, CourseChart, clear_picture
from evolution_qt.ui.table.pages import CardPage, Topics

_ROW: Final = 28
_DOT: Final = 6.0
_WHISKER: Final = 5.0
_MEAN_OF: Final = 10
"""Games of which the line over time is the mean."""
_APART: Final = 2
"""Pixels between two points of that line at least."""


def percent(share: float) -> str:
    """Return a share in percent, as the language writes it."""
    text = QCoreApplication.translate("BookCharts", "{number}%")
    return filled(text, {"number": phrasing.plain_number(100 * share)})


def tally(wins: float) -> str:
    """Return a number of wins, or of points: whole where it is whole."""
    return phrasing.plain_number(wins, 0 if abs(wins - round(wins)) < 0.005 else 1)


def draw_range(
    painter: QPainter, y: float, at: tuple[float, float, float], tint: QColor, unit: float
) -> None:
    """Draw a bar from the first place to the last and a dot between; a *unit* is a pixel of usual writing."""
    low, middle, high = at
    reach = _WHISKER * unit
    painter.setPen(QPen(tint, 2.2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for end in (low, high):
        painter.drawLine(QPointF(end, y - reach), QPointF(end, y + reach))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawEllipse(QPointF(middle, y), _DOT * unit, _DOT * unit)


@guarded
class WinsChart(Chart):
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
        self.redraw()

    def told(self, name: str, wins: Wins) -> str:
        """Return a row in words."""
        text = self.tr("{name}: {wins} of {games} won, {chance} by chance")
        won, chance = tally(wins.wins), phrasing.plain_number(wins.chance, 1)
        return filled(text, {"name": name, "wins": won, "games": wins.games, "chance": chance})

    def sizeHint(self) -> QSize:
        """Return a height for all rows, the axis and what the marks mean."""
        rows = self.px(_ROW) * len(self._rows)
        return QSize(round(self.px(440)), round(rows + self.px(30) + 2.4 * self.metrics().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which it can be read."""
        return QSize(round(self.px(300)), self.sizeHint().height())

    def _plot(self) -> QRectF:
        metrics = self.metrics()
        names = max((metrics.horizontalAdvance(name) for name, _ in self._rows), default=0)
        counts = max((metrics.horizontalAdvance(self._count(wins)) for _, wins in self._rows), default=0)
        left = min(names, self.width() * 0.36) + self.px(16)
        right = counts + self.px(16)
        return QRectF(left, self.px(4), self.width() - left - right, self.px(_ROW) * len(self._rows))

    def _count(self, wins: Wins) -> str:
        return filled(self.tr("{wins} of {games}"), {"wins": tally(wins.wins), "games": wins.games})

    def draw(self, painter: QPainter) -> None:
        """Paint the axis, the rows and what the marks mean."""
        if not self._rows:
            return
        plot = self._plot()
        tall = self.metrics().height()
        for quarter in range(5):
            x = plot.left() + plot.width() * quarter / 4
            painter.setPen(QPen(self.ink(0.16), 1))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            painter.setPen(self.ink(0.8))
            room = QRectF(x - self.px(40), plot.bottom() + self.px(2), self.px(80), tall)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, percent(quarter / 4))
        for at, (name, wins) in enumerate(self._rows):
            room = QRectF(0, plot.top() + at * self.px(_ROW), self.width() - self.px(2), self.px(_ROW))
            self._draw_row(painter, plot, room, name, wins)
        self._draw_key(painter, plot.bottom() + tall + self.px(20))

    def _draw_row(self, painter: QPainter, plot: QRectF, room: QRectF, name: str, wins: Wins) -> None:
        painter.setPen(self.ink())
        shown = self.metrics().elidedText(name, Qt.TextElideMode.ElideRight, plot.left() - self.px(16))
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignLeft, shown)
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, self._count(wins))
        if not wins.games:
            return
        y, interval = room.center().y(), wins.interval
        if interval is not None:  # below, a place on the axis would say more than the games do
            shares = (interval.low, wins.wins / wins.games, interval.high)
            low, at, high = (plot.left() + plot.width() * share for share in shares)
            self._draw_range(painter, y, (low, at, high))
        self._draw_diamond(painter, QPointF(plot.left() + plot.width() * wins.chance / wins.games, y))

    def _draw_key(self, painter: QPainter, y: float) -> None:
        """Draw what the marks mean."""
        x, metrics = self.px(8), self.metrics()
        mine, chance = self.tr("share of wins, with margin of error"), self.tr("chance")
        if any(wins.interval is not None for _, wins in self._rows):
            self._draw_range(painter, y, (x, x + self.px(14), x + self.px(28)))
            painter.setPen(self.ink(0.8))
            painter.drawText(QPointF(x + self.px(38), y + metrics.ascent() * 0.4), mine)
            x += self.px(38) + metrics.horizontalAdvance(mine) + self.px(30)
        self._draw_diamond(painter, QPointF(x, y))
        painter.setPen(self.ink(0.8))
        painter.drawText(QPointF(x + self.px(14), y + metrics.ascent() * 0.4), chance)

    def _draw_range(self, painter: QPainter, y: float, at: tuple[float, float, float]) -> None:
        draw_range(painter, y, at, self.palette().highlight().color(), self.px(1))

    def _draw_diamond(self, painter: QPainter, at: QPointF) -> None:
        """Draw the mark of chance."""
        reach = self.px(_DOT + 1)
        painter.setPen(QPen(self.ink(0.85), self.px(1.6)))
        painter.setBrush(self.palette().base())
        corners = [QPointF(0, -reach), QPointF(reach * 0.7, 0), QPointF(0, reach), QPointF(-reach * 0.7, 0)]
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))


@guarded
class GamesChart(CourseChart):
    """A dot for each game, in their order; from some on, a line of the mean of the last ones.

    There may be thousands.
    """

    BEFORE = 0.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[One] = ()
        self._means: list[tuple[int, float]] = []

    def show_games(self, games: Sequence[One]) -> None:
        """Show games in their order."""
        self._games = games
        points = [one.points for one in games]
        sums = [0.0, *accumulate(points)]
        self._means = [
            (at, (sums[at + 1] - sums[at + 1 - _MEAN_OF]) / _MEAN_OF)
            for at in range(_MEAN_OF - 1, len(points))
        ]
        self.show_steps(len(games), max(points, default=1), self.tr("Points in each game"))

    def sizeHint(self) -> QSize:
        """Return the size it was made for."""
        return QSize(800, 340) * self._factor

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which it can be read."""
        return QSize(320, 180) * self._factor

    def told(self, at: int) -> str:
        """Return a game in words."""
        one = self._games[at]
        ended = self.tr("won") if one.winners == 1 else self.tr("shared") if one.winners else self.tr("lost")
        text = self.tr("Game {number}, {date}: points {points}, {ended}, players {players}")
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

    def room(self) -> QRectF:
        """Return where the dots are."""
        metrics, top = self.metrics(), self.px(10)
        left, below = metrics.horizontalAdvance("000") + self.px(14), metrics.height() + self.px(8)
        return QRectF(left, top, self.width() - left - top, self.height() - top - below)

    def draw(self, painter: QPainter) -> None:
        """Paint the grid, the dots and the line of means."""
        if not self._games:
            return
        self.draw_levels(painter)
        plot = self.plot
        below = QRectF(plot.left(), plot.bottom() + self.px(4), plot.width(), self.height() - plot.bottom())
        first, last = day(self._games[0].created), day(self._games[-1].created)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, first)
        if len(self._games) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, last)
        apart = plot.width() / len(self._games)
        radius = min(self.px(_DOT), max(apart * 0.42, self.px(2)))
        won, lost = self._dot(radius, is_filled=True), self._dot(radius, is_filled=False)
        reach = won.deviceIndependentSize().width() / 2
        dots, points = [], []
        for one in self._games:
            dots.append(won if one.winners else lost)
            points.append(one.points)
        for corner, dot in zip(self.places(enumerate(points), reach), dots, strict=True):
            painter.drawPixmap(corner, dot)
        # where games lie closer than can be seen, the line goes through some of them
        every = max(int(self.px(_APART) / max(apart, 0.001)), 1)
        line = self.places(self._means[::-every])
        if len(line) > 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            round_cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            tint = self.palette().highlight().color()
            painter.setPen(QPen(tint, self.px(2.6), Qt.PenStyle.SolidLine, round_cap, join))
            painter.drawPolyline(QPolygonF(line))

    def _dot(self, radius: float, *, is_filled: bool) -> QPixmap:
        """Return the picture of a dot, which is drawn for every game."""
        reach = math.ceil(radius + self.px(1))
        dot = clear_picture(QSizeF(2 * reach, 2 * reach), self.devicePixelRatioF())
        with QPainter(dot) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = self.palette().highlight().color()
            tint.setAlphaF(0.9)
            painter.setPen(QPen(tint if is_filled else self.ink(0.5), self.px(1.6)))
            painter.setBrush(tint if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(reach, reach), radius, radius)
        return dot


def day(created: str) -> str:
    """Return the day of a UTC moment as records write it, as the language writes days; empty for none."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    #: how a day is written, in Qt's letters: d day, M month, MMMM its name, yyyy year
    pattern = QCoreApplication.translate("BookCharts", "d MMMM yyyy")
    return QLocale().toString(moment.toLocalTime().date(), pattern)


_SIGN: Final = 20
_RANGE: Final = 3
"""The column in which a range is drawn; those before are the name and the numbers of games."""
_LEAST_RANGE: Final = 170
_TOLD: Final = 52
"""The room of the number behind it."""
_FIGURES: Final = Qt.ItemDataRole.UserRole

_Index = QModelIndex | QPersistentModelIndex


@guarded
class TopicsTable(QTreeWidget):
    """A row for each topic: how games went with it and without, and what it did. The heads stay above."""

    def __init__(self) -> None:
        super().__init__()
        self._factor = 1.0
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.header().setSectionsMovable(False)
        self.header().setStretchLastSection(False)
        self.header().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._range = _Range(self)
        self.setItemDelegateForColumn(_RANGE, self._range)

    def set_factor(self, factor: float) -> None:
        """Write and draw so much larger than usual."""
        self._factor = self._range.unit = factor
        self.setFont(fonts.text(round(style.SMALL * factor)))
        self.header().setFont(self.font())
        self.setIconSize(QSize(_SIGN, _SIGN) * factor)
        self._fit()

    def show_topics(self, words: Topics, rows: Sequence[tuple[CardPage | None, TopicFigures]]) -> None:
        """Show topics in a game's words, each with its card; None for one that has none here."""
        heads = [self.tr("games with it"), self.tr("games without"), self.tr("effect on lead")]
        heads = [words.name, *heads, *(head for _, head in words.columns)]
        self.setColumnCount(len(heads))
        narrow = [textwrap.fill(head, max(map(len, head.split()))) for head in heads]
        self.setHeaderLabels([*narrow[:_RANGE], heads[_RANGE], *narrow[_RANGE + 1 :]])
        self.setAccessibleName(words.name)
        ends = [abs(end) for _, one in rows if (i := one.interval) for end in (i.low, i.high)]
        self._range.reach = max([1.0, *ends])
        self.clear()
        self.addTopLevelItems([self._row(words, *row) for row in rows])
        self._fit()

    def _row(self, words: Topics, card: CardPage | None, one: TopicFigures) -> QTreeWidgetItem:
        name = card.name if card else one.topic
        few = filled(self.tr("fewer than {number} games"), {"number": FEWEST})
        counts = [str(one.counts.get(key, 0)) for key, _ in words.columns]
        games = str(one.with_it.games), str(one.without.games)
        texts = [name, *games, "" if one.interval else few, *counts]
        told = self._in_words(name, one)
        item = QTreeWidgetItem(texts)
        for column in range(len(texts)):
            item.setToolTip(column, tip(told))
            if column:
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignCenter)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, told)
        item.setData(_RANGE, _FIGURES, one)
        if card is not None:
            item.setIcon(0, QIcon(card.sign(round(_SIGN * self._factor), self.devicePixelRatioF())))
        return item

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the ranges the room that is left."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        header = self.header()
        if header.count() > _RANGE:
            header.setSectionResizeMode(_RANGE, QHeaderView.ResizeMode.Fixed)
            others = header.length() - header.sectionSize(_RANGE)
            least = round(_LEAST_RANGE * self._factor)
            header.resizeSection(_RANGE, max(self.viewport().width() - others, least))

    def _in_words(self, name: str, one: TopicFigures) -> str:
        if one.interval is None:
            text = self.tr("{name}: games with it in play {with}, without {without}")
            return filled(text, {"name": name, "with": one.with_it.games, "without": one.without.games})
        text = self.tr(
            "{name}: lead of {lead} points in {with} games with it, {other} in {without} games without it; "
            "the difference is {difference}, most likely {low} to {high}"
        )
        return filled(
            text,
            {
                "name": name,
                "with": one.with_it.games,
                "lead": phrasing.signed(one.with_it.value, 1),
                "without": one.without.games,
                "other": phrasing.signed(one.without.value, 1),
                "difference": phrasing.signed(one.difference, 1),
                "low": phrasing.signed(one.interval.low, 1),
                "high": phrasing.signed(one.interval.high, 1),
            },
        )


@guarded
class _Range(QStyledItemDelegate):
    """Paints by how much the lead was larger, with its range and a line for no difference."""

    def __init__(self, parent: QTreeWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.reach = 1.0
        """The largest difference that is shown."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the ground or the words, and the range over it if there is one."""
        super().paint(painter, option, index)
        one = index.data(_FIGURES)
        if not isinstance(one, TopicFigures) or one.interval is None:
            return
        shown: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        ink = (shown.highlightedText() if is_chosen else shown.text()).color()
        tint = ink if is_chosen else shown.highlight().color()
        room = QRectF(option.rect)
        plot = room.adjusted(12 * self.unit, 0, -(_TOLD + 12) * self.unit, 0)
        scale = plot.width() / 2 / self.reach
        low, at, high = (
            plot.center().x() + scale * value
            for value in (one.interval.low, one.difference, one.interval.high)
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        faint = QColor(ink)
        faint.setAlphaF(0.4)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(plot.center().x(), room.top()), QPointF(plot.center().x(), room.bottom()))
        draw_range(painter, room.center().y(), (low, at, high), tint, self.unit)
        painter.setPen(ink)
        painter.setFont(option.font)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room.adjusted(0, 0, -6 * self.unit, 0), flags, phrasing.signed(one.difference, 1))
        painter.restore()
