"""What the Carnivores of a seat will have to eat in its turn."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.forecast import Duties
from evolution_qt.games.beginning.state import FEEDING, PLAY
from tests.games.beginning.scene import scene


def found(*seats, **more):
    made = scene(*seats, phase="play", watering_hole=6, **more)
    return Duties(made.rules, made.rules.observe(made.state, 0).state, 0)


@pytest.mark.parametrize(
    ("own", "other", "prey"),
    [
        ("2/0 carnivore | 1/0", "1/0", []),
        ("3/0 carnivore | 1/0", "1/0", [1]),
        ("3/0 carnivore | 1/0", "2/0", []),
        ("2/0 carnivore | 1/0", "1/0 flight", [1]),
        ("1/0 | 1/0", "1/0", []),
        ("5/0 carnivore", "1/0", []),
    ],
)
def test_own_species_are_eaten_where_others_do_not_suffice(own, other, prey):
    """The third card of a hunter wants a second meal (002:351-374)."""
    assert prey == found(own, other).own_prey()


def eats_own(rules, state, seat):
    """Play every course of the feeding; say whether the player's own card is eaten in each of them."""
    if state.phase != FEEDING or state.to_move != seat:
        return False
    steps = rules.legal(state)
    if listing.PASS_STEP in steps:
        return False
    for step in steps:
        is_own = step >> 24 & 255 == listing.ATTACK and (step >> 19 & 7) == seat
        after = state.clone()
        rules.apply(after, step, seat)
        if not is_own and not eats_own(rules, after, seat):
            return False
    return True


def test_in_random_games_it_is_said_exactly_where_no_course_avoids_it():
    counts = {True: 0, False: 0}
    rules = scene("1/0", "1/0").rules
    for seed in range(60):
        state, rng = rules.new(2 + seed % 2, seed), Rng(seed)
        while state.to_move >= 0:
            seat = state.to_move
            row = state.players[seat].species
            cards = sum(len(species.cards) for species in row)
            if state.phase == PLAY and cards < 9 and any(rules.legal(state)):
                told = Duties(rules, rules.observe(state, seat).state, seat).own_prey()
                begun = state.clone()
                rules.apply(begun, listing.DONE_STEP, seat)
                if begun.phase == FEEDING and begun.to_move == seat:
                    counts[bool(told)] += 1
                    assert bool(told) == eats_own(rules, begun, seat)
            rules.apply(state, rules.sample(state, rng))
    assert counts[True] > 5
    assert counts[False] > 50
