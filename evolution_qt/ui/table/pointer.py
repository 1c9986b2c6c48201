"""The mouse on one table: presses that hurry motions or make gestures, scrolling, resting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolTip

from evolution_qt.ui.kit.drag import Piece
from evolution_qt.ui.kit.tips import show_tip
from evolution_qt.ui.table.queued_clicks import QueuedClicks

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table


class Pointer:
    """What the mouse does on one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._queued = QueuedClicks(self._repeat)

    # Clicks before the table is seen

    def forget(self) -> None:
        """Forget what was clicked before the table was seen: it was meant for something else."""
        self._queued.forget()

    def hand_on(self) -> None:
        """Let the mouse do now what it did before the table was seen."""
        self._queued.hand_on()

    def is_queued(self, event: QMouseEvent) -> bool:
        """Keep an event that follows a press which waits; say whether it was kept."""
        if self._queued.is_waiting:
            self._queued.keep(event)
            return True
        return False

    def waits(self, event: QMouseEvent) -> bool:
        """Keep a press until the table is painted, if it is not; from now on it is painted."""
        if not self._queued.is_waiting and not self._has_to_wait():
            return False
        self._queued.keep(event)
        return True

    def _has_to_wait(self) -> bool:
        table, display = self._table, self._table.display
        if not table.isVisible() or not display.placeholder.is_shown or table.playback.follower is not None:
            return False
        if display.is_resizing:
            display.arrange_now()
            display.placeholder.begin()
        return True

    def _repeat(self, event: QMouseEvent) -> None:
        table = self._table
        if event.type() == QEvent.Type.MouseButtonRelease:
            table.mouseReleaseEvent(event)
        elif event.type() == QEvent.Type.MouseButtonDblClick:
            table.mouseDoubleClickEvent(event)
        elif event.type() == QEvent.Type.MouseMove:
            table.mouseMoveEvent(event)
        else:
            table.mousePressEvent(event)

    # Presses

    def press(self, event: QMouseEvent) -> bool:
        """Hurry motions, open a rule, cancel, pin a card; say whether the things there get the press."""
        table, player = self._table, self._table.player
        table.display.settle_size()
        if not table.animator.is_running:
            table.overlays.put_notes_away()
        elif not self._go_on(event.position().toPoint()):
            return False
        bubble = player.answers.bubble
        if bubble is not None and player.code and bubble.rect.contains(self.scene_at(event)):
            table.rule_asked.emit(player.code)
        elif event.button() == Qt.MouseButton.RightButton:
            if not player.cancel():
                table.hint.close()
        elif event.button() == Qt.MouseButton.MiddleButton:
            player.enlarging.pin()
        else:
            return True
        return False

    def scene_at(self, event: QMouseEvent) -> QPointF:
        """Return where in the scene an event is."""
        return self._table.mapToScene(event.position().toPoint())

    def _go_on(self, at: QPoint) -> bool:
        """Hurry what moves; say whether a press there still means what was seen there."""
        before = self._below(at)
        self._table.playback.advance()
        return before == self._below(at)

    def _below(self, at: QPoint) -> tuple[object, object]:
        """Return what lies below a place of the window: the piece, and what would be lifted there."""
        for item in self._table.items(at):
            if isinstance(item, Piece):
                grip = item.grip_at(item.mapFromScene(self._table.mapToScene(at)))
                return item, grip.subject if grip is not None else None
        return None, None

    def roll(self) -> None:
        """Put notes away: a wheel scrolls nothing."""
        self._table.overlays.put_notes_away()

    # Resting

    def hint_at(self, at: QPointF, screen: QPoint) -> None:
        """Say what the pointer rests on."""
        table = self._table
        found = table.overlays.hint_at(at)
        if found is None or table.drag.is_carrying or table.player.chosen is not None:
            QToolTip.hideText()
        else:
            words, place = found
            area = table.mapFromScene(place).boundingRect()
            show_tip(screen, words, table.viewport(), area)
