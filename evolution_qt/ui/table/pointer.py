"""The mouse on one table: presses that hurry motions or make gestures, scrolling, resting."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
        self._queued = QueuedClicks()

    # Clicks before the table is seen, and before what must be seen has been

    def forget(self) -> None:
        """Forget what waits: it was meant for something else."""
        self._queued.forget()

    @property
    def has_waiting(self) -> bool:
        """Say whether something waits; who hands it on shows the question first."""
        return self._queued.is_waiting

    def hand_on(self) -> None:
        """Let what waits be done, unless something must still be seen before."""
        table = self._table
        if not self._queued.is_waiting or table.playback.must_be_seen:
            return
        kept = self._queued.take()
        if not table.ask:
            table.catch_up()
        for call in kept:
            call()

    def keeps(self, call: Callable[[], object]) -> bool:
        """Let something wait that must not pass over what is to be seen; say whether it waits.

        What comes before that is skipped.
        """
        if not self._table.playback.must_be_seen:
            return False
        self._table.playback.leap()
        self._queued.keep(call)
        return True

    def is_queued(self, event: QMouseEvent) -> bool:
        """Keep an event that follows a press which waits; say whether it was kept."""
        if self._queued.is_waiting:
            self._keep(event, None)
            return True
        return False

    def waits(self, event: QMouseEvent) -> bool:
        """Keep a press until the table is painted, or until what must be seen has been; say whether it is."""
        meant = None
        if self._table.playback.must_be_seen:
            meant = self._below(event.position().toPoint())
            self._table.playback.leap()
        elif not self._queued.is_waiting and not self._has_to_wait():
            return False
        self._keep(event, meant)
        return True

    def _keep(self, event: QMouseEvent, meant: object) -> None:
        is_way = event.type() == QEvent.Type.MouseMove
        self._queued.keep(partial(self._repeat, event.clone(), meant), is_way=is_way)
        event.accept()

    def _has_to_wait(self) -> bool:
        table, display = self._table, self._table.display
        if not table.isVisible() or not display.placeholder.is_shown or table.playback.follower is not None:
            return False
        if display.is_resizing:
            display.arrange_now()
            display.placeholder.begin()
        return True

    def _repeat(self, event: QMouseEvent, meant: object) -> None:
        """Let an event come that has waited; nothing comes of a press where something else lies by now."""
        table = self._table
        if meant is not None and meant != self._below(event.position().toPoint()):
            return
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
            if table.overlays.put_notes_away():
                return False
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

    def _below(self, at: QPoint) -> tuple[object, object, object]:
        """Return what lies below a place of the window: the piece, what it is, what would be lifted there."""
        for item in self._table.items(at):
            if isinstance(item, Piece):
                grip = item.grip_at(item.mapFromScene(self._table.mapToScene(at)))
                return item, item.known_as, grip.subject if grip is not None else None
        return None, None, None

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
            table.overlays.told(words, place)
