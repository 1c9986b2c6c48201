"""A ceremony over the table: pictures that come, move and go by a clock, in beats that follow each other.

It holds nothing of the game: a beat says what is seen when. A table that is drawn again, in another size or
language, has it made again where it is. With another position nothing is left of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import zvalues
from evolution_qt.ui.kit.guard import guarded

_FADE: Final = 220
"""How long a picture comes or goes where nothing moves."""
_MARGIN: Final = 2.0
"""Pixels around a picture that are painted again with it."""


class Keyframe(NamedTuple):
    """How a picture is seen at a moment, in milliseconds at normal speed."""

    at: float
    place: QPointF
    """Where its middle lies in the scene."""
    opacity: float = 1.0
    scale: float = 1.0


@dataclass(frozen=True)
class Sprite:
    """A picture, and how it is seen at some moments; before the first and after the last it is not."""

    picture: Callable[[], QPixmap]
    """Paints it when it is first seen."""
    keys: tuple[Keyframe, ...]

    def look(self, now: float) -> Keyframe | None:
        """Return how it is seen at a moment, None if it is not."""
        keys = self.keys
        if not keys[0].at <= now <= keys[-1].at:
            return None
        after = next(number for number, key in enumerate(keys) if now <= key.at)
        if not after:
            return keys[0]
        one, two = keys[after - 1], keys[after]
        share = (now - one.at) / max(two.at - one.at, 1e-6)
        share *= share * (3 - 2 * share)  # gently away, and gently there
        return Keyframe(
            now,
            one.place + (two.place - one.place) * share,
            one.opacity + (two.opacity - one.opacity) * share,
            one.scale + (two.scale - one.scale) * share,
        )

    def later(self, by: float) -> Sprite:
        """Return the same, seen so much later."""
        return replace(self, keys=tuple(key._replace(at=key.at + by) for key in self.keys))


def still(picture: Callable[[], QPixmap], place: QPointF, begin: float, end: float) -> Sprite:
    """Return a picture that stays where it is from one moment to another."""
    return Sprite(picture, (Keyframe(begin, place), Keyframe(end, place)))


def _fading(sprite: Sprite, begin: float, end: float) -> Sprite:
    """Return a picture that comes and goes where it is."""
    place = sprite.keys[0].place
    keys = (
        Keyframe(begin, place, 0),
        Keyframe(begin + _FADE, place),
        Keyframe(end - _FADE, place),
        Keyframe(end, place, 0),
    )
    return Sprite(sprite.picture, keys)


class TableStage(NamedTuple):
    """What else the table shows from a moment on."""

    at: float
    show: Callable[[], None]


class Beat:
    """A part of a ceremony; a board says where its things lie."""

    length: int = 1000
    """Milliseconds at normal speed."""
    still: int = 1200
    """How long its picture is seen where nothing moves."""

    def sprites(self) -> list[Sprite]:
        """Return what is seen when, counted from its beginning."""
        return []

    def stages(self) -> list[TableStage]:
        """Return what the table shows meanwhile."""
        return []

    def picture(self) -> list[Sprite]:
        """Return all that is to be seen at once where nothing moves, one key each."""
        return []


@guarded
class CeremonyItem(QGraphicsObject):
    """Some beats, up to the time of the clock."""

    def __init__(self, beats: Sequence[Beat], state: Any, room: QRectF, *, is_calm: bool) -> None:
        """Show *beats* while *state* is drawn, in a *room*; a calm one shows only the picture of each."""
        super().__init__()
        self.beats = tuple(beats)
        self.state = state
        """The state that the table shows meanwhile: with any other it is over."""
        self.is_calm = is_calm
        self.length = sum(beat.still if is_calm else beat.length for beat in beats)
        self._room = room
        self._now = 0.0
        self._stage = -1
        self.sprites: list[Sprite] = []
        """All that is seen at some time."""
        self._looks: list[Keyframe | None] = []
        self._stages: list[TableStage] = []
        self.setZValue(zvalues.BANNER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.renew(room)

    def renew(self, room: QRectF) -> None:
        """Make everything again: the table has another size, look or language."""
        self.prepareGeometryChange()
        self._room = room
        self.sprites, self._stages, self._stage = [], [], -1
        begin = 0.0
        for beat in self.beats:
            if self.is_calm:
                self.sprites += [_fading(one, begin, begin + beat.still) for one in beat.picture()]
                begin += beat.still
                continue
            self.sprites += [one.later(begin) for one in beat.sprites()]
            self._stages += [TableStage(one.at + begin, one.show) for one in beat.stages()]
            begin += beat.length
        self._looks = [one.look(self._now) for one in self.sprites]
        self._show_stage()
        self.update()

    def _get(self) -> float:
        return self._now

    def _set(self, now: float) -> None:
        self._now = now
        for number, sprite in enumerate(self.sprites):
            before, after = self._looks[number], sprite.look(now)
            if before is None and after is None:
                continue
            self._looks[number] = after
            for look in (before, after):
                if look is not None and (before is None or after is None or before[1:] != after[1:]):
                    self.update(_room(sprite, look))
        self._show_stage()

    clock = Property(float, _get, _set)
    """Milliseconds since it began, at normal speed."""

    def _show_stage(self) -> None:
        """Let the table show what it is time for: each stage shows a part, so none is passed over."""
        reached = max((at for at, one in enumerate(self._stages) if one.at <= self._now), default=-1)
        for one in self._stages[self._stage + 1 : reached + 1]:
            one.show()
        self._stage = reached

    def seen(self) -> list[tuple[Sprite, Keyframe]]:
        """Return what is seen now, the lowest first."""
        pairs = zip(self.sprites, self._looks, strict=True)
        return [(sprite, look) for sprite, look in pairs if look is not None and look.opacity > 0]

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw what is seen now."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for sprite, look in self.seen():
            picture = sprite.picture()
            painter.setOpacity(look.opacity)
            if look.scale == 1.0:  # on whole pixels it stays sharp
                at = _corner(picture, look)
                painter.drawPixmap(QPointF(round(at.x()), round(at.y())), picture)
            else:
                painter.drawPixmap(_extent(picture, look), picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)


def _extent(picture: QPixmap, look: Keyframe) -> QRectF:
    size = picture.deviceIndependentSize() * look.scale
    found = QRectF(QPointF(), size)
    found.moveCenter(look.place)
    return found


def _corner(picture: QPixmap, look: Keyframe) -> QPointF:
    return _extent(picture, look).topLeft()


def _room(sprite: Sprite, look: Keyframe) -> QRectF:
    return _extent(sprite.picture(), look).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
