"""A game that a process writes until it is killed, and that goes on: the program tries itself out with it.

`write` is the target of a spawned process; the other end of the pipe hears of every move that is in the file.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from evolution_qt.ai.bots import Greedy, choose_move
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.store.shelf import Shelf

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_SEATS: Final = 3
"""Players of the game, or the nearest number that it allows."""
_CREATED: Final = "2026-01-01T00:00:00Z"


def write(connection: Connection, folder: str, key: str) -> None:
    """Play and record games of bots in a folder, one after the other, until this process is killed."""
    shelf = Shelf(Path(folder))
    seats = min(game(key).seats, key=lambda number: abs(number - _SEATS))
    seed = 0
    with suppress(BrokenPipeError):
        while True:
            players = tuple(RecordSeat(kind=Greedy.kind) for _ in range(seats))
            match = begin(Header(game=key, players=players, seed=seed, created=_CREATED))
            shelf.keep(match)
            connection.send_bytes(f"game {seed}".encode())
            while not match.is_over:
                play_one(match)
                connection.send_bytes(f"move {len(match.record.moves())}".encode())
            match.record.close()
            seed += 1


def play_one(match: AnyMatch) -> None:
    """Have the bot that is asked make its move."""
    seat = match.to_move
    rng = Rng(len(match.record.moves()), f"seat {seat}")
    match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
