"""How many animals each seat may have (rules 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

ANIMALS_EACH: Final[Mapping[int, Sequence[int]]] = {2: (1, 3), 3: (1, 2)}
"""How many animals every seat may have with so many seats; one with all others."""


def allowed(seats: int, each: int) -> bool:
    """Say whether every one of so many seats may have so many animals."""
    return each in ANIMALS_EACH.get(seats, (1,))
