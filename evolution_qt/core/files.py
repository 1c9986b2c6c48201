"""Opening files of the disk safely: only ordinary ones, none is ever waited for; and files with a secret.

To open a FIFO waits until another program writes into it; a device may do anything when it is opened, and be
without an end when it is read. So every file that the program reads or goes on with is opened here.

A secret is drawn for a run of many games in which a program plays that could guess the deals. Shuffles are
published, so a program that knows a seed, or finds it among a few thousand, knows every card. The deals of
such a run follow from 128 bits that never stand in a command line or an environment, which other programs can
read. They are kept in files that only the person may read.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from evolution_qt.core.errors import bad

PRIVATE: Final = 0o600
"""Who may read our files: the person alone."""
SHARED: Final = 0o666
"""Who may read what is written for others: those whom the person lets read new files."""
READ: Final = os.O_RDONLY

_EXTRA: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)


class NotAFile(OSError):  # noqa: N818
    """Something bears that name, but it is no ordinary file: a folder, a FIFO, a socket, a device, a link."""

    def __init__(self, path: Path | str, *, is_link: bool = False) -> None:
        super().__init__(errno.EINVAL, "not an ordinary file", str(path))
        self.code = "a_link" if is_link else "not_a_file"
        """What is wrong, as a `Fault` calls it."""


def open_ordinary(path: Path | str, flags: int = READ, mode: int = PRIVATE) -> int:
    """Open an ordinary file and return its number. Links are followed to read, not to write.

    Raises NotAFile for anything else, without opening it; OSError; ValueError for what is no name.
    """
    follows = flags == READ
    if not flags & os.O_EXCL:  # that one opens nothing that is there
        refuse_others(path, follows=follows)
    number = os.open(path, flags | _EXTRA | (0 if follows else _NO_LINK), mode)
    try:
        if not is_ordinary(os.fstat(number)):  # it has come since
            raise NotAFile(path)
    except BaseException:
        os.close(number)
        raise
    return number


def refuse_others(path: Path | str, *, follows: bool) -> None:
    """Raise NotAFile if something bears a name that is no ordinary file, nor, if *follows*, leads to one."""
    try:
        what = os.stat(path, follow_symlinks=follows)
    except FileNotFoundError:
        return
    if not is_ordinary(what):
        raise NotAFile(path, is_link=stat.S_ISLNK(what.st_mode))


def is_ordinary(what: os.stat_result) -> bool:
    """Return whether this is a file with content, not a folder, a link or a device."""
    return stat.S_ISREG(what.st_mode)


def replace(path: Path | str, target: Path | str) -> None:
    """Give a file another's name; that one goes. Raises OSError, NotAFile if either is no ordinary file."""
    for one in (path, target):
        refuse_others(one, follows=True)
    os.replace(path, target)


SECRET_DIGITS: Final = 32
"""A secret is so many hexadecimal digits."""
_SECRET: Final = re.compile(f"[0-9a-f]{{{SECRET_DIGITS}}}")
_ENOUGH: Final = 100
"""Bytes that are read of a file; more is no secret."""


def drawn_secret(begun: str = "") -> str:
    """Return a new secret; *begun* are the digits it begins with, of one that was cut off while written."""
    import secrets  # the first window does without

    return (begun + secrets.token_hex(SECRET_DIGITS // 2))[:SECRET_DIGITS]


def is_secret(text: str) -> bool:
    """Return whether *text* is a secret."""
    return _SECRET.fullmatch(text) is not None


def secret_of_file(path: Path, new: str = "") -> str:
    """Return the secret that a file holds. Raises BadInput.

    If there is no such file one is made that holds *new*, if that is given.
    """
    try:
        return _read_secret(path)
    except FileNotFoundError:
        if not new:
            raise bad("no_such_file", str(path)) from None
    except (OSError, ValueError):
        raise bad("unreadable", str(path)) from None
    try:
        file = open(path, "x", encoding="ascii", newline="\n", opener=privately)  # noqa: SIM115  see below
    except FileExistsError:  # another command has just made it, or a link leads nowhere
        with suppress(OSError):
            return _read_secret(path)
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


def _read_secret(path: Path) -> str:
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
