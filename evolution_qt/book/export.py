"""The rows of the record book for other programs, as CSV and JSON. `docs/record-book.md` has the columns."""

from __future__ import annotations

import csv
import io
import json
from typing import Final, cast

from evolution_qt.book.figures import Ledger

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
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def seats_csv(ledger: Ledger) -> bytes:
    """Return one line for each game and seat, for spreadsheets: with a byte order mark and CRLF."""
    return _csv((*GAME_COLUMNS, *SEAT_COLUMNS), _seats(ledger))


def traits_csv(ledger: Ledger) -> bytes:
    """Return one line for each game, seat and trait."""
    return _csv(TRAIT_COLUMNS, _traits(ledger))


def as_json(ledger: Ledger) -> bytes:
    """Return everything as one JSON object with the lists ``seats`` and ``traits``."""
    columns = (*GAME_COLUMNS, *SEAT_COLUMNS)
    plain = {
        "format": FORMAT,
        "version": VERSION,
        "seats": [dict(zip(columns, row, strict=True)) for row in _seats(ledger)],
        "traits": [dict(zip(TRAIT_COLUMNS, row, strict=True)) for row in _traits(ledger)],
    }
    return (json.dumps(plain, ensure_ascii=False, indent=1) + "\n").encode()


def _csv(columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_harmless(value) for value in row])
    return text.getvalue().encode("utf-8-sig")


def _harmless(value: object) -> object:
    """Keep a spreadsheet from taking a name for a formula."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return "'" + value
    return int(value) if isinstance(value, bool) else value


def _seats(ledger: Ledger) -> list[tuple[object, ...]]:
    """Return a row for each game and seat, in the order in which the games were begun; each game once."""
    found: list[tuple[object, ...]] = []
    for row in ledger.book.rows(_QUESTION):
        identity, practice, from_position = row[0], row[7], row[8]
        points, margin, winners = (cast("int", one) for one in row[-6:-3])
        counts = not practice and not from_position and identity not in ledger.forgotten
        game = (*row[:7], bool(practice), bool(from_position), row[9], counts)
        share = round(1 / winners, 6) if winners else 0
        # seat, name, kind, against; points and their parts, place; the share of the victory, margin, chains
        found.append((*game, *row[10:14], points, *row[14:18], share, margin, *row[-3:-1]))
    return found


def _traits(ledger: Ledger) -> list[tuple[object, ...]]:
    return ledger.book.rows(
        "SELECT g.identity, t.seat, t.trait, t.laid, t.rounds, t.food, t.worked, t.attacked, t.repelled,"
        " t.extinct FROM traits t JOIN games g ON g.sum = t.sum"
        " WHERE g.sum = (SELECT min(h.sum) FROM games h WHERE h.identity = g.identity)"
        " ORDER BY g.created, g.identity, t.seat, t.trait"
    )


_QUESTION: Final = (
    "SELECT g.identity, g.created, g.edition, g.rules, g.players, g.rounds, g.moves, g.is_practice,"
    " g.is_from_position, g.taken_back, s.seat, s.name, s.kind, s.against, s.food, s.population, s.traits,"
    " s.place, s.food + s.population + s.traits, s.food + s.population + s.traits - s.best_other, s.winners,"
    " s.chain_food, s.chain_species, s.sum"
    " FROM seats s JOIN games g ON g.sum = s.sum"
    " WHERE g.sum = (SELECT min(h.sum) FROM games h WHERE h.identity = g.identity)"
    " ORDER BY g.created, g.identity, s.seat"
)
