"""The start of a game (004:74-127), and what a position means where it says nothing (notation 2)."""

from collections import Counter

from tests.naive.dominant import earth
from tests.naive.dominant.box import (
    ANIMALS,
    BOXES,
    CARDS,
    CUBES,
    DISKS,
    ELEMENTS,
    FACE_UP,
    FIRST_STEP,
    GAME,
    PRINTED,
    START_ELEMENTS,
    START_SPECIES,
    START_TILES,
    STEPS,
    SWITCHES,
    TILES,
    TUNDRA_TILES,
    WRITTEN,
    Position,
    by_food_chain,
    copied,
    shuffled,
    switch,
)
from tests.naive.dominant.sequence import begin_round, fill_boxes, run

# What may be given where a game starts; anything else makes it a position (notation 2).
PLAIN = ("format", "version", "game", "players", "rules", "seed", "initiative")


def _new_game(plain: Position) -> Position:
    """The position in which the first pawn of a game is placed."""
    position = _heading(plain)
    _deal_animals(position)
    animals = earth.in_play(position)
    position["initiative"] = list(plain.get("initiative", animals[::-1]))
    tiles = _start_tiles(position)
    position["tundra"] = TUNDRA_TILES - 1
    position["elements"] = _start_disks(position)
    position["display"] = {box: [] for box in BOXES}
    position["bag"] = rest_of_disks(position, animals=[])
    _start_species(position, tiles)
    for animal in animals:
        position["animals"][animal] = {
            "pool": 64 - 5 * len(animals) - earth.on_earth(position, animal),
            "eliminated": 0,
            "pawns": 9 - len(animals),
            "elements": [],
            "vp": 0,
        }
    if switch(position, "start_species") == "by_element":
        _start_points(position)
    position["gone"] = []
    _deal_cards(position)
    fill_boxes(position)
    begin_round(position)
    run(position)
    return position


def full(short: Position) -> Position:
    """The full form of a position, gone on with to the first question; a plain one is a start."""
    short = copied(short)
    if set(short) <= set(PLAIN):
        return _new_game(short)
    position = {**_heading(short), **_given(short, "shuffles", "round", "phase", "final_round")}
    _deal_animals(position)
    animals = earth.in_play(position)
    position["initiative"] = short.get("initiative", animals[::-1])
    position["earth"] = _tiles_given(short["earth"]) if "earth" in short else _table_earth(animals)
    disks = short.get("elements", START_ELEMENTS)
    disks = {WRITTEN[corner]: element for corner, element in disks.items()}
    if "elements" not in short:  # choice 31
        disks = {corner: element for corner, element in disks.items() if earth.tiles_at(position, corner)}
    position["elements"] = disks
    boxes = short.get("display", {})
    position["display"] = {box: sorted(boxes.get(box, [])) for box in BOXES}
    position["pawns"] = short.get("pawns", {})
    _animals_given(position, short.get("animals", {}))
    position["bag"] = rest_of_disks(position, animals)
    assert "bag" not in short or _without_nothing(short["bag"]) == _without_nothing(position["bag"])
    position["tundra"] = short.get("tundra", TUNDRA_TILES - len(earth.tundra_tiles(position)))
    _stacks_given(position, short)
    position["gone"] = sorted(short.get("gone", []))
    _cards_given(position, short)
    position["scored"] = sorted(short.get("scored", []))
    position["hibernating"] = short.get("hibernating", {})
    if position["phase"] == "execution":
        step = short.get("next") or STEPS[0]
        position["next"] = FIRST_STEP.get(step, step)
    position["pending"] = short.get("pending", [])
    begin_round(position)
    run(position)
    return position


def _given(short: Position, *keys: str) -> Position:
    return {key: short[key] for key in keys if key in short}


def _heading(short: Position) -> Position:
    """Everything a position has, empty where nothing is said."""
    rules = {key: value for key, value in short.get("rules", {}).items() if value != SWITCHES[key]}
    players = [
        {"name": player.get("name"), "animals": list(player.get("animals") or [])}
        for player in short["players"]
    ]
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "game": GAME,
        "rules": rules,
        "seed": short.get("seed", 0),
        "shuffles": 0,
        "round": 1,
        "final_round": None,
        "players": players,
        "phase": "planning",
        "initiative": [],
        "animals": {},
        "earth": {},
        "elements": {},
        "display": {},
        "pawns": {},
        "face_up": [None, None, None],
        "stacks": [[], [], []],
        "tundra": 0,
        "cards": [],
        "deck": [],
        "gone": [],
        "scored": [],
        "hibernating": {},
        "next": None,
        "pending": [],
        "to_move": None,
        "bag": {},
    }


def _deal_animals(position: Position) -> None:
    """Seats that did not choose get theirs from the shuffled six, chosen ones left out (choice 8)."""
    players = position["players"]
    chosen = [animal for player in players for animal in player["animals"]]
    each = int(switch(position, "animals_each"))
    left = [
        animal for animal in shuffled(list(ANIMALS), f"{position['seed']}/animals") if animal not in chosen
    ]
    for player in players:
        if not player["animals"]:
            player["animals"], left = left[:each], left[each:]
        player["animals"] = by_food_chain(player["animals"])
    numbers = {len(player["animals"]) for player in players}
    assert len(numbers) == 1, "unequal numbers of animals"
    position["rules"].pop("animals_each", None)
    if numbers != {1}:
        position["rules"]["animals_each"] = numbers.pop()


# --- tiles -------------------------------------------------------------------------------------------------


