"""The rules of Dominant Species."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evolution_qt.games.dominant.rules import Dominant


@cache
def game(key: str) -> Dominant:
    """Return the game; the catalogue has one edition, so *key* is that one's."""
    from evolution_qt.games.dominant.rules import Dominant

    return Dominant()
