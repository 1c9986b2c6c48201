"""What may be copied out of a game: all of it when it is over, else what nobody gains by."""

from __future__ import annotations

from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import Observation
from evolution_qt.core.plain import canonical
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.games.opening import EvolutionMatch
from evolution_qt.store.sharing import position_text, seed_text


def position_of(match: EvolutionMatch) -> str:
    """Return the position a game stands in: all of it at the end, before it what everybody may know."""
    return position_text(match, None if match.is_over else NOBODY)


def position_seen(game: Evolution, seen: Observation[EvolutionState]) -> str:
    """Return a position as somebody may know it."""
    return canonical(game.dump(seen.state))


def seed_of(match: EvolutionMatch) -> str | None:
    """Return the seed of a game that is over; None while it goes on, because it tells every card."""
    return seed_text(match.record) if match.is_over else None
