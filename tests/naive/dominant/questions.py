"""Every question and all lines that answer it (notation 3, rules 3.3 and 2)."""

from collections.abc import Callable
from itertools import combinations

from tests.naive.dominant import earth
from tests.naive.dominant.box import CELLS, Position, Question, switch

# Notation 2. From these there is no passing (notation 3, rules 5.32).
COMPULSORY = (
    "plan",
    "replant",
    "instinct",
    "initiative",
    "regression",
    "card",
    "ice_sheet",
    "aquatic",
    "biomass",
    "blight",
    "catastrophe",
    "catastrophe_victims",
    "disease",
    "fertile",
    "habitat",
    "immigrants",
    "mass_exodus",
    "exodus",
    "metamorphosis",
    "predator",
)
OPTIONAL = (
    "adaptation",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
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
    "aquatic_species",
    "evolution",
    "fecundity",
    "hibernation",
    "rescue",
)


def answers(position: Position, question: Question) -> list[str]:
    """All lines but `pass`; none means that the question is not asked (notation 3, "Asked or not")."""
    return _LINES[question["ask"]](position, question)


def all_lines(position: Position, question: Question) -> list[str]:
    """All legal lines."""
    passing = ["pass"] if question["ask"] in OPTIONAL else []
    return answers(position, question) + passing


def _upto(most: int) -> range:
    return range(1, most + 1)


def _pool(position: Position, question: Question) -> int:
    return int(position["animals"][question["by"]]["pool"])


# --- pawns -------------------------------------------------------------------------------------------------


def _plan(position: Position, question: Question) -> list[str]:
    """Any vacant eyeball space (004:133), also where nothing can happen (rules 5.4)."""
    if not position["animals"][question["by"]]["pawns"]:
        return []
    return [f"plan {space}" for space in earth.vacant_spaces(position)]


def _replant(position: Position, question: Question) -> list[str]:
    """Not back to Initiative, unless the switch allows it (rules 5.3)."""
    again = switch(position, "initiative_again")
    return [line for line in _plan(position, question) if again or line != "plan initiative"]


def _initiative(position: Position, question: Question) -> list[str]:
    """004:141; the first on the track has nothing to decide (rules 5.2)."""
    return [] if position["initiative"][0] == question["by"] else ["swap", "keep"]


# --- elements ----------------------------------------------------------------------------------------------


def _adaptation(position: Position, question: Question) -> list[str]:
    """004:147."""
    if not earth.has_free_slot(position, question["by"]):
        return []
    return [f"take {element}" for element in sorted(set(position["display"]["adaptation"]))]


def _regression(position: Position, question: Question) -> list[str]:
    """Exactly as many kinds as protections (rules 3.3.3)."""
    kept = combinations(question["elements"], question["protections"])
    return [f"protect {','.join(elements)}" for elements in kept]


def _abundance(position: Position, question: Question) -> list[str]:
    """004:159."""
    corners = {corner for cell in earth.tiles(position) for corner in earth.vacant_corners(position, cell)}
    return _placings(position["display"]["abundance"], corners)


def _placings(elements: list[str], corners: set[str]) -> list[str]:
    return [f"place {element} {corner}" for element in sorted(set(elements)) for corner in sorted(corners)]


def _wasteland(position: Position, question: Question) -> list[str]:
    """004:163."""
    return [f"return {element}" for element in sorted(set(position["display"]["wasteland"]))]


def _depletion(position: Position, question: Question) -> list[str]:
    """004:168."""
    box = position["display"]["depletion"]
    return [f"remove {corner}" for corner, element in sorted(position["elements"].items()) if element in box]


# --- the earth grows and fills -----------------------------------------------------------------------------


def _glaciation(position: Position, question: Question) -> list[str]:
    """004:173."""
    return [f"glaciate {cell}" for cell in earth.freezable(position)]


def _speciation(position: Position, question: Question) -> list[str]:
    """004:186; without a cube in the pool there is nothing to choose (rules 8, 30; choice 5)."""
    if not _pool(position, question):
        return []
    kind = question["element"]
    return [
        f"speciate {corner}" for corner, element in sorted(position["elements"].items()) if element == kind
    ]


def _speciate(position: Position, question: Question) -> list[str]:
    """004:187-190, limited by the pool."""
    pool = _pool(position, question)
    return [
        f"add {cell} {count}"
        for cell in question["cells"]
        for count in _upto(min(earth.limit(position, cell), pool))
    ]


def _insect(position: Position, question: Question) -> list[str]:
    """004:191."""
    return [f"add {cell} 1" for cell in earth.tiles(position)] if _pool(position, question) else []


