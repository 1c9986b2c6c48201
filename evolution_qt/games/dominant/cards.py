"""What is printed: animals, elements, terrains, action spaces and cards, rows of data with their names.

Elements, terrains and cards are numbered in alphabetical order of their keys, so that a list sorted by number
is a list sorted by name; animals in the order of the food chain. Source: the rules page, parts 1 and 2.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evolution_qt.core.action import Ref
from evolution_qt.core.text import N_
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS

# Elements

GRASS: Final = 0
GRUB: Final = 1
MEAT: Final = 2
SEED: Final = 3
SUN: Final = 4
WATER: Final = 5
ELEMENTS: Final = 6
ELEMENT_KEYS: Final = ("grass", "grub", "meat", "seed", "sun", "water")
ELEMENT_NUMBERS: Final = {key: element for element, key in enumerate(ELEMENT_KEYS)}
ELEMENT_NAMES: Final = (
    N_("Dominance", "Grass"),
    N_("Dominance", "Grub"),
    N_("Dominance", "Meat"),
    N_("Dominance", "Seed"),
    N_("Dominance", "Sun"),
    N_("Dominance", "Water"),
)
VACANT: Final = 6
"""Stands for the disk of a corner that has none and touches a tile."""
OFF_EARTH: Final = 7
"""Stands for the disk of a corner that touches no tile."""
DISKS_EACH: Final = 20
MOST_ELEMENTS: Final = 6
"""Elements that an animal can have, printed ones included."""

# Animals (rules 1.7)


class AnimalPrint(NamedTuple):
    """What is printed for one animal."""

    key: str
    """Its name in files and in the notation; never changes."""
    name: str
    element: int
    """The element that is printed for it, which it cannot lose."""
    printed: int
    """How often it is printed."""
    start: str
    """The three cells where it lives at the start; on the first it has two cubes (004:108-114)."""


FOOD_CHAIN: Final = (
    AnimalPrint("mammal", N_("Dominance", "Mammal"), element=MEAT, printed=2, start="d4 e4 c4"),
    AnimalPrint("reptile", N_("Dominance", "Reptile"), element=SUN, printed=2, start="e4 e3 d4"),
    AnimalPrint("bird", N_("Dominance", "Bird"), element=SEED, printed=2, start="c4 d4 c3"),
    AnimalPrint("amphibian", N_("Dominance", "Amphibian"), element=WATER, printed=3, start="d2 c3 e3"),
    AnimalPrint("arachnid", N_("Dominance", "Arachnid"), element=GRUB, printed=2, start="c3 c4 d2"),
    AnimalPrint("insect", N_("Dominance", "Insect"), element=GRASS, printed=2, start="e3 d2 e4"),
)
"""The animals by number, from the top of the food chain."""

MAMMAL: Final = 0
REPTILE: Final = 1
BIRD: Final = 2
AMPHIBIAN: Final = 3
ARACHNID: Final = 4
INSECT: Final = 5
ANIMALS: Final = 6
NO_ANIMAL: Final = 6
"""Stands where there is no animal: on a vacant action space, as dominant animal, as holder of Survival."""
ANIMAL_KEYS: Final = tuple([one.key for one in FOOD_CHAIN])
ANIMAL_NUMBERS: Final = {key: animal for animal, key in enumerate(ANIMAL_KEYS)}
BY_ALPHABET: Final = (AMPHIBIAN, ARACHNID, BIRD, INSECT, MAMMAL, REPTILE)

OWN: Final = tuple([one.element for one in FOOD_CHAIN])
"""The element of each animal."""
PRINTED: Final = bytes(
    [one.printed if element == one.element else 0 for one in FOOD_CHAIN for element in range(ELEMENTS)]
)
"""The printed elements, six for each animal; they cannot be lost."""
START_SPECIES: Final = tuple(
    [
        tuple([(CELL_NUMBERS[cell], cubes) for cell, cubes in zip(one.start.split(), (2, 1, 1), strict=True)])
        for one in FOOD_CHAIN
    ]
)
"""Where the cubes of each animal lie at the start, and how many."""

# Terrains (rules 1.2)


class Terrain(NamedTuple):
    """A kind of tile."""

    key: str
    """Its name in files and in the notation; never changes."""
    name: str
    tiles: int
    """How many tiles the box has."""
    values: tuple[int, ...]
    """The points of each rank, the first one's first."""
    limit: int
    """New cubes that one Speciation may bring to a tile."""


