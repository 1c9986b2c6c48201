"""What players are called if no one names them: bots as animals, in the words of each language."""

from __future__ import annotations

from collections.abc import Sequence
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
_MOST_SEATS: Final = 8
"""More seats than any game has."""


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


@cache
def _given_by_none() -> frozenset[str]:
    return frozenset().union(*map(given_by_none, range(_MOST_SEATS)))


def is_of_no_one(name: str) -> bool:
    """Say whether a player has a name at some seat that no one has given."""
    return name in _given_by_none()


def of_people(names: Sequence[str]) -> list[str]:
    """Return names without those that only number a player, in whatever language they were written."""
    numbered = _numbers_alone()
    return [name for name in names if name not in numbered]


@cache
def _numbers_alone() -> frozenset[str]:
    spoken = [messages.load(language) for language in messages.languages()]
    return frozenset(
        [said.text("SeatRow", NAMELESS, number=seat + 1) for said in spoken for seat in range(_MOST_SEATS)]
    )
