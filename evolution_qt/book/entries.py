"""What the record book keeps of one game: the game, its seats, and the traits of each seat. Plain values."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

CHANGED: Final = "changed"
"""The kind of a seat that several have played: it counts for nobody."""
MIXED: Final = "mixed"
"""Opponents of several kinds, or one whose seat changed hands."""


@dataclass(frozen=True)
class TraitEntry:
    """What one trait did at one seat's species in one game.

    ``laid`` cards of it were laid; ``rounds`` counts its bearers over the rounds, each when the traits of a
    round have been turned up; ``food`` chips were taken by bearers while it lay open; ``worked`` is what it
    did itself: chips it brought or, once stored, moved to the board (Fat Tissue), populations it added
    (Fertile) or took from attackers (Horns); ``attacked``
    times another seat attacked a bearer; ``repelled`` species of the seat, over all attacks of other seats,
    were out of the attacker's reach because of it and would not have been without it; ``extinct`` bearers
    went extinct.
    """

    trait: str
    laid: int = 0
    rounds: int = 0
    food: int = 0
    worked: int = 0
    attacked: int = 0
    repelled: int = 0
    extinct: int = 0


@dataclass(frozen=True)
class SeatEntry:
    """How one seat did.

    ``kind`` is who made every move of the seat that still holds, `CHANGED` if that were several. ``against``
    is the kind of all others, without characters, `MIXED` if they differ. ``place`` counts from 1; equal
    ones share it. ``winners`` is how many share the victory, 0 for who has not won. ``others`` is the sum
    of the others' points, ``best_other`` the highest of them. ``chain_food`` and ``chain_species`` are the
    most chips that one feeding move (``feed``, ``attack`` or ``intelligence``) brought the seat's own
    species, and the most species that took some.
    """

    name: str
    kind: str
    against: str
    food: int
    population: int
    traits: int
    place: int
    winners: int
    others: int
    best_other: int
    chain_food: int
    chain_species: int
    of_traits: tuple[TraitEntry, ...] = ()

    @property
    def points(self) -> int:
        """Return the points: food, populations and traits."""
        return self.food + self.population + self.traits


@dataclass(frozen=True)
class GameEntry:
    """One finished game.

    ``sum`` is the SHA-256 of its record's bytes, ``identity`` the first 16 digits of that of what happened:
    edition, switches, deal and standing moves, without names. ``rules`` are the switches that differ, as
    JSON. ``taken_back`` moves were taken back. A game ``counts`` unless it was marked as practice or begun
    from a position.
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
