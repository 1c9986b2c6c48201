"""The rules of Evolution in three editions, described by data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


@cache
def game(key: str) -> Evolution:
    """Return the edition with this key, one of the catalogue's."""
    from evolution_qt.games.evolution.editions import EDITIONS
    from evolution_qt.games.evolution.rules import Evolution

    return Evolution(next(edition for edition in EDITIONS if edition.key == key))
