"""The games of the window: how one is begun from a plan, begun again, and who sits at it."""

from __future__ import annotations

import datetime
import secrets
from typing import Final

from evolution_qt import __version__
from evolution_qt.brain.pool import Pool
from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.games.opening import EvolutionMatch, begin
from evolution_qt.ui.shell.seats import HUMAN, Bot, Human, Seat
from evolution_qt.ui.shell.settings import GamePlan

SEED_LIMIT: Final = 2**31


def planned(plan: GamePlan, seed: int | None = None) -> EvolutionMatch:
    """Begin the game that somebody set up, with cards drawn by lot if no seed is given."""
    seats = tuple(RecordSeat(name=seat.name, kind=seat.kind) for seat in plan.seats)
    rules: dict[str, bool | int | str] = {"simultaneous_play": True} if plan.simultaneous else {}
    return _begun(plan.game, seats, rules, seed)


def another(match: EvolutionMatch) -> EvolutionMatch:
    """Begin a game with the edition, the rules and the seats of another one."""
    header = match.record.header
    seats = tuple(
        RecordSeat(name=player.name, kind=kind)
        for player, kind in zip(header.players, match.record.kinds(), strict=True)
    )
    return _begun(header.game, seats, header.rules, None)


def seated(match: EvolutionMatch, pool: Pool, nameless: str) -> list[Seat]:
    """Return who plays each seat; *nameless* names one without a name, by its ``{number}``."""
    seats: list[Seat] = []
    players = match.record.header.players
    for index, (player, kind) in enumerate(zip(players, match.record.kinds(), strict=True)):
        name = player.name or nameless.replace("{number}", str(index + 1))
        if kind == HUMAN:
            seats.append(Human(index, name))
        else:
            # of its own: who is told the game's seed can tell every card
            seats.append(Bot(index, name, kind, pool, secrets.randbelow(SEED_LIMIT)))
    return seats


def _begun(
    game: str, seats: tuple[RecordSeat, ...], rules: dict[str, bool | int | str], seed: int | None
) -> EvolutionMatch:
    header = Header(
        game=game,
        players=seats,
        rules=rules,
        seed=secrets.randbelow(SEED_LIMIT) if seed is None else seed,
        created=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        program=f"evolution-qt {__version__}",
    )
    return begin(header)
