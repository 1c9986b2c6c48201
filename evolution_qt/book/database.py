"""The database of the record book: what has been read from records, and which games a reset has forgotten.

It holds nothing that the records do not hold, so it is never repaired: a file that is damaged, or was written
by another version of the program, is put aside and filled again. Rows are known by the checksum of the record
they come from, so reading a folder for the first time and reading what is new in it end with the same rows.

The journal is SQLite's usual one, rolled back after a crash, and every transaction is flushed to the disk:
one file that a power cut leaves whole, on network folders too, where a write-ahead log must not be used.
Transactions are short, several games each, so another window waits some milliseconds at most.

Which games a reset has had forgotten is the one thing that is in no record, so it has a file of its own,
`record-book.json` beside the database: ``{"format": "evolution-qt/record-book", "version": 1, "since": TIME,
"forgotten": [IDENTITY, ...]}``. Games are named by what happened in them, so that a game that is renamed or
copied stays forgotten. Without the file every game counts.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final, TypeAlias

from evolution_qt.book.reading import GameEntry, SeatEntry, checksum, is_finished, person, reading
from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.core.files import PRIVATE, open_ordinary, refuse_others, replace
from evolution_qt.core.plain import Node, parse, read_file
from evolution_qt.core.steps import WAITING, Progress

_log = logging.getLogger(__name__)

APPLICATION: Final = 0x45766F42
"""The number by which SQLite knows our files."""
VERSION: Final = 2
"""Raised when the rows change, or what is counted in them. Rows of an earlier version are read again."""
ASIDE: Final = ".bad"
BATCH: Final = 8
"""Games that are written at once."""
SMALL: Final = 200
"""Games of a book that can be asked about at once."""
PATIENCE: Final = 0.05
"""Seconds to wait for another window."""
_TRIES: Final = 40
_OPENINGS: Final = 6
_BESIDE: Final = ("-journal", "-wal", "-shm")
"""How the names of the files end that SQLite keeps beside a database."""
_OF_THE_DISK: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_AUTH,
)

_TABLES: Final = (
    "CREATE TABLE games (sum TEXT PRIMARY KEY, identity TEXT NOT NULL, edition TEXT NOT NULL,"
    " rules TEXT NOT NULL, players INTEGER NOT NULL, rounds INTEGER NOT NULL, moves INTEGER NOT NULL,"
    " created TEXT NOT NULL, is_practice INTEGER NOT NULL, is_from_position INTEGER NOT NULL,"
    " taken_back INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX games_by_identity ON games (identity)",
    "CREATE TABLE seats (sum TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,"
    " kind TEXT NOT NULL, against TEXT NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL,"
    " winners INTEGER NOT NULL, others INTEGER NOT NULL, best_other INTEGER NOT NULL,"
    " PRIMARY KEY (sum, seat)) WITHOUT ROWID",
    "CREATE TABLE measures (sum TEXT NOT NULL, seat INTEGER NOT NULL, topic TEXT NOT NULL,"
    " key TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (sum, seat, topic, key)) WITHOUT ROWID",
    "CREATE TABLE faults (sum TEXT PRIMARY KEY, code TEXT NOT NULL, place TEXT NOT NULL,"
    " params TEXT NOT NULL, game TEXT NOT NULL) WITHOUT ROWID",
)
_NAMES: Final = ("games", "seats", "measures", "faults")
_GAME: Final = tuple(field.name for field in fields(GameEntry) if field.name != "seats")
_SEAT: Final = tuple(field.name for field in fields(SeatEntry) if field.name != "measures")


class Broken(Exception):  # noqa: N818
    """The file cannot be used; another one takes its place, and everything is to be read again."""


Outcome: TypeAlias = Exception | None
"""What was wrong with a change."""
Write: TypeAlias = Callable[[Callable[[], Outcome], Callable[[Outcome], object]], object]
"""Does the first, where that may take long, and tells the second what came of it."""


def _at_once(job: Callable[[], Outcome], then: Callable[[Outcome], object]) -> None:
    then(job())


class Book:
    """The rows of all records of a folder.

    ``is_kept`` says that it is a file: where none can be written, the rows are held in memory and read again
    with the next start. ``put_aside`` is where an unusable file was put.
    """

    def __init__(self, path: Path | None, write: Write = _at_once) -> None:
        """Open the file, or begin it; None keeps nothing on the disk. *write* does what waits for it."""
        self._path = path
        self._write = write
        self.is_writing = False
        """Whether a change waits for the disk, one at most: who asks anything meanwhile waits too."""
        self.is_kept = path is not None
        self.put_aside: Path | None = None
        self._is_closed = False
        self._database = self._opened()
        if self.is_kept:
            self._check()

    def close(self) -> None:
        """Let go of the file; where a change may wait for the disk, only after it."""
        self._is_closed = True
        self._database.close()

    # Filling

    def updating(self, paths: Sequence[str | Path]) -> Iterator[Progress]:
        """Make the rows those of the records at *paths*, and of no others; stops every millisecond or so.

        Records that hold no finished game are left out; what cannot be read as a record is remembered as a
        fault, and so is a file that has gone, by the next update. When the iterator is not run to its end,
        rows are missing and none is wrong.
        """
        for _ in range(3):  # a file that breaks meanwhile is replaced; then everything is read once more
            try:
                yield from self._updating(paths)
            except Broken:
                continue
            return

    def update(self, paths: Sequence[str | Path]) -> None:
        """Make the rows those of the records at *paths*, at once."""
        for _ in self.updating(paths):
            pass

    def add(self, games: Sequence[GameEntry]) -> None:
        """Add games that have been read already."""
        for _ in self._writing([(game.sum, game) for game in games]):
            pass

    def clearing(self) -> Iterator[Progress]:
        """Forget all rows, which the records give again; stops while that is being written."""
        error = yield from self._changing([f"DELETE FROM {name}" for name in _NAMES])
        if error is not None and not _is_busy(error):
            self._renew(error)

    def clear(self) -> None:
        """Forget all rows, at once."""
        for _ in self.clearing():
            pass

    def _updating(self, paths: Sequence[str | Path]) -> Iterator[Progress]:
        yield from self._until_free()
        known = self._known()
        yield Progress(0, len(paths))
        seen: set[str] = set()
        new: list[tuple[str, GameEntry | Fault]] = []
        for number, path in enumerate(paths):
            yield from self._reading(Path(path), known, seen, new, Progress(number, len(paths)))
            if len(new) >= BATCH:
                yield from self._writing(new)
                new = []
        yield from self._writing(new, gone=known - seen)
        yield Progress(len(paths), len(paths))

    def _reading(
        self,
        path: Path,
        known: set[str],
        seen: set[str],
        new: list[tuple[str, GameEntry | Fault]],
        progress: Progress,
    ) -> Iterator[Progress]:
        """Read one record into *new*, unless its checksum is known."""
        yield progress
        try:
            data = read_file(path)
        except BadInput as error:
            _log.warning("a record is left out: %s", error)
            return
        if not is_finished(data):
            return
        number = checksum(data)
        if number in seen:
            return
        seen.add(number)
        if number in known:
            return
        steps = reading(data)
        try:
            while True:
                try:
                    next(steps)
                except StopIteration as end:
                    if isinstance(end.value, GameEntry):
                        new.append((number, end.value))
                    return
                yield progress
        except BadInput as error:
            _log.warning("%s is left out: %s", path.name, error)
            new.append((number, error.fault))

    def _writing(
        self, new: Sequence[tuple[str, GameEntry | Fault]], gone: Iterable[str] = ()
    ) -> Iterator[Progress]:
        """Write what was read, if that can be: another window is not waited for endlessly.

        Raises Broken when the file is.
        """
        lines = [f"DELETE FROM {name} WHERE sum = ?" for name in _NAMES]
        rows = [(line, (number,)) for number in (*gone, *(one for one, _ in new)) for line in lines]
        if not rows:
            return
        for _ in range(_TRIES):
            error = yield from self._changing([*rows, *_inserts(new)])
            if error is None:
                return
            if not _is_busy(error):
                self._renew(error)
                raise Broken from error
            yield WAITING
        _log.warning("the record book is in use; what is new is entered the next time")

    def _changing(
        self, statements: Sequence[str | tuple[str, tuple[object, ...]]]
    ) -> Generator[Progress, None, sqlite3.DatabaseError | None]:
        """Have all of it done or nothing, and return what was wrong; stops until the disk has it."""
        outcomes: list[Outcome] = []

        def change() -> Outcome:
            try:
                self._change(statements)
            except Exception as error:  # a border: who waits for the change is to hear of its end
                return error
            return None

        def tell(outcome: Outcome) -> None:
            self.is_writing = False
            outcomes.append(outcome)

        yield from self._until_free()
        self.is_writing = True
        self._write(change, tell)
        while not outcomes:
            yield WAITING
        error = outcomes[0]
        if error is None or isinstance(error, sqlite3.DatabaseError):
            return error
        raise error

    def _until_free(self) -> Iterator[Progress]:
        """Wait for a change whose giver was stopped before the disk had it."""
        while self.is_writing:
            yield WAITING

    def _known(self) -> set[str]:
        return {str(row[0]) for row in self.rows("SELECT sum FROM games UNION SELECT sum FROM faults")}

    def _change(self, statements: Sequence[str | tuple[str, tuple[object, ...]]]) -> None:
        """Do all of it or nothing."""
        base = self._database
        base.execute("BEGIN IMMEDIATE")
        try:
            for one in statements:
                base.execute(*((one,) if isinstance(one, str) else one))
            base.execute("COMMIT")
        except BaseException:
            if base.in_transaction:
                with suppress(sqlite3.Error):
                    base.execute("ROLLBACK")
            raise

    # Asking

    def rows(self, question: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        """Return the answer to a question in SQL; nothing if the file turns out broken."""
        try:
            return self._database.execute(question, tuple(values)).fetchall()
        except sqlite3.DatabaseError as error:
            if _is_busy(error):
                _log.warning("the record book is in use")
            else:
                self._renew(error)
        return []

    def is_small(self) -> bool:
        """Return whether what is asked of all games takes no time that a person would notice."""
        return len(self.rows("SELECT 1 FROM games LIMIT ?", [SMALL + 1])) <= SMALL

    def faults(self) -> list[Fault]:
        """Return what was wrong with the records that are left out."""
        rows = self.rows("SELECT code, params, place, game FROM faults ORDER BY sum")
        return [Fault(str(row[0]), json.loads(str(row[1])), str(row[2]), str(row[3])) for row in rows]

    def dump(self) -> list[str]:
        """Return all rows as text, in an order of their own: equal for equal content."""
        found = []
        for name in _NAMES:
            key = {"seats": "sum, seat", "measures": "sum, seat, topic, key"}.get(name, "sum")
            found += [f"{name} {row!r}" for row in self.rows(f"SELECT * FROM {name} ORDER BY {key}")]
        return found

    # The file

    def _check(self) -> None:
        """Look whether the whole file is sound, where that may take long; a damaged one is put aside."""
        base = self._database

        def check() -> Outcome:
            try:
                if base.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    return Broken("it is damaged")
            except sqlite3.DatabaseError as error:
                return error
            except UnicodeDecodeError:  # a message of SQLite's that names what is damaged
                return Broken("it is damaged")
            return None

        def tell(outcome: Outcome) -> None:
            self.is_writing = False
            if outcome is not None and not _is_busy(outcome) and not self._is_closed:
                self._renew(outcome)

        self.is_writing = True
        self._write(check, tell)

    def _opened(self) -> sqlite3.Connection:
        """Open the file; a broken one is put aside, and without any file memory does."""
        if self._path is not None:
            for _ in range(_OPENINGS):
                try:
                    self._path.parent.mkdir(parents=True, exist_ok=True)
                    for ending in ("", *_BESIDE):  # SQLite would wait for a FIFO
                        refuse_others(str(self._path) + ending, follows=True)
                    _keep_private(self._path)
                    return _connected(str(self._path))
                except (Broken, sqlite3.DatabaseError, OSError) as error:
                    _log.warning("the record book cannot be used: %s", error)
                    if not _is_busy(error) and not (_is_damage(error) and self._set_aside()):
                        break
        self.is_kept = False
        return _connected(":memory:")

    def _set_aside(self) -> bool:
        """Put the file away; return whether there is room for another one now."""
        assert self._path is not None
        aside = self._path.with_name(self._path.name + ASIDE)
        try:
            replace(self._path, aside)
        except FileNotFoundError:
            return False  # it was not the file that is wrong
        except OSError as error:
            _log.warning("it cannot be put aside: %s", error)
            return False
        self.put_aside = aside
        for ending in _BESIDE:  # a journal would be rolled into the new file
            with suppress(OSError):
                os.unlink(str(self._path) + ending)
        return True

    def _renew(self, error: Exception) -> None:
        """Go on with an empty file, or with memory where the disk refuses; never during a change."""
        if self.is_writing:  # what is wrong with the file is found there too, or the next time
            return
        _log.warning("the record book is begun again: %s", error)
        self._database.close()
        if self._path is not None and self.is_kept and _is_damage(error) and self._set_aside():
            self._database = self._opened()
        else:
            self.is_kept = False
            self._database = _connected(":memory:")


def _keep_private(path: Path) -> None:
    """Let no one else read a book and what lies beside it. Raises OSError if its file cannot be made."""
    target = os.path.realpath(path)  # a link may lead to where nothing is yet
    with suppress(FileExistsError):  # SQLite gives what it makes beside it the rights that it has
        os.close(open_ordinary(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    for ending in ("", *_BESIDE):
        with suppress(OSError):  # it is not there, or its folder knows no rights
            os.chmod(str(path) + ending, PRIVATE)


def _connected(name: str) -> sqlite3.Connection:
    """Open a file of this version; one of an earlier version is emptied.

    Raises Broken, sqlite3.DatabaseError or OSError.
    """
    # a change may be made in another thread; SQLite lets one of them in at a time
    base = sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        base.execute("PRAGMA synchronous = FULL")  # before the first look, which may roll back a journal
        base.execute("PRAGMA journal_mode = DELETE")
        base.execute("PRAGMA trusted_schema = OFF")
        if not base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            base.execute("PRAGMA synchronous = OFF")  # an empty book need not outlive a loss of power
            _fill(base)
            base.execute("PRAGMA synchronous = FULL")
        if _value(base, "application_id") == APPLICATION and 0 < _value(base, "user_version") < VERSION:
            _fill(base)
        if _value(base, "application_id") != APPLICATION or _value(base, "user_version") != VERSION:
            raise Broken("it is not of this version")
        made = {row[0] for row in base.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
        if made != set(_TABLES):
            raise Broken("its tables are others")
    except UnicodeDecodeError as error:  # a message of SQLite's that names what is damaged
        base.close()
        raise Broken("it is damaged") from error
    except BaseException:
        base.close()
        raise
    return base


def _fill(base: sqlite3.Connection) -> None:
    """Make the tables, in place of earlier ones, unless another window has just made them."""
    base.execute("BEGIN IMMEDIATE")
    if _value(base, "user_version") < VERSION:
        for name in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            base.execute(f'DROP TABLE "{name[0]}"')
        for table in _TABLES:
            base.execute(table)
        base.execute(f"PRAGMA application_id = {APPLICATION}")
        base.execute(f"PRAGMA user_version = {VERSION}")
    base.execute("COMMIT")


def _value(base: sqlite3.Connection, name: str) -> int:
    return int(base.execute(f"PRAGMA {name}").fetchone()[0])


def _is_busy(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _is_damage(error: Exception) -> bool:
    """Return whether the file is to blame, not another window, the disk or a connection that is closed."""
    if isinstance(error, sqlite3.ProgrammingError):
        return False
    if not isinstance(error, sqlite3.Error):
        return isinstance(error, Broken)
    return not _is_busy(error) and getattr(error, "sqlite_errorcode", 0) & 0xFF not in _OF_THE_DISK


def _inserts(new: Sequence[tuple[str, GameEntry | Fault]]) -> list[tuple[str, tuple[object, ...]]]:
    """Return what adds the rows of games and faults."""
    lines: list[tuple[str, tuple[object, ...]]] = []
    for number, one in new:
        if isinstance(one, Fault):
            params = json.dumps(dict(one.params), sort_keys=True, ensure_ascii=False)
            lines.append(_insert("faults", (number, one.code, one.where, params, one.game)))
            continue
        lines.append(_insert("games", tuple([getattr(one, name) for name in _GAME])))
        for at, seat in enumerate(one.seats):
            first, *rest = (getattr(seat, name) for name in _SEAT)
            lines.append(_insert("seats", (number, at, person(seat.name), first, *rest)))
            for measure in seat.measures:
                if measure.value or not measure.topic:
                    lines.append(_insert("measures", (number, at, measure.topic, measure.key, measure.value)))
    return lines


def _insert(table: str, values: tuple[object, ...]) -> tuple[str, tuple[object, ...]]:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values


FORMAT: Final = "evolution-qt/record-book"
FORGOTTEN_VERSION: Final = 1
_IDENTITY: Final = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Forgotten:
    """Games that no longer count, and when that was set last (UTC, as records write it)."""

    since: str = ""
    identities: frozenset[str] = field(default_factory=frozenset)

    def data(self) -> bytes:
        """Return the content of the file."""
        lines = ",\n".join(json.dumps(one) for one in sorted(self.identities))
        head = {"format": FORMAT, "version": FORGOTTEN_VERSION, "since": self.since}
        return (json.dumps(head)[:-1] + f', "forgotten": [\n{lines}\n]}}\n').encode()

    def with_more(self, identities: Iterable[str], since: str) -> Forgotten:
        """Return what is forgotten after another reset."""
        return Forgotten(since, self.identities | frozenset(identities))


def read_forgotten(path: Path) -> Forgotten:
    """Return the content of the file; nothing is forgotten without one.

    A file that cannot be understood is put aside as `.bad`, and all games count again.
    """
    try:
        return understood_forgotten(read_file(path))
    except BadInput as error:
        if error.fault.code == "no_such_file":
            return Forgotten()
        _log.warning("what the record book has forgotten cannot be read, put aside: %s", error)
        try:
            replace(path, path.with_name(path.name + ".bad"))
        except OSError as second:
            _log.warning("cannot put it aside: %s", second)
        return Forgotten()


def understood_forgotten(data: bytes) -> Forgotten:
    """Return what the content of a file means. Raises BadInput."""
    root = Node(parse(data)).fields(("format", "version", "since", "forgotten"), ("format", "forgotten"))
    root["format"].choice((FORMAT,))
    root.number("version", FORGOTTEN_VERSION, 1, FORGOTTEN_VERSION)
    since = root["since"].text() if "since" in root else ""
    found = set()
    for one in root.items("forgotten"):
        if _IDENTITY.fullmatch(one.text()) is None:
            raise one.wrong("unknown_value", value="…")
        found.add(one.text())
    return Forgotten(since, frozenset(found))
