"""What is asked between a gesture and its move: one question at a time, as a panel on the table.

Which questions there are, an `Inquiry` of the game knows; the usual answer always comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

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
            panel.considered.disconnect(self._board.consider)
            self._scene.removeItem(panel)
            panel.deleteLater()
            self._board.consider(None)
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
        panel.considered.connect(self._board.consider)
        self._scene.addItem(panel)
        self._board.consider(asked.options[panel.meant[1]].value)
        self.changed.emit()

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
