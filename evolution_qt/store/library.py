"""The games of one person as a collection: listed, named, thrown away and fetched back, given away, taken in.

Everything is read from the records themselves. What cannot be read from them stands beside them: the titles
that people give (`titles.json`), an index that only saves time (`index.json`), and the bin, a folder.
Actions that change something take a short lock, so that two windows do not undo each other's; a game that is
being played is changed only by its window.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec

from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.files import READ, SHARED, NotAFile, is_ordinary
from evolution_qt.core.plain import MOST_BYTES, check_text, parse
from evolution_qt.core.record import Record, whole_lines
from evolution_qt.core.steps import at_once
from evolution_qt.store import record_file
from evolution_qt.store.disk import (
    DISK,
    NEW,
    Disk,
    fault_of,
    read_ordinary,
    write_all,
    write_whole,
)
from evolution_qt.store.glance import NAME as INDEX_NAME
from evolution_qt.store.index import Index, Row, Summary, Trouble, content_lines, fingerprint, summary
from evolution_qt.store.record_file import ENDING, MOST_NAMES, seal_beside, seal_of
from evolution_qt.store.writer import AT_ONCE, Writer

if TYPE_CHECKING:
    from evolution_qt.core.match import AnyMatch

_log = logging.getLogger(__name__)

TITLES_NAME: Final = "titles.json"
BIN: Final = "bin"
LONGEST_TITLE: Final = 100
_NO_VERDICT: Final = frozenset({"no_such_file", "unreadable", "in_use"})
"""What says nothing against a record: it may be otherwise in a moment."""
_DAY: Final = 24 * 60 * 60.0
_NEW_FILE: Final = re.compile(r"\..*\.([0-9]{1,10})-[0-9]{1,3}\.new")
_UNFIT: Final = re.compile(r"[^\w.-]+")
_AT_A_TIME: Final = 64
"""So many files are looked at before other work has a turn."""

_T = TypeVar("_T")

Mark: TypeAlias = tuple[str, int, int, str, str]
"""What tells a record from what it was before: name, size, time, title, and how its game stands."""

Steps: TypeAlias = Generator[tuple[int, int], None, _T]
"""Does something that takes long, a few milliseconds at a time, and says how much of how much is done."""


@dataclass(frozen=True)
class Entry:
    """A record in the library. `written` is when its file was, in nanoseconds since 1970."""

    name: str
    path: Path
    size: int
    written: int
    summary: Summary
    title: str = ""

    @property
    def can_go_on(self) -> bool:
        """Return whether this is a game that was begun and has no result."""
        return self.summary.status == "running" and self.summary.moves > 0

    @property
    def mark(self) -> Mark:
        """Return what changes when the entry does."""
        return self.name, self.size, self.written, self.title, self.summary.status


@dataclass(frozen=True)
class Arrival:
    """A record from outside that can be played through, and what was in the folder and the bin meanwhile."""

    data: bytes
    game: str
    """The key of its game."""
    stem: str
    is_torn: bool
    here: list[Entry]
    gone: list[Entry]


@dataclass(frozen=True)
class TakenIn:
    """A game that was taken in, and records that begin with the same deal."""

    entry: Entry
    related: tuple[str, ...]
    is_torn: bool = False
    """Whether it broke off in its last line, which was left out."""
    was_binned: bool = False
    """Whether it lay in the bin, and was fetched back from there."""


class Library:
    """The folder of records."""

    def __init__(self, folder: Path, disk: Disk = DISK, writer: Writer = AT_ONCE) -> None:
        """Look at a folder, which need not exist.

        What is changed in it is changed by *writer*; only what saves time, the index, is given to it here.
        """
        self.folder = folder
        self.writer = writer
        self._disk = disk
        self._index = Index(folder / INDEX_NAME, disk, writer)
        self._bin_index = Index(folder / BIN / INDEX_NAME, disk, writer)

    # Looking

    def entries(self) -> list[Entry]:
        """Return the records, the one written last first; none if the folder cannot be read."""
        return at_once(self.listing([]))

    def latest(self, files: Iterable[tuple[str, os.stat_result]], most: int) -> list[Entry]:
        """Return so many of the records that were written last, of these files of the folder."""
        titles, found = self._titles(), list[Entry]()
        for name, what in _newest_first(files):
            if len(found) == most:
                break
            if not name.startswith("."):
                told = self._summary(self.folder / name, what, self._index)
                if told is not None:
                    found.append(self._entry(self.folder / name, what, told, titles))
        return found

    def keep_index(self) -> None:
        """Have the index written, if there is something new: the next start goes by it."""
        self._index.save()

    def listing(self, found: list[Entry]) -> Steps[list[Entry]]:
        """Do what `entries` does, a little at a time; *found* gets what is known so far."""
        return self._listing(self.folder, self._index, found)

    def binned(self) -> list[Entry]:
        """Return what lies in the bin, the one written last first."""
        return at_once(self.listing_bin([]))

    def listing_bin(self, found: list[Entry]) -> Steps[list[Entry]]:
        """Do what `binned` does, a little at a time; *found* gets what is known so far."""
        return self._listing(self.folder / BIN, self._bin_index, found)

    def entry(self, name: str) -> Entry:
        """Return one record. Raises BadInput if there is none."""
        path = self._path(name)
        try:
            what = self._disk.stat(path)
        except OSError as error:
            raise _not_reached(error, name) from None
        if not is_ordinary(what):
            raise bad("not_a_file", name)
        told = self._summary(path, what, self._index)
        return self._entry(path, what, told or Summary(status="aside"), self._titles())

    def is_played(self, name: str) -> bool:
        """Return whether a window, this one or another, has this game open now."""
        return record_file.is_taken(self._path(name), self._disk)

    def read(self, name: str) -> AnyMatch:
        """Return the match a record leads to, every move and check and its seal proved, to look at it.

        Raises BadInput that names the line.
        """
        return at_once(self.reading(name))

    def reading(self, name: str, *, in_bin: bool = False) -> Steps[AnyMatch]:
        """Do what `read` does, a line at a time; *in_bin*: for a record that lies there."""
        from evolution_qt.games.opening import opening_record

        path = self._path(name, self.folder / BIN if in_bin else None)
        try:
            sealed = seal_beside(path, self._disk)  # first: another window may be writing
        except OSError:
            raise bad("unreadable", name) from None
        data = self._bytes(path)
        try:
            proven = record_file.proven_part(data, sealed)
            record = Record.read(proven)
            return (yield from _counted(opening_record(record), len(record.notes)))
        except BadInput as error:
            self._put_aside(path, error)
            raise

    def put_aside(self, name: str, error: BadInput) -> None:
        """Remember that a record cannot be opened, as long as its file stays as it is."""
        self._put_aside(self._path(name), error)

    def _put_aside(self, path: Path, error: BadInput) -> None:
        if error.fault.code in _NO_VERDICT:
            return
        with suppress(OSError):
            what, index = self._disk.stat(path), self._index_of(path)
            known = self._summary(path, what, index) or Summary(status="aside")
            told = msgspec.structs.replace(known, status="aside", trouble=Trouble.of(error.fault))
            index.put(path.name, Row(what.st_size, what.st_mtime_ns, told))
            index.save()

    def is_binned(self, entry: Entry) -> bool:
        """Return whether a record lies in the bin."""
        return entry.path.parent == self.folder / BIN

    def _index_of(self, path: Path) -> Index:
        return self._bin_index if path.parent == self.folder / BIN else self._index

    def checking(self) -> Steps[list[tuple[Entry, BadInput | None]]]:
        """Play every record through, the bin's too; return what is wrong with each. Steps count records."""
        entries = yield from self.listing([])
        entries = entries + (yield from self.listing_bin([]))
        found: list[tuple[Entry, BadInput | None]] = []
        for entry in entries:
            yield len(found), len(entries)
            found.append((entry, (yield from self._checking(entry, (len(found), len(entries))))))
        return found

    def _checking(self, entry: Entry, step: tuple[int, int]) -> Steps[BadInput | None]:
        """Play a record through; one that was put aside and is whole after all is put aside no more."""
        try:
            for _ in self.reading(entry.name, in_bin=self.is_binned(entry)):
                yield step
        except BadInput as error:
            return error
        if entry.summary.status == "aside":
            with suppress(OSError, BadInput):
                what = self._disk.stat(entry.path)
                told, index = summary(self._bytes(entry.path)), self._index_of(entry.path)
                index.put(entry.name, Row(what.st_size, what.st_mtime_ns, told))
                index.save()
        return None

    # Changing

    def rename(self, name: str, title: str) -> str:
        """Give a game a title, or none, and return the one that it had, empty for none.

        Raises BadInput if it is no title or cannot be written.
        """
        title = title.strip()
        if len(title) > LONGEST_TITLE:
            raise bad("string_too_long", limit=LONGEST_TITLE)
        check_text(title, "")
        check_text(name, "")  # the file of titles cannot hold a name that is no text
        with self._changing():
            before = self.entry(name).title
            self._retitle({name: title})
        return before

    def throw_away(self, name: str) -> str:
        """Put a game into the bin, and return its name there.

        Raises BadInput if a window plays it or it cannot be moved.
        """
        with self._changing():
            return self._move(self._path(name), self.folder / BIN)

    def restore(self, name: str) -> str:
        """Fetch a game back from the bin, and return its name.

        Raises BadInput if it cannot be moved, or if the same game is there already.
        """
        path = self._path(name, self.folder / BIN)
        with self._changing():
            with suppress(OSError):
                self._refuse_equals(path, self._disk.stat(path))
            return self._move(path, self.folder)

    def _refuse_equals(self, path: Path, what: os.stat_result) -> None:
        """Raise BadInput if a record of the folder is equal to one in the bin."""
        told = self._summary(path, what, self._bin_index)
        for name, there in self._disk.list(self.folder, ENDING):
            if there.st_size == what.st_size and not name.startswith("."):
                _refuse_known([self.entry(name)], told.content if told is not None else "")

    def empty_bin(self) -> int:
        """Remove what lies in the bin for good, and return how many games those were. Raises BadInput."""
        folder = self.folder / BIN
        with self._changing():
            gone: dict[str, str] = {}
            try:
                for name, _ in at_once(self._files(folder)):
                    self._disk.remove(folder / name)
                    gone[name] = ""
                    with suppress(OSError):
                        self._disk.remove(seal_of(folder / name))
            except OSError as error:
                raise BadInput(fault_of(error)) from None
            finally:
                with suppress(BadInput):
                    self._retitle(gone)
        return len(gone)

    # Giving away and taking in

    def text(self, name: str, unwritten: str = "") -> str:
        """Return the whole lines of a record, as other programs read them. Raises BadInput.

        *unwritten* is the text of a game that could not be written; if it is this one, it is returned.
        """
        try:
            return self._whole(name, unwritten).decode()
        except UnicodeDecodeError:
            raise bad("not_utf8", name) from None

    def _whole(self, name: str, unwritten: str) -> bytes:
        """Return the whole lines of a record, or *unwritten* if that goes on where its file ends."""
        data, more = whole_lines(self._bytes(self._path(name))), unwritten.encode()
        return more if data and more.startswith(data) else data

    def export(self, name: str, target: Path, unwritten: str = "") -> None:
        """Write a record into a file of its own, in place of what stands there. Raises BadInput.

        *unwritten* is the text of a game that could not be written; if it is this one, that is exported.
        """
        data = self._whole(name, unwritten)
        with suppress(OSError):
            if self.folder.resolve() in target.resolve().parents:
                raise bad("not_allowed", str(target))
        try:
            write_whole(target, data, self._disk, SHARED)
        except OSError as error:
            raise BadInput(fault_of(error)) from None

    def name_outside(self, name: str) -> str:
        """Return a name for a file outside: from the title, or from names and date."""
        entry = self.entry(name)
        names = "-".join(player.name for player in entry.summary.players if player.name)
        date = (entry.summary.created or "")[:10]
        words = entry.title or "-".join(part for part in ("evolution", date, names) if part)
        return (_UNFIT.sub("-", words).strip("-.")[:80] or "evolution") + ENDING

    def examining(self, data: bytes) -> Steps[Arrival]:
        """Play a record from outside through, a little at a time, and change nothing yet. Raises BadInput."""
        from evolution_qt.games.opening import opening_record

        record = Record.read(data)
        yield from _counted(opening_record(record), len(record.notes))
        data = whole_lines(data)
        data = data if data.endswith(b"\n") else data + b"\n"
        here = yield from self.listing([])
        gone = yield from self.listing_bin([])
        header = record.header
        return Arrival(data, header.game, stem_of(header.created), record.is_torn, here, gone)

    def take_in(self, arrival: Arrival) -> TakenIn:
        """Take in what was examined. Raises BadInput if it is here already, or cannot be written.

        A game that lies in the bin is fetched back, so that no game is there twice.
        """
        lines = content_lines(arrival.data)
        content, beginning = fingerprint(lines), fingerprint(lines[:1])
        with self._changing():
            here = arrival.here + self._come_since(arrival.here)
            _refuse_known(here, content)
            related = tuple(entry.name for entry in here if entry.summary.beginning == beginning)
            for entry in _equal(arrival.gone, content):
                with suppress(BadInput):  # it may be gone for good since; then it is taken in again
                    name = self._move(entry.path, self.folder)
                    return TakenIn(self.entry(name), related, is_torn=arrival.is_torn, was_binned=True)
            try:
                name = self._add(arrival.stem, arrival.data)
            except OSError as error:
                raise BadInput(fault_of(error)) from None
            return TakenIn(self.entry(name), related, is_torn=arrival.is_torn)

    def _come_since(self, here: list[Entry]) -> list[Entry]:
        """Return the records that were not there when the folder was listed."""
        known = {entry.name for entry in here}
        since: list[Entry] = []
        with suppress(OSError):
            for name in self._names(self.folder):
                if name not in known:
                    with suppress(BadInput):
                        since.append(self.entry(name))
        return since

    # The folder

    def tidy(self) -> None:
        """Remove half-written files of programs that were killed."""
        for folder in (self.folder, self.folder / record_file.FOLDER, self.folder / BIN):
            with suppress(OSError):
                for name, told in self._disk.list(folder, ".new"):
                    found = _NEW_FILE.fullmatch(name)
                    if found is not None and not _may_go_on(int(found[1]), told.st_mtime):
                        with suppress(OSError):
                            self._disk.remove(folder / name)

    def _changing(self) -> record_file.ShortLock:
        return record_file.short_lock(self.folder, self._disk)

    def _path(self, name: str, folder: Path | None = None) -> Path:
        """Return where a record of this name lies; nothing outside the folder has a name."""
        if name != os.path.basename(name) or not name.endswith(ENDING) or name.startswith("."):
            raise bad("no_such_file", name)
        return (folder or self.folder) / name

    def _names(self, folder: Path) -> list[str]:
        return [name for name in self._disk.names_in(folder, ENDING) if not name.startswith(".")]

    def _files(self, folder: Path) -> Steps[list[tuple[str, os.stat_result]]]:
        """Return the records of a folder, the one written last first. Raises OSError."""
        names = self._names(folder)
        files: list[tuple[str, os.stat_result]] = []
        for at, name in enumerate(names):
            if at % _AT_A_TIME == 0:
                yield 0, len(names)
            with suppress(FileNotFoundError):  # gone since
                if is_ordinary(what := self._disk.stat(folder / name)):
                    files.append((name, what))
        return _newest_first(files)

    def _listing(self, folder: Path, index: Index, entries: list[Entry]) -> Steps[list[Entry]]:
        try:
            files = yield from self._files(folder)
        except (FileNotFoundError, NotADirectoryError):
            return []
        except OSError as error:
            _log.warning("the library cannot be read: %s", error)
            return []
        titles = self._titles()
        for at, (name, what) in enumerate(files):
            is_known = index.row(name, what) is not None
            told = self._summary(folder / name, what, index)
            if told is not None:
                entries.append(self._entry(folder / name, what, told, titles))
            if not is_known or at % _AT_A_TIME == 0:
                yield at + 1, len(files)
        index.keep_only({name for name, _ in files})
        index.save()
        return entries

    def _entry(self, path: Path, what: os.stat_result, told: Summary, titles: dict[str, str]) -> Entry:
        name = path.name
        return Entry(name, path, what.st_size, what.st_mtime_ns, told, titles.get(name, ""))

    def _summary(self, path: Path, what: os.stat_result, index: Index) -> Summary | None:
        row = index.row(path.name, what)
        if row is None:
            try:
                told = summary(self._bytes(path))
            except BadInput as error:
                told = Summary(status="aside", trouble=Trouble.of(error.fault))
            row = Row(what.st_size, what.st_mtime_ns, told)
            index.put(path.name, row)
        return row.summary

    def _bytes(self, path: Path) -> bytes:
        """Return the content of a record. Raises BadInput."""
        return read_ordinary(path, path.name, self._disk)

    def _move(self, path: Path, folder: Path) -> str:
        """Move a record with its seal, and its title with its name. Raises BadInput."""
        disk = self._disk
        try:
            number = disk.open(path, READ)
        except OSError as error:
            raise _not_reached(error, path.name) from None
        try:
            if not record_file.lock_taken(disk, number):
                raise bad("in_use", path.name)
            if os.name == "nt":  # there nothing that is open can be moved, which is lock enough
                disk.close(number)
                number = -1
            disk.make_folder(folder)
            target = self._free(folder, path.name.removesuffix(ENDING), path.name)
            with suppress(FileNotFoundError, NotADirectoryError):
                disk.make_folder(seal_of(target).parent)
                disk.replace(seal_of(path), seal_of(target))
            disk.rename(path, target)
        except OSError as error:
            raise BadInput(fault_of(error)) from None
        finally:
            if number >= 0:
                with suppress(OSError):
                    disk.close(number)
        titles = self._titles()
        if target.name != path.name and path.name in titles:
            with suppress(BadInput):
                self._retitle({path.name: "", target.name: titles[path.name]})
        return target.name

    def _free(self, folder: Path, stem: str, first: str) -> Path:
        """Return a name that no record has, neither in the folder nor in the bin. Raises OSError."""
        names = [first, *(f"{stem}-{at}{ENDING}" for at in range(2, MOST_NAMES))]
        others = [place for place in (self.folder, self.folder / BIN) if place != folder]
        for name in names:
            if not os.path.lexists(folder / name) and (
                name == first or not any(os.path.lexists(place / name) for place in others)
            ):
                return folder / name
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder / first))

    def _add(self, stem: str, data: bytes) -> str:
        """Write a record under a free name. Raises OSError."""
        disk = self._disk
        disk.make_folder(self.folder)
        for at in range(1, MOST_NAMES):
            path = self.folder / f"{stem}-{at}{ENDING}"
            if os.path.lexists(self.folder / BIN / path.name):
                continue
            try:
                number = disk.open(path, NEW)
            except FileExistsError:
                continue
            try:
                try:
                    write_whole(
                        seal_of(path), record_file.lines(record_file.marks_of(data), synced=True), disk
                    )
                    write_all(disk, number, data)
                    disk.sync(number)
                finally:
                    disk.close(number)
            except OSError:
                for made in (path, seal_of(path)):
                    with suppress(OSError):
                        disk.remove(made)
                raise
            return path.name
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), stem)

    # Titles

    def _titles(self) -> dict[str, str]:
        """Return the titles as far as they can be read."""
        try:
            return self._known_titles()
        except BadInput as error:
            _log.warning("the titles cannot be read: %s", error)
            return {}

    def _known_titles(self) -> dict[str, str]:
        """Return the titles. Raises BadInput if there are some that cannot be read or understood."""
        path = self.folder / TITLES_NAME
        try:
            plain = parse(read_ordinary(path, TITLES_NAME, self._disk))
        except BadInput as error:
            if error.fault.code == "no_such_file":
                return {}
            raise
        if not isinstance(plain, dict):
            raise bad("not_an_object", TITLES_NAME)
        return {name: title for name, title in plain.items() if isinstance(title, str)}

    def _retitle(self, changes: dict[str, str]) -> None:
        """Change titles; an empty one is none. A file no one understands is put aside. Raises BadInput."""
        path = self.folder / TITLES_NAME
        try:
            before = self._known_titles()
        except BadInput as error:
            if error.fault.code in ("unreadable", "not_a_file"):  # perhaps only now
                raise
            before = {}
            try:
                self._disk.replace(path, path.with_name(TITLES_NAME + ".bad"))
            except OSError as fault:
                raise BadInput(fault_of(fault)) from None
        after = {name: title for name, title in {**before, **changes}.items() if title}
        if after == before:
            return
        data = msgspec.json.format(msgspec.json.encode(after, order="sorted"), indent=1) + b"\n"
        if len(data) > MOST_BYTES:
            raise bad("too_large", TITLES_NAME, limit=MOST_BYTES)
        try:
            write_whole(path, data, self._disk)
        except OSError as error:
            raise BadInput(fault_of(error)) from None


