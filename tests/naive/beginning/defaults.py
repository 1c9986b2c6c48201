"""What a position means where it says nothing (notation): short ones in full form, full ones made short."""

from random import Random
from typing import Any

from tests.naive.beginning.box import SWITCHES, Position, Species, pile_of, size, switch, whole_deck
from tests.naive.table import copied

_SPECIES = {"population": 1, "food": 0, "traits": []}
_PLAYER: dict[str, Any] = {"name": None, "hand": [], "bag": 0, "species": []}
_POSITION = {
    "version": 1,
    "rules": {},
    "seed": 0,
    "shuffles": 0,
    "round": 1,
    "first_player": 0,
    "phase": "play",
    "watering_hole": 0,
    "discard_pile": [],
}


def filled(short: Position) -> Position:
    """The full form of a position from which keys are missing, or in which populations are numbers."""
    position = copied({**_POSITION, **short})
    position["rules"] = {key: one for key, one in position["rules"].items() if one != SWITCHES[key]}
    position["players"] = [copied({**_PLAYER, **player}) for player in position["players"]]
    for player in position["players"]:
        player["hand"].sort()
        player["species"] = [copied({**_SPECIES, **species}) for species in player["species"]]
    _count_passes(position)
    _deal(position)
    if "to_move" not in position:
        position["to_move"] = None if position["phase"] == "over" else position["first_player"]
    return position


def _count_passes(position: Position) -> None:
    """`passes` and `final_round` by each other, and by an empty draw pile."""
    limit = int(switch(position, "passes_through_deck"))
    if "passes" not in position:
        is_last = position.get("final_round") is not None
        position["passes"] = limit if is_last else int(position.get("draw_pile") == [])
    if position.get("final_round") is None:
        position["final_round"] = position["round"] if position["passes"] == limit else None


def _species(position: Position) -> list[Species]:
    """All species: seats in order, from the left."""
    return [species for player in position["players"] for species in player["species"]]


def _deal(position: Position) -> None:
    """One shuffle of the cards named nowhere: first for numbers, the rest is the draw pile or removed."""
    left = _named_nowhere(position)
    numbers = [species for species in _species(position) if isinstance(species["population"], int)]
    if numbers or "draw_pile" not in position:
        position["shuffles"] += int(bool(left))
        left = pile_of(left, position["seed"], position["shuffles"] - 1) if left else []
    for species in numbers:
        count = species["population"]
        assert "unseen" not in species
        species["population"], left = left[:count], left[count:]
        species["unseen"] = list(range(count))
    for species in _species(position):
        species["unseen"] = sorted(species.get("unseen", []))
    removed = position.get("removed", [])
    if "draw_pile" in position:
        removed = [*removed, *left]
    else:
        position["draw_pile"] = left
    position["removed"] = sorted(removed)


def _named_nowhere(position: Position) -> list[str]:
    left = whole_deck()
    for card in named(position):
        left.remove(card)
    return left


def named(position: Position) -> list[str]:
    """Every card that a position names."""
    cards: list[str] = []
    for pile in ("draw_pile", "discard_pile", "removed"):
        cards += position.get(pile, [])
    for player in position["players"]:
        cards += player["hand"]
        for species in player["species"]:
            cards += species["traits"]
            cards += [] if isinstance(species["population"], int) else species["population"]
    return cards


def shortened(position: Position, rng: Random) -> Position:
    """A short position: some of what can be left out is, some populations are numbers, hands in any order."""
    short = copied(position)
    for key, usual in {**_POSITION, "final_round": None, "removed": [], "passes": 0}.items():
        if rng.random() < 0.7 and short[key] == usual:
            del short[key]
    if rng.random() < 0.3:
        short.pop("passes", None)
    if rng.random() < 0.3:
        short["removed"] = rng.sample(position["removed"], rng.randint(0, len(position["removed"])))
    if rng.random() < 0.4:
        del short["draw_pile"]
    for player in short["players"]:
        rng.shuffle(player["hand"])
        _without(rng, player, _PLAYER)
        for species in player.get("species", []):
            _shorten_species(rng, species)
    if short["to_move"] == (None if position["phase"] == "over" else position["first_player"]):
        del short["to_move"]
    return short


def _without(rng: Random, thing: dict[str, Any], usual: dict[str, Any]) -> None:
    for key, value in usual.items():
        if thing[key] == value and rng.random() < 0.7:
            del thing[key]


def _shorten_species(rng: Random, species: Species) -> None:
    rng.shuffle(species["unseen"])
    if rng.random() < 0.3:
        species["population"] = size(species)
        del species["unseen"]
    elif not species["unseen"] and rng.random() < 0.7:
        del species["unseen"]
    _without(rng, species, _SPECIES)
