"""A table at which nobody plays: for what is looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.pieces import ArrowItem, RowItem
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.offer import Offer

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_HIGH: Final = 560
"""From this height on there is room for a hand as large as if it was played from."""
_SMALL_HAND: Final = 0.68


@guarded
class ReadingTable(EvolutionTable):
    """A table at which nobody plays: cards are read, rows scrolled, and nothing is taken in hand."""

    def __init__(self, game: Evolution, *, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(game, theme=theme, parent=parent)
        self.guards_hands = False  # whoever reads chooses whose cards lie open
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(1, 1)

    def draw(self, state: EvolutionState, offer: Offer) -> None:
        """Draw a position with a hand that leaves the rows their room, and nothing to press."""
        self.top.hand_size = 1.0 if self.height() >= _HIGH else _SMALL_HAND
        super().draw(state, offer)
        self.top.button.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pin an enlarged card, or scroll a row by its arrows or between its boards."""
        above = self.itemAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton or isinstance(above, ArrowItem | RowItem):
            super().mousePressEvent(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of two like the first."""
        self.mousePressEvent(event)
