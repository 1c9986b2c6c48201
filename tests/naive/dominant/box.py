"""What is in the box: words, the grid, the tables of the rules page, the published way of shuffling."""

import hashlib
import json
from typing import Any

from tests.naive.printed import printed_elements, terrains

# Plain JSON data: a position is whatever the notation says, nested dicts and lists of words and numbers.
Position = dict[str, Any]
Question = dict[str, Any]

GAME = "dominant-species"

# rules 1.7, the food chain from the top (004:57)
ANIMALS = ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")
ELEMENTS = ("grass", "grub", "meat", "seed", "sun", "water")
PRINTED = printed_elements()
MOST_ELEMENTS = 6  # rules 1.7: printed and added
DISKS = 20  # of each kind, rules 1.1
CUBES = 54  # of each animal, without the one on the track of points
MOST_PAWNS = 10  # rules 1.6

# rules 1.2: tiles in all, points by rank, new cubes in a Speciation
_TERRAINS = terrains()
TILES = {terrain: tiles for terrain, (tiles, _, _) in _TERRAINS.items() if terrain != "tundra"}
POINTS = {terrain: points for terrain, (_, points, _) in _TERRAINS.items()}
LIMIT = {terrain: limit for terrain, (_, _, limit) in _TERRAINS.items()}
TUNDRA_TILES = _TERRAINS["tundra"][0]  # one of them at the start on the middle tile

# rules 1.5
START_TILES = {
    "d3": "sea",
    "d2": "wetland",
    "e3": "savannah",
    "e4": "desert",
    "d4": "mountain",
    "c4": "forest",
    "c3": "jungle",
}
START_ELEMENTS = {
    "d3:ne": "water",
    "d3:e": "grass",
    "d3:se": "sun",
    "d3:sw": "meat",
    "d3:w": "seed",
    "d3:nw": "grub",
    "c3:ne": "water",
    "d2:e": "grass",
    "e3:se": "sun",
    "d4:e": "meat",
    "c4:se": "seed",
    "c3:sw": "grub",
}
# 004:109-114: two cubes on the first, one on each other
START_SPECIES = {
    "amphibian": ("wetland", "jungle", "savannah"),
    "insect": ("savannah", "wetland", "desert"),
    "reptile": ("desert", "savannah", "mountain"),
    "mammal": ("mountain", "desert", "forest"),
    "arachnid": ("jungle", "wetland", "forest"),
    "bird": ("forest", "mountain", "jungle"),
}

CARDS = (
    "aquatic",
    "biodiversity",
    "biomass",
    "blight",
    "catastrophe",
    "cold_snap",
    "disease",
    "ecodiversity",
    "evolution",
    "fecundity",
    "fertile",
    "habitat",
    "hibernation",
    "ice_age",
    "ice_sheet",
    "immigrants",
    "instinct",
    "intelligence",
    "mass_exodus",
    "metamorphosis",
    "niche_biomes",
    "nocturnal",
    "omnivore",
    "parasitism",
    "predator",
    "symbiotic",
)
FACE_UP = 5

BOXES = ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")

# rules 1.8: every action with its eyeball spaces, top to bottom, left to right
SPACES_OF = {
    "initiative": ["initiative"],
    "adaptation": ["adaptation:1", "adaptation:2", "adaptation:3"],
    "regression": ["regression:1", "regression:2"],
    "abundance": ["abundance:1", "abundance:2"],
    "wasteland": ["wasteland"],
    "depletion": ["depletion"],
    "glaciation": ["glaciation:1", "glaciation:2", "glaciation:3", "glaciation:4"],
    "speciation": [f"speciation:{element}" for element in ("meat", "sun", "seed", "water", "grub", "grass")],
    "wanderlust": ["wanderlust:1", "wanderlust:2", "wanderlust:3"],
    "migration": [f"migration:{number}" for number in (7, 6, 5, 4, 3, 2)],
    "competition": [f"competition:{number}" for number in (1, 2, 3, 4, 5, 6, 7)],
    "domination": [f"domination:{number}" for number in (1, 2, 3, 4, 5)],
}
SPACES = [space for spaces in SPACES_OF.values() for space in spaces]
COMPETITION = {
    "competition:1": ["jungle", "tundra", "wetland"],
    "competition:2": ["desert", "tundra", "wetland"],
    "competition:3": ["desert", "forest", "tundra"],
    "competition:4": ["forest", "savannah", "tundra"],
    "competition:5": ["mountain", "savannah", "tundra"],
    "competition:6": ["mountain", "sea", "tundra"],
    "competition:7": ["jungle", "sea", "tundra"],
}

