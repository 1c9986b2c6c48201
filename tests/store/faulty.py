"""A disk on which any single operation can fail, fall short, or be the last one before the program dies."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from evolution_qt.store.disk import Disk

OPERATIONS = frozenset(name for name in vars(Disk) if not name.startswith("_"))
CODES = (errno.ENOSPC, errno.EACCES, errno.EIO, errno.EROFS, errno.ENOENT)


class Killed(BaseException):
    """The program is gone; nothing may catch it."""


class Faulty(Disk):
    """Counts its operations. What `fails` says goes wrong; files left open can be closed as a system does."""

    def __init__(self) -> None:
        self.count = 0
        self.names: list[str] = []
        self.first = 0
        """The operation that fails, from 1; 0: none."""
        self.code = errno.EIO
        self.is_lasting = False
        """Whether all later ones fail as well."""
        self.kills = False
        """Whether the program dies in it: half of what was to be written is written."""
        self.takes = 0
        """So many bytes at most are taken by one write, 0: all."""
        self.left_open: set[int] = set()

    def __getattribute__(self, name: str) -> Any:
        whole = object.__getattribute__(self, name)
        if name not in OPERATIONS:
            return whole

        def operation(*arguments: Any, **named: Any) -> Any:
            self.count += 1
            self.names.append(name)
            is_hit = self.count == self.first or (self.is_lasting and 0 < self.first <= self.count)
            if name == "write":
                arguments = self.written(is_hit, *arguments)
            if is_hit:
                if name == "close":  # which frees the number
                    whole(*arguments)
                    self.left_open.discard(arguments[0])
                if self.kills:
                    raise Killed
                # what cannot be found cannot be there afterwards
                code = errno.EIO if (name, self.code) == ("remove", errno.ENOENT) else self.code
                raise OSError(code, os.strerror(code))
            result = whole(*arguments, **named)
            if name == "open":
                self.left_open.add(result)
            elif name == "close":
                self.left_open.discard(arguments[0])
            return result

        return operation

    def written(self, is_hit: bool, number: int, data: bytes, at: int | None = None) -> tuple[Any, ...]:
        """Return what is written of *data*; half of it at once if the operation then fails."""
        if is_hit:
            Disk.write(self, number, data[: len(data) // 2], at)
        return number, data[: self.takes] if self.takes else data, at

    def sync(self, number: int) -> None:
        """Wait for nothing: the tests kill programs, not machines."""

    def sync_folder(self, path: Path) -> None:
        """Wait for nothing."""

    def heal(self) -> None:
        """Let everything work again."""
        self.first = 0

    def bury(self) -> None:
        """Close what a dead program had open, as the system does, locks and all."""
        for number in self.left_open:
            os.close(number)
        self.left_open.clear()


@contextmanager
def dying(disk: Faulty) -> Iterator[None]:
    """Let the program die inside."""
    try:
        yield
    except Killed:
        pass
    finally:
        disk.heal()
        disk.bury()
