"""Scores with named parts and who may know which, and the measures that the record book counts beside points.

Measures have keys; the game gives both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from evolution_qt.core.event import Event


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat in the parts that the game names, None where a viewer may not know one."""

    parts: tuple[int | None, ...]
    open: int = 0
    """What all see of the parts that are None."""

    @property
    def points(self) -> int:
        """Return the points that are known."""
        return self.open + sum([part for part in self.parts if part is not None])

    @property
    def as_sum(self) -> str:
        """Return the first part and all others, such as 12 + 5; empty where one is not known."""
        first = self.parts[0]
        return f"{first} + {self.points - first}" if first is not None and self.is_whole else ""

    @property
    def is_whole(self) -> bool:
        """Return whether all parts are known."""
        return None not in self.parts


def known(
    parts: Sequence[Sequence[int]], seen: Sequence[int], viewer: int, secret: Collection[int] = ()
) -> list[Score]:
    """Return the score of each seat as *viewer* may know it, -1: as all may.

    *parts* are the points of each seat, part by part; *secret* says which of them, by number, only their
    owner may know, and *seen* how much of these all see.
    """
    return [
        Score(tuple(of_seat))
        if seat == viewer or not secret
        else Score(tuple([None if at in secret else part for at, part in enumerate(of_seat)]), seen[seat])
        for seat, of_seat in enumerate(parts)
    ]


S = TypeVar("S")
M = TypeVar("M")

ROUNDS: Final = "rounds"
"""The measure of a topic that says in how many rounds it was there; without any it was not in the game."""


@dataclass(frozen=True)
class Measured:
    """Which measures a game has, by their keys, in the order in which exports write them."""

    parts: tuple[str, ...] = ()
    """Those that are the parts of a score, in the order of the game's columns; none where it has one part."""
    seat: tuple[str, ...] = ()
    """All others of a seat."""
    topic: tuple[str, ...] = ()
    """Those of a topic of a seat: what a game counts separately, such as each trait."""


@dataclass(frozen=True)
class Measure:
    """One number of a seat in a game; ``topic`` is empty where it is about the seat as a whole."""

    topic: str
    key: str
    value: int


class Tally(ABC, Generic[S, M]):
    """Follows one game from its beginning and counts; `Game.tally` begins one."""

    def looks_back(self, move: M) -> bool:
        """Return whether the state before *move* is needed to count what it brings."""
        return False

    @abstractmethod
    def follow(self, events: Sequence[Event], seat: int, move: M, before: S | None) -> None:
        """Count what a move of *seat* brought; *before* is the state before it, if that is needed."""

    @abstractmethod
    def measures(self, seat: int) -> list[Measure]:
        """Return what was counted for a seat, without the parts of its score or topics that were not met."""
