"""What the index of the library says at a glance, before anything is imported that reads it.

The first window asks only whether a match waits to be continued. In most folders none does, and the index
says so in a few milliseconds, however many matches there are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable
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

_TEXT: Final = r'(?:null|"(?:[^"\\]|\\.)*")'
_ENDED: Final = rf',\["finished","{{edition}}",{_TEXT},{_TEXT},((?:[\[,]\[{_TEXT},{_TEXT}\])+)'
"""A row of the index as far as its players, as `Index` writes it: status, edition, time, program."""
_PERSON: Final = re.compile(rf'\[({_TEXT}),"human"\]'.encode())


def are_finished(folder: Path, ending: str, most: int, disk: Disk) -> bool:
    """Return whether the index lists the latest records of a folder as finished matches.

    *ending* is how their names end. Only the *most* that were written last are looked at; in doubt the answer
    is False.
    """
    try:
        number = disk.open(folder / NAME, READ)
        try:
            limit = disk.stat_open(number).st_mtime_ns - COARSE
            data = disk.read(number, MOST_BYTES)
        finally:
            disk.close(number)
        if not data.startswith(_head()):
            return False
        files = [(what.st_mtime_ns, name, what.st_size) for name, what in disk.list(folder, ending)]
        latest = sorted([one for one in files if not one[1].startswith(".")], reverse=True)[:most]
        for written, name, size in latest:
            row = f'"{name}":[{size},{written},["finished",'  # as `Index` writes it
            if written >= limit or row.encode() not in data:
                return False
    except (OSError, UnicodeEncodeError):
        return False
    return True


def finished_in_index(folder: Path, editions: Iterable[str], people: Collection[str], disk: Disk) -> set[str]:
    """Return those editions, by their keys, of which the index lists a match that people have finished.

    They are *people* by their names, and those who gave none.
    """
    try:
        number = disk.open(folder / NAME, READ)
        try:
            data = disk.read(number, MOST_BYTES)
        finally:
            disk.close(number)
    except OSError:
        return set()
    if not data.startswith(_head()):
        return set()
    wanted = {b"null", *(json.dumps(name, ensure_ascii=False).encode() for name in people)}

    def is_played(edition: str) -> bool:
        rows = re.finditer(_ENDED.format(edition=re.escape(edition)).encode(), data)
        names = (_PERSON.findall(row[1]) for row in rows)
        return any(name in wanted for found in names for name in found)

    return set(filter(is_played, editions))


def _head() -> bytes:
    """Return how an index of this program begins."""
    return f'[{VERSION},"{__version__}",'.encode()
