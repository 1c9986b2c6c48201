"""The dot in a seat's colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import disc


def seat_dot(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the dot of a seat, clear around it."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tint = QColor(palette.seat(seat))
    painter.fillPath(disc(QPointF(size / 2, size / 2), size / 2 - 1), tint)
    painter.end()
    return pixmap
