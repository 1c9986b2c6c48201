"""The catalogue of games: a key, and where the game lives.

Games are imported when they are asked for, so that a process that plays one loads only that one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from evolution_qt.core.errors import bad

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

KEYS: Final = ("evolution/de", "evolution/ja", "evolution/en")
"""All games there are, by the keys that files use."""


@cache
def game(key: str) -> Evolution:
    """Return the game with this key. Raises BadInput if there is none."""
    from evolution_qt.games.evolution.editions import EDITIONS
    from evolution_qt.games.evolution.rules import Evolution

    for edition in EDITIONS:
        if edition.key == key:
            return Evolution(edition)
    raise bad("unknown_game", value=key[:60])
