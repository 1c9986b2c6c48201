"""What lies between a gesture and its move: questions, answers in a note, the thing just dropped.

One question is asked at a time, as a panel on the table. Which questions there are, an `Inquiry` of the game
knows; the usual answer always comes first.

The thing that was dropped waits for the motion that takes it on, or flies home.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import accessibility, timings
from evolution_qt.ui.kit.drag import Carried, Drag
from evolution_qt.ui.kit.notes import TextNote
from evolution_qt.ui.kit.panels import ChoicePanel
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Inquiry, MoveQuestion


class Questions(QObject):
    """The questions of one table."""

    decided = Signal(object)
    """The whole move that the answers led to."""
    given_up = Signal()
    """The answers led to no move."""
    changed = Signal()
    """Another question lies on the table, or none."""

    def __init__(self, scene: QGraphicsScene, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._board = board
        self._inquiry: Inquiry | None = None
        self._at = QPointF()
        self._about: tuple[QRectF, ...] = ()
        self._answer: object = None
        self.panel: ChoicePanel | None = None

    def begin(self, inquiry: Inquiry, at: QPointF, about: Sequence[QRectF] = ()) -> None:
        """Find out which move is meant, beside a place of the table.

        What it is *about* stays in sight, besides what lies there.
        """
        self.close()
        self._inquiry = inquiry
        self._at, self._about = at, tuple(about)
        self._ask()

    def close(self) -> None:
        """Take the question away, unanswered."""
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.chosen.disconnect(self._answered)
            panel.moved.disconnect(self.changed)
            panel.considered.disconnect(self._consider)
            self._scene.removeItem(panel)
            panel.deleteLater()
            self._board.previews.show(None)
            self.changed.emit()

    def _ask(self) -> None:
        assert self._inquiry is not None
        asked = self._inquiry.next()
        if asked is None:
            self.given_up.emit()
            return
        if not isinstance(asked, MoveQuestion):
            self.decided.emit(asked)
            return
        self.close()
        panel = ChoicePanel(
            asked.title,
            asked.options,
            self._board.style,
            self._at,
            self._scene.sceneRect(),
            cards=asked.cards,
            wanted=asked.wanted,
        )
        self.panel = panel
        meant = [*self._about, *self._board.things_at(self._at)]
        beside = QRectF(self._at, QSizeF(1, 1))
        panel.lie_at(self._board.clear_place(self._scene.sceneRect(), panel.rect, beside, meant))
        panel.chosen.connect(self._answered)
        panel.moved.connect(self.changed)
        panel.considered.connect(self._consider)
        self._scene.addItem(panel)
        self._consider(asked.options[panel.meant[1]].value)
        self.changed.emit()

    def _consider(self, value: object) -> None:
        assert self._inquiry is not None
        self._board.previews.show(self._inquiry.preview(value))

    def _answered(self, value: object) -> None:
        self._answer = value
        # the panel is still inside its own mouse event
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        if self.panel is None or self._board.view is None or self._inquiry is None:
            return
        self.close()
        self._inquiry.answer(self._answer)
        self._ask()


class AnswerNote(QObject):
    """The one note of a table that answers a gesture or a key."""

    said = Signal(object)
    """Sentences that are shown from now on."""

    def __init__(self, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self.note: TextNote | None = None
        self.code = ""
        """The code of the refusal that is explained, empty if none is."""
        self.is_asking_again = False
        """Whether a second click confirms what was said."""
        self.saying: Callable[[], None] = lambda: None
        """Called before something is said, so that other words make room."""
        self.timer = QTimer(self, singleShot=True)
        """Runs while a note is to be seen that goes by itself."""
        self.timer.timeout.connect(self._fade)

    def say(
        self,
        sentences: Sequence[str],
        *,
        about: Sequence[QRectF] = (),
        warning: bool = False,
        signs: Sequence[QPixmap | None] = (),
        lasts: int = 0,
        at: QPointF | None = None,
    ) -> None:
        """Show sentences, each with a picture if given, perhaps *at* a point, and let them go by themselves.

        That is after so many milliseconds, or by their length. Where someone listens they stay, for no one
        knows when they have been heard: the next key or click takes them away.
        """
        self.hush()
        if not sentences:
            return
        self.saying()
        self.note = self._board.notes.say(
            sentences, about=about, warning=warning, signs=signs, at=at, rises=True
        )
        if not accessibility.is_heard():
            self.timer.start(lasts or timings.bubble(sentences))
        self.said.emit(list(sentences))

    def _fade(self) -> None:
        """Take the note away after its time; a first click holds until anything else is done."""
        is_asking_again = self.is_asking_again
        self.hush()
        self.is_asking_again = is_asking_again

    def hush(self) -> None:
        """Take the note away; a first click is forgotten."""
        self.is_asking_again = False
        self.code = ""
        self.timer.stop()
        note, self.note = self.note, None
        if note is not None:
            self._board.notes.take(note)


class DropGhost(QObject):
    """What was dropped on one table."""

    def __init__(self, scene: QGraphicsScene, drag: Drag, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag = drag
        self._carried: Carried | None = None
        self._homing: list[tuple[Carried, QVariantAnimation]] = []

    @property
    def place(self) -> QPointF | None:
        """Return where the thing that waits lies, None if there is none."""
        return self._carried.pos() if self._carried is not None else None

    def take(self) -> None:
        """Take what is in the air now."""
        self._carried = self._drag.let_go()

    def release(self) -> None:
        """Remove the thing that waits."""
        carried, self._carried = self._carried, None
        if carried is not None:
            self._remove(carried)

    def remove_all(self) -> None:
        """Remove what waits, and what is on its way."""
        self.release()
        for carried, animation in self._homing:
            animation.stop()
            self._remove(carried)
        self._homing.clear()

    def _remove(self, carried: Carried) -> None:
        if carried.scene() is self._scene:
            self._scene.removeItem(carried)

    def send_home(self) -> None:
        """Let the thing that waits fly home."""
        carried, self._carried = self._carried, None
        if carried is None:
            return
        animation = QVariantAnimation(self)
        animation.valueChanged.connect(carried.setPos)
        animation.setDuration(timings.scaled(timings.HOME, self._drag.speed))
        animation.setStartValue(carried.pos())
        animation.setEndValue(carried.grip.home.center())
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.finished.connect(self._come_home)
        self._homing.append((carried, animation))
        animation.start()

    def _come_home(self) -> None:
        for pair in list(self._homing):
            carried, animation = pair
            if animation.state() == QVariantAnimation.State.Stopped:
                self._homing.remove(pair)
                self._remove(carried)
                animation.deleteLater()
