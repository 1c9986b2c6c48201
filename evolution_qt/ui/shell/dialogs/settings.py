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
ENLARGE: Final = ("off", "fast", "normal", "slow")
PANES: Final = ("beside", "fixed")
DETAILS: Final = ("all", "usual", "short")
WINDOWS: Final = ("always", "round", "never")
_WIDTH: Final = 560


class SettingsDialog(Dialog):
    """Emits `changed` with the new settings whenever something is chosen."""

    changed = Signal(object)

    def __init__(self, settings: Settings, note: str = "") -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.setMinimumWidth(_WIDTH)
        self.settings = settings
        self.language = Choice(LANGUAGES, settings.language)
        self.speed = Choice(SPEEDS, settings.speed)
        self.theme = Choice(THEMES, settings.theme)
        self.enlarge = Choice(ENLARGE, settings.enlarge)
        self.pane = Choice(PANES, settings.pane)
        self.windows = Choice(WINDOWS, settings.windows)
        self.automatic, self.confirmations, self.key_caps = Tick(), Tick(), Tick()
        self.automatic.setChecked(settings.automatic)
        self.confirmations.setChecked(settings.confirmations)
        self.key_caps.setChecked(settings.key_caps)
        self.log = Choice(DETAILS, settings.log)
        self._choices = (
            self.language,
            self.speed,
            self.theme,
            self.enlarge,
            self.pane,
            self.windows,
            self.log,
        )
        self._words = [QLabel() for _ in self._choices]
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(12)
        for at, (label, choice) in enumerate(zip(self._words, self._choices, strict=True)):
            grid.addWidget(label, at, 0)
            grid.addWidget(choice, at, 1)
            choice.currentIndexChanged.connect(self._change)
        for at, tick in enumerate((self.automatic, self.confirmations, self.key_caps), len(self._choices)):
            grid.addWidget(tick, at, 0, 1, 2)
            tick.toggled.connect(self._change)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self.note = paragraph(note, role="warning")
        self.note.setVisible(bool(note))
        self.content.addWidget(self.note)
        self.retranslate()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.setMinimumWidth(self.px(_WIDTH))

    def take_note(self, note: str) -> bool:
        """Show a note below the choices."""
        self.note.setText(note)
        self.note.show()
        return True

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Settings"))
        words = (
            self.tr("Language"),
            self.tr("Animations"),
            self.tr("Colours"),
            self.tr("Enlarge cards"),
            self.tr("Enlarged cards lie"),
            self.tr("Ask about Intelligence besides feeding"),
            self.tr("The log tells"),
        )
        for label, choice, text in zip(self._words, self._choices, words, strict=True):
            label.setText(text)
            choice.setAccessibleName(text)
        self.language.setItemText(0, self.tr("as the system"))
        for at, language in enumerate(NAMES, 1):
            self.language.setItemText(at, NAMES[language])
        for at, text in enumerate((self.tr("off"), self.tr("fast"), self.tr("normal"), self.tr("slow"))):
            self.speed.setItemText(at, text)
        for at, text in enumerate((self.tr("as the system"), self.tr("light"), self.tr("dark"))):
            self.theme.setItemText(at, text)
        for at, text in enumerate(
            (self.tr("never"), self.tr("soon"), self.tr("after a moment"), self.tr("after a second"))
        ):
            self.enlarge.setItemText(at, text)
        for at, text in enumerate((self.tr("beside the card"), self.tr("always in one place"))):
            self.pane.setItemText(at, text)
        for at, text in enumerate(
            (self.tr("every time"), self.tr("once a round"), self.tr("only after the key S"))
        ):
            self.windows.setItemText(at, text)
        for at, text in enumerate((self.tr("everything"), self.tr("moves"), self.tr("attacks and losses"))):
            self.log.setItemText(at, text)
        self.automatic.setText(self.tr("Make moves without a choice by themselves"))
        self.key_caps.setText(self.tr("Show keys on the table"))
        self.confirmations.setText(self.tr("Ask before a game is left or cards are kept"))

    def _change(self) -> None:
        self.settings = replace(
            self.settings,
            language=self.language.currentData(),
            speed=self.speed.currentData(),
            theme=self.theme.currentData(),
            enlarge=self.enlarge.currentData(),
            pane=self.pane.currentData(),
            windows=self.windows.currentData(),
            log=self.log.currentData(),
            automatic=self.automatic.isChecked(),
            confirmations=self.confirmations.isChecked(),
            key_caps=self.key_caps.isChecked(),
        )
        self.changed.emit(self.settings)
