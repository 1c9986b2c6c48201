"""A picture of the table, shown while the pictures that it is made of are painted one by one.

While a window changes its size, the picture is stretched; nothing else is painted. Then every item says which
pictures it will need in the new size, and each turn of the event loop paints one of them, or a part of it. At
last the table itself is painted band by band. Another moment of a game is shown in the same way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsView, QWidget
from shiboken6 import isValid

from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.pixmap_cache import BREATH, Steps, missing
from evolution_qt.ui.table.deferred_repaint import ask

Ground = Callable[[QPainter, QRect, float], None]
"""Paints the bare table into a rectangle, for so many screen pixels of a pixel."""
_BEYOND: Final = 4
"""Pixels beyond a band in which things are drawn with it."""
BANDS: Final = 8
"""Turns in which the table itself is painted."""
_LARGE: Final = 25
"""A thing is large that takes more room than one of so many equal parts of the view."""


class Placeholder(QObject):
    """The picture that stands in for one table."""

    ended = Signal()
    """The table itself can be shown again; everything it needs is painted."""

    def __init__(self, view: QGraphicsView, ground: Ground, sketch: Callable[[], QPixmap]) -> None:
        """Stand in for a view on a ground; *sketch* paints this so that one may see it for a moment."""
        super().__init__(view)
        self._view = view
        self._ground = ground
        self._sketch = sketch
        self.picture: QPixmap | None = None
        """What stands in for the table, None while the table itself is shown."""
        self.unpainted: list[Steps] = []
        self._bands: list[QRect] = []
        self.bared = QRegion()
        """Where the table itself is to be seen already."""
        self.is_whole = False
        """Whether the table itself was seen, in the size of that time, when this began to stand in for it."""
        self.painting = Chore(self.paint_one, self)
        self._is_asked = False
        self._is_band_asked = False

    @property
    def is_shown(self) -> bool:
        """Say whether the picture stands in for the table."""
        return self.picture is not None

    def take(self) -> None:
        """Stand in for the table as it is shown now, unless an earlier picture does already.

        To be called before the view takes on another size: what was painted in the old one is made use of.
        """
        self.is_whole = self.is_whole or self.picture is None
        if self.picture is None or not self.bared.isEmpty():
            self.take_from(self._view.viewport())
        self._stop()

    def take_from(self, other: QWidget) -> None:
        """Stand in with what another widget shows now."""
        picture = QPixmap(other.size())  # of single density: it is seen for a moment
        other.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
        self.picture = picture

    def lacks(self) -> bool:
        """Say whether the table, as it is arranged now, needs a picture that is not there."""
        return bool(missing(self._ask_items))

    def take_bare(self) -> None:
        """Stand in with nothing but a sketch of the table's ground: the ground itself would take too long."""
        self.picture = self._sketch()

    def begin(self) -> None:
        """Begin to paint, from the next turn on, what the table needs as it is arranged now."""
        self._stop()
        room = self._view.viewport().rect()
        tall = -(-room.height() // BANDS)
        self._bands = [QRect(0, tall * number, room.width(), tall) for number in range(BANDS)]
        self._bands[:0] = self._specks(room)
        self._is_asked = False
        self._is_band_asked = False
        self.is_whole = False
        self.painting.start()

    def _specks(self, room: QRect) -> list[QRect]:
        """Return a pixel of each large thing: one that is seen in part is painted whole, and kept.

        They begin in the same band, and all of them in one turn would take too long.
        """
        large = []
        for item in self._view.scene().items():
            if not item.isVisible():
                continue
            rect = self._view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if rect.width() * rect.height() * _LARGE > room.width() * room.height():
                large.append(rect.center())
        return [QRect(at, QSize(1, 1)) for at in large]

    def _stop(self) -> None:
        self.painting.stop()
        self.unpainted.clear()
        self._bands.clear()
        self.bared = QRegion()

    def end(self) -> None:
        """Let the table be seen again; what is not painted yet, it paints itself."""
        self._stop()
        if self.picture is not None:
            self.picture = None
            self.ended.emit()

    async def whole(self) -> None:
        """Wait until the table itself is shown; it is painted meanwhile."""
        ended = asyncio.Event()
        self.ended.connect(ended.set)
        try:
            await ended.wait()
        finally:
            if isValid(self):  # the table may have gone meanwhile, and waiting ends then
                self.ended.disconnect(ended.set)

    def draw(self, painter: QPainter, rect: QRect) -> None:
        """Draw the picture, stretched to a rectangle."""
        if self.picture is not None:
            painter.drawPixmap(rect, self.picture, self.picture.rect())

    def paint_one(self) -> None:
        """Paint a part of what is missing; first of all ask what that is."""
        if not self._is_asked:
            self._is_asked = True
            self.unpainted = missing(self._ask_items)
            return
        if not self.unpainted:
            self._bare_one()
            return
        begun = time.perf_counter()
        for _ in self.unpainted[-1]:
            if time.perf_counter() - begun > BREATH:
                return
        self.unpainted.pop()

    def _bare_one(self) -> None:
        """Let one more band of the table be seen."""
        if not self._bands:
            self.end()
            return
        if not self._is_band_asked:  # the game goes on behind the picture
            self._is_band_asked = True
            band = self._bands[0].adjusted(0, -_BEYOND, 0, _BEYOND)
            room = self._view.mapToScene(band).boundingRect()
            self.unpainted = missing(partial(self._ask_items, room))
            return
        self._is_band_asked = False
        band = self._bands.pop(0)
        self.bared += band
        self._view.viewport().repaint(band)

    def _ask_items(self, room: QRectF | None = None) -> None:
        """Let every item, or every one in a room, ask for its pictures, as if it painted itself."""
        painter = QPainter(speck := QPixmap(1, 1))
        self._ground(painter, self._view.viewport().rect(), self._view.devicePixelRatioF())
        painter.end()
        del speck
        scene = self._view.scene()
        items = (
            scene.items()
            if room is None
            else scene.items(room, Qt.ItemSelectionMode.IntersectsItemBoundingRect)
        )
        ask(*(item for item in items if item.isVisible()))
