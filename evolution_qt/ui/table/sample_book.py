"""Games that were never played, for pictures of the record book: what is the same in all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.book.entries import GameEntry, SeatEntry
from evolution_qt.core.measure import Measure

NAMES: Final = ("Ann", "Fox", "Owl", "Elk")


def game_entry(
    number: int,
    edition: str,
    kinds: Sequence[str],
    points: Sequence[int],
    measures: Sequence[Sequence[Measure]],
    rounds: int,
) -> GameEntry:
    """Return a game of an edition by its number, from 0, with who played, the points and what was counted."""
    best = max(points)
    seats = []
    for at, own in enumerate(points):
        others = [*points[:at], *points[at + 1 :]]
        rivals = {one.partition("/")[0] for one in (*kinds[:at], *kinds[at + 1 :])}
        seats.append(
            SeatEntry(
                NAMES[at],
                kinds[at],
                rivals.pop() if len(rivals) == 1 else "mixed",
                own,
                1 + sum(one > own for one in others),
                list(points).count(best) if own == best else 0,
                sum(others),
                max(others),
                tuple(measures[at]),
            )
        )
    return GameEntry(
        f"{number:064x}",
        f"{number:016x}",
        edition,
        "{}",
        len(kinds),
        rounds,
        200,
        f"{2026 + number // 120}-{1 + number // 10 % 12:02}-{1 + number % 10 * 3:02}T19:00:00Z",
        False,
        False,
        0,
        tuple(seats),
    )
