"""The names of players as people write them, and what the person at this computer may be called. No Qt."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from contextlib import suppress
from typing import Final

from evolution_qt.ui.shell.settings import LONGEST_NAME

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
    """Return the name of the account as the system shows it, empty if it does not tell."""
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
