"""The rows of the record book for other programs, as CSV and JSON. `docs/record-book.md` has the columns."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, cast

from evolution_qt.book.figures import AT_A_TIME, Ledger
from evolution_qt.book.steps import Steps, at_once

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
SEAT_COLUMNS: Final = (
    "seat",
    "name",
    "kind",
    "against",
    "points",
    "food",
    "population",
    "traits",
    "place",
    "win_share",
    "margin",
    "chain_food",
    "chain_species",
)
TRAIT_COLUMNS: Final = (
    "game",
    "seat",
    "trait",
    "laid",
    "rounds",
    "food",
    "worked",
    "attacked",
    "repelled",
    "extinct",
)
_Rows: TypeAlias = Iterator[list[tuple[object, ...]]]
"""Rows, those of some games at a time."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def seats_csv(ledger: Ledger) -> bytes:
    """Return one line for each game and seat, for spreadsheets: with a byte order mark and CRLF."""
    return at_once(writing_seats_csv(ledger))


def traits_csv(ledger: Ledger) -> bytes:
    """Return one line for each game, seat and trait."""
    return at_once(writing_traits_csv(ledger))


def as_json(ledger: Ledger) -> bytes:
    """Return everything as one JSON object with the lists ``seats`` and ``traits``."""
    return at_once(writing_json(ledger))


def writing_seats_csv(ledger: Ledger) -> Steps[bytes]:
    """Do what `seats_csv` does, in steps."""
    return _csv((*GAME_COLUMNS, *SEAT_COLUMNS), _seats(ledger))


def writing_traits_csv(ledger: Ledger) -> Steps[bytes]:
    """Do what `traits_csv` does, in steps."""
    return _csv(TRAIT_COLUMNS, _traits(ledger))


def writing_json(ledger: Ledger) -> Steps[bytes]:
    """Do what `as_json` does, in steps."""
    parts = [f'{{\n "format": {json.dumps(FORMAT)},\n "version": {VERSION},\n "seats": '.encode()]
    yield from _listed((*GAME_COLUMNS, *SEAT_COLUMNS), _seats(ledger), parts)
    parts.append(b',\n "traits": ')
    yield from _listed(TRAIT_COLUMNS, _traits(ledger), parts)
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
    for asked in _about_some(ledger, _SEATS):
        found: list[tuple[object, ...]] = []
        for row in asked:
            identity, practice, from_position = row[0], row[7], row[8]
            points, margin, winners = (cast("int", one) for one in row[-5:-2])
            counts = not practice and not from_position and identity not in ledger.forgotten
            game = (*row[:7], bool(practice), bool(from_position), row[9], counts)
            share = round(1 / winners, 6) if winners else 0
            # seat, name, kind, against; points, their parts, place; the share of the victory, margin, chains
            found.append((*game, *row[10:14], points, *row[14:18], share, margin, *row[-2:]))
        yield found


def _traits(ledger: Ledger) -> _Rows:
    return _about_some(ledger, _TRAITS)


def _about_some(ledger: Ledger, question: str) -> _Rows:
    """Return the answers to a question about some games at a time, each game once, in their order."""
    games = ledger.book.rows(
        "SELECT min(sum), identity, created FROM games GROUP BY identity ORDER BY created, identity"
    )
    for at in range(0, len(games), AT_A_TIME):
        some = [row[0] for row in games[at : at + AT_A_TIME]]
        yield ledger.book.rows(question.replace("...", ", ".join("?" * len(some))), some)


_TRAITS: Final = (
    "SELECT g.identity, t.seat, t.trait, t.laid, t.rounds, t.food, t.worked, t.attacked, t.repelled,"
    " t.extinct FROM traits t JOIN games g ON g.sum = t.sum WHERE g.sum IN (...)"
    " ORDER BY g.created, g.identity, t.seat, t.trait"
)
_SEATS: Final = (
    "SELECT g.identity, g.created, g.edition, g.rules, g.players, g.rounds, g.moves, g.is_practice,"
    " g.is_from_position, g.taken_back, s.seat, s.name, s.kind, s.against, s.food, s.population, s.traits,"
    " s.place, s.food + s.population + s.traits, s.food + s.population + s.traits - s.best_other, s.winners,"
    " s.chain_food, s.chain_species"
    " FROM seats s JOIN games g ON g.sum = s.sum WHERE g.sum IN (...)"
    " ORDER BY g.created, g.identity, s.seat"
)
