"""Small games for the tests of the record book: played by bots, or from a position to the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.record import Header, Practice, Record, RecordSeat, SeatTaken
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin

NAMES = ("Ann", "Bö", "知恵", "Dan", "Eve", "Fox")


@cache
def played(
    seed: int, seats: int = 2, game: str = "evolution/de", kinds: tuple[str, ...] = ("human", "hunter")
) -> bytes:
    """Return the record of a whole game of greedy moves, whatever the seats are called."""
    players = tuple(RecordSeat(NAMES[at], kinds[min(at, len(kinds) - 1)]) for at in range(seats))
    created = f"2026-01-{1 + seed % 28:02}T10:00:00Z"
    match = begin(Header(game=game, players=players, seed=seed, created=created))
    rng = Rng(seed, "played")
    while not match.is_over:
        match.play(match.to_move, choose_move(match.game, match.view(match.to_move), "greedy", rng))
    return match.record.text().encode()


def ended(
    players: Sequence[dict[str, Any]],
    moves: str,
    *,
    names: Sequence[str | None] = NAMES,
    kinds: Sequence[str] = ("human", "hunter"),
    **position: object,
) -> bytes:
    """Return the record of the last round of a game, from a position in its feeding; moves by lines."""
    plain = {"format": "evolution-qt/position", "game": "evolution/de", "round": 6, "final_round": 6}
    header = Header(
        game="evolution/de",
        players=tuple(
            RecordSeat(name, kind) for name, kind in zip(names[: len(players)], kinds, strict=True)
        ),
        position={**plain, "players": list(players), **position},
    )
    match = begin(header)
    for line in moves.strip().splitlines():
        seat, _, text = line.partition(":")
        match.say(int(seat), text)
    assert match.is_over
    return match.record.text().encode()


def changed(data: bytes, *, takes: dict[int, SeatTaken], practice: bool = False) -> bytes:
    """Return a record with seats that change hands after so many notes."""
    record = Record.read(data)
    notes = []
    for at, note in enumerate(record.notes):
        if at in takes:
            notes.append(takes[at])
        notes.append(note)
    if practice:
        notes.insert(0, Practice())
    return Record(record.header, notes).text().encode()


def a_hunt():
    """Ben's Carnivore can eat one of Ann's four only: Climbing, and the call of a neighbour, save three."""
    return ended(
        [
            {
                "species": [
                    {"population": 1, "traits": ["climbing"]},
                    {"population": 1, "traits": ["horns"]},
                    {"population": 1, "body": 3, "traits": ["warning_call", "burrowing"]},
                    {"population": 1, "traits": ["fat_tissue"]},
                ]
            },
            {"species": [{"population": 2, "body": 4, "traits": ["carnivore", "ambush"]}]},
        ],
        "1: attack 0 0.1",
        to_move=1,
    )
