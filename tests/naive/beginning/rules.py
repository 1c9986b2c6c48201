"""The second opinion: what may be done, why not, what a move leads to, the points, what a seat sees."""

from typing import NamedTuple

from tests.naive.beginning.box import (
    GAME,
    PROTECTIONS,
    SLOTS,
    Position,
    Species,
    discard,
    draw,
    eat,
    first_by_lot,
    has_room,
    is_hungry,
    lose_lowest,
    pile_of,
    place_of,
    places,
    size,
    switch,
    take_card,
    whole_deck,
)
from tests.naive.table import copied

VERBS = {
    "play": ("species", "population", "trait", "done"),
    "feeding": ("feed", "attack", "pass"),
    "over": (),
}


class Line(NamedTuple):
    """One move line in pieces."""

    verb: str
    species: int = -1
    card: str = ""
    replacing: str = ""
    target: tuple[int, int] = (-1, -1)


def read(text: str) -> Line:
    """Take a line, without a seat before it, apart."""
    verb, *words = text.split()
    if verb == "species":
        return Line(verb, card=words[0])
    if verb in ("population", "trait"):
        return Line(verb, int(words[0]), words[1], words[3] if len(words) > 2 else "")
    if verb == "feed":
        return Line(verb, int(words[0]))
    if verb == "attack":
        seat, index = words[1].split(".")
        return Line(verb, int(words[0]), target=(int(seat), int(index)))
    assert verb in ("done", "pass"), text
    return Line(verb)


# --- why not -----------------------------------------------------------------------------------------------


def reasons(position: Position, seat: int, text: str) -> set[str]:
    """Everything that stands in the way of a move, as the codes of the notation.

    Cards and species that are not there always do; what else a move needs is asked in its own phase only.
    """
    line = read(text)
    in_phase = line.verb in VERBS[position["phase"]]
    found = set() if in_phase else {"wrong_phase"}
    if seat != position["to_move"]:
        found.add("not_your_turn")
    player = position["players"][seat]
    row = player["species"]
    prey = _species_at(position, line.target) if line.verb == "attack" else None
    if line.card and line.card not in player["hand"]:
        found.add("no_such_card")
    if line.species >= len(row) or (line.verb == "attack" and prey is None):
        found.add("no_such_species")
    if in_phase and line.verb == "pass":
        found |= _against_pass(position, row)
    if in_phase and 0 <= line.species < len(row):
        species = row[line.species]
        if line.verb == "trait":
            found |= _against_trait(species, line)
        elif line.verb == "feed":
            found |= _against_feeding(position, row, species)
        elif line.verb == "attack":
            found |= _against_attack(position, row, species, prey)
    return found


def _species_at(position: Position, target: tuple[int, int]) -> Species | None:
    seat, index = target
    if seat < len(position["players"]) and index < len(position["players"][seat]["species"]):
        return position["players"][seat]["species"][index]  # type: ignore[no-any-return]
    return None


def _against_trait(species: Species, line: Line) -> set[str]:
    """At most three traits, none twice (002:149-152); replacing when full (152-155, B18)."""
    traits = species["traits"]
    found = set()
    if not line.replacing and len(traits) == SLOTS:
        found.add("slots_full")
    if line.replacing and len(traits) < SLOTS:
        found.add("slots_free")
    if line.replacing and line.replacing not in traits:
        found.add("no_such_trait")
    if line.card in [trait for trait in traits if trait != line.replacing]:
        found.add("duplicate_trait")
    return found


def _against_feeding(position: Position, row: list[Species], species: Species) -> set[str]:
    """002:161-179."""
    found = set()
    if "carnivore" in species["traits"]:
        found.add("is_carnivore")
    if not has_room(species):
        found.add("no_room")
    if not position["watering_hole"]:
        found.add("watering_hole_empty")
    return found | _out_of_order(position, row, species)


def _against_attack(
    position: Position, row: list[Species], hunter: Species, prey: Species | None
) -> set[str]:
    """002:181-217, 270-275."""
    found = set()
    if "carnivore" not in hunter["traits"]:
        found.add("not_carnivore")
    if hunter is prey:
        found.add("itself")
    if not has_room(hunter):
        found.add("not_hungry")
    if prey is not None:
        found |= _lacking(prey, hunter)
    return found | _out_of_order(position, row, hunter)


