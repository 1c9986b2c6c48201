"""What the index of the library says at a glance, before anything is imported that reads it.

The first window asks only whether a match waits to be continued. In most folders none does, and the index
says so in a few milliseconds, however many matches there are.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from evolution_qt import __version__
from evolution_qt.core.files import READ
from evolution_qt.store.disk import Disk

NAME: Final = "index.json"
VERSION: Final = 4
MOST_BYTES: Final = 64_000_000
COARSE: Final = 2_000_000_000
"""Nanoseconds before the index was written within which a file may have been written once more unnoticed."""
_FINISHED: Final = rb'"([^"\\]+)":\[(\d+),(\d+),\["finished",'
"""A row of a finished match, as `Index` writes it: the name of the file, its size, when it was written."""


def are_finished(folder: Path, ending: str, most: int, disk: Disk) -> bool:
    """Return whether the index knows all records of a folder, whose names end so, as finished matches.

    The *most* that were written last must be as it knows them. False wherever anything is in doubt.
    """
    try:
        number = disk.open(folder / NAME, READ)
        try:
            limit = disk.stat_open(number).st_mtime_ns - COARSE
            data = disk.read(number, MOST_BYTES)
        finally:
            disk.close(number)
        if not data.startswith(f'[{VERSION},"{__version__}",'.encode()):
            return False
        rows = {name: (int(written), int(size)) for name, size, written in re.findall(_FINISHED, data)}
        names = [name for name in disk.names_in(folder, ending) if not name.startswith(".")]
        latest = sorted([(*rows[name.encode()], name) for name in names], reverse=True)[:most]
        for written, size, name in latest:
            what = disk.stat(folder / name)
            if (what.st_mtime_ns, what.st_size) != (written, size) or written >= limit:
                return False
    except (OSError, KeyError, UnicodeEncodeError):
        return False
    return True
