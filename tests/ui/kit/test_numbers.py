"""Numbers as they are written."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from evolution_qt.ui.kit.phrasing import plain_number, signed


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Leave the language of the process as it was."""
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("value", "digits", "words", "with_sign"),
    [
        (3, 0, "3", "+3"),
        (0, 0, "0", "0"),
        (-3, 0, "−3", "−3"),
        (-1.25, 1, "−1.2", "−1.2"),
        (0.04, 1, "0.0", "0.0"),
        (-0.04, 1, "0.0", "0.0"),
    ],
)
def test_a_number_has_a_true_minus(value, digits, words, with_sign):
    assert plain_number(value, digits) == words
    assert signed(value, digits) == with_sign


def test_a_number_is_written_in_the_way_of_the_language():
    QLocale.setDefault(QLocale("de"))

    assert plain_number(-2.5, 1) == "−2,5"
    assert signed(2.5, 1) == "+2,5"


@pytest.mark.parametrize("language", ["de", "en", "ja", "sv"])
def test_no_language_brings_another_minus(language):
    QLocale.setDefault(QLocale(language))

    assert plain_number(-7) == "−7"