# Everything that comes in Execution, in its order (notation, `next`): spaces and steps without a space.
STEPS = [
    "initiative",
    *SPACES_OF["adaptation"],
    "regression",
    *SPACES_OF["abundance"],
    "wasteland",
    "sweep",
    "depletion",
    "glaciation",
    *SPACES_OF["speciation"],
    "insect",
    *SPACES_OF["wanderlust"],
    *SPACES_OF["migration"],
    "arachnid",
    *SPACES_OF["competition"],
    *SPACES_OF["domination"],
    "reset",
]
# An action's name is its first step.
FIRST_STEP = {
    "adaptation": "adaptation:1",
    "abundance": "abundance:1",
    "speciation": "speciation:meat",
    "wanderlust": "wanderlust:1",
    "migration": "migration:7",
    "competition": "arachnid",
    "domination": "domination:1",
}

SWITCHES: dict[str, Any] = {
    "earth": "printed",
    "start_elements": "printed",
    "start_species": "table",
    "glaciation_gap": "leftmost",
    "initiative_again": False,
    "drop_cards": 0,
    "animals_each": 1,
    "turn_limit": 0,
}


def switch(position: Position, name: str) -> Any:
    """The value of a rule switch; random earth forces the species by element (rules 4)."""
    rules = position["rules"]
    if name == "start_species" and rules.get("earth") == "random":
        return "by_element"
    return rules.get(name, SWITCHES[name])


def copied(position: Position) -> Position:
    """A deep copy; what is copied is nothing but JSON."""
    return json.loads(json.dumps(position))  # type: ignore[no-any-return]


def bonus(count: int) -> int:
    """The table of bonus points (rules 1.3)."""
    return [0, 1, 3, 6, 10, 15, 21, 28, 36, 45][min(count, 9)]


def by_food_chain(animals: Any) -> list[str]:
    """These animals from the top of the food chain down."""
    return sorted(animals, key=ANIMALS.index)


# --- the grid (rules 1.4, notation 1) ----------------------------------------------------------------------

_ROWS = {
    -3: (0, 1, 2, 3),
    -2: (-1, 0, 1, 2, 3),
    -1: (-2, -1, 0, 1, 2, 3),
    0: (-2, -1, 0, 1, 2),
    1: (-3, -2, -1, 0, 1, 2),
    2: (-3, -2, -1, 0, 1),
    3: (-3, -2, -1, 0),
}
_STEPS = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
# Between which two neighbours of its cell a corner lies
_BETWEEN = {
    "ne": ("n", "ne"),
    "e": ("ne", "se"),
    "se": ("se", "s"),
    "sw": ("s", "sw"),
    "w": ("sw", "nw"),
    "nw": ("nw", "n"),
}

_PLACE = {"abcdefg"[q + 3] + str(r - rows[0] + 1): (q, r) for q, rows in _ROWS.items() for r in rows}
_NAME = {place: cell for cell, place in _PLACE.items()}
CELLS = sorted(_PLACE)


def _beside(cell: str, way: str) -> tuple[int, int]:
    q, r = _PLACE[cell]
    return q + _STEPS[way][0], r + _STEPS[way][1]


NEIGHBOURS = {
    cell: sorted(_NAME[_beside(cell, way)] for way in _STEPS if _beside(cell, way) in _NAME) for cell in CELLS
}


def _from_middle(cell: str) -> int:
    q, r = _PLACE[cell]
    return max(abs(q), abs(r), abs(q + r))


def _meeting(cell: str, way: str) -> frozenset[tuple[int, int]]:
    """The three places that meet at this corner, some of them perhaps not on the board."""
    first, second = _BETWEEN[way]
    return frozenset([_PLACE[cell], _beside(cell, first), _beside(cell, second)])


# Every name of a corner to the written one: of the cell nearest to d3, then alphabetically.
_NAMES: dict[frozenset[tuple[int, int]], list[str]] = {}
for _cell in sorted(CELLS, key=lambda cell: (_from_middle(cell), cell)):
    for _way in _BETWEEN:
        _NAMES.setdefault(_meeting(_cell, _way), []).append(f"{_cell}:{_way}")
WRITTEN = {name: names[0] for names in _NAMES.values() for name in names}
CORNERS = sorted(set(WRITTEN.values()))
# The cells of the board that meet at a corner, one to three
CELLS_AT = {names[0]: sorted(name.split(":")[0] for name in names) for names in _NAMES.values()}
CORNERS_OF = {cell: sorted(WRITTEN[f"{cell}:{way}"] for way in _BETWEEN) for cell in CELLS}


# --- chance (notation.md "Shuffling", notation 4) ----------------------------------------------------------


def shuffled(words: list[str], text: str) -> list[str]:
    """In alphabetical order, then shuffled by words of SHAKE-256; here the top comes first."""
    words = sorted(words)
    stream = hashlib.shake_256(text.encode("ascii")).digest(4 * len(words))
    for i in range(len(words) - 1, 0, -1):
        word = int.from_bytes(stream[4 * i : 4 * i + 4], "little")
        j = (word * (i + 1)) >> 32
        words[i], words[j] = words[j], words[i]
    return words[::-1]
