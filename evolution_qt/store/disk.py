"""Every touch of the disk that this package makes, its faults, and paths without people's names.

All goes through one object, so that the tests can let any single operation fail. Files are numbers of the
system, not buffered streams: what `write` has taken is in the system's hands, and stays there when this
program is killed.

In paths that are shown, folders that bear the names of people are replaced.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from evolution_qt.core import files
from evolution_qt.core.errors import Fault, bad
from evolution_qt.core.files import PRIVATE, READ
from evolution_qt.core.plain import MOST_BYTES, opening

_AT_ONCE: Final = 1 << 20
LOCK_PLACE: Final = 1 << 30
"""On Windows one byte is locked, far behind any content, since a locked byte could not be read."""
_TAKEN: Final = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})
_NO_LOCKS: Final = frozenset(
    getattr(errno, name)
    for name in ("ENOLCK", "ENOSYS", "EOPNOTSUPP", "ENOTSUP", "EINVAL")
    if hasattr(errno, name)
)
"""What systems say that cannot lock there, such as some drives of the network."""

NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL
CHANGE: Final = os.O_RDWR
APPEND: Final = os.O_WRONLY | os.O_APPEND
LOCK_FILE: Final = os.O_RDWR | os.O_CREAT


class Disk:
    """The operations. Each raises OSError."""

    def open(self, path: Path, flags: int, mode: int = PRIVATE) -> int:
        """Open an ordinary file and return its number; wait for none, follow no link to write."""
        return files.open_ordinary(path, flags, mode)

    def read(self, number: int, most: int) -> bytes:
        """Return the content of an open file from its beginning, at most so many bytes."""
        os.lseek(number, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while most > 0 and (part := os.read(number, min(most, _AT_ONCE))):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)

    def write(self, number: int, data: bytes, at: int | None = None) -> int:
        """Write at a place, or where the file stands, and return how many bytes were taken."""
        if at is not None:
            os.lseek(number, at, os.SEEK_SET)
        return os.write(number, data)

    def truncate(self, number: int, length: int) -> None:
        """Let a file end there."""
        os.ftruncate(number, length)

    def sync(self, number: int) -> None:
        """Wait until the content is on the disk itself."""
        os.fsync(number)

    def sync_folder(self, path: Path) -> None:
        """Wait until the names in a folder are on the disk itself, on systems that know such a thing."""
        if sys.platform == "win32":
            return
        number = os.open(path, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(number)
        finally:
            os.close(number)

    def close(self, number: int) -> None:
        """Close a file, and with it give back its lock."""
        os.close(number)

    def lock(self, number: int, *, shared: bool = False) -> bool:
        """Lock an open file, as long as it is open, and return whether that succeeded; do not wait.

        The system gives the lock back when the program ends, however it ends, so no lock can be stale. True
        as well where the system knows no locks.
        """
        try:
            _lock(number, shared)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            if error.errno in _NO_LOCKS:
                return True
            raise
        return True

    def unlock(self, number: int) -> None:
        """Give back a lock before the file is closed."""
        with suppress(OSError):
            _unlock(number)

    def stat(self, path: Path) -> os.stat_result:
        """Return what is there, links not followed."""
        return os.lstat(path)

    def stat_open(self, number: int) -> os.stat_result:
        """Return what is open."""
        return os.fstat(number)

    def names_in(self, folder: Path, ending: str) -> list[str]:
        """Return the names in a folder that end so, in no order, whatever bears them."""
        with os.scandir(folder) as entries:
            return [entry.name for entry in entries if entry.name.endswith(ending)]

    def list(self, folder: Path, ending: str) -> list[tuple[str, os.stat_result]]:
        """Return the ordinary files in a folder whose names end so, with what is known of each."""
        found: list[tuple[str, os.stat_result]] = []
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(ending) and entry.is_file(follow_symlinks=False):
                    with suppress(FileNotFoundError):  # gone since
                        found.append((entry.name, os.lstat(entry.path)))
        return found

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, if they are not there."""
        os.makedirs(path, exist_ok=True)

    def replace(self, path: Path, target: Path) -> None:
        """Give a file another's name; that one goes, if it is an ordinary file too."""
        files.replace(path, target)

    def rename(self, path: Path, target: Path) -> None:
        """Give a file another name that is free."""
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
        os.rename(path, target)

    def remove(self, path: Path) -> None:
        """Remove an ordinary file."""
        files.refuse_others(path, follows=True)
        os.unlink(path)


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int, shared: bool) -> None:
        os.lseek(number, LOCK_PLACE, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def _unlock(number: int) -> None:
        os.lseek(number, LOCK_PLACE, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(number: int, shared: bool) -> None:
        fcntl.flock(number, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    def _unlock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_UN)


DISK: Final = Disk()


def write_all(disk: Disk, number: int, data: bytes, at: int | None = None) -> None:
    """Write all of *data*, however little the system takes at a time. Raises OSError."""
    while data:
        taken = disk.write(number, data, at)
        if taken <= 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        data = data[taken:]
        at = None if at is None else at + taken


def write_whole(path: Path, data: bytes, disk: Disk = DISK, mode: int = PRIVATE) -> None:
    """Replace a file so that a reader finds the old or the new content, never a part. Raises OSError.

    The new content is written beside the old one, waited for, and renamed over it.
    """
    disk.make_folder(path.parent)
    number, beside = _opened_beside(path, disk, mode)
    try:
        try:
            write_all(disk, number, data)
            disk.sync(number)
        finally:
            disk.close(number)
        disk.replace(beside, path)
    except OSError:
        with suppress(OSError):
            disk.remove(beside)
        raise
    with suppress(OSError):
        disk.sync_folder(path.parent)


def _opened_beside(path: Path, disk: Disk, mode: int) -> tuple[int, Path]:
    for attempt in range(100):
        beside = path.with_name(f".{path.name}.{os.getpid()}-{attempt}.new")
        try:
            return disk.open(beside, NEW, mode), beside
        except FileExistsError:  # left by one that was killed
            continue
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def read_ordinary(path: Path, name: str, disk: Disk) -> bytes:
    """Return the content of a file that messages call *name*. Raises BadInput."""
    with opening(name):
        number = disk.open(path, READ)
    try:
        data = disk.read(number, MOST_BYTES + 1)
    except OSError:
        raise bad("unreadable", name) from None
    finally:
        with suppress(OSError):
            disk.close(number)
    if len(data) > MOST_BYTES:
        raise bad("too_large", name, limit=MOST_BYTES)
    return data


_CODES: Final[Mapping[int, str]] = {
    errno.ENOSPC: "disk_full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.ENOENT: "folder_gone",
    errno.ENOTDIR: "folder_gone",
    errno.EEXIST: "folder_gone",  # a file has its name
}


def fault_of(error: OSError) -> Fault:
    """Return what is wrong, in a word that can be translated."""
    if isinstance(error, files.NotAFile):
        return Fault(error.code)
    return Fault(_CODES.get(error.errno or 0, "disk_fault"))


def without_paths(text: str, paths: Mapping[str, str]) -> str:
    """Return *text* with each of these folders replaced, the longest first, and a name of a home left over.

    It does not matter which way the separators lean or how often they stand there.
    """
    for path in sorted(paths, key=len, reverse=True):
        parts = [part for part in re.split(r"[\\/]+", path) if part]
        if parts:
            start = r"[\\/]+" if path[0] in "\\/" else ""
            pattern = start + r"[\\/]+".join(map(re.escape, parts)) + r"(?![\w.-])"
            word = paths[path]
            text = re.sub(pattern, word.replace("\\", r"\\"), text)
    user = re.split(r"[\\/]+", os.path.expanduser("~").rstrip("\\/"))[-1]
    if len(user) > 1 and user != "root":
        text = re.sub(rf"(?<=[\\/]){re.escape(user)}(?=[\\/]|$)", "~", text)
    return text
