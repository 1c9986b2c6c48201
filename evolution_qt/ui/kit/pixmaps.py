"""Pictures that a table paints for itself, painted once and kept like those of `art`."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from evolution_qt.ui.kit.easel import Draw, PictureStore

LIMIT = 64 * 1024 * 1024
"""Bytes that are kept, on a screen of single density: those of a full table on the largest one."""

_store = PictureStore(LIMIT)


def painted(key: tuple[Hashable, ...], width: float, height: float, ratio: float, draw: Draw) -> QPixmap:
    """Return the picture of a key in a size of logical pixels, painted by *draw* if it is not kept."""
    pixels = QSize(max(round(width * ratio), 1), max(round(height * ratio), 1))
    return _store.picture((*key, round(width, 1), round(height, 1), ratio), pixels, ratio, draw)


def forget() -> None:
    """Forget every kept picture."""
    _store.clear()
