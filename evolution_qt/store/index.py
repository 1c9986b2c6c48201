"""The index of the library: short summaries of records, kept so that it need not read thousands of files.

`index.json` may be removed at any time: it is made again. A row counts as long as the file has the size and
the time it had; rows of files written at most two seconds before the index are looked at again, because some
disks count time so coarsely.

`summary` reads the header and every note that is no move, and plays nothing through; of the moves it counts
how many still hold. It is quick, and it proves nothing: whether the moves are legal and the checks right is
found when a game is opened.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from evolution_qt import __version__
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import BadInput, Fault, bad, located
from evolution_qt.core.files import READ
from evolution_qt.core.plain import Node, parse
from evolution_qt.core.record import (
    LONGEST_LINE,
    MOST_MOVES,
    Check,
    Header,
    Practice,
    Result,
    SeatTaken,
    Undo,
    crests_of,
    read_header,
    read_note,
    whole_lines,
)
from evolution_qt.games import round_finder, sides_finder
from evolution_qt.store.disk import DISK, Disk, write_whole
from evolution_qt.store.glance import COARSE, MOST_BYTES, VERSION
from evolution_qt.store.writer import AT_ONCE, Writer

Status: TypeAlias = Literal["running", "finished", "aside"]

_MOVE: Final = 0x22
"""A line that begins with a quotation mark is a move."""
_CHECK: Final = re.compile(rb'\{"check": \{"round": ([1-9][0-9]{0,5}), "hash": "[0-9a-f]{16}"\}\}')


class PlayerSummary(msgspec.Struct, frozen=True, array_like=True):
    """Who sits at a seat at the end of a record: a name, if given, and a kind, as records write them."""

    name: str | None
    kind: str


class Trouble(msgspec.Struct, frozen=True, array_like=True):
    """Why a record cannot be opened: a `Fault` as plain data."""

    code: str
    params: dict[str, int | str] = {}
    where: str = ""
    game: str = ""

    @classmethod
    def of(cls, fault: Fault) -> Trouble:
        """Return it for a fault."""
        return cls(fault.code, dict(fault.params), fault.where, fault.game)

    @property
    def fault(self) -> Fault:
        """Return the fault."""
        return Fault(self.code, self.params, self.where, self.game)


class Summary(msgspec.Struct, frozen=True, array_like=True, kw_only=True):
    """A record in short.

    `game` is the edition's key, `created` the UTC time of the header, `rules` the switches that differ from
    the edition's own, `moves` counts those that hold, `round` is the one being played or, in a finished game,
    the last (where checks are missing, the one of the last move), `scores` and `winners` are empty before the
    end. `beginning` is the same for all records of one deal, `content` for equal ones only. `trouble` says
    why a record is *aside*, `crests` those of the seats, `sides` what each plays with, by number, in a game
    that has sides.
    """

    status: Status
    game: str = ""
    created: str | None = None
    program: str | None = None
    players: tuple[PlayerSummary, ...] = ()
    rules: dict[str, bool | int | str] = {}
    seed: int = 0
    is_practice: bool = False
    from_position: bool = False
    moves: int = 0
    round: int = 1
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    beginning: str = ""
    content: str = ""
    trouble: Trouble | None = None
    crests: tuple[Crest, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()


def summary(data: bytes) -> Summary | None:
    """Return the summary of a record, None if there is not even a header.

    Never raises: a record that cannot be understood is *aside*, with what is known of it.
    """
    lines = content_lines(whole_lines(data))
    if not lines:
        return None
    told = Summary(status="aside", beginning=fingerprint(lines[:1]), content=fingerprint(lines))
    numbers = list(_numbers(data)) if len(lines) < data.count(b"\n") else range(1, len(lines) + 1)
    try:
        plain = parse(lines[0], line=numbers[0], most_characters=LONGEST_LINE)
        with located(f"line {numbers[0]}"):
            header = read_header(plain)
        told = msgspec.structs.replace(
            told,
            game=header.game,
            created=header.created,
            program=header.program,
            players=tuple(PlayerSummary(seat.name, seat.kind) for seat in header.players),
            crests=crests_of(header.players),
            sides=_sides_of(header),
            rules=header.rules,
            seed=header.seed,
            from_position=header.position is not None,
        )
        return _course(told, header, lines, numbers)
    except BadInput as error:
        return msgspec.structs.replace(told, trouble=Trouble.of(error.fault))


def content_lines(data: bytes) -> list[bytes]:
    """Return the lines with content."""
    return [line for line in map(bytes.strip, data.split(b"\n")) if line]


def fingerprint(lines: Sequence[bytes]) -> str:
    """Return 32 hex digits that are the same for the same lines only."""
    return hashlib.blake2b(b"\n".join(lines), digest_size=16).hexdigest()


def _numbers(data: bytes) -> Iterator[int]:
    """Return the numbers of the lines with content."""
    return (number for number, line in enumerate(data.split(b"\n"), 1) if line.strip())


def _course(told: Summary, header: Header, lines: Sequence[bytes], numbers: Sequence[int]) -> Summary:
    """Return *told* with what the notes say. Raises BadInput that names the line."""
    kinds, names = [seat.kind for seat in header.players], [seat.name for seat in header.players]
    # behind each move that holds: the rounds that have ended, and the result
    ended: list[tuple[int, Result | None]] = [(_rounds_before(header), None)]
    held: list[bytes] = []
    is_practice = False
    said = 0
    for at in range(1, len(lines)):
        line = lines[at]
        if line[0] == _MOVE:
            said += 1
            if said > MOST_MOVES:
                raise bad("too_many_moves", f"line {numbers[at]}", limit=MOST_MOVES)
            ended.append(ended[-1])
            held.append(line)
            continue
        if (check := _CHECK.fullmatch(line)) is not None:  # as we write it; there are many
            ended[-1] = (int(check[1]), ended[-1][1])
            continue
        plain = parse(line, line=numbers[at], most_characters=LONGEST_LINE)
        with located(f"line {numbers[at]}"):
            match read_note(Node(plain), len(kinds)):
                case Check(round_number, _):
                    ended[-1] = (round_number, ended[-1][1])
                case Result() as result:
                    ended[-1] = (ended[-1][0], result)
                case Undo(moves):
                    if moves >= len(ended):
                        raise bad("nothing_to_undo", value=moves, limit=len(ended) - 1)
                    del ended[-moves:], held[-moves:]
                case SeatTaken(seat, kind, name):
                    kinds[seat] = kind
                    names[seat] = names[seat] if name is None else name
                case Practice():
                    is_practice = True
                case _:
                    pass
    rounds, outcome = ended[-1]
    number = max(rounds if outcome is not None else rounds + 1, _round_of(header, held))
    return msgspec.structs.replace(
        told,
        status="running" if outcome is None else "finished",
        players=tuple(PlayerSummary(name, kind) for name, kind in zip(names, kinds, strict=True)),
        is_practice=is_practice,
        moves=len(ended) - 1,
        round=number,
        scores=() if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
    )


def _sides_of(header: Header) -> tuple[tuple[int, ...], ...]:
    """Return what each seat plays with, as its game can find it without playing."""
    tell = sides_finder(header.game)
    return () if tell is None else tuple(tuple(own) for own in tell(header))


def _rounds_before(header: Header) -> int:
    """Return how many rounds were over when the record began."""
    at = (header.position or {}).get("round", 1)
    return at - 1 if type(at) is int and at > 0 else 0


def _round_of(header: Header, moves: Sequence[bytes]) -> int:
    """Return the round of the last move as its game can find it without playing: also without any checks."""
    tell = round_finder(header.game)
    return 1 if tell is None else tell(header, moves)


_log = logging.getLogger(__name__)


class Row(msgspec.Struct, frozen=True, array_like=True):
    """What is known of one file: its size, when it was written, its summary (None: not even a header)."""

    size: int
    written: int
    summary: Summary | None


class _Index(msgspec.Struct, array_like=True):
    version: int
    program: str
    rows: dict[str, Row | msgspec.Raw]


class _Stored(msgspec.Struct, array_like=True):
    """The same with rows as they stand in the file: each is read when it is asked for."""

    version: int
    program: str
    rows: dict[str, msgspec.Raw]


class Index:
    """The rows, by the names of files, and the file they are kept in.

    The writer's thread may look up and put in rows too, while games are listed, and writes the file: each
    touch is one step.
    """

    def __init__(self, path: Path, disk: Disk = DISK, writer: Writer = AT_ONCE) -> None:
        self._path = path
        self._disk = disk
        self._writer = writer
        self._rows: dict[str, Row | msgspec.Raw] = {}
        self._limit = 0
        self._is_loaded = False
        self._loading = threading.Lock()
        self._is_changed = False

    def row(self, name: str, what: os.stat_result) -> Row | None:
        """Return what is known of a file, None if it has changed since, or is not known."""
        self._load()
        row = self._read(self._rows.get(name))
        if row is None or (row.size, row.written) != (what.st_size, what.st_mtime_ns):
            return None
        self._rows[name] = row
        return row

    def _read(self, row: Row | msgspec.Raw | None) -> Row | None:
        """Return a row, read if it still stands as in the file; None if it cannot count."""
        if not isinstance(row, msgspec.Raw):
            return row
        try:
            read = msgspec.json.decode(row, type=Row)
        except (ValueError, RecursionError):
            return None
        return read if read.written < self._limit else None

    def put(self, name: str, row: Row) -> None:
        """Remember the summary of a file; not under a name that is no text, which the index cannot hold."""
        try:
            name.encode()
        except UnicodeEncodeError:
            return
        self._load()
        self._rows[name] = row
        self._is_changed = True

    def keep_only(self, names: set[str]) -> None:
        """Forget files that are gone."""
        self._load()
        for name in self._rows.keys() - names:
            self._rows.pop(name, None)
            self._is_changed = True

    def save(self) -> None:
        """Have the file written, if that can be and there is something new."""
        if self._is_changed:
            self._is_changed = False
            self._writer.do(self._write)

    def _write(self) -> None:
        # a row that cannot count must not seem to be older than the index that it is put into
        rows = {name: row for name, row in list(self._rows.items()) if self._read(row) is not None}
        data = msgspec.json.encode(_Index(VERSION, __version__, rows))
        try:
            write_whole(self._path, data, self._disk)
        except OSError as error:
            _log.info("the index is not kept: %s", error)

    def _load(self) -> None:
        """Read the file once, by the first who asks; all others wait for it."""
        if not self._is_loaded:
            with self._loading:
                if not self._is_loaded:
                    self._read_file()
                    self._is_loaded = True

    def _read_file(self) -> None:
        try:
            number = self._disk.open(self._path, READ)
            try:
                written = self._disk.stat_open(number).st_mtime_ns
                data = self._disk.read(number, MOST_BYTES)
            finally:
                self._disk.close(number)
            index = msgspec.json.decode(data, type=_Stored)
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            _log.info("the index is made again: %s: %s", self._path, error)
            return
        if (index.version, index.program) == (VERSION, __version__):
            self._limit = written - COARSE
            self._rows = dict(index.rows)
