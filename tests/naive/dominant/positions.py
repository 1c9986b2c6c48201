"""Random starts, random positions, rich and odd, and a lively way to play on. The number decides all."""

from random import Random

from tests.naive.dominant import earth, rules
from tests.naive.dominant.box import (
    ANIMALS,
    BOXES,
    CARDS,
    CELLS,
    CORNERS_OF,
    DISKS,
    ELEMENTS,
    FIRST_STEP,
    MOST_ELEMENTS,
    NEIGHBOURS,
    POINTS,
    PRINTED,
    SPACES,
    STEPS,
    TILES,
    TUNDRA_TILES,
    WRITTEN,
    Position,
    Question,
    by_food_chain,
    copied,
)
from tests.naive.dominant.questions import KINDS, answers
from tests.naive.dominant.start import rest_of_disks

TURN_LIMIT = 60  # rules 5.30

# Where Execution may be gone on with; chance alone would make the first ones rare
EARLY = (
    "initiative",
    "regression",
    "abundance:1",
    "wasteland",
    "depletion",
    "glaciation",
    "insect",
    "arachnid",
)

OTHER_VALUES: dict[str, tuple[object, ...]] = {
    "earth": ("random",),
    "start_elements": ("random",),
    "start_species": ("by_element",),
    "glaciation_gap": ("first_space",),
    "initiative_again": (True,),
    "drop_cards": (5, 20, 11),
    "turn_limit": (1, 3, 8),
}


def random_rules(rng: Random) -> Position:
    """Some switches turned; random players need a limit of turns."""
    names = rng.sample(sorted(OTHER_VALUES), rng.randint(0, 4))
    return {"turn_limit": TURN_LIMIT, **{name: rng.choice(OTHER_VALUES[name]) for name in sorted(names)}}


