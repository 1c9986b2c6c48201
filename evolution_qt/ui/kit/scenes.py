"""Scenes over a table: pictures that come, move and go by a clock, in beats that follow each other.

A scene is data and knows no game: which pictures are seen when and how, and what the table shows meanwhile.
One player plays all of them; each picture has an item of its own while it is seen. A table that is drawn
again, in another size, theme or language, has its scene made again at the moment that it has reached.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QEasingCurve, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.guard import guarded

_MOST: Final = 10_000
"""More pictures than any scene has."""
_SHARP: Final = Qt.TransformationMode.FastTransformation
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
"""Of a picture in its own size, which stays sharp and is drawn ten times as fast, and of any other."""
_LEAD: Final = 1000.0
"""What is seen within so many milliseconds is painted before a scene begins."""
_TIPPED: Final = 80.0
"""Degrees that a falling picture turns."""
_STANDS: Final = 0.7
"""The share of its fall after which it fades."""

# How one look turns into the next

_Curve = Callable[[float], float]
"""From the share of the time that has passed to the share of the change."""

_TYPE = QEasingCurve.Type
_in_quad: Final[_Curve] = QEasingCurve(_TYPE.InQuad).valueForProgress
_out_quad: Final[_Curve] = QEasingCurve(_TYPE.OutQuad).valueForProgress
_in_out_quad: Final[_Curve] = QEasingCurve(_TYPE.InOutQuad).valueForProgress
_in_cubic: Final[_Curve] = QEasingCurve(_TYPE.InCubic).valueForProgress
_out_cubic: Final[_Curve] = QEasingCurve(_TYPE.OutCubic).valueForProgress
_in_out_cubic: Final[_Curve] = QEasingCurve(_TYPE.InOutCubic).valueForProgress


def _linear(share: float) -> float:
    """Change evenly."""
    return share


def _smooth(share: float) -> float:
    """Begin and end gently."""
    return share * share * (3 - 2 * share)


def _at_last(share: float) -> float:
    return max((share - _STANDS) / (1 - _STANDS), 0.0)


class _Ease(NamedTuple):
    """How each part of a look changes on the way to a key frame."""

    place: _Curve = _smooth
    opacity: _Curve = _smooth
    scale: _Curve = _smooth
    turn: _Curve = _smooth
    amount: _Curve = _linear


_FLYING: Final = _Ease(place=_in_out_cubic, turn=_in_out_quad)
_SWELLING: Final = _Ease(place=_in_cubic, scale=_in_quad)
_SHRINKING: Final = _Ease(place=_out_cubic, scale=_out_quad)
_COMING: Final = _Ease(opacity=_out_quad)
_FADING: Final = _Ease(_in_out_quad, _in_quad, _in_out_quad)
_FALLING: Final = _Ease(place=_in_quad, opacity=_at_last, turn=_out_quad)
_EVEN: Final = _Ease(opacity=_linear)
_WALKING: Final = _Ease(place=_linear)


class Keyframe(NamedTuple):
    """How a picture is seen at a moment, in milliseconds at normal speed."""

    at: float
    place: QPointF
    """Where its middle lies in the scene."""
    opacity: float = 1.0
    scale: float = 1.0
    turn: float = 0.0
    """Degrees, clockwise."""
    amount: float = 0.0
    """What a drawing draws, such as how far a card is turned up."""
    ease: _Ease = _Ease()
    """How it becomes so from the key frame before."""


def _changes(one: Keyframe, two: Keyframe) -> Iterator[tuple[Any, Any, _Curve]]:
    """Return for each part of a look how it is at two key frames, and how it changes between them."""
    return zip(one[1:6], two[1:6], two.ease, strict=True)


# Pictures


class Drawing(NamedTuple):
    """A picture that is painted each time, since it changes by more than its place and its size."""

    room: QRectF
    """What it takes up; the place of a key frame is its origin."""
    paint: Callable[[QPainter, float], None]
    """Paints it for the amount of the key frame."""


Picture = Callable[[], QPixmap | Drawing]


@dataclass(frozen=True)
class Sprite:
    """A picture, and how it is seen at some moments; before the first and after the last it is not."""

    picture: Picture
    """Paints it when it is first needed."""
    keys: tuple[Keyframe, ...]
    stays: bool = False
    """Whether it is seen as it is in the end until the whole scene is over."""

    def around(self, now: float) -> tuple[Keyframe, Keyframe] | None:
        """Return the key frames before and after a moment, None if it is not seen then."""
        keys = self.keys
        if keys[0].at <= now < keys[-1].at:
            after = next(number for number, key in enumerate(keys) if now < key.at)
            return keys[after - 1], keys[after]
        last = keys[-1]
        end = math.inf if self.stays else math.nextafter(last.at, math.inf)
        return (last, last._replace(at=end)) if last.at <= now < end else None

    def later(self, by: float) -> Sprite:
        """Return the same, seen so much later."""
        return replace(self, keys=tuple(key._replace(at=key.at + by) for key in self.keys))

    def calmed(self) -> Sprite:
        """Return what is seen of it where nothing moves: it fades where it is, or comes up where it stays."""
        first, last = self.keys[0], self.keys[-1]
        if all(
            (key.place, key.scale, key.turn) == (first.place, first.scale, first.turn) for key in self.keys
        ):
            return self
        if last.opacity > 0:
            begin = last._replace(at=first.at, opacity=0.0)
            return replace(self, keys=(begin, last._replace(ease=_COMING)))
        end = first._replace(at=last.at, opacity=0.0, ease=_FADING)
        return replace(self, keys=(first._replace(opacity=1.0), end))


def still(picture: Picture, place: QPointF, begin: float, end: float) -> Sprite:
    """Return a picture that stays where it is from one moment to another."""
    return Sprite(picture, (Keyframe(begin, place), Keyframe(end, place)))


def flight(
    picture: Picture,
    start: QPointF,
    end: QPointF,
    duration: float,
    *,
    grown: float = 1.0,
    turned: float = 0.0,
) -> Sprite:
    """Return a picture that flies between two places.

    On the way it swells to *grown* times, and it rolls by so many degrees.
    """
    first, last = Keyframe(0, start), Keyframe(duration, end, turn=turned, ease=_FLYING)
    if grown == 1.0:
        return Sprite(picture, (first, last), stays=True)
    half = Keyframe(duration / 2, (start + end) / 2, scale=grown, ease=_SWELLING)
    return Sprite(picture, (first, half, last._replace(ease=_SHRINKING)), stays=True)


def coming(picture: Picture, at: QPointF, duration: float) -> Sprite:
    """Return a picture that comes up at a place and stays there."""
    return Sprite(picture, (Keyframe(0, at, 0), Keyframe(duration, at, ease=_COMING)), stays=True)


def fade(picture: Picture, at: QPointF, duration: float, *, grown: float = 1.0, rise: float = 0.0) -> Sprite:
    """Return a picture that fades from a place, growing and rising on the way."""
    end = Keyframe(duration, at - QPointF(0, rise), 0, grown, ease=_FADING)
    return Sprite(picture, (Keyframe(0, at), end))


def fall(picture: Picture, at: QPointF, depth: float, duration: float) -> Sprite:
    """Return a picture that tips over, sinks by a *depth* and fades at the end."""
    end = Keyframe(duration, at + QPointF(0, depth), 0, turn=_TIPPED, ease=_FALLING)
    return Sprite(picture, (Keyframe(0, at), end))


def shown(picture: Picture, at: QPointF, duration: float, amount: float = 0.0) -> Sprite:
    """Return a picture that comes, stays and goes where it is."""
    seen = Keyframe(0.18 * duration, at, amount=amount, ease=_EVEN)
    gone = seen._replace(opacity=0.0)
    keys = gone._replace(at=0), seen, seen._replace(at=0.8 * duration), gone._replace(at=duration)
    return Sprite(picture, keys)


def walk(picture: Picture, stops: Sequence[tuple[float, QPointF]], stride: float, lift: float) -> Sprite:
    """Return a picture that walks from one stop to the next and stays at the last.

    Each step takes so many milliseconds and lifts it by so much.
    """
    keys = [Keyframe(*stops[0])]
    for (begin, start), (end, goal) in pairwise(stops):
        steps = max(round((end - begin) / stride), 1) if goal != start else 1
        for half in range(1, 2 * steps + 1):
            share = half / (2 * steps)
            up = QPointF(0, lift if half % 2 and goal != start else 0.0)
            at, place = begin + (end - begin) * share, start + (goal - start) * share - up
            keys.append(Keyframe(at, place, ease=_WALKING))
    return Sprite(picture, tuple(keys), stays=True)


def staggered(sprites: Sequence[Sprite]) -> list[Sprite]:
    """Return equal pictures, each beginning a little after the one before."""
    step = timings.stagger(len(sprites))
    return [sprite.later(step * number) for number, sprite in enumerate(sprites)]


# Beats


class TableStage(NamedTuple):
    """What else the table shows from a moment on."""

    at: float
    show: Callable[[], object]


class Beat(NamedTuple):
    """A part of a scene, counted from its beginning; the lowest picture stands first."""

    sprites: Sequence[Sprite] = ()
    length: float = 0.0
    """Milliseconds at normal speed that it lasts; longer if its last picture does."""
    stages: Sequence[TableStage] = ()
    """The first one stands first."""

    @property
    def end(self) -> float:
        """Return how long it really lasts."""
        return max([self.length, *(sprite.keys[-1].at for sprite in self.sprites)])


@dataclass(frozen=True)
class Motion:
    """A scene: beats that follow each other."""

    make: Callable[[bool], Sequence[Beat]]
    """Makes them for the table as it lies now; told whether nothing may move.

    It changes nothing: what the table itself shows meanwhile belongs into the stages.
    """
    is_unhurried: bool = False
    """Whether it takes its time however much waits to be shown."""


def rest(duration: float, *, is_unhurried: bool = False) -> Motion:
    """Return a moment in which nothing happens."""
    return Motion(lambda _is_calm: [Beat(length=duration)], is_unhurried=is_unhurried)


# The player


@guarded
class _DrawnItem(QGraphicsItem):
    """A drawing on the table."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self._drawing = drawing
        self.amount = 0.0
        """What it draws now."""

    def boundingRect(self) -> QRectF:
        """Return the room of the drawing."""
        return self._drawing.room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it for the present amount."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawing.paint(painter, self.amount)

    def set_amount(self, amount: float) -> None:
        """Draw it for another amount from now on."""
        self.amount = amount
        self.update()


