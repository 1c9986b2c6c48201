"""What the library remembers of records, so that it need not read thousands of files to list them.

`index.json` may be removed at any time: it is made again. A row counts as long as the file has the size and
the time it had; rows of files written at most two seconds before the index are looked at again, because some
disks count time so coarsely.
"""

from __future__ import annotations

import logging
import os
import threading
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from evolution_qt import __version__
from evolution_qt.core.files import READ
from evolution_qt.store.disk import DISK, Disk, write_whole
from evolution_qt.store.summary import Summary
from evolution_qt.store.writer import AT_ONCE, Writer

_log = logging.getLogger(__name__)

NAME: Final = "index.json"
VERSION: Final = 4
MOST_BYTES: Final = 64_000_000
_COARSE: Final = 2_000_000_000


class Row(msgspec.Struct, frozen=True, array_like=True):
    """What is known of one file: its size, when it was written, what it says (None: not even a header)."""

    size: int
    written: int
    summary: Summary | None


class _Index(msgspec.Struct, array_like=True):
    version: int
    program: str
    rows: dict[str, Row | msgspec.Raw]


class _Stored(msgspec.Struct, array_like=True):
    """The same with rows as they stand in the file: each is read when it is asked for."""

    version: int
    program: str
    rows: dict[str, msgspec.Raw]


class Index:
    """The rows, by the names of files, and the file they are kept in.

    The writer's thread may look up and put in rows too, while games are listed: each touch is one step.
    """

    def __init__(self, path: Path, disk: Disk = DISK, writer: Writer = AT_ONCE) -> None:
        self._path = path
        self._disk = disk
        self._writer = writer
        self._rows: dict[str, Row | msgspec.Raw] = {}
        self._limit = 0
        self._is_loaded = False
        self._loading = threading.Lock()
        self._is_changed = False

    def row(self, name: str, what: os.stat_result) -> Row | None:
        """Return what is known of a file, None if it has changed since, or is not known."""
        self._load()
        row = self._rows.get(name)
        if isinstance(row, msgspec.Raw):
            row = self._read(name, row)
        if row is None or (row.size, row.written) != (what.st_size, what.st_mtime_ns):
            return None
        return row

    def _read(self, name: str, raw: msgspec.Raw) -> Row | None:
        """Read a row from the file, and forget it if it cannot count."""
        try:
            row = msgspec.json.decode(raw, type=Row)
        except (ValueError, RecursionError):
            row = None
        if row is None or row.written >= self._limit:
            self._rows.pop(name, None)
            return None
        self._rows[name] = row
        return row

    def put(self, name: str, row: Row) -> None:
        """Remember what a file says; not under a name that is no text, which the index cannot hold."""
        try:
            name.encode()
        except UnicodeEncodeError:
            return
        self._load()
        self._rows[name] = row
        self._is_changed = True

    def keep_only(self, names: set[str]) -> None:
        """Forget files that are gone."""
        self._load()
        for name in self._rows.keys() - names:
            self._rows.pop(name, None)
            self._is_changed = True

    def save(self) -> None:
        """Have the file written, if that can be and there is something new."""
        if not self._is_changed:
            return
        self._is_changed = False
        for name, row in list(self._rows.items()):
            if isinstance(
                row, msgspec.Raw
            ):  # it must not seem to be older than the index that it is put into
                self._read(name, row)
        data = msgspec.json.encode(_Index(VERSION, __version__, self._rows))
        self._writer.do(partial(self._write, data))

    def _write(self, data: bytes) -> None:
        try:
            write_whole(self._path, data, self._disk)
        except OSError as error:
            _log.info("the index is not kept: %s", error)

    def _load(self) -> None:
        """Read the file once, by the first who asks; all others wait for it."""
        if not self._is_loaded:
            with self._loading:
                if not self._is_loaded:
                    self._read_file()
                    self._is_loaded = True

    def _read_file(self) -> None:
        try:
            number = self._disk.open(self._path, READ)
            try:
                written = self._disk.stat_open(number).st_mtime_ns
                data = self._disk.read(number, MOST_BYTES)
            finally:
                self._disk.close(number)
            index = msgspec.json.decode(data, type=_Stored)
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            _log.info("the index is made again: %s: %s", self._path, error)
            return
        if (index.version, index.program) == (VERSION, __version__):
            self._limit = written - _COARSE
            self._rows = dict(index.rows)
