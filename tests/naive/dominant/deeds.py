"""What a line does (rules 3.3 and 2); questions that follow for certain join the stack at once."""

from collections.abc import Callable

from tests.naive.dominant import earth
from tests.naive.dominant.box import WRITTEN, Position, Question, bonus
from tests.naive.dominant.cards import ask, forward, take
from tests.naive.dominant.questions import waters

Words = list[str]


def do(position: Position, question: Question, words: Words) -> None:
    """Carry out a legal line that is not `pass`; the question has left the stack already."""
    _DEEDS[question["ask"]](position, question, words)


def _again(position: Position, question: Question, **changed: object) -> None:
    """The same question once more, with less open."""
    position["pending"].append({**question, **changed})


def _plan(position: Position, question: Question, words: Words) -> None:
    """Then the next on the track that has a pawn, round and round (004:133)."""
    animal = question["by"]
    earth.pawn_onto(position, animal, words[1])
    track = position["initiative"]
    after = track.index(animal) + 1
    for other in [*track[after:], *track[:after]]:
        if position["animals"][other]["pawns"]:
            ask(position, "plan", other)
            return


def _put_pawn(position: Position, question: Question, words: Words) -> None:
    earth.pawn_onto(position, question["by"], words[1])


def _initiative(position: Position, question: Question, words: Words) -> None:
    if words[0] == "swap":
        forward(position, question["by"])
    ask(position, "replant", question["by"])


def _adaptation(position: Position, question: Question, words: Words) -> None:
    position["display"]["adaptation"].remove(words[1])
    earth.gain_element(position, question["by"], words[1])


def _regression(position: Position, question: Question, words: Words) -> None:
    """One added disk of every kind that is not protected (004:151-152)."""
    kept = words[1].split(",")
    for element in question["elements"]:
        if element not in kept:
            earth.lose_element(position, question["by"], element)


def _abundance(position: Position, question: Question, words: Words) -> None:
    position["display"]["abundance"].remove(words[1])
    earth.disk_to_earth(position, words[1], WRITTEN[words[2]])


def _wasteland(position: Position, question: Question, words: Words) -> None:
    position["display"]["wasteland"].remove(words[1])
    earth.to_bag(position, words[1])


def _depletion(position: Position, question: Question, words: Words) -> None:
    earth.disk_off_earth(position, WRITTEN[words[1]])


def _glaciation(position: Position, question: Question, words: Words) -> None:
    earth.freeze(position, question["by"], words[1])


def _speciation(position: Position, question: Question, words: Words) -> None:
    ask(position, "speciate", question["by"], cells=earth.tiles_at(position, WRITTEN[words[1]]))


def _add_once(position: Position, question: Question, words: Words) -> None:
    """New cubes on one of the open tiles, which is closed then."""
    cell = words[1]
    earth.add_cubes(position, question["by"], cell, int(words[2]))
    _again(position, question, cells=[other for other in question["cells"] if other != cell])


def _add(position: Position, question: Question, words: Words) -> None:
    earth.add_cubes(position, question["by"], words[1], int(words[2]))


def _wanderlust(position: Position, question: Question, words: Words) -> None:
    """004:197-201. The bonus is given with the tile; the element cannot change it (choice 7)."""
    animal, stack, cell = question["by"], int(words[1]) - 1, words[2]
    position["earth"][cell] = {"terrain": position["face_up"][stack], "tundra": False, "species": {}}
    position["face_up"][stack] = None
    near = earth.adjacent_tiles(position, cell)
    earth.give_points(position, animal, bonus(len(near)))
    for other in reversed(earth.in_play(position)):
        cells = [home for home in near if earth.cubes(position, other, home)]
        if cells:
            ask(position, "wanderlust_move", other, cell=cell, cells=cells)
    if position["display"]["wanderlust"] and earth.vacant_corners(position, cell):
        ask(position, "wanderlust_element", animal, cell=cell)


def _wanderlust_element(position: Position, question: Question, words: Words) -> None:
    position["display"]["wanderlust"].remove(words[1])
    earth.disk_to_earth(position, words[1], WRITTEN[words[2]])


def _wanderlust_move(position: Position, question: Question, words: Words) -> None:
    start, end, count = words[1], words[2], int(words[3])
    earth.move_cubes(position, question["by"], start, end, count)
    _again(position, question, cells=[cell for cell in question["cells"] if cell != start])


def _migration(position: Position, question: Question, words: Words) -> None:
    start, end, count = words[1], words[2], int(words[3])
    earth.move_cubes(position, question["by"], start, end, count)
    arrived = {**question["arrived"], end: question["arrived"].get(end, 0) + count}
    if question["left"] > count:
        _again(position, question, left=question["left"] - count, arrived=arrived)


def _eliminate(position: Position, question: Question, words: Words) -> None:
    earth.eliminate(position, words[2], words[1], 1)


def _competition(position: Position, question: Question, words: Words) -> None:
    """One tile of each terrain (004:212)."""
    closed = earth.terrain(position, words[1])
    _eliminate(position, question, words)
    _again(position, question, terrains=[one for one in question["terrains"] if one != closed])


