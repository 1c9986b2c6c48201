"""The thing that was just dropped: it waits for the motion that takes it on, or flies home."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.drag import Carried, Drag


class Dropped(QObject):
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
