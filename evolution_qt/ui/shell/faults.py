"""What is wrong with a file, in the language of the window."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt import games
from evolution_qt.core.errors import Fault, Refusal, filled, reasons_of
from evolution_qt.core.sentences import Sentences
from evolution_qt.messages import LINE, LINE_AND_COLUMN, readable
from evolution_qt.ui.kit import joined

_PLACE: Final = re.compile(r"line (?P<line>[0-9]+)(?:, column (?P<column>[0-9]+))?")


def sentence(fault: Fault) -> str:
    """Return the sentence for a fault, the place first; paths are the same in every language."""
    sentences = games.sentences(fault.game)
    params = readable(fault.params, partial(_trait, sentences))
    if reasons := reasons_of(fault):
        params["reasons"] = joined.text(list(dict.fromkeys([_refusal(sentences, one) for one in reasons])))
    said = filled(QCoreApplication.translate("Fault", sentences.of_fault(fault)), params)
    where = _PLACE.sub(_line, fault.where, count=1) if fault.where.startswith("line ") else fault.where
    return joined.before(where, said)


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
