"""Games for the tests of files: records whose lines are at hand, without playing them again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from evolution_qt.core.record import Check, Note, PlayedMove, Record, Result
from evolution_qt.core.steps import at_once
from evolution_qt.games.opening import open_record
from evolution_qt.store.library import Library, TakenIn, read_outside
from evolution_qt.store.record_file import RecordFile
from evolution_qt.store.shelf import Shelf
from tests.core.played import record_text


@cache
def lines(game: str = "evolution/de", seats: int = 2, seed: int = 7) -> tuple[bytes, ...]:
    """Return the lines of a whole random game, each with its end."""
    return tuple(record_text(game, seats, seed).encode().splitlines(keepends=True))


def chunks(moves: int, seed: int = 7) -> tuple[Record, list[list[Note]]]:
    """Return a record without notes and what is appended to it at a time, move by move."""
    whole = Record.read(b"".join(lines(seed=seed)))
    result: list[list[Note]] = []
    for note in whole.notes:
        if isinstance(note, Check | Result):
            result[-1].append(note)
        else:
            result.append([note])
    return Record(whole.header), result[:moves]


def said(path: Path) -> list[PlayedMove]:
    """Return the moves of a record on the disk, played through and checked."""
    return open_record(Record.read(path.read_bytes())).record.moves()


def stored(folder: Path, count: int, seed: int = 7, name: str = "game") -> Path:
    """Put the first lines of a game into a folder as another program might, and return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{seed}.jsonl"
    path.write_bytes(b"".join(lines(seed=seed)[:count]))
    return path


def kept_in(path: Path) -> bytes:
    """Return the lines with which a window would go on in a file, and leave it as it is."""
    file, data = RecordFile.go_on(path)
    file.release()
    return data


def opened(folder: Path) -> Record | None:
    """Return the record of the game that a new window would go on with, and close it."""
    shelf = Shelf(folder)
    path = shelf.unfinished()
    if path is None:
        return None
    match = shelf.open(path)
    match.record.close()
    return match.record


def taken_in(library: Library, source: Path | bytes) -> TakenIn:
    """Take in a file from outside, or what someone has copied. Raises BadInput."""
    data = read_outside(source) if isinstance(source, Path) else source
    return library.take_in(at_once(library.examining(data)))
