"""What a position means where it says nothing (notation, "Position"): shortened ones in full form."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.naive.deck import Position, card_order, shuffled, switch, trait_of, whole_deck
from tests.naive.effects import pending_effects
from tests.naive.sequence import awaited, has_option, is_able
from tests.naive.table import clockwise, copied

_SPECIES = {"body": 1, "population": 1, "food": 0, "fat": 0, "traits": [], "hidden": []}
_PLAYER = {"name": None, "hand": [], "bag": 0, "species": [{}]}
_POSITION = {
    "version": 1,
    "rules": {},
    "seed": 0,
    "shuffles": 0,
    "round": 1,
    "final_round": None,
    "first_player": 0,
    "phase": "feeding",
    "watering_hole": 0,
    "discard_pile": [],
}


def filled(short: Position) -> Position:
    """The full form of a position from which keys are missing and in which cards may be bare trait keys."""
    position = copied({**_POSITION, **short})
    position["players"] = [copied({**_PLAYER, **player}) for player in position["players"]]
    for player in position["players"]:
        player["species"] = [copied({**_SPECIES, **species}) for species in player["species"]]
    position.setdefault("food_cards", [None] * len(position["players"]))
    _name_bare_cards(position)
    for player in position["players"]:
        player["hand"].sort(key=card_order)
        for species in player["species"]:
            species["hidden"].sort(key=card_order)
    _fill_piles(position)
    if position["phase"] == "over":  # agreed
        position["final_round"] = position["round"]
    progress = _progress(position)
    position["progress"] = {**progress, **position.get("progress", {})}
    if position["phase"] != "effects":
        position["progress"]["leftover"] = progress["leftover"]
    if position["phase"] != "window":
        position["progress"]["next_feeder"] = progress["next_feeder"]
    if "to_move" not in position:
        position["to_move"] = _first_that_can_move(position)
    return position


def _progress(position: Position) -> dict[str, Any]:
    return {
        "passed": [],
        "acted": False,
        "next_feeder": position["first_player"],
        "leftover": position["watering_hole"] > 0,
        "used": [],
        "done": [],
    }


def _on_the_table(position: Position) -> list[tuple[list[str], int]]:
    """Every place for a card as (list, index): seat by seat, hand first, then species from the left."""
    places: list[list[str]] = []
    for player in position["players"]:
        places.append(player["hand"])
        for species in player["species"]:
            places += [species["traits"], species["hidden"]]
    return [(place, index) for place in places for index in range(len(place))]


def _named(position: Position) -> list[str]:
    cards = [place[index] for place, index in _on_the_table(position)]
    cards += [card for card in position["food_cards"] if card is not None]
    for pile in ("draw_pile", "discard_pile", "removed"):
        cards += position.get(pile, [])
    return [card for card in cards if ":" in card]


def _free(position: Position) -> list[str]:
    left = whole_deck(position["game"])
    for card in _named(position):
        left.remove(card)
    return left


def _name_bare_cards(position: Position) -> None:
    """A bare key is a copy still free, lowest food first, after all full names are counted."""
    left = _free(position)
    for place, index in _on_the_table(position):
        if ":" not in place[index]:
            place[index] = min((card for card in left if trait_of(card) == place[index]), key=card_order)
            left.remove(place[index])


def _fill_piles(position: Position) -> None:
    """Cards named nowhere are the shuffled draw pile, or `removed` where a draw pile is given."""
    left = _free(position)
    if "draw_pile" in position:
        position["removed"] = sorted([*position.get("removed", []), *left], key=card_order)
        return
    pile = shuffled(left, position["seed"], position["shuffles"])[::-1]
    position["shuffles"] += int(bool(left))  # agreed: shuffling nothing is no shuffle
    if len(position["players"]) == 2 and "removed" not in position:
        number = int(switch(position, "two_player_removed"))
        position["removed"], pile = pile[:number], pile[number:]
    position["removed"] = sorted(position.get("removed", []), key=card_order)
    position["draw_pile"] = pile


def _first_that_can_move(position: Position) -> int | None:
    order = clockwise(position, position["first_player"])
    phase, progress = position["phase"], position["progress"]
    if phase == "over":
        return None
    if phase == "food":
        able = [seat for seat in order if awaited(position, seat)]
    elif phase == "play":
        quick = switch(position, "simultaneous_play")
        able = [seat for seat in order if not (quick and seat in progress["done"])]
    elif phase == "effects":
        # one pending effect is done by itself, so who has more is asked before
        able = [seat for seat in order if len(pending_effects(position, seat)) > 1]
        able += [seat for seat in order if pending_effects(position, seat)]
    elif phase == "window":
        asked = clockwise(position, progress["next_feeder"])
        able = [seat for seat in asked if is_able(position, seat) and seat not in progress["passed"]]
    else:
        able = [seat for seat in order if has_option(position, seat) and seat not in progress["passed"]]
    return able[0] if able else position["first_player"]


def without_defaults(position: Position) -> Position:
    """The same position without what goes without saying; as the draw pile stays, `removed` may go."""
    short = copied(position)
    del short["removed"]
    _drop_defaults(short, {**_POSITION, "food_cards": [None] * len(short["players"])}, _always)
    _drop_defaults(short["progress"], _progress(position), _always)
    for player in short["players"]:
        _drop_defaults(player, {"name": None, "hand": [], "bag": 0}, _always)
        for species in player["species"]:
            _drop_defaults(species, _SPECIES, _always)
    return short


def _always() -> bool:
    return True


def shortened(position: Position, rng: Random) -> Position:
    """The position with keys left out: some that say nothing new, some whose absence says something else."""

    def often() -> bool:
        return rng.random() < 0.8

    short = copied(position)
    for key in ("seed", "shuffles", "to_move", "bag", "draw_pile", "removed", "final_round"):
        if key in short and rng.random() < 0.4:
            del short[key]
    _drop_defaults(short, {**_POSITION, "food_cards": [None] * len(short["players"])}, often)
    keys = [key for key in short["progress"] if rng.random() < 0.4 or short["progress"][key] in ([], False)]
    for key in keys:
        del short["progress"][key]
    if not short["progress"]:
        del short["progress"]
    for player in short["players"]:
        for species in player["species"]:
            _strip_numbers(species["traits"], rng)
            _strip_numbers(species["hidden"], rng)
            _drop_defaults(species, _SPECIES, often)
        _strip_numbers(player["hand"], rng)
        if player["species"] == [{}] and rng.random() < 0.5:
            del player["species"]
        _drop_defaults(player, {"name": None, "hand": [], "bag": 0}, often)
    if short.get("phase") == "effects":
        # where no one has an effect left the notation does not say who is asked
        whole = filled(short)
        if not any(pending_effects(whole, seat) for seat in clockwise(whole, 0)):
            short["to_move"] = position["to_move"]
    return short


def _drop_defaults(thing: dict[str, Any], defaults: dict[str, Any], drops: Callable[[], bool]) -> None:
    for key, value in defaults.items():
        if key in thing and thing[key] == value and type(thing[key]) is type(value) and drops():
            del thing[key]


def _strip_numbers(cards: list[str], rng: Random) -> None:
    for index, card in enumerate(cards):
        if rng.random() < 0.3:
            cards[index] = trait_of(card)
