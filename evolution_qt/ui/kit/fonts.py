"""The bundled fonts: one for titles and numbers, one for text, each of a Latin and a Japanese part.

Qt falls back per character, so one font writes German, English and Japanese. In Japanese the Japanese part
comes first: figures, points and dashes then have the size of the signs around them. Rare kanji of names come
from a font of their own. Figures are lining figures. Nothing here uses a font of the system.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

from evolution_qt import resources

TITLE_FILES = ("fonts/title-latin.ttf", "fonts/title-japanese.ttf")
"""Files of the title font: the Latin one, the Japanese one."""
TEXT_FILES = ("fonts/text-latin.ttf", "fonts/text-japanese.ttf")
"""Files of the text font, likewise."""
BOLD_FILES = ("fonts/text-latin-bold.ttf", "fonts/text-japanese-bold.ttf")
"""Files of the bold text font; the same families as the text font."""
NAMES_FILE = "fonts/names-japanese.ttf"
"""File with kanji of names that one of the Japanese fonts lacks."""
FILES = (*TITLE_FILES, *TEXT_FILES, *BOLD_FILES, NAMES_FILE)
"""All files."""

LEAST = 15
"""Pixels of the smallest writing: 11 points at 100 %."""
CROWDED = 12
"""Pixels of the smallest writing where many things share little room."""


@cache
def load() -> bool:
    """Register the bundled fonts, and return whether Qt takes them; needs a QGuiApplication."""
    return all(_number(name) >= 0 for name in FILES)


def title(px: int) -> QFont:
    """Return the title font, always bold, in a size of `px` pixels."""
    return _font(TITLE_FILES, px, QFont.Weight.Bold)


def text(px: int, bold: bool = False) -> QFont:
    """Return the text font in a size of `px` pixels."""
    return _font(TEXT_FILES, px, QFont.Weight.Bold if bold else QFont.Weight.Normal)


def is_japanese_first() -> bool:
    """Return whether what is written now has the Japanese fonts before the Latin ones."""
    return QLocale().language() == QLocale.Language.Japanese


def _font(files: tuple[str, ...], px: int, weight: QFont.Weight) -> QFont:
    return QFont(_made(files, px, weight, is_japanese_first()))


@cache
def _made(files: tuple[str, ...], px: int, weight: QFont.Weight, is_japanese: bool) -> QFont:
    load()
    font = QFont()
    font.setFamilies(_families(files, is_japanese))
    font.setPixelSize(max(px, 1))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@cache
def _families(files: tuple[str, ...], is_japanese: bool) -> list[str]:
    """Return the families in the order in which a character is looked for."""
    written = [_family(name) for name in (*files, NAMES_FILE)]
    others = [one for one in map(_family, (*TITLE_FILES, *TEXT_FILES)) if one not in written]
    return [*reversed(written[:2]), written[2], *others] if is_japanese else [*written, *others]


def is_sound(name: str) -> bool:
    """Return whether a file is a font that Qt can use; needs a QGuiApplication."""
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QRawFont

    return QRawFont(QByteArray(resources.read_bytes(name)), LEAST).isValid()


@cache
def _family(name: str) -> str:
    return QFontDatabase.applicationFontFamilies(_number(name))[0]


@cache
def _number(name: str) -> int:
    path = resources.path(name)
    if path is not None:  # then Qt reads only what it needs of it
        return QFontDatabase.addApplicationFont(str(path))
    from PySide6.QtCore import QByteArray

    return QFontDatabase.addApplicationFontFromData(QByteArray(resources.read_bytes(name)))
