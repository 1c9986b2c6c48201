"""Writes the lines of a log into a document, beginning at any of them; the others come little by little.

What is written is always a part of the log without gaps, but for the lines of closed groups. The page that
shows it keeps the reader's place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QTextEdit

from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.shell.log.log_groups import NO_GROUP
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, NO_EVENT, Context, LogContent, LogLine

Form = Callable[[LogLine], tuple[QTextBlockFormat, QTextCharFormat]]
"""Tells what a line looks like."""

_ROLE: Final = int(QTextFormat.Property.UserProperty)
_DETAIL: Final = 1
_OPEN: Final = 2
_CLOSED: Final = 3
"""What a line is in its group: one below the headline, or the headline of an open or a closed one."""


def is_headline(block: QTextBlock) -> bool:
    """Return whether a line is the headline of a group."""
    return block.blockFormat().intProperty(_ROLE) in (_OPEN, _CLOSED)


def is_detail(block: QTextBlock) -> bool:
    """Return whether a line stands below the headline of a group."""
    return block.blockFormat().intProperty(_ROLE) == _DETAIL


def is_closed(block: QTextBlock) -> bool:
    """Return whether a line is the headline of a closed group."""
    return block.blockFormat().intProperty(_ROLE) == _CLOSED


def _is_same(line: LogLine, headline: LogLine) -> bool:
    return line.is_headline and line.group == headline.group


class LogWriter:
    """Writes one log into one document."""

    def __init__(self, page: QTextEdit, told: LogContent, form: Form, most: int) -> None:
        """Write at most so many lines of *told*, the last ones."""
        self._page = page
        self._told = told
        self._form = form
        self._most = most
        self.signs: dict[int, int] = {}
        """Of each line with a sign, which decision."""
        self._first = self._end = 0
        self._above: list[LogLine] = []
        self._below: list[LogLine] = []
        self._lacks_opening = False
        self._context = Context()

    @property
    def _document(self) -> QTextDocument:
        return self._page.document()

    def begin_at(self, number: int) -> None:
        """Write nothing yet, but from the section of an event on, with NO_EVENT from the very beginning."""
        self.signs.clear()
        self._above.clear()
        self._below.clear()
        self._first = self._end = start = self._told.section_at(number)
        self._context = Context(start)
        self._lacks_opening = number != NO_EVENT
        if not self._lacks_opening:
            self._below += self._told.opening()

    def begin_at_end(self) -> None:
        """Write nothing yet, but from the last line upward."""
        count = len(self._told.events)
        self.begin_at(count)
        self._above += filter(self._is_seen, self._told.lines(self._end, count, self._context))
        self._end = count

    @property
    def lacks_above(self) -> bool:
        """Return whether lines are missing above what is written."""
        if self._document.blockCount() >= self._most:
            return False
        return self._lacks_opening or bool(self._above) or self._first > 0

    @property
    def lacks_below(self) -> bool:
        """Return whether lines are missing below what is written."""
        return bool(self._below) or self._end < len(self._told.events)

    def lacks(self, number: int) -> bool:
        """Return whether the line of an event may be among those that are missing."""
        first, last = self._document.firstBlock().userState(), self._document.lastBlock().userState()
        return (self.lacks_above and number < first) or (self.lacks_below and number > last)

    def write_below(self, count: int) -> list[LogLine]:
        """Write so many more lines at the end and return them."""
        lines = self._below
        while len(lines) < count and self._end < len(self._told.events):
            end = self._told.section_end(self._end)
            lines += filter(self._is_seen, self._told.lines(self._end, end, self._context))
            self._end = end
        written, self._below = lines[:count], lines[count:]
        if written:
            cursor = QTextCursor(self._document)
            cursor.beginEditBlock()
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self._write(cursor, written, is_first=self._document.isEmpty())
            cursor.endEditBlock()
        return written

    def write_above(self, count: int) -> list[LogLine]:
        """Write so many more lines before the first one and return them."""
        lines = self._above
        # one more than is written, so that there is a line for the next time if any is left
        while len(lines) <= count and (self._first or self._lacks_opening):
            lines = [*self._section_above(), *lines]
        written, self._above = lines[-count:], lines[:-count]
        if not written:
            return written
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        if self._document.isEmpty():
            self._write(cursor, written, is_first=True)
        else:
            was = self._document.firstBlock()
            form, state = was.blockFormat(), was.userState()
            cursor.insertBlock(form)  # the first line, moved down; what it was is above it now
            cursor.block().setUserState(state)
            cursor.movePosition(QTextCursor.MoveOperation.Start)
            self._write(cursor, written, is_first=True)
        cursor.endEditBlock()
        return written

    def _section_above(self) -> Sequence[LogLine]:
        if not self._first:
            self._lacks_opening = False
            return self._told.opening()
        start = self._told.section_at(self._first - 1)
        lines = list(filter(self._is_seen, self._told.lines(start, self._first, Context(start))))
        self._first = start
        return lines

    def take_back(self, count: int) -> None:
        """Remove the lines of all events but the first ones, so many of them, which alone are logged now."""
        start = self._told.section_at(count - 1)
        if start < self._first or (start == self._first and self._above):
            self._document.clear()
            self.begin_at_end()
            return
        block = self._document.begin()
        while block.isValid() and block.userState() < start:
            block = block.next()
        if block.isValid():
            before = block.previous()
            form, state = before.blockFormat(), before.userState()
            cursor = QTextCursor(block)
            cursor.beginEditBlock()
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.deletePreviousChar()
            cursor.setBlockFormat(form)
            cursor.block().setUserState(state)
            cursor.endEditBlock()
        self.signs = {number: one for number, one in self.signs.items() if number < start}
        self._below.clear()
        self._end = min(start, self._end)
        self._context = Context(self._end)

    # Groups

    def _is_seen(self, line: LogLine) -> bool:
        return line.group == NO_GROUP or line.is_headline or self._told.groups.is_open(line.group)

    def fold(self, group: int) -> None:
        """Write the lines of a group if it is open now, or remove them; all the rest is written."""
        headline = self._told.headline_of(group)
        for lines in (self._above, self._below):
            seen = filter(self._is_seen, lines)
            lines[:] = [headline if _is_same(one, headline) else one for one in seen]
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        while run := self._details(group):
            self._remove(*run)
        if (written := self.headline(group)) is not None:
            cursor.setPosition(written.position())
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            self._write(cursor, [headline], is_first=True)
            if self._told.groups.is_open(group):
                lines = [line for line in self._told.group_lines(group) if line.number < self._end]
                self._write(cursor, lines, is_first=False)
        cursor.endEditBlock()

    def headline(self, group: int) -> QTextBlock | None:
        """Return the headline of a group, None while it is not written."""
        return next(filter(is_headline, self._blocks(group)), None)

    def _blocks(self, group: int) -> Iterator[QTextBlock]:
        """Return the lines of a group that are written, the last one first."""
        last = self._told.groups.members(group)[-1]
        block = self._document.lastBlock()
        while block.isValid() and block.userState() > last:
            block = block.previous()
        while block.isValid() and block.userState() >= group:
            yield block
            block = block.previous()

    def _details(self, group: int) -> tuple[QTextBlock, QTextBlock] | None:
        """Return the first and the last of the last lines in a row that are written below a headline."""
        last = next(filter(is_detail, self._blocks(group)), None)
        if last is None:
            return None
        first = last
        while is_detail(first.previous()) and first.previous().userState() >= group:
            first = first.previous()
        return first, last

    def _remove(self, first: QTextBlock, last: QTextBlock) -> None:
        """Remove lines in a row; those around them stay as they are."""
        before, after = first.previous(), last.next()
        stays = before if before.isValid() else after
        form, state = stays.blockFormat(), stays.userState()
        cursor = QTextCursor(first)
        if before.isValid():
            cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
            end = last.position() + last.length() - 1
        else:
            end = after.position() if after.isValid() else last.position() + last.length() - 1
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(form)
        cursor.block().setUserState(state)

    def _write(self, cursor: QTextCursor, lines: Sequence[LogLine], *, is_first: bool) -> None:
        for line in lines:
            block, form = self._form(line)
            if line.is_headline:
                has_more = self._told.groups.is_open(line.group)
                block.setProperty(_ROLE, _OPEN if has_more else _CLOSED)
            elif line.group != NO_GROUP:
                block.setProperty(_ROLE, _DETAIL)
            if is_first:
                cursor.setBlockFormat(block)
                is_first = False
            else:
                cursor.insertBlock(block)
            cursor.insertText(phrased(line.text), form)
            cursor.block().setUserState(line.number)
            if line.decision != NO_DECISION:
                self.signs[line.number] = line.decision
