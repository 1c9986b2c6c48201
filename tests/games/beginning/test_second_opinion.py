"""The rules and the naive second opinion agree, in strange positions and through whole games.

Where they do not, one of them has misread the rulebook. The failure names the position and the move;
`tests/long/second_opinion.py` does the same with thousands.
"""

from collections import Counter

import pytest

from evolution_qt.games import game
from tests.naive.beginning.box import GAME, MOST_SEATS
from tests.naive.beginning.compare import compare_game, compare_numbered, made_small

POSITIONS = 600
CHUNK = 100


@pytest.mark.parametrize("first", range(0, POSITIONS, CHUNK))
def test_both_see_the_same_in_random_positions(first: int) -> None:
    """Lists of moves, every reason, what a move leads to, points, and what each seat may know."""
    counts: Counter[str] = Counter()
    for number in range(first, first + CHUNK):
        difference = compare_numbered(game, number, counts)
        assert difference is None, f"random position {number}: {made_small(game, difference)}"
    assert counts["played"] > CHUNK
    assert counts["refused"] > CHUNK


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", range(2, MOST_SEATS[GAME] + 1))
def test_both_play_the_same_whole_game(seats: int, seed: int) -> None:
    """From the first supply to the winners, after every move; the odd game with switches turned."""
    difference = compare_game(game, GAME, seats, seed, Counter())
    assert difference is None, str(difference)
