"""What every dialog shares: a heading, room for its content, buttons, and words that can change language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style


class Dialog(QDialog):
    """A window-modal dialog, deleted when it is closed.

    Subclasses fill `content` and write their words in `retranslate`.
    """

    def __init__(self, buttons: QDialogButtonBox.StandardButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.heading = QLabel()
        self.heading.setFont(fonts.title(style.HEADING + 4))
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        self.buttons = QDialogButtonBox(buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        if (main := self.buttons.button(QDialogButtonBox.StandardButton.Ok)) is not None:
            main.setProperty("role", "main")
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 22, 28, 20)
        box.setSpacing(16)
        box.addWidget(self.heading)
        box.addLayout(self.content, 1)
        box.addWidget(self.buttons)

    def retranslate(self) -> None:
        """Write every word anew; subclasses add theirs."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def entitle(self, words: str) -> None:
        """Give the dialog its title."""
        self.heading.setText(words)
        self.setWindowTitle(words)


def paragraph(words: str = "", *, role: str = "") -> QLabel:
    """Return a label for a wrapped sentence, shown as it is."""
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
