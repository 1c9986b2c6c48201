"""Positions as plain data, for tests: the least that must be said, and what a test adds."""

from __future__ import annotations

from typing import Any

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import Plain
from evolution_qt.games.opening import open_position

FORMAT = "evolution-qt/position"


def position(
    *players: dict[str, Any], seats: int = 2, game: str = "evolution/de", **keys: Any
) -> dict[str, Any]:
    """Return a position with these players, or *seats* players of whom nothing is said."""
    return {"format": FORMAT, "game": game, "players": list(players) or [{} for _ in range(seats)], **keys}


def one_species(**keys: Any) -> dict[str, Any]:
    """Return a player with one species."""
    return {"species": [keys]}


def full(plain: Plain) -> dict[str, Any]:
    """Return the full form of a position."""
    game, state = open_position(plain)
    return game.dump(state)


def fault(plain: Any) -> str:
    """Return what is said against a position."""
    with pytest.raises(BadInput) as caught:
        open_position(plain)
    return str(caught.value)