TERRAINS: Final = (
    Terrain("?", "?", tiles=0, values=(), limit=0),
    Terrain("desert", N_("Dominance", "Desert"), tiles=4, values=(4, 2), limit=2),
    Terrain("forest", N_("Dominance", "Forest"), tiles=4, values=(5, 3, 2), limit=3),
    Terrain("jungle", N_("Dominance", "Jungle"), tiles=4, values=(6, 3, 2), limit=3),
    Terrain("mountain", N_("Dominance", "Mountain"), tiles=4, values=(3, 2), limit=2),
    Terrain("savannah", N_("Dominance", "Savannah"), tiles=4, values=(7, 4, 2), limit=3),
    Terrain("sea", N_("Dominance", "Sea"), tiles=7, values=(9, 5, 3, 2), limit=4),
    Terrain("tundra", N_("Dominance", "Tundra"), tiles=12, values=(1,), limit=1),
    Terrain("wetland", N_("Dominance", "Wetland"), tiles=4, values=(8, 4, 2, 1), limit=4),
)
"""The terrains by number; the first row stands for no tile, and for one whose face is not known."""

NO_TILE: Final = 0
DESERT: Final = 1
FOREST: Final = 2
JUNGLE: Final = 3
MOUNTAIN: Final = 4
SAVANNAH: Final = 5
SEA: Final = 6
TUNDRA: Final = 7
WETLAND: Final = 8
TERRAIN_KEYS: Final = tuple([one.key for one in TERRAINS])
TERRAIN_NUMBERS: Final = {key: terrain for terrain, key in enumerate(TERRAIN_KEYS) if terrain}
LARGE: Final = tuple([key for key in TERRAIN_KEYS if key not in ("?", "tundra")])
"""The keys of the large tiles."""
COPIES: Final = tuple([one.tiles for one in TERRAINS])
VALUES: Final = tuple([one.values for one in TERRAINS])
LIMITS: Final = tuple([one.limit for one in TERRAINS])
"""These columns of the terrains are read in every search."""
TUNDRA_TILES: Final = COPIES[TUNDRA]
TILES: Final = sum(COPIES) - TUNDRA_TILES
"""How many large tiles there are."""
START_TERRAINS: Final = (SEA, WETLAND, SAVANNAH, DESERT, MOUNTAIN, FOREST, JUNGLE)
"""The tiles of the seven start cells, the centre first, then clockwise from the north (rules 1.5)."""
START_DISKS: Final = tuple(
    [
        (CORNER_NUMBERS[corner], element)
        for corner, element in (
            ("d3:ne", WATER),
            ("d3:e", GRASS),
            ("d3:se", SUN),
            ("d3:sw", MEAT),
            ("d3:w", SEED),
            ("d3:nw", GRUB),
            ("c3:ne", WATER),
            ("d2:e", GRASS),
            ("e3:se", SUN),
            ("d4:e", MEAT),
            ("c4:se", SEED),
            ("c3:sw", GRUB),
        )
    ]
)
"""The printed twelve disks (rules 1.5)."""


def bonus(count: int) -> int:
    """Return the bonus points for a number of tiles (rules 1.3)."""
    most = min(count, 9)
    return most * (most + 1) // 2


# Pieces (rules 1.1, 1.6)

CUBES: Final = 55
PAWNS: Final = 10
FACE_UP: Final = 5
MOST_ANIMALS: Final = 6
LEAST_ANIMALS: Final = 2


def pawns_each(animals: int) -> int:
    """Return how many pawns each of so many animals has at the start."""
    return 9 - animals


def cubes_each(animals: int) -> int:
    """Return how many cubes each of so many animals has, without the one on the track of points."""
    return 64 - 5 * animals


# Action spaces (rules 1.8)

