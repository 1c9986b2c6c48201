"""How a line of the log looks: words that wrap, its picture, the signs of a group and of a decision."""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidgetItem

from evolution_qt.core.event import PHASE
from evolution_qt.ui.kit import art
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.shell.log.log_groups import NO_GROUP
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, LogLine

if TYPE_CHECKING:
    from evolution_qt.ui.shell.log.log_rows import LogRows

_EDGE: Final = 4.0
"""Pixels between the edge of the panel and a line."""
_GUTTER: Final = 0.35
"""Room between a picture and its line, in heights of the picture."""
_PICTURE: Final = 1.28
"""Height of a picture, in sizes of the writing."""
_APART: Final = 3
"""Pixels between two pictures."""
_INDENT: Final = 14.0
"""Pixels by which the lines of what follows from something are moved in."""
_STEP: Final = 8.0
"""Pixels by which the lines of a group are moved in below its headline, where the panel is narrow at best."""
_WHY: Final = 1.1
"""Side of the sign of a decision, in sizes of the writing."""
_TRIANGLE: Final = 8.0
_ESTIMATED: Final = 1.6
"""Lines into which the words of a row wrap on average, until they are laid out."""
_MARKED: Final = 0.22
_SELECTED: Final = 0.35
_LAID_OUT: Final = 200
"""Rows whose words stay laid out, several times what is seen; others are laid out again when they are."""


class LogItem(QTreeWidgetItem):
    """A row of the log. Its words and its height are found when it is to be seen."""

    def __init__(self, line: LogLine) -> None:
        super().__init__()
        self.line = line
        self.measured = -1
        """The round of measuring in which it was laid out."""
        self.layout: QTextLayout | None = None
        """Its words as `LogDelegate.words` wrapped them lately."""
        self.left = self.above = self.middle = 0.0
        """Where its words begin, how far below its own top, and where the middle of their first line is."""
        self.has_picture = False
        """Whether there is room for a picture."""
        self.picture: QPixmap | None = None
        """Its picture, once it was seen."""

    @property
    def details(self) -> list[LogItem]:
        """Return the rows below the headline of a group."""
        return [row_of(self.child(at)) for at in range(self.childCount())]

    @property
    def is_closed(self) -> bool:
        """Return whether it is the headline of a group whose lines are not to be seen."""
        return bool(self.childCount()) and not self.isExpanded()


def row_of(item: QTreeWidgetItem | None) -> LogItem:
    """Return an item as what it is in a log."""
    assert isinstance(item, LogItem)
    return item