def _lacking(prey: Species, hunter: Species) -> set[str]:
    """The protections of the prey that the hunter does not have (002:190-197, B2)."""
    return {trait for trait in PROTECTIONS if trait in prey["traits"] and trait not in hunter["traits"]}


def _out_of_order(position: Position, row: list[Species], species: Species) -> set[str]:
    """Second places only when no own species is hungry that can eat (B21)."""
    second = has_room(species) and not is_hungry(species)
    return {"hungry_first"} if second and _must(position, row) else set()


def _against_pass(position: Position, row: list[Species]) -> set[str]:
    """Who is hungry and can eat must (002:169-170, 288)."""
    return {
        "must_attack" if "carnivore" in species["traits"] else "must_feed" for species in _must(position, row)
    }


def _must(position: Position, row: list[Species]) -> list[Species]:
    """The hungry ones of a row that can eat now."""
    return [species for species in row if is_hungry(species) and _can_eat(position, species)]


def _can_eat(position: Position, species: Species) -> bool:
    """A plant eater at the watering hole (002:172-179), a hunter where it finds prey (270-271, 288)."""
    if "carnivore" not in species["traits"]:
        return bool(position["watering_hole"])
    everywhere = [other for player in position["players"] for other in player["species"]]
    return any(other is not species and not _lacking(other, species) for other in everywhere)


# --- what may be done --------------------------------------------------------------------------------------


def legal_moves(position: Position, seat: int) -> list[str]:
    """All legal lines of a seat, each once."""
    return [line for line in _thinkable(position, seat) if not reasons(position, seat, line)]


def _thinkable(position: Position, seat: int) -> list[str]:
    """Every line that names cards of the seat's hand, its species, and species on the table."""
    player = position["players"][seat]
    cards = sorted(set(player["hand"]))
    lines = ["done", "pass", *(f"species {card}" for card in cards)]
    for index, species in enumerate(player["species"]):
        lines.append(f"feed {index}")
        for card in cards:
            lines += [f"population {index} {card}", f"trait {index} {card}"]
            lines += [f"trait {index} {card} replacing {trait}" for trait in species["traits"]]
        for owner, other in enumerate(position["players"]):
            lines += [f"attack {index} {owner}.{prey}" for prey in range(len(other["species"]))]
    return lines


def has_choice(position: Position) -> bool:
    """Whether the seat has anything to do in its feeding but to end it."""
    return any(line != "pass" for line in legal_moves(position, position["to_move"]))


# --- what a move leads to ----------------------------------------------------------------------------------


def play(position: Position, seat: int, text: str) -> Position:
    """The position after a legal line, with all that happens by itself."""
    assert not reasons(position, seat, text), text
    position = copied(position)
    line = read(text)
    player = position["players"][seat]
    if line.card:
        player["hand"].remove(line.card)
    if line.verb == "species":
        player["species"].append(_laid([line.card], unseen=[]))
    elif line.verb == "population":
        player["species"][line.species]["population"].append(line.card)
    elif line.verb == "trait":
        _lay_trait(position, player, player["species"][line.species], line)
    elif line.verb == "done":
        _begin_feeding(position, player)
    elif line.verb == "feed":
        position["watering_hole"] -= 1
        assert eat(player["species"][line.species], 1) == 1
    elif line.verb == "attack":
        _attack(position, player["species"][line.species], _species_at(position, line.target))
    if line.verb == "pass" or (position["phase"] == "feeding" and not has_choice(position)):
        _end_turn(position)
    return position


def _laid(cards: list[str], unseen: list[int]) -> Species:
    return {"population": cards, "unseen": unseen, "food": 0, "traits": []}


def _lay_trait(position: Position, player: Position, species: Species, line: Line) -> None:
    """002:149-155; a replaced card is thrown away first, the new one takes its place (B18)."""
    if not line.replacing:
        species["traits"].append(line.card)
        return
    slot = species["traits"].index(line.replacing)
    discard(position, line.replacing)
    if line.replacing == "fat_tissue":  # the second chips go behind the screen (B19)
        over = max(0, species["food"] - size(species))
        player["bag"] += over
        species["food"] -= over
    species["traits"][slot] = line.card


