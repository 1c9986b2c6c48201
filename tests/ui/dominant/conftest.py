"""What holds for all tests of this table."""

import pytest
from PySide6.QtCore import QLocale

from evolution_qt.ui.shell.window.language import Translations


@pytest.fixture(params=["en", "de", "ja"])
def language(request, qapp):
    """Speak each language in turn."""
    before = QLocale()
    translations = Translations(qapp)
    translations.use(request.param)
    yield request.param
    translations.remove()
    QLocale.setDefault(before)
