"""Motions on a table: pictures that fly, fade and swell, in groups that can be hurried, and a slow glow.

Groups of motions can be awaited, too. A cue is an animation built from these parts. Nothing here decides
anything; a motion that is cut short leaves nothing behind.

The slow glow lies around the one thing that is left to press. It changes only how strongly a kept picture
shines, a few times a second, and rests while it cannot be seen.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style

_TIPPED: Final = 80.0
"""Degrees that a falling picture turns."""


@guarded
class Picture(QGraphicsObject):
    """A picture that flies over the table, its middle at its position."""

    def __init__(self, pixmap: QPixmap, *, swells: bool) -> None:
        """Take a picture; one that *swells* changes its size on the way."""
        super().__init__()
        self._pixmap = pixmap
        size = pixmap.deviceIndependentSize()
        self._bounds = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        if not swells:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(zvalues.FLIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the picture."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the picture."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect().topLeft(), self._pixmap)


class Animator(QObject):
    """Where motions run: at a speed, one group after the other, until they are hurried."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._running: QAbstractAnimation | None = None
        self._done: asyncio.Future[None] | None = None
        self._props: list[QGraphicsItem] = []
        self._hurried = False
        self.speed = 1.0
        self.is_calm = False
        """Whether nothing flies or swells: what changes fades where it is."""
        self.haste = 1.0
        """How many times faster than usual, while much is waiting to be shown."""

    @property
    def is_instant(self) -> bool:
        """Return whether motions are left out."""
        return self.speed <= 0 or self._hurried

    @property
    def is_running(self) -> bool:
        """Return whether something moves now."""
        return self._running is not None

    def begin(self) -> None:
        """Forget that there was a hurry."""
        self._hurried = False

    def ms(self, duration: int) -> int:
        """Return a duration at the present speed."""
        return timings.scaled(duration, self.speed * self.haste)

    def add(self, prop: QGraphicsItem) -> None:
        """Put something on the table until the present motion has ended."""
        self._scene.addItem(prop)
        self._props.append(prop)

    async def play(self, animation: QAbstractAnimation) -> None:
        """Show a motion to its end, or until it is skipped or cancelled."""
        if self.is_instant or animation.totalDuration() <= 0:
            self._clear()
            return
        self._running = animation
        self._done = asyncio.get_running_loop().create_future()
        animation.setParent(self)  # it goes with the table: what it moves does
        animation.finished.connect(self.finish)
        try:
            animation.start()
            await self._done
        finally:
            self._running = None
            self._done = None
            if isValid(self):  # a table that is left may be deleted before this hears that it is cancelled
                animation.finished.disconnect(self.finish)
                animation.stop()
                animation.deleteLater()
                self._clear()

    def skip(self) -> None:
        """End the present motion now and leave out those that follow, until `begin`."""
        self._hurried = True
        self.finish()

    def finish(self) -> None:
        """End the present motion now."""
        if self._done is not None and not self._done.done():
            self._done.set_result(None)

    def _clear(self) -> None:
        for prop in self._props:
            if prop.scene() is self._scene:
                self._scene.removeItem(prop)
        self._props.clear()

    # Parts of a motion

    def change(
        self,
        item: QGraphicsObject,
        name: str,
        start: object,
        end: object,
        duration: int,
        curve: QEasingCurve.Type = QEasingCurve.Type.InOutQuad,
    ) -> QPropertyAnimation:
        """Return the motion of one property of an item."""
        animation = QPropertyAnimation(item, QByteArray(name.encode()))
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(max(self.ms(duration), 1))
        animation.setEasingCurve(curve)
        return animation

    def flight(
        self,
        pixmap: QPixmap,
        start: QPointF,
        end: QPointF,
        duration: int,
        *,
        grown: float = 1.0,
        turned: float = 0.0,
    ) -> QAbstractAnimation:
        """Return the flight of a picture between two places.

        On the way it swells to *grown* times, and it rolls by so many degrees.
        """
        if self.is_calm:
            return self.coming(pixmap, end, duration)
        prop = Picture(pixmap, swells=grown != 1.0 or turned != 0.0)
        prop.setPos(start)
        prop.hide()
        self.add(prop)
        group = QParallelAnimationGroup()
        group.addAnimation(self.change(prop, "pos", start, end, duration, QEasingCurve.Type.InOutCubic))
        if grown != 1.0:
            swell = self.change(prop, "scale", 1.0, 1.0, duration)
            swell.setKeyValueAt(0.5, grown)
            group.addAnimation(swell)
        if turned:
            group.addAnimation(self.change(prop, "rotation", 0.0, turned, duration))
        group.stateChanged.connect(_Shower(prop, group).changed)
        return group

    def coming(self, pixmap: QPixmap, at: QPointF, duration: int) -> QAbstractAnimation:
        """Return the coming up of a picture at a place."""
        prop = Picture(pixmap, swells=False)
        prop.setPos(at)
        prop.hide()
        self.add(prop)
        group = QParallelAnimationGroup()
        group.addAnimation(self.change(prop, "opacity", 0.0, 1.0, duration, QEasingCurve.Type.OutQuad))
        group.stateChanged.connect(_Shower(prop, group).changed)
        return group

    def fade(
        self, pixmap: QPixmap, at: QPointF, duration: int, *, grown: float = 1.0, rise: float = 0.0
    ) -> QAbstractAnimation:
        """Return the fading of a picture that stands at a place."""
        if self.is_calm:
            grown, rise = 1.0, 0.0
        prop = Picture(pixmap, swells=grown != 1.0)
        prop.setPos(at)
        prop.hide()
        self.add(prop)
        group = QParallelAnimationGroup()
        group.addAnimation(self.change(prop, "opacity", 1.0, 0.0, duration, QEasingCurve.Type.InQuad))
        if grown != 1.0:
            group.addAnimation(self.change(prop, "scale", 1.0, grown, duration))
        if rise:
            group.addAnimation(self.change(prop, "pos", at, at - QPointF(0, rise), duration))
        group.stateChanged.connect(_Shower(prop, group).changed)
        return group

    def fall(self, pixmap: QPixmap, at: QPointF, depth: float, duration: int) -> QAbstractAnimation:
        """Return the fall of a picture: it tips over, sinks by a *depth* and fades at the end."""
        if self.is_calm:
            return self.fade(pixmap, at, duration)
        prop = Picture(pixmap, swells=True)
        prop.setPos(at)
        prop.hide()
        self.add(prop)
        group = QParallelAnimationGroup()
        fading = self.change(prop, "opacity", 1.0, 0.0, duration, QEasingCurve.Type.Linear)
        fading.setKeyValueAt(0.7, 1.0)
        group.addAnimation(fading)
        end = at + QPointF(0, depth)
        group.addAnimation(self.change(prop, "pos", at, end, duration, QEasingCurve.Type.InQuad))
        group.addAnimation(self.change(prop, "rotation", 0.0, _TIPPED, duration, QEasingCurve.Type.OutQuad))
        group.stateChanged.connect(_Shower(prop, group).changed)
        return group

    def show_for(self, prop: QGraphicsObject, duration: int) -> QAbstractAnimation:
        """Return the coming, staying and going of something."""
        prop.setOpacity(0.0)
        self.add(prop)
        animation = self.change(prop, "opacity", 0.0, 0.0, duration, QEasingCurve.Type.Linear)
        animation.setKeyValueAt(0.18, 1.0)
        animation.setKeyValueAt(0.8, 1.0)
        return animation

    def together(self, parts: Sequence[QAbstractAnimation], delay: int = 0) -> QAbstractAnimation:
        """Return all *parts* as one motion, each starting *delay* after the one before."""
        group = QParallelAnimationGroup()
        for number, part in enumerate(parts):
            if number and delay and self.ms(delay * number) > 0:
                late = QSequentialAnimationGroup()
                late.addAnimation(QPauseAnimation(self.ms(delay * number)))
                late.addAnimation(part)
                group.addAnimation(late)
            else:
                group.addAnimation(part)
        return group

    def in_turn(self, parts: Sequence[QAbstractAnimation]) -> QAbstractAnimation:
        """Return all *parts* one after the other as one motion."""
        group = QSequentialAnimationGroup()
        for part in parts:
            group.addAnimation(part)
        return group

    def later(self, delay: int, part: QAbstractAnimation) -> QAbstractAnimation:
        """Return a motion that begins after a while."""
        return self.in_turn([self.pause(delay), part]) if self.ms(delay) > 0 else part

    def pause(self, duration: int) -> QAbstractAnimation:
        """Return a moment of rest."""
        return QPauseAnimation(self.ms(duration))


