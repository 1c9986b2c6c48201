"""What the record book keeps of one game: the game, its seats, and the measures of each. Plain values."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.measure import Measure

CHANGED: Final = "changed"
"""The kind of a seat that several have played: it counts for no player."""
MIXED: Final = "mixed"
"""Opponents of several kinds, or one whose seat changed hands."""


@dataclass(frozen=True)
class SeatEntry:
    """How one seat did.

    ``kind`` is who made every move of the seat that still holds, `CHANGED` if that were several. ``against``
    is the kind of all others, without characters, `MIXED` if they differ. ``place`` counts from 1; equal
    ones share it. ``winners`` is how many share the victory, 0 for who has not won. ``others`` is the sum
    of the others' points, ``best_other`` the highest of them. ``measures`` is what else the game counts, the
    parts of the score first.
    """

    name: str
    kind: str
    against: str
    points: int
    place: int
    winners: int
    others: int
    best_other: int
    measures: tuple[Measure, ...] = ()

    def measure(self, key: str, topic: str = "") -> int:
        """Return one of the measures, 0 if it was not counted."""
        return next((one.value for one in self.measures if (one.topic, one.key) == (topic, key)), 0)


@dataclass(frozen=True)
class GameEntry:
    """One finished game.

    ``sum`` is half the SHA-256 of its record's bytes, ``identity`` the first 16 digits of that of what
    happened: edition, switches, deal and standing moves, without names. ``rules`` are the switches that
    differ, as JSON. ``taken_back`` moves were taken back. A game ``counts`` unless it was marked as practice
    or begun from a position.
    """

    sum: str
    identity: str
    edition: str
    rules: str
    players: int
    rounds: int
    moves: int
    created: str
    is_practice: bool
    is_from_position: bool
    taken_back: int
    seats: tuple[SeatEntry, ...]

    @property
    def counts(self) -> bool:
        """Say whether the game is counted."""
        return not self.is_practice and not self.is_from_position


def plain_name(name: str | None) -> str:
    """Return a name without what cannot be seen and without superfluous spaces; empty if there is none."""
    seen = "".join(c for c in name or "" if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return " ".join(seen.split())


def person(name: str) -> str:
    """Return by what a person is told apart: the name, whatever its case and width."""
    return unicodedata.normalize("NFKC", name).casefold()


def level(kind: str) -> str:
    """Return a kind without its character: ``apex`` for ``apex/stalker``."""
    return kind.partition("/")[0]