def _begin_feeding(position: Position, player: Position) -> None:
    """The Long Necks eat from the bank before anything else (002:344-349, 288-291, B7)."""
    position["phase"] = "feeding"
    for species in player["species"]:
        if "long_neck" in species["traits"]:
            with_second = switch(position, "long_neck_fills_fat")
            room = (places(species) if with_second else size(species)) - species["food"]
            eat(species, min(3, room))


def _attack(position: Position, hunter: Species, prey: Species | None) -> None:
    """One attack (B1): Horns, the prey's loss, the meat, the Scavengers."""
    assert prey is not None
    if "horns" in prey["traits"]:  # 002:332-339, B3
        lose_lowest(position, hunter)
        if place_of(position, hunter) is None and switch(position, "horns_kill_cancels_attack"):
            return
    lose_lowest(position, prey)  # 002:199-204
    if place_of(position, hunter) is not None:
        eat(hunter, 2)  # 002:206-212
    for player in position["players"]:  # 002:351-357, B4
        for species in player["species"]:
            if "scavenger" in species["traits"]:
                eat(species, 1)


def _end_turn(position: Position) -> None:
    """Starving (002:229-239), scoring (241-247), and the next player's supply, or the end (250-253)."""
    player = position["players"][position["to_move"]]
    for species in list(player["species"]):
        while size(species) > species["food"]:
            lose_lowest(position, species)
    _chips_behind_the_screen(player)
    following = (position["to_move"] + 1) % len(position["players"])
    if following == position["first_player"]:
        if position["final_round"] is not None:
            position["phase"], position["to_move"] = "over", None
            for other in position["players"]:  # 002:256, B13
                _chips_behind_the_screen(other)
            return
        position["round"] += 1
    _begin_turn(position, following)


def _chips_behind_the_screen(player: Position) -> None:
    for species in player["species"]:
        player["bag"] += species["food"]
        species["food"] = 0


def _begin_turn(position: Position, seat: int) -> None:
    """The supply (002:93-112, 376-380; order B20)."""
    position["phase"], position["to_move"] = "play", seat
    position["watering_hole"] += 2
    row = position["players"][seat]["species"]
    fertile = [species for species in row if "fertile" in species["traits"]]
    card = take_card(position)
    if card is not None:
        row.append(_laid([card], unseen=[0]))
    for species in fertile:
        card = take_card(position)
        if card is not None:
            species["unseen"].append(size(species))
            species["population"].append(card)
    draw(position, seat, 3)


def new_game(seats: int, seed: int, switches: dict[str, bool | int], first_player: int = -1) -> Position:
    """A new game: nothing is dealt before the first player's first turn (002:15-24)."""
    first = first_by_lot(seed, seats) if first_player < 0 else first_player
    position: Position = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": GAME,
        "rules": switches,
        "seed": seed,
        "shuffles": 1,
        "round": 1,
        "final_round": None,
        "passes": 0,
        "first_player": first,
        "phase": "play",
        "to_move": first,
        "watering_hole": 0,
        "players": [{"name": None, "hand": [], "bag": 0, "species": []} for _ in range(seats)],
        "draw_pile": pile_of(whole_deck(), seed, 0),
        "discard_pile": [],
        "removed": [],
    }
    _begin_turn(position, first)
    return position


# --- points ------------------------------------------------------------------------------------------------


def scores(position: Position) -> list[int]:
    """A point for each chip and each card, on the table and in the hand (002:255-258)."""
    return [
        player["bag"]
        + len(player["hand"])
        + sum(size(one) + one["food"] + len(one["traits"]) for one in player["species"])
        for player in position["players"]
    ]


def winners(position: Position) -> list[int]:
    """A tie is shared (002:261)."""
    points = scores(position)
    return [seat for seat, score in enumerate(points) if score == max(points)]


# --- who knows what ----------------------------------------------------------------------------------------


def view(position: Position, seat: int) -> Position:
    """What a seat may know (B15, notation): `?` for a face that it does not."""
    seen = copied(position)
    seen["seed"] = 0
    for pile in ("draw_pile", "removed"):
        seen[pile] = ["?"] * len(seen[pile])
    for other, player in enumerate(seen["players"]):
        if other != seat:
            player["hand"] = ["?"] * len(player["hand"])
        for species in player["species"]:
            species["population"] = [
                "?" if other != seat or at in species["unseen"] else card
                for at, card in enumerate(species["population"])
            ]
    return seen
