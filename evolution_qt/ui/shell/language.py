"""The language of the window: translators for Qt's own words and for ours, exchanged while running."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from evolution_qt import resources
from evolution_qt.core.text import N_
from evolution_qt.messages import best_of, compiled, languages

_log = logging.getLogger(__name__)

UNCOMPILED: Final = (
    "The translations are not compiled, so everything is in English and plurals look odd. "
    "'python3 dev.py setup' or 'python3 packaging/compile_i18n.py' compiles them."
)
"""Never translated: it is said where there are no translations."""


QT_LACKS: Final = (
    N_("QFileDialog", "&Look in:"),
    N_("QFileDialog", "Files of &type:"),
    #: a drive of the computer, as a kind of file
    N_("QAbstractFileIconProvider", "Drive"),
    N_("QAbstractFileIconProvider", "File"),
    N_("QAbstractFileIconProvider", "Folder"),
    #: a file that stands for another one
    N_("QAbstractFileIconProvider", "Shortcut"),
    N_("QAbstractFileIconProvider", "Unknown"),
)
"""What Qt itself says, but not in all of our languages."""


def of_system() -> str:
    """Return the language that the system prefers, of those there are."""
    return best_of(QLocale.system().uiLanguages())


def spoken() -> str:
    """Return the language that is spoken now, by its two letters."""
    return QLocale().name().split("_")[0]


class Translations:
    """The installed translators. They live as long as this object."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self._data: list[bytes] = []  # a translator reads from the bytes it was given as long as it lives
        self.language = ""
        self._is_uncompiled_said = False

    def use(self, language: str) -> None:
        """Speak a language, ``system`` for the system's. Every widget gets a LanguageChange."""
        chosen = language if language in languages() else of_system()
        if chosen == self.language:
            return
        self.remove()
        self.language = chosen
        QLocale.setDefault(QLocale("en_GB" if chosen == "en" else chosen))
        # what is installed last is asked first: ours before Qt's
        for translator in (*self._of_qt(chosen), *self._ours(chosen)):
            self._installed.append(translator)
            self._app.installTranslator(translator)

    def remove(self) -> None:
        """Take the translators away again."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed.clear()
        self._data.clear()
        self.language = ""

    def _of_qt(self, language: str) -> Iterator[QTranslator]:
        translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", folder):
            yield translator
        else:
            _log.warning("Qt's words are not there in %s: %s lacks qtbase_%s.qm", language, folder, language)

    def _ours(self, language: str) -> Iterator[QTranslator]:
        names = compiled(f"_{language}.qm")
        if not names:
            self._say_uncompiled()
        for name in names:
            translator, data = QTranslator(), resources.read_bytes(name)
            self._data.append(data)
            if translator.load(data):
                yield translator
            else:
                _log.error("the translation %s is damaged", name)

    def _say_uncompiled(self) -> None:
        """Say once, in the log and on the terminal, why plurals and languages are missing."""
        if not self._is_uncompiled_said:
            self._is_uncompiled_said = True
            _log.warning("%s", UNCOMPILED)
            # without a log the warning has gone there; without a console there is no such place
            if _log.hasHandlers() and sys.stderr is not None:
                sys.stderr.write(UNCOMPILED + "\n")
