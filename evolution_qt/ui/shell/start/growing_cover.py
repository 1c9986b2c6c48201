"""The way from the start screen to a table: the cover of the game grows until its valley fills the window.

It stays until the table is whole, and then fades; where nothing may move, the valley just stands meanwhile.
"""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.brush import rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.table.table import Table

_ROUND: Final = 8.0
"""How round the corners of the cover are before it has grown."""


@guarded
class GrowingCover(QWidget):
    """The cover of a game on its way over a start screen; takes presses, since none can be meant yet."""

    def __init__(self, start: StartScreen, *, is_calm: bool) -> None:
        """Begin to grow from the chosen cover, over all pages of the window."""
        self._pages = cast(QWidget, start.parentWidget())
        super().__init__(self._pages)
        cover = start.covers.current
        assert cover is not None
        room = cover.picture_room()
        room.moveTopLeft(cover.mapTo(start, room.topLeft()))
        self._from = QRectF(room)
        self._cover, self._valley = cover.backdrop.picture, start.backdrop.picture
        self._is_leaving = False
        self._table: Table | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(0 if is_calm else timings.GROW)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self.update)
        self._motion.finished.connect(self._go_on)
        self._is_calm = is_calm
        self.setGeometry(start.rect())
        self._pages.installEventFilter(self)
        self.raise_()
        self.show()
        self._motion.start()

    @property
    def is_grown(self) -> bool:
        """Return whether it fills the window."""
        return self._motion.state() != QVariantAnimation.State.Running

    def wait_for(self, table: Table) -> None:
        """Fade as soon as a table that has come below is whole."""
        self._table = table
        table.display.placeholder.ended.connect(self._go_on)
        table.destroyed.connect(self.deleteLater)
        self.raise_()
        QTimer.singleShot(timings.WHOLE, self, self._go_on)

    def _go_on(self) -> None:
        """Fade, or be gone once that is done, when it has grown and the table is whole."""
        table = self._table
        if table is None or not self.is_grown or table.display.placeholder.is_shown:
            return
        if self._is_leaving or self._is_calm:
            self.hide()
            self.deleteLater()
            return
        self._is_leaving = True
        self._motion.setDuration(timings.FADE)
        self._motion.setEasingCurve(QEasingCurve.Type.Linear)
        self._motion.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize:
            self.resize(self._pages.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cover on its way into the valley, or the valley while it fades."""
        painter = QPainter(self)
        share = float(self._motion.currentValue())
        if self._is_leaving:
            painter.setOpacity(1 - share)
            share = 1.0
        whole = QRectF(self.rect())
        room = _between(self._from, whole, share)
        if share < 1:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(rounded(room, _ROUND * (1 - share)))
        painter.drawPixmap(whole, self._valley, QRectF(self._valley.rect()))
        if share < 1:
            painter.setOpacity(min(2 * (1 - share), 1.0))
            painter.drawPixmap(room, self._cover, _cut(self._cover, room.size().toSize()))
        painter.end()


def _between(one: QRectF, two: QRectF, share: float) -> QRectF:
    """Return a rectangle on the way from one to another."""
    rest = 1 - share
    return QRectF(
        one.x() * rest + two.x() * share,
        one.y() * rest + two.y() * share,
        one.width() * rest + two.width() * share,
        one.height() * rest + two.height() * share,
    )


def _cut(picture: QPixmap, room: QSize) -> QRectF:
    """Return the middle of a picture that has the form of a room."""
    whole = QRectF(picture.rect())
    size = QRectF(whole)
    size.setSize(room.toSizeF().scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
    size.moveCenter(whole.center())
    return size
