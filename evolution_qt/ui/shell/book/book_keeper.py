"""Keeps the record book up to date, in slices so short that the window never waits for it."""

from __future__ import annotations

import datetime
import logging
import os
from collections.abc import Callable, Generator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from evolution_qt.book import database as resets
from evolution_qt.book.database import Book
from evolution_qt.book.figures import Ledger
from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.core.steps import WAITING, Progress, Steps, at_once
from evolution_qt.store.disk import write_whole
from evolution_qt.store.writer import AT_ONCE, Writer, or_fault
from evolution_qt.ui.kit.jobs import Job, cancel_all, go_on

_log = logging.getLogger(__name__)

_T = TypeVar("_T")

ENDING: Final = ".jsonl"
DATABASE: Final = "record-book.sqlite"
FORGOTTEN: Final = "record-book.json"


class BookKeeper(QObject):
    """The record book of one person on this computer, opened when it is first needed."""

    progressed = Signal(int, int)
    """So many of all records have been looked at."""
    changed = Signal()
    """The book has been brought up to date, or something was forgotten."""

    def __init__(
        self,
        folder: Path | None,
        records: Callable[[], Sequence[str | Path]],
        parent: QObject | None = None,
        writer: Writer = AT_ONCE,
    ) -> None:
        """Keep the book in *folder*, None for memory alone; *records* finds the records of all games."""
        super().__init__(parent)
        self._folder = folder
        self.writer = writer
        self._clears = False
        self._records = records
        self._reading, self._forgetting = Job(self), Job(self)
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
            self._forgotten = resets.read_forgotten(self._file()) if known else resets.Forgotten()
        return self._forgotten

    @property
    def ledger(self) -> Ledger:
        """Return what can be asked."""
        return Ledger(self.book, self.forgotten.identities)

    @property
    def is_reading(self) -> bool:
        """Return whether the records are being looked at."""
        return self._reading.is_active

    @property
    def is_writing(self) -> bool:
        """Return whether a change waits for the disk: who asks anything meanwhile waits too."""
        return "book" in self.__dict__ and self.book.is_writing

    @property
    def is_forgetting(self) -> bool:
        """Return whether a reset waits until the book is neither read nor written."""
        return self._forgetting.is_active

    def faults(self) -> list[Fault]:
        """Return what was wrong with records that are left out."""
        return self.book.faults()

    def work(self, steps: Steps[_T], done: Callable[[_T], object], job: Job | None = None) -> None:
        """Work something out from the book: at once, or in steps where that is much, as a *job*.

        Nothing is asked of the book while a change to it waits for the disk.
        """
        book = self.book
        if not book.is_writing and book.is_small():
            done(at_once(steps))
        elif job is not None:
            job.begin(self._when_free(steps), done)
        else:
            Job(self).begin(self._when_free(steps), done)

    def _when_free(self, steps: Steps[_T]) -> Generator[Progress | None, None, _T]:
        while True:
            while self.is_writing:
                yield WAITING
            try:
                next(steps)
            except StopIteration as end:
                result: _T = end.value
                return result
            yield None

    # Filling

    def catch_up(self) -> None:
        """Begin to read what is new; `changed` reports when it is done."""
        if self.is_reading:
            self._once_more = True
        else:
            self._once_more = False
            self._reading.begin(self._steps(), self._is_read, told=self._report)

    def rebuild(self) -> None:
        """Forget what was counted, and count every record again."""
        self.read_no_more()
        self._clears = True
        self.catch_up()

    def stop(self) -> None:
        """Read no more, finish what is being exported, and let go of the file when it is written.

        What must be finished while a change waits for the disk is waited for before, as a window does.
        """
        self.read_no_more()
        while not self.is_writing and go_on(self):
            pass
        cancel_all(self)
        if "book" in self.__dict__:
            self.writer.do(self.book.close)  # the writer may be in the middle of a change
            del self.__dict__["book"]

    def read_no_more(self) -> None:
        """Read no further records; a change that was handed to the disk is made."""
        self._reading.cancel()

    def _steps(self) -> Generator[Progress, None, None]:
        """Forget what was counted, if that is wished, and read what is new."""
        if self._clears:
            self._clears = False
            yield from self.book.clearing()
        if (paths := self._listed()) is not None:
            yield Progress(0, 0)
            yield from self.book.updating(paths)

    def _report(self, progress: Progress) -> None:
        if progress.all:
            self.progressed.emit(progress.done, progress.all)

    def _is_read(self, _result: object) -> None:
        if self._once_more:
            self.catch_up()
        else:
            self.changed.emit()

    def _listed(self) -> Sequence[str | Path] | None:
        """Return the records there are, None if they cannot be listed."""
        try:
            return self._records()
        except FileNotFoundError:  # no game was kept yet, or the folder is gone for now
            return None
        except OSError as error:
            _log.warning("the records cannot be listed: %s", error)
            return None

    # Forgetting

    def forget(self, then: Callable[[bool], object] = bool) -> None:
        """Let no game count that the book has when it is read; the records stay.

        *then* gets whether that can be kept.
        """
        now = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

        def use(identities: list[str]) -> None:
            self._use(self.forgotten.with_more(identities, now), then)

        self._forgetting.cancel()
        if self.is_reading or self.is_writing:
            self._forgetting.begin(self._all_that_is_read(), use)
        else:
            use(self.ledger.identities())

    def _all_that_is_read(self) -> Generator[Progress, None, list[str]]:
        while self.is_reading or self.is_writing:
            yield WAITING
        return self.ledger.identities()

    def remember(self, then: Callable[[bool], object] = bool) -> None:
        """Let every game count again. *then* gets whether that can be kept."""
        self._forgetting.cancel()
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

    def records() -> list[str]:
        with os.scandir(games) as entries:
            return sorted([entry.path for entry in entries if entry.name.endswith(ENDING)])

    return BookKeeper(games.parent, records, parent, writer)
