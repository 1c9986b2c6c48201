"""What can be moved at a table with rows of species, and where it can land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class HandCard:
    """A card of the hand of the seat at the screen: its place and its number."""

    place: int
    card: int


@dataclass(frozen=True)
class Chip:
    """A chip of the watering hole."""


@dataclass(frozen=True)
class OwnSpecies:
    """A species of the seat at the screen, that goes hunting."""

    index: int


HOLE: Final = "hole"
SPECIES: Final = "species"
TRAIT: Final = "trait"
