"""Tool tips that lie over a scene or a list: what is under one can still be clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip, QWidget

from evolution_qt.ui.kit.literal import tip

_TIP = "qtooltip_label"
"""How Qt calls the window of a tool tip."""


def show_tip(at: QPoint, words: str, widget: QWidget, area: QRect | None = None) -> None:
    """Show a tool tip at a point of the screen as long as the pointer is in *area* of *widget*.

    The area is all of the widget if none is given. A click on the tip goes to what lies under it.
    """
    QToolTip.showText(at, tip(words), widget, widget.rect() if area is None else area)
    for window in QGuiApplication.topLevelWindows():
        if window.objectName().startswith(_TIP):
            window.setFlag(Qt.WindowType.WindowTransparentForInput, True)
