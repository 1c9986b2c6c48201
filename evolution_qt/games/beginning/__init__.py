"""The rules of Evolution: The Beginning."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


@cache
def game(key: str) -> Beginning:
    """Return the game; the catalogue has one edition, so *key* is that one's."""
    from evolution_qt.games.beginning.rules import Beginning

    return Beginning()
