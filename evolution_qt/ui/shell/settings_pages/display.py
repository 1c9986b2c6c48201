"""How the table looks and moves: colours, contrast, motion, what is enlarged and what is told."""

from __future__ import annotations

from typing import Final

from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage

THEMES: Final = ("system", "light", "dark")
CONTRASTS: Final = ("system", "on", "off")
MOTIONS: Final = ("full", "reduced")
SPEEDS: Final = ("off", "fast", "normal", "slow")
ENLARGE: Final = ("off", "fast", "normal", "slow")
PANES: Final = ("beside", "fixed")
DETAILS: Final = ("all", "usual", "short")


class DisplayPage(SettingsPage):
    """The display."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.theme = self.add_choice("theme", THEMES, settings.theme)
        self.contrast = self.add_choice("contrast", CONTRASTS, settings.contrast)
        self.motion = self.add_choice("motion", MOTIONS, settings.motion)
        self.speed = self.add_choice("speed", SPEEDS, settings.speed)
        self.about = paragraph(role="muted")
        self.add_widget(self.about)
        self.enlarge = self.add_choice("enlarge", ENLARGE, settings.enlarge)
        self.pane = self.add_choice("pane", PANES, settings.pane)
        self.log = self.add_choice("log", DETAILS, settings.log)
        self.key_caps = self.add_tick("key_caps", on=settings.key_caps)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Display")

    def retranslate(self) -> None:
        """Write every word again."""
        system = self.tr("follow system")
        self.say(self.theme, self.tr("Colours"), (system, self.tr("light"), self.tr("dark")))
        self.say(self.contrast, self.tr("High contrast"), (system, self.tr("on"), self.tr("off")))
        motions = (self.tr("full"), self.tr("reduced"))
        self.say(self.motion, self.tr("Motion"), motions)
        paces = (self.tr("none"), self.tr("fast"), self.tr("normal"), self.tr("slow"))
        self.say(self.speed, self.tr("Animations"), paces)
        self.about.setText(
            self.tr(
                "With reduced motion, things fade in and out instead of moving or flashing, at the same "
                "speed. Without animations, everything appears at once."
            )
        )
        soon = (
            self.tr("never"),
            self.tr("immediately"),
            self.tr("after a short delay"),
            self.tr("after a second"),
        )
        self.say(self.enlarge, self.tr("Enlarge cards"), soon)
        places = (self.tr("beside the pointer"), self.tr("always in the same place"))
        self.say(self.pane, self.tr("Position of enlarged card"), places)
        details = (self.tr("everything"), self.tr("moves"), self.tr("main events"))
        self.say(self.log, self.tr("Log detail"), details)
        self.key_caps.setText(self.tr("Show keys on the table"))
