"""What is to be played: tables, and jobs of a few deals each.

A job is text and so is its result, and the result follows from the job alone (but for the times that
decisions took), wherever it is done: opponents are named by what they are made of, deals by their seeds. The
secret from which these may follow is in no job.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, permutations
from math import log
from typing import Final, TypeAlias

from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import GameError
from evolution_qt.core.fairness import deal_seed
from evolution_qt.core.files import SECRET_DIGITS, is_secret
from evolution_qt.core.plain import Fields, Node, Plain, canonical, parse
from evolution_qt.games import game
from evolution_qt.games import keys as known_keys
from lab.arena.failures import Failures
from lab.arena.participants import Participant, Supplies, seated
from lab.arena.playing import play_out
from lab.faults import bad

Table: TypeAlias = tuple[int, ...]
"""The numbers of the participants at a table, in the order in which they sit."""

ALONE: Final = "one"
REST: Final = "rest"
PAIRS: Final = "pairs"
MIXED: Final = "mixed"
WAYS: Final = (ALONE, REST, PAIRS, MIXED)
"""Ways to seat participants: the first one alone among several of each other; several of the first with each
other one alone; every pair both ways; different ones at each table."""

WIN: Final = "win"
LEAD: Final = "lead"
MEASURES: Final = (WIN, LEAD)

FORMAT: Final = "evolution-qt/arena"
VERSION: Final = 1
MOST_TABLES: Final = 1_000
MOST_DEALS: Final = 1_000_000
MOST_JOBS: Final = 200_000
MOST_POINTS: Final = 1_000_000
MOST_BOUND: Final = 10_000_000
_KEYS: Final = (
    "format",
    "version",
    "game",
    "rules",
    "players",
    "participants",
    "tables",
    "deals",
    "chunk",
    "streams",
    "test",
)
SEED: Final = "seed"
SECRET: Final = "secret"


def tables(way: str, participants: int, players: int) -> tuple[Table, ...]:
    """Return the tables that a way of seating makes. Raises BadInput if there are none or too many."""
    others = range(1, participants)
    if way == ALONE:
        found = [(0, *[other] * (players - 1)) for other in others]
    elif way == REST:
        found = [(other, *[0] * (players - 1)) for other in others]
    elif way == PAIRS:
        pairs = combinations if players == 2 else permutations
        found = [(one, *[other] * (players - 1)) for one, other in pairs(range(participants), 2)]
    elif participants >= players:
        found = list(combinations(range(participants), players))
    else:
        found = [
            table
            for table in combinations_with_replacement(range(participants), players)
            if len(set(table)) == participants
        ]
    if not 1 <= len(found) <= MOST_TABLES:
        raise bad("wrong_number_of_tables", value=len(found), limit=MOST_TABLES)
    return tuple(found)


def seatings(table: Table) -> list[Table]:
    """Return *table* turned so that each participant plays from each seat, equal seatings once."""
    return list(dict.fromkeys(table[-turn:] + table[:-turn] for turn in range(len(table))))


@dataclass(frozen=True)
class Test:
    """What a sequential test compares: the first participant's mean, in ten thousandths."""

    __test__ = False  # no test of ours, whatever pytest thinks

    measure: str
    lower: int
    higher: int

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"measure": self.measure, "lower": self.lower, "higher": self.higher}

    @classmethod
    def read(cls, node: Node) -> Test:
        """Return the test in plain data. Raises BadInput with the path."""
        fields = node.fields(("measure", "lower", "higher"), ("measure", "lower", "higher"))
        lower = fields["lower"].number(-MOST_BOUND, MOST_BOUND)
        return cls(fields["measure"].choice(MEASURES), lower, fields["higher"].number(lower + 1, MOST_BOUND))


