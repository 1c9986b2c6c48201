"""Which characters the fonts of the program can draw."""

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont

from evolution_qt import resources
from evolution_qt.ui.kit import fonts


def missing_glyphs(words):
    """Return the characters of a text that the title font or the text font cannot draw."""
    families = [
        [QRawFont(QByteArray(resources.read_bytes(name)), 16) for name in (*files, fonts.NAMES_FILE)]
        for files in (fonts.TITLE_FILES, fonts.TEXT_FILES, fonts.BOLD_FILES)
    ]
    return {
        letter
        for letter in words
        if not letter.isspace()
        and not all(any(font.supportsCharacter(ord(letter)) for font in family) for family in families)
    }
