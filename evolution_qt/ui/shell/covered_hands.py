"""A line below a replay: why hands are covered there, and how a person sees the own one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, PushButton


@guarded
class CoveredHands(QWidget):
    """Says whose cards can be seen, if any; `asked` when that is to change."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._is_seen = False
        self.words = Label()
        self.words.setWordWrap(True)
        self.look = PushButton()
        self.look.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.look.clicked.connect(self.asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.look)

    def tell(self, name: str, *, is_seen: bool) -> None:
        """Say whose cards may be seen, or that they *are seen* now; no name if there are none to see."""
        self._name, self._is_seen = name, is_seen
        self.retranslate()

    def write(self, font: QFont) -> None:
        """Write in another size."""
        for one in (self.words, self.look):
            one.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        if self._is_seen:
            words = self.tr("{name}’s cards can be seen now. Everyone else, look away!")
            answer = self.tr("Cover the cards")
        elif self._name:
            words = self.tr("The game is not over, so hands stay covered. It is {name}’s turn.")
            answer = self.tr("Show {name}’s cards …")
        else:
            words = self.tr(
                "The game is not over, so hands stay covered. On their turn, players can see their own cards."
            )
            answer = ""
        self.words.setText(filled(words, {"name": self._name}))
        self.look.setText(filled(answer, {"name": self._name}))
        self.look.setVisible(bool(answer))
