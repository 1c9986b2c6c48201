"""The rules and the naive second opinion agree, in strange positions and through whole games.

Where they do not, one of them has misread the rules. The failure names the position and the line;
`tests/long/second_opinion.py` does the same with thousands.
"""

from collections import Counter

import pytest

from tests.naive.dominant.compare import compare_game, compare_numbered, made_small
from tests.naive.dominant.library import library

POSITIONS = 104
"""Each card is wanted twice."""
CHUNK = 26


@pytest.mark.parametrize("first", range(0, POSITIONS, CHUNK))
def test_both_see_the_same_in_random_positions(first: int) -> None:
    """Lists of lines, every reason, what a line leads to, facts, and what each seat may know."""
    counts: Counter[str] = Counter()
    other = library()
    for number in range(first, first + CHUNK):
        difference = compare_numbered(other, number, counts, steps=8)
        assert difference is None, f"random position {number}: {made_small(other, difference)}"
    assert counts["decisions"] > 4 * CHUNK


@pytest.mark.parametrize("number", range(3))
def test_both_play_the_same_whole_game(number: int) -> None:
    """From the first pawn to the winner, after every decision; seats, animals and switches are drawn."""
    difference = compare_game(library(), number, Counter())
    assert difference is None, str(difference)
