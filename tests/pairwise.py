"""A few of many combinations, in which any two values of different properties still meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])


def pairwise(every: Sequence[T]) -> list[T]:
    """Return so many combinations that every pair of values of any is in one of them; always the same.

    Each has the first pair that is still missing, and as many more as any that has it.
    """
    pairs = {one: set(combinations(enumerate(one), 2)) for one in every}
    missing = dict.fromkeys(pair for one in every for pair in combinations(enumerate(one), 2))
    chosen: list[T] = []
    while missing:
        first, left = next(iter(missing)), missing.keys()
        best = max((one for one in every if first in pairs[one]), key=lambda one: len(left & pairs[one]))
        chosen.append(best)
        for pair in pairs[best]:
            missing.pop(pair, None)
    return chosen