INITIATIVE_AT: Final = 0
ADAPTATION_AT: Final = 1
REGRESSION_AT: Final = 4
ABUNDANCE_AT: Final = 6
WASTELAND_AT: Final = 8
DEPLETION_AT: Final = 9
GLACIATION_AT: Final = 10
SPECIATION_AT: Final = 14
WANDERLUST_AT: Final = 20
MIGRATION_AT: Final = 23
COMPETITION_AT: Final = 29
DOMINATION_AT: Final = 36
SPACES: Final = 41
GLACIATION_SPACES: Final = 4
SPECIATION_ELEMENTS: Final = (MEAT, SUN, SEED, WATER, GRUB, GRASS)
SPACE_KEYS: Final = (
    "initiative",
    *[f"adaptation:{at}" for at in range(1, 4)],
    *[f"regression:{at}" for at in range(1, 3)],
    *[f"abundance:{at}" for at in range(1, 3)],
    "wasteland",
    "depletion",
    *[f"glaciation:{at}" for at in range(1, 5)],
    *[f"speciation:{key}" for key in ("meat", "sun", "seed", "water", "grub", "grass")],
    *[f"wanderlust:{at}" for at in range(1, 4)],
    *[f"migration:{at}" for at in range(7, 1, -1)],
    *[f"competition:{at}" for at in range(1, 8)],
    *[f"domination:{at}" for at in range(1, 6)],
)
ACTION_NAMES: Final = {
    "initiative": N_("Dominance", "Initiative"),
    "adaptation": N_("Dominance", "Adaptation"),
    "regression": N_("Dominance", "Regression"),
    "abundance": N_("Dominance", "Abundance"),
    "wasteland": N_("Dominance", "Wasteland"),
    "depletion": N_("Dominance", "Depletion"),
    "glaciation": N_("Dominance", "Glaciation"),
    "speciation": N_("Dominance", "Speciation"),
    "wanderlust": N_("Dominance", "Wanderlust"),
    "migration": N_("Dominance", "Migration"),
    "competition": N_("Dominance", "Competition"),
    "domination": N_("Dominance", "Domination"),
}
"""The actions in the order of the display, by what their spaces are called in files."""
SPACE_NUMBERS: Final = {key: space for space, key in enumerate(SPACE_KEYS)}
COMPETITION_TERRAINS: Final = (
    1 << TUNDRA | 1 << JUNGLE | 1 << WETLAND,
    1 << TUNDRA | 1 << WETLAND | 1 << DESERT,
    1 << TUNDRA | 1 << DESERT | 1 << FOREST,
    1 << TUNDRA | 1 << FOREST | 1 << SAVANNAH,
    1 << TUNDRA | 1 << SAVANNAH | 1 << MOUNTAIN,
    1 << TUNDRA | 1 << MOUNTAIN | 1 << SEA,
    1 << TUNDRA | 1 << SEA | 1 << JUNGLE,
)
"""The terrains of each Competition space, a bit each."""

ADAPTATION: Final = 0
REGRESSION: Final = 1
ABUNDANCE: Final = 2
WASTELAND: Final = 3
DEPLETION: Final = 4
WANDERLUST: Final = 5
BOXES: Final = 6
BOX_KEYS: Final = ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")
"""The boxes with disks on the action display."""
SQUARES: Final = 4
"""Disks that each box with a leaf gets in a Reset."""

# Cards (rules 2)


class DominanceCard(NamedTuple):
    """One of the 26 cards."""

    key: str
    """Its name in files and in the notation; never changes."""
    name: str
    text: str


