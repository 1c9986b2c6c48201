"""A page that takes the room of its content, and scrolls where it cannot have it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from evolution_qt.ui.kit.guard import guarded

_LEAST = 60
"""Pixels of its height that are seen whatever happens."""


@guarded
class Scrolled(QScrollArea):
    """A page that is never smaller than its words need: where there is less room it is scrolled.

    It asks for as much room as the page would on its own, so that nothing scrolls in a usual window.
    """

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self._widest = 0
        self._heights: dict[int, list[int]] = {}
        """How high each of the pages is in a width, till something changes: to find out takes a while."""
        self.pages: Sequence[QWidget] = ()
        """Parts of the page of which one is seen: it asks for the room of the largest, scrolls that one."""
        self.page = QWidget()
        self.page.setLayout(layout)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setViewport(QWidget())  # one that Qt makes has PySide load every sort of widget to compare
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.page)
        self.page.installEventFilter(self)

    def be_wide(self, widest: int) -> None:
        """Be wide enough for the page beside the bar that scrolls it, up to a width; 0: as wide as may be."""
        self._widest = widest
        self.updateGeometry()

    def _layout(self) -> QLayout:
        return _of(self.page)

    def sizeHint(self) -> QSize:
        """Return the size of the page."""
        size = self._layout().totalSizeHint()
        widths = [_of(page).totalSizeHint().width() for page in self.pages]
        return QSize(max([size.width(), *widths]), size.height() + self._more(size.width()))

    def _more(self, width: int) -> int:
        """Return by how much the page would be higher with the largest of several parts."""
        if width not in self._heights:
            self._heights[width] = [_height(_of(page), width) for page in self.pages]
        heights = self._heights[width]
        shown = [height for page, height in zip(self.pages, heights, strict=True) if not page.isHidden()]
        return max(heights) - shown[0] if shown else 0

    def minimumSizeHint(self) -> QSize:
        """Return what is left where there is no room."""
        least = self._layout().totalMinimumSize()
        widths = [_of(page).totalMinimumSize().width() for page in self.pages]
        beside = max([least.width(), *widths]) + self.verticalScrollBar().sizeHint().width()
        return QSize(max(min(beside, self._widest), _LEAST), min(_LEAST, least.height()))

    def hasHeightForWidth(self) -> bool:
        """Return whether the page wants less height where it is wide."""
        return self._layout().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the page for a width."""
        least = self._layout().totalMinimumSize().width()
        bar = self.horizontalScrollBar().sizeHint().height() if least > width else 0
        return self._layout().totalHeightForWidth(max(width, least)) + bar + self._more(max(width, least))

    def fit(self) -> None:
        """Give the page the room there is, or as much as it needs."""
        room, layout = self.maximumViewportSize(), self._layout()
        least = layout.totalMinimumSize()
        width, height = max(room.width(), least.width()), self._least_height(room.width())
        if width > room.width():
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        if height > room.height():
            width = max(room.width() - self.verticalScrollBar().sizeHint().width(), least.width())
            height = self._least_height(width)
        self.page.resize(width, max(height, room.height()))

    def _least_height(self, width: int) -> int:
        layout = self._layout()
        least = layout.totalMinimumSize()
        if not layout.hasHeightForWidth():
            return least.height()
        return max(layout.totalMinimumHeightForWidth(max(width, least.width())), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page into another size."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page again when it holds something else."""
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self._heights.clear()
            self.updateGeometry()
            self.fit()
        return super().eventFilter(watched, event)


def _of(page: QWidget) -> QLayout:
    layout = page.layout()
    assert layout is not None
    return layout


def _height(layout: QLayout, width: int) -> int:
    return (
        layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    )
