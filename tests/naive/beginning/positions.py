"""Random positions of The Beginning: legal by the notation, often rich and odd. The number decides all."""

from random import Random
from typing import Any

from tests.naive.beginning.box import (
    GAME,
    MOST_SEATS,
    PROTECTIONS,
    SLOTS,
    TRAITS,
    Position,
    Species,
    places,
    size,
    switch,
    whole_deck,
)
from tests.naive.beginning.defaults import named

PHASES = (*("play",) * 4, *("feeding",) * 7, "over")

# Traits that meet each other more often than chance would have it
THEMES: tuple[tuple[str, ...], ...] = (
    (),
    ("carnivore", "horns", "scavenger", "fat_tissue"),
    ("carnivore", *PROTECTIONS),
    ("carnivore", "flight", "speed", "horns"),
    ("carnivore", "long_neck", "fat_tissue"),
    ("carnivore", "fertile", "scavenger", "long_neck"),
    ("scavenger", "fat_tissue", "long_neck", "fertile"),
    ("horns", "scavenger", "speed"),
    ("fat_tissue", "long_neck"),
    PROTECTIONS,
)

OTHER_VALUES: dict[str, tuple[bool | int, ...]] = {
    "horns_kill_cancels_attack": (False,),
    "long_neck_fills_fat": (False,),
    "passes_through_deck": (2, 3),
}


def random_rules(rng: Random) -> dict[str, bool | int]:
    """One switch or more turned."""
    names = rng.sample(sorted(OTHER_VALUES), rng.randint(1, 3))
    return {name: rng.choice(OTHER_VALUES[name]) for name in sorted(names)}


def random_position(number: int, seats: int = 0, phase: str = "") -> Position:
    """The position with this number; seats and phase are drawn where not given."""
    rng = Random(number)
    seats = seats or rng.randint(2, MOST_SEATS[GAME])
    deck = whole_deck()
    rng.shuffle(deck)
    position: Position = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": GAME,
        "rules": random_rules(rng) if rng.random() < 0.4 else {},
        "seed": rng.randrange(1000),
        "shuffles": rng.randint(1, 3),
        "round": rng.randint(1, 9),
        "final_round": None,
        "passes": 0,
        "first_player": rng.randrange(seats),
        "phase": phase or rng.choice(PHASES),
        "to_move": rng.randrange(seats),
        "watering_hole": rng.choice((0, 0, 1, 1, 2, 2, 3, 5, 12)),
        "players": [_random_player(rng, deck) for _ in range(seats)],
        "draw_pile": [],
        "discard_pile": [],
        "removed": [],
    }
    # often short piles, so that the deck is used up
    deck = deck if rng.random() < 0.5 else deck[: rng.randint(0, 12)]
    cut = rng.choice((0, 1, 1, 2, 3, 4, 5, 8, len(deck)))
    position["draw_pile"], position["discard_pile"] = deck[:cut], deck[cut:]
    position["removed"] = whole_deck()
    for card in named({**position, "removed": []}):
        position["removed"].remove(card)
    limit = int(switch(position, "passes_through_deck"))
    position["passes"] = rng.choice((0, limit - 1, limit))
    if position["phase"] == "over":
        position["passes"], position["to_move"] = limit, None
        _gather(rng, position)
    elif rng.random() < 0.6:
        # the last player of a round: much follows
        position["to_move"] = (position["first_player"] - 1) % seats
    if position["passes"] == limit:
        position["final_round"] = position["round"]
    return position


def _random_player(rng: Random, deck: list[str]) -> dict[str, Any]:
    row = [_random_species(rng, deck) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 6)))]
    hand = _taken(deck, rng.choice((0, 0, 1, 2, 2, 3, 4, 6)))
    return {
        "name": None,
        "hand": sorted(hand),
        "bag": rng.choice((0, 1, 4, 17)),
        "species": [one for one in row if one["population"]],
    }


def _taken(deck: list[str], number: int) -> list[str]:
    taken = deck[:number]
    del deck[:number]
    return taken


def _random_species(rng: Random, deck: list[str]) -> Species:
    theme = rng.choice(THEMES)
    traits: list[str] = []
    for _ in range(min(SLOTS, rng.choice((0, 1, 2, 2, 3, 3, 3)))):
        wanted = [card for card in (theme if rng.random() < 0.8 else TRAITS) if card not in traits]
        at_hand = [card for card in wanted if card in deck]
        if at_hand:
            traits.append(rng.choice(at_hand))
            deck.remove(traits[-1])
    population = _taken(deck, rng.choice((1, 1, 1, 2, 2, 3, 4, 6)))
    species: Species = {
        "population": population,
        "unseen": sorted(rng.sample(range(len(population)), rng.randint(0, len(population)))),
        "food": 0,
        "traits": traits,
    }
    species["food"] = rng.choice((0, rng.randint(0, places(species)), size(species), places(species)))
    return species


def _gather(rng: Random, position: Position) -> None:
    """At the end all chips are behind the screens; often two seats are level."""
    for player in position["players"]:
        for species in player["species"]:
            species["food"] = 0
    if rng.random() < 0.6:
        totals = [
            len(player["hand"]) + sum(size(one) + len(one["traits"]) for one in player["species"])
            for player in position["players"]
        ]
        for player, total in zip(position["players"], totals, strict=True):
            player["bag"] = max(totals) - total + rng.choice((0, 0, 1))
