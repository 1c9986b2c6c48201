"""The names of players: as people write them, that of the person at this computer, and usual names.

Of Qt there are only translations. Players whom no one names get a name of the program: bots are animals, in
the words of each language.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from evolution_qt import messages
from evolution_qt.core.errors import filled
from evolution_qt.core.record import HUMAN
from evolution_qt.core.text import N_
from evolution_qt.ui.shell.settings.settings import LONGEST_NAME

_NOBODYS: Final = (
    *("admin", "administrator", "benutzer", "default", "gast", "guest", "live", "owner", "player"),
    *("nobody", "root", "system", "test", "user"),  # plain: ok
)
"""How accounts are called that belong to no one in particular."""
_NAME: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_LEAST: Final = 2


def tidied(name: str) -> str:
    """Return a name without control characters and superfluous spaces, not too long."""
    return printed(name)[:LONGEST_NAME]


def of_user() -> str:
    """Return what the person is called whose account this is, empty if that is not known."""
    return called(account_name())


def called(displayed: str) -> str:
    """Return the first name in the name of an account, empty if it is no one's or hardly a name."""
    family, comma, given = printed(displayed).partition(",")
    words = (given if comma and given.strip() else family).split()
    name = words[0] if words else ""
    is_name = _NAME.fullmatch(name) is not None and _LEAST <= len(name) <= LONGEST_NAME
    return name if is_name and name.casefold() not in _NOBODYS else ""


def printed(name: str) -> str:
    """Return a name as it is read: without control characters and superfluous spaces, as long as it is."""
    shown = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return " ".join(shown.split())


def legible(name: str | None) -> str:
    """Return a name as it is, empty if it has nothing that can be seen: a record may have any."""
    return name if name and printed(name) else ""


def account_name() -> str:
    """Return the name of the account as the system shows it, empty if it does not."""
    with suppress(ImportError, KeyError, OSError, AttributeError):
        if sys.platform == "win32":
            return _displayed_by_windows()
        import pwd

        name, _, _ = pwd.getpwuid(os.getuid()).pw_gecos.partition(",")  # room and telephone follow
        return name
    return ""


def _displayed_by_windows() -> str:
    import ctypes

    display_name, size = 3, ctypes.c_ulong(257)
    buffer = ctypes.create_unicode_buffer(size.value)
    library = getattr(ctypes, "windll").secur32  # noqa: B009  the name is there on Windows alone
    return buffer.value if library.GetUserNameExW(display_name, buffer, ctypes.byref(size)) else ""


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


def numbered_name(seat: int) -> str:
    """Return the name of a player at a seat whom no one has named: Player 2."""
    return filled(QCoreApplication.translate("SeatRow", NAMELESS), {"number": str(seat + 1)})


class _Default(NamedTuple):
    """A name that no one has given."""

    seat: int
    is_animal: bool


@cache
def _defaults() -> Mapping[str, _Default]:
    """Return all names that no one has given, in every language."""
    found = {}
    for language in messages.languages():
        said = messages.load(language)
        for seat in range(_MOST_SEATS):
            found[_numbered(said.text("SeatRow", _animal(seat)), seat)] = _Default(seat, True)
            found[said.text("SeatRow", NAMELESS, number=seat + 1)] = _Default(seat, False)
    return found


def shown_name(name: str | None, seat: int, kind: str) -> str:
    """Return what a player of a kind at a seat is called.

    A name that no one has given is said in this language. A person may be called like an animal: that stays.
    """
    default = _defaults().get(name or "")
    if default is None or (default.is_animal and kind == HUMAN):
        return legible(name) or numbered_name(seat)
    return usual_name(default.seat) if default.is_animal else numbered_name(default.seat)


def given_by_none(seat: int) -> frozenset[str]:
    """Return what a player at a seat is called in some language if no one has named him."""
    return frozenset(name for name, default in _defaults().items() if default.seat == seat)


def is_of_no_one(name: str) -> bool:
    """Return whether a player has a name at some seat that no one has given."""
    return name in _defaults()


def of_people(names: Sequence[str]) -> list[str]:
    """Return names without those that only number a player, in whatever language they were written."""
    defaults = _defaults()
    return [name for name in names if name not in defaults or defaults[name].is_animal]
