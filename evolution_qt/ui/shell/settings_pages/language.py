"""The language of the window, and how large everything is written."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from evolution_qt.core.errors import filled
from evolution_qt.messages import languages
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.settings import TEXT_SIZES, Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage


class LanguagePage(SettingsPage):
    """Language and text."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.language = self.add_choice("language", ("system", *languages()), settings.language)
        self.text = self.add_choice("text", TEXT_SIZES, settings.text)
        self.about = paragraph(role="muted")
        self.add_widget(self.about)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Language and text")

    def retranslate(self) -> None:
        """Write every word again."""
        names = (self.tr("follow system"), *languages().values())
        self.say(self.language, self.tr("Language"), names)
        sizes = [filled(self.tr("{number}%"), {"number": QLocale().toString(size)}) for size in TEXT_SIZES]
        self.say(self.text, self.tr("Text size"), sizes)
        self.about.setText(
            self.tr(
                "Text on the table grows as far as space allows; enlarged cards and all panels use the "
                "full size. Scroll to see what does not fit in the window."
            )
        )
