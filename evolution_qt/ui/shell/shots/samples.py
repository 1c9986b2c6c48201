"""Games of bots for views that are given none, always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from evolution_qt.ai.bots import Greedy, choose_move
from evolution_qt.core.fairness import commitment
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import default_edition
from evolution_qt.games.opening import begin
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.samples import Samples

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
NONCE: Final = "5e" * 32


def samples() -> Samples:
    """Return the samples of the game that is shown where none is given."""
    return presentation(default_edition()).samples()


def begun() -> AnyMatch:
    """Return a game of four in which no one has moved yet."""
    seats = tuple(RecordSeat(name=name) for name in NAMES[:4])
    promise = commitment(11, NONCE)
    return begin(Header(game=samples().game, players=seats, seed=11, nonce=NONCE, commitment=promise))


def going_on(wanted: Callable[[Any], bool] | None = None) -> AnyMatch:
    """Return a game of bots in its third round, in a state that is *wanted* and in which seat 0 is asked.

    By default that is one that shows much.
    """
    match = begun()
    wanted = wanted or samples().is_lively
    rng = Rng(11)
    while match.state.round < 3 or not wanted(match.state) or match.to_move != 0:
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
