"""What Carnivores will have to attack, and what protects only while a species is full."""

import pytest

from evolution_qt.games.evolution.forecast import duties, only_while_full
from tests.positions import position


@pytest.mark.parametrize(
    ("own", "other", "found"),
    [
        (["b3 p2 carnivore:1"], ["b1 p1", "b4 p1"], {0: [(1, 0)]}),
        (["b3 p2 carnivore:1", "b1 p1"], ["b1 p1 climbing:1"], {0: [(0, 1)]}),
        (["b3 p2 carnivore:1", "b1 p1"], ["b1 p1"], {0: [(0, 1), (1, 0)]}),
        (["b3 p2 ?carnivore:1", "b1 p1"], ["b4 p1"], {0: [(0, 1)]}),
        (["b3 p2 carnivore:1"], ["b4 p1"], {}),
        (["b3 p2", "b1 p1"], ["b1 p1"], {}),
    ],
)
def test_a_hungry_carnivore_has_to_attack_what_the_rules_offer(own, other, found):
    game, state = position(own, other, ["b6 p1"], phase="play", hand=["horns:3"], watering_hole=4)

    assert found == duties(game, game.observe(state, 0).state, 0)


@pytest.mark.parametrize(
    ("species", "is_so"),
    [
        ("b2 p2 burrowing:1", True),
        ("b2 p2 ?burrowing:1", True),
        ("b2 p2 climbing:1", False),
        ("b2 p2", False),
        ("b2 p2 burrowing:1 climbing:1", False),
    ],
)
def test_burrowing_protects_only_while_a_species_is_full(species, is_so):
    game, state = position([species], ["b1 p1"], ["b1 p1"], phase="play", hand=["horns:3"])

    assert is_so == only_while_full(game.observe(state, 0).state, 0, 0)
