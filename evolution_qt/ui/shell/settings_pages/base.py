"""What every page of the settings shares: rows of choices, each of which takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick
from evolution_qt.ui.shell.settings import Settings

Wish = Callable[[Settings], Settings]
"""Says how the settings are to be, given what they are."""


class SettingsPage(QWidget):
    """Emits `wished` with a `Wish` whenever something is chosen.

    Subclasses add their rows, and write all words in `retranslate`.
    """

    wished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[tuple[QWidget, Choice]] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(10)
        self.grid.setColumnStretch(1, 1)

    def name(self) -> str:
        """Return what the page is called; every subclass says it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write every word again; subclasses do."""

    def resize_writing(self, px: Callable[[int], int]) -> None:
        """Grow with the window; *px* returns a size as it is there."""

    # Rows

    def add_choice(self, field: str, keys: Sequence[object], current: object) -> Choice:
        """Add a line with a box in which one of the values of a setting is chosen."""
        choice = Choice(tuple(keys), current)
        label = paragraph()
        row = self.grid.rowCount()
        self.grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self.grid.addWidget(choice, row, 1)
        label.setBuddy(choice)
        self._labels.append((label, choice))
        choice.currentIndexChanged.connect(lambda: self._set(field, choice.currentData()))
        return choice

    def add_tick(self, field: str, *, on: bool) -> Tick:
        """Add a line with a box to tick."""
        tick = Tick()
        tick.setChecked(on)
        self.grid.addWidget(tick, self.grid.rowCount(), 0, 1, 2)
        tick.toggled.connect(lambda ticked: self._set(field, ticked))
        return tick

    def add_widget(self, widget: QWidget) -> None:
        """Add something as wide as the page."""
        self.grid.addWidget(widget, self.grid.rowCount(), 0, 1, 2)

    def end(self) -> None:
        """Leave free what is below the last line."""
        self.grid.setRowStretch(self.grid.rowCount(), 1)

    def say(self, choice: Choice, words: str, entries: Sequence[str]) -> None:
        """Write the words before a box, and those in it."""
        for label, of in self._labels:
            if of is choice:
                label.setText(words)  # type: ignore[attr-defined]
        for at, text in enumerate(entries):
            choice.setItemText(at, text)

    def _set(self, field: str, value: object) -> None:
        def wish(settings: Settings) -> Settings:
            return replace(settings, **{field: value})  # type: ignore[arg-type]

        self.wished.emit(wish)
