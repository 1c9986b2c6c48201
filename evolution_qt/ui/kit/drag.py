"""Lifting, carrying and dropping things on a table, by one pair of hands.

A piece reports presses and movements here; what is carried is a likeness of it, and the piece itself stays
where it is until the truth says otherwise. Not `QDrag`, whose nested loop would stop the game and cannot be
tested. A press that ends near where it began is a click. Escape, the right button and a lost mouse cancel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QLineF,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.scenes import Drawing

LIFTED = 1.08
"""How much larger a carried thing is."""
SMALL = 60.0
"""What is less high is never made smaller."""
SHRUNK = 0.62
"""How large it is over a place where it may land."""


@dataclass(frozen=True)
class Grip:
    """Something that can be moved: what it is, how it looks, and where it lies in the scene.

    A thing that is *aimed* stays where it is; an arrow follows the pointer instead.
    """

    subject: object
    home: QRectF
    pixmap: QPixmap | None = None
    shade: QPixmap | None = None
    """The shadow below it while it is in the air."""
    aimed: bool = False
    tint: str = "#a8322a"
    start: QPointF | None = None
    """Where the arrow of what is aimed begins; None for its middle."""


@guarded
class Carried(QGraphicsPathItem):
    """The likeness of what is being carried, its middle at its position.

    Its path is but its room, which Qt then knows without asking, a dozen times a frame.
    """

    def __init__(self, grip: Grip) -> None:
        super().__init__()
        self.grip = grip
        self._other: QPixmap | None = None
        self._lift = QVariantAnimation()
        self._lift.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._lift.valueChanged.connect(self._grow)
        self.setPen(Qt.PenStyle.NoPen)
        size = grip.home.size()
        margin = max(size.width() * 0.12, 6.0)
        half = QPointF(size.width() / 2, size.height() / 2)
        room = QPainterPath()
        room.addRect(QRectF(-half, size).adjusted(-margin, -margin, margin, margin))
        self.setPath(room)
        self.setZValue(zvalues.DRAG)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPos(grip.home.center())

    @property
    def is_turned(self) -> bool:
        """Return whether it looks like another picture than its own."""
        return self._other is not None

    def look_like(self, pixmap: QPixmap | None) -> None:
        """Look like another picture, as a card that is turned over; None for the own one."""
        if pixmap is not self._other:
            self._other = pixmap
            self.update()

    def lift(self, duration: int) -> None:
        """Grow to the size of a carried thing within so many milliseconds."""
        self.stop_lifting()
        if duration <= 0:
            self.setScale(LIFTED)
            return
        self._lift.setDuration(duration)
        self._lift.setStartValue(self.scale())
        self._lift.setEndValue(LIFTED)
        self._lift.start()

    def _grow(self, scale: float) -> None:
        if isValid(self):  # the table may be gone
            self.setScale(scale)

    def stop_lifting(self) -> None:
        """Stay as large as it is."""
        self._lift.stop()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the picture over its shadow."""
        shade = self.grip.shade
        if shade is not None:
            size = shade.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), shade)
        pixmap = self._other or self.grip.pixmap
        if pixmap is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            size = pixmap.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)


def edge_towards(rect: QRectF, start: QPointF) -> QPointF:
    """Return where the line from a point to the middle of a rectangle meets its edge."""
    middle = rect.center()
    way = start - middle
    halves = ((rect.width() / 2, way.x()), (rect.height() / 2, way.y()))
    shares = [half / abs(part) for half, part in halves if part]
    return middle + way * min([*shares, 1.0])


def nearest_point(rect: QRectF, to: QPointF) -> QPointF:
    """Return the point of a rectangle that is nearest to another."""
    return QPointF(min(max(to.x(), rect.left()), rect.right()), min(max(to.y(), rect.top()), rect.bottom()))


_POINTS = 40
"""Parts of an arrow in which it is looked at what it passes behind."""


