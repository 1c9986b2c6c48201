"""What bots are called if no one names them: animals, in the words of each language."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt import messages
from evolution_qt.core.text import N_

NAMELESS: Final = N_("SeatRow", "Player {number}")
_ANIMALS: Final = (
    N_("SeatRow", "Fox"),
    N_("SeatRow", "Otter"),
    N_("SeatRow", "Heron"),
    N_("SeatRow", "Lynx"),
    N_("SeatRow", "Badger"),
    N_("SeatRow", "Crane"),
)
"""The names of `crest.BOT_FACES`."""


def usual_name(seat: int) -> str:
    """Return the name that a bot gets by itself at a seat."""
    return _numbered(QCoreApplication.translate("SeatRow", _animal(seat)), seat)


def _animal(seat: int) -> str:
    return _ANIMALS[seat % len(_ANIMALS)]


def _numbered(name: str, seat: int) -> str:
    """Return the name as it is where there are animals enough, else with a number: Fox 2."""
    time = seat // len(_ANIMALS) + 1
    return name if time == 1 else f"{name} {time}"


@cache
def given_by_none(seat: int) -> frozenset[str]:
    """Return what a player at a seat is called in some language if no one has named him."""
    spoken = [messages.load(language) for language in messages.languages()]
    names = [_numbered(said.text("SeatRow", _animal(seat)), seat) for said in spoken]
    return frozenset([*names, *(said.text("SeatRow", NAMELESS, number=seat + 1) for said in spoken)])