def _wanderlust(position: Position, question: Question) -> list[str]:
    """004:196-197."""
    blank = [cell for cell in CELLS if cell not in position["earth"] and earth.adjacent_tiles(position, cell)]
    return [
        f"explore {stack} {cell}" for stack in (1, 2, 3) if position["face_up"][stack - 1] for cell in blank
    ]


def _wanderlust_element(position: Position, question: Question) -> list[str]:
    """004:198."""
    return _placings(position["display"]["wanderlust"], set(earth.vacant_corners(position, question["cell"])))


def _wanderlust_move(position: Position, question: Question) -> list[str]:
    """004:201; every neighbour once."""
    return [
        f"move {cell} {question['cell']} {count}"
        for cell in question["cells"]
        for count in _upto(earth.cubes(position, question["by"], cell))
    ]


def _migration(position: Position, question: Question) -> list[str]:
    """004:206-207; a cube moves once (rules 5.25)."""
    animal = question["by"]
    lines = []
    for start in earth.homes(position, animal):
        rested = earth.cubes(position, animal, start) - question["arrived"].get(start, 0)
        for end in reach(position, animal, start):
            lines += [f"move {start} {end} {count}" for count in _upto(min(rested, question["left"]))]
    return lines


def reach(position: Position, animal: str, start: str) -> list[str]:
    """Where a migrating cube can go: the next tiles, for birds also those behind them (004:206-207)."""
    near = earth.adjacent_tiles(position, start)
    reached = set(near)
    if animal == "bird":
        for cell in near:
            reached |= set(earth.adjacent_tiles(position, cell))
    return sorted(reached - {start})


# --- fighting and scoring ----------------------------------------------------------------------------------


def _hits(position: Position, animal: str, cells: list[str]) -> list[str]:
    return [
        f"eliminate {cell} {rival}" for cell in cells for rival in earth.rivals_on(position, animal, cell)
    ]


def _arachnid(position: Position, question: Question) -> list[str]:
    """004:213."""
    return _hits(position, "arachnid", earth.homes(position, "arachnid"))


def _competition(position: Position, question: Question) -> list[str]:
    """004:212; a frozen tile is only tundra (rules 5.26)."""
    animal = question["by"]
    cells = [
        cell
        for cell in earth.homes(position, animal)
        if earth.terrain(position, cell) in question["terrains"]
    ]
    return _hits(position, animal, cells)


def _domination(position: Position, question: Question) -> list[str]:
    """004:218; only tiles on which an animal lives (rules 5.11), own or not (rules 5.12)."""
    return [
        f"score {cell}"
        for cell in earth.tiles(position)
        if cell not in position["scored"] and earth.living_on(position, cell)
    ]


def _card(position: Position, question: Question) -> list[str]:
    """004:222."""
    return [f"card {card}" for card in position["cards"]]


# --- the cards' own questions (rules 2) --------------------------------------------------------------------


def waters(position: Position) -> list[str]:
    """Sea and wetland tiles, frozen ones not."""
    return [cell for cell in earth.tiles(position) if earth.terrain(position, cell) in ("sea", "wetland")]


def _aquatic(position: Position, question: Question) -> list[str]:
    corners = {corner for cell in waters(position) for corner in earth.vacant_corners(position, cell)}
    return _placings(earth.in_bag(position), corners)


def _aquatic_species(position: Position, question: Question) -> list[str]:
    most = min(4, _pool(position, question))
    return [f"add {cell} {count}" for cell in question["cells"] for count in _upto(most)]


def _biomass(position: Position, question: Question) -> list[str]:
    return [
        f"eliminate {cell} {animal}"
        for cell in question["cells"]
        for animal in earth.living_on(position, cell)
    ]


def _blight(position: Position, question: Question) -> list[str]:
    """The corner that stays is named where two disks or more lie."""
    lines = []
    for cell in earth.tiles(position):
        disks = earth.disks_on(position, cell)
        lines += [f"blight {cell} {corner}" for corner in disks] if len(disks) > 1 else [f"blight {cell}"]
    return lines


def _catastrophe(position: Position, question: Question) -> list[str]:
    """The animal that stays is named wherever one lives (choice 6)."""
    lines = []
    for cell in earth.tiles(position):
        living = earth.living_on(position, cell)
        lines += [f"catastrophe {cell} {animal}" for animal in living] or [f"catastrophe {cell}"]
    return lines


def _catastrophe_victims(position: Position, question: Question) -> list[str]:
    return _biomass(position, question)


