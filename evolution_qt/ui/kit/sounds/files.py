"""The sounds as files, which is what programs play: made once, little by little, and then kept.

A file's name says what it must hold, so that a damaged one is noticed. The folder may be read-only, full or
gone at any time; then there is nothing to be heard.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from evolution_qt.core.files import READ
from evolution_qt.store.disk import DISK, Disk, write_whole
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.sounds.synth import FORM, SOUNDS, steps

_log = logging.getLogger(__name__)

_LARGEST: Final = 1 << 18
"""Bytes; none of ours is as large."""
_OURS: Final = re.compile(r"[0-9]+-[a-z]+-[a-z]+-[0-9a-f]{16}\.wav")
_FORGOTTEN: Final = 3600
"""Seconds after which no one still writes what is only half written."""


class _Unhurried(Disk):
    """Waits for no disk: what a loss of power takes away is made again."""

    def sync(self, number: int) -> None:
        """Let the system write when it likes."""

    def sync_folder(self, path: Path) -> None:
        """Do the same."""


_UNHURRIED: Final = _Unhurried()


class SoundFiles(QObject):
    """A folder with every sound in the loudness that is wished."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._volume = ""
        self._ready: dict[str, Path] = {}
        self._work: Iterator[None] | None = None
        self._chore = Chore(self._do_some, self)
        self._waiting: list[Callable[[], object]] = []
        self.is_refused = False
        """Whether the folder would not take a sound."""

    def prepare(self, volume: str, then: Callable[[], object] | None = None) -> None:
        """See to it that every sound is there in a loudness, in steps; call back when that is over."""
        if volume != self._volume:
            self.stop()
            self._volume = volume
            self._ready.clear()
        if self._work is None and self._is_complete():
            if then is not None:
                then()
            return
        if then is not None and then not in self._waiting:
            self._waiting.append(then)
        if self._work is None:
            self.is_refused = False
            self._work = self._making(volume)
            self._chore.start()

    def _is_complete(self) -> bool:
        return len(self._ready) == len(SOUNDS) and all(map(Path.is_file, self._ready.values()))

    def path(self, name: str) -> Path | None:
        """Return the file of a sound, None if there is none now."""
        path = self._ready.get(name)
        if path is None or path.is_file():
            return path
        self._ready.clear()  # the folder was emptied
        self.prepare(self._volume)
        return None

    def stop(self) -> None:
        """Make nothing more; no one waits any longer."""
        self._chore.stop()
        self._work = None
        self._waiting.clear()

    def _do_some(self) -> None:
        assert self._work is not None
        try:
            next(self._work)
            return
        except StopIteration:
            pass
        except OSError as error:
            self.is_refused = True
            _log.debug("no sounds: %s", error)
        waiting = tuple(self._waiting)
        self.stop()
        for then in waiting:
            then()

    def _making(self, volume: str) -> Iterator[None]:
        """Find every sound or make it. Raises OSError."""
        DISK.make_folder(self._folder)
        found = DISK.list(self._folder, "")
        for name in SOUNDS:
            start = f"{FORM}-{name}-{volume}-"
            kept = (self._folder / one for one, _ in found if one.startswith(start))
            path = next(filter(_is_whole, kept), None)
            yield
            if path is None:
                data = yield from steps(name, volume)
                path = self._folder / f"{start}{_digest(data)}.wav"
                write_whole(path, data, _UNHURRIED)
            self._ready[name] = path
            yield
        for name, what in found:
            if self._is_rubbish(name, what.st_mtime):
                with suppress(OSError):
                    DISK.remove(self._folder / name)

    def _is_rubbish(self, name: str, written: float) -> bool:
        """Say whether a file of ours is damaged, of an older form, or was never written to its end."""
        if name.startswith(".") and name.endswith(".new"):
            return time.time() - written > _FORGOTTEN
        if _OURS.fullmatch(name) is None:
            return False
        return not name.startswith(f"{FORM}-") or not _is_whole(self._folder / name)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def _is_whole(path: Path) -> bool:
    """Say whether a file holds what its name says."""
    try:
        number = DISK.open(path, READ)
        try:
            data = DISK.read(number, _LARGEST)
        finally:
            DISK.close(number)
    except OSError:
        return False
    return path.stem.endswith(_digest(data))
