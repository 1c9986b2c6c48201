"""What is said to a person in a bubble, for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPixmap

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.panels import Bubble
from evolution_qt.ui.table.board import Board


class Answers(QObject):
    """The one bubble of a table that answers a gesture or a key."""

    said = Signal(object)
    """Sentences that are shown from now on."""

    def __init__(self, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self.bubble: Bubble | None = None
        self.code = ""
        """The code of the refusal that is explained, empty if none is."""
        self.is_asking_again = False
        """Whether a second click confirms what was said."""
        self.saying: Callable[[], None] = lambda: None
        """Called before something is said, so that other words make room."""
        self._silence = QTimer(self, singleShot=True, interval=timings.BUBBLE)
        self._silence.timeout.connect(self.hush)

    def say(
        self,
        sentences: Sequence[str],
        *,
        about: Sequence[QRectF] = (),
        warning: bool = False,
        signs: Sequence[QPixmap | None] = (),
        lasts: int = timings.BUBBLE,
        at: QPointF | None = None,
    ) -> None:
        """Show sentences for so many milliseconds, each with a picture if given, perhaps *at* a point."""
        self.hush()
        if not sentences:
            return
        self.saying()
        self.bubble = self._board.notes.say(sentences, about=about, warning=warning, signs=signs, at=at)
        self._silence.start(lasts)
        self.said.emit(list(sentences))

    def hush(self) -> None:
        """Take away what was said; a first click is forgotten."""
        self.is_asking_again = False
        self.code = ""
        self._silence.stop()
        bubble, self.bubble = self.bubble, None
        if bubble is not None:
            self._board.notes.take(bubble)
