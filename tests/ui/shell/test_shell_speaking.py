"""The language changes at once in the middle of everything, and nothing is lost by it."""

import asyncio

import pytest
from PySide6.QtCore import QSize

from evolution_qt.ui.shell.settings import Settings

QUIET = Settings(language="de", speed="off", theme="light")


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_the_page_of_keys_needs_no_scrolling_in_any_language(play, shown, translations, size):
    """With all the keys of the window, which the page alone does not know."""

    async def act():
        async with shown(QUIET) as made:
            made.window.resize(QSize(*size))
            made.window.sheets.show_shortcuts()
            sheet = made.window.dialog
            for language in ("de", "ja", "en"):
                made.translations.use(language)
                await asyncio.sleep(0.01)
                assert 0 == sheet.area.verticalScrollBar().maximum(), language

    play(act())
