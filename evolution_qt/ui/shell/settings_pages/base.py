"""What every page of the settings shares: rows, each of which takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from evolution_qt.ui.kit.literal import Label
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, SettingRow, Tick
from evolution_qt.ui.shell.settings import Settings

Wish = Callable[[Settings], Settings]
"""Says how the settings are to be, given what they are."""


class SettingsPage(QWidget):
    """Emits `wished` with a `Wish` whenever something is chosen.

    Its `rows` build it and write it again in another language. Subclasses may add more below, which they
    write in `retranslate`.
    """

    wished = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.boxes: dict[str, Choice | Tick] = {}
        """What sets each field of the settings."""
        self._labels: list[Label | Tick] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(10)
        self.grid.setColumnStretch(1, 1)
        for row in self.rows():
            self._labels.append(self._text() if isinstance(row, str) else self._lay(row, settings))

    def name(self) -> str:
        """Return what the page is called; every subclass says it."""
        raise NotImplementedError

    def rows(self) -> Iterable[SettingRow | str]:
        """Return all settings of the page in the current language, and what is said between them."""
        return ()

    def retranslate(self) -> None:
        """Write every word again."""
        for label, row in zip(self._labels, self.rows(), strict=True):
            if isinstance(row, str):
                label.setText(row)
                continue
            label.setText(row.words)
            box = self.boxes[row.key]
            if isinstance(box, Choice):
                box.offer_words(row.values or {})

    def resize_writing(self, px: Callable[[int], int]) -> None:
        """Grow with the window; *px* returns a size as it is there."""

    def add_widget(self, widget: QWidget, *flags: Qt.AlignmentFlag) -> None:
        """Add something as wide as the page, or where it is to stand."""
        self.grid.addWidget(widget, self.grid.rowCount(), 0, 1, 2, *flags)

    def end(self) -> None:
        """Leave free what is below the last line."""
        self.grid.setRowStretch(self.grid.rowCount(), 1)

    def _text(self) -> Label:
        label = paragraph(role="muted")
        self.add_widget(label)
        return label

    def _lay(self, row: SettingRow, settings: Settings) -> Label | Tick:
        """Add what sets a field of the settings; return what its words stand on."""
        box = self.boxes[row.key] = row.box()
        box.put(getattr(settings, row.key))
        box.changed.connect(partial(self._set, row.key))
        if isinstance(box, Tick):
            self.add_widget(box)
            return box
        label, line = paragraph(), self.grid.rowCount()
        self.grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignVCenter)
        self.grid.addWidget(box, line, 1)
        label.setBuddy(box)
        return label

    def _set(self, field: str, _signalled: object) -> None:
        value = self.boxes[field].value
        self.wished.emit(lambda settings: replace(settings, **{field: value}))
