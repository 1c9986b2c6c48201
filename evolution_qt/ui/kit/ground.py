"""Paints the bare table on which everything lies."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from evolution_qt.ui.kit import palette, scenes
from evolution_qt.ui.kit.brush import colour, down, glow, grain, mix
from evolution_qt.ui.kit.landscape import Landscape
from evolution_qt.ui.kit.pixmap_cache import Steps

_BAND: Final = 160_000
"""Pixels of the screen in a part of the table that is painted at once."""


def table(painter: QPainter, width: float, height: float, theme: str) -> Steps:
    """Paint the table, band by band: light from above the middle, paper grain."""
    tints = palette.THEMES[theme]
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, width, height))
    lit = table_light(width, height, theme)
    bands = max(round(width * height * abs(painter.deviceTransform().determinant()) / _BAND), 1)
    yield  # so large a sheet takes a while to lay out
    for number in range(bands):
        top, foot = (height * part // bands for part in (number, number + 1))
        painter.setClipRect(QRectF(0, top, width, foot - top))
        painter.fillPath(whole, lit)
        if tints.sky:
            _far_hills(painter, width, height, theme)
        grain(painter, whole, 0.45)
        yield


def table_light(width: float, height: float, theme: str) -> QBrush:
    """Return the light on the table, without its grain."""
    tints = palette.THEMES[theme]
    if tints.sky:
        return down(0, height, [(at, colour(tone)) for at, tone in tints.sky])
    light = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    return glow(QPointF(width * 0.5, height * 0.42), math.hypot(width, height) * 0.6, light)


def _far_hills(painter: QPainter, width: float, height: float, theme: str) -> None:
    """Paint the hills at the horizon of a table that has a sky, faint enough to be written on."""
    tints = palette.THEMES[theme]
    window = QRectF(0, 0, width, height)
    land = Landscape(painter, window, palette.FAMILIES["other"], "horizon", scenes.UNKNOWN)
    near, foot = (colour(tints.sky[at][1]) for at in (3, -1))
    for level, lift, share in ((0.27, 0.045, 0.45), (0.33, 0.03, 0.2)):
        land.hills(level, height * lift, mix(near, foot, share), foot)
