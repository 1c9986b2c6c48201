"""A calm word in place: a strip with a sentence that stays until it is closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style

_SIGN = 22


@guarded
class Note(QFrame):
    """Hidden until `say` is called. Text from files is shown as it is, never as markup."""

    answered = Signal()
    """What was offered beside the sentence is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "note")
        self._sign = QLabel()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offer = QPushButton()
        self.offer.hide()
        self.offer.clicked.connect(self.answered)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setIconSize(QSize(_SIGN - 4, _SIGN - 4))
        self.close_button.clicked.connect(self.hide)
        box = QHBoxLayout(self)
        box.setContentsMargins(14, 8, 8, 8)
        box.addWidget(self._sign)
        box.addWidget(self.label, 1)
        box.addWidget(self.offer)
        box.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def say(self, text: str, offer: str = "") -> None:
        """Show a sentence, and beside it a button with a word, if something is offered."""
        self.offer.setText(offer)
        self.offer.setVisible(bool(offer))
        self._draw_signs()
        self.label.setText(text)
        self.show()

    def add(self, text: str) -> None:
        """Show a sentence below those that are still to be seen."""
        self.say(text if self.isHidden() else f"{self.label.text()}\n{text}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and not self.isHidden():
            self._draw_signs()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.close_button.setToolTip(self.tr("Close this note"))
        self.close_button.setAccessibleName(self.tr("Close this note"))

    def _draw_signs(self) -> None:
        from evolution_qt.ui.kit import art  # takes long, and there is seldom a note on the first screen

        tint = self.palette().text().color().name()
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(art.glyph("info", _SIGN, tint, ratio))
        self.close_button.setIcon(QIcon(art.glyph("close", _SIGN - 4, tint, ratio)))
        self.label.setFont(self.font())
        self.label.setMaximumWidth(style.SIDE_PANEL * 4)
