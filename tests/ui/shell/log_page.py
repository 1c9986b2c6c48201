"""What is seen of a log, and what is done with it by pointer and keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest


class LogPage:
    """The rows of one log, each a `LogItem`; all of them are there when they are asked for."""

    def __init__(self, log):
        self.log = log

    @property
    def rows(self):
        """The rows that are not folded away, from the first one on."""
        self.log.finish()
        top = [self.log.topLevelItem(at) for at in range(self.log.topLevelItemCount())]
        return [one for row in top for one in (row, *(row.details if row.isExpanded() else ()))]

    @property
    def lines(self):
        """Their words, as they are copied."""
        return [row.line.text.replace("\u00a0", " ") for row in self.rows]

    @property
    def text(self):
        """All words."""
        return "\n".join(self.lines)

    @property
    def in_sight(self):
        """The rows that can be seen, as far as the log has come."""
        self.log.viewport().grab()  # what is painted is where it should be
        row, found = self.log.itemAt(QPoint(0, 0)), []
        while row is not None and self.room(row).top() < self.log.viewport().height():
            found.append(row)
            row = self.log.itemBelow(row)
        return found

    @property
    def first_seen(self):
        """The number of the event whose row is the first that can be seen."""
        return self.in_sight[0].line.number

    @property
    def seen(self):
        """Their words, each with the height at which it begins."""
        return [(row.line.text, self.room(row).top()) for row in self.in_sight]

    @property
    def marked(self):
        """The events whose rows are marked."""
        return {row.line.number for row in self.rows if row in self.log.marked}

    @property
    def signs(self):
        """The decision whose sign stands at a row, by the number of its event."""
        return {row.line.number: row.line.decision for row in self.rows if row.line.decision >= 0}

    @property
    def headlines(self):
        """The rows above groups."""
        return [row for row in self.rows if row.line.is_headline]

    @property
    def pictures(self):
        """The pictures beside the rows that can be seen, each with its place in the viewport."""
        found = [self.log.delegate.picture(row, self.room(row).top()) for row in self.in_sight]
        return [one for one in found if one is not None]

    def left(self, row):
        """Where the words of a row begin."""
        return row.left

    def row(self, number):
        """The row of an event; if it begins a group that is open, the one below the headline."""
        return [row for row in self.rows if row.line.number == number][-1]

    def headline(self, group):
        """The row above a group."""
        return next(row for row in self.headlines if row.line.group == group)

    def below(self, group):
        """The numbers of the events whose rows stand below a headline."""
        headline = self.headline(group)
        return [row.line.number for row in self.rows if row.parent() is headline]

    def room(self, row) -> QRect:
        """Where a row stands in the viewport."""
        return self.log.visualItemRect(row)

    def show(self, row):
        """Scroll a row into sight, and return a point of its words in the viewport."""
        self.log.scrollToItem(row)
        return QPoint(60, self.room(row).top() + 6)

    def click(self, row):
        """Click on the words of a row."""
        QTest.mouseClick(self.log.viewport(), Qt.MouseButton.LeftButton, pos=self.show(row))

    def press(self, *keys):
        """Press keys, and return the row to which they have led."""
        for key in keys:
            QTest.keyClick(self.log, key)
        return self.log.currentItem()

    def heard(self, row):
        """What a screen reader says of a row: its words and its state."""
        tree = QAccessible.queryAccessibleInterface(self.log)
        cell = tree.child(self.rows.index(row) + 1)  # the first one is the header, which is not seen
        return cell.text(QAccessible.Text.Name), cell.state()
