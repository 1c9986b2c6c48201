"""Small positions written by hand."""

from typing import Any

from tests.naive.deck import Position, Species, card_order


def species(
    traits: str = "", *, body: int = 1, population: int = 1, food: int = 0, fat: int = 0, hidden: str = ""
) -> Species:
    """A board; traits are bare keys or cards, a bare key gets the number 3."""
    return {
        "body": body,
        "population": population,
        "food": food,
        "fat": fat,
        "traits": [_card(word) for word in traits.split()],
        "hidden": sorted([_card(word) for word in hidden.split()], key=card_order),
    }


def _card(word: str) -> str:
    return word if ":" in word else f"{word}:3"


def player(*row: Species, hand: str = "", bag: int = 0) -> dict[str, Any]:
    """A seat with its boards from the left."""
    return {
        "name": None,
        "hand": sorted([_card(word) for word in hand.split()], key=card_order),
        "bag": bag,
        "species": list(row),
    }


def bystander() -> dict[str, Any]:
    """A seat that still has something to do, so that a feeding phase does not end under a test."""
    return player(species("intelligence:4", body=6, population=6), hand="horns:5")


def position(game: str, phase: str, *players: dict[str, Any], **changes: Any) -> Position:
    """A position in full form; anything can be changed by name, inside `progress` too."""
    whole: Position = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": game,
        "rules": {},
        "seed": 5,
        "shuffles": 1,
        "round": 2,
        "final_round": None,
        "first_player": 0,
        "phase": phase,
        "to_move": 0,
        "watering_hole": 0,
        "food_cards": [None] * len(players),
        "players": list(players),
        "draw_pile": ["climbing:1", "climbing:2", "climbing:3", "climbing:4", "climbing:5"] * 6,
        "discard_pile": [],
        "removed": [],
        "progress": {
            "passed": [],
            "acted": False,
            "next_feeder": 0,
            "leftover": False,
            "used": [],
            "done": [],
        },
    }
    for key, value in changes.items():
        if key in whole["progress"]:
            whole["progress"][key] = value
        else:
            assert key in whole, key
            whole[key] = value
    return whole
