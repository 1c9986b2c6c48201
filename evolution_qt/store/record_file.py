"""The file of one running game, written line by line, with its seal and its lock between windows.

Every line is given to the writer of the file before a listener hears of the move. A writer that does all at
once has each line in the file by then; one with a thread of its own a moment later. What can go wrong with a
disk goes wrong here and no further. The file's whole content is kept in memory too. When writing fails, the
game goes on and `fault` has the reason; with every further line, and when the game is left, the file is
written again from its beginning, over the same bytes, until nothing is missing. A file that has vanished is
made again; one that something else has put in its place is left alone, and the game goes on in a file beside
it.

A seal proves that a record in our folder is as we wrote it. The notation has a check after every round, but
none for names, for the round being played, or for a line. So beside each record that the program writes, in
the folder `seals`, stands a file with a mark after each line of it: how long the record was then and the
CRC-32 of all of it so far. The word `synced` is added once that much was known to be on the disk itself::

    187 5f0c3a91
    211 0be4a7d2
    211 0be4a7d2 synced

A mark is written before the line it stands for, so a program that is killed leaves a seal that is ahead of
its record or even with it. A machine that loses power may keep any part of what was not synced. So what was
synced and is different now was changed by something else, and the record is refused; behind that, lines count
as far as marks prove them. A record without a seal, such as one that a person has put into the folder, is
judged by the notation alone; a seal is no defence against people, who can remove it.

Locks are the system's own, which end with the program that holds them. A record is locked by the window that
plays it, as long as the game runs, and is free while it rests at its end. Actions on the folder as a whole,
such as renaming and the bin, take `short_lock`. Where a system knows no locks, every window gets them, and
two must not play one game.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from evolution_qt.core.errors import BadInput, Fault, bad
from evolution_qt.core.files import READ, NotAFile
from evolution_qt.core.plain import MOST_BYTES, opening
from evolution_qt.core.record import whole_lines
from evolution_qt.store.disk import (
    APPEND,
    CHANGE,
    DISK,
    LOCK_FILE,
    NEW,
    Disk,
    fault_of,
    write_all,
    write_whole,
)
from evolution_qt.store.writer import AT_ONCE, Writer

FOLDER: Final = "seals"
SEAL_ENDING: Final = ".seal"
MOST_SEAL_BYTES: Final = 1_000_000
NEWLINE: Final = b"\n"
START: Final = (0, 0)

Mark: TypeAlias = tuple[int, int]
"""How long the record is behind a line, and the CRC-32 of it up to there."""

_MARK: Final = re.compile(rb"^([1-9][0-9]{0,8}) ([0-9a-f]{8})( synced)?\n", re.MULTILINE)


@dataclass(frozen=True)
class Seal:
    """The content of a seal: marks by length, and up to where the record was on the disk itself."""

    marks: tuple[Mark, ...] = ()
    synced: int = 0


def marks_of(data: bytes, behind: Mark = START) -> list[Mark]:
    """Return the marks of the whole lines in *data*, which stands *behind* what has a mark already."""
    length, crc = behind
    marks: list[Mark] = []
    start = 0
    while (end := data.find(NEWLINE, start) + 1) > 0:
        crc = zlib.crc32(data[start:end], crc)
        marks.append((length + end, crc))
        start = end
    return marks


def lines(marks: Sequence[Mark], *, synced: bool = False) -> bytes:
    """Return the lines of a seal that say these marks; *synced*: and that the last is on the disk itself."""
    said = b"".join(b"%d %08x\n" % mark for mark in marks)
    return said + b"%d %08x synced\n" % marks[-1] if synced and marks else said


def synced_line(mark: Mark) -> bytes:
    """Return the line that marks all up to a place as on the disk itself."""
    return b"%d %08x synced\n" % mark


def read_seal(data: bytes) -> Seal:
    """Return the marks of a seal; what is no mark is passed over."""
    marks: set[Mark] = set()
    synced = 0
    for length, crc, word in _MARK.findall(data):
        marks.add((int(length), int(crc, 16)))
        synced = max(synced, int(length)) if word else synced
    return Seal(tuple(sorted(marks)), synced)


def proven_part(data: bytes, sealed: Seal) -> bytes:
    """Return the part of a record that is proved to be as it was written. Without marks that is all of it.

    Raises BadInput with the line from which on it is not, if that had been on the disk itself.
    """
    if not sealed.marks:
        return data
    proven = doubtful = 0
    crc = at = 0
    for length, expected in sealed.marks:
        if length > len(data):
            break
        crc, at = zlib.crc32(data[at:length], crc), length
        if crc == expected:
            proven, doubtful = length, 0
        else:
            doubtful = doubtful or length
    if 0 < doubtful <= sealed.synced:
        raise bad("not_as_written", f"line {data.count(NEWLINE, 0, proven) + 1}")
    return data[:proven]


_log = logging.getLogger(__name__)

ShortLock: TypeAlias = AbstractContextManager[None]

LOCK_NAME: Final = "library.lock"
TRIES: Final = 20
"""Another window may be looking at a lock just now, which takes no time."""
SHORT_TRIES: Final = 400
PAUSE: Final = 0.005


def lock_taken(disk: Disk, number: int, tries: int = TRIES) -> bool:
    """Lock an open file for this window, and return whether that succeeded. Raises OSError."""
    for attempt in range(tries):
        if attempt:
            time.sleep(PAUSE)
        if disk.lock(number):
            return True
    return False


def is_taken(path: Path, disk: Disk = DISK) -> bool:
    """Return whether a window, this one or another, plays this record now."""
    try:
        number = disk.open(path, READ)
    except OSError:
        return False
    try:
        return not disk.lock(number, shared=True)
    except OSError:
        return False
    finally:
        with suppress(OSError):
            disk.close(number)


@contextmanager
def short_lock(folder: Path, disk: Disk = DISK, tries: int = SHORT_TRIES) -> Iterator[None]:
    """Hold the lock of a folder for a moment. Raises BadInput if another window does not give it back.

    In a folder that cannot be written to there is nothing to lock for.
    """
    try:
        disk.make_folder(folder)
        number = disk.open(folder / LOCK_NAME, LOCK_FILE)
    except OSError as error:
        _log.info("nothing is locked: %s", error)
        yield
        return
    try:
        try:
            is_ours = lock_taken(disk, number, tries)
        except OSError:  # a disk with a fault; what is done under the lock will say so
            is_ours = True
        if not is_ours:
            raise bad("in_use", str(folder))
        yield
    finally:
        with suppress(OSError):
            disk.close(number)


ENDING: Final = ".jsonl"
MOST_NAMES: Final = 1_000
_READ_ONLY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_MOVE: Final = '"'
"""Moves are texts, everything else in a record is an object."""


class RecordFile:
    """A record on the disk, written line by line; the sink of a `Record`."""

    def __init__(self, path: Path, data: bytes, disk: Disk, writer: Writer) -> None:
        self.path = path
        self.fault: Fault | None = None
        """Why the file does not hold all that was written last; None if it does."""
        self._disk = disk
        self._writer = writer
        self._stem = path.name.removesuffix(ENDING)
        self._cut: int | None = None
        """Where an unfinished last line begins, until it is cut off."""
        self._data = bytearray(data)
        self._marks = marks_of(data)
        self._number: int | None = None
        self._seal: int | None = None
        self._is_sealed = True
        self._reached = 0  # so many bytes are in the system's hands
        self._owes = True  # something is not yet on the disk itself
        self._is_ours = False  # this program has made the file, or has it open
        self._is_fresh = True  # and it holds nothing but what a game begins with
        self._is_changed = False  # something is to be written at all
        self._durable = 0  # so many times lines came that are to outlive a loss of power
        self.is_closed = False
        """Whether no more is taken."""
        self.is_settled = False
        """Whether it is closed and all of it stands there."""

    # Beginning

    @classmethod
    def begin(
        cls, folder: Path, stem: str, text: str, disk: Disk = DISK, writer: Writer = AT_ONCE
    ) -> RecordFile:
        """Begin the file of a new game with its first lines. Never raises: `fault` is what is wrong."""
        made = cls(folder / f"{stem}-1{ENDING}", text.encode(), disk, writer)
        made._stem = stem
        made._is_fresh = text.count("\n") <= 1
        made._is_changed = True
        writer.do(partial(made._push, durably=True))
        return made

    @classmethod
    def go_on(cls, path: Path, disk: Disk = DISK, writer: Writer = AT_ONCE) -> tuple[RecordFile, bytes]:
        """Take the file of a game that is played on, and return it with the lines it holds.

        Raises BadInput if there is none, if another window has it, or if it is not as it was written; the
        file is then untouched. One that may be read but not written is taken, with a fault.
        """
        number, error = _opened(path, disk)
        try:
            if not lock_taken(disk, number):
                raise bad("in_use", str(path))
            data = disk.read(number, MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                raise bad("too_large", str(path), limit=MOST_BYTES)
            there, data = len(data), whole_lines(proven_part(data, seal_beside(path, disk)))
        except (BadInput, OSError) as fault:
            with suppress(OSError):
                disk.close(number)
            if isinstance(fault, OSError):
                raise bad("unreadable", str(path)) from None
            raise
        made = cls(path, data if not data or data.endswith(b"\n") else data + b"\n", disk, writer)
        made._number, made._is_ours, made._is_fresh = number, True, False
        made._cut = len(data) if len(data) < there else None
        if error is not None:
            made._fail(error)
        return made, data

    # A sink

    def add(self, lines: str, *, durably: bool) -> None:
        """Take whole lines, into the file if that can be."""
        if not self.is_closed:
            self._durable += durably
            self._writer.do(partial(self._add, lines, durably=durably, number=self._durable))

    def _add(self, lines: str, *, durably: bool, number: int) -> None:
        """Take lines; who waits for the disk already waits for these once, with all that came since."""
        data = lines.encode()
        self._marks += marks_of(data, self._marks[-1] if self._marks else START)
        self._data += data
        self._is_fresh &= not any(line.startswith(_MOVE) for line in lines.splitlines())
        self._is_changed = True
        self._push(durably=durably and number == self._durable)

    def close(self) -> None:
        """Bring everything onto the disk itself and give the file back.

        A file of a game in which no move has been made yet is taken away.
        """
        if not self.is_closed:
            self.is_closed = True
            self._writer.do(self._close)

    def _close(self) -> None:
        if self._is_fresh:
            self._take_away()
        elif self._is_changed and (self.fault is not None or self._owes):
            self._push(durably=True)
        self._let_go()
        self.is_settled = self.fault is None

    def rest(self) -> None:
        """Bring everything onto the disk itself and let go of the file, until another line comes.

        A game that is over rests: meanwhile the file may be moved or removed like any other. One that does
        not hold everything is not let go of.
        """
        if not self.is_closed:
            self._writer.do(self._rest)

    def _rest(self) -> None:
        if self._is_fresh:
            return
        if self._is_changed and (self.fault is not None or self._owes):
            self._push(durably=True)
        if self.fault is None:
            self._let_go()

    def try_again(self) -> None:
        """Write what could not be written when it was closed."""
        if self.is_closed and not self.is_settled:
            self._writer.do(self._try_again)

    def _try_again(self) -> None:
        if self.fault is not None:
            self._push(durably=True)
            self._let_go()
        self.is_settled = self.fault is None

    def release(self) -> None:
        """Give the file back as it is."""
        self.is_closed = True
        self._writer.do(self._let_go)

    def _let_go(self) -> None:
        for number in (self._number, self._seal):
            if number is not None:
                with suppress(OSError):
                    self._disk.close(number)
        self._number = self._seal = None

    # Writing

    def _push(self, *, durably: bool) -> None:
        """Bring what is missing into the file, all of it again after a fault."""
        try:
            if self.fault is not None or self._number is None or not self._is_in_place():
                self._open_again()
            assert self._number is not None
            if self._cut is not None:  # before it is sealed what comes in its place
                self._disk.truncate(self._number, self._cut)
                self._cut = None
            self._mark()
            if self._reached < len(self._data):
                self._owes = True
                write_all(self._disk, self._number, bytes(self._data[self._reached :]), self._reached)
            if not self._reached:
                self._disk.truncate(self._number, len(self._data))
            self._reached = len(self._data)
            if self._owes and (durably or self.fault is not None):
                self._sync()
        except OSError as error:
            self._fail(error)
        else:
            if self.fault is not None:
                _log.info("the record is whole again: %s", self.path)
            self.fault = None

    def _sync(self) -> None:
        """Wait until everything is on the disk itself, and put that into the seal."""
        assert self._number is not None
        if self._seal is not None:  # with its marks behind the record, the record would be cut short
            with suppress(OSError):
                self._disk.sync(self._seal)
        self._disk.sync(self._number)
        self._owes = False
        if self._seal is not None:
            try:
                write_all(self._disk, self._seal, synced_line(self._marks[-1]))
            except OSError:  # half a line may stand there, so it is written again with the next mark
                self._close_seal()

    def _fail(self, error: OSError) -> None:
        if self.fault is None:
            _log.warning("the record cannot be written now: %s", error)
        self.fault = fault_of(error)
        self._reached = 0
        self._owes = True

    def _is_in_place(self) -> bool:
        """Return whether the open file is still the one of that name; yes if looking is not allowed."""
        assert self._number is not None
        try:
            there = self._disk.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:  # the folder was closed to us, the file stays open
            return True
        return os.path.samestat(there, self._disk.stat_open(self._number))

    def _open_again(self) -> None:
        """Open the file, make it if it is not there, or go on beside what is not ours. Raises OSError."""
        self._reached = 0
        self._owes = True
        self._disk.make_folder(self.path.parent)
        for path in self._names():
            number, is_new = self._opened(path)
            if number is None:
                continue
            before, self._number = self._number, number
            if before is not None:
                with suppress(OSError):
                    self._disk.close(before)
            self.path = path
            self._is_ours = self._is_sealed = True
            if is_new:
                with suppress(OSError):
                    self._disk.sync_folder(path.parent)
            return
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self.path))

    def _names(self) -> Iterator[Path]:
        """Go through the names that the file may have, the present one first."""
        yield self.path
        for at in range(2, MOST_NAMES):
            yield self.path.with_name(f"{self._stem}-{at}{ENDING}")

    def _opened(self, path: Path) -> tuple[int | None, bool]:
        """Open one name for writing: None if it belongs to another; and return whether the file is new."""
        disk = self._disk
        try:
            number = disk.open(path, NEW)
        except FileExistsError:
            is_new = False
            if not self._is_ours or path != self.path:
                return None, False
            try:
                number = disk.open(path, CHANGE)
            except NotAFile:
                return None, False
        else:
            is_new = True
        try:
            if self._number is not None and os.path.samestat(
                disk.stat_open(self._number), disk.stat_open(number)
            ):
                disk.unlock(self._number)  # or we should wait for ourselves
            if not lock_taken(disk, number) or not (is_new or self._is_known(number)):
                disk.close(number)
                return None, False
        except OSError:
            with suppress(OSError):
                disk.close(number)
            if is_new:
                self.path, self._is_ours = path, True  # should it stay
                with suppress(OSError):
                    disk.remove(path)
            raise
        return number, is_new

    def _is_known(self, number: int) -> bool:
        """Return whether the file that is open under our name holds our game, perhaps less or more of it."""
        if self._number is not None and os.path.samestat(
            self._disk.stat_open(self._number), self._disk.stat_open(number)
        ):
            return True
        data = self._disk.read(number, MOST_BYTES + 1)
        if b"\n" not in data:
            return not data
        return self._data.startswith(data) or data.startswith(bytes(self._data))

    def _take_away(self) -> None:
        """Remove a file that holds nothing worth keeping, if it is still ours."""
        with suppress(OSError):
            if self._number is None or not self._is_in_place():
                return
            if os.name == "nt":  # there nothing that is open can be removed
                for number in (self._number, self._seal):
                    if number is not None:
                        self._disk.close(number)
                self._number = self._seal = None
            self._disk.remove(self.path)
            self._disk.remove(seal_of(self.path))

    # The seal

    def _mark(self) -> None:
        """Put the marks of what is to be written into the seal first; a record without one is no worse.

        Raises OSError if the seal can neither be written nor be taken away: what a record has more than its
        seal does not count.
        """
        if not self._is_sealed:
            return
        new = [mark for mark in self._marks if mark[0] > self._reached]
        if not new:
            return
        try:
            if self._seal is None or not self._reached:
                self._seal_again()
            else:
                write_all(self._disk, self._seal, lines(new))
        except OSError as error:
            _log.warning("the record goes on without its seal: %s", error)
            self._unseal()

    def _seal_again(self) -> None:
        """Write the seal again, with all marks."""
        path = seal_of(self.path)
        self._close_seal()
        try:
            write_whole(path, lines(self._marks), self._disk)
            self._seal = self._disk.open(path, APPEND)
            self._is_sealed = True
        except OSError as error:
            _log.warning("the record goes on without its seal: %s", error)
            self._unseal()

    def _close_seal(self) -> None:
        number, self._seal = self._seal, None
        if number is not None:
            with suppress(OSError):
                self._disk.close(number)

    def _unseal(self) -> None:
        self._is_sealed = False
        self._close_seal()
        try:
            self._disk.remove(seal_of(self.path))
        except (FileNotFoundError, NotADirectoryError, NotAFile):
            pass  # what is no file is no seal
        except OSError:
            self._is_sealed = True
            raise


def seal_of(path: Path) -> Path:
    """Return where the seal of a record stands."""
    return path.parent / FOLDER / (path.name + SEAL_ENDING)


def seal_beside(path: Path, disk: Disk = DISK) -> Seal:
    """Return the content of a record's seal, nothing if it has none. Raises OSError."""
    try:
        number = disk.open(seal_of(path), READ)
    except (FileNotFoundError, NotADirectoryError, NotAFile):
        return Seal()
    try:
        return read_seal(disk.read(number, MOST_SEAL_BYTES))
    finally:
        disk.close(number)


def _opened(path: Path, disk: Disk) -> tuple[int, OSError | None]:
    """Open a file to write on in it, or to read it if no more is allowed. Raises BadInput."""
    with opening(str(path)):
        try:
            return disk.open(path, CHANGE), None
        except OSError as error:
            if error.errno not in _READ_ONLY:
                raise
            return disk.open(path, READ), error