CARDS: Final = (
    DominanceCard("?", "", ""),
    DominanceCard(
        "aquatic",
        N_("Dominance", "Aquatic"),
        N_(
            "Dominance",
            "Place an element of your choice on a sea or wetland tile, then up to 4 of your cubes there.",
        ),
    ),
    DominanceCard(
        "biodiversity",
        N_("Dominance", "Biodiversity"),
        N_("Dominance", "1 point for every tile that you share with other animals."),
    ),
    DominanceCard(
        "biomass",
        N_("Dominance", "Biomass"),
        N_("Dominance", "On every tile with more cubes than elements, eliminate one cube."),
    ),
    DominanceCard(
        "blight",
        N_("Dominance", "Blight"),
        N_("Dominance", "Choose a tile: all its elements but one are removed."),
    ),
    DominanceCard(
        "catastrophe",
        N_("Dominance", "Catastrophe"),
        N_(
            "Dominance",
            "Choose a tile: all cubes there but one are eliminated, and one cube on each tile beside it.",
        ),
    ),
    DominanceCard(
        "cold_snap",
        N_("Dominance", "Cold Snap"),
        N_("Dominance", "Every other animal loses one cube on every tundra tile where it lives."),
    ),
    DominanceCard(
        "disease",
        N_("Dominance", "Disease"),
        N_("Dominance", "Every animal with more elements than you loses one of its choice."),
    ),
    DominanceCard(
        "ecodiversity",
        N_("Dominance", "Ecodiversity"),
        N_("Dominance", "1 point for every element on earth of a kind that you have."),
    ),
    DominanceCard(
        "evolution",
        N_("Dominance", "Evolution"),
        N_("Dominance", "Replace one cube each of up to two other animals by your own."),
    ),
    DominanceCard(
        "fecundity",
        N_("Dominance", "Fecundity"),
        N_("Dominance", "One new cube on each tile of your choice where you live."),
    ),
    DominanceCard(
        "fertile",
        N_("Dominance", "Fertile"),
        N_("Dominance", "Choose a tile where you live: 1 point for every cube on it."),
    ),
    DominanceCard(
        "habitat",
        N_("Dominance", "Habitat"),
        N_("Dominance", "Place an element of your choice on a vacant corner."),
    ),
    DominanceCard(
        "hibernation",
        N_("Dominance", "Hibernation"),
        N_(
            "Dominance",
            "Up to 5 of your eliminated cubes return to one tile and are safe from this Extinction.",
        ),
    ),
    DominanceCard(
        "ice_age",
        N_("Dominance", "Ice Age"),
        N_("Dominance", "Every animal scores the bonus for the tiles it dominates. This is the last round."),
    ),
    DominanceCard(
        "ice_sheet",
        N_("Dominance", "Ice Sheet"),
        N_("Dominance", "Freeze a tile as with Glaciation."),
    ),
    DominanceCard(
        "immigrants",
        N_("Dominance", "Immigrants"),
        N_(
            "Dominance",
            "Every animal, you too, loses an element, or a pawn, or all its cubes but one on each tile.",
        ),
    ),
    DominanceCard(
        "instinct",
        N_("Dominance", "Instinct"),
        N_("Dominance", "Place one of your available pawns on any vacant action space."),
    ),
    DominanceCard(
        "intelligence",
        N_("Dominance", "Intelligence"),
        N_("Dominance", "You and every animal above you in the food chain get a new pawn."),
    ),
    DominanceCard(
        "mass_exodus",
        N_("Dominance", "Mass Exodus"),
        N_("Dominance", "Choose a tile: move all cubes on it to tiles beside it."),
    ),
    DominanceCard(
        "metamorphosis",
        N_("Dominance", "Metamorphosis"),
        N_("Dominance", "Exchange one of your added elements for one from the bag."),
    ),
    DominanceCard(
        "niche_biomes",
        N_("Dominance", "Niche Biomes"),
        N_(
            "Dominance",
            "Every animal with more points than you loses the first value of the tile just scored.",
        ),
    ),
    DominanceCard(
        "nocturnal",
        N_("Dominance", "Nocturnal"),
        N_("Dominance", "Move your marker one place forward on the initiative track."),
    ),
    DominanceCard("omnivore", N_("Dominance", "Omnivore"), N_("Dominance", "You get a new pawn.")),
    DominanceCard(
        "parasitism",
        N_("Dominance", "Parasitism"),
        N_("Dominance", "You and every animal below you in the food chain get a new pawn."),
    ),
    DominanceCard(
        "predator",
        N_("Dominance", "Predator"),
        N_("Dominance", "On every tile where you live, eliminate one cube of another animal."),
    ),
    DominanceCard(
        "symbiotic",
        N_("Dominance", "Symbiotic"),
        N_("Dominance", "You and every animal with fewer elements than you draw one at random."),
    ),
)
"""The cards by number; the first row is a card whose face is not known."""

UNKNOWN: Final = 0
"""The card or tile whose face the reader may not know."""
CARD_NUMBERS: Final = {card.key: number for number, card in enumerate(CARDS) if number}

AQUATIC: Final = 1
BIODIVERSITY: Final = 2
BIOMASS: Final = 3
BLIGHT: Final = 4
CATASTROPHE: Final = 5
COLD_SNAP: Final = 6
DISEASE: Final = 7
ECODIVERSITY: Final = 8
EVOLUTION: Final = 9
FECUNDITY: Final = 10
FERTILE: Final = 11
HABITAT: Final = 12
HIBERNATION: Final = 13
ICE_AGE: Final = 14
ICE_SHEET: Final = 15
IMMIGRANTS: Final = 16
INSTINCT: Final = 17
INTELLIGENCE: Final = 18
MASS_EXODUS: Final = 19
METAMORPHOSIS: Final = 20
NICHE_BIOMES: Final = 21
NOCTURNAL: Final = 22
OMNIVORE: Final = 23
PARASITISM: Final = 24
PREDATOR: Final = 25
SYMBIOTIC: Final = 26
DECK: Final = tuple([card for card in range(1, len(CARDS)) if card != ICE_AGE])
"""The 25 cards that are shuffled; Ice Age lies below them (004:94)."""

# Names of places and things in steps and events

CELL_REF: Final[Ref] = 64
CORNER_REF: Final[Ref] = 128
SPACE_REF: Final[Ref] = 256
ELEMENT_REF: Final[Ref] = 320
STACK_REF: Final[Ref] = 336
ANIMAL_REF: Final[Ref] = 352
CARD_REF: Final[Ref] = 384
"""Added to the number of a cell, a corner, and so on; stacks are counted from 1."""
CELL_BITS: Final = 63
CORNER_BITS: Final = 127
SMALL_BITS: Final = 7
CARD_BITS: Final = 31
"""What is left of a ref without that, of cells and spaces, of corners, of small numbers, of cards."""


def first_value(terrain: int) -> int:
    """Return the points of the first rank on a terrain."""
    return VALUES[terrain][0]
