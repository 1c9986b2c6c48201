"""The card above the table while someone learns a game: what is to be done, praise, and ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, PushButton, tip
from evolution_qt.ui.shell import style

KEY: Final = "F6"
"""Goes from the table to the card, and back."""
_BETWEEN: Final = 8
_LARGE: Final = 1.5
"""From this size of writing on the table needs the room of the heading, and of all but two sentences."""
_FEW: Final = 2


@guarded
class StepCard(QFrame):
    """Shows one step of several. What is said on it comes from its maker."""

    again_asked = Signal()
    next_asked = Signal()
    """The next step is wanted, with this one reached or left out."""
    leave_asked = Signal()
    renamed = Signal()
    """Words are needed in another language."""

    def __init__(self, page: QWidget, table: QWidget, number: int, count: int) -> None:
        """*number* of *count*, from 1; the card lies on a *page* with a *table*."""
        super().__init__(page)
        self.setProperty("role", "bar")
        self._table, self._number, self._count = table, number, count
        self._written = (0, 0.0)
        self._said: tuple[str, ...] = ()
        self.is_reached = False
        self.heading, self.words = Label(), Label()
        self.heading.setProperty("role", "muted")
        self.words.setWordWrap(True)
        self.again, self.skip, self.forward, self.leave = (PushButton() for _ in range(4))
        self.forward.setProperty("role", "main")
        box = QHBoxLayout(self)
        box.setContentsMargins(14, _BETWEEN, _BETWEEN, _BETWEEN)
        box.setSpacing(_BETWEEN)
        said = QVBoxLayout()
        box.addLayout(said, 1)
        said.setSpacing(2)
        said.addWidget(self.heading)
        said.addWidget(self.words, 1)
        for button, signal in (
            (self.again, self.again_asked),
            (self.skip, self.next_asked),
            (self.forward, self.next_asked),
            (self.leave, self.leave_asked),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
            button.clicked.connect(signal)
            box.addWidget(button)
        self.forward.hide()
        self.skip.setVisible(number < count)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        QShortcut(QKeySequence(KEY), page).activated.connect(self._turn)
        page.installEventFilter(self)  # the window has another size
        self.retranslate()
        self.write()

    # What is said

    def say(self, sentences: Sequence[str], *, reached: bool = False) -> None:
        """Show some sentences, have new ones read aloud, and offer the next step once this one is *reached*.

        The table below keeps its place while fewer words are said.
        """
        said = tuple(sentences)
        is_new, was_reached = said != self._said, self.is_reached
        if self._said:
            self.words.setMinimumHeight(self.words.height())
        self._said, self.is_reached = said, reached
        self._write_words()
        self.setAccessibleName(" ".join((self.heading.text(), *said)))
        if reached != was_reached:
            self._offer()
        if is_new:
            accessibility.announce(self, " ".join(said))

    def _offer(self) -> None:
        self.forward.setVisible(self.is_reached)
        self.skip.setVisible(not self.is_reached and self._number < self._count)
        (self.forward if self.is_reached else self._table).setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        words = self.tr("First steps: {number} of {count}")
        self.heading.setText(filled(words, {"number": self._number, "count": self._count}))
        self.again.setText(self.tr("Again"))
        self.skip.setText(self.tr("Skip"))
        self.forward.setText(self.tr("Next") if self._number < self._count else self.tr("New game"))
        self.leave.setText(self.tr("Leave"))
        keys = filled(self.tr("{key} goes from the table to here, and back"), {"key": KEY})
        self.setAccessibleDescription(keys)
        for button in (self.again, self.skip, self.forward, self.leave):
            button.setToolTip(tip(keys))

    # By keys

    def _turn(self) -> None:
        """Give the card the keyboard, or the table if the card has it."""
        has_it = any(one.hasFocus() for one in (self.again, self.skip, self.forward, self.leave))
        (self._table if has_it else self.forward if self.is_reached else self.again).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape go back to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
        else:
            super().keyPressEvent(event)

    # How it is written

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the size of the page."""
        if event.type() == QEvent.Type.Resize:
            self.words.setMinimumHeight(0)
            self.write()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and the size of writing."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.renamed.emit()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._written = (0, 0.0)
            self.write()
        super().changeEvent(event)

    def write(self) -> None:
        """Write in a size that goes with that of the window, if it is another one."""
        factor = style.sheet_factor(self.window().size())
        size = style.sized(round(style.TEXT * factor)), factor
        if size != self._written:
            self._written = size
            self.heading.setVisible(not self._is_large())
            self.heading.setFont(fonts.text(style.sized(round(style.SMALL * factor))))
            for button in (self.again, self.skip, self.forward, self.leave):
                button.setFont(fonts.text(size[0]))
            self._write_words()

    @staticmethod
    def _is_large() -> bool:
        return style.text_factor() >= _LARGE

    def _write_words(self) -> None:
        self.words.setText("\n".join(self._said[:_FEW] if self._is_large() else self._said))
        self.words.setFont(fonts.text(self._written[0] + 1, bold=self.is_reached))
