"""The settings a person can change, on pages; every change takes effect at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QDialogButtonBox, QHBoxLayout

from evolution_qt.ui.shell.settings.keys_page import KeysPage
from evolution_qt.ui.shell.settings.pages import (
    DisplayPage,
    LanguagePage,
    PlayPage,
    SettingsPage,
    SoundPage,
    Wish,
)
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative

_WIDTH: Final = 620


class SettingsDialog(Dialog):
    """Emits `changed` with the new settings whenever something is chosen."""

    changed = Signal(object)

    def __init__(self, settings: Settings, note: str = "") -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.settings = settings
        self.language, self.display = LanguagePage(settings), DisplayPage(settings)
        self.play, self.sound, self.keys = PlayPage(settings), SoundPage(settings), KeysPage(settings)
        self.pages: tuple[SettingsPage, ...] = (
            self.language,
            self.display,
            self.play,
            self.sound,
            self.keys,
        )
        """Every page, in the order in which they are offered."""
        self.tabs: list[Alternative] = []
        row, group = QHBoxLayout(), QButtonGroup(self)
        self.content.addLayout(row)
        self.content.addSpacing(4)
        row.setSpacing(8)
        for number, page in enumerate(self.pages):
            tab = Alternative(group)
            tab.clicked.connect(partial(self.turn, number))
            row.addWidget(tab)
            self.tabs.append(tab)
            self.content.addWidget(page, 1)
            page.wished.connect(self._change)
        row.addStretch(1)
        self.scrolled.pages = self.pages
        self.note = paragraph(note, role="warning")
        self.note.setVisible(bool(note))
        self.content.addWidget(self.note)
        self.want_width(_WIDTH)
        self.turn(0)
        self.retranslate()

    def turn(self, number: int) -> None:
        """Show a page, by its number."""
        self.tabs[number].setChecked(True)
        for at, page in enumerate(self.pages):
            page.setVisible(at == number)

    def resize_writing(self) -> None:
        """Grow with the window."""
        for page in self.pages:
            page.resize_writing(self.px)

    def take_note(self, note: str) -> bool:
        """Show a note below the choices."""
        self.note.setText(note)
        self.note.show()
        return True

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Settings"))
        for tab, page in zip(self.tabs, self.pages, strict=True):
            page.retranslate()
            tab.setText(page.name())

    def _change(self, wish: Wish) -> None:
        self.settings = wish(self.settings)
        self.changed.emit(self.settings)
