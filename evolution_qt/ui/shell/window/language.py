"""The language of the window: translators, exchanged while running, and the sentences for faults in it.

There are translators for Qt's own words and for ours. The sentences are for what is wrong with a file.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from evolution_qt import games, resources
from evolution_qt.core.errors import Fault, Refusal, Sentences, filled, reasons_of
from evolution_qt.core.text import N_
from evolution_qt.messages import LINE, LINE_AND_COLUMN, best_of, compiled, languages, readable
from evolution_qt.ui.kit import phrasing

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
        self._is_uncompiled_logged = False

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
            self._log_uncompiled()
        for name in names:
            translator, data = QTranslator(), resources.read_bytes(name)
            self._data.append(data)
            if translator.load(data):
                yield translator
            else:
                _log.error("the translation %s is damaged", name)

    def _log_uncompiled(self) -> None:
        """Write once, in the log and on the terminal, why plurals and languages are missing."""
        if not self._is_uncompiled_logged:
            self._is_uncompiled_logged = True
            _log.warning("%s", UNCOMPILED)
            # without a log the warning has gone there; without a console there is no such place
            if _log.hasHandlers() and sys.stderr is not None:
                sys.stderr.write(UNCOMPILED + "\n")


_PLACE: Final = re.compile(r"line (?P<line>[0-9]+)(?:, column (?P<column>[0-9]+))?")


def sentence(fault: Fault) -> str:
    """Return the sentence for a fault, the place first; paths are the same in every language."""
    sentences = games.sentences(fault.game)
    params = readable(fault.params, partial(_trait, sentences))
    if reasons := reasons_of(fault):
        params["reasons"] = phrasing.text(list(dict.fromkeys([_refusal(sentences, one) for one in reasons])))
    said = filled(QCoreApplication.translate("Fault", sentences.of_fault(fault)), params)
    where = _PLACE.sub(_line, fault.where, count=1) if fault.where.startswith("line ") else fault.where
    return phrasing.before(where, said)


def _line(found: re.Match[str]) -> str:
    form = LINE if found["column"] is None else LINE_AND_COLUMN
    return filled(
        QCoreApplication.translate("Place", form), {k: v for k, v in found.groupdict().items() if v}
    )


def _refusal(sentences: Sentences, refusal: Refusal) -> str:
    """Return why a move is refused, the code where that has no sentence."""
    params = readable(refusal.params, partial(_trait, sentences))
    return filled(QCoreApplication.translate("Refusal", sentences.of_refusal(refusal)), params)


def _trait(sentences: Sentences, key: str) -> str:
    names, context = sentences.names, sentences.context
    return QCoreApplication.translate(context, names[key]) if key in names else key
