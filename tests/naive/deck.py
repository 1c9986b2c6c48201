"""What is in the box: decks, editions, switches, and the published way of shuffling."""

import hashlib
from collections.abc import Callable
from typing import Any

from tests.naive.printed import decks_of_evolution

# Plain JSON data: a position is whatever the notation says, nested dicts and lists of words and numbers.
Position = dict[str, Any]
Species = dict[str, Any]

# rules 2.5
JAPANESE_DECK, GERMAN_DECK = decks_of_evolution()
DECKS = {"evolution/de": GERMAN_DECK, "evolution/ja": JAPANESE_DECK, "evolution/en": GERMAN_DECK}
MOST_SEATS = {"evolution/de": 5, "evolution/ja": 6, "evolution/en": 5}

# rules 1.2
SWITCHES: dict[str, dict[str, int | str]] = {
    "evolution/de": {
        "hard_shell_bonus": 3,
        "negative_sum_removes_chips": True,
        "effects": "after",
        "free_species_at": "end",
        "free_trait_discard": False,
        "plant_intelligence": "any",
        "two_player_removed": 40,
        "two_player_trait_limit": 2,
        "horns_kill_cancels_attack": False,
        "cooperation_per_chip": False,
        "simultaneous_play": False,
    },
    "evolution/ja": {
        "hard_shell_bonus": 4,
        "negative_sum_removes_chips": True,
        "effects": "before",
        "free_species_at": "deal",
        "free_trait_discard": True,
        "plant_intelligence": "own_turn",
        "two_player_removed": 40,
        "two_player_trait_limit": 2,
        "horns_kill_cancels_attack": False,
        "cooperation_per_chip": False,
        "simultaneous_play": False,
    },
    "evolution/en": {
        "hard_shell_bonus": 3,
        "negative_sum_removes_chips": False,
        "effects": "after",
        "free_species_at": "end",
        "free_trait_discard": False,
        "plant_intelligence": "step_and_own_turn",
        "two_player_removed": 40,
        "two_player_trait_limit": 2,
        "horns_kill_cancels_attack": False,
        "cooperation_per_chip": False,
        "simultaneous_play": False,
    },
}


def switch(position: Position, name: str) -> int | str:
    """The value of a rule switch: the position's own, else its edition's."""
    if name in position["rules"]:
        return position["rules"][name]
    return SWITCHES[position["game"]][name]


def trait_of(card: str) -> str:
    """The trait printed on a card."""
    return card.split(":")[0]


def number_of(card: str) -> int:
    """The food number printed on a card."""
    return int(card.split(":")[1])


def card_order(card: str) -> tuple[str, int]:
    """Key for "sorted by trait and number" (agreed)."""
    return trait_of(card), number_of(card)


def traits_of(game: str) -> list[str]:
    """The traits of an edition, sorted."""
    return sorted(DECKS[game])


def whole_deck(game: str) -> list[str]:
    """All cards of an edition, sorted."""
    cards = [f"{trait}:{number}" for trait, numbers in DECKS[game].items() for number in numbers]
    return sorted(cards, key=card_order)


def shuffled(cards: list[str], seed: int, number: int, order: Callable[[str], Any] = card_order) -> list[str]:
    """The published algorithm: sort, then shuffle by words from SHAKE-256; the last card is the top."""
    cards = sorted(cards, key=order)
    stream = hashlib.shake_256(f"{seed}/{number}".encode("ascii")).digest(4 * len(cards))
    for i in range(len(cards) - 1, 0, -1):
        word = int.from_bytes(stream[4 * i : 4 * i + 4], "little")
        j = (word * (i + 1)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def drawn_first_player(seed: int, seats: int) -> int:
    """Who begins when no one was named."""
    word = int.from_bytes(hashlib.shake_256(f"{seed}/first".encode()).digest(4), "little")
    return (word * seats) >> 32
