"""Landscapes that are painted once for all tests: many look at what lies before them, few at themselves."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.shell.start.backdrop import Sunset, ValleyView

MOST: Final = 30
"""Pictures that are kept, of the size of a window."""


class Landscapes:
    """What `backdrop.landscape` has painted, by everything that it depends on."""

    def __init__(self, painting: Callable[..., Steps]) -> None:
        self.painting = painting
        self._kept: OrderedDict[Any, QPixmap] = OrderedDict()

    def landscape(
        self,
        pixmap: QPixmap,
        size: QSize,
        theme: str,
        scene: str | ValleyView | Sunset,
        *,
        is_sketch: bool = False,
    ) -> Steps:
        """Paint a landscape in steps, or in one what was painted like this before."""
        ratio = pixmap.devicePixelRatioF()
        key = pixmap.size().toTuple(), ratio, size.toTuple(), theme, scene, is_sketch
        if key in self._kept:
            self._kept.move_to_end(key)
            painter = QPainter(pixmap)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawPixmap(QPointF(), self._kept[key])
            painter.end()
            yield
            return
        yield from self.painting(pixmap, size, theme, scene, is_sketch=is_sketch)
        self._kept[key] = pixmap.copy()
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
