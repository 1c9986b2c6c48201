"""What is said to a person in a bubble beside a place, for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.panels import Bubble
from evolution_qt.ui.table.board import Board


class Answers(QObject):
    """The one bubble of a table that answers a gesture or a key."""

    said = Signal(object)
    """Sentences that stand beside something from now on."""

    def __init__(self, scene: QGraphicsScene, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
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
        sentences: list[str],
        at: QPointF,
        *,
        warning: bool = True,
        signs: Sequence[QPixmap | None] = (),
    ) -> None:
        """Show sentences beside a place for a while, each with a picture if one is given."""
        reach = 20 * self._board.style.unit
        self.say_beside(sentences, QRectF(at.x(), at.y() - reach, 0, 2 * reach), warning=warning, signs=signs)

    def say_beside(
        self,
        sentences: Sequence[str],
        beside: QRectF,
        *,
        warning: bool = False,
        signs: Sequence[QPixmap | None] = (),
        lasts: int = timings.BUBBLE,
    ) -> None:
        """Show sentences clear of something for so many milliseconds."""
        self.hush()
        if not sentences:
            return
        self.saying()
        room = self._scene.sceneRect()
        self.bubble = Bubble(sentences, self._board.style, beside, room, warning=warning, signs=signs)
        self._scene.addItem(self.bubble)
        self._silence.start(lasts)
        self.said.emit(sentences)

    def say_at_ribbon(self, words: str) -> None:
        """Show a sentence at the ribbon for a while."""
        ribbon = self._board.ribbon.scene_rect
        self.say([words], QPointF(ribbon.center().x(), ribbon.top()), warning=False)

    def hush(self) -> None:
        """Take away what was said; a first click is forgotten."""
        self.is_asking_again = False
        self.code = ""
        self._silence.stop()
        bubble, self.bubble = self.bubble, None
        if bubble is not None:
            self._scene.removeItem(bubble)