@dataclass(frozen=True)
class Tournament:
    """All that its result depends on."""

    game: str
    players: int
    participants: tuple[Participant, ...]
    tables: tuple[Table, ...]
    deals: int
    seed: int = 0
    chunk: int = 10
    """Deals of a table that are played in one job."""
    has_streams: bool = True
    test: Test | None = None
    secret: str = ""
    """From which the seeds of the deals follow; empty where they are numbered on from `seed`."""

    @property
    def is_predictable(self) -> bool:
        """Return whether a program plays that could find the seed, and with it all cards."""
        return not self.secret and any(one.is_outside for one in self.participants)

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data, for the first line of a file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": game(self.game).version,
            "players": self.players,
            "participants": [one.plain() for one in self.participants],
            "tables": [list(table) for table in self.tables],
            "deals": self.deals,
            **({SECRET: self.secret} if self.secret else {SEED: self.seed}),
            "chunk": self.chunk,
            "streams": self.has_streams,
            "test": self.test.plain() if self.test else None,
        }

    @classmethod
    def read(cls, plain: Plain) -> Tournament:
        """Return the tournament in plain data. Raises BadInput with the path to the fault."""
        keys = (*_KEYS, SECRET if isinstance(plain, dict) and SECRET in plain else SEED)
        fields = Node(plain).fields(keys, keys)
        if (form := fields["format"].text()) != FORMAT:
            raise fields["format"].wrong("wrong_format", value=form, expected=FORMAT)
        fields["version"].number(VERSION, VERSION)
        key = fields["game"].choice(known_keys())
        version = game(key).version
        fields["rules"].number(version, version)
        seats = game(key).seats
        players = fields["players"].number(seats.start, seats.stop - 1)
        participants = tuple([Participant.read(node) for node in fields["participants"].items()])
        tables = tuple([_read_table(node, players, len(participants)) for node in fields["tables"].items()])
        chunk = fields["chunk"].number(1, MOST_DEALS)
        return cls(
            key,
            players,
            participants,
            tables,
            fields["deals"].number(1, most_deals(len(tables), chunk)),
            fields.number(SEED, 0, 0),
            chunk,
            fields["streams"].truth(),
            None if fields["test"].is_null() else Test.read(fields["test"]),
            _read_secret(fields[SECRET]) if SECRET in fields else "",
        )

    def jobs(self) -> list[ArenaJob]:
        """Return all jobs in the order in which they count: all tables of some deals, then further deals."""
        return [
            ArenaJob(self, at, first, min(self.chunk, self.deals - first))
            for first in range(0, self.deals, self.chunk)
            for at in range(len(self.tables))
        ]


