"""What several seats did at once, told in one sentence: the sum of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from evolution_qt.core.event import Event
from evolution_qt.core.text import isolated
from evolution_qt.ui.kit import joined, numbers


def times(count: int) -> str:
    """Return how often something happened, as it stands behind a name."""
    return f"×{numbers.plain(count)}"


def of_each(sums: Iterable[tuple[str, int]], sign: Callable[[int], str] = numbers.signed) -> str:
    """Return numbers in a row, each behind the name that it belongs to; equal names are added up.

    *sign* writes a number; by default it is what was gained or, below zero, lost.
    """
    counts: dict[str, int] = {}
    for name, count in sums:
        counts[name] = counts.get(name, 0) + count
    return joined.row([f"{isolated(name)} {sign(count)}" for name, count in counts.items()])


def amounts(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return what equal events brought each seat: the sum of their amounts."""
    return of_each((names[event.actor], event.amount) for event in events)


def how_many(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return how many of equal events each seat has, as what it gained."""
    return of_each((names[event.actor], 1) for event in events)


def how_often(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return how many of equal events each seat has."""
    return of_each(((names[event.actor], 1) for event in events), times)
