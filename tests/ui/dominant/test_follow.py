"""The picture that follows events while others play."""

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.ui.dominant.follow import DominantFollower

from .tables import RULES

SEEN = (
    *("cubes", "crowd", "disks", "ground", "need", "boxes", "bag", "points", "pawns", "spaces", "cards"),
    *("face_up", "initiative", "tundra", "phase", "round", "supply", "scored", "final_round"),
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_shows_after_every_move_what_is_true(seats):
    """What is seen while events are played must not jump when the truth is drawn over it."""
    for seed in range(3):
        state, rng = RULES.new(seats, seed), Rng(seed)
        while state.to_move != NOBODY:
            follower = DominantFollower(state.clone())
            state.sink = told = []
            steps = RULES.legal(state)
            RULES.apply(state, steps[rng.below(len(steps))])
            state.sink = None
            for raw in told:
                follower.follow(Event(*raw))
            different = [name for name in SEEN if getattr(follower.state, name) != getattr(state, name)]
            assert [] == different, told
