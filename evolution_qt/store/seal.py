"""Seals: what proves that a record in our folder is as we wrote it.

The notation has a check after every round, but none for names, for the round being played, or for a line. So
beside each record that the program writes, in the folder `seals`, stands a file that says after each line of
it how long the record was then and the CRC-32 of all of it so far; the word `synced` is added once that much
was known to be on the disk itself::

    187 5f0c3a91
    211 0be4a7d2
    211 0be4a7d2 synced

A mark is written before the line it stands for, so a program that is killed leaves a seal that is ahead of
its record or even with it. A machine that loses power may keep any part of what was not synced. So what was
synced and is different now was changed by something else, and the record is refused; behind that, lines count
as far as marks prove them. A record without a seal, such as one that a person has put into the folder, is
judged by the notation alone; a seal is no defence against people, who can remove it.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from evolution_qt.core.errors import bad

FOLDER: Final = "seals"
ENDING: Final = ".seal"
MOST_BYTES: Final = 1_000_000
NEWLINE: Final = b"\n"
START: Final = (0, 0)

Mark: TypeAlias = tuple[int, int]
"""How long the record is behind a line, and the CRC-32 of it up to there."""

_MARK: Final = re.compile(rb"^([1-9][0-9]{0,8}) ([0-9a-f]{8})( synced)?\n", re.MULTILINE)


@dataclass(frozen=True)
class Seal:
    """What a seal says: marks by length, and up to where the record was on the disk itself."""

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
    """Return the line that says that all up to a mark is on the disk itself."""
    return b"%d %08x synced\n" % mark


def read(data: bytes) -> Seal:
    """Return what a seal says; what is no mark is passed over."""
    marks: set[Mark] = set()
    synced = 0
    for length, crc, word in _MARK.findall(data):
        marks.add((int(length), int(crc, 16)))
        synced = max(synced, int(length)) if word else synced
    return Seal(tuple(sorted(marks)), synced)


def whole(data: bytes, sealed: Seal) -> bytes:
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
