"""Files of results: a line that says what is played, then a line for each job that is done.

Lines are only ever added, so that whatever was complete when a run was interrupted is kept; a torn last line
is done again. Files of several machines are merged, and the merged file has the jobs in their own order and
nothing that differs from run to run: it is the same, byte for byte, however the work was shared.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from evolution_qt.core.errors import BadInput, Fault, located
from evolution_qt.core.files import SECRET_DIGITS, SHARED, open_ordinary, privately
from evolution_qt.core.plain import MOST_CHARACTERS, NEWLINE, Node, Plain, canonical, parse, read_file, shown
from lab.arena.failures import read as read_failures
from lab.arena.jobs import MOST_POINTS, SECRET, SEED, ArenaJob, Tournament, seatings
from lab.faults import bad

Game: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Points and places, in the order of the table."""
Deals: TypeAlias = list[list[Game]]
"""The games of each deal."""

MOST_BYTES: Final = 1_000_000_000
"""So large a file of results may be."""

_KEYS: Final = ("job", "games", "times", "replaced")
_NEEDED: Final = ("job", "games")
_OPTIONS: Final = {
    "game": "--game",
    "players": "--players",
    "tables": "--tables",
    "deals": "--deals",
    SEED: "--seed",
    SECRET: "--secret-file",
    "chunk": "--chunk",
    "streams": "--one-pile",
    "test": "--test",
}
"""By which words of the command people know settings."""
_SECRET: Final = re.compile(rb'"%s":"([0-9a-f]{0,%d})' % (SECRET.encode(), SECRET_DIGITS))
MOST_KINDS: Final = 10_000
MOST_COUNT: Final = 2**40


