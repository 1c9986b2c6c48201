"""What the record book counts of a game beside its points: measures with keys, which the game gives."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from evolution_qt.core.event import Event

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
        """Say whether the state before *move* is needed to count what it brings."""
        return False

    @abstractmethod
    def follow(self, events: Sequence[Event], seat: int, move: M, before: S | None) -> None:
        """Count what a move of *seat* brought; *before* is the state before it, if that is needed."""

    @abstractmethod
    def measures(self, seat: int) -> list[Measure]:
        """Return what was counted for a seat, without the parts of its score or topics that were not met."""