def most_deals(tables: int, chunk: int) -> int:
    """Return the limit of deals, which may not become too many jobs."""
    return min(MOST_DEALS, MOST_JOBS // max(tables, 1) * chunk)


def _read_secret(node: Node) -> str:
    if not is_secret(text := node.text()):
        raise node.wrong("not_a_secret", limit=SECRET_DIGITS)
    return text


def _read_table(node: Node, players: int, participants: int) -> Table:
    seats = node.items()
    if len(seats) != players:
        raise node.wrong("wrong_length", value=len(seats), expected=players)
    return tuple([seat.number(0, participants - 1) for seat in seats])


@dataclass(frozen=True)
class ArenaJob:
    """Some deals of one table."""

    tournament: Tournament
    table: int
    first: int
    """The number of the first deal, from 0."""
    deals: int

    @property
    def text(self) -> bytes:
        """Return what the worker that does the job has to know."""
        of = self.tournament
        deals: dict[str, Plain] = {"seed": of.seed + self.first, "deals": self.deals}
        if of.secret:
            numbers = range(self.first, self.first + self.deals)
            deals = {"seeds": [deal_seed(of.seed, of.secret, number) for number in numbers]}
        return canonical(
            {
                "game": of.game,
                "rules": game(of.game).version,
                "seats": [of.participants[one].plain() for one in of.tables[self.table]],
                **deals,
                "streams": of.has_streams,
            }
        ).encode()

    @property
    def key(self) -> str:
        """Return the name that only this job has."""
        return sha256(self.text).hexdigest()[:20]

    @property
    def games(self) -> int:
        """Return how many games it has."""
        return self.deals * len(seatings(self.tournament.tables[self.table]))


# Doing a job

_KEYS_OF_A_JOB: Final = ("game", "rules", "seats", "streams")
_NUMBERED: Final = ("seed", "deals")
_NAMED: Final = ("seeds",)
"""How a job says which deals it has: from a seed on, or each by its own."""
STEP: Final = 1.05
"""Times are kept in classes, each a twentieth longer than the one before; class 0 is a microsecond."""


def perform(text: bytes, supplies: Supplies) -> bytes:
    """Play the deals of a job and return what came of them.

    ``games`` has for each deal, and each seating of the table, two lists in the order in which the job names
    the seats: points, and places from 1. ``times`` has for each participant's name how many decisions took
    how long, and does not belong to the result; nor does ``replaced``, how often another played on for it,
    and ``failures``, why.
    Raises BadInput if this machine cannot make an opponent as the job wants it.
    """
    job = parse(text)
    keys = (*_KEYS_OF_A_JOB, *(_NAMED if isinstance(job, dict) and "seeds" in job else _NUMBERED))
    fields = Node(job).fields(keys, keys)
    rules = game(fields["game"].choice(known_keys()))
    fields["rules"].number(rules.version, rules.version)
    table = [Participant.read(node) for node in fields["seats"].items()]
    players = len(table)
    failures = Failures()

    def tell(program: Program, seat: int, error: GameError) -> None:
        failures.add(program.kind, error.fault)

    makers = {one: seated(one, rules, players, supplies, tell) for one in table}
    clocks = [time.perf_counter if one.is_outside else time.process_time for one in table]
    times: dict[str, dict[int, int]] = {one.name: {} for one in table}
    games: list[list[list[list[int]]]] = []
    try:
        for deal in _deals(fields):
            games.append([])
            for seats in _turned(table):
                for one in makers.values():
                    one.begin()
                played = play_out(
                    rules,
                    [makers[table[at]] for at in seats],
                    deal,
                    has_streams=fields["streams"].truth(),
                    clocks=[clocks[at] for at in seats],
                )
                games[-1].append([_back(played.points, seats), _back(played.places, seats)])
                for seat, at in enumerate(seats):
                    _count(times[table[at].name], played.seconds[seat])
    finally:
        for one in makers.values():
            one.close()
    replaced = {one.name: count for one, made in makers.items() if (count := getattr(made, "replaced", 0))}
    told: Plain = {
        "games": games,  # type: ignore[dict-item]  # lists of lists of numbers are plain
        "times": {name: {str(k): v for k, v in sorted(counts.items())} for name, counts in times.items()},
        "replaced": replaced,
        "failures": failures.plain(),
    }
    return canonical(told).encode()


def _deals(fields: Fields) -> Sequence[int]:
    """Return the seeds of a job's deals."""
    if "seeds" in fields:
        return [seed.number(0) for seed in fields.items("seeds")]
    seed = fields["seed"].number(0)
    return range(seed, seed + fields["deals"].number(1))


@cache
def _places_of(table: tuple[Participant, ...]) -> Table:
    """Return the first place of each participant at a table, so that equal ones count as equal."""
    return tuple([table.index(one) for one in table])


def _turned(table: Sequence[Participant]) -> list[Table]:
    """Return for each seating which place of the table sits at each seat; equal seatings once."""
    equal = _places_of(tuple(table))
    found: dict[Table, Table] = {}
    for turn in range(len(table)):
        places = tuple([(seat - turn) % len(table) for seat in range(len(table))])
        found.setdefault(tuple([equal[place] for place in places]), places)
    return list(found.values())


def _back(by_seat: Sequence[int], seats: Table) -> list[int]:
    """Return figures by seat in the order of the table."""
    return [by_seat[seats.index(place)] for place in range(len(seats))]


def _count(counts: dict[int, int], seconds: Sequence[float]) -> None:
    for one in seconds:
        kind = max(0, round(log(max(one, 1e-6) * 1e6) / log(STEP)))
        counts[kind] = counts.get(kind, 0) + 1


def seconds_of(kind: int) -> float:
    """Return about how many seconds the times of a class are."""
    return 1e-6 * STEP**kind
