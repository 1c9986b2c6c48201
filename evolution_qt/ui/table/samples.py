"""What a game gives for pictures of the table and the record book: games that were never played.

The games are always the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QPointF

from evolution_qt.book.reading import GameEntry, SeatEntry
from evolution_qt.core.option import Value
from evolution_qt.core.score import Measure
from evolution_qt.ui.table.table import Table


@dataclass(frozen=True)
class KeptGame:
    """A game in the sample library."""

    game: str
    """The key of its edition."""
    players: Mapping[str, str]
    """The kind of each player, by name."""
    share: float
    """How much of it has been played."""
    title: str = ""


@dataclass(frozen=True)
class Samples:
    """The samples of one game."""

    game: str
    """The key of the edition that is shown."""
    is_lively: Callable[[Any], bool] = lambda state: True
    """Whether a state is one that shows much, for pictures of a game that goes on."""
    is_fresh: Callable[[Any], bool] = lambda state: True
    """Whether a state is one in which a round has just begun."""
    is_busy: Callable[[Any], bool] = lambda state: True
    """Whether a state is one in which hands are full."""
    set_up: tuple[str, Mapping[str, Value]] | None = None
    """An edition with options set otherwise, for the set-up of a new game."""
    house_rules: Mapping[str, Value] = field(default_factory=dict)
    """Options of the edition that is shown, set otherwise."""
    card: str = ""
    """The card at which the page of cards is opened."""
    library: Sequence[KeptGame] = ()
    book: Callable[[int], list[GameEntry]] = lambda games: []
    """So many finished games of one person, for the record book."""
    tip: Callable[[Table], tuple[str, QPointF]] = lambda table: ("", QPointF())
    """What is said of something at a table, and where the pointer rests on it."""
    refusals: Callable[[Any], Sequence[tuple[str, str]]] = lambda game: ()
    """Every refusal of a game, by its code."""


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
