"""The mark in a seat's colour and shape."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import line
from evolution_qt.ui.kit.seatmarks import mark_path
from evolution_qt.ui.shell.marks import Guise

_SHARE: Final = 0.82
"""How much of the picture a disc takes, so that the corners of the others have room."""


def seat_dot(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the mark of a seat of the game that is shown, clear around it."""
    return _drawn(palette.seat(seat), palette.symbol(seat), size, ratio)


def drawn_mark(guise: Guise, size: int, ratio: float) -> QPixmap:
    """Return the mark of whoever wears this, clear around it."""
    colour, symbol = guise
    return _drawn(palette.SEATS[colour], palette.SYMBOLS[symbol], size, ratio)


def _drawn(tint: str, symbol: str, size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = mark_path(symbol, QPointF(size / 2, size / 2), (size / 2 - 1) * _SHARE)
    painter.setBrush(QColor(tint))
    painter.setPen(line(QColor(palette.CREAM), max(size * 0.06, 1.2)))  # seen on a dark ground
    painter.drawPath(shape)
    painter.end()
    return pixmap
