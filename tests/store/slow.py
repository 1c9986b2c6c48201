"""A disk that takes as long as a test wishes for what is to outlive a loss of power, and knows what would."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

from evolution_qt.store.disk import PRIVATE, Disk

PATIENCE = 240.0


class Slow(Disk):
    """While it is held, every sync waits. `durable` is what each file would hold after a loss of power."""

    def __init__(self) -> None:
        self._may_go_on = threading.Event()
        self._may_go_on.set()
        self.is_waited_for = threading.Event()
        """Set once a sync waits."""
        self.fails = False
        """Whether every sync and write fails once it has waited."""
        self.syncs = 0
        self.durable: dict[str, bytes] = {}
        self._names: dict[int, str] = {}

    def hold(self) -> None:
        """Let every sync wait from now on."""
        self.is_waited_for.clear()
        self._may_go_on.clear()

    def let_go(self) -> None:
        """Let what waits go on."""
        self._may_go_on.set()

    def open(self, path: Path, flags: int, mode: int = PRIVATE) -> int:
        """Open a file, and remember which it is."""
        number = super().open(path, flags, mode)
        self._names[number] = str(path)
        return number

    def sync(self, number: int) -> None:
        """Wait as long as it is wished; then the disk has what the file holds now."""
        there = os.pread(number, os.fstat(number).st_size, 0) if self._is_readable(number) else b""
        self._wait()
        self.durable[self._names[number]] = there
        self.syncs += 1

    def sync_folder(self, path: Path) -> None:
        """Wait as long as it is wished."""
        self._wait()

    def _wait(self) -> None:
        if not self._may_go_on.is_set():
            self.is_waited_for.set()
            assert self._may_go_on.wait(PATIENCE)
        self._refuse()

    def write(self, number: int, data: bytes, at: int | None = None) -> int:
        """Write, unless the disk is full by now."""
        self._refuse()
        return super().write(number, data, at)

    def _refuse(self) -> None:
        if self.fails:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @staticmethod
    def _is_readable(number: int) -> bool:
        import fcntl

        return fcntl.fcntl(number, fcntl.F_GETFL) & os.O_ACCMODE != os.O_WRONLY
