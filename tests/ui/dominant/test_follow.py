"""The picture that follows events while others play."""

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import ANIMAL_REF
from evolution_qt.ui.dominant.action_display import running
from evolution_qt.ui.dominant.follow import DominantFollower

from .tables import RULES, positions

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


@pytest.mark.parametrize("kind", ["insect", "arachnid"])
def test_a_free_step_runs_in_the_row_before_whose_pawns_it_comes(kind):
    """The insect acts before Speciation, the arachnid before Competition (004:213)."""
    asked = positions()[kind]
    before = asked.clone()
    before.next, before.pending = 0, []
    follower = DominantFollower(before)

    animal = asked.pending[-1] >> q.BY_SHIFT & q.BY_BITS
    follower.follow(Event(e.FREE_STEP, 0, subject=ANIMAL_REF + animal))

    assert running(asked) == running(follower.state)
