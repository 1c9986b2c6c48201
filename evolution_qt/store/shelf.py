"""The games that are played: new ones are recorded, the last unfinished one can be continued."""

from __future__ import annotations

import logging
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.store.disk import DISK, Disk
from evolution_qt.store.glance import are_finished, finished_in_index
from evolution_qt.store.writer import AT_ONCE, Writer

if TYPE_CHECKING:
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.store.library import Entry, Library
    from evolution_qt.store.record_file import RecordFile

_log = logging.getLogger(__name__)

_LOOK_AT: Final = 20
"""So many of the latest records are looked at for an unfinished one."""


class Shelf:
    """The folder of records. Any number of windows may share it: each game belongs to one."""

    def __init__(self, folder: Path, disk: Disk = DISK, writer: Writer = AT_ONCE) -> None:
        self.folder = folder
        self.writer = writer
        self._disk = disk
        self._library: Library | None = None
        self._files: list[RecordFile] = []

    @property
    def library(self) -> Library:
        """Return the records as a collection."""
        if self._library is None:
            from evolution_qt.store.library import Library  # takes long, and nothing may be there

            self._library = Library(self.folder, self._disk, self.writer)
        return self._library

    def keep(self, match: AnyMatch) -> None:
        """Begin to write a new match's record; if the folder refuses for now, it is tried again."""
        from evolution_qt.store.library import stem_of
        from evolution_qt.store.record_file import RecordFile

        record = match.record
        stem = stem_of(record.header.created)
        self._attach(match, RecordFile.begin(self.folder, stem, record.text(), self._disk, self.writer))

    def settle(self) -> bool:
        """Write games that are over but could not be written, and return whether all are known to be kept."""
        for file in self._files:
            file.try_again()
        self._files = [file for file in self._files if not file.is_settled]
        return not any(file.is_closed for file in self._files)

    @property
    def missing(self) -> Fault | None:
        """Why a game that was left is not kept as a whole, None if there is none; as far as was written."""
        faults = (file.fault for file in self._files if file.is_closed and not file.is_settled)
        return next((fault for fault in faults if fault is not None), None)

    def _attach(self, match: AnyMatch, file: RecordFile) -> None:
        match.record.attach(file)
        self.settle()
        self._files.append(file)

    def unfinished(self) -> Path | None:
        """Return the record, of those without a result that no window plays, that was written last."""
        return next((entry.path for entry, is_played in self.waiting() if not is_played), None)

    def waiting(self) -> list[tuple[Entry, bool]]:
        """Return the latest matches without a result, and of each whether a window plays it now."""
        self.settle()
        return [(entry, self.library.is_played(entry.name)) for entry in self._going_on()]

    def finished(self, editions: Collection[str], people: Collection[str]) -> set[str]:
        """Return those editions, by their keys, of which people are known at once to have ended a match.

        They are *people* by their names, and those who gave none.
        """
        found = finished_in_index(self.folder, editions, people, self._disk)
        if self._library is not None:  # the index may be of another program, or there was none
            latest = [entry.summary for entry in self.latest() if entry.summary.status == "finished"]
            found |= {
                one.game
                for one in latest
                for player in one.players
                if one.game in editions and player.kind == "human" and player.name in (None, *people)
            }
        return found

    def plays(self, name: str) -> bool:
        """Return whether a game is played here, in this window, by the name of its record."""
        return any(file.path.name == name and not file.is_closed for file in self._files)

    def _going_on(self) -> list[Entry]:
        """Return the latest games that can go on, and load nothing where there are none."""
        try:
            if self._library is None and are_finished(self.folder, ".jsonl", _LOOK_AT, self._disk):
                return []
        except OSError:
            return []
        return [entry for entry in self.latest() if entry.can_go_on]

    def latest(self) -> list[Entry]:
        """Return the records that were written last, the last one first."""
        try:
            files = self._disk.list(self.folder, ".jsonl")
        except OSError:
            return []
        return self.library.latest(files, _LOOK_AT) if files else []

    def open(self, path: Path) -> AnyMatch:
        """Return the match that a record leads to, to be played and recorded on.

        Raises BadInput that names the line, if it cannot be played through, or if another window plays it.
        The file stays where and as it is; one that is not sound is not offered again. If it can be read but
        not written, the game is played on in memory, and the record has a fault.
        """
        from evolution_qt.core.record import Record
        from evolution_qt.games.opening import open_record
        from evolution_qt.store.record_file import RecordFile

        file = None
        try:
            file, data = RecordFile.go_on(path, self._disk, self.writer)
            match = open_record(Record.read(data))
        except BadInput as error:
            if file is not None:
                file.release()
            self.library.put_aside(path.name, error)
            raise
        self._attach(match, file)
        match.complete_record()
        return match
