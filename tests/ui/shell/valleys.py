"""Valleys that are painted once for all tests: many look at what lies before them, few at themselves."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.valley import Cover

MOST: Final = 30
"""Pictures that are kept, of the size of a window."""


class Valleys:
    """What `valley.painting` has painted, by everything that it depends on."""

    def __init__(self, painting: Callable[..., Steps]) -> None:
        self._painting = painting
        self._kept: OrderedDict[Any, QPixmap] = OrderedDict()

    def painting(
        self,
        painter: QPainter,
        window: QRectF,
        cover: Cover,
        *,
        dark: bool,
        whole: bool,
        sketch: bool = False,
    ) -> Steps:
        """Paint a valley in steps, or in one what was painted like this before."""
        device, scale = painter.device(), painter.transform().m11()
        assert isinstance(device, QPixmap)
        ratio = device.devicePixelRatioF()
        key = cover, dark, whole, sketch, device.size().toTuple(), ratio, round(scale, 6), window.getRect()
        if key in self._kept:
            self._kept.move_to_end(key)
            painter.save()
            painter.resetTransform()
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawPixmap(QPointF(), self._kept[key])
            painter.restore()
            yield
            return
        yield from self._painting(painter, window, cover, dark=dark, whole=whole, sketch=sketch)
        self._kept[key] = device.copy()
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
