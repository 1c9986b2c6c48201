"""What is wrong with a file, in the language of the window."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import FAULTS, Fault, Refusal, filled, reasons_of
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.reasons import sentence as refusal_sentence
from evolution_qt.messages import LINE, LINE_AND_COLUMN, readable
from evolution_qt.ui.shell import joined

_PLACE: Final = re.compile(r"line (?P<line>[0-9]+)(?:, column (?P<column>[0-9]+))?")
_TRAITS: Final = {one.trait.key: one.trait.name for edition in EDITIONS for one in edition.prints}


def sentence(fault: Fault) -> str:
    """Return the sentence for a fault, the place first; paths are the same in every language."""
    params = readable(fault.params, _trait)
    if reasons := reasons_of(fault):
        params["reasons"] = joined.text(list(dict.fromkeys(map(_refusal, reasons))))
    said = filled(QCoreApplication.translate("Fault", FAULTS.get(fault.code, fault.code)), params)
    where = _PLACE.sub(_line, fault.where, count=1) if fault.where.startswith("line ") else fault.where
    return joined.before(where, said)


def _line(found: re.Match[str]) -> str:
    form = LINE if found["column"] is None else LINE_AND_COLUMN
    return filled(
        QCoreApplication.translate("Place", form), {k: v for k, v in found.groupdict().items() if v}
    )


def _refusal(refusal: Refusal) -> str:
    """Return why a move is refused, the code where that has no sentence."""
    words = refusal_sentence(refusal)
    params = readable(refusal.params, _trait)
    return filled(QCoreApplication.translate("Refusal", words), params) if words else refusal.code


def _trait(key: str) -> str:
    return QCoreApplication.translate("Trait", _TRAITS[key]) if key in _TRAITS else key
