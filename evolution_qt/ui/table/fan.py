"""How the cards of a hand lie: a fan with a slight arc, one of them risen, the others making way.

Plain values only: places, sizes and angles.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

ARC: Final = 4.0
"""Degrees by which the outermost card of a full hand is turned."""
STEP: Final = 1.2
"""Degrees between two cards at most."""
APART: Final = 5
"""So many cards lie side by side; more of them overlap."""
OVERLAP: Final = 0.07
"""The share of a card that the next one covers at least where they overlap."""
IN_SIGHT: Final = 0.4
"""The share of a card's width that stays in sight beside a risen one."""


@dataclass(frozen=True)
class Pose:
    """How one card lies: its middle, its size, and how far it is turned to the right, in degrees."""

    middle: QPointF
    size: QSizeF
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        """Return where the card would lie if it was upright."""
        half = QPointF(self.size.width() / 2, self.size.height() / 2)
        return QRectF(self.middle - half, self.size)

    def part(self, share: float) -> QRectF:
        """Return the upright rectangle around a share of the card, from its left edge on."""
        turn = QTransform()
        turn.translate(self.middle.x(), self.middle.y())
        turn.rotate(self.angle)
        wide, tall = self.size.width(), self.size.height()
        return turn.mapRect(QRectF(-wide / 2, -tall / 2, wide * share, tall))

    @property
    def bounds(self) -> QRectF:
        """Return the upright rectangle around the card."""
        return self.part(1.0)


def fan(room: QRectF, card: QSizeF, count: int, gap: float, arc: float = ARC) -> list[Pose]:
    """Return how so many cards lie in a room; a later one lies over an earlier one.

    The middle of the hand lies in the room, its ends lower: their feet may leave it. The outermost card of a
    full hand is turned by *arc* degrees.
    """
    wide = card.width()
    pitch = pitch_of(room.width(), wide, count, gap)
    step = min(STEP, 2 * arc / max(count - 1, 1))
    radius = pitch / math.radians(step)
    poses = []
    for at in range(count):
        angle = (at - (count - 1) / 2) * step
        turned = math.radians(angle)
        aside, drop = radius * math.sin(turned), radius * (1 - math.cos(turned))
        middle = QPointF(room.center().x() + aside, room.top() + card.height() / 2 + drop)
        poses.append(Pose(middle, card, angle))
    return poses


def pitch_of(room: float, wide: float, count: int, gap: float) -> float:
    """Return how far one card of a hand lies from the next."""
    if count <= APART and wide * count + gap * (count - 1) <= room:
        return wide + gap
    return min(wide * (1 - OVERLAP), (room - wide) / max(count - 1, 1))


def risen(pose: Pose, width: float, window: QRectF) -> Pose:
    """Return how a card lies that has risen in place: upright, so wide, its foot at that of the window."""
    size = QSizeF(width, width * pose.size.height() / pose.size.width())
    left = min(max(pose.middle.x() - width / 2, window.left()), window.right() - width)
    top = max(window.bottom() - size.height(), window.top())
    return Pose(QPointF(left + width / 2, top + size.height() / 2), size)


def forward(pose: Pose, lift: float) -> Pose:
    """Return how a card lies that is in front of the others: upright, lifted, no larger."""
    return replace(pose, middle=pose.middle - QPointF(0, lift), angle=0.0)


def making_way(poses: Sequence[Pose], at: int, up: QRectF, room: QRectF) -> list[Pose]:
    """Return how the others lie while the card of a number lies *up*: of each, a part stays in sight.

    Where the room is narrow they move together; the last ones may leave it, as far as they stay in sight.
    """
    if len(poses) < 2:
        return list(poses)
    wide = poses[0].size.width()
    pitch = poses[1].middle.x() - poses[0].middle.x()
    strip = min(pitch, wide * IN_SIGHT)
    lefts = [pose.rect.left() for pose in poses]
    before, behind = lefts[:at], lefts[at + 1 :]
    if before:
        last = min(before[-1], up.left() - strip)
        first = min(before[0], max(last - pitch * (len(before) - 1), room.left()))
        before = _between(first, max(first, last), len(before))
    if behind:
        first = max(behind[0], up.right() - wide * 0.06)
        last = max(behind[-1], min(first + pitch * (len(behind) - 1), room.right() - wide * IN_SIGHT))
        behind = _between(min(first, last), last, len(behind))
    moved = [*before, lefts[at], *behind]
    return [
        replace(pose, middle=pose.middle + QPointF(new - old, 0))
        for pose, old, new in zip(poses, lefts, moved, strict=True)
    ]


def _between(first: float, last: float, count: int) -> list[float]:
    """Return so many places, evenly from the first to the last; a single one is the nearer end of its row."""
    if count == 1:
        return [last]
    return [first + (last - first) * at / (count - 1) for at in range(count)]


def blend(one: Pose, two: Pose, share: float) -> Pose:
    """Return what lies between two poses."""
    size = one.size + (two.size - one.size) * share
    return Pose(
        one.middle + (two.middle - one.middle) * share, size, one.angle + (two.angle - one.angle) * share
    )
