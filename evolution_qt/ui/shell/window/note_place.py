"""Where a note lies over a table: it takes no room from it, and covers nothing that is needed to play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from evolution_qt.ui.kit.placing import EDGE, NEEDED, best_place, cost
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.table.table import Table

_SHARES: Final = (0.9, 0.6, 0.45, 0.32)
"""How much of the table's width a note may take: it grows higher where it is narrow."""
_NARROW: Final = (0.26, 0.23, 0.21, 0.19, 0.17, 0.15)
"""How much it takes where it would cover something otherwise: such lines are short to read."""


def lay(note: Note, table: Table, covered: Iterable[QRect] = ()) -> None:
    """Let a note lie over a table beside it, and over nothing that is *covered* by something else.

    It stays where it is as long as it covers no more there than elsewhere.
    """
    room = table.geometry()
    sizes = _sizes(note, room.width(), _SHARES)
    needs = [(QRectF(rect.translated(-room.topLeft())), NEEDED) for rect in covered]
    needs += table.needs()
    best = best_place(QSize(room.size()), sizes, needs)
    if cost(best, needs) > 0:
        sizes += _sizes(note, room.width(), _NARROW)
        best = best_place(QSize(room.size()), sizes, needs)
    now = QRectF(note.geometry().translated(-room.topLeft()))
    is_right = now.size().toSize() in sizes and QRectF(table.rect()).contains(now)
    if not is_right or cost(now, needs) > cost(best, needs):
        note.setGeometry(best.toRect().translated(room.topLeft()))
    note.raise_()


def _sizes(note: Note, width: int, shares: Iterable[float]) -> list[QSize]:
    """Return the sizes of a note that takes some shares of a width."""
    return [note.size_within(round(width * share) - 2 * EDGE) for share in shares]
