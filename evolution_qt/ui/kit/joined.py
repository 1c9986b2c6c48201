"""Words put beside each other as the language of the window does it: the only joints there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.messages import BEFORE, BEHIND, BESIDE

APART: Final = N_("Joined", "{first} · {second}")
STOPPED: Final = N_("Joined", "{words}.")
_STOPS: Final = tuple(".。!?！？…:：")


def row(words: Sequence[str]) -> str:
    """Return words in a row, without an "and"; for that there is `QLocale.createSeparatedList`."""
    return reduce(lambda first, second: _put(BESIDE, first=first, second=second), words) if words else ""


def facts(words: Sequence[str]) -> str:
    """Return what is told of one thing in a line, with dots between; what is empty is left out."""
    told = [word for word in words if word]
    return reduce(lambda first, second: _put(APART, first=first, second=second), told) if told else ""


def text(sentences: Sequence[str]) -> str:
    """Return sentences one behind the other."""
    return reduce(lambda first, second: _put(BEHIND, first=first, second=second), sentences)


def sentences(lines: Sequence[str]) -> str:
    """Return lines as sentences one behind the other, each with its stop; what is empty is left out."""
    told = [line for one in lines for line in one.split("\n") if line]
    return (
        text([line if line.endswith(_STOPS) else _put(STOPPED, words=line) for line in told]) if told else ""
    )


def before(what: str, words: str) -> str:
    """Return words behind the place or the name that they are about; alone if there is none."""
    return _put(BEFORE, what=what, words=words) if what else words


def _put(pattern: str, **words: str) -> str:
    return filled(QCoreApplication.translate("Joined", pattern), dict(words))
