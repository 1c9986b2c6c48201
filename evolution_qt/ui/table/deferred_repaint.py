"""Things on the table that look different from now on: what that takes is painted first, a part in each turn.

Until then the old look is seen, which the view has kept; that is so for a few turns of the event loop.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.pixmap_cache import BREATH, Steps, missing, paint_on


class DeferredRepaint(QObject):
    """The things of one table whose new look is being painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_patient = False
        """Whether things may be seen as they were; otherwise they are painted when they are to be seen."""
        self.may_turn = False
        """Whether cards at least may lie face down until they are painted."""
        self._waiting: dict[Item, list[Steps]] = {}
        self._painting = Chore(self.paint_one, self)

    @property
    def is_busy(self) -> bool:
        """Say whether something is still seen as it was."""
        return bool(self._waiting)

    def renew(self, item: Item) -> None:
        """Let a thing be seen as it is now, once that is painted."""
        if self._waiting.pop(item, None) is not None:
            item.wait(False)
        may_wait = self.is_patient or (self.may_turn and item.turns)
        steps = missing(lambda: ask(item)) if may_wait and item.isVisible() else []
        if steps:
            self._waiting[item] = steps
            item.wait(True)
            if not self.is_patient:
                item.update()
            self._painting.start()
        else:
            item.update()

    def flush(self) -> None:
        """Let everything be seen as it is now; what is not painted yet is painted then."""
        self._painting.stop()
        waiting, self._waiting = self._waiting, {}
        for item in waiting:
            item.wait(False)
            item.update()

    def paint_one(self) -> None:
        """Paint for a few milliseconds at what waits, and show what is finished."""
        begun = time.perf_counter()
        while self._waiting:
            item, steps = next(iter(self._waiting.items()))
            if not paint_on(steps, begun):
                return
            del self._waiting[item]
            item.wait(False)
            item.update()
            if time.perf_counter() - begun > BREATH:
                return
        self._painting.stop()


def ask(*items: QGraphicsItem) -> None:
    """Let things ask for their pictures, as if they painted themselves."""
    painter = QPainter(speck := QPixmap(1, 1))
    option = QStyleOptionGraphicsItem()
    for item in items:
        painter.save()
        item.paint(painter, option, None)
        painter.restore()
    painter.end()
    del speck
