"""What holds for all tests of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture(autouse=True)
def english_words() -> Iterator[None]:
    """Lists are joined as in English, whatever language another test chose."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)
