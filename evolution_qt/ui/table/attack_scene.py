"""An attack as it happens: the hunter leaps, strikes and eats, in the picture by which it was aimed.

The rest of the table steps back meanwhile. The steps light up one after the other, each with what is seen of
it. Where nothing moves, the finished picture is seen for a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from evolution_qt.ui.kit import palette, timings
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import edge_towards
from evolution_qt.ui.kit.herds import Placed
from evolution_qt.ui.kit.notes import with_shadow
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Beat, Drawing, Keyframe, Picture, Sprite
from evolution_qt.ui.table.attack_picture import (
    EATEN,
    GORED,
    KILLED,
    SHARED,
    AttackPicture,
    AttackStep,
    middle_of,
)
from evolution_qt.ui.table.ribbon import RibbonItem

BETWEEN_BOTS: Final = 0.6
"""The share of its time that an attack takes in which no person has a part."""
_LENGTHS: Final = {
    GORED: timings.STRIKE,
    KILLED: timings.STRIKE,
    EATEN: timings.MEAL,
    SHARED: timings.GUESTS,
}
"""When the next step begins after one of which something is seen."""
_VEILED: Final = 0.48
"""How dark the rest of the table becomes."""
_ARC, _GROWN, _NOSE_UP = 0.34, 1.25, -10.0
"""How high the hunter leaps, in heights of the land, how large it is at the top, and how far it is turned."""
_SHAKEN: Final = 6.0
"""Units by which the prey is shaken."""
_TIPPED, _ON_BACK = 96.0, 166.0
"""Degrees that an animal turns that tips over."""
_MOST_MEAT: Final = 3
_ORIGIN: Final = QPointF()
"""Drawings are drawn where they lie in the scene."""


class AttackScene:
    """One attack on a table."""

    def __init__(
        self, picture: AttackPicture, whole: QRectF, ribbon: RibbonItem, tiles: Sequence[QRectF], pace: float
    ) -> None:
        """*tiles* are where hunter and prey lie, the *ribbon* tells what happens."""
        self._picture = picture
        self._whole, self._ribbon, self._tiles = whole, ribbon, tiles
        self._pace = pace
        """The share of the usual time that it takes."""
        self._sprites: list[Sprite] = []
        steps = picture.attack.steps
        lengths = [_LENGTHS.get(step.deed, timings.NOTED) for step in steps]
        self._begins = list(accumulate(lengths, initial=timings.DIM + timings.LEAP))
        """When each step begins, and when the last one is over."""
        deeds = [step.deed for step in steps]
        self._fallen = {
            number: picture.lost(number) for number, deed in enumerate((GORED, KILLED)) if deed in deeds
        }
        """The animal that each side loses."""
        self._hunter, self._prey = (picture.standing(number)[-1] for number in range(2))
        self._struck = middle_of(picture.stroke())
        """Where the hunter stands when it strikes."""

    def beat(self, *, is_calm: bool) -> Beat:
        """Return what is seen: the attack as it happens, or the finished picture where nothing moves."""
        self._sprites = self._ground()
        steps, places = self._picture.attack.steps, self._picture.step_rects()
        prey = _standing(middle_of(self._prey))
        for begin, step in zip(self._begins, steps, strict=False):
            if step.deed == KILLED:
                prey += self._shaken(begin)
        self._show(1, self._prey, prey)
        self._show(0, self._hunter, self._leap())
        self._sprites.append(self._signs())
        for begin, step, place in zip(self._begins, steps, places, strict=False):
            if step.deed in (GORED, KILLED):
                self._strike(step.deed, begin)
            elif step.deed == EATEN:
                self._eat(step, begin)
            elif step.deed == SHARED:
                self._share(step, begin)
            self._light(place, step, begin + _LENGTHS.get(step.deed, timings.NOTED) / 2)
        if is_calm:
            left = [one for one in self._sprites if one.keys[-1].opacity > 0]
            return Beat([_finished(one) for one in left])
        end = float(self._begins[-1])
        sprites = [_ended(one, end) for one in self._sprites]
        return Beat([_paced(one, self._pace) for one in sprites], (end + timings.DIM) * self._pace)

    def _add(self, picture: Picture, *keys: Keyframe) -> None:
        self._sprites.append(Sprite(picture, keys))

    def _show(self, number: int, leader: Placed, keys: Sequence[Keyframe]) -> None:
        """Show a leader on its way; one that falls goes on from there."""
        if leader != self._fallen.get(number):
            self._add(partial(self._picture.animal, number, leader), *keys)

    # What stands still

    def _ground(self) -> list[Sprite]:
        """Return the table that steps back, and the panel with all that does not move."""
        picture, fallen = self._picture, [*self._fallen.values()]
        room = with_shadow(picture.rect, picture.style)

        def panel(painter: QPainter) -> None:
            painter.translate(-room.topLeft())
            picture.paint_ground(painter, but=fallen)

        key = ("attack", picture.attack, picture.rect.getRect(), picture.style, picture.light)
        ground = partial(painted, key, room.width(), room.height(), picture.style.ratio, panel)
        veil = partial(Drawing, self._whole, self._paint_veil)
        return [Sprite(veil, _standing(_ORIGIN)), Sprite(ground, _standing(room.center()))]

    def _signs(self) -> Sprite:
        """Return the names and the numbers that decide."""
        picture, place = self._picture, self._picture.rect

        def draw(painter: QPainter) -> None:
            painter.translate(-place.topLeft())
            picture.paint_signs(painter)

        key = ("attack signs", picture.attack, picture.style)
        signs = partial(painted, key, place.width(), place.height(), picture.style.ratio, draw)
        return Sprite(signs, _standing(place.center()))

    def _paint_veil(self, painter: QPainter, _amount: float) -> None:
        """Darken the table but for the ribbon and the two species, which are tied to the panel."""
        unit, panel = self._picture.style.unit, self._picture.rect
        veil, red = QPainterPath(), colour(palette.FAMILIES["attack"].main)
        beside = QPainterPath()
        beside.addRect(self._whole)
        beside.addRect(self._ribbon.words_rect)
        veil.addRect(self._whole)
        for one in (self._ribbon.scene_rect, *self._tiles):
            veil.addPath(rounded(one, 8 * unit))
        painter.fillPath(veil, colour(palette.BEHIND, _VEILED))
        for tile in self._tiles:
            start, end = edge_towards(panel, tile.center()), edge_towards(tile, panel.center())
            tail = QPainterPath(start)
            tail.quadTo(QPointF((start.x() * 2 + end.x()) / 3, (start.y() + end.y() * 2) / 3), end)
            painter.save()
            painter.setClipPath(beside, Qt.ClipOperation.IntersectClip)
            painter.strokePath(tail, line(colour(palette.CREAM), 6 * unit))
            painter.strokePath(tail, line(red, 3.4 * unit))
            painter.restore()
            painter.strokePath(rounded(tile.adjusted(-1, -1, 1, 1), 8 * unit), line(red, 3 * unit))

    # What moves

    def _leap(self) -> tuple[Keyframe, ...]:
        """Return how the leader of the hunters leaps at its prey, and stands there."""
        start = middle_of(self._hunter)
        top = (start + self._struck) / 2 - QPointF(0, _ARC * self._picture.land.height())
        return (
            *_standing(start),
            Keyframe(timings.DIM + timings.LEAP / 2, top, 1.0, _GROWN, _NOSE_UP),
            Keyframe(timings.DIM + timings.LEAP, self._struck),
        )

    def _shaken(self, begin: float) -> tuple[Keyframe, ...]:
        """Return how the leader of the prey is shaken."""
        at, aside = middle_of(self._prey), QPointF(_SHAKEN * self._picture.style.unit, 0)
        return tuple(
            Keyframe(begin + timings.SHAKE / 5 * part, at + aside * way)
            for part, way in enumerate((0, 1, -1, 1, -1, 0))
        )

    def _strike(self, deed: str, begin: float) -> None:
        """Let claws or horns strike, and an animal tip over and become grey."""
        number = 1 if deed == KILLED else 0
        picture, fallen, at = self._picture, self._fallen[number], middle_of(self._prey)
        if deed == GORED:
            flash = (
                Keyframe(begin, at, 0.0),
                Keyframe(begin + timings.BLINK, at),
                Keyframe(begin + timings.DIM, at, 0.0),
            )
            self._add(partial(picture.animal, 1, self._prey, is_lit=True), *flash)
        stands, before = middle_of(fallen), _standing(middle_of(fallen))
        if fallen == self._hunter:
            stands, before = self._struck, self._leap()
        begin += 2 * timings.STAGGER
        lies, turn = self._lying(number, fallen, stands)
        tips = Keyframe(begin, stands), Keyframe(begin + timings.TIP, lies, turn=turn)
        self._add(partial(picture.animal, number, fallen), *before, tips[0], tips[1]._replace(opacity=0.0))
        self._add(
            partial(picture.animal, number, fallen, is_dead=True), tips[0]._replace(opacity=0.0), tips[1]
        )
        if deed == KILLED:
            side = max(self._prey.size * 0.9, picture.land.height() * 0.6)
            room = QRectF(-side / 2, -side / 2, side, side)
            at.setY(min(at.y(), picture.land.bottom() - side / 2))
            for claw in range(3):
                stroke = partial(Drawing, room, partial(_paint_claw, room, claw))
                drawn = begin + timings.STAGGER * (claw - 2)
                self._add(stroke, Keyframe(drawn, at), Keyframe(drawn + 2 * timings.STAGGER, at, amount=1.0))

    def _lying(self, number: int, one: Placed, stands: QPointF) -> tuple[QPointF, float]:
        """Return where the middle of an animal is that lies on the ground, and how far it is turned.

        A broad one lies on its back, a slender one on its side.
        """
        shape = self._picture.outline(number, one).translated(stands - middle_of(one))
        turn = (_ON_BACK if shape.width() > shape.height() else _TIPPED) * (1 if number else -1)
        turned = QTransform().rotate(turn)
        lies = QPointF(shape.center().x(), shape.bottom() - turned.mapRect(shape).height() / 2)
        return lies - turned.map(shape.center() - stands), turn

    def _light(self, place: QRectF, step: AttackStep, begin: float) -> None:
        """Let a step light up."""
        picture, room = self._picture, QRectF(QPointF(), place.size())

        def draw(painter: QPainter) -> None:
            picture.paint_step(painter, room, step, is_lit=True)

        key = ("attack step", step, picture.style)
        lit = partial(painted, key, place.width(), place.height(), picture.style.ratio, draw)
        self._add(lit, Keyframe(begin, place.center(), 0.0), Keyframe(begin + timings.BLINK, place.center()))

    def _eat(self, step: AttackStep, begin: float) -> None:
        """Let meat fly from the fallen animal to the hunter."""
        picture, start = self._picture, middle_of(self._fallen.get(1, self._prey))
        top = (start + self._struck) / 2 - QPointF(0, picture.land.height() * 0.25)
        meat = partial(picture.sign, step.sign, 24 * picture.style.unit)
        for number in range(_MOST_MEAT):
            first = begin + timings.STAGGER / 2 * number
            way = Keyframe(first, start), Keyframe(first + timings.MEAL / 2, top, scale=1.2)
            self._add(meat, *way, Keyframe(first + timings.MEAL - timings.STAGGER, self._struck, 0.0))

    def _share(self, step: AttackStep, begin: float) -> None:
        """Let those who eat of the prey, too, glide in from the edge of the land."""
        picture, land, fallen = self._picture, self._picture.land, self._fallen.get(1, self._prey)
        side = 30 * picture.style.unit
        start = QPointF(land.right() - side / 2, land.top() + side)
        end = QPointF(fallen.x, max(fallen.feet - fallen.size, land.top() + side / 2))
        come = (
            Keyframe(begin, start, 0.0),
            Keyframe(begin + timings.BLINK, start),
            Keyframe(begin + timings.GUESTS, end),
        )
        self._add(partial(picture.sign, step.sign, side), *come)


def _standing(at: QPointF) -> tuple[Keyframe, ...]:
    """Return how a picture comes up while the table steps back."""
    return Keyframe(0, at, 0.0), Keyframe(timings.DIM, at)


def _ended(sprite: Sprite, end: float) -> Sprite:
    """Return a picture that stays until the end and goes with all others, unless it is gone before."""
    last = sprite.keys[-1]
    if last.opacity == 0:
        return sprite
    return replace(
        sprite, keys=(*sprite.keys, last._replace(at=end), last._replace(at=end + timings.DIM, opacity=0.0))
    )


def _paced(sprite: Sprite, share: float) -> Sprite:
    """Return a picture that is seen in a share of the time."""
    return replace(sprite, keys=tuple(key._replace(at=key.at * share) for key in sprite.keys))


def _finished(sprite: Sprite) -> Sprite:
    """Return a picture that comes and goes as it is in the end."""
    last, whole = sprite.keys[-1], timings.STILL
    looks = (0.0, 0.0), (timings.DIM, 1.0), (whole - timings.DIM, 1.0), (whole, 0.0)
    return replace(sprite, keys=tuple(last._replace(at=float(at), opacity=seen) for at, seen in looks))


def _paint_claw(room: QRectF, number: int, painter: QPainter, amount: float) -> None:
    """Paint a stroke of a claw from above, as far as it has come."""
    x = room.left() + room.width() * (0.42 + 0.24 * number)
    top, foot = QPointF(x, room.top()), QPointF(x - room.width() * 0.34, room.bottom())
    end = top + (foot - top) * amount
    bulge, half = QPointF(room.width() * 0.05, 0), (top + end) / 2
    path = QPainterPath(top)
    path.quadTo(half + bulge, end)
    path.quadTo(half - bulge, top)
    painter.strokePath(path, line(colour(palette.CUT), room.width() * 0.035))
    painter.fillPath(path, colour(palette.FAMILIES["attack"].main))
