"""How the table looks and moves: colours, contrast, motion, what is enlarged and what is told."""

from __future__ import annotations

from collections.abc import Iterator

from evolution_qt.ui.shell.dialogs.choice import SettingRow
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage


class DisplayPage(SettingsPage):
    """The display."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Display")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield all settings of the display."""
        system = self.tr("follow system")
        colours = {"system": system, "light": self.tr("light"), "dark": self.tr("dark")}
        yield SettingRow("theme", self.tr("Colours"), colours)
        contrasts = {"system": system, "on": self.tr("on"), "off": self.tr("off")}
        yield SettingRow("contrast", self.tr("High contrast"), contrasts)
        motions = {"full": self.tr("full"), "reduced": self.tr("reduced")}
        yield SettingRow("motion", self.tr("Motion"), motions)
        paces = {
            "off": self.tr("none"),
            "fast": self.tr("fast"),
            "normal": self.tr("normal"),
            "slow": self.tr("slow"),
        }
        yield SettingRow("speed", self.tr("Animations"), paces)
        yield self.tr(
            "With reduced motion, things fade in and out instead of moving or flashing, at the same "
            "speed. Without animations, everything appears at once."
        )
        soon = {
            "off": self.tr("never"),
            "fast": self.tr("immediately"),
            "normal": self.tr("after a short delay"),
            "slow": self.tr("after a second"),
        }
        yield SettingRow("enlarge", self.tr("Enlarge cards"), soon)
        places = {"beside": self.tr("beside the pointer"), "fixed": self.tr("always in the same place")}
        yield SettingRow("pane", self.tr("Position of enlarged card"), places)
        details = {"all": self.tr("everything"), "usual": self.tr("moves"), "short": self.tr("main events")}
        yield SettingRow("log", self.tr("Log detail"), details)
        yield SettingRow("key_caps", self.tr("Show keys on the table"))
