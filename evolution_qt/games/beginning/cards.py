"""The cards, a row of data each, and the names of things on the table.

A card is the number of its trait: traits are counted from 1 in alphabetical order of their keys. 0 is a card
whose face the reader may not know. Source: `docs/rules/the-beginning.md`, part 2.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evolution_qt.core.action import Ref
from evolution_qt.core.text import N_


class BeginningTrait(NamedTuple):
    """What is printed on the cards of one kind."""

    key: str
    """Its name in files and in the notation; never changes."""
    name: str
    text: str
    family: str
    """``attack``, ``protection``, ``feeding`` or ``population``: the colour of the card (002:267-364)."""
    copies: int
    """How many the deck has (002:48, 267, 322, 340, 363)."""


TRAITS: Final = (
    BeginningTrait("?", "", "", family="", copies=0),
    BeginningTrait(
        "burrowing",
        N_("Trait", "Burrowing"),
        N_("Trait", "Can only be attacked by a Carnivore that also has Burrowing."),
        family="protection",
        copies=8,
    ),
    BeginningTrait(
        "carnivore",
        N_("Trait", "Carnivore"),
        N_(
            "Trait",
            "Never eats from the watering hole. Attacks other species, also your own, and must if it finds "
            "no other prey: 1 card of the prey brings up to 2 tokens.",
        ),
        family="attack",
        copies=16,
    ),
    BeginningTrait(
        "fat_tissue",
        N_("Trait", "Fat Tissue"),
        N_(
            "Trait",
            "Once it is full, and no hungry species of yours can eat, it may take a second token on each "
            "population card.",
        ),
        family="population",
        copies=8,
    ),
    BeginningTrait(
        "fertile",
        N_("Trait", "Fertile"),
        N_(
            "Trait",
            "At the start of your turn its population grows by 1 card from the draw pile, which no player "
            "sees.",
        ),
        family="population",
        copies=8,
    ),
    BeginningTrait(
        "flight",
        N_("Trait", "Flight"),
        N_("Trait", "Can only be attacked by a Carnivore that also has Flight."),
        family="protection",
        copies=8,
    ),
    BeginningTrait(
        "horns",
        N_("Trait", "Horns"),
        N_("Trait", "A Carnivore that attacks this species loses 1 population card before it eats."),
        family="protection",
        copies=8,
    ),
    BeginningTrait(
        "long_neck",
        N_("Trait", "Long Neck"),
        N_("Trait", "Takes up to 3 tokens from the food bank before your species eat anything else."),
        family="feeding",
        copies=8,
    ),
    BeginningTrait(
        "nocturnal",
        N_("Trait", "Nocturnal"),
        N_("Trait", "Can only be attacked by a Carnivore that also has Nocturnal."),
        family="protection",
        copies=8,
    ),
    BeginningTrait(
        "scavenger",
        N_("Trait", "Scavenger"),
        N_(
            "Trait",
            "Takes 1 token from the food bank each time a Carnivore eats a population card, also in the "
            "turns of others.",
        ),
        family="feeding",
        copies=8,
    ),
    BeginningTrait(
        "speed",
        N_("Trait", "Speed"),
        N_("Trait", "Can only be attacked by a Carnivore that also has Speed."),
        family="protection",
        copies=8,
    ),
)
"""The trait of each card by its number; the first row is the card that is not known."""

UNKNOWN: Final = 0
"""The card whose face the reader may not know."""
NO_CARD: Final = -1
"""There is no card to take."""

BURROWING: Final = 1
CARNIVORE: Final = 2
FAT_TISSUE: Final = 3
FERTILE: Final = 4
FLIGHT: Final = 5
HORNS: Final = 6
LONG_NECK: Final = 7
NOCTURNAL: Final = 8
SCAVENGER: Final = 9
SPEED: Final = 10

SHIELDS: Final = 1 << BURROWING | 1 << FLIGHT | 1 << NOCTURNAL | 1 << SPEED
"""The protections, a bit each: a hunter needs all of them that its prey has (002:190-197)."""
HUNTS: Final = 1 << CARNIVORE
STORES: Final = 1 << FAT_TISSUE
BREEDS: Final = 1 << FERTILE
GORES: Final = 1 << HORNS
REACHES: Final = 1 << LONG_NECK
SCAVENGES: Final = 1 << SCAVENGER

NUMBERS: Final = {trait.key: card for card, trait in enumerate(TRAITS)}
DECK: Final = [card for card, trait in enumerate(TRAITS) for _ in range(trait.copies)]

UNSEEN: Final = 16
"""Added to a population card that was dealt from the deck: no player has seen its face (002:99, 380)."""
FACE: Final = 15
"""The bits of a population card that are its face."""

SLOTS: Final = 3
"""Traits that a species can have (002:150)."""

SPECIES_BIT: Final = 1024
WATERING_HOLE: Final[Ref] = 2048
RIGHT_END: Final[Ref] = 2050


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


def traits_in(mask: int) -> list[int]:
    """Return the cards whose bits are in *mask*, in their order."""
    return [card for card in range(1, len(TRAITS)) if mask >> card & 1]


def family(card: int) -> str:
    """Return what the trait of a card is for."""
    return TRAITS[card].family