@dataclass
class Results:
    """What is known of a tournament."""

    tournament: Tournament
    games: dict[str, Deals] = field(default_factory=dict)
    """By the keys of jobs."""
    times: dict[str, dict[int, int]] = field(default_factory=dict)
    """How many decisions of a participant took how long, by classes of time."""
    replacements: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often a substitute had to play on for a participant, by the keys of jobs."""

    def __post_init__(self) -> None:
        """Know the jobs by their keys."""
        self.jobs: Mapping[str, ArenaJob] = {job.key: job for job in self.tournament.jobs()}

    def add(self, line: Plain) -> None:
        """Take in the result of a job; one that is known already must be the same. Raises BadInput."""
        fields = Node(line).fields(_KEYS, _NEEDED)
        key = fields["job"].choice(self.jobs)
        games = _games(fields["games"], self.jobs[key])
        if key in self.games and games != self.games[key]:
            raise fields["job"].wrong("other_result", value=key)
        if "replaced" in fields:
            self._replace(key, fields["replaced"])
        if key in self.games:
            return
        self.games[key] = games
        if "times" in fields:
            names = [one.name for one in self.tournament.participants]
            times = fields["times"].fields(names)
            for name in times:
                counts = self.times.setdefault(name, {})
                classes = times[name].fields([str(kind) for kind in range(MOST_KINDS)])
                for kind in classes:
                    counts[int(kind)] = counts.get(int(kind), 0) + classes[kind].number(0, MOST_COUNT)

    def _replace(self, key: str, node: Node) -> None:
        """Take in how often a substitute played on in a job: the most that any result of it tells."""
        fields = node.fields([one.name for one in self.tournament.participants])
        counts = Counter({name: fields[name].number(0, MOST_COUNT) for name in fields})
        if most := counts | Counter(self.replacements.get(key, {})):  # none but those above 0
            self.replacements[key] = dict(most)

    def replaced(self, keys: Iterable[str]) -> dict[str, int]:
        """Return how often a substitute had to play on for each participant in the jobs with these keys."""
        counts: Counter[str] = Counter()
        for key in keys:
            counts.update(self.replacements.get(key, {}))
        return {one.name: counts[one.name] for one in self.tournament.participants if counts[one.name]}

    @property
    def is_complete(self) -> bool:
        """Return whether all jobs are done."""
        return len(self.games) == len(self.jobs)

    def lines(self, keys: Iterable[str]) -> bytes:
        """Return the file that holds the jobs with these keys, and nothing that differs from run to run."""
        rows: list[Plain] = [self.tournament.plain()]
        for key in keys:
            games: Plain = [[[list(one) for one in game] for game in deal] for deal in self.games[key]]
            row: dict[str, Plain] = {"job": key, "games": games}
            if key in self.replacements:
                row["replaced"] = dict(self.replacements[key])
            rows.append(row)
        return b"".join([_line(row) for row in rows])


def _games(node: Node, job: ArenaJob) -> Deals:
    """Return the games of a result. Raises BadInput with the path."""
    players = job.tournament.players
    turns = len(seatings(job.tournament.tables[job.table]))
    deals: Deals = []
    for deal in _exactly(node, job.deals):
        games: list[Game] = []
        for game in _exactly(deal, turns):
            points, places = _exactly(game, 2)
            games.append(
                (
                    tuple([one.number(0, MOST_POINTS) for one in _exactly(points, players)]),
                    tuple([one.number(1, players) for one in _exactly(places, players)]),
                )
            )
            if 1 not in games[-1][1]:
                raise places.wrong("below", value=0, limit=1)
        deals.append(games)
    return deals


def _exactly(node: Node, count: int) -> list[Node]:
    items = node.items()
    if len(items) != count:
        raise node.wrong("wrong_length", value=len(items), expected=count)
    return items


def _line(plain: Plain) -> bytes:
    return canonical(plain).encode() + NEWLINE


# Files


class ResultsFile:
    """A file that grows while jobs are done. Without a path nothing is kept."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        """Read what is done already. Raises BadInput if the file is of another tournament or not sound."""
        self.results = Results(tournament)
        self._file: BinaryIO | None = None
        if path is None:
            return
        self._path = path
        head = _line(tournament.plain())
        data = _kept(path)
        real = Path(os.path.realpath(path))  # a link that was given is meant; what is written follows none
        if head.startswith(data):  # new, or interrupted at its first breath
            write(real, head, is_private=bool(tournament.secret))
            data = head
        _take(data, self.results, path)
        whole = data.rfind(NEWLINE) + 1
        with _written(path):
            opener = privately if tournament.secret else _openly
            self._file = open(real, "ab", opener=opener)  # noqa: SIM115  `close` closes it
            if whole < len(data):  # else another run may have added to it meanwhile
                self._file.truncate(whole)

    def add(self, key: str, result: bytes) -> list[tuple[str, Fault]]:
        """Keep the result of a job, and return what programs failed at in it, which is not kept.

        Raises BadInput if it is none, or cannot be written.
        """
        plain = parse(result)
        assert isinstance(plain, dict)
        failures = read_failures(Node(plain.pop("failures", []), "failures"))
        plain["job"] = key
        self.results.add(plain)
        if self._file is not None:
            with _written(self._path):
                self._file.write(_line(plain))
                self._file.flush()
                os.fsync(self._file.fileno())
        return failures

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def write(path: Path, data: bytes, *, is_private: bool = False) -> None:
    """Write a whole file, which others may not read if it *is_private*.

    Raises BadInput if that cannot be done.
    """
    with _written(path), open(path, "wb", opener=privately if is_private else _openly) as file:
        file.write(data)


def secret_in(path: Path) -> str:
    """Return the secret with which a file of results begins, empty if it has none.

    It is a part of it if the line was torn while the file was made.
    """
    found = _SECRET.search(_kept(path).partition(NEWLINE)[0])
    return found[1].decode() if found else ""


def merged(paths: Sequence[Path]) -> Results:
    """Return what several files of the same tournament hold. Raises BadInput that names file and line."""
    results: Results | None = None
    for path in paths:
        data = read_file(path, MOST_BYTES)
        if results is None:
            with located(str(path)):
                results = Results(Tournament.read(parse(data.partition(NEWLINE)[0], line=1)))
        _take(data, results, path)
    assert results is not None, "no files"
    return results


def _take(data: bytes, results: Results, path: Path) -> None:
    """Take in the lines of a file; one that is torn off at the end is left out."""
    lines = data.split(NEWLINE)
    with located(str(path)):
        head = parse(lines[0], line=1)
        if head != (own := results.tournament.plain()):
            raise _other(head, own)
        for number, line in enumerate(lines[1:-1], start=2):
            plain = parse(line, line=number)
            with located(f"line {number}"):
                results.add(plain)


def _other(head: Plain, own: Mapping[str, Plain]) -> BadInput:
    """Return the error for a file that begins with another tournament, which names what differs."""
    if not isinstance(head, dict) or head.get("format") != own["format"]:
        return bad("other_tournament", "line 1")
    known = [*own, *[key for key in _OPTIONS if key in head and key not in own]]
    differing = [key for key in known if head.get(key) != own.get(key)]
    if not differing:
        return bad("other_tournament", "line 1")
    words: list[str] = []
    for key in differing:
        words += _names(head.get(key), own[key]) if key == "participants" else [_OPTIONS.get(key, key)]
    return bad("other_settings", "line 1", settings=shown(", ".join(words), MOST_CHARACTERS))


def _names(*both: Plain) -> list[str]:
    """Return the names of participants who are not the same in both lists, all if only their order is not."""
    theirs, own = [one if isinstance(one, list) else [] for one in both]
    other = [one for one in own if one not in theirs] + [one for one in theirs if one not in own]
    names = [str(one.get("name")) for one in other or own if isinstance(one, dict)]
    return list(dict.fromkeys(names)) or ["participants"]


def _kept(path: Path) -> bytes:
    """Return what a file of results holds, nothing if there is none. Raises BadInput."""
    try:
        return read_file(path, MOST_BYTES)
    except BadInput as error:
        if error.fault.code != "no_such_file":
            raise
        return b""


def _openly(name: str, flags: int) -> int:
    """Open a file that others may read, as `open` asks its opener to."""
    return open_ordinary(name, flags, SHARED)


@contextmanager
def _written(path: Path) -> Iterator[None]:
    """Turn what the system says of a file that is written into a fault."""
    try:
        yield
    except OSError:
        raise bad("unwritable", str(path)) from None
