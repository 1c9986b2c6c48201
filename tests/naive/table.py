"""What lies on the table and the small things that are done with it: looking, discarding, drawing, dying."""

from collections.abc import Sequence

from tests.naive.deck import Position, Species, card_order, shuffled, switch, trait_of


def copied(position: Position) -> Position:
    """A deep copy."""
    return _copied(position)  # type: ignore[no-any-return]


def _copied(thing: object) -> object:
    if isinstance(thing, dict):
        return {key: _copied(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [_copied(value) for value in thing]
    return thing


def clockwise(position: Position, start: int) -> list[int]:
    """All seats, from `start` on."""
    seats = len(position["players"])
    return [(start + step) % seats for step in range(seats)]


def slots(position: Position) -> int:
    """How many traits a species may have: 3, with two players 2 (000:67, 171)."""
    return int(switch(position, "two_player_trait_limit")) if len(position["players"]) == 2 else 3


def new_species() -> Species:
    """A species board as it comes from the box (000:73)."""
    return {"body": 1, "population": 1, "food": 0, "fat": 0, "traits": [], "hidden": []}


def has(species: Species, trait: str, ignored: Sequence[str] = ()) -> bool:
    """Whether the trait lies open on the species and is not ignored (000:283)."""
    return trait not in ignored and trait in [trait_of(card) for card in species["traits"]]


def place_of(position: Position, species: Species) -> tuple[int, int] | None:
    """Seat and index of this very board; None when it is gone."""
    for seat, player in enumerate(position["players"]):
        for index, other in enumerate(player["species"]):
            if other is species:
                return seat, index
    return None


def neighbours(position: Position, species: Species) -> tuple[Species | None, Species | None]:
    """The boards of the same player directly left and right."""
    place = place_of(position, species)
    assert place is not None
    seat, index = place
    row = position["players"][seat]["species"]
    left = row[index - 1] if index > 0 else None
    right = row[index + 1] if index + 1 < len(row) else None
    return left, right


def discard(position: Position, card: str) -> None:
    """Put a card face up on the discard pile; piles are written top card first."""
    position["discard_pile"].insert(0, card)


def take_from_hand(position: Position, seat: int, card: str) -> None:
    """Remove one copy of the card from the seat's hand."""
    position["players"][seat]["hand"].remove(card)


def draw(position: Position, seat: int, number: int, *, dealing: bool = False) -> None:
    """Draw cards one by one; the discard pile is shuffled when one is needed and none is left (R52, R54)."""
    for _ in range(number):
        if not position["draw_pile"]:
            if not position["discard_pile"]:
                return
            cards = shuffled(position["discard_pile"], position["seed"], position["shuffles"])
            position["draw_pile"] = cards[::-1]
            position["discard_pile"] = []
            position["shuffles"] += 1
            # 000:149 in the deal this round is the last, else the next; a second shuffle changes nothing
            if position["final_round"] is None:
                position["final_round"] = position["round"] if dealing else position["round"] + 1
        hand = position["players"][seat]["hand"]
        hand.append(position["draw_pile"].pop(0))
        hand.sort(key=card_order)


def lose_population(position: Position, species: Species) -> None:
    """One population less; food without a place goes to the owner's bag (000:116); at 0 it is extinct."""
    place = place_of(position, species)
    assert place is not None
    owner = position["players"][place[0]]
    species["population"] -= 1
    if species["food"] > species["population"]:
        owner["bag"] += species["food"] - species["population"]
        species["food"] = species["population"]
    if species["population"] == 0:
        extinction(position, species)


def extinction(position: Position, species: Species) -> None:
    """R50, at once: chips to the bag, traits discarded, the gap closes, draw as many (000:141-145)."""
    place = place_of(position, species)
    assert place is not None
    seat, index = place
    owner = position["players"][seat]
    owner["bag"] += species["food"] + species["fat"]
    for card in species["traits"]:
        discard(position, card)
    assert not species["hidden"]
    del owner["species"][index]
    draw(position, seat, len(species["traits"]))
