"""What follows from a position (rules 3.1) and the small things that are done with cubes, disks and pawns."""

from tests.naive.dominant.box import (
    ANIMALS,
    CELLS_AT,
    CORNERS_OF,
    ELEMENTS,
    LIMIT,
    MOST_ELEMENTS,
    MOST_PAWNS,
    NEIGHBOURS,
    POINTS,
    PRINTED,
    SPACES,
    Position,
    bonus,
    by_food_chain,
)

# --- looking -----------------------------------------------------------------------------------------------


def in_play(position: Position) -> list[str]:
    """The animals of all seats, by the food chain."""
    return by_food_chain(animal for player in position["players"] for animal in player["animals"])


def seat_of(position: Position, animal: str) -> int:
    """The seat that answers for the animal (rules 4)."""
    return next(seat for seat, one in enumerate(position["players"]) if animal in one["animals"])


def tiles(position: Position) -> list[str]:
    """The cells with a tile, sorted."""
    return sorted(position["earth"])


def terrain(position: Position, cell: str) -> str:
    """The one terrain that counts: a frozen tile is tundra and nothing else (rules 3.1)."""
    tile = position["earth"][cell]
    return "tundra" if tile["tundra"] else str(tile["terrain"])


def tundra_tiles(position: Position) -> list[str]:
    """The frozen tiles."""
    return [cell for cell in tiles(position) if terrain(position, cell) == "tundra"]


def adjacent_tiles(position: Position, cell: str) -> list[str]:
    """The tiles next to a cell."""
    return [other for other in NEIGHBOURS[cell] if other in position["earth"]]


def cubes(position: Position, animal: str, cell: str) -> int:
    """How many cubes the animal has on the tile."""
    return int(position["earth"][cell]["species"].get(animal, 0))


def living_on(position: Position, cell: str) -> list[str]:
    """The animals with a cube on the tile, by the food chain."""
    return by_food_chain(position["earth"][cell]["species"])


def rivals_on(position: Position, animal: str, cell: str) -> list[str]:
    """The other animals on the tile; those of the same seat are rivals too (rules 4)."""
    return [other for other in living_on(position, cell) if other != animal]


def homes(position: Position, animal: str) -> list[str]:
    """The tiles on which the animal lives."""
    return [cell for cell in tiles(position) if cubes(position, animal, cell)]


def on_earth(position: Position, animal: str) -> int:
    """All cubes of the animal on earth."""
    return sum(cubes(position, animal, cell) for cell in tiles(position))


def disks_on(position: Position, cell: str) -> list[str]:
    """The corners of the tile that carry a disk."""
    return [corner for corner in CORNERS_OF[cell] if corner in position["elements"]]


def vacant_corners(position: Position, cell: str) -> list[str]:
    """The corners of the tile without a disk."""
    return [corner for corner in CORNERS_OF[cell] if corner not in position["elements"]]


def tiles_at(position: Position, corner: str) -> list[str]:
    """The tiles that meet at the corner."""
    return [cell for cell in CELLS_AT[corner] if cell in position["earth"]]


def added(position: Position, animal: str) -> list[str]:
    """The disks on the animal's display; printed elements are none."""
    return list(position["animals"][animal]["elements"])


def need(position: Position, animal: str, element: str) -> int:
    """How often the animal has the element, printed and added."""
    return PRINTED[animal].get(element, 0) + added(position, animal).count(element)


def element_count(position: Position, animal: str) -> int:
    """All its elements, printed and added."""
    return sum(need(position, animal, element) for element in ELEMENTS)


def has_free_slot(position: Position, animal: str) -> bool:
    """Whether it may get one more element."""
    return element_count(position, animal) < MOST_ELEMENTS


def match(position: Position, animal: str, cell: str) -> int:
    """Its elements times those of the tile, added up by kind (004:66)."""
    supply = [position["elements"][corner] for corner in disks_on(position, cell)]
    return sum(need(position, animal, element) for element in supply)


def endangered(position: Position, animal: str, cell: str) -> bool:
    """It lives there and nothing matches (004:40-41)."""
    return cubes(position, animal, cell) > 0 and match(position, animal, cell) == 0


def dominant(position: Position, cell: str) -> str | None:
    """The animal there that matches more than every other one there; cubes do not count (004:20-23)."""
    for animal in living_on(position, cell):
        own = match(position, animal, cell)
        if own and all(own > match(position, rival, cell) for rival in rivals_on(position, animal, cell)):
            return animal
    return None


def dominated(position: Position, animal: str) -> int:
    """How many tiles it dominates."""
    return sum(dominant(position, cell) == animal for cell in tiles(position))


def ranking(position: Position, cell: str) -> list[str]:
    """The animals there by cubes, then by the food chain (004:219-221)."""
    return sorted(
        living_on(position, cell), key=lambda one: (-cubes(position, one, cell), ANIMALS.index(one))
    )


def worth(position: Position, cell: str) -> dict[str, int]:
    """What the tile pays when it is scored; animals beyond its list get nothing (rules 1.2, 3.3.12)."""
    return dict(zip(ranking(position, cell), POINTS[terrain(position, cell)], strict=False))


def survivor(position: Position) -> str | None:
    """The animal with strictly the most cubes on tundra (rules 2, Survival)."""
    counts = {
        animal: sum(cubes(position, animal, cell) for cell in tundra_tiles(position))
        for animal in in_play(position)
    }
    most = max(counts.values())
    best = [animal for animal in counts if counts[animal] == most]
    return best[0] if most and len(best) == 1 else None


