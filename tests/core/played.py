"""Games played at random, as records, for the tests of records and matches."""

from __future__ import annotations

from functools import cache

from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin


def header(game: str = "evolution/de", seats: int = 2, seed: int = 7) -> Header:
    """Return the beginning of a game of people with names."""
    names = ("Ann", "Bö", "知恵", "Dan", "Eve", "Fox")
    return Header(game=game, seed=seed, players=tuple(RecordSeat(name) for name in names[:seats]))


def play_on(match: AnyMatch, moves: int, rng: Rng) -> None:
    """Make up to *moves* random moves."""
    for _ in range(moves):
        if match.is_over:
            return
        listed = match.moves()
        match.play(match.to_move, listed[rng.below(len(listed))])


@cache
def record_text(game: str = "evolution/de", seats: int = 2, seed: int = 7, moves: int = 10_000) -> str:
    """Return the record of a random game, or of its first moves."""
    match = begin(header(game, seats, seed))
    play_on(match, moves, Rng(seed, "played"))
    return match.record.text()
