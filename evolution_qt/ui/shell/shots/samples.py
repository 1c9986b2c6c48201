"""Games of bots for views that are given none, always the same."""

from __future__ import annotations

from typing import Final

from evolution_qt.ai.bots import Greedy, choose_move
from evolution_qt.core.fairness import commitment
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.state import FEEDING
from evolution_qt.games.opening import begin

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
NONCE: Final = "5e" * 32


def begun() -> AnyMatch:
    """Return a game of four in which nobody has moved yet."""
    seats = tuple(RecordSeat(name=name) for name in NAMES[:4])
    promise = commitment(11, NONCE)
    return begin(Header(game="evolution/de", players=seats, seed=11, nonce=NONCE, commitment=promise))


def going_on(phase: int = FEEDING) -> AnyMatch:
    """Return a game of bots in a phase of its third round, in which the first player is asked."""
    match = begun()
    rng = Rng(11)
    while match.state.round < 3 or match.state.phase != phase or match.to_move != 0:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    return match


def played_out(*kinds: str) -> AnyMatch:
    """Return a game that four bots have played to its end, always the same; *kinds* take turns by seat."""
    match = begun()
    rng = Rng(11)
    kinds = kinds or (Greedy.kind,)
    while not match.is_over:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), kinds[seat % len(kinds)], rng))
    return match
