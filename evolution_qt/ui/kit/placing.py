"""Where something may lie over a table: the place that covers least of what is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize

Need: TypeAlias = tuple[QRectF, float]
"""Something that lies on the table, and how much it is needed."""
EDGE: Final = 8
"""Pixels that are left free around it."""
_STEPS: Final = 12
"""So many places are tried from the left to the right."""


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
