"""The rules and the naive second opinion agree, in strange positions and through whole games.

Where they do not, one of them has misread the rulebook. The failure names the position and the move;
`tests/long/second_opinion.py` does the same with thousands.
"""

from collections import Counter
from random import Random

import pytest

from evolution_qt.games import game
from tests.naive.compare import compare_game, compare_numbered, compare_position, made_small
from tests.naive.deck import MOST_SEATS
from tests.scene import scene

POSITIONS = 320
CHUNK = 40
GAMES = [(key, seats) for key, most in MOST_SEATS.items() for seats in range(2, most + 1)]


@pytest.mark.parametrize("first", range(0, POSITIONS, CHUNK))
def test_both_see_the_same_in_random_positions(first: int) -> None:
    """Lists of moves, reasons against attacks, and what a move leads to."""
    counts: Counter[str] = Counter()
    for number in range(first, first + CHUNK):
        difference = compare_numbered(game, number, counts)
        assert difference is None, f"random position {number}: {made_small(game, difference)}"
    assert counts["played"] > CHUNK


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_both_play_the_same_whole_game(key: str, seats: int, seed: int) -> None:
    """From the first deal to the winners, after every move; the odd game with switches turned."""
    difference = compare_game(game, key, seats, seed, Counter())
    assert difference is None, str(made_small(game, difference))


@pytest.mark.parametrize("storers", [4, 6])
def test_both_see_the_same_where_many_may_decline_meat(edition: str, storers: int) -> None:
    """No random position or game comes to it: all Fat Tissue cards of a deck, and all are fed."""
    row = "carnivore b4 p4 | " + " | ".join(["fat_tissue scavenger cooperation f1"] * storers)
    position = scene(edition, row, "b1", "b1").position
    difference = compare_position(game(edition), position, Random(storers), Counter())
    assert difference is None, str(made_small(game, difference))
