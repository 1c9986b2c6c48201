"""Who is thinking, or that the bots start, and the button that has the move made now, on the ribbon."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, keymap, timings
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton, tip
from evolution_qt.ui.shell.window import style

_MARGIN = 4
_USUAL, _AROUND = 22, 14
"""The height of a button, and what is around it; one with less has a lower frame."""
_AROUND_WORDS = 44
"""Pixels beside the words and the button."""
KEY = "M"


@guarded
class Thinking(QFrame):
    """Shown a moment after `show_for`, so that quick moves bring no flicker; `hurried` when pressed."""

    hurried = Signal()
    appeared = Signal()
    """It is to be seen from now on, or says something else; its owner gives it a place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "note")
        self._name = ""
        self._is_starting = False
        self.words = Label()
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = PushButton()
        self.button.clicked.connect(self._press)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, _MARGIN, 0)
        row.setSpacing(10)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self._wait = QTimer(self, singleShot=True, interval=timings.THINKING)
        self._wait.timeout.connect(self.appear)
        self.retranslate()
        self.hide()

    def show_for(self, name: str) -> None:
        """Show after a moment that a bot thinks; with an empty name none does."""
        self._name, self._is_starting = name, False
        self._wait.stop()
        if name:
            self.button.setEnabled(True)
            self.retranslate()
            self._wait.start()
        else:
            self.hide()

    def show_start(self, *, on: bool) -> None:
        """Show that the bots' process is started, in place of who thinks, or no longer."""
        if on != self._is_starting:
            self._is_starting = on
            self.retranslate()

    def place(self, ribbon: QRectF, size: int, least: int) -> None:
        """Lie at the right end of a ribbon, on half of it at most; over all of it where that is too little.

        It is written in a *size* in pixels, *least* at the least.
        """
        high = max(round(ribbon.height()) - 2 * _MARGIN, 1)
        is_low = style.sized(_USUAL) + _AROUND > high
        sheet = f"min-height: {high - 4}px; padding-top: 1px; padding-bottom: 1px;" if is_low else ""
        if sheet != self.button.styleSheet():
            self.button.setStyleSheet(sheet)
        self.button.setMaximumHeight(high)
        for widget in (self.words, self.button):
            widget.ensurePolished()  # or a style sheet brings back another size of the writing
        room = ribbon.adjusted(ribbon.width() / 2, 0, 0, 0)
        if (wide := self._write(room, size, least)) <= room.width():
            room.setLeft(room.right() - wide)
        else:
            room = ribbon
            self._write(room, size, least)
        self.setGeometry(room.toRect())

    def _write(self, room: QRectF, size: int, least: int) -> int:
        """Write so large that there is room, as far as that can be; return how wide it is then."""
        for px in range(size, min(least, size) - 1, -1):
            for widget in (self.words, self.button):
                widget.setFont(fonts.text(px))
            words = self.words.fontMetrics()
            wide = words.horizontalAdvance(self.words.text()) + _AROUND_WORDS + self.button.sizeHint().width()
            if wide <= room.width() and words.height() <= room.height():
                break
        return wide

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        if self._is_starting:
            self.words.setText(self.tr("The bots are starting …"))
            words = self.tr("Let simple bots play until the others are ready ({key})")
        else:
            self.words.setText(filled(self.tr("{name} is thinking …"), {"name": self._name}))
            words = self.tr("Play the best move found so far ({key})")
        self.button.setText(self.tr("Move now"))
        self.button.setToolTip(tip(filled(words, {"key": keymap.shown(KEY)})))
        self.button.setShortcut(keymap.shown(KEY))
        if not self.isHidden():
            self.appeared.emit()

    def appear(self) -> None:
        """Be seen now, without waiting any longer."""
        self.show()
        self.raise_()
        self.appeared.emit()

    def _press(self) -> None:
        self.button.setEnabled(False)  # the answer is on its way
        self.hurried.emit()