def limit(position: Position, cell: str) -> int:
    """New cubes in a Speciation (004:187-190)."""
    return LIMIT[terrain(position, cell)]


def freezable(position: Position) -> list[str]:
    """Where a tundra tile can go: not tundra itself, next to tundra, while tiles are left (004:173, 180)."""
    if not position["tundra"]:
        return []
    frozen = tundra_tiles(position)
    return [
        cell
        for cell in tiles(position)
        if cell not in frozen and any(other in frozen for other in adjacent_tiles(position, cell))
    ]


def vacant_spaces(position: Position) -> list[str]:
    """The eyeball spaces without a pawn."""
    return [space for space in SPACES if space not in position["pawns"]]


def pawns_owned(position: Position, animal: str) -> int:
    """Its pawns, available and on the display."""
    return int(position["animals"][animal]["pawns"]) + list(position["pawns"].values()).count(animal)


# --- doing -------------------------------------------------------------------------------------------------


def give_points(position: Position, animal: str, points: int) -> None:
    """Points gained or lost; no animal goes below 0 (rules 5.27)."""
    board = position["animals"][animal]
    board["vp"] = max(0, board["vp"] + points)


def add_cubes(position: Position, animal: str, cell: str, count: int) -> None:
    """New cubes from the gene pool."""
    position["animals"][animal]["pool"] -= count
    _change_cubes(position, animal, cell, count)


def eliminate(position: Position, animal: str, cell: str, count: int) -> None:
    """To the box; only Glaciation gives cubes back to the pool (004:36)."""
    position["animals"][animal]["eliminated"] += count
    _change_cubes(position, animal, cell, -count)


def move_cubes(position: Position, animal: str, start: str, end: str, count: int) -> None:
    """From tile to tile."""
    _change_cubes(position, animal, start, -count)
    _change_cubes(position, animal, end, count)


def bring_back(position: Position, animal: str, cell: str, count: int) -> None:
    """Eliminated cubes return to a tile (Hibernation)."""
    position["animals"][animal]["eliminated"] -= count
    _change_cubes(position, animal, cell, count)


def send_home(position: Position, animal: str, cell: str, count: int) -> None:
    """Back to the gene pool (004:179)."""
    position["animals"][animal]["pool"] += count
    _change_cubes(position, animal, cell, -count)


def _change_cubes(position: Position, animal: str, cell: str, change: int) -> None:
    species = position["earth"][cell]["species"]
    count = species.get(animal, 0) + change
    assert count >= 0, (animal, cell)
    if count:
        species[animal] = count
    else:
        species.pop(animal, None)


def disk_to_earth(position: Position, element: str, corner: str) -> None:
    """Lay a disk on a vacant corner."""
    assert corner not in position["elements"], corner
    position["elements"][corner] = element


def disk_off_earth(position: Position, corner: str) -> None:
    """From earth to the bag."""
    to_bag(position, position["elements"].pop(corner))


def to_bag(position: Position, element: str) -> None:
    """One disk into the bag."""
    position["bag"][element] = position["bag"].get(element, 0) + 1


def from_bag(position: Position, element: str) -> None:
    """One disk, chosen openly, out of the bag."""
    position["bag"][element] -= 1


def in_bag(position: Position) -> list[str]:
    """The kinds that are in the bag."""
    return [element for element in ELEMENTS if position["bag"].get(element, 0)]


def gain_element(position: Position, animal: str, element: str) -> None:
    """A disk onto its display."""
    position["animals"][animal]["elements"] = sorted([*added(position, animal), element])


def lose_element(position: Position, animal: str, element: str) -> None:
    """An added disk of this kind to the bag (rules 5.7)."""
    position["animals"][animal]["elements"].remove(element)
    to_bag(position, element)


def gain_pawn(position: Position, animal: str) -> None:
    """A new pawn, available; an animal has ten at most (rules 1.6)."""
    if pawns_owned(position, animal) < MOST_PAWNS:
        position["animals"][animal]["pawns"] += 1


def pawn_back(position: Position, space: str) -> str:
    """Take the pawn off its space; it is available again (rules 3.2). Whose it is."""
    animal: str = position["pawns"].pop(space)
    position["animals"][animal]["pawns"] += 1
    return animal


def pawn_onto(position: Position, animal: str, space: str) -> None:
    """Put an available pawn on a space."""
    position["animals"][animal]["pawns"] -= 1
    position["pawns"][space] = animal


def freeze(position: Position, animal: str, cell: str) -> None:
    """A Glaciation of this animal (004:173-179)."""
    near = [other for other in adjacent_tiles(position, cell) if terrain(position, other) == "tundra"]
    position["tundra"] -= 1
    position["earth"][cell]["tundra"] = True
    frozen = tundra_tiles(position)
    for corner in sorted(position["elements"]):
        # 004:176, rules 5.9: three tundra tiles, over the whole earth
        if len(CELLS_AT[corner]) == 3 and all(other in frozen for other in CELLS_AT[corner]):
            disk_off_earth(position, corner)
    give_points(position, animal, bonus(len(near)))
    for other in living_on(position, cell):
        send_home(position, other, cell, cubes(position, other, cell) - 1)
