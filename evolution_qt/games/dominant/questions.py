"""Questions: what is asked, of which animal, and about what, packed into one number each.

A question has six bits for its kind, three for the animal, six for a small number and from there on a mask or
a larger one:

=======================  ==================  =========================================
kind                     small number        mask
=======================  ==================  =========================================
CARD and others          the tile
SPECIATION               the element
REGRESSION               protections         threatened elements
MIGRATION, EVOLUTION     what is left        EVOLUTION: the animal replaced, from 1
COMPETITION                                  terrains still open
SPECIATE and others                          tiles still open
WANDERLUST_MOVE          the new tile        tiles still open
=======================  ==================  =========================================
"""

from __future__ import annotations

from typing import Final

PLAN: Final = 0
REPLANT: Final = 1
INSTINCT: Final = 2
INITIATIVE: Final = 3
ADAPTATION: Final = 4
REGRESSION: Final = 5
ABUNDANCE: Final = 6
WASTELAND: Final = 7
DEPLETION: Final = 8
GLACIATION: Final = 9
ICE_SHEET: Final = 10
SPECIATION: Final = 11
SPECIATE: Final = 12
INSECT: Final = 13
WANDERLUST: Final = 14
WANDERLUST_ELEMENT: Final = 15
WANDERLUST_MOVE: Final = 16
MIGRATION: Final = 17
ARACHNID: Final = 18
COMPETITION: Final = 19
DOMINATION: Final = 20
CARD: Final = 21
AQUATIC: Final = 22
AQUATIC_SPECIES: Final = 23
BIOMASS: Final = 24
BLIGHT: Final = 25
CATASTROPHE: Final = 26
CATASTROPHE_VICTIMS: Final = 27
DISEASE: Final = 28
EVOLUTION: Final = 29
FECUNDITY: Final = 30
FERTILE: Final = 31
HABITAT: Final = 32
HIBERNATION: Final = 33
IMMIGRANTS: Final = 34
MASS_EXODUS: Final = 35
EXODUS: Final = 36
METAMORPHOSIS: Final = 37
PREDATOR: Final = 38
RESCUE: Final = 39
KINDS: Final = (
    "plan",
    "replant",
    "instinct",
    "initiative",
    "adaptation",
    "regression",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
    "ice_sheet",
    "speciation",
    "speciate",
    "insect",
    "wanderlust",
    "wanderlust_element",
    "wanderlust_move",
    "migration",
    "arachnid",
    "competition",
    "domination",
    "card",
    "aquatic",
    "aquatic_species",
    "biomass",
    "blight",
    "catastrophe",
    "catastrophe_victims",
    "disease",
    "evolution",
    "fecundity",
    "fertile",
    "habitat",
    "hibernation",
    "immigrants",
    "mass_exodus",
    "exodus",
    "metamorphosis",
    "predator",
    "rescue",
)
"""The word of each kind."""

KIND_BITS: Final = 63
BY_SHIFT: Final = 6
BY_BITS: Final = 7
SMALL_SHIFT: Final = 9
SMALL_BITS: Final = 63
MASK_SHIFT: Final = 15

COMPULSORY: Final = (
    1 << PLAN
    | 1 << REPLANT
    | 1 << INSTINCT
    | 1 << INITIATIVE
    | 1 << REGRESSION
    | 1 << ICE_SHEET
    | 1 << CARD
    | 1 << AQUATIC
    | 1 << BIOMASS
    | 1 << BLIGHT
    | 1 << CATASTROPHE
    | 1 << CATASTROPHE_VICTIMS
    | 1 << DISEASE
    | 1 << FERTILE
    | 1 << HABITAT
    | 1 << IMMIGRANTS
    | 1 << MASS_EXODUS
    | 1 << EXODUS
    | 1 << METAMORPHOSIS
    | 1 << PREDATOR
)
"""The kinds that cannot be passed, a bit each (rules 5.32)."""

WITH_CELL: Final = (CARD, WANDERLUST_ELEMENT, WANDERLUST_MOVE, EXODUS)
"""The kinds whose small number is a tile."""
WITH_CELLS: Final = (
    SPECIATE,
    AQUATIC_SPECIES,
    BIOMASS,
    PREDATOR,
    CATASTROPHE_VICTIMS,
    FECUNDITY,
    WANDERLUST_MOVE,
)
"""The kinds whose mask is tiles."""


def question(kind: int, animal: int, small: int = 0, mask: int = 0) -> int:
    """Return the question that asks *animal*."""
    return mask << MASK_SHIFT | small << SMALL_SHIFT | animal << BY_SHIFT | kind


def may_pass(kind: int) -> bool:
    """Return whether a question may be passed."""
    return not COMPULSORY >> kind & 1
