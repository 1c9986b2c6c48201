"""The secret of a run of many games, from which its deals follow where a program plays that could guess them.

Shuffles are published, so a program that knows a seed, or finds it among a few thousand, knows every card.
A secret of 128 bits is drawn for each run and never stands in a command line or an environment, which other
programs can read. It is kept in files that only the person may read.
"""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from evolution_qt.core.errors import bad
from evolution_qt.core.files import PRIVATE, NotAFile, open_ordinary

SECRET_DIGITS: Final = 32
"""A secret is so many hexadecimal digits."""
_SECRET: Final = re.compile(f"[0-9a-f]{{{SECRET_DIGITS}}}")
_ENOUGH: Final = 100
"""Bytes that are read of a file; more is no secret."""


def drawn(begun: str = "") -> str:
    """Return a new secret; *begun* are the digits it begins with, of one that was cut off while written."""
    return (begun + secrets.token_hex(SECRET_DIGITS // 2))[:SECRET_DIGITS]


def is_secret(text: str) -> bool:
    """Say whether *text* is a secret."""
    return _SECRET.fullmatch(text) is not None


def of_file(path: Path, new: str = "") -> str:
    """Return the secret that a file holds. Raises BadInput.

    If there is no such file one is made that holds *new*, if that is given.
    """
    try:
        return _read(path)
    except FileNotFoundError:
        if not new:
            raise bad("no_such_file", str(path)) from None
    except (OSError, ValueError):
        raise bad("unreadable", str(path)) from None
    try:
        file = open(path, "x", encoding="ascii", newline="\n", opener=privately)  # noqa: SIM115  see below
    except FileExistsError:  # another command has just made it, or a link leads nowhere
        with suppress(OSError):
            return _read(path)
        raise bad("unwritable", str(path)) from None
    except OSError:
        raise bad("unwritable", str(path)) from None
    try:
        with file:
            file.write(f"{new}\n")
    except OSError:
        with suppress(OSError):  # half a secret would be refused from now on
            path.unlink()
        raise bad("unwritable", str(path)) from None
    return new


def _read(path: Path) -> str:
    """Return the secret in a file. Raises OSError, and BadInput if the file has none or is none."""
    try:
        number = open_ordinary(path)
    except NotAFile as error:
        raise bad(error.code, str(path)) from None
    try:
        data = os.read(number, _ENOUGH + 1)
    finally:
        os.close(number)
    text = data.decode("utf-8-sig", errors="replace").strip().lower()
    if len(data) > _ENOUGH or not is_secret(text):
        raise bad("not_a_secret", str(path), limit=SECRET_DIGITS)
    return text


def privately(name: str, flags: int) -> int:
    """Open a file that only the person may read, as `open` asks its opener to."""
    number = open_ordinary(name, flags)
    with suppress(OSError):  # it may have been there before; some drives know no rights
        os.chmod(name, PRIVATE)
    return number
