"""Damaged records: how they are made, and what may come of them.

What *wrong* means. A record in our folder has a seal: whatever is accepted there must be the original or its
first lines, to the letter. A record alone has only what the notation gives it: a hash of the whole position
after every round, and the result. So there every position that was accepted behind a round's check, and every
result, must be the original's. Names and other labels of the header, and the moves of a round that no check
has closed, prove nothing about themselves; a damaged file that says other legal things there is a well-formed
record of another game, and is counted as `unproved`, not as wrong. Tests for these counts are in
`test_damage.py` and, at full size, in `tests/long/damage.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import process_time

from evolution_qt.core.errors import BadInput
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Check, Practice, Record, Result, SeatTaken
from evolution_qt.games.opening import open_record
from evolution_qt.store import record_file
from evolution_qt.store.disk import Disk
from evolution_qt.store.index import summary
from evolution_qt.store.record_file import seal_of
from evolution_qt.store.shelf import Shelf
from tests.core.played import record_text

# ruff: noqa: E501 - scraps and tables
SCRAPS = (
    b"[", b"]", b"{", b"}", b'"', b",", b":", b"\\", b"\n", b"\r\n", b"\x00", b"\xff", b"\xef\xbb\xbf", b"null",
    b"true", b"-1", b"0", b"7", b"1e999", b"NaN", b"-Infinity", b"9" * 5000, b"[" * 5000, b'{"a":' * 5000,
    b'"\\ud800"', b'"?"', b'"horns:3"', b'"0: done"\n', b'"1: pass"\n', b'{"undo": 1}\n', b'{"undo": 4999}\n',
    b'{"seat": 0, "kind": "random"}\n', b'{"practice": true}\n', b'{"stopped": true}\n',
    b'{"check": {"round": 1, "hash": "0123456789abcdef"}}\n', b'{"result": {"scores": [9, 9], "winners": [0]}}\n',
    b'{"seed": 1, "seed": 2}\n', b'"' + b"x" * 3000 + b'"\n', b'"0: attack 0 1.0 ignoring horns paying horns:3"\n',
    b"\n" * 2000, bytes(512), b"\xc0\x80", "\u2028\N{RIGHT-TO-LEFT OVERRIDE}".encode(),
)  # fmt: skip
KINDS = (
    "flip",
    "flips",
    "remove",
    "insert",
    "double",
    "overwrite",
    "cut",
    "zeros",
    "lines",
    "graft",
    "hostile",
)


@cache
def originals() -> tuple[bytes, ...]:
    """Return sound records: finished and running, short and long, with moves taken back."""
    found = [
        record_text("evolution/de", 2, 7),
        record_text("evolution/en", 5, 8),
        record_text("evolution/ja", 3, 9),
    ]
    for number, (game, seats, moves) in enumerate(
        (("evolution/de", 3, 90), ("evolution/ja", 4, 50), ("evolution/en", 2, 5), ("evolution/de", 5, 140))
    ):
        found.append(record_text(game, seats, 20 + number, moves))
    match = open_record(Record.read(record_text("evolution/de", 4, 31, 120).encode()))
    match.take_back(9)
    match.record.append(Practice(), SeatTaken(2, "apex/stalker"))
    for _ in range(30):
        match.play(match.to_move, match.moves()[0])
    return tuple(text.encode() for text in (*found, match.record.text()))


def damaged(data: bytes, kind: str, chance: random.Random) -> bytes:
    """Return *data* with one kind of damage done to it."""
    result = bytearray(data)
    at, other = (chance.randrange(len(result)) for _ in range(2))
    many = chance.choice((1, 1, 2, 5, 40, 300))
    lines = data.splitlines(keepends=True)
    match kind:
        case "flip":
            result[at] ^= 1 << chance.randrange(8)
        case "flips":
            for _ in range(chance.choice((2, 3, 8))):
                result[chance.randrange(len(result))] ^= 1 << chance.randrange(8)
        case "remove":
            del result[at : at + many]
        case "insert":
            result[at:at] = chance.choice(SCRAPS)
        case "double":
            result[at:at] = result[other : other + many]
        case "overwrite":
            scrap = chance.choice(SCRAPS)[:64]
            result[at : at + len(scrap)] = scrap
        case "cut":
            del result[at:]
            result += chance.choice((b"", *SCRAPS))
        case "zeros":
            result[at : at + many] = bytes(len(result[at : at + many]))
        case "lines":
            for _ in range(chance.choice((1, 2, 3))):
                one, two = (chance.randrange(len(lines)) for _ in range(2))
                match chance.randrange(3):
                    case 0:
                        lines[one], lines[two] = lines[two], lines[one]
                    case 1:
                        lines.insert(one, lines[two])
                    case _ if len(lines) > 1:
                        del lines[one]
                    case _:
                        pass
            result = bytearray(b"".join(lines))
        case "graft":
            foreign = chance.choice(originals()).splitlines(keepends=True)
            result = bytearray(b"".join((*lines[: at % len(lines) + 1], *foreign[other % len(foreign) :])))
        case _:
            line = at % len(lines)
            lines[line] = chance.choice(SCRAPS) * chance.choice((1, 1, 20)) + b"\n"
            result = bytearray(b"".join(lines))
    return bytes(result)


class Quick(Disk):
    """Waits for nothing, since no power is lost here."""

    def sync(self, number: int) -> None:
        """Wait for nothing."""

    def sync_folder(self, path: Path) -> None:
        """Wait for nothing."""


@dataclass
class Tally:
    """What came of many damaged records."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    slowest: float = 0.0
    """Seconds of processor time."""

    def add(self, outcome: str, seconds: float, what: str) -> None:
        self.counts[outcome] += 1
        self.slowest = max(self.slowest, seconds)
        if outcome.startswith("wrong"):
            self.wrong.append(what)


