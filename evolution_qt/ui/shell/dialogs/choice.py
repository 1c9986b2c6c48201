"""Boxes to choose a word or to tick, with signs in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QTextLayout
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QStyle, QStyleOptionButton, QWidget

from evolution_qt.ui.kit.brush import line
from evolution_qt.ui.kit.guard import guarded

_FROM_RIGHT = 15.0
_HALF = 4.5
_MOST = 24
"""So many entries are seen without scrolling: more than any list has."""


@guarded
class Choice(QComboBox):
    """A combo box; each entry has a key, the words are written by whoever owns the box."""

    def __init__(self, keys: tuple[str, ...] = (), current: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(_MOST)
        for key in keys:
            self.addItem("", key)
        if current in keys:
            self.setCurrentIndex(keys.index(current))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(self.palette().text().color(), 2))
        middle = QPointF(self.width() - _FROM_RIGHT, self.height() / 2)
        down = [QPointF(-_HALF, -_HALF / 2), QPointF(0, _HALF / 2), QPointF(_HALF, -_HALF / 2)]
        painter.drawPolyline(QPolygonF([middle + point for point in down]))
        painter.end()


@guarded
class Line(QLineEdit):
    """A line to write in, in any script: what is written stands in the middle.

    Qt takes the first font of a family for that; a script that another one of it writes would stand above.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.textChanged.connect(self._centre)
        self._centre()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        if event.type() == QEvent.Type.FontChange:
            self._centre()
        super().changeEvent(event)

    def _centre(self) -> None:
        above = 0
        if self.text():
            layout = QTextLayout(self.text(), self.font())
            layout.beginLayout()
            written = layout.createLine()
            written.setNumColumns(len(self.text()))  # before that it has no height
            layout.endLayout()
            usual = self.fontMetrics()
            above = round(written.ascent() - written.descent() - usual.ascent() + usual.descent())
        self.setTextMargins(0, max(above, 0), 0, 0)


@guarded
class Tick(QCheckBox):
    """A check box."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the tick."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(self.palette().highlightedText().color(), 2.2))
        corner, side = QPointF(box.topLeft()), box.width()
        points = [QPointF(0.24, 0.52), QPointF(0.43, 0.72), QPointF(0.78, 0.30)]
        painter.drawPolyline(QPolygonF([corner + point * side for point in points]))
        painter.end()