class _Shower(QObject):
    """Shows a picture once its motion runs."""

    def __init__(self, prop: Picture, motion: QObject) -> None:
        super().__init__(motion)
        self._prop = prop

    def changed(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running:
            self._prop.show()


FAINT = 0.15
"""How strongly it shines at its weakest."""
REACH = 7.0
"""How far it reaches, in units."""
_RINGS = 5


@guarded
class Glow(QGraphicsObject):
    """A soft ring around a rectangle."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self._style = Style()
        self.setZValue(zvalues.BUTTON - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_around(self, rect: QRectF, style: Style) -> None:
        """Lie around a rectangle of the scene."""
        if (rect, style) != (self.rect, self._style):
            self.prepareGeometryChange()
            self.rect, self._style = QRectF(rect), style
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        """Return the room of the ring."""
        reach = (REACH + 1) * self._style.unit
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw rings that fade outwards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tint, step = self._style.colours.target, REACH * self._style.unit / _RINGS
        for number in range(_RINGS):
            out = step * (number + 0.5)
            radius = self.rect.height() * 0.28 + out
            painter.setPen(line(colour(tint, 0.75 * (1 - number / _RINGS) ** 1.5), step * 1.2))
            painter.drawPath(rounded(self.rect.adjusted(-out, -out, out, out), radius))


class Pulse(QObject):
    """Lets the glow swell and fade for a while; then it stays lit."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.glow = Glow()
        scene.addItem(self.glow)
        self._steps = 0
        self._is_seen = False
        self._is_still = False
        self._timer = QTimer(self, interval=timings.PULSE_STEP)
        self._timer.timeout.connect(self.step)

    @property
    def is_running(self) -> bool:
        """Return whether the glow changes now."""
        return self._timer.isActive()

    def show(self, rect: QRectF, style: Style) -> None:
        """Glow around a rectangle of the scene; around an empty one not at all."""
        if rect.isEmpty():
            self.glow.hide()
        else:
            if not self.glow.isVisible():
                self._steps = 0
            self.glow.show_around(rect, style)
        self._settle()

    def set_seen(self, seen: bool) -> None:
        """Rest while it cannot be seen."""
        self._is_seen = seen
        self._settle()

    def set_still(self, still: bool) -> None:
        """Glow without swelling and fading, for players who want no motions."""
        self._is_still = still
        self._settle()

    def _settle(self) -> None:
        ends = self._steps * timings.PULSE_STEP >= timings.PULSE * timings.PULSES
        if self.glow.isVisible() and self._is_seen and not self._is_still and not ends:
            if not self._timer.isActive():
                self._timer.start()
            return
        self._timer.stop()
        if self._is_still or ends:
            self.glow.setOpacity(1.0)

    def step(self) -> None:
        """Shine as strongly as it should a moment later."""
        self._steps += 1
        turn = self._steps * timings.PULSE_STEP / timings.PULSE * 2 * math.pi
        self.glow.setOpacity(FAINT + (1 - FAINT) * (1 - math.cos(turn)) / 2)
        self._settle()