def _disease(position: Position, question: Question) -> list[str]:
    return [f"lose {element}" for element in sorted(set(earth.added(position, question["by"])))]


def _evolution(position: Position, question: Question) -> list[str]:
    """Two different rivals, a cube of each; own cubes come from the pool (rules 5.17)."""
    if not _pool(position, question) or not question["left"]:
        return []
    return [
        f"replace {cell} {rival}"
        for cell in earth.tiles(position)
        for rival in earth.rivals_on(position, question["by"], cell)
        if rival != question["replaced"]
    ]


def _fecundity(position: Position, question: Question) -> list[str]:
    return [f"add {cell} 1" for cell in question["cells"]] if _pool(position, question) else []


def _fertile(position: Position, question: Question) -> list[str]:
    return [f"choose {cell}" for cell in earth.homes(position, question["by"])]


def _habitat(position: Position, question: Question) -> list[str]:
    corners = {corner for cell in earth.tiles(position) for corner in earth.vacant_corners(position, cell)}
    return _placings(earth.in_bag(position), corners)


def _hibernation(position: Position, question: Question) -> list[str]:
    most = min(5, position["animals"][question["by"]]["eliminated"])
    return [f"add {cell} {count}" for cell in earth.tiles(position) for count in _upto(most)]


def _immigrants(position: Position, question: Question) -> list[str]:
    """A pawn on the display only where none is available (rules 5.20)."""
    animal = question["by"]
    lines = _disease(position, question)
    if position["animals"][animal]["pawns"]:
        lines.append("lose pawn")
    else:
        lines += [
            f"lose pawn {space}" for space, owner in sorted(position["pawns"].items()) if owner == animal
        ]
    return [*lines, "lose species"]


def _instinct(position: Position, question: Question) -> list[str]:
    """Any vacant space, Initiative too (rules 5.3, 5.22)."""
    return _plan(position, question)


def _mass_exodus(position: Position, question: Question) -> list[str]:
    return [f"choose {cell}" for cell in earth.tiles(position)]


def _exodus(position: Position, question: Question) -> list[str]:
    start = question["cell"]
    return [
        f"move {start} {end} {count} {animal}"
        for animal in earth.living_on(position, start)
        for end in earth.adjacent_tiles(position, start)
        for count in _upto(earth.cubes(position, animal, start))
    ]


def _metamorphosis(position: Position, question: Question) -> list[str]:
    return [
        f"exchange {give} {take}"
        for give in sorted(set(earth.added(position, question["by"])))
        for take in earth.in_bag(position)
    ]


def _predator(position: Position, question: Question) -> list[str]:
    return _hits(position, question["by"], question["cells"])


# --- Reset -------------------------------------------------------------------------------------------------


def dying(position: Position, animal: str, cell: str) -> int:
    """How many of its cubes die there in Extinction: hibernating ones do not (rules 5.16)."""
    if not earth.endangered(position, animal, cell):
        return 0
    safe = position["hibernating"].get(cell, {}).get(animal, 0)
    return int(max(0, earth.cubes(position, animal, cell) - safe))


def _rescue(position: Position, question: Question) -> list[str]:
    """004:230."""
    return [f"rescue {cell}" for cell in earth.tiles(position) if dying(position, "mammal", cell)]


_LINES: dict[str, Callable[[Position, Question], list[str]]] = {
    "plan": _plan,
    "replant": _replant,
    "instinct": _instinct,
    "initiative": _initiative,
    "adaptation": _adaptation,
    "regression": _regression,
    "abundance": _abundance,
    "wasteland": _wasteland,
    "depletion": _depletion,
    "glaciation": _glaciation,
    "ice_sheet": _glaciation,
    "speciation": _speciation,
    "speciate": _speciate,
    "insect": _insect,
    "wanderlust": _wanderlust,
    "wanderlust_element": _wanderlust_element,
    "wanderlust_move": _wanderlust_move,
    "migration": _migration,
    "arachnid": _arachnid,
    "competition": _competition,
    "domination": _domination,
    "card": _card,
    "aquatic": _aquatic,
    "aquatic_species": _aquatic_species,
    "biomass": _biomass,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "catastrophe_victims": _catastrophe_victims,
    "disease": _disease,
    "evolution": _evolution,
    "fecundity": _fecundity,
    "fertile": _fertile,
    "habitat": _habitat,
    "hibernation": _hibernation,
    "immigrants": _immigrants,
    "mass_exodus": _mass_exodus,
    "exodus": _exodus,
    "metamorphosis": _metamorphosis,
    "predator": _predator,
    "rescue": _rescue,
}
KINDS = list(_LINES)
