"""Idle life: a few small pictures that move a little while nothing else does, in a window that is active.

What moves is data. Pictures are moved, never painted again, and one in each step, so that little of a window
is repainted. A clock that may not run has no timer; before its first step nothing of this is seen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from evolution_qt.ui.kit import icons, timings
from evolution_qt.ui.kit.brush import colour, line
from evolution_qt.ui.kit.pixmaps import painted

MOST: Final = 6
"""So many pictures move at most."""
_FLYER: Final = "pterodactylus"
_FLOCK: Final = ((0.5, 0.5, 1.0), (0.22, 0.66, 0.72), (0.16, 0.3, 0.6))
"""Where each bird flies in its picture, and how large it is."""
_COMES: Final = 2.0
"""Seconds in which a picture comes that nothing showed before."""


class IdlePose(NamedTuple):
    """How a picture is seen at a moment."""

    shift: QPointF = QPointF()
    opacity: float = 1.0
    scale: float = 1.0
    turn: float = 0.0
    """Degrees, clockwise."""


class Drift(NamedTuple):
    """A picture that moves a little."""

    picture: Callable[[], QPixmap]
    place: QPointF
    """Where its anchor lies."""
    anchor: QPointF
    """The point of the picture about which it turns and grows, in its own pixels."""
    pose: Callable[[float], IdlePose]
    """How it is seen so many seconds after all began."""
    height: float = 0.0
    """How high it lies."""
    parent: QGraphicsItem | None = None
    """What it lies on, if it goes with that."""

    def lain(self, pose: IdlePose) -> QTransform:
        """Return how its picture lies in a pose."""
        lain = QTransform.fromTranslate(self.place.x() + pose.shift.x(), self.place.y() + pose.shift.y())
        lain.rotate(pose.turn).scale(pose.scale, pose.scale)
        return lain.translate(-self.anchor.x(), -self.anchor.y())

    def room(self, pose: IdlePose) -> QRectF:
        """Return what it takes up in a pose."""
        return self.lain(pose).mapRect(QRectF(QPointF(), self.picture().deviceIndependentSize()))


def glimmer(reach: float, phase: float) -> Callable[[float], IdlePose]:
    """Return how a bar of light on water moves to both sides, in six seconds."""

    def pose(now: float) -> IdlePose:
        angle = math.tau * now / 6 + phase
        shine = 0.35 + 0.25 * math.sin(1.5 * angle)
        return IdlePose(QPointF(reach * math.sin(angle), 0), shine * _come(now))

    return pose


def swaying(degrees: float) -> Callable[[float], IdlePose]:
    """Return how reeds sway, in four seconds."""
    return lambda now: IdlePose(opacity=_come(now), turn=degrees * math.sin(math.tau * now / 4))


def breathing(share: float, phase: float) -> Callable[[float], IdlePose]:
    """Return how an animal breathes that grows by a share, in four seconds."""
    return lambda now: IdlePose(scale=1 + share * (1 - math.cos(math.tau * now / 4 + phase)) / 2)


def gliding(way: QPointF, first: float = 3.0) -> Callable[[float], IdlePose]:
    """Return how birds glide along a way, every half minute and *first* after so many seconds."""

    def pose(now: float) -> IdlePose:
        share = ((now - first) % 30) / 14 if now >= first else 1.0
        if share >= 1:
            return IdlePose(opacity=0.0)
        return IdlePose(way * share, min(4 * share, 4 * (1 - share), 1.0))

    return pose


def _come(now: float) -> float:
    return min(now / _COMES, 1.0)


def bar_of_light(
    at: QPointF, wide: float, high: float, ratio: float, phase: float, height: float = 0.0
) -> Drift:
    """Return a bar of light that glimmers on water."""
    picture = partial(
        painted, ("glimmer", round(high, 1)), wide, high, ratio, partial(_paint_bar, wide, high)
    )
    return Drift(picture, at, QPointF(wide / 2, high / 2), glimmer(1.7 * high, phase), height)


def reeds(foot: QPointF, side: float, tints: tuple[str, str], ratio: float, height: float = 0.0) -> Drift:
    """Return reeds that sway on their foot, in the colours of stem and head."""
    picture = partial(
        painted, ("swaying reeds", *tints), side, side, ratio, partial(_paint_reeds, side, *tints)
    )
    return Drift(picture, foot, QPointF(side / 2, side), swaying(1.5), height)


def flock(
    start: QPointF, way: QPointF, side: float, tint: QColor, ratio: float, height: float = 0.0
) -> Drift:
    """Return a flock that glides along a way, in a colour."""
    key = ("flock", tint.name(QColor.NameFormat.HexArgb))
    picture = partial(painted, key, 2 * side, side, ratio, partial(_paint_flock, side, tint))
    return Drift(picture, start, QPointF(side, side / 2), gliding(way), height)


def _paint_bar(wide: float, high: float, painter: QPainter) -> None:
    painter.setPen(line(colour("#ffffff", 0.9), high))
    painter.drawLine(QPointF(high, high / 2), QPointF(wide - high, high / 2))


def _paint_reeds(side: float, stem: str, head: str, painter: QPainter) -> None:
    for x, tall, lean in ((0.38, 0.72, -0.1), (0.5, 0.92, 0.04), (0.6, 0.62, 0.12)):
        foot, tip = QPointF(side * x, side * 0.98), QPointF(side * (x + lean), side * (0.98 - tall))
        painter.setPen(line(colour(stem), max(side * 0.035, 1.0)))
        painter.drawLine(foot, tip)
        painter.setPen(line(colour(head), max(side * 0.085, 1.6)))
        painter.drawLine(tip, tip + (foot - tip) * 0.26)


def _paint_flock(side: float, tint: QColor, painter: QPainter) -> None:
    for x, y, size in _FLOCK:
        tall = side * 0.5 * size
        painter.fillPath(icons.placed(icons.body(_FLYER), 2 * side * x, side * y + tall / 2, tall), tint)


class IdleClock(QObject):
    """Lets idle life go on step by step, as long as it may."""

    def __init__(
        self,
        may_run: Callable[[], bool],
        step: Callable[[float], object],
        parent: QObject | None = None,
        pace: int = 1,
    ) -> None:
        """*may_run* says whether it may; *step* gets the seconds that have passed.

        A slower *pace* makes the time between two steps so many times as long.
        """
        super().__init__(parent)
        self._may_run = may_run
        self._step = step
        self._steps = 0
        self._timer = QTimer(self, interval=pace * timings.IDLE_STEP)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Return whether anything may move now."""
        return self._timer.isActive()

    @property
    def now(self) -> float:
        """Return how many seconds it has run."""
        return self._steps * self._timer.interval() / 1000

    def settle(self) -> None:
        """Run or rest, as it may by now."""
        if self._may_run():
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()

    def _go_on(self) -> None:
        self.settle()
        if self._timer.isActive():
            self._steps += 1
            self._step(self.now)


