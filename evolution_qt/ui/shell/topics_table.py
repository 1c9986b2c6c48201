"""What the record book says of topics that a game counts, such as each trait, as a table."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from evolution_qt.book.figures import FEWEST, TopicFigures
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, numbers
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.book_charts import draw_range
from evolution_qt.ui.table.pages import CardPage, Topics

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
                "lead": numbers.signed(one.with_it.value, 1),
                "without": one.without.games,
                "other": numbers.signed(one.without.value, 1),
                "difference": numbers.signed(one.difference, 1),
                "low": numbers.signed(one.interval.low, 1),
                "high": numbers.signed(one.interval.high, 1),
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
        painter.drawText(room.adjusted(0, 0, -6 * self.unit, 0), flags, numbers.signed(one.difference, 1))
        painter.restore()
