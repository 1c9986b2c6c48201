"""The games in the folder and in its bin, as they are now, also when another window changes something."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from shiboken6 import delete

from evolution_qt.store.library import BIN, Entry, Library, Mark
from evolution_qt.ui.shell.jobs import Job

_CALM: Final = 150
"""Milliseconds after the last change in the folder until it is read again."""
_SHOWN_EVERY: Final = 400
"""So many records that are read for the first time are shown together."""


class Games(QObject):
    """Lists the records in slices. No one waits; `changed` says that there is something new."""

    changed = Signal()
    progressed = Signal(int, int)
    """So many of all records have been looked at, the first time."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.entries: list[Entry] = []
        self.binned: list[Entry] = []
        self._marks: list[list[Mark]] = []
        self.is_known = False
        """Whether everything has been listed once."""
        self._job = Job(self)
        self._once_more = False
        self._watcher: QFileSystemWatcher | None = None
        self._calm = QTimer(self, interval=_CALM, singleShot=True)
        self._calm.timeout.connect(self.refresh)

    @property
    def is_reading(self) -> bool:
        """Say whether the folder is being listed."""
        return self._job.isActive()

    def watch(self) -> None:
        """List the folder now, and again whenever something is added to it or taken away."""
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(self._calm.start)
        self.refresh()

    def rest(self) -> None:
        """Watch no more, until it is asked for again; the folders may be removed then."""
        if self._watcher is not None:
            delete(self._watcher)  # now: Windows removes no folder that is watched
            self._watcher = None
        self._calm.stop()

    def stop(self) -> None:
        """Watch no more and read no more."""
        self.rest()
        self._job.cancel()

    def refresh(self) -> None:
        """List the folder again, in slices."""
        if self.is_reading:
            self._once_more = True
            return
        self._once_more = False
        self._follow_folders()
        found: list[Entry] = []
        self._shown = 0
        self._job.begin(self._listing(found), self._listed, told=lambda said: self._tell(said, found))

    def _follow_folders(self) -> None:
        """Watch the folders that are there: one may have been made, or made again, since."""
        if self._watcher is None:
            return
        watched = set(self._watcher.directories())
        for folder in (self.library.folder, self.library.folder / BIN):
            if str(folder) not in watched and folder.is_dir():
                self._watcher.addPath(str(folder))

    def _listing(
        self, found: list[Entry]
    ) -> Generator[tuple[int, int], None, tuple[list[Entry], list[Entry], list[list[Mark]]]]:
        """List folder and bin, and what tells these lists from others, quick to compare."""
        entries = yield from self.library.listing(found)
        yield len(entries), len(entries)
        binned = yield from self.library.listing_bin([])
        yield len(entries), len(entries)
        return entries, binned, [[one.mark for one in each] for each in (entries, binned)]

    def _tell(self, said: tuple[int, int], found: list[Entry]) -> None:
        """Show what is known so far; the first time that may take a while."""
        if self.is_known:
            return
        self.progressed.emit(*said)
        if len(found) - self._shown >= _SHOWN_EVERY or (found and not self._shown):
            self._shown = len(found)
            self.entries = list(found)
            self.changed.emit()

    def _listed(self, listed: tuple[list[Entry], list[Entry], list[list[Mark]]]) -> None:
        self.entries, self.binned, marks = listed
        is_new = not self.is_known or self._marks != marks
        self._marks, self.is_known = marks, True
        if is_new:
            self.changed.emit()
        if self._once_more:
            self.refresh()
