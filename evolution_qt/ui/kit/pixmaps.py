"""Pictures that a table paints for itself, painted once and kept like those of `art`."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit.art import PictureStore

LIMIT = 64 * 1024 * 1024
"""Bytes that are kept, on a screen of single density: those of a full table on the largest one."""

_store = PictureStore(LIMIT)


def painted(
    key: tuple[Hashable, ...], width: float, height: float, ratio: float, draw: Callable[[QPainter], None]
) -> QPixmap:
    """Return the picture of a key in a size of logical pixels, painted by *draw* if it is not kept."""

    def make() -> QPixmap:
        pixmap = QPixmap(max(round(width * ratio), 1), max(round(height * ratio), 1))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        draw(painter)
        painter.end()
        return pixmap

    return _store.get((*key, round(width, 1), round(height, 1), ratio), make)


def forget() -> None:
    """Forget every kept picture."""
    _store.clear()
