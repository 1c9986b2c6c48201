"""Where points came from: a bar for each player or animal, with a part for each source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from evolution_qt.ui.kit import fonts, joined, palette, writing
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell import style

_LEAST: Final = 110
_HEIGHT: Final = 24
_LOW: Final = 17
"""The height of a bar, and of one of several that make one player."""
_JOINER: Final = "\N{WORD JOINER}"
_AROUND: Final = 3
"""Pixels beside a number in its part; where it has less room it is left to the help."""


@guarded
class SourceBar(QWidget):
    """The points of one by their sources; what was lost lies to the left of what was won."""

    def __init__(
        self, who: str, names: Sequence[str], parts: Sequence[int], reach: tuple[int, int], *, is_low: bool
    ) -> None:
        """*names* are the sources, *reach* is how far bars reach below and above zero, the same for all."""
        super().__init__()
        self.parts = parts
        self._reach = reach
        self._height = _LOW if is_low else _HEIGHT
        told = [f"{name} {points}" for name, points in zip(names, parts, strict=True) if points]
        words = writing.typeset(joined.row(told))
        self.setToolTip(tip(words))
        self.setAccessibleName(who)
        self.setAccessibleDescription(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which parts can be told apart."""
        return QSize(style.tight(_LEAST), style.tight(self._height))

    def sizeHint(self) -> QSize:
        """Return the same: the page gives it more."""
        return self.minimumSizeHint()

    def rooms(self) -> list[QRectF]:
        """Return where each part lies; one without points has no width."""
        below, above = self._reach
        unit = self.width() / max(below + above, 1)
        left = right = below * unit
        found = []
        for points in self.parts:
            wide = abs(points) * unit
            found.append(QRectF(right if points > 0 else left - wide, 0, wide, self.height()))
            left, right = (left, right + wide) if points > 0 else (left - wide, right)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts, each with its number where that has room."""
        painter = QPainter(self)
        font = fonts.text(style.sized(style.SMALL), bold=True)
        for at, (points, room) in enumerate(zip(self.parts, self.rooms(), strict=True)):
            if not points:
                continue
            painter.fillRect(room.adjusted(0, 0, -1, 0), colour(palette.SOURCES[at % len(palette.SOURCES)]))
            number = writing.typeset(str(points))
            if writing.width_of(font, number) + _AROUND <= room.width():
                ink = colour(palette.CREAM)
                writing.draw_line(painter, room, number, font, ink, Qt.AlignmentFlag.AlignCenter)
        painter.end()


def reach_of(rows: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return how far the bars of these parts reach below and above zero."""
    below = max((-sum(points for points in parts if points < 0) for parts in rows), default=0)
    above = max((sum(points for points in parts if points > 0) for parts in rows), default=0)
    return below, above


def legend(names: Sequence[str]) -> str:
    """Return the names of the sources, each after a square of its colour, as markup; no name is broken."""
    tints = [palette.SOURCES[at % len(palette.SOURCES)] for at in range(len(names))]
    whole = [_JOINER.join(writing.typeset(name).replace(" ", "\N{NO-BREAK SPACE}")) for name in names]
    return "&nbsp; ".join(
        f'<span style="color: {tint}">■</span>&nbsp;{name}' for tint, name in zip(tints, whole, strict=True)
    )
