"""Opens and closes groups of lines in a log, by the pointer and by keys, and paints what shows it.

Nothing here happens in a log without groups: there arrow keys scroll.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPolygonF, QTextBlock, QTextCursor
from PySide6.QtWidgets import QMenu

from evolution_qt.ui.kit import accessibility, phrasing
from evolution_qt.ui.kit.phrasing import plain
from evolution_qt.ui.kit.plain_text import Action
from evolution_qt.ui.shell.log.log_groups import NO_GROUP
from evolution_qt.ui.shell.log.log_writer import LogWriter, is_closed, is_detail, is_headline

if TYPE_CHECKING:
    from evolution_qt.ui.shell.log.log_panel import LogPanel

translate = QCoreApplication.translate

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SIDE: Final = 8.0
"""Pixels of a triangle."""


class LogFolding:
    """The groups of one log, as a player handles them."""

    def __init__(self, log: LogPanel, writer: LogWriter) -> None:
        self._log = log
        self._told = log.told
        self._writer = writer
        self._is_walking = False  # by keys from line to line

    @property
    def has_groups(self) -> bool:
        """Return whether there is anything to open or close."""
        return self._told.groups.last != NO_GROUP

    def group_at(self, at: QPoint) -> int:
        """Return the group that a click at a point of the viewport opens or closes, NO_GROUP if none."""
        block = self._log.cursorForPosition(at).block()
        room = self._log.line_room(block)
        return self._group_of(block) if room.top() <= at.y() <= room.bottom() else NO_GROUP

    def _group_of(self, block: QTextBlock) -> int:
        """Return the group of a headline with lines below it."""
        number = block.userState()
        return number if is_headline(block) and self._told.has_details(number) else NO_GROUP

    def toggle(self, group: int) -> None:
        """Open a group, or close it; its lines are scrolled into sight as far as there is room."""
        log, groups = self._log, self._told.groups
        log.finish()
        log.hold_still()
        is_open = not groups.is_open(group)
        groups.choose(group, is_open=is_open)
        log.fold(group)
        if (headline := self._writer.headline(group)) is not None:
            log.setTextCursor(QTextCursor(headline))
        log.scroll_to(group, groups.members(group)[-1] if is_open else group)
        log.follow_if_at_end()
        accessibility.announce(log, self._state(is_open), at_once=True)

    def offer(self, at: QPoint, menu: QMenu) -> Action | None:
        """Return the entry of a line's menu that opens or closes its group, None without one."""
        if (group := self.group_at(at)) == NO_GROUP:
            return None
        action = Action(menu)
        is_open = self._told.groups.is_open(group)
        action.setText(
            translate("LogFolding", "Close the details")
            if is_open
            else translate("LogFolding", "Open the details")
        )
        action.triggered.connect(lambda: self.toggle(group))
        return action

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """Take a key that goes from line to line, opens or closes, and return whether it was one."""
        pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.has_groups or pressed != Qt.KeyboardModifier.NoModifier:
            return False
        key, block = event.key(), self._log.textCursor().block()
        if key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])
        elif key == Qt.Key.Key_Right:
            self._open(block)
        elif key == Qt.Key.Key_Left:
            self._close(block)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._is_walking:
            group = self._group_of(block)
            if group != NO_GROUP:
                self.toggle(group)
        else:
            self.stop_walking()
            return False
        return True

    def stop_walking(self) -> None:
        """Show no line as the current one: the pointer is used, or the log has lost the keyboard."""
        if self._is_walking:
            self._is_walking = False
            self._log.point(-1)
            self._log.viewport().update()

    def _step(self, way: int) -> None:
        block = self._log.textCursor().block()
        room, tall = self._log.line_room(block), self._log.viewport().height()
        is_seen = room.top() >= 0 and room.bottom() <= tall
        if not self._is_walking and not is_seen:
            block = self._log.cursorForPosition(QPoint(0, tall - 4)).block()
        elif self._is_walking:
            block = block.previous() if way < 0 else block.next()
        if block.isValid():
            self._go_to(block)

    def _go_to(self, block: QTextBlock) -> None:
        self._is_walking = True
        self._log.setTextCursor(QTextCursor(block))
        self._log.show_line(block)
        self._log.point(block.userState())
        self._log.viewport().update()
        words = [plain(block.text())]
        if self._group_of(block) != NO_GROUP:
            words.append(self._state(not is_closed(block)))
        accessibility.announce(self._log, phrasing.text(words), at_once=True)

    def _open(self, block: QTextBlock) -> None:
        if self._group_of(block) == NO_GROUP:
            return
        if is_closed(block):
            self.toggle(block.userState())
        else:
            self._step(1)

    def _close(self, block: QTextBlock) -> None:
        if is_detail(block):
            while block.isValid() and not is_headline(block):
                block = block.previous()
            self._go_to(block)
        elif self._group_of(block) != NO_GROUP and not is_closed(block):
            self.toggle(block.userState())

    def _state(self, is_open: bool) -> str:
        """Return whether a group is open, as a screen reader announces it."""
        return translate("LogFolding", "Open.") if is_open else translate("LogFolding", "Closed.")

    # Painting

    def paint(self, painter: QPainter, blocks: Iterator[QTextBlock]) -> None:
        """Paint the triangles of headlines that are seen, and a frame around the current line."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for block in blocks:
            room = self._log.line_room(block)
            if self._group_of(block) != NO_GROUP and block.layout().lineCount():
                line = block.layout().lineAt(0)
                middle = QPointF(room.left() + _SIDE, room.top() + line.y() + line.height() / 2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._log.palette().placeholderText())
                painter.drawPolygon(_triangle(middle, is_down=not is_closed(block)))
            if self._is_walking and self._log.hasFocus() and block == self._log.textCursor().block():
                painter.setPen(self._log.palette().highlight().color())
                painter.setBrush(Qt.BrushStyle.NoBrush)
                wide = self._log.viewport().width()
                painter.drawRoundedRect(QRectF(1.5, room.top() + 0.5, wide - 3, room.height() - 1), 3, 3)


def _triangle(middle: QPointF, *, is_down: bool) -> QPolygonF:
    """Return a triangle that points down or right."""
    long, short = _SIDE / 2, _SIDE / 3
    points = [(-long, -short), (long, -short), (0.0, short)]
    return QPolygonF([middle + (QPointF(x, y) if is_down else QPointF(y, x)) for x, y in points])
