"""Where the end of a game is seen: the procession, as large as the window, and pages that scroll over it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QObject, QPropertyAnimation, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QScrollArea, QWidget

from evolution_qt.core.steps import Steps
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.scenes import Motion, ScenePlayer
from evolution_qt.ui.shell.start.backdrop import Backdrop, Sunset
from evolution_qt.ui.table.procession import Procession


@guarded
class EndStage(QGraphicsView):
    """Where the procession is seen, as large as the window."""

    pressed = Signal()
    """It was clicked."""
    ended = Signal()
    """The last picture is seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        scene = QGraphicsScene(self)
        self.setScene(scene)
        self._theme = "light"
        self.procession: Procession | None = None
        self._backdrop = Backdrop(Sunset(0.3), self.viewport())
        self._player = ScenePlayer(scene, self)
        self.clock = QPropertyAnimation(self._player, QByteArray(b"clock"), self)
        self.clock.finished.connect(self.end)
        self.is_moving = False
        """Whether the scene has not come to its end."""
        self._motion: Motion | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_procession(self, procession: Procession, theme: str) -> None:
        """Show another procession, or the same in another size or language."""
        self.procession, self._theme = procession, theme
        self.setSceneRect(procession.room)
        self._backdrop.turn(Sunset(procession.horizon))
        if self._motion is not None and self.isVisible():
            self._player.renew()
        self.viewport().update()

    def preparing(self) -> Steps[None]:
        """Paint what is seen first, in steps."""
        one = self.procession
        assert one is not None
        size, ratio = one.room.size().toSize(), self.devicePixelRatioF()
        yield from self._backdrop.prepare(
            size.width(), size.height(), ratio, self._theme, (one.looks,), one.ground
        )
        for sprite in one.beat().sprites:
            sprite.picture()
            yield

    def load(self, motion: Motion, speed: float) -> None:
        """Play a scene at a speed, or show its end at none."""
        self._motion = motion
        self._player.load(motion, is_calm=False)
        self.is_moving = speed > 0
        if not self.is_moving:
            self.end()
            return
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(self._player.length)
        self.clock.setDuration(max(timings.scaled(self._player.length, speed), 1))
        self.clock.start()

    def end(self) -> None:
        """Show the end of the scene."""
        self.clock.stop()
        if self._motion is not None:
            self._player.setProperty("clock", self._player.length)
        self.is_moving = False
        self.ended.emit()

    def renew(self) -> None:
        """Show the scene again where it was left, after something else."""
        if self._motion is not None and not self.is_moving:
            self._player.load(self._motion, is_calm=False)
            self.end()

    def rest(self) -> None:
        """Let nothing move, and keep no landscape, while no one looks."""
        self.clock.stop()
        self.is_moving = False
        self._player.clear()
        self._backdrop.forget()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the landscape with the ridges."""
        if (one := self.procession) is not None:
            self._backdrop.draw(painter, self.size(), self._theme, (one.looks,), one.ground)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report it: they need not walk on."""
        self.pressed.emit()


@guarded
class Fitted(QScrollArea):
    """A page that wants the room of its content, and scrolls where it cannot have it."""

    _changed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._changed.connect(self._lay, Qt.ConnectionType.QueuedConnection)

    def sizeHint(self) -> QSize:
        """Return the size of the page."""
        return self._page.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Look after the page when all is laid out."""
        super().showEvent(event)
        self._changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look after the page when it holds something else, or has another size."""
        if watched is self._page and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._changed.emit()
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        """Lay the page out for the room it has: Qt leaves it as it was where both change behind a replay."""
        layout = self._page.layout()
        if layout is not None and self.isVisible() and layout.geometry().size() != self._page.size():
            layout.invalidate()
            layout.activate()
