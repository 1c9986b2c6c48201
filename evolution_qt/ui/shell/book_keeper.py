"""Keeps the record book up to date, in slices so short that the window never waits for it."""

from __future__ import annotations

import datetime
import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from evolution_qt.book import forgotten as resets
from evolution_qt.book.database import WAITING, Book, Progress
from evolution_qt.book.figures import Ledger
from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.store.disk import write_whole
from evolution_qt.store.writer import AT_ONCE, Writer, or_fault

_log = logging.getLogger(__name__)

ENDING: Final = ".jsonl"
DATABASE: Final = "record-book.sqlite"
FORGOTTEN: Final = "record-book.json"
SLICE: Final = 0.006
"""Seconds of reading at a time."""
_REST: Final = 2
"""Milliseconds between two slices."""


class BookKeeper(QObject):
    """The record book of one person on this computer, opened when it is first needed."""

    progressed = Signal(int, int)
    """So many of all records have been looked at."""
    changed = Signal()
    """The book has been brought up to date, or something was forgotten."""

    def __init__(
        self,
        folder: Path | None,
        records: Callable[[], Sequence[Path]],
        parent: QObject | None = None,
        writer: Writer = AT_ONCE,
    ) -> None:
        """Keep the book in *folder*, None for memory alone; *records* finds the records of all games."""
        super().__init__(parent)
        self._folder = folder
        self.writer = writer
        self._clears = False
        self._records = records
        self._steps: Iterator[Progress] | None = None
        # a timer and no coroutine: it goes on while the system's dialog for files has a loop of its own
        self._timer = QTimer(self, interval=_REST)
        self._timer.timeout.connect(self._read_on)
        self._once_more = False
        self._forgotten: resets.Forgotten | None = None

    @cached_property
    def book(self) -> Book:
        """Return the book, opened now if it is not."""
        return Book(None if self._folder is None else self._folder / DATABASE, self.writer.do)

    @property
    def forgotten(self) -> resets.Forgotten:
        """Return what a reset has had forgotten."""
        if self._forgotten is None:
            known = self._folder is not None
            self._forgotten = resets.read(self._file()) if known else resets.Forgotten()
        return self._forgotten

    @property
    def ledger(self) -> Ledger:
        """Return what can be asked."""
        return Ledger(self.book, self.forgotten.identities)

    @property
    def is_reading(self) -> bool:
        """Say whether the records are being looked at."""
        return self._timer.isActive()

    @property
    def is_writing(self) -> bool:
        """Say whether a change waits for the disk: who asks anything meanwhile waits too."""
        return "book" in self.__dict__ and self.book.is_writing

    def faults(self) -> list[Fault]:
        """Return what was wrong with records that are left out."""
        return self.book.faults()

    # Filling

    def catch_up(self) -> None:
        """Begin to read what is new; `changed` says when it is done."""
        if self.is_reading:
            self._once_more = True
        else:
            self._timer.start()

    def rebuild(self) -> None:
        """Forget what was counted, and count every record again."""
        self._timer.stop()
        self._steps = None
        self._clears = True
        self.catch_up()

    def stop(self) -> None:
        """Read no more and let go of the file."""
        self._timer.stop()
        self._steps = None
        if "book" in self.__dict__:
            self.book.close()
            del self.__dict__["book"]

    def _read_on(self) -> None:
        """Read for some milliseconds."""
        if self._steps is None:
            self._once_more = False
            self._steps = self._updating()
        began = time.perf_counter()
        for progress in self._steps:
            if progress is WAITING or time.perf_counter() - began > SLICE:
                if progress.all:
                    self.progressed.emit(progress.done, progress.all)
                return
        self._steps = None
        if not self._once_more:
            self._timer.stop()
            self.changed.emit()

    def _updating(self) -> Iterator[Progress]:
        if self._clears:
            self._clears = False
            yield from self.book.clearing()
        if (paths := self._listed()) is not None:
            yield from self.book.updating(paths)

    def _listed(self) -> Sequence[Path] | None:
        """Return the records there are, None if nobody can say."""
        try:
            return self._records()
        except FileNotFoundError:  # no game was kept yet, or the folder is gone for now
            return None
        except OSError as error:
            _log.warning("the records cannot be listed: %s", error)
            return None

    # Forgetting

    def forget(self, then: Callable[[bool], object] = bool) -> None:
        """Let no game count that the book has now; the records stay. *then* gets whether that can be kept."""
        now = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._use(self.forgotten.with_more(self.ledger.identities(), now), then)

    def remember(self, then: Callable[[bool], object] = bool) -> None:
        """Let every game count again. *then* gets whether that can be kept."""
        self._use(resets.Forgotten(), then)

    def _use(self, what: resets.Forgotten, then: Callable[[bool], object]) -> None:
        self._forgotten = what
        self.changed.emit()
        if self._folder is None:
            then(True)
            return

        def tell(outcome: BadInput | None) -> None:
            if outcome is not None:
                _log.warning("what is forgotten cannot be kept: %s", outcome)
            then(outcome is None)

        self.writer.do(or_fault(partial(write_whole, self._file(), what.data())), tell)

    def _file(self) -> Path:
        assert self._folder is not None
        return self._folder / FORGOTTEN


def of_folder(games: Path, parent: QObject | None = None, writer: Writer = AT_ONCE) -> BookKeeper:
    """Return the keeper of a folder of records; the book lies beside it."""

    def records() -> list[Path]:
        with os.scandir(games) as entries:
            return sorted(Path(entry.path) for entry in entries if entry.name.endswith(ENDING))

    return BookKeeper(games.parent, records, parent, writer)
