"""What an attack would bring, against the rules and against what is played."""

from __future__ import annotations

import pytest

from evolution_qt.games.beginning.forecast import attack_forecast
from tests.games.beginning.scene import scene


def course(own, other, **rules):
    made = scene(own, other, phase="feeding", watering_hole=0, rules=rules or None)
    return attack_forecast(made.rules.observe(made.state, 0).state, 0, 0, (1, 0))


@pytest.mark.parametrize(
    ("own", "other", "cards", "meal", "scavengers"),
    [
        ("3/0 carnivore", "2/0", (3, 1), (2, 2, 3), ()),
        ("2/1 carnivore", "1/0", (2, 0), (1, 2, 2), ()),
        ("2/2 carnivore fat_tissue", "1/0", (2, 0), (2, 4, 4), ()),
        ("5/2 carnivore", "4/1 horns", (4, 3), (2, 4, 4), ()),
        # a card that Horns take away had a chip on it (002:200-202, B6)
        ("3/4 carnivore fat_tissue", "4/1 horns", (2, 3), (1, 4, 4), ()),
        # who is full takes nothing: the hunter after its meal, the prey with a card less (B54, B58)
        ("3/0 carnivore scavenger | 1/0 scavenger", "2/0", (3, 1), (2, 2, 3), (0, 0)),
        ("2/0 carnivore scavenger", "3/2 scavenger", (2, 2), (2, 2, 2), ()),
        ("2/0 carnivore", "3/1 scavenger | 1/0 scavenger", (2, 2), (2, 2, 2), (1, 1)),
    ],
)
def test_chips_go_where_there_is_room(own, other, cards, meal, scavengers):
    found = course(own, other)

    assert cards == (found.hunter, found.prey)
    assert meal == (found.eaten, found.food, found.places)
    assert scavengers == found.scavengers


def test_horns_are_told_and_a_hunter_that_dies_of_them_takes_nothing():
    """002:332-339, B3."""
    assert (True, False) == (course("2/0 carnivore", "2/0 horns").gored, course("2/0 carnivore", "2/0").gored)
    assert not course("2/0 carnivore", "2/0 horns").is_cancelled
    dead = course("1/0 carnivore scavenger", "2/0 horns scavenger")
    assert (0, 2, 0, (), True) == (dead.hunter, dead.prey, dead.eaten, dead.scavengers, dead.is_cancelled)


def test_a_house_rule_lets_the_prey_lose_its_card_anyway():
    """B3: the switch of Evolution."""
    dead = course("1/0 carnivore | 1/0 scavenger", "1/0 horns", horns_kill_cancels_attack=False)

    assert (0, 0, 0, (0,), False) == (dead.hunter, dead.prey, dead.eaten, dead.scavengers, dead.is_cancelled)


def test_the_position_stays_as_it_was():
    made = scene("3/0 carnivore", "2/0 horns", phase="feeding", watering_hole=0)
    before = made.position
    attack_forecast(made.state, 0, 0, (1, 0))

    assert before == made.position
