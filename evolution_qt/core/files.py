"""Opening files of the disk: only ordinary ones, and none is ever waited for.

To open a FIFO waits until another program writes into it; a device may do anything when it is opened, and be
without an end when it is read. So every file that the program reads or goes on with is opened here.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

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
    """Say whether this is a file with content, not a folder, a link or a device."""
    return stat.S_ISREG(what.st_mode)


def replace(path: Path | str, target: Path | str) -> None:
    """Give a file another's name; that one goes. Raises OSError, NotAFile if either is no ordinary file."""
    for one in (path, target):
        refuse_others(one, follows=True)
    os.replace(path, target)
