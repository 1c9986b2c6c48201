"""Showing scenes on a table, one after the other, at a speed, until they are hurried; and a slow glow.

Each scene can be awaited. One that is cut short leaves nothing behind.

The slow glow lies around the one thing that is left to press. It changes only how strongly a kept picture
shines, a few times a second, and rests while it cannot be seen.
"""

from __future__ import annotations

import asyncio
import math

from PySide6.QtCore import QByteArray, QObject, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
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
from evolution_qt.ui.kit.scenes import Motion, ScenePlayer


class Animator(QObject):
    """Where scenes are shown: at a speed, one after the other, until they are hurried."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done: asyncio.Future[None] | None = None
        self._hurried = False
        self.scenes = ScenePlayer(scene, self)
        """What is seen of the scene that is shown."""
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
        return self._done is not None

    def begin(self) -> None:
        """Forget that there was a hurry."""
        self._hurried = False

    def ms(self, duration: float) -> int:
        """Return a duration at the present speed."""
        return timings.scaled(duration, self.speed * self.haste)

    def load(self, motion: Motion) -> None:
        """Take the scene that is to be shown next; nothing of it is seen yet."""
        if motion.is_unhurried:
            self.haste = 1.0
        self.scenes.load(motion, is_calm=self.is_calm)

    async def play(self) -> None:
        """Show the scene to its end, or until it is skipped or cancelled."""
        if self.is_instant or self.scenes.length <= 0:
            self.scenes.clear()
            return
        clock = QPropertyAnimation(self.scenes, QByteArray(b"clock"), self)
        clock.setStartValue(0.0)
        clock.setEndValue(self.scenes.length)
        clock.setDuration(max(self.ms(self.scenes.length), 1))
        clock.finished.connect(self.finish)
        self._done = asyncio.get_running_loop().create_future()
        try:
            clock.start()
            await self._done
        finally:
            self._done = None
            if isValid(self):  # a table that is left may be deleted before this hears that it is cancelled
                clock.stop()
                clock.deleteLater()
                self.scenes.clear()

    def redrawn(self, *, is_over: bool) -> None:
        """Make the scene again for the table as it is drawn now, or end it there if it *is_over*."""
        if is_over:
            self.scenes.clear()
        else:
            self.scenes.renew()

    def skip(self) -> None:
        """End the present motion now and leave out those that follow, until `begin`."""
        self._hurried = True
        self.finish()

    def finish(self) -> None:
        """End the present motion now."""
        if self._done is not None and not self._done.done():
            self._done.set_result(None)


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