def _item(sprite: Sprite) -> QGraphicsPixmapItem | _DrawnItem:
    """Return what shows a sprite on the table."""
    picture = sprite.picture()
    if isinstance(picture, Drawing):
        return _DrawnItem(picture)
    item, size = QGraphicsPixmapItem(picture), picture.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return item


class _Actor:
    """A sprite on its way, and the item by which it is seen then."""

    __slots__ = ("_changes", "_since", "_until", "begin", "end", "item", "sprite", "z")

    def __init__(self, sprite: Sprite, end: float, z: float) -> None:
        self.sprite = sprite
        self.begin = sprite.keys[0].at
        self.end = end if sprite.stays else sprite.keys[-1].at
        self.z = z
        self.item: QGraphicsPixmapItem | _DrawnItem | None = None
        self._since = self._until = 0.0
        self._changes: list[tuple[Callable[[Any], object], Any, Any, _Curve]] = []

    def follow(self, now: float, scene: QGraphicsScene) -> None:
        """Be seen as it is time for; between two key frames only what changes is set."""
        if not self._since <= now < self._until:
            self._begin(now, scene)
        if self._changes:
            share = (now - self._since) / (self._until - self._since)
            for show, start, change, curve in self._changes:
                show(start + change * curve(share))

    def _begin(self, now: float, scene: QGraphicsScene) -> None:
        """Go on from the key frame before a moment to the next one."""
        self._changes = []
        if (keys := self.sprite.around(now)) is None:
            self._since = self._until = 0.0
            self.leave(scene)
            return
        item = self.item
        if item is None:
            item = self.item = _item(self.sprite)
            item.setZValue(self.z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
        one, two = keys
        self._since, self._until = one.at, two.at
        if isinstance(item, QGraphicsPixmapItem):
            is_even = all(key.scale == 1.0 and not key.turn for key in keys)
            item.setTransformationMode(_SHARP if is_even else _SMOOTH)
        shows: list[Callable[[Any], object]] = [item.setPos, item.setOpacity, item.setScale, item.setRotation]
        shows += [item.set_amount] if isinstance(item, _DrawnItem) else []
        for show, (start, end, curve) in zip(shows, _changes(one, two), strict=False):
            show(start)
            if start != end:
                self._changes.append((show, start, end - start, curve))

    def leave(self, scene: QGraphicsScene) -> None:
        """Lie on the table no longer."""
        item, self.item = self.item, None
        if item is not None:
            scene.removeItem(item)


class ScenePlayer(QObject):
    """Shows a scene at a moment; between two scenes nothing."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._motion: Motion | None = None
        self._is_calm = False
        self._now = -1.0
        self._actors: list[_Actor] = []
        self._stages: list[TableStage] = []
        self._stage = 0
        self.length = 0.0
        """Milliseconds at normal speed that the whole scene lasts."""

    def load(self, motion: Motion, *, is_calm: bool) -> None:
        """Take a scene; it begins when the clock stands at 0."""
        self._motion, self._is_calm, self._now = motion, is_calm, -1.0
        self._make(motion)

    def renew(self) -> None:
        """Make everything again: the table has another size, look or language."""
        if self._motion is not None:
            self._make(self._motion)
            self._set(self._now)

    def clear(self) -> None:
        """Show nothing."""
        for actor in self._actors:
            actor.leave(self._scene)
        self._motion = None
        self._actors, self._stages = [], []

    def _make(self, motion: Motion) -> None:
        self.clear()
        self._motion, self._stage = motion, 0
        sprites: list[Sprite] = []
        begin = 0.0
        for beat in motion.make(self._is_calm):
            sprites += [one.later(begin) for one in beat.sprites]
            self._stages += [TableStage(one.at + begin, one.show) for one in beat.stages]
            begin += beat.end
        self.length = begin
        for number, one in enumerate(sprites):
            height = zvalues.FLIGHT + number / _MOST
            self._actors.append(_Actor(one.calmed() if self._is_calm else one, begin, height))

    def ask(self) -> None:
        """Ask for the pictures that are seen soon, as if they were painted."""
        speck = QPixmap(1, 1)
        painter = QPainter(speck)
        for sprite in self.sprites:
            if sprite.keys[0].at <= _LEAD and isinstance(picture := sprite.picture(), Drawing):
                for key in (sprite.keys[0], sprite.keys[-1]):
                    picture.paint(painter, key.amount)
        painter.end()

    def _get(self) -> float:
        return self._now

    def _set(self, now: float) -> None:
        self._now = now
        for actor in self._actors:
            if actor.item is not None or actor.begin <= now <= actor.end:
                actor.follow(now, self._scene)
        self._show_stage()

    clock = Property(float, _get, _set)
    """Milliseconds since it began, at normal speed."""

    def _show_stage(self) -> None:
        """Let the table show what it is time for: each stage shows a part, so none is passed over."""
        while self._stage < len(self._stages) and self._stages[self._stage].at <= self._now:
            self._stage += 1
            self._stages[self._stage - 1].show()

    @property
    def sprites(self) -> list[Sprite]:
        """Return all that is seen at some time, the lowest first."""
        return [actor.sprite for actor in self._actors]