def _seats(rng: Random) -> tuple[int, int]:
    """Seats and animals of each."""
    return rng.choice([(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (2, 3), (3, 2)])


def random_start(number: int) -> Position:
    """A plain game: only what may be given at a start."""
    rng = Random(f"start {number}")
    seats, each = _seats(rng)
    plain: Position = {
        "format": "evolution-qt/position",
        "game": "dominant-species",
        "players": [{} for _ in range(seats)],
        "rules": random_rules(rng),
        "seed": rng.randrange(10**6),
    }
    animals = rng.sample(ANIMALS, seats * each)
    if rng.random() < 0.5:
        for seat, player in enumerate(plain["players"]):
            player["animals"] = animals[seat * each : (seat + 1) * each]
        if rng.random() < 0.5:
            plain["initiative"] = rng.sample(animals, len(animals))
    elif each > 1:
        plain["rules"]["animals_each"] = each
    return plain


def random_position(number: int, cards: tuple[str, ...] = ()) -> Position:
    """A position without `pending` but for a card; `cards`, if any, are those face up."""
    rng = Random(f"position {number}")
    seats, each = _seats(rng)
    chosen = rng.sample(ANIMALS, seats * each)
    position: Position = {
        "format": "evolution-qt/position",
        "game": "dominant-species",
        "players": [
            {"animals": by_food_chain(chosen[seat * each : (seat + 1) * each])} for seat in range(seats)
        ],
        "rules": random_rules(rng) if rng.random() < 0.3 else {"turn_limit": TURN_LIMIT},
        "seed": rng.randrange(1000),
        "shuffles": rng.randint(0, 9),
        "round": rng.randint(1, 12),
        "final_round": None,
        "initiative": rng.sample(chosen, len(chosen)),
        "phase": rng.choice(("planning", "execution", "execution", "execution", "reset")),
    }
    position["next"] = _next_step(rng) if position["phase"] == "execution" else None
    if rng.random() < 0.2:
        position["final_round"] = position["round"]
    _lay_tiles(rng, position)
    _lay_disks(rng, position, chosen)
    _put_cubes(rng, position, chosen)
    _put_pawns(rng, position, chosen)
    _take_all(rng, position)
    _lay_cards(rng, position, cards)
    lived_on = sorted(cell for cell in position["earth"] if position["earth"][cell]["species"])
    position["scored"] = sorted(rng.sample(lived_on, rng.randint(0, len(lived_on) // 2)))
    position["hibernating"] = {}
    if lived_on and rng.random() < 0.3:
        cell = rng.choice(lived_on)
        animal = rng.choice(sorted(position["earth"][cell]["species"]))
        position["hibernating"] = {cell: {animal: rng.randint(1, 3)}}
    if cards or rng.random() < 0.4:
        _ask_for_a_card(rng, position)
    elif rng.random() < 0.5:
        _ask_anything(rng, position, KINDS[number % len(KINDS)])
    return position


def _next_step(rng: Random) -> str:
    return rng.choice((rng.choice(STEPS), rng.choice(EARLY)))


def _lay_tiles(rng: Random, position: Position) -> None:
    """A connected earth, often with much tundra."""
    tiles = [terrain for terrain, count in TILES.items() for _ in range(count)]
    rng.shuffle(tiles)
    cells = [rng.choice(CELLS)]
    for _ in range(rng.choice((0, 2, 6, 8, 12, 20, 30))):
        near = [cell for one in cells for cell in NEIGHBOURS[one] if cell not in cells]
        cells.append(rng.choice(near))
    frozen = set(rng.sample(cells, min(len(cells), rng.choice((0, 1, 2, 4, 7, TUNDRA_TILES)))))
    position["earth"] = {
        cell: {"terrain": tiles.pop(), "tundra": cell in frozen, "species": {}} for cell in sorted(cells)
    }
    position["tundra"] = TUNDRA_TILES - len(frozen)
    position["face_up"] = [tiles.pop() if tiles and rng.random() < 0.8 else None for _ in range(3)]
    position["stacks"] = [tiles[0::3], tiles[1::3], tiles[2::3]]


def _lay_disks(rng: Random, position: Position, chosen: list[str]) -> None:
    """On corners, on the animals, in the boxes; now and then the bag is nearly empty."""
    bag = [element for element in ELEMENTS for _ in range(DISKS)]
    rng.shuffle(bag)
    if rng.random() < 0.3:  # two or three kinds only, so that much of it meets
        few = rng.sample(ELEMENTS, 3)
        bag.sort(key=lambda element: element in few)
    corners = sorted({corner for cell in position["earth"] for corner in CORNERS_OF[cell]})
    share = rng.choice((0.1, 0.3, 0.3, 0.5, 0.8, 1.0))
    position["elements"] = {}
    for corner in rng.sample(corners, int(share * len(corners))):
        position["elements"][corner] = bag.pop()
    position["animals"] = {}
    for animal in chosen:
        free = MOST_ELEMENTS - sum(PRINTED[animal].values())
        elements = sorted(bag.pop() for _ in range(rng.randint(0, min(free, len(bag)))))
        position["animals"][animal] = {"elements": elements, "vp": rng.choice((0, 3, rng.randint(0, 90)))}
    position["display"] = {
        box: sorted(bag.pop() for _ in range(min(len(bag), rng.randint(0, 4)))) for box in BOXES
    }


def _put_cubes(rng: Random, position: Position, chosen: list[str]) -> None:
    cells = sorted(position["earth"])
    for animal in chosen:
        left = 64 - 5 * len(chosen)
        eliminated = rng.choice((0, 0, 2, 6, left // 2))
        left -= eliminated
        for _ in range(rng.choice((0, 2, 4, 8, 12))):
            cell, count = rng.choice(cells), rng.choice((1, 1, 1, 2, 3, 5))
            if count <= left:
                species = position["earth"][cell]["species"]
                species[animal] = species.get(animal, 0) + count
                left -= count
        if rng.random() < 0.2:  # a pool that is nearly empty
            eliminated, left = eliminated + left - min(left, 2), min(left, 2)
        position["animals"][animal] |= {"eliminated": eliminated, "pool": left}


def _put_pawns(rng: Random, position: Position, chosen: list[str]) -> None:
    spaces = rng.sample(SPACES, len(SPACES))
    if position["phase"] == "execution":  # those still to come first
        late = STEPS[STEPS.index(position["next"]) :]
        spaces.sort(key=lambda space: space in late or space.startswith("glaciation"))
    position["pawns"] = {}
    for animal in chosen:
        owned = rng.randint(1, 6)
        displayed = rng.randint(0, owned)
        for _ in range(displayed):
            position["pawns"][spaces.pop()] = animal
        position["animals"][animal]["pawns"] = owned - displayed


def _take_all(rng: Random, position: Position) -> None:
    """Now and then no animal has a cube, or a pawn: the game ends after this turn (rules 5.29)."""
    chance = rng.random()
    if chance < 0.02:
        position["pawns"] = {}
    for board in position["animals"].values():
        if chance < 0.02:
            board["pawns"] = 0
        elif chance < 0.04:
            board |= {"pool": 0, "eliminated": 30}
    if 0.02 <= chance < 0.04:
        for tile in position["earth"].values():
            tile["species"] = {}


def _lay_cards(rng: Random, position: Position, cards: tuple[str, ...]) -> None:
    rest = [card for card in CARDS if card not in cards and card != "ice_age"]
    rng.shuffle(rest)
    up = list(cards) or rest[: rng.randint(0, 5)]
    rest = [card for card in rest if card not in up]
    gone = rng.randint(0, len(rest))
    position["cards"] = sorted(up)
    position["gone"] = sorted(rest[:gone])
    position["deck"] = rest[gone:] if "ice_age" in cards else [*rest[gone:], "ice_age"]


def _ask_for_a_card(rng: Random, position: Position) -> None:
    """Some tile was scored, and its dominant animal is to take a card; without one it stays as it was."""
    leaders = {cell: earth.dominant(position, cell) for cell in sorted(position["earth"])}
    taking = [cell for cell, animal in leaders.items() if animal]
    if taking and position["cards"]:
        cell = rng.choice(taking)
        position["phase"], position["next"] = "execution", rng.choice(STEPS[-6:])
        position["scored"] = sorted({*position["scored"], cell})
        position["pending"] = [{"ask": "card", "by": leaders[cell], "cell": cell}]


def _ask_anything(rng: Random, position: Position, kind: str) -> None:
    """A question of this kind, perhaps above another one; where it has no answer all stays as it was."""
    phase = {"plan": "planning", "rescue": "reset"}.get(kind, "execution")
    question = _question(rng, position, kind)
    bag = rest_of_disks(position, position["initiative"])
    if question is None or not answers({**position, "bag": bag}, question):
        return
    position["phase"] = phase
    position["next"] = (position["next"] or _next_step(rng)) if phase == "execution" else None
    position["pending"] = [question]
    below = rng.choice(KINDS)
    if phase == "execution" and below not in ("plan", "rescue", "migration") and rng.random() < 0.4:
        waiting = _question(rng, position, below)
        position["pending"] = [*([waiting] if waiting else []), question]


def _question(rng: Random, position: Position, kind: str) -> Question | None:
    """A question with all that it needs; none where there can be none."""
    chosen, cells = sorted(position["initiative"]), sorted(position["earth"])
    asked = {"insect": "insect", "arachnid": "arachnid", "rescue": "mammal"}.get(kind, rng.choice(chosen))
    if asked not in chosen:
        return None
    question: Question = {"ask": kind, "by": asked}
    if kind in ("card", "wanderlust_element", "wanderlust_move", "exodus"):
        question["cell"] = rng.choice(cells)
    if kind in ("speciate", "aquatic_species", "biomass", "predator", "catastrophe_victims", "fecundity"):
        question["cells"] = sorted(rng.sample(cells, min(len(cells), rng.randint(1, 4))))
    if kind == "wanderlust_move":
        question["cells"] = earth.adjacent_tiles(position, question["cell"])
    if kind == "speciation":
        question["element"] = rng.choice(ELEMENTS)
    if kind == "regression":
        elements = sorted(set(earth.added(position, asked)))
        if len(elements) < 2:
            return None
        question |= {"elements": elements, "protections": rng.randint(1, len(elements) - 1)}
    if kind == "migration":
        moved = sorted(rng.sample(cells, min(len(cells), rng.randint(0, 3))))
        question |= {"left": rng.randint(1, 7), "arrived": {cell: rng.randint(1, 3) for cell in moved}}
    if kind == "competition":
        question["terrains"] = sorted(rng.sample(sorted(POINTS), rng.randint(1, 3)))
    if kind == "evolution":
        left = rng.randint(1, 2)
        rivals = [animal for animal in chosen if animal != asked]
        question |= {"left": left, "replaced": rng.choice(rivals) if left == 1 else None}
    return question


def _has_printed(position: Position) -> bool:
    """Whether the printed disks could lie here beside all that is not on earth."""
    others = [element for box in position["display"].values() for element in box]
    others += [element for board in position["animals"].values() for element in board["elements"]]
    return all(others.count(element) <= DISKS - 2 for element in ELEMENTS)


def shortened(position: Position, rng: Random) -> Position:
    """The position with much left out and in other words; what is missing has its value of notation 2."""
    short = copied(position)
    n = len(position["initiative"])
    for first, second in (("face_up", "stacks"), ("cards", "deck")):
        gone = rng.choice(((), (first,), (second,), (first, second)))
        if first not in ("cards",) or not position.get("pending"):
            for key in gone:
                del short[key]
    for key in ("tundra", "initiative", "shuffles", "round", "next", "scored", "display", "pawns"):
        if key in short and rng.random() < 0.3:
            del short[key]
    if "round" not in short or rng.random() < 0.3:
        del short["final_round"]
    for animal, board in short["animals"].items():
        displayed = list(short.get("pawns", {}).values()).count(animal)
        if displayed <= 9 - n and rng.random() < 0.5:
            del board["pawns"]
        for key in ("vp", "pool"):
            if rng.random() < 0.5:
                del board[key]
        rng.shuffle(board["elements"])
    if _has_printed(position) and not short.get("pending") and rng.random() < 0.2:
        del short["elements"]
    for tile in short["earth"].values():
        for key, usual in (("tundra", False), ("species", {})):
            if tile[key] == usual and rng.random() < 0.7:
                del tile[key]
    if "elements" in short:
        short["elements"] = {
            rng.choice([name for name, other in WRITTEN.items() if other == corner]): element
            for corner, element in short["elements"].items()
        }
    for key in ("cards", "gone", "scored"):
        if key in short:
            rng.shuffle(short[key])
    for action, step in FIRST_STEP.items():
        if short.get("next") == step:
            short["next"] = action
    return short


def printed_position(rng: Random) -> Position:
    """A position of which hardly anything is said: the printed earth, some phase."""
    seats, each = _seats(rng)
    chosen = rng.sample(ANIMALS, seats * each)
    return {
        "game": "dominant-species",
        "format": "evolution-qt/position",
        "players": [{"animals": chosen[seat * each : (seat + 1) * each]} for seat in range(seats)],
        "rules": {"turn_limit": TURN_LIMIT},
        "seed": rng.randrange(1000),
        "phase": rng.choice(("planning", "execution", "reset")),
    }


# --- playing on --------------------------------------------------------------------------------------------


def lively_choice(rng: Random, position: Position, lines: list[str]) -> str:
    """Chance, leaning towards lines that do something; actions are chosen evenly, not by their spaces."""
    if len(lines) > 1 and rng.random() < 0.7:
        lines = [line for line in lines if line != "pass"] or lines
    if lines[0].startswith("plan "):
        actions = sorted({line.split()[1].partition(":")[0] for line in lines})
        action = rng.choice([*actions, *(("domination",) * 2 if "domination" in actions else ())])
        lines = [line for line in lines if line.split()[1].partition(":")[0] == action]
    return rng.choice(lines)


def random_game(plain: Position, rng: Random) -> Position:
    """A whole game of the lively player; the position at its end."""
    position = rules.start(plain)
    while not rules.over(position):
        position = rules.play(position, lively_choice(rng, position, rules.moves(position)))
    return position
