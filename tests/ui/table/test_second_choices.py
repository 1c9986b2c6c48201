"""Hints of real positions: the second choice is another idea, and each has a reason."""

import pytest

from tests.long import hints

HINTS = 8


@pytest.mark.parametrize("key", hints.KEYS)
def test_second_choices_are_of_another_idea_and_every_hint_has_a_reason(qapp, key):
    found, seconds, shared, bare = hints.counted(key, HINTS)

    assert HINTS == found
    assert seconds >= HINTS // 2
    assert shared <= hints.MOST * HINTS
    assert 0 == bare


def test_what_shares_an_idea():
    alike = [
        ("plan migration:4", "plan migration:5"),
        ("explore 2 d5", "explore 3 d5"),
        ("trait 0 speed", "trait 1 flight replacing horns"),
        ("population 0 speed", "population 1 horns"),
    ]
    unlike = [
        ("plan migration:4", "plan glaciation:1"),
        ("explore 2 d5", "explore 2 e5"),
        ("trait 0 speed", "trait 0 carnivore"),
        ("population 0 speed", "done"),
        ("move b3 c3 1", "pass"),
    ]

    assert all(hints.idea(one) == hints.idea(other) for one, other in alike)
    assert all(hints.idea(one) != hints.idea(other) for one, other in unlike)
