"""Cards and the names of things on the table.

A card is a trait and a food number; equal cards are interchangeable, so a card is the number of its *kind*:
the kinds of an edition are counted from 1 in alphabetical order of trait, then by number. 0 is a face none
has shown.
"""

from typing import Final, NamedTuple

from evolution_qt.core.action import Ref

UNKNOWN: Final = 0
"""The card whose face the reader may not know."""

NO_CARD: Final = -1
"""No card lies here."""

SPECIES_BIT: Final = 1024
SPECIES_LIMIT: Final = 128
WATERING_HOLE: Final[Ref] = 2048
LEFT_END: Final[Ref] = 2049
RIGHT_END: Final[Ref] = 2050


class Card(NamedTuple):
    """A card as people read it: ``horns:3``."""

    trait: str
    food: int

    def __str__(self) -> str:
        """Return the card as the notation writes it."""
        return f"{self.trait}:{self.food}"


def species_ref(seat: int, index: int) -> Ref:
    """Return the name of the species at *index*, from the left, of *seat*."""
    return SPECIES_BIT | seat << 7 | index


def is_species(ref: Ref) -> bool:
    """Return whether *ref* names a species."""
    return SPECIES_BIT <= ref < WATERING_HOLE


def seat_of(ref: Ref) -> int:
    """Return the seat of a species."""
    return ref >> 7 & 7


def index_of(ref: Ref) -> int:
    """Return the place of a species, from the left, in its row."""
    return ref & 127
