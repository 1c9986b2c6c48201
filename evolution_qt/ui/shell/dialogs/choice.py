"""A box to choose one of several words, with an arrow in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QComboBox, QWidget

from evolution_qt.ui.kit.brush import line

_FROM_RIGHT = 15.0
_HALF = 4.5


class Choice(QComboBox):
    """A combo box; each entry has a key, the words are written by whoever owns the box."""

    def __init__(self, keys: tuple[str, ...] = (), current: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for key in keys:
            self.addItem("", key)
        if current in keys:
            self.setCurrentIndex(keys.index(current))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the arrow, which a style sheet cannot colour."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(self.palette().text().color(), 2))
        middle = QPointF(self.width() - _FROM_RIGHT, self.height() / 2)
        down = [QPointF(-_HALF, -_HALF / 2), QPointF(0, _HALF / 2), QPointF(_HALF, -_HALF / 2)]
        painter.drawPolyline(QPolygonF([middle + point for point in down]))
        painter.end()
