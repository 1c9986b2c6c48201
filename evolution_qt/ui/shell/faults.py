"""What is wrong with a file, in the language of the window."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import FAULTS, Fault, filled
from evolution_qt.messages import LINE, LINE_AND_COLUMN
from evolution_qt.ui.shell import joined

_PLACE: Final = re.compile(r"line (?P<line>[0-9]+)(?:, column (?P<column>[0-9]+))?")


def sentence(fault: Fault) -> str:
    """Return the sentence for a fault, the place first; paths are the same in every language."""
    said = filled(QCoreApplication.translate("Fault", FAULTS.get(fault.code, fault.code)), fault.params)
    where = _PLACE.sub(_line, fault.where, count=1) if fault.where.startswith("line ") else fault.where
    return joined.before(where, said)


def _line(found: re.Match[str]) -> str:
    form = LINE if found["column"] is None else LINE_AND_COLUMN
    return filled(
        QCoreApplication.translate("Place", form), {k: v for k, v in found.groupdict().items() if v}
    )
