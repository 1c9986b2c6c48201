"""The view of a table as Qt knows it: what Qt tells goes to the display, the pointer and the keys."""

from __future__ import annotations

from collections.abc import Callable
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
    QWidget,
)

from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.pulse import Pulse
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.table_view import TableView

if TYPE_CHECKING:
    from evolution_qt.ui.table.accessible_tree import AccessibleTree
    from evolution_qt.ui.table.display import Display
    from evolution_qt.ui.table.pointer import Pointer
    from evolution_qt.ui.table.table_keys import TableKeys

SMALLEST = QSize(1024, 600)
"""The smallest size at which everything still has its place."""


@guarded
class GraphicsView(TableView):
    """A table view that hands on what Qt tells."""

    board: Board
    display: Display
    drag: Drag
    keys: TableKeys
    player: PlayerInput
    pointer: Pointer
    pulse: Pulse
    tree: AccessibleTree

    def set_up_view(self, hint_at: Callable[[QPointF, QPoint], None]) -> None:
        """Take a scene; *hint_at* is told where the pointer rests, in the scene and on the screen."""
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

    def sizeHint(self) -> QSize:
        """Return the size the table is composed for."""
        return QSize(1280, 720)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which everything still has its place."""
        return SMALLEST

    def event(self, event: QEvent) -> bool:
        """Keep the table as it is shown, before the window takes on another size."""
        if event.type() == QEvent.Type.Resize:
            self.display.keep_before_resize()
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
        self.display.come_into_sight()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while it is hidden."""
        super().hideEvent(event)
        self.pointer.forget()
        self.pulse.set_seen(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hurry motions, pin an enlarged card, or give up what was chosen."""
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
        key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
        accessibility.take_notice()
        is_kept = self.keys.play(key, Qt.KeyboardModifier.NoModifier)
        self.keys.tell()
        return is_kept

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what keys are about."""
        super().focusInEvent(event)
        self.tree.tell_focus()

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
        """Say what the pointer rests on."""
        self._hint_at(event.scenePos(), event.screenPos())
        event.accept()
