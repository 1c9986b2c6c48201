"""Where something may lie over a table: the place that covers least of what is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

Need: TypeAlias = tuple[QRectF, float]
"""Something that lies on the table, and how much it is needed."""
NEEDED: Final = 1e9
"""What weighs so much is never covered where that can be helped."""
EDGE: Final = 8
"""Pixels that are left free around it."""
_STEPS: Final = 12
"""So many places are tried from the left to the right."""
_PULL: Final = 0.2
"""By what share of its width each pixel counts that something lies farther away."""


def best_place(room: QSize, sizes: Iterable[QSize], needs: Sequence[Need]) -> QRectF:
    """Return the place that covers least of what is needed, by weight; the lowest of them, and the widest.

    The foot of a note is at the foot of the room, or above something that is needed.
    """
    feet = {float(room.height() - EDGE), *(rect.top() - EDGE / 2 for rect, _ in needs)}
    plain = [_plain(need) for need in needs]
    shapes = list(dict.fromkeys((size.width(), size.height()) for size in sizes))
    best: tuple[float, float, int, float] | None = None
    found = QRectF(EDGE, 0, *shapes[0]) if shapes else QRectF()
    for foot in sorted(feet, reverse=True):
        for wide, tall in sorted(shapes, reverse=True):
            top = foot - tall
            free = room.width() - 2 * EDGE - wide
            if top < 0 or free < 0:
                continue
            level = [one for one in plain if one[1] < foot and one[1] + one[3] > top]
            for step in range(_STEPS + 1):
                left = EDGE + free * step / _STEPS
                rank = (_cost(left, top, wide, tall, level), -foot, -wide, left)
                if best is None or rank < best:
                    best, found = rank, QRectF(left, top, wide, tall)
                if not rank[0]:
                    return found  # all that follow lie higher, are narrower or farther to the right
    return found


def nearest_place(
    room: QRectF, size: QSizeF, needs: Sequence[Need], beside: QRectF, *, along: Sequence[QRectF] = ()
) -> QRectF:
    """Return the place that covers least of what is needed, by weight, and lies near to something.

    Right above, below and beside of what is *along* is tried too, so that no gap between is missed.
    """
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    wide, tall = size.width(), size.height()
    plain = [_plain(need) for need in needs]
    middle = beside.center() - QPointF(wide / 2, tall / 2)
    sides = {edge for one in along for edge in (one.left() - wide, one.right())}
    lefts = _steps(
        inner.left(),
        inner.right() - wide,
        [beside.left() - wide, beside.right(), middle.x(), *sorted(sides)],
    )
    ends = {edge for one in along for edge in (one.top() - tall, one.bottom())}
    tops = _steps(
        inner.top(), inner.bottom() - tall, [beside.top() - tall, beside.bottom(), middle.y(), *sorted(ends)]
    )

    found: tuple[float, float, float] | None = None
    for top in dict.fromkeys(tops):
        level = [one for one in plain if one[1] < top + tall and one[1] + one[3] > top]
        for left in dict.fromkeys(lefts):
            away = hypot(left - middle.x(), top - middle.y())
            rank = _cost(left, top, wide, tall, level) + _PULL * wide * away
            if found is None or rank < found[0]:
                found = rank, left, top
    assert found is not None  # there are always steps to try
    return QRectF(found[1], found[2], wide, tall)


def _steps(first: float, last: float, more: Iterable[float]) -> list[float]:
    """Return where to try: evenly from the first to the last, and what else lies between them."""
    last = max(first, last)
    even = [first + (last - first) * step / _STEPS for step in range(_STEPS + 1)]
    return [*(one for one in more if first <= one <= last), *even]


def cost(place: QRectF, needs: Sequence[Need]) -> float:
    """Return how much a place covers of what is needed, in square pixels by weight."""
    return _cost(place.left(), place.top(), place.width(), place.height(), [_plain(need) for need in needs])


def _plain(need: Need) -> tuple[float, float, float, float, float]:
    rect, weight = need
    return rect.left(), rect.top(), rect.width(), rect.height(), weight


def _cost(
    left: float,
    top: float,
    wide: float,
    tall: float,
    needs: Iterable[tuple[float, float, float, float, float]],
) -> float:
    total = 0.0
    for x, y, width, height, weight in needs:
        beside = min(left + wide, x + width) - max(left, x)
        below = min(top + tall, y + height) - max(top, y)
        if beside > 0 and below > 0:
            total += weight * beside * below
    return total
