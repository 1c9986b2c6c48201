"""What happens when a card is taken, and its automatic parts (rules 2)."""

from collections.abc import Callable

from tests.naive.dominant import earth
from tests.naive.dominant.box import ANIMALS, ELEMENTS, POINTS, Position, Question, bonus, shuffled
from tests.naive.dominant.questions import waters


def take(position: Position, question: Question, card: str) -> None:
    """The dominant animal takes the card, which leaves the game and does what it can."""
    position["cards"].remove(card)
    position["gone"] = sorted([*position["gone"], card])
    _EFFECTS[card](position, question["by"], question["cell"])


def ask(position: Position, kind: str, animal: str, **more: object) -> None:
    """Lay a question on the stack; it is asked if it has an answer."""
    position["pending"].append({"ask": kind, "by": animal, **more})


def draw_disks(position: Position) -> list[str]:
    """The whole bag shuffled, top first; with an empty bag nothing is counted (notation 4)."""
    bag = [element for element in ELEMENTS for _ in range(position["bag"].get(element, 0))]
    if not bag:
        return []
    number = position["shuffles"]
    position["shuffles"] += 1
    return shuffled(bag, f"{position['seed']}/{number}")


def _others(position: Position, animal: str) -> list[str]:
    return [other for other in earth.in_play(position) if other != animal]


def _above(position: Position, animal: str) -> list[str]:
    return [one for one in _others(position, animal) if ANIMALS.index(one) < ANIMALS.index(animal)]


def _below(position: Position, animal: str) -> list[str]:
    return [one for one in _others(position, animal) if ANIMALS.index(one) > ANIMALS.index(animal)]


def _aquatic(position: Position, animal: str, cell: str) -> None:
    """Where no disk can be placed it is cubes only, on any sea or wetland tile (rules 5.18)."""
    cells = waters(position)
    has_corner = any(earth.vacant_corners(position, water) for water in cells)
    if has_corner and earth.in_bag(position):
        ask(position, "aquatic", animal)
    elif cells:
        ask(position, "aquatic_species", animal, cells=cells)


def _biodiversity(position: Position, animal: str, cell: str) -> None:
    shared = [home for home in earth.homes(position, animal) if earth.rivals_on(position, animal, home)]
    earth.give_points(position, animal, len(shared))


def _biomass(position: Position, animal: str, cell: str) -> None:
    """The tiles are settled now; where one animal lives alone its cube goes unasked (rules 5.31)."""
    crowded = [
        tile
        for tile in earth.tiles(position)
        if sum(position["earth"][tile]["species"].values()) > len(earth.disks_on(position, tile))
    ]
    shared = [tile for tile in crowded if len(earth.living_on(position, tile)) > 1]
    for tile in crowded:
        if tile not in shared:
            earth.eliminate(position, earth.living_on(position, tile)[0], tile, 1)
    ask(position, "biomass", animal, cells=shared)


def _blight(position: Position, animal: str, cell: str) -> None:
    ask(position, "blight", animal)


def _catastrophe(position: Position, animal: str, cell: str) -> None:
    ask(position, "catastrophe", animal)


def _cold_snap(position: Position, animal: str, cell: str) -> None:
    for tile in earth.tundra_tiles(position):
        for other in earth.rivals_on(position, animal, tile):
            earth.eliminate(position, other, tile, 1)


def _disease(position: Position, animal: str, cell: str) -> None:
    """The first asked lies on top of the stack: down the food chain."""
    own = earth.element_count(position, animal)
    for other in reversed(_others(position, animal)):
        if earth.element_count(position, other) > own and earth.added(position, other):
            ask(position, "disease", other)


def _ecodiversity(position: Position, animal: str, cell: str) -> None:
    fitting = [element for element in position["elements"].values() if earth.need(position, animal, element)]
    earth.give_points(position, animal, len(fitting))


def _evolution(position: Position, animal: str, cell: str) -> None:
    ask(position, "evolution", animal, left=2, replaced=None)


def _fecundity(position: Position, animal: str, cell: str) -> None:
    ask(position, "fecundity", animal, cells=earth.homes(position, animal))