@guarded
class LogDelegate(QStyledItemDelegate):
    """Lays out and paints the rows of one log."""

    def __init__(self, log: LogRows) -> None:
        super().__init__(log)
        self._log = log
        self._laid_out: deque[LogItem] = deque()

    # Laying out

    @property
    def _side(self) -> int:
        """Return the height of a picture."""
        return round(self._log.font().pixelSize() * _PICTURE)

    def estimate(self) -> QSize:
        """Return the size of a row that is not laid out yet."""
        return QSize(1, round(self._log.fontMetrics().lineSpacing() * _ESTIMATED))

    def measure(self, item: LogItem) -> None:
        """Lay out the words of a row, and give it the height that they take."""
        line, side = item.line, self._side
        item.setText(0, line.text)
        item.picture, item.has_picture = None, self._has_picture(line)
        item.left = self._left(line) + (side * (1 + _GUTTER) if item.has_picture else 0.0)
        layout = self._lay_out(item)
        first, last = layout.lineAt(0).height(), layout.lineAt(layout.lineCount() - 1)
        room = max(side - first, 0.0) if item.has_picture else 0.0
        item.above, item.middle = room / 2, (room + first) / 2
        height = last.y() + last.height() + room + (_APART if item.has_picture else 0)
        item.setSizeHint(0, QSize(1, math.ceil(height)))

    def words(self, item: LogItem) -> QTextLayout | None:
        """Return the words of a row, wrapped as they are seen; None until it was measured."""
        return item.layout or (self._lay_out(item) if item.middle else None)

    def _lay_out(self, item: LogItem) -> QTextLayout:
        font = self._log.font()
        font.setBold(bool(item.line.heading))
        right = _EDGE + (font.pixelSize() * _WHY + 6 if item.line.decision != NO_DECISION else 0.0)
        option = QTextOption()
        option.setTextDirection(self._log.layoutDirection())  # else the first letter decides
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(phrased(item.line.text), font)
        layout.setTextOption(option)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(max(self._log.line_width - item.left - right, 1.0))
            line.setPosition(QPointF(0.0, top))
            top += line.height()
        layout.endLayout()
        if item.layout is None:
            self._laid_out.append(item)  # each once, else its earlier place would take the words away
        item.layout = layout
        if len(self._laid_out) > _LAID_OUT:
            self._laid_out.popleft().layout = None
        return layout

    def _left(self, line: LogLine) -> float:
        """Return where the words of a line without a picture begin."""
        if line.heading:
            return _EDGE + (_INDENT if line.heading == PHASE and self._log.told.has_groups else 0.0)
        if line.is_between:
            return _EDGE
        left = _EDGE + (_INDENT if line.is_inset else 0.0)
        if line.group != NO_GROUP:
            left += _INDENT if line.is_headline else _INDENT + _STEP
        return left

    def _has_picture(self, line: LogLine) -> bool:
        """Return whether there is room for a picture at a line."""
        if self._log.picture is None or line.heading or line.is_between:
            return False
        return not (line.is_headline and self._log.told.has_own_line(line.group))

    # Signs and pictures, each with its place in the viewport

    def why_room(self, item: LogItem, top: float) -> QRectF:
        """Return where the sign of a decision stands in a row that begins there, empty without one."""
        decision = item.line.decision
        if decision == NO_DECISION or not self._log.can_explain(decision):
            return QRectF()
        side = round(self._log.font().pixelSize() * _WHY)
        return QRectF(self._log.viewport().width() - side - 3, top + item.middle - side / 2, side, side)

    def picture(self, item: LogItem, top: float) -> tuple[QPixmap, QRectF] | None:
        """Return the picture of a row that begins there, and its place; None without one."""
        number, events = item.line.number, self._log.told.events
        if self._log.picture is None or not item.has_picture or not 0 <= number < len(events):
            return None
        side = self._side
        if item.picture is None:
            ink = self._log.palette().text().color().name()
            item.picture = self._log.picture(events[number], side, ink, self._log.devicePixelRatioF())
        if item.picture is None:
            return None
        size = item.picture.deviceIndependentSize()
        left = item.left - side * (1 + _GUTTER) + (side - size.width()) / 2
        return item.picture, QRectF(QPointF(left, top + item.middle - size.height() / 2), size)

    # Painting

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row."""
        log, item = self._log, row_of(self._log.itemFromIndex(index))
        room, palette, line = QRectF(option.rect), log.palette(), item.line
        top, is_selected = room.top(), item.isSelected() and log.hasFocus()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item in log.marked or is_selected:
            tint = QColor(palette.highlight().color())
            tint.setAlphaF(_SELECTED if is_selected else _MARKED)
            painter.fillRect(room, tint)
        painter.setPen((palette.link() if line.heading == PHASE else palette.text()).color())
        if (words := self.words(item)) is not None:
            words.draw(painter, QPointF(item.left, top + item.above))
        if item.childCount():
            middle = QPointF(_EDGE + _TRIANGLE, top + item.middle)
            self._paint_triangle(painter, middle, is_down=item.isExpanded())
        if (found := self.picture(item, top)) is not None:
            painter.drawPixmap(found[1].topLeft(), found[0])
        if not (sign := self.why_room(item, top)).isEmpty():
            self._paint_why(painter, sign)
        if is_selected and item is log.currentItem():
            painter.setPen(palette.highlight().color())
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1.5, 0.5, -1.5, -0.5), 3, 3)
        painter.restore()

    def _paint_triangle(self, painter: QPainter, middle: QPointF, *, is_down: bool) -> None:
        """Paint the triangle of a group, which points down where it is open, else right."""
        long, short = _TRIANGLE / 2, _TRIANGLE / 3
        points = [(-long, -short), (long, -short), (0.0, short)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._log.palette().placeholderText())
        painter.drawPolygon(
            QPolygonF([middle + (QPointF(x, y) if is_down else QPointF(y, x)) for x, y in points])
        )

    def _paint_why(self, painter: QPainter, room: QRectF) -> None:
        """Paint the sign of a decision, quietly."""
        tint = self._log.palette().placeholderText().color()
        ring = QColor(tint)
        ring.setAlphaF(0.55)
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(room.adjusted(0.5, 0.5, -0.5, -0.5))
        side = round(room.width() * 0.72)
        sign = art.glyph("why", side, tint.name(), self._log.devicePixelRatioF())
        painter.drawPixmap(room.center() - QPointF(side / 2, side / 2), sign)
