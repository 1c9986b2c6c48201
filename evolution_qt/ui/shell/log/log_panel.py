"""What has happened, in sentences, by rounds and phases: a list of lines that can be selected and copied.

Beside each line stands a small picture. Linked with the table both ways: `pointed` tells which event the
pointer or the keyboard rests on, `mark` marks the lines of some events. At the end of a line that tells of an
opponent's decision stands a quiet sign: a click there, or the menu of the line, asks why. Lines of a group
lie below its headline and can be closed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QTreeWidgetItem, QWidget

from evolution_qt.ui.kit.guard import answering, guarded
from evolution_qt.ui.kit.plain_text import Action
from evolution_qt.ui.shell.log.log_delegate import row_of
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, NO_EVENT, LogLine
from evolution_qt.ui.shell.log.log_rows import LogRows

_MOVING: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
)
_LEAST_TARGET: Final = 24.0
"""So wide and so high is at least what can be clicked, as WCAG 2.5.8 wants it."""


@guarded
@answering({"moveCursor": QModelIndex(), "selectAll": None})
class LogPanel(LogRows):
    """The log of one game, as a player uses it by pointer and keys."""

    pointed = Signal(int)
    """The number of the event whose line the pointer rests on, -1 for none."""
    line_clicked = Signal(int)
    """A player has clicked on a line, or asked by its menu to see that moment: the number of its event."""
    why_asked = Signal(int)
    """A player wants to know why: the number of the decision, NO_DECISION if none is kept for that line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opponents: frozenset[int] = frozenset()
        """The seats that can be asked why they did something."""
        self.asked_of = NO_EVENT
        """The event at whose line someone asked last why, also if no decision is kept for it."""
        self.offers: Callable[[int, QMenu], None] = lambda _number, _menu: None
        """Adds to the menu of an event's line what else can be done there."""
        self._pressed: QTreeWidgetItem | None = None
        self._is_walking = False  # by keys from line to line
        self.currentItemChanged.connect(self._current_changed)

    # The pointer

    def number_at(self, at: QPoint) -> int:
        """Return the number of the event whose line is at a point of the viewport, -1 if none is."""
        return NO_EVENT if (row := self.itemAt(at)) is None else row_of(row).line.number

    def point(self, number: int) -> None:
        """Report the event of the line that the pointer or a key has come to, -1 for none."""
        if number != self._over:
            self._over = number
            self.pointed.emit(number)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.point(NO_EVENT)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which event the pointer rests on."""
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        self.point(self.number_at(at))
        row, is_over_why = self.itemAt(at), self._why_at(at) != NO_DECISION
        is_target = is_over_why or (row is not None and row.childCount() > 0)
        shape = Qt.CursorShape.PointingHandCursor if is_target else Qt.CursorShape.ArrowCursor
        if shape != self.viewport().cursor().shape():
            self.viewport().setCursor(shape)
        self.viewport().setToolTip(self.tr("Why did it do that?") if is_over_why else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a selection."""
        super().mousePressEvent(event)
        self._is_walking = False
        self._pressed = self.itemAt(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the sign of a decision, on a headline or on a line; a double click is one."""
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        item, pressed, self._pressed = self.itemAt(at), self._pressed, None
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() != Qt.MouseButton.LeftButton or not is_plain or item is not pressed:
            return
        if (decision := self._why_at(at)) != NO_DECISION:
            self.ask_why_of(self.number_at(at), decision)
        elif item is not None:
            self._act_on(item)

    def _act_on(self, item: QTreeWidgetItem) -> None:
        """Open or close a group, or show the moment of a line."""
        if item.childCount():
            item.setExpanded(not item.isExpanded())
        elif (number := row_of(item).line.number) >= 0:
            self.line_clicked.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy, and to ask why someone did that."""
        menu = self.menu_at(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def menu_at(self, at: QPoint) -> QMenu:
        """Return the menu of a line, by a point of the viewport."""
        menu, item, number = QMenu(self), self.itemAt(at), self.number_at(at)

        def entry(words: str, act: Callable[[], object]) -> Action:
            action = Action(menu)
            action.setText(words)
            action.triggered.connect(lambda: act())
            return action

        menu.addActions([entry(self.tr("Copy"), self.copy), entry(self.tr("Select all"), self.selectAll)])
        menu.actions()[0].setEnabled(bool(self.selectedItems()))
        if number < 0:
            return menu
        self.offers(number, menu)
        own = [entry(self.tr("Show this moment"), lambda: self.line_clicked.emit(number))]
        decision = self.told.decision_of(number)
        if self.shows_a_move(number) and (decision == NO_DECISION or self.can_explain(decision)):
            ask = partial(self.ask_why_of, number, decision)
            own.insert(0, entry(self.tr("Why did it do that?"), ask))
        if item is not None and item.childCount():
            is_open = item.isExpanded()
            words = self.tr("Close the details") if is_open else self.tr("Open the details")
            own.append(entry(words, partial(item.setExpanded, not is_open)))
        first = menu.actions()[0]
        menu.insertActions(first, own)
        menu.insertSeparator(first)
        return menu

    # Decisions

    def ask_why(self) -> None:
        """Ask why the opponent did what is pointed at, or else what was done last."""
        pointed = self.told.decision_of(self._over)
        last = max(filter(self.can_explain, self.told.decisions), default=NO_DECISION)
        is_told = pointed != NO_DECISION and self.can_explain(pointed)
        self.ask_why_of(self._over, pointed if is_told else last)

    def ask_why_of(self, number: int, decision: int) -> None:
        """Ask why someone did what an event shows, NO_DECISION if no decision is known for it."""
        self.asked_of = number
        self.why_asked.emit(decision)

    def shows_a_move(self, number: int) -> bool:
        """Return whether an event is what an opponent did."""
        if not 0 <= number < len(self.told.events):
            return False
        event = self.told.events[number]
        return self.told.kinds[event.kind].decides and event.actor in self.opponents

    def why_rooms(self) -> dict[int, QRectF]:
        """Return where in the viewport the sign of each decision stands that can be seen."""
        rows = [row for row in self._in_sight() if row.line.decision != NO_DECISION]
        rooms = [self.delegate.why_room(row, self.visualItemRect(row).top()) for row in rows]
        found = zip(rows, rooms, strict=True)
        return {row.line.decision: room for row, room in found if not room.isEmpty()}

    def _why_at(self, at: QPoint) -> int:
        """Return the decision whose sign is at a point, NO_DECISION if there is none."""
        point = QPointF(at)
        near = [
            (abs(room.center().y() - at.y()), decision)
            for decision, room in self.why_rooms().items()
            if self._reach(room).contains(point)
        ]
        return min(near)[1] if near else NO_DECISION

    def _reach(self, sign: QRectF) -> QRectF:
        """Return where a click still means a sign: an area that every player can hit, up to the edge."""
        tall = max(_LEAST_TARGET, sign.height() + 8)
        left = min(sign.left() - 4, self.viewport().width() - _LEAST_TARGET)
        return QRectF(left, sign.center().y() - tall / 2, self.viewport().width() - left, tall)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line, open, close, select and copy; all other keys are for the table."""
        current = self.currentItem()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif event.key() in _MOVING:
            self._is_walking = True
            super().keyPressEvent(event)
            event.accept()  # also where there is nothing more to scroll
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._is_walking and current:
            self._act_on(current)
        else:
            event.ignore()

    def moveCursor(self, action: LogRows.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where a key leads; from line to line it begins at the last one in sight."""
        ways, rows = (self.CursorAction.MoveUp, self.CursorAction.MoveDown), list(self._in_sight())
        current = self.currentItem()
        is_begun = current is not None and current.isSelected() and current in rows
        if action not in ways or is_begun or not rows:
            return super().moveCursor(action, modifiers)
        whole = [row for row in rows if self.visualItemRect(row).bottom() < self.viewport().height()]
        return self.indexFromItem((whole or rows)[-1])

    def _current_changed(self, current: QTreeWidgetItem | None) -> None:
        """Point at the line to which a key has led."""
        if current is not None and current.isSelected() and self.hasFocus():
            self.point(row_of(current).line.number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at no line to which a key has led."""
        super().focusOutEvent(event)
        if self._is_walking:
            self._is_walking = False
            self.point(NO_EVENT)

    def selectAll(self) -> None:
        """Select all lines, also those that are still missing."""
        self.finish()
        super().selectAll()

    def copy(self) -> None:
        """Copy the lines that are selected, also those of a closed group whose headline is."""
        if words := self.selected_words():
            QGuiApplication.clipboard().setText(words)

    def selected_words(self) -> str:
        """Return the lines that are selected, and those of closed groups whose headline is."""
        lines: list[LogLine] = []
        for row in map(row_of, self.selectedItems()):
            lines += [row.line, *(one.line for one in row.details if row.is_closed)]
        return "\n".join(line.text for line in lines).replace("\u00a0", " ")
