"""A made-up library for pictures: games that were never played, always the same."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from evolution_qt.ai.bots import Greedy, Random, choose_move
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin
from evolution_qt.store.library import BIN, Library
from evolution_qt.ui.shell.jobs import go_on
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.table.samples import KeptGame

_DAMAGED: Final = 5
_EVENING: Final = 1_793_302_200
_DAY: Final = 86_400


def fill(folder: Path, games: Sequence[KeptGame]) -> Library:
    """Put the games into a folder, and one into its bin."""
    library = Library(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number, kept in enumerate(games):
        day = 31 - 3 * number
        begun = f"2026-10-{day:02}T18:{11 * number % 60:02}:00Z"
        lines = _played(kept.game, tuple(kept.players.items()), number, begun).splitlines(keepends=True)
        lines = lines[: max(int(len(lines) * kept.share), 2)]
        if number == _DAMAGED:
            lines[1] = '"0: nothing"\n'
        path = folder / f"2026-10-{day:02}.jsonl"
        path.write_text("".join(lines), encoding="utf-8")
        written = _EVENING - number * _DAY
        os.utime(path, (written, written))
        if kept.title:
            library.rename(path.name, kept.title)
    gone = folder / BIN / "2026-10-01.jsonl"
    gone.parent.mkdir(exist_ok=True)
    gone.write_bytes((folder / "2026-10-19.jsonl").read_bytes())
    os.utime(gone, (_EVENING - _DAY, _EVENING - _DAY))
    return library


def ready(librarian: Librarian) -> None:
    """Do at once what the window does little by little: list the games and paint the pictures."""
    while go_on(librarian):
        pass


@cache
def _played(game: str, players: tuple[tuple[str, str], ...], number: int, created: str) -> str:
    """Return the record of a game that bots have played to its end; several pictures show the same games."""
    seats = tuple(RecordSeat(name, kind) for name, kind in players)
    match = begin(Header(game=game, seed=number + 3, created=created, players=seats))
    rng = Rng(number, "sample library")
    while not match.is_over:
        seat = match.to_move
        kind = Random.kind if seat and rng.below(3) == 0 else Greedy.kind
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))
    return match.record.text()