class Bench:
    """Opens damaged records, in a folder with their seals and alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "game.jsonl"
        seal_of(self.path).parent.mkdir(exist_ok=True)
        self.proofs = [proofs(open_record(Record.read(data))) for data in originals()]

    def sealed(self, number: int, data: bytes) -> tuple[str, float]:
        """Return what becomes of *data* in the place of an original that we wrote and closed."""
        original = originals()[number]
        self.path.write_bytes(data)
        seal_of(self.path).write_bytes(record_file.lines(record_file.marks_of(original), synced=True))
        shelf = Shelf(self.folder, Quick())
        started = process_time()
        try:
            match = shelf.open(self.path)
        except BadInput as error:
            seconds = process_time() - started
            said(error)
            if self.path.read_bytes() != data:
                return "wrong: a record that was refused was written to", seconds
            return "refused", seconds
        seconds = process_time() - started
        match.record.close()
        lines = match.record.text().encode()  # perhaps with a check or result that was missing
        if original.startswith(lines):
            return ("whole" if lines == original else "first lines"), seconds
        return "wrong: other content", seconds

    def alone(self, number: int, data: bytes) -> tuple[str, float]:
        """Return what becomes of *data* as a file that comes from outside."""
        started = process_time()
        summary(data)
        try:
            match = open_record(Record.read(data))
        except BadInput as error:
            said(error)
            return "refused", process_time() - started
        seconds = process_time() - started
        original = originals()[number]
        lines = match.record.text().encode()
        if original.startswith(lines):
            return ("whole" if lines == original else "first lines"), seconds
        known = set().union(*self.proofs)  # one grafted onto another is that other
        if proofs(match) <= known:
            return "unproved", seconds
        return "wrong: another position behind a check", seconds


def said(error: BadInput) -> str:
    """Return what a person reads, one line."""
    text = str(error)
    assert not any(ord(character) < 32 or 127 <= ord(character) < 160 for character in text), repr(text)
    return text


def proofs(match: AnyMatch) -> set[str]:
    """Return what a record's checks and result prove about the game that stands."""
    found = set()
    for _, note in match.record.standing():
        if isinstance(note, Check):
            found.add(f"{note.round} {note.hash}")
        elif isinstance(note, Result):
            found.add(f"{match.game.digest(match.state)} {note.scores} {note.winners}")
    return found


def cases(count: int, seed: int, start: int = 0) -> Iterator[tuple[int, str, bytes]]:
    """Return damaged records from one on: the number of the original, what was done, the bytes."""
    for number in range(start, start + count):
        chance = random.Random(f"{seed}/{number}")
        which = chance.randrange(len(originals()))
        kind = KINDS[number % len(KINDS)]
        yield which, kind, damaged(originals()[which], kind, chance)


def run(bench: Bench, numbered: Sequence[tuple[int, str, bytes]]) -> tuple[Tally, Tally]:
    """Open them all, with seals and alone."""
    sealed, alone = Tally(), Tally()
    for which, kind, data in numbered:
        for tally, outcome in ((sealed, bench.sealed(which, data)), (alone, bench.alone(which, data))):
            tally.add(*outcome, f"{kind} of {which}: {data!r}")
    return sealed, alone


def truncations(bench: Bench, which: int, lengths: Sequence[int]) -> Tally:
    """Cut a record off at these lengths: what comes is its first lines, or that there is nothing."""
    tally = Tally()
    original = originals()[which]
    for length in lengths:
        data = original[:length]
        for place, (outcome, seconds) in (
            ("sealed", bench.sealed(which, data)),
            ("alone", bench.alone(which, data)),
        ):
            if outcome == "refused" and b"\n" in data:
                outcome = "wrong: nothing left"
            if outcome == "unproved":
                outcome = "wrong: other content"
            tally.add(outcome, seconds, f"{place} {which} at {length}")
    return tally
