"""The rows of the record book for other programs, as CSV and JSON. `docs/record-book.md` has the columns."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, cast

from evolution_qt.book.figures import Ledger
from evolution_qt.core.score import Measured
from evolution_qt.core.steps import Steps
from evolution_qt.games import game, titles

FORMAT: Final = "evolution-qt/record-book-export"
VERSION: Final = 1

GAME_COLUMNS: Final = (
    "game",
    "created",
    "edition",
    "rules",
    "players",
    "rounds",
    "moves",
    "practice",
    "from_position",
    "taken_back",
    "counts",
)
_Rows: TypeAlias = Iterator[list[tuple[object, ...]]]
"""Rows, those of some games at a time."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def seat_columns() -> tuple[str, ...]:
    """Return the columns of the lines of seats: of the game, of the seat, and all that any game measures."""
    measured = _measured()
    seat = ("seat", "name", "kind", "against", "points")
    return (*GAME_COLUMNS, *seat, *measured.parts, "place", "win_share", "margin", *measured.seat)


def topic_columns() -> tuple[str, ...]:
    """Return the columns of the lines of topics; `trait` was the first kind of topic, and stays the name."""
    return ("game", "seat", "trait", *_measured().topic)


def _measured() -> Measured:
    """Return what all games measure together, each key once."""
    each = [game(title.editions[0].key).measured for title in titles()]
    return Measured(
        tuple(dict.fromkeys(key for one in each for key in one.parts)),
        tuple(dict.fromkeys(key for one in each for key in one.seat)),
        tuple(dict.fromkeys(key for one in each for key in one.topic)),
    )


def writing_seats_csv(ledger: Ledger) -> Steps[bytes]:
    """Return one line for each game and seat, for spreadsheets: with a byte order mark and CRLF."""
    return _csv(seat_columns(), _seats(ledger))


def writing_traits_csv(ledger: Ledger) -> Steps[bytes]:
    """Return one line for each game, seat and topic of its game, such as a trait."""
    return _csv(topic_columns(), _topics(ledger))


def writing_json(ledger: Ledger) -> Steps[bytes]:
    """Return everything as one JSON object with the lists ``seats`` and ``traits``."""
    parts = [f'{{\n "format": {json.dumps(FORMAT)},\n "version": {VERSION},\n "seats": '.encode()]
    yield from _listed(seat_columns(), _seats(ledger), parts)
    parts.append(b',\n "traits": ')
    yield from _listed(topic_columns(), _topics(ledger), parts)
    return b"".join([*parts, b"\n}\n"])


def _listed(columns: tuple[str, ...], rows: _Rows, parts: list[bytes]) -> Steps[None]:
    """Add rows as a list of objects."""
    begin = "["
    for some in rows:
        if some:
            plain = [dict(zip(columns, row, strict=True)) for row in some]
            lines = json.dumps(plain, ensure_ascii=False, indent=1)[1:-2].replace("\n", "\n ")
            parts.append((begin + lines).encode())
            begin = ","
        yield
    parts.append(b"[]" if begin == "[" else b"\n ]")


def _csv(columns: tuple[str, ...], rows: _Rows) -> Steps[bytes]:
    parts = [_lines([columns]).encode("utf-8-sig")]
    for some in rows:
        parts.append(_lines([[_harmless(value) for value in row] for row in some]).encode())
        yield
    return b"".join(parts)


def _lines(rows: Sequence[Sequence[object]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def _harmless(value: object) -> object:
    """Keep a spreadsheet from taking a name for a formula."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return "'" + value
    return int(value) if isinstance(value, bool) else value


def _seats(ledger: Ledger) -> _Rows:
    """Return a row for each game and seat, in the order in which the games were begun; each game once."""
    measured = _measured()
    for some in _some_games(ledger):
        values: dict[tuple[object, object], dict[object, object]] = {}
        for number, seat, key, value in _about(ledger, _MEASURES, some):
            values.setdefault((number, seat), {})[key] = value
        found: list[tuple[object, ...]] = []
        for number, *row in _about(ledger, _SEATS, some):
            identity, practice, from_position = row[0], row[7], row[8]
            points, place, winners, best_other = (cast("int", one) for one in row[14:])
            counts = not practice and not from_position and identity not in ledger.forgotten
            about = (*row[:7], bool(practice), bool(from_position), row[9], counts)
            share = round(1 / winners, 6) if winners else 0
            own = values.get((number, row[10]), {})
            parts, more = ([own.get(key) for key in keys] for keys in (measured.parts, measured.seat))
            found.append((*about, *row[10:14], points, *parts, place, share, points - best_other, *more))
        yield found


def _topics(ledger: Ledger) -> _Rows:
    keys = _measured().topic
    for some in _some_games(ledger):
        rows: dict[tuple[object, ...], dict[object, object]] = {}
        for identity, edition, seat, topic, key, value in _about(ledger, _TOPICS, some):
            usual: dict[object, object] = dict.fromkeys(game(str(edition)).measured.topic, 0)
            rows.setdefault((identity, seat, topic), usual)[key] = value
        yield [(*row, *[of.get(key) for key in keys]) for row, of in rows.items()]


def _some_games(ledger: Ledger) -> Iterator[list[object]]:
    """Return the checksums of all games, each game once, in their order, some at a time."""
    games = ledger.book.rows(
        "SELECT min(sum), identity, created FROM games GROUP BY identity ORDER BY created, identity"
    )
    sums, count = [row[0] for row in games], AT_A_TIME
    return (sums[at : at + count] for at in range(0, len(sums), count))


def _about(ledger: Ledger, question: str, some: Sequence[object]) -> list[tuple[object, ...]]:
    """Return the answer to a question about some games."""
    return ledger.book.rows(question.replace("...", ", ".join("?" * len(some))), some)


AT_A_TIME: Final = 10
"""So many games one question is about: a seat may have a hundred measures."""
_SEATS: Final = (
    "SELECT g.sum, g.identity, g.created, g.edition, g.rules, g.players, g.rounds, g.moves, g.is_practice,"
    " g.is_from_position, g.taken_back, s.seat, s.name, s.kind, s.against, s.points, s.place, s.winners,"
    " s.best_other FROM seats s JOIN games g ON g.sum = s.sum WHERE g.sum IN (...)"
    " ORDER BY g.created, g.identity, s.seat"
)
_MEASURES: Final = "SELECT sum, seat, key, value FROM measures WHERE sum IN (...) AND topic = ''"
_TOPICS: Final = (
    "SELECT g.identity, g.edition, m.seat, m.topic, m.key, m.value"
    " FROM measures m JOIN games g ON g.sum = m.sum WHERE g.sum IN (...) AND m.topic != ''"
    " ORDER BY g.created, g.identity, m.seat, m.topic"
)
