"""A difference made small: whatever can be left out of the position while it stays is left out."""

from collections.abc import Callable, Iterator

from tests.naive.deck import Position, card_order, trait_of
from tests.naive.table import copied


def shrunk(position: Position, still_differs: Callable[[Position], bool]) -> Position:
    """A small position for which the question is still answered with yes."""
    smaller = True
    while smaller:
        smaller = False
        for candidate in _smaller(position):
            if still_differs(candidate):
                position, smaller = candidate, True
                break
    return position


def _smaller(position: Position) -> Iterator[Position]:
    """The position with one thing less, big things first."""
    for pile in ("draw_pile", "discard_pile"):
        if position[pile]:
            less = copied(position)
            _put_away(less, less[pile])
            less[pile] = []
            yield less
    for key in sorted(position["rules"]):
        less = copied(position)
        del less["rules"][key]
        yield less
    for seat, player in enumerate(position["players"]):
        if player["species"]:
            less = copied(position)
            last = less["players"][seat]["species"].pop()
            _put_away(less, last["traits"] + last["hidden"])
            yield less
        for card in range(len(player["hand"])):
            less = copied(position)
            _put_away(less, [less["players"][seat]["hand"].pop(card)])
            yield less
        if player["bag"]:
            less = copied(position)
            less["players"][seat]["bag"] = 0
            yield less
        for index in range(len(player["species"])):
            yield from _smaller_species(position, seat, index)
    for key, value in {"final_round": None, "watering_hole": 0, "round": 1, "seed": 0, "shuffles": 0}.items():
        if position[key] != value:
            less = copied(position)
            less[key] = value
            if key == "watering_hole" and position["phase"] != "effects":
                less["progress"]["leftover"] = False
            yield less
    if position["progress"]["passed"]:
        less = copied(position)
        less["progress"]["passed"] = []
        yield less


def _smaller_species(position: Position, seat: int, index: int) -> Iterator[Position]:
    species = position["players"][seat]["species"][index]
    for place in ("traits", "hidden"):
        for at, card in enumerate(species[place]):
            less = copied(position)
            board = less["players"][seat]["species"][index]
            _put_away(less, [board[place].pop(at)])
            if trait_of(card) == "fat_tissue" and place == "traits":
                board["fat"] = 0
            yield less
    for key, least in (("fat", 0), ("food", 0), ("population", 1), ("body", 1)):
        if species[key] > least:
            less = copied(position)
            less["players"][seat]["species"][index][key] -= 1
            yield less


def _put_away(position: Position, cards: list[str]) -> None:
    position["removed"] = sorted([*position["removed"], *cards], key=card_order)
