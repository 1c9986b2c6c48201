"""What of a window can be reached by a person: seen as it is, or brought into view by scrolling."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QWidget,
)

from evolution_qt.ui.evolution.table import EvolutionTable

USED = QAbstractButton | QComboBox | QLineEdit | QAbstractSpinBox | QAbstractItemView | EvolutionTable
"""What a person does something with."""


def out_of_reach(window):
    """Return the buttons and fields of a window that lie where no one can bring them into view."""
    parts = [part for part in window.findChildren(QWidget) if isinstance(part, USED) and part.isVisible()]
    return [(described(part), *why) for part in parts if (why := hidden_by(part, window))]


def described(part):
    """Return a name of a widget for a person who reads what a test says."""
    words = part.text() if isinstance(part, QAbstractButton | QLineEdit) else ""
    return words or part.accessibleName() or part.toolTip() or type(part).__name__


def hidden_by(part, window):
    """Return by what a widget is cut off and how far, nothing if all of it can be seen."""
    rect, around = QRect(QPoint(0, 0), part.size()), part
    while around is not window:
        rect = rect.translated(around.pos())
        around = around.parentWidget()
        area = around.parentWidget() if around is not window else None
        if isinstance(area, QAbstractScrollArea) and area.viewport() is around:
            beside, below = area.horizontalScrollBar(), area.verticalScrollBar()
            if beside.maximum():
                rect.moveLeft(min(max(rect.left(), 0), max(around.width() - rect.width(), 0)))
                rect.setWidth(min(rect.width(), around.width()))
            if below.maximum():
                rect.moveTop(min(max(rect.top(), 0), max(around.height() - rect.height(), 0)))
                rect.setHeight(min(rect.height(), around.height()))
        if not around.rect().contains(rect):
            return type(around).__name__, rect.getRect(), around.size().toTuple()
    return ()