class Turns:
    """Chooses in each step what moves: each in turn, of those that are not seen as they should be."""

    def __init__(self, drifts: Iterable[Drift]) -> None:
        self.drifts = tuple(drifts)[:MOST]
        self.poses = [IdlePose(opacity=0.0)] * len(self.drifts)
        """How each is seen now."""
        self._next = 0

    def move(self, now: float) -> int:
        """Let one of them be seen as it should be at a moment; return its number, -1 for none."""
        count = len(self.drifts)
        for number in ((self._next + step) % count for step in range(count)):
            pose = self.drifts[number].pose(now)
            if pose != self.poses[number]:
                self.poses[number] = pose
                self._next = (number + 1) % count
                return number
        return -1


class SceneLife(QObject):
    """Idle life on a scene."""

    def __init__(self, scene: QGraphicsScene, may_run: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._make: Callable[[], Iterable[Drift]] = tuple
        self._turns: Turns | None = None
        self._items: list[QGraphicsPixmapItem] = []
        self.is_wanted = False
        """Whether anyone wants it; who draws a table for itself does not."""
        self.is_busy: Callable[[], bool] = lambda: False
        """Whether something else moves now, for which it rests."""
        self.act: Callable[[float], bool] = lambda _now: False
        """Does what a picture alone cannot do; returns whether anything looks different by that."""
        self.clock = IdleClock(may_run, self._move, self)

    @property
    def count(self) -> int:
        """Return how many pictures lie on the scene."""
        return len(self._items)

    def renew(self, make: Callable[[], Iterable[Drift]]) -> None:
        """Let this move from the next step on: the scene has changed."""
        self._make = make
        self.clear()
        self.clock.settle()

    def settle(self) -> None:
        """Run or rest, as it may by now; at rest nothing of it is seen."""
        self.clock.settle()
        if not self.clock.is_running:
            self.clear()

    def clear(self) -> None:
        """Show nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        if self._items:
            self.act(0.0)
        self._items.clear()
        self._turns = None

    def _move(self, now: float) -> None:
        if self.is_busy():
            return
        if self.act(now) and self._items:
            for item in self._items:
                self._scene.removeItem(item)
            self._items.clear()
            self._turns = None
        if self._turns is None:
            self._turns = Turns(self._make())
            self._items += [self._item(drift) for drift in self._turns.drifts]
        number = self._turns.move(now) if self._items else -1
        if number >= 0:
            item, drift, pose = self._items[number], self._turns.drifts[number], self._turns.poses[number]
            item.setPos(drift.place - drift.anchor + pose.shift)
            item.setOpacity(pose.opacity)
            item.setScale(pose.scale)
            item.setRotation(pose.turn)

    def _item(self, drift: Drift) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(drift.picture(), drift.parent)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setTransformOriginPoint(drift.anchor)
        item.setPos(drift.place - drift.anchor)
        item.setOpacity(0.0)
        item.setZValue(drift.height)
        if drift.parent is None:
            self._scene.addItem(item)
        return item
