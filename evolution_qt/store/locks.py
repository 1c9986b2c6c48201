"""Locks between windows: the system's own, which end with the program that holds them.

A record is locked by the window that plays it. Actions on the folder as a whole, such as renaming and the
bin, take `short_lock`. Where a system knows no locks, every window gets them, and two must not play one
game.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

from evolution_qt.core.errors import bad
from evolution_qt.core.files import READ
from evolution_qt.store.disk import DISK, LOCK_FILE, Disk

_log = logging.getLogger(__name__)

ShortLock: TypeAlias = AbstractContextManager[None]

LOCK_NAME: Final = "library.lock"
TRIES: Final = 20
"""Another window may be looking at a lock just now, which takes no time."""
SHORT_TRIES: Final = 400
PAUSE: Final = 0.005


def taken(disk: Disk, number: int, tries: int = TRIES) -> bool:
    """Lock an open file for this window, and say whether that succeeded. Raises OSError."""
    for attempt in range(tries):
        if attempt:
            time.sleep(PAUSE)
        if disk.lock(number):
            return True
    return False


def is_taken(path: Path, disk: Disk = DISK) -> bool:
    """Say whether a window, this one or another, plays this record now."""
    try:
        number = disk.open(path, READ)
    except OSError:
        return False
    try:
        return not disk.lock(number, shared=True)
    except OSError:
        return False
    finally:
        with suppress(OSError):
            disk.close(number)


@contextmanager
def short_lock(folder: Path, disk: Disk = DISK, tries: int = SHORT_TRIES) -> Iterator[None]:
    """Hold the lock of a folder for a moment. Raises BadInput if another window does not give it back.

    In a folder that cannot be written to there is nothing to lock for.
    """
    try:
        disk.make_folder(folder)
        number = disk.open(folder / LOCK_NAME, LOCK_FILE)
    except OSError as error:
        _log.info("nothing is locked: %s", error)
        yield
        return
    try:
        try:
            is_ours = taken(disk, number, tries)
        except OSError:  # a disk with a fault; what is done under the lock will say so
            is_ours = True
        if not is_ours:
            raise bad("in_use", str(folder))
        yield
    finally:
        with suppress(OSError):
            disk.close(number)