def _start_tiles(position: Position) -> dict[str, str]:
    """The seven start tiles by cell; the rest makes three stacks of eight (004:82-91)."""
    tiles = dict(START_TILES)
    pile = shuffled(_tiles_left([]), f"{position['seed']}/tiles")
    if switch(position, "earth") == "random":
        for cell in tiles:  # d3, d2, e3, e4, d4, c4, c3
            tiles[cell] = pile.pop(0)
    else:
        pile = shuffled(_tiles_left(list(tiles.values())), f"{position['seed']}/tiles")
    _build_stacks(position, pile)
    position["earth"] = {
        cell: {"terrain": terrain, "tundra": cell == "d3", "species": {}} for cell, terrain in tiles.items()
    }
    return tiles


def _tiles_left(used: list[str]) -> list[str]:
    left = Counter(TILES)
    left.subtract(used)
    return sorted(left.elements())


def _build_stacks(position: Position, pile: list[str]) -> None:
    """A third, then half of the rest, rounded up; the first dealt on top, which is turned up."""
    for stack, share in enumerate((3, 2, 1)):
        size = -(-len(pile) // share)
        pile, position["stacks"][stack] = pile[size:], pile[:size]
        top = position["stacks"][stack].pop(0) if size else None
        position["face_up"][stack] = top


def _tiles_given(tiles: Position) -> Position:
    return {cell: {"tundra": False, "species": {}, **tile} for cell, tile in tiles.items()}


def _table_earth(animals: list[str]) -> Position:
    """The printed start with the cubes of the table (004:108-114)."""
    tiles: Position = {
        cell: {"terrain": terrain, "tundra": cell == "d3", "species": {}}
        for cell, terrain in START_TILES.items()
    }
    for animal in animals:
        for terrain, count in zip(START_SPECIES[animal], (2, 1, 1), strict=True):
            cell = next(cell for cell in START_TILES if START_TILES[cell] == terrain)
            tiles[cell]["species"][animal] = count
    return tiles


def _stacks_given(position: Position, short: Position) -> None:
    if "face_up" not in short and "stacks" not in short:
        used = [tile["terrain"] for tile in position["earth"].values()]
        _build_stacks(position, shuffled(_tiles_left(used), f"{position['seed']}/tiles"))
    else:
        position["face_up"] = short.get("face_up", [None, None, None])
        position["stacks"] = short.get("stacks", [[], [], []])


# --- disks and cubes ---------------------------------------------------------------------------------------


def _start_disks(position: Position) -> dict[str, str]:
    """As printed, or twelve at random on the same corners (004:97-103)."""
    if switch(position, "start_elements") == "printed":
        return dict(START_ELEMENTS)
    pile = shuffled([element for element in ELEMENTS for _ in range(DISKS)], f"{position['seed']}/start")
    return {corner: pile[at] for at, corner in enumerate(sorted(START_ELEMENTS))}


def rest_of_disks(position: Position, animals: list[str]) -> dict[str, int]:
    """The bag: twenty of each kind less all others."""
    lying = list(position["elements"].values())
    lying += [element for box in position["display"].values() for element in box]
    lying += [element for animal in animals for element in position["animals"][animal]["elements"]]
    return {element: DISKS - lying.count(element) for element in ELEMENTS}


def _start_species(position: Position, tiles: dict[str, str]) -> None:
    """By the table, or a cube for every disk of the animal's own kind on a tile without tundra (118-122)."""
    animals = earth.in_play(position)
    if switch(position, "start_species") == "table":
        for cell, tile in _table_earth(animals).items():
            position["earth"][cell]["species"] = tile["species"]
        return
    for cell in tiles:
        for animal in animals:
            own = [c for c in earth.disks_on(position, cell) if position["elements"][c] in PRINTED[animal]]
            if own and not position["earth"][cell]["tundra"]:
                position["earth"][cell]["species"][animal] = len(own)


def _start_points(position: Position) -> None:
    """The most cubes of any animal in play less the own ones (004:123)."""
    counts = {animal: earth.on_earth(position, animal) for animal in earth.in_play(position)}
    for animal, count in counts.items():
        position["animals"][animal]["vp"] = max(counts.values()) - count


def _animals_given(position: Position, boards: Position) -> None:
    animals = earth.in_play(position)
    for animal in animals:
        board = boards.get(animal, {})
        eliminated = board.get("eliminated", 0)
        displayed = list(position["pawns"].values()).count(animal)
        pool = 64 - 5 * len(animals) - earth.on_earth(position, animal) - eliminated
        position["animals"][animal] = {
            "pool": board.get("pool", pool),
            "eliminated": eliminated,
            "pawns": board.get("pawns", 9 - len(animals) - displayed),
            "elements": sorted(board.get("elements", [])),
            "vp": board.get("vp", 0),
        }
        assert 0 <= position["animals"][animal]["pool"] <= CUBES


def _without_nothing(counts: dict[str, int]) -> dict[str, int]:
    return {word: count for word, count in counts.items() if count}


# --- cards -------------------------------------------------------------------------------------------------


def _deal_cards(position: Position) -> None:
    """Some set aside unseen, Ice Age underneath, five face up (004:94-95)."""
    cards = [card for card in CARDS if card != "ice_age" and card not in position["gone"]]
    deck = shuffled(cards, f"{position['seed']}/deck")[int(switch(position, "drop_cards")) :]
    if "ice_age" not in position["gone"]:
        deck.append("ice_age")
    position["cards"] = sorted(deck[:FACE_UP])
    position["deck"] = deck[FACE_UP:]


def _cards_given(position: Position, short: Position) -> None:
    if "cards" not in short and "deck" not in short:
        _deal_cards(position)
    else:
        position["cards"] = sorted(short.get("cards", []))
        position["deck"] = short.get("deck", [])