@guarded
class Arrow(QGraphicsItem):
    """An arrow from something that is aimed to the pointer."""

    def __init__(self, start: QPointF, tint: str, weight: float, *, is_dashed: bool = False) -> None:
        super().__init__()
        self.start = start
        """Where it begins."""
        self.tip = start
        """Where it ends."""
        self.bow = 0.10
        """How far its line is bowed upwards, in its lengths; below 0 downwards."""
        self._tint = QColor(tint)
        self._weight = weight
        self.is_dashed = is_dashed
        """Whether its line is dashed."""
        self._hidden = QRegion()
        self.setZValue(zvalues.DRAG)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def point_to(self, tip: QPointF) -> None:
        """Let the arrow end here."""
        self.prepareGeometryChange()
        self.tip = tip

    def pass_behind(self, rects: Iterable[QRectF]) -> None:
        """Pass behind what stands in some rectangles of the scene, such as words."""
        self._hidden = QRegion()
        for rect in rects:
            self._hidden += rect.toAlignedRect()
        self.update()

    def hides(self, at: QPointF) -> bool:
        """Return whether the arrow passes behind what stands at a point."""
        return self._hidden.contains(at.toPoint())

    def points(self) -> list[QPointF]:
        """Return points along its line, from its start to its tip."""
        path = QPainterPath(self.start)
        path.quadTo(self._middle(), self.tip)
        return [path.pointAtPercent(step / _POINTS) for step in range(_POINTS + 1)]

    def _middle(self) -> QPointF:
        """Return the point that bows its line."""
        straight = QLineF(self.start, self.tip)
        normal = straight.normalVector().unitVector()
        bow = QPointF(normal.dx(), normal.dy()) * straight.length() * self.bow
        return straight.center() + (-bow if normal.dy() > 0 else bow)

    def boundingRect(self) -> QRectF:
        """Return the room of the line and its head."""
        margin = self._weight * 5
        bowed = QPolygonF([self.start, self._middle(), self.tip]).boundingRect()
        return bowed.adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a bowed line with a head, light around dark."""
        self._draw(painter)

    def drawn(self) -> Drawing:
        """Return what it looks like as a picture in a scene."""
        return Drawing(self.boundingRect(), lambda painter, _amount: self._draw(painter))

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        straight = QLineF(self.start, self.tip)
        if straight.length() < self._weight * 4:
            return
        if not self._hidden.isEmpty():
            painter.setClipRegion(QRegion(self.boundingRect().toAlignedRect()) - self._hidden)
        middle = self._middle()
        end = QLineF(middle, self.tip).unitVector()
        along = QPointF(end.dx(), end.dy()) * self._weight
        across = QPointF(-along.y(), along.x())
        neck = self.tip - along * 3.2
        path = QPainterPath(self.start)
        path.quadTo(middle, neck)
        head = QPolygonF([self.tip, neck + across * 2.1, neck - across * 2.1])
        for tint, extra in ((QColor("#fff6e3"), self._weight * 0.7), (self._tint, 0.0)):
            pen = QPen(tint, self._weight + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            if self.is_dashed:
                pen.setDashPattern([length * self._weight / pen.widthF() for length in (3.5, 3.0)])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            painter.setPen(QPen(tint, max(extra, 1.0), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(tint)
            painter.drawPolygon(head)


class Drag(QObject):
    """The one pair of hands of a scene."""

    lifted = Signal(object)  # Grip
    dropped = Signal(object, QPointF)
    clicked = Signal(object, QPointF)  # Piece, in its own coordinates
    pointed = Signal(object, QPointF)  # the pointer rests on or leaves a Piece: Piece or None
    cancelled = Signal(object)

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._piece: Piece | None = None
        self._pressed_at = QPointF()
        self._grip: Grip | None = None
        self._start_screen = QPointF()
        self._start_scene = QPointF()
        self._offset = QPointF()
        self.carried: Carried | None = None
        self.arrow: Arrow | None = None
        self._is_small = False
        self._has_moved = False
        self.carried_to: Callable[[QPointF], None] = lambda at: None
        """Hears where the pointer is with what it carries, in every frame: a signal would take longer."""
        self.may_hold: Callable[[], bool] = lambda: True
        """Whether a press that is held lifts: not where a click would mean something else than choosing."""
        self._hold = QTimer(self, singleShot=True, interval=timings.HOLD)
        self._hold.timeout.connect(self._lift_held)
        self.weight = 4.0
        self.speed = 1.0
        """The pace of motions, 0 for none."""

    @property
    def grip(self) -> Grip | None:
        """Return what is being carried, None while nothing is."""
        return self._grip if self.is_carrying else None

    @property
    def is_carrying(self) -> bool:
        """Return whether something is in the air, or aimed."""
        return self.carried is not None or self.arrow is not None

    def is_held(self, piece: Piece) -> bool:
        """Return whether the hands are on this piece."""
        return self._piece is piece

    def press(self, piece: Piece, event: QGraphicsSceneMouseEvent) -> None:
        """Remember what was pressed; it is lifted once the mouse has moved far enough."""
        self.cancel()
        self._piece = piece
        self._pressed_at = event.pos()
        self._grip = piece.grip_at(event.pos())
        self._start_screen = QPointF(event.screenPos())
        self._start_scene = event.scenePos()
        self._has_moved = False
        if self._grip is not None and not self._grip.aimed and self.may_hold():
            self._hold.start()

    def _lift_held(self) -> None:
        """Lift what is pressed although the pointer rests."""
        if self._grip is not None and not self.is_carrying:
            self._lift(self._grip, self._start_scene)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry on, or lift."""
        if self._piece is None or self._grip is None:
            return
        at = event.scenePos()
        if not self._has_moved:
            way = QPointF(event.screenPos()) - self._start_screen
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._has_moved = True
        if not self.is_carrying:
            self._lift(self._grip, at)
        self.carry(at)

    def carry(self, at: QPointF) -> None:
        """Carry what is in the air to a place of the scene."""
        if self.carried is not None:
            self.carried.setPos(at - self._offset)
        if self.arrow is not None:
            self.arrow.point_to(at)
        self.carried_to(at)

    @property
    def is_moving(self) -> bool:
        """Return whether something is in the air and follows the pointer."""
        return self._has_moved and self._piece is not None and self.is_carrying

    def _lift(self, grip: Grip, at: QPointF) -> None:
        if grip.aimed:
            self.arrow = Arrow(grip.start or grip.home.center(), grip.tint, self.weight)
            self._scene.addItem(self.arrow)
        else:
            self.carried = Carried(grip)
            self.carried.lift(timings.scaled(timings.LIFT, self.speed))
            self._is_small = False
            # the pointer keeps the place where it took hold, but never farther out than the thing reaches
            reach = QRectF(QPointF(), grip.home.size() * 0.7)
            reach.moveCenter(QPointF())
            off = at - grip.home.center()
            self._offset = QPointF(
                min(max(off.x(), reach.left()), reach.right()),
                min(max(off.y(), reach.top()), reach.bottom()),
            )
            self._scene.addItem(self.carried)
        self.lifted.emit(grip)

    def shrink(self, small: bool, at: QPointF) -> None:
        """Make what is carried small enough to see the place below it, or large again."""
        if self.carried is None or small == self._is_small:
            return
        if self.carried.grip.home.height() < SMALL:
            return
        self._is_small = small
        change = SHRUNK / LIFTED if small else LIFTED / SHRUNK
        self._offset *= change
        self.carried.stop_lifting()
        self.carried.setScale(SHRUNK if small else LIFTED)
        self.carried.setPos(at - self._offset)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is carried, or report a click."""
        piece, grip = self._piece, self._grip
        self._hold.stop()
        if piece is None:
            return
        if self.is_carrying and not self._has_moved:  # only held: that was a slow click
            self.cancel()
            self.clicked.emit(piece, self._pressed_at)
            return
        self._piece = None
        if not self.is_carrying:
            self._grip = None
            # who presses something and lets go elsewhere has thought better of it
            if piece.contains(event.pos()):
                self.clicked.emit(piece, self._pressed_at)
        elif grip is not None:
            self._remove_arrow()
            self.dropped.emit(grip, event.scenePos())

    def let_go(self) -> Carried | None:
        """Hand over the likeness of what was carried to what moves it on."""
        self._hold.stop()
        carried, self.carried = self.carried, None
        self._grip = None
        self._piece = None
        self._remove_arrow()
        return carried

    def cancel(self) -> bool:
        """Put back what is carried; return whether there was something."""
        self._hold.stop()
        grip = self._grip
        carrying = self.is_carrying
        self._piece = None
        if carrying and grip is not None:
            self._remove_arrow()
            self.cancelled.emit(grip)
        self._grip = None
        return carrying

    def _remove_arrow(self) -> None:
        arrow, self.arrow = self.arrow, None
        if arrow is not None:
            self._scene.removeItem(arrow)


@guarded
class Piece(QGraphicsPathItem):
    """Something on the table that can be pressed, pointed at and perhaps lifted.

    It paints itself; its path is but its room, which Qt then knows without asking, dozens of times a frame.
    """

    def __init__(self, drag: Drag, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.drag = drag
        self.known_as: object = None
        """What it is at the moment, where the same piece may be something else later."""
        self.setPen(Qt.PenStyle.NoPen)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    def take_room(self, room: QRectF) -> None:
        """Take a room, in own coordinates, outside which nothing is painted."""
        path = QPainterPath()
        path.addRect(room)
        self.setPath(path)

    def grip_at(self, at: QPointF) -> Grip | None:
        """Return what would be lifted by a press here; None if nothing can be."""
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold with the left button; any other button cancels."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.drag.press(self, event)
            event.accept()
        elif not self.drag.cancel():
            event.ignore()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Treat the second press of a double click like the first."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry."""
        self.drag.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.drag.release(event)

    def sceneEvent(self, event: QEvent) -> bool:
        """Cancel when the mouse is lost, as to another window."""
        if event.type() == QEvent.Type.UngrabMouse and self.drag.is_held(self):
            self.drag.cancel()
        return super().sceneEvent(event)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Report where the pointer is."""
        self.drag.pointed.emit(self, event.pos())

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Report that the pointer left."""
        self.drag.pointed.emit(None, event.pos())
