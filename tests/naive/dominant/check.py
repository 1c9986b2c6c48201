"""What must hold in every position (rules 3.5 and notation 2)."""

from collections.abc import Iterator

from tests.naive.dominant import earth
from tests.naive.dominant.box import (
    CARDS,
    CORNERS,
    CUBES,
    DISKS,
    ELEMENTS,
    MOST_ELEMENTS,
    MOST_PAWNS,
    SPACES,
    STEPS,
    TILES,
    TUNDRA_TILES,
    Position,
)
from tests.naive.dominant.questions import answers


def problems(position: Position, *, whole_tiles: bool = True, started: bool = True) -> list[str]:
    """Every broken law; `started`: the position comes from the start of a game, so nothing was left out."""
    found = [*_pieces(position, started=started), *_places(position)]
    named = [tile["terrain"] for tile in position["earth"].values()]
    named += [terrain for terrain in position["face_up"] if terrain]
    named += [terrain for stack in position["stacks"] for terrain in stack]
    for terrain, count in TILES.items():
        if named.count(terrain) > count or (whole_tiles and named.count(terrain) != count):
            found.append(f"{named.count(terrain)} tiles of {terrain}")
    return [*found, *_question(position)]


def _pieces(position: Position, *, started: bool) -> Iterator[str]:
    animals = earth.in_play(position)
    for animal in animals:
        board = position["animals"][animal]
        cubes = board["pool"] + board["eliminated"] + earth.on_earth(position, animal)
        if cubes > CUBES or (started and cubes != 64 - 5 * len(animals)):
            yield f"{animal}: {cubes} cubes"
        for number in ("pool", "eliminated", "pawns", "vp"):
            if board[number] < 0:
                yield f"{animal}: {number} {board[number]}"
        if earth.pawns_owned(position, animal) > MOST_PAWNS:
            yield f"{animal}: too many pawns"
        if earth.element_count(position, animal) > MOST_ELEMENTS:
            yield f"{animal}: too many elements"
        if board["elements"] != sorted(board["elements"]):
            yield f"{animal}: elements in disorder"
    for element in ELEMENTS:
        lying = list(position["elements"].values()).count(element)
        boxes = sum(box.count(element) for box in position["display"].values())
        on_animals = sum(earth.added(position, animal).count(element) for animal in animals)
        bag = position["bag"].get(element, 0)
        if bag < 0 or bag + lying + boxes + on_animals != DISKS:
            yield f"{element}: {bag} + {lying} + {boxes} + {on_animals} disks"
    if position["tundra"] < 0 or position["tundra"] + len(earth.tundra_tiles(position)) > TUNDRA_TILES:
        yield "tundra tiles"
    if started and position["tundra"] + len(earth.tundra_tiles(position)) != TUNDRA_TILES:
        yield "tundra tiles"
    cards = position["cards"] + position["deck"] + position["gone"]
    if len(cards) != len(set(cards)) or set(cards) - set(CARDS) or len(position["cards"]) > 5:
        yield "cards"


def _places(position: Position) -> Iterator[str]:
    animals = earth.in_play(position)
    if sorted(position["initiative"]) != sorted(animals):
        yield "the track is not the animals in play"
    if set(position["animals"]) != set(animals):
        yield "boards of animals not in play"
    for corner in position["elements"]:
        if corner not in CORNERS or not earth.tiles_at(position, corner):
            yield f"a disk on {corner}"
    for cell, tile in position["earth"].items():
        if set(tile["species"]) - set(animals) or any(count < 1 for count in tile["species"].values()):
            yield f"cubes on {cell}"
    if set(position["pawns"]) - set(SPACES) or set(position["pawns"].values()) - set(animals):
        yield "pawns"
    for box, disks in position["display"].items():
        if disks != sorted(disks) or len(disks) > 4:
            yield f"box {box}"
    for key in ("cards", "gone", "scored"):
        if position[key] != sorted(position[key]):
            yield f"{key} in disorder"
    for cell, safe in position["hibernating"].items():
        if cell not in position["earth"] or any(count < 1 for count in safe.values()):
            yield f"hibernating on {cell}"
    if position["next"] not in (STEPS if position["phase"] == "execution" else [None]):
        yield f"next {position['next']}"


def _question(position: Position) -> Iterator[str]:
    """Something is asked until the game is over, and it has an answer."""
    if position["phase"] == "over":
        if position["pending"] or position["to_move"] is not None:
            yield "asked after the end"
        return
    if not position["pending"]:
        yield "nothing is asked"
        return
    question = position["pending"][-1]
    if not answers(position, question):
        yield f"{question['ask']} has no answer"
    if position["to_move"] != earth.seat_of(position, question["by"]):
        yield "the wrong seat"
