"""Files that are dragged onto the window, whatever it shows: words over it explain what dropping does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.brush import fitted, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.window import style

_INSET: Final = 22
_FONT: Final = 26
_VEIL: Final = 232
"""How thick the veil is, of 255."""


@guarded
class DropTarget(QObject):
    """Takes files for a window. Links on web pages, texts and the like are left alone."""

    def __init__(self, window: QWidget, take: Callable[[Sequence[Path]], object]) -> None:
        super().__init__(window)
        self._window = window
        self._take = take
        self.veil: DropVeil | None = None

    def follow(self, event: QEvent) -> bool:
        """Follow a drag over the window, which passes on what it hears of one; return whether it is taken.

        Not an event filter: that would be asked about every event of the window, several in each frame.
        """
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            files = files_of(event.mimeData())
            if not files:
                return False
            event.setDropAction(Qt.DropAction.CopyAction)  # what is dragged stays where it is
            event.accept()
            if event.type() == QEvent.Type.DragEnter:
                self.show_veil(len(files))
            elif event.type() == QEvent.Type.Drop:
                self._hide()
                self._take(files)
            return True
        if event.type() == QEvent.Type.DragLeave:
            self._hide()
        return False

    def show_veil(self, count: int) -> None:
        """Show over the window what dropping so many files does."""
        self._hide()
        self.veil = DropVeil(self._window, self.tr("Drop %n file(s) here to import the games", "", count))
        self.veil.show()
        self.veil.raise_()

    def _hide(self) -> None:
        if self.veil is not None:
            self.veil.hide()
            self.veil.deleteLater()
            self.veil = None


@guarded
class DropVeil(QWidget):
    """Covers the window while files hang over it, with a frame and a sentence."""

    def __init__(self, window: QWidget, words: str) -> None:
        super().__init__(window)
        self._words = words
        self.setAccessibleName(words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil, the frame and the words."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ground = QColor(self.palette().window().color())
        ground.setAlpha(_VEIL)
        painter.fillRect(self.rect(), ground)
        unit = style.factor(self.size())
        inset = _INSET * unit
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        accent = self.palette().highlight().color()
        painter.setPen(QPen(accent, 3 * unit, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(rounded(frame, 20 * unit))
        painter.setPen(self.palette().windowText().color())
        size = round(_FONT * unit * style.text_factor())
        painter.setFont(fitted(fonts.title(size), self._words, frame.width() - 4 * inset, 14))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()


def files_of(held: QMimeData) -> list[Path]:
    """Return the files on this computer that someone drags or has copied."""
    return [Path(url.toLocalFile()) for url in held.urls() if url.isLocalFile() and url.toLocalFile()]