def _eliminate_once(position: Position, question: Question, words: Words) -> None:
    _eliminate(position, question, words)
    _again(position, question, cells=[cell for cell in question["cells"] if cell != words[1]])


def _domination(position: Position, question: Question, words: Words) -> None:
    """Points by rank, then the dominant animal takes a card (004:219-222, rules 5.14)."""
    cell = words[1]
    for animal, points in earth.worth(position, cell).items():
        earth.give_points(position, animal, points)
    position["scored"] = sorted([*position["scored"], cell])
    taker = earth.dominant(position, cell)
    if taker is not None and position["cards"]:
        ask(position, "card", taker, cell=cell)


def _card(position: Position, question: Question, words: Words) -> None:
    take(position, question, words[1])


def _aquatic(position: Position, question: Question, words: Words) -> None:
    """The cubes go to one sea or wetland tile that got the disk."""
    corner = WRITTEN[words[2]]
    earth.from_bag(position, words[1])
    earth.disk_to_earth(position, words[1], corner)
    cells = [cell for cell in earth.tiles_at(position, corner) if cell in waters(position)]
    ask(position, "aquatic_species", question["by"], cells=cells)


def _blight(position: Position, question: Question, words: Words) -> None:
    disks = earth.disks_on(position, words[1])
    if len(disks) > 1:
        for corner in disks:
            if corner != WRITTEN[words[2]]:
                earth.disk_off_earth(position, corner)


def _catastrophe(position: Position, question: Question, words: Words) -> None:
    """All cubes there but one, then one on every neighbour."""
    cell = words[1]
    for animal in earth.living_on(position, cell):
        stays = 1 if animal == words[2] else 0
        earth.eliminate(position, animal, cell, earth.cubes(position, animal, cell) - stays)
    cells = [other for other in earth.adjacent_tiles(position, cell) if earth.living_on(position, other)]
    ask(position, "catastrophe_victims", question["by"], cells=cells)


def _lose(position: Position, question: Question, words: Words) -> None:
    """Disease, and the three ways of Immigrants (rules 5.20)."""
    animal = question["by"]
    if words[1] == "species":
        for cell in earth.homes(position, animal):
            earth.eliminate(position, animal, cell, earth.cubes(position, animal, cell) - 1)
    elif words[1] == "pawn":
        if len(words) > 2:
            del position["pawns"][words[2]]
        else:
            position["animals"][animal]["pawns"] -= 1
    else:
        earth.lose_element(position, animal, words[1])


def _evolution(position: Position, question: Question, words: Words) -> None:
    cell, rival = words[1], words[2]
    earth.eliminate(position, rival, cell, 1)
    earth.add_cubes(position, question["by"], cell, 1)
    if question["left"] > 1:
        _again(position, question, left=question["left"] - 1, replaced=rival)


def _fertile(position: Position, question: Question, words: Words) -> None:
    count = sum(position["earth"][words[1]]["species"].values())
    earth.give_points(position, question["by"], count)


def _habitat(position: Position, question: Question, words: Words) -> None:
    earth.from_bag(position, words[1])
    earth.disk_to_earth(position, words[1], WRITTEN[words[2]])


def _hibernation(position: Position, question: Question, words: Words) -> None:
    animal, cell, count = question["by"], words[1], int(words[2])
    earth.bring_back(position, animal, cell, count)
    safe = position["hibernating"].setdefault(cell, {})
    safe[animal] = safe.get(animal, 0) + count


def _mass_exodus(position: Position, question: Question, words: Words) -> None:
    ask(position, "exodus", question["by"], cell=words[1])


def _exodus(position: Position, question: Question, words: Words) -> None:
    earth.move_cubes(position, words[4], words[1], words[2], int(words[3]))
    _again(position, question)


def _metamorphosis(position: Position, question: Question, words: Words) -> None:
    earth.from_bag(position, words[2])
    earth.lose_element(position, question["by"], words[1])
    earth.gain_element(position, question["by"], words[2])


_DEEDS: dict[str, Callable[[Position, Question, Words], None]] = {
    "plan": _plan,
    "replant": _put_pawn,
    "instinct": _put_pawn,
    "initiative": _initiative,
    "adaptation": _adaptation,
    "regression": _regression,
    "abundance": _abundance,
    "wasteland": _wasteland,
    "depletion": _depletion,
    "glaciation": _glaciation,
    "ice_sheet": _glaciation,
    "speciation": _speciation,
    "speciate": _add_once,
    "insect": _add,
    "wanderlust": _wanderlust,
    "wanderlust_element": _wanderlust_element,
    "wanderlust_move": _wanderlust_move,
    "migration": _migration,
    "arachnid": _eliminate,
    "competition": _competition,
    "domination": _domination,
    "card": _card,
    "aquatic": _aquatic,
    "aquatic_species": _add,
    "biomass": _eliminate_once,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "catastrophe_victims": _eliminate_once,
    "disease": _lose,
    "evolution": _evolution,
    "fecundity": _add_once,
    "fertile": _fertile,
    "habitat": _habitat,
    "hibernation": _hibernation,
    "immigrants": _lose,
    "mass_exodus": _mass_exodus,
    "exodus": _exodus,
    "metamorphosis": _metamorphosis,
    "predator": _eliminate_once,
}