def _fertile(position: Position, animal: str, cell: str) -> None:
    ask(position, "fertile", animal)


def _habitat(position: Position, animal: str, cell: str) -> None:
    ask(position, "habitat", animal)


def _hibernation(position: Position, animal: str, cell: str) -> None:
    ask(position, "hibernation", animal)


def _ice_age(position: Position, animal: str, cell: str) -> None:
    """Every animal scores for the tiles it dominates now; this turn is the last (004:222, rules 3.6)."""
    for one in earth.in_play(position):
        earth.give_points(position, one, bonus(earth.dominated(position, one)))
    position["final_round"] = position["round"]


def _ice_sheet(position: Position, animal: str, cell: str) -> None:
    ask(position, "ice_sheet", animal)


def _immigrants(position: Position, animal: str, cell: str) -> None:
    for one in reversed(earth.in_play(position)):
        ask(position, "immigrants", one)


def _instinct(position: Position, animal: str, cell: str) -> None:
    ask(position, "instinct", animal)


def _intelligence(position: Position, animal: str, cell: str) -> None:
    for one in [animal, *_above(position, animal)]:
        earth.gain_pawn(position, one)


def _mass_exodus(position: Position, animal: str, cell: str) -> None:
    ask(position, "mass_exodus", animal)


def _metamorphosis(position: Position, animal: str, cell: str) -> None:
    ask(position, "metamorphosis", animal)


def _niche_biomes(position: Position, animal: str, cell: str) -> None:
    """The first place of the tile that was scored, from all that have more points."""
    own = position["animals"][animal]["vp"]
    loss = POINTS[earth.terrain(position, cell)][0]
    for other in _others(position, animal):
        if position["animals"][other]["vp"] > own:
            earth.give_points(position, other, -loss)


def _nocturnal(position: Position, animal: str, cell: str) -> None:
    forward(position, animal)


def forward(position: Position, animal: str) -> None:
    """Swap with the marker directly left; the first has none (004:141)."""
    track = position["initiative"]
    at = track.index(animal)
    if at:
        track[at - 1], track[at] = track[at], track[at - 1]


def _omnivore(position: Position, animal: str, cell: str) -> None:
    earth.gain_pawn(position, animal)


def _parasitism(position: Position, animal: str, cell: str) -> None:
    for one in [animal, *_below(position, animal)]:
        earth.gain_pawn(position, one)


def _predator(position: Position, animal: str, cell: str) -> None:
    cells = [home for home in earth.homes(position, animal) if earth.rivals_on(position, animal, home)]
    ask(position, "predator", animal, cells=cells)


def _symbiotic(position: Position, animal: str, cell: str) -> None:
    """One shuffle; one each to the taker, then down the food chain (rules 5.19)."""
    own = earth.element_count(position, animal)
    fewer = [other for other in _others(position, animal) if earth.element_count(position, other) < own]
    takers = [one for one in [animal, *fewer] if earth.has_free_slot(position, one)]
    if takers:
        for one, element in zip(takers, draw_disks(position), strict=False):
            earth.from_bag(position, element)
            earth.gain_element(position, one, element)


_EFFECTS: dict[str, Callable[[Position, str, str], None]] = {
    "aquatic": _aquatic,
    "biodiversity": _biodiversity,
    "biomass": _biomass,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "cold_snap": _cold_snap,
    "disease": _disease,
    "ecodiversity": _ecodiversity,
    "evolution": _evolution,
    "fecundity": _fecundity,
    "fertile": _fertile,
    "habitat": _habitat,
    "hibernation": _hibernation,
    "ice_age": _ice_age,
    "ice_sheet": _ice_sheet,
    "immigrants": _immigrants,
    "instinct": _instinct,
    "intelligence": _intelligence,
    "mass_exodus": _mass_exodus,
    "metamorphosis": _metamorphosis,
    "niche_biomes": _niche_biomes,
    "nocturnal": _nocturnal,
    "omnivore": _omnivore,
    "parasitism": _parasitism,
    "predator": _predator,
    "symbiotic": _symbiotic,
}
