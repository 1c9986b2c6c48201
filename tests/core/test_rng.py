"""Chance is published and frozen: these numbers never change."""

import json

from evolution_qt.core.rng import Rng, drawn_below, shuffled
from evolution_qt.games import game


def test_shuffles_are_those_that_are_published() -> None:
    """The test vectors of docs/notation.md."""
    assert [8, 9, 6, 0, 1, 4, 5, 2, 7, 3] == shuffled(range(10), 0, 0)
    assert [9, 2, 0, 3, 1, 7, 6, 5, 4, 8] == shuffled(range(10), 73914, 0)
    assert [8, 4, 1, 0, 7, 3, 6, 5, 9, 2] == shuffled(range(10), 73914, 1)


def test_a_shuffle_is_a_permutation_and_leaves_the_original_alone() -> None:
    """Nothing is lost, nothing is shared."""
    cards = [5, 5, 1, 2]

    result = shuffled(cards, 9, 9)

    assert [1, 2, 5, 5] == sorted(result)
    assert [5, 5, 1, 2] == cards
    assert [] == shuffled([], 1, 1)


def test_every_place_is_about_as_likely() -> None:
    """A card lands everywhere equally often: within five standard deviations in 6,000 shuffles."""
    counts = [[0] * 6 for _ in range(6)]
    for number in range(6000):
        for place, card in enumerate(shuffled(range(6), 1, number)):
            counts[card][place] += 1

    assert all(abs(count - 1000) < 145 for row in counts for count in row)


def test_the_first_player_is_drawn_from_the_seed() -> None:
    """Each seat begins in about as many games."""
    counts = [0] * 5
    for seed in range(5000):
        counts[drawn_below(5, seed, "first")] += 1

    assert all(850 < count < 1150 for count in counts)


def test_the_generator_of_bots_repeats_itself() -> None:
    """Same seed and label, same numbers; every number is below its bound."""
    one, other = Rng(4, "a"), Rng(4, "a")
    numbers = [one.below(10) for _ in range(1000)]

    assert numbers == [other.below(10) for _ in range(1000)]
    assert set(range(10)) == set(numbers)
    assert [one.below(1) for _ in range(3)] == [0, 0, 0]
    assert numbers != [Rng(4, "b").below(10) for _ in range(1000)]


def test_a_new_game_is_the_published_deal() -> None:
    """The first cards of one game in each edition, from its seed alone (000:33-45, 001:4-11)."""
    hands = {
        key: game(key).dump(game(key).new(2, 2026))["players"][0]["hand"]
        for key in ("evolution/de", "evolution/ja", "evolution/en")
    }

    assert json.loads(DEALT) == hands


DEALT = """
{
 "evolution/de": ["carnivore:5", "climbing:4", "horns:3", "scavenger:5"],
 "evolution/ja": ["burrowing:3", "carnivore:6", "cooperation:4", "pack_hunting:-1"],
 "evolution/en": ["carnivore:5", "climbing:4", "horns:3", "scavenger:5"]
}
"""
