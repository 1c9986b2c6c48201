"""The view of a table as Qt knows it: what comes from Qt goes to the display, the pointer and the keys.

The pointer is the mouse on one table: presses that hurry motions or make gestures, scrolling, resting.

Presses and keys wait while a picture stands in for the table, or while something must be seen. To show the
table at once would paint all that it still lacks in one turn of the event loop. So a press, and what the
pressed button does after it, is kept and handed on when the table is seen, a moment later. What a person does
while the own species suffers something waits in the same way until that is over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsView,
    QToolTip,
    QWidget,
)

from evolution_qt.ui.kit.animator import Pulse
from evolution_qt.ui.kit.drag import Drag, Piece
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.idle import SceneLife
from evolution_qt.ui.kit.plain_text import show_tip
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.table_view import TableView

if TYPE_CHECKING:
    from evolution_qt.ui.table.accessible_tree import AccessibleTree
    from evolution_qt.ui.table.display import Display
    from evolution_qt.ui.table.keyboard import TableKeys
    from evolution_qt.ui.table.table import Table


SMALLEST = QSize(1024, 600)
"""The smallest size at which everything still has its place."""


@guarded
class GraphicsView(TableView):
    """A table view that hands on Qt's events."""

    board: Board
    display: Display
    drag: Drag
    keys: TableKeys
    player: PlayerInput
    pointer: Pointer
    pulse: Pulse
    idle: SceneLife
    tree: AccessibleTree

    def set_up_view(self, hint_at: Callable[[QPointF, QPoint], None]) -> None:
        """Take a scene; *hint_at* gets where the pointer rests, in the scene and on the screen."""
        self.setScene(_Scene(hint_at, self))
        self.setAcceptDrops(False)  # files that hang over it are for the window
        self.setViewport(QWidget())  # for one that Qt makes, PySide loads every sort of widget to compare
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAutoFillBackground(False)

    def use_hand(self, *, on_keys: bool) -> None:
        """Take notice of what a person uses at the table: a key, or the pointer."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return the size the table is composed for."""
        return QSize(1280, 720)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which everything still has its place."""
        return SMALLEST

    def event(self, event: QEvent) -> bool:
        """Keep the table as it is shown before another size; let nothing move in a window not active."""
        if event.type() == QEvent.Type.Resize:
            self.display.keep_before_resize()
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.idle.settle()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything for another size."""
        super().resizeEvent(event)
        self.display.resize_to(event.size())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the bare table."""
        self.display.draw_ground(painter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, or what stands in for it."""
        self.display.paint(event, super().paintEvent)

    def showEvent(self, event: QShowEvent) -> None:
        """Let glow what glows; what was forgotten since the table was seen is painted bit by bit."""
        super().showEvent(event)
        self.pulse.set_seen(True)
        self.idle.settle()
        self.display.come_into_sight()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while it is hidden."""
        super().hideEvent(event)
        self.pointer.forget()
        self.pulse.set_seen(False)
        self.idle.settle()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hurry motions, pin an enlarged card, or give up what was chosen."""
        self.use_hand(on_keys=False)
        self.player.stop()
        if self.pointer.waits(event):
            return
        self._let_go(event)
        self.player.press(event.modifiers(), is_second=False)
        if self.pointer.press(event):
            super().mousePressEvent(event)
            if not event.isAccepted():
                self.player.click_nothing(self.pointer.scene_at(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a fast second press for what it is."""
        self.player.stop()
        if not self.pointer.waits(event):
            self._let_go(event)
            self.player.press(event.modifiers(), is_second=True)
            super().mouseDoubleClickEvent(event)

    def _let_go(self, event: QMouseEvent) -> None:
        """Let go of what was pressed before, if its release never came: it would take this press."""
        grabber = self.scene().mouseGrabberItem()
        if grabber is not None and event.buttons() == event.button():
            grabber.ungrabMouse()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is in the air."""
        if self.pointer.is_queued(event):
            return
        if self.drag.is_moving:  # what Qt would do beside takes as long as all of this
            self.drag.carry(self.pointer.scene_at(event))
            event.accept()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what was carried."""
        if self.pointer.is_queued(event):
            return
        self.player.hold(event.modifiers())
        super().mouseReleaseEvent(event)
        grabber = self.scene().mouseGrabberItem()
        if event.button() == Qt.MouseButton.LeftButton and grabber is not None:
            grabber.ungrabMouse()  # another button may still be down
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Put notes away, and scroll nothing."""
        self.pointer.roll()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a key ask, hurry or play."""
        if not self.keys.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Pin what is enlarged after Alt alone."""
        self.keys.release(event.key())
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the Tab key while there is something to go through; Qt asks here before it is a key press."""
        self.use_hand(on_keys=True)
        return self.keys.tab(forward=forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say again what is asked."""
        super().focusInEvent(event)
        self.tree.come_back()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put back what is in the air when the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.keys.forget()
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.pointer.forget()
            self.drag.cancel()


@guarded
class _Scene(QGraphicsScene):
    """Hears that the pointer rests; the view could too, but would be asked about every event then."""

    def __init__(self, hint_at: Callable[[QPointF, QPoint], None], parent: QObject) -> None:
        super().__init__(parent)
        self._hint_at = hint_at

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the hint for what the pointer rests on."""
        self._hint_at(event.scenePos(), event.screenPos())
        event.accept()


class QueuedClicks:
    """What a person did that waits, in its order."""

    def __init__(self) -> None:
        self._kept: list[tuple[Callable[[], object], bool]] = []

    @property
    def is_waiting(self) -> bool:
        """Return whether a press waits for the table."""
        return bool(self._kept)

    def keep(self, call: Callable[[], object], *, is_way: bool = False) -> None:
        """Keep what is to be done; of the *ways* of the pointer between two presses only the last counts."""
        if self._kept and self._kept[-1][1] and is_way:
            self._kept.pop()
        self._kept.append((call, is_way))

    def forget(self) -> None:
        """Let what was kept come to nothing: it was not meant for what is shown now."""
        self._kept.clear()

    def take(self) -> list[Callable[[], object]]:
        """Return what was kept, in its order, and keep it no longer."""
        kept, self._kept = self._kept, []
        return [call for call, _ in kept]


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
        """Return whether something waits; who hands it on shows the question first."""
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
        """Let something wait that must not pass over what is to be seen; return whether it waits.

        What comes before that is skipped.
        """
        if not self._table.playback.must_be_seen:
            return False
        self._table.playback.leap()
        self._queued.keep(call)
        return True

    def is_queued(self, event: QMouseEvent) -> bool:
        """Keep an event that follows a press which waits; return whether it was kept."""
        if self._queued.is_waiting:
            self._keep(event, None)
            return True
        return False

    def waits(self, event: QMouseEvent) -> bool:
        """Keep a press until the table is painted, or what must be seen is past; return whether it is."""
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
        """Hurry motions, open a rule, cancel, pin a card; return whether the things there get the press."""
        table, player, at = self._table, self._table.player, event.position().toPoint()
        table.display.settle_size()
        if table.animator.is_running:
            is_meant = self._go_on(at, table.playback.advance)
        else:
            waits = table.ask or table.is_to_come(table.playback.cues.takes_its_time)
            is_meant = waits or self._go_on(at, table.catch_up)
            is_meant = is_meant and not table.overlays.put_notes_away()
        if not is_meant:
            return False
        note = player.answers.note
        if note is not None and player.code and note.rect.contains(self.scene_at(event)):
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

    def _go_on(self, at: QPoint, way: Callable[[], object]) -> bool:
        """Show what is to come; return whether a press there still means what was seen there."""
        before = self._below(at)
        way()
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
        """Show the hint for what the pointer rests on."""
        table = self._table
        found = table.overlays.hint_at(at)
        if found is None or table.drag.is_carrying or table.player.chosen is not None:
            QToolTip.hideText()
        else:
            words, place = found
            area = table.mapFromScene(place).boundingRect()
            show_tip(screen, words, table.viewport(), area)
            table.overlays.told(words, place)