def _not_reached(error: OSError, name: str) -> BadInput:
    """Return why there is no record of this name, or why the disk does not give it now."""
    is_gone = isinstance(error, FileNotFoundError | NotADirectoryError | NotAFile)
    return bad("no_such_file", name) if is_gone else BadInput(fault_of(error))


def _newest_first(files: Iterable[tuple[str, os.stat_result]]) -> list[tuple[str, os.stat_result]]:
    return sorted(files, key=lambda one: (one[1].st_mtime_ns, one[0]), reverse=True)


def _equal(entries: Iterable[Entry], content: str) -> Iterator[Entry]:
    """Return the sound records with this content."""
    return (one for one in entries if one.summary.content == content and one.summary.status != "aside")


def _refuse_known(entries: Iterable[Entry], content: str) -> None:
    """Raise BadInput if one of these is a sound record with this content."""
    for entry in _equal(entries, content):
        raise bad("known_already", value=entry.title or entry.name)


def _counted(steps: Generator[None, None, _T], of_all: int) -> Steps[_T]:
    """Return steps that yield how many have been made."""
    done = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result
        done += 1
        yield done, of_all


def stem_of(created: str | None) -> str:
    """Return what the name of a record's file begins with."""
    return created[:19].replace(":", "") if created else "undated"


def read_outside(source: Path) -> bytes:
    """Return the content of a file that a person has chosen.

    Raises BadInput: links and devices are not followed or opened, and no more is read than a record may hold.
    """
    with suppress(OSError, ValueError):
        if stat.S_ISLNK(DISK.stat(source).st_mode):
            raise bad("a_link", str(source))
    return read_ordinary(source, str(source), DISK)


def _may_go_on(process: int, written: float) -> bool:
    """Return whether a program may still be writing what it wrote then: no write takes a day."""
    return time.time() - written < _DAY and _may_run(process)


def _may_run(process: int) -> bool:
    if os.name == "nt":  # where asking would end it
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
