"""Paints the bare table on which everything lies."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, glow, grain
from evolution_qt.ui.kit.pixmap_cache import Steps

_BAND: Final = 160_000
"""Pixels of the screen in a part of the table that is painted at once."""


def table(painter: QPainter, width: float, height: float, theme: str) -> Steps:
    """Paint the table, band by band: light from above the middle, paper grain."""
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, width, height))
    lit = table_light(width, height, theme)
    bands = max(round(width * height * abs(painter.deviceTransform().determinant()) / _BAND), 1)
    yield  # so large a sheet takes a while to lay out
    for number in range(bands):
        top, foot = (height * part // bands for part in (number, number + 1))
        painter.setClipRect(QRectF(0, top, width, foot - top))
        painter.fillPath(whole, lit)
        grain(painter, whole, 0.45)
        yield


def table_light(width: float, height: float, theme: str) -> QBrush:
    """Return the light on the table, without its grain."""
    tints = palette.THEMES[theme]
    light = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    return glow(QPointF(width * 0.5, height * 0.42), math.hypot(width, height) * 0.6, light)
