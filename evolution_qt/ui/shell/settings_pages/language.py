"""The language of the window, and how large everything is written."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QLocale

from evolution_qt.core.errors import filled
from evolution_qt.messages import languages
from evolution_qt.ui.shell.dialogs.choice import SettingRow
from evolution_qt.ui.shell.settings import TEXT_SIZES, Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage


class LanguagePage(SettingsPage):
    """Language and text."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Language and text")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield language and size."""
        names = {"system": self.tr("follow system"), **languages()}
        yield SettingRow("language", self.tr("Language"), names)
        percent, locale = self.tr("{number}%"), QLocale()
        sizes = {size: filled(percent, {"number": locale.toString(size)}) for size in TEXT_SIZES}
        yield SettingRow("text", self.tr("Text size"), sizes)
        yield self.tr(
            "Text on the table grows as far as space allows; enlarged cards and all panels use the "
            "full size. Scroll to see what does not fit in the window."
        )
