"""The settings a person can change; every change takes effect at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel

from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick
from evolution_qt.ui.shell.language import NAMES
from evolution_qt.ui.shell.settings import Settings

LANGUAGES: Final = ("system", *NAMES)
SPEEDS: Final = ("off", "fast", "normal", "slow")
THEMES: Final = ("system", "light", "dark")


class SettingsDialog(Dialog):
    """Emits `changed` with the new settings whenever something is chosen."""

    changed = Signal(object)

    def __init__(self, settings: Settings, note: str = "") -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.setMinimumWidth(480)
        self.settings = settings
        self.language = Choice(LANGUAGES, settings.language)
        self.speed = Choice(SPEEDS, settings.speed)
        self.theme = Choice(THEMES, settings.theme)
        self.confirmations = Tick()
        self.confirmations.setChecked(settings.confirmations)
        self._words = [QLabel() for _ in range(3)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(12)
        for at, (label, choice) in enumerate(
            zip(self._words, (self.language, self.speed, self.theme), strict=True)
        ):
            grid.addWidget(label, at, 0)
            grid.addWidget(choice, at, 1)
            choice.currentIndexChanged.connect(self._change)
        grid.addWidget(self.confirmations, 3, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self.confirmations.toggled.connect(self._change)
        self.content.addLayout(grid)
        self.note = paragraph(note, role="warning")
        self.note.setVisible(bool(note))
        self.content.addWidget(self.note)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Settings"))
        words = (self.tr("Language"), self.tr("Animations"), self.tr("Colours"))
        for label, choice, text in zip(
            self._words, (self.language, self.speed, self.theme), words, strict=True
        ):
            label.setText(text)
            choice.setAccessibleName(text)
        self.language.setItemText(0, self.tr("as the system"))
        for at, language in enumerate(NAMES, 1):
            self.language.setItemText(at, NAMES[language])
        for at, text in enumerate((self.tr("off"), self.tr("fast"), self.tr("normal"), self.tr("slow"))):
            self.speed.setItemText(at, text)
        for at, text in enumerate((self.tr("as the system"), self.tr("light"), self.tr("dark"))):
            self.theme.setItemText(at, text)
        self.confirmations.setText(self.tr("Ask before a game is left or cards are kept"))

    def _change(self) -> None:
        self.settings = replace(
            self.settings,
            language=self.language.currentData(),
            speed=self.speed.currentData(),
            theme=self.theme.currentData(),
            confirmations=self.confirmations.isChecked(),
        )
        self.changed.emit(self.settings)
