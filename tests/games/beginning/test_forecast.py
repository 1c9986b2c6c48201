"""What the watering hole will bring a seat, against positions reckoned by hand."""

from __future__ import annotations

import pytest

from evolution_qt.games.beginning.forecast import FoodNextTurn, after, food_next_turn, forecast, mend
from evolution_qt.games.beginning.moves import read
from tests.games.beginning.scene import scene


def foreseen(own, *others, chips=0, phase="play", **more):
    return forecast(scene(own, *others or ("1/0",), watering_hole=chips, phase=phase, **more).state, 0)


def test_what_is_wanted_beyond_the_chips_starves():
    found = foreseen("2/1 scavenger | 5/0 | 9/0", chips=12)

    assert (12, 15, 3) == (found.chips, found.hungry, found.starving)
    assert (0, 0, 3) == found.lost


def test_each_species_gets_its_first_chip_before_any_gets_more():
    """Which of them eats is up to their owner (002:178-179): here so that as few as may be die out."""
    assert (1, 4, 0) == foreseen("2/0 | 5/1 | 1/0", chips=2).lost


def test_a_species_without_a_chip_left_for_it_dies_out():
    assert (2, 1) == foreseen("3/0 | 1/0", chips=1).lost


@pytest.mark.parametrize(("phase", "leaves"), [("play", 3), ("feeding", 0)])
def test_long_necks_eat_before_and_only_once(phase, leaves):
    """002:344-349: they eat when the feeding begins."""
    found = foreseen("4/0 long_neck", chips=0, phase=phase)

    assert (4, leaves, 4 - leaves) == (found.hungry, found.leaves, found.starving)


@pytest.mark.parametrize(
    ("own", "leaves"), [("1/0 long_neck", 1), ("2/2 long_neck", 0), ("4/0 long_neck carnivore", 0)]
)
def test_long_necks_bring_what_hungry_plant_eaters_lack(own, leaves):
    assert leaves == foreseen(own).leaves


def test_second_places_are_not_hungry():
    """Fat Tissue is voluntary (002:366-374)."""
    assert (2, 0) == foreseen("4/2 fat_tissue", chips=2)[1:4:2]
    assert 0 == foreseen("4/2 fat_tissue", chips=2).starving


def test_carnivores_are_told_apart_and_starve_only_for_sure():
    """An attack brings two chips (002:207); two cards are in reach."""
    found = foreseen("5/0 carnivore | 1/0", "1/0 flight", chips=1)

    assert (1, 5, (3, 0)) == (found.hungry, found.hunters, found.lost)


@pytest.mark.parametrize(
    ("own", "other", "lost"),
    [
        ("3/0 carnivore | 4/0 scavenger flight", "2/0", (0, 2)),
        ("3/0 carnivore | 4/0 scavenger flight", "1/0", (1, 3)),
        ("3/0 carnivore | 4/0 scavenger flight", "2/0 flight", (3, 4)),
        ("4/1 carnivore scavenger | 2/0 carnivore", "2/0", (0, 0)),
        ("3/3 carnivore | 1/0 scavenger flight", "2/0", (0, 1)),
        ("3/0 flight | 1/0 scavenger", "2/0 carnivore", (3, 1)),
    ],
)
def test_own_scavengers_take_a_token_of_each_attack_of_the_own_hunger(own, other, lost):
    """002:351-357: two chips an attack, for as many cards as are in reach."""
    assert lost == foreseen(own, other, chips=0, phase="feeding").lost


def test_a_carnivore_without_prey_starves_but_for_what_its_long_neck_brings():
    """B14."""
    assert (1,) == foreseen("4/0 carnivore long_neck", "1/0 flight").lost


@pytest.mark.parametrize(
    ("line", "starving"),
    [
        ("species horns", 4),
        ("population 0 horns", 4),
        ("trait 0 long_neck", 0),
        ("trait 1 carnivore", 2),
        ("done", 3),
    ],
)
def test_what_a_card_of_the_hand_would_change(line, starving):
    made = scene("4/0 | 1/0", "1/0 flight", hands=("horns long_neck carnivore",), watering_hole=2)
    laid = after(made.state, 0, read(line))

    assert 3 == forecast(made.state, 0).starving
    made.state.phase = laid.phase = 0
    assert starving == forecast(laid, 0).starving


def test_the_trait_that_saves_most_mends_it():
    made = scene("4/0 | 3/0", "1/0", hands=("horns long_neck",), watering_hole=2, phase="play")
    found = mend(made.state, 0)

    assert found is not None
    assert ("trait 0 long_neck", 2) == (str(found.move), found.starving)


@pytest.mark.parametrize(("other", "helps"), [("1/0 flight", False), ("1/0", True)])
def test_a_new_hunter_mends_nothing_where_it_eats_own_species(other, helps):
    made = scene("3/0 | 3/0", other, hands=("carnivore",), watering_hole=2, phase="play")

    assert helps == (mend(made.state, 0) is not None)


@pytest.mark.parametrize(("others", "helps"), [("1/0", False), ("2/0", True), ("1/0 | 1/0", True)])
def test_a_new_hunter_mends_nothing_where_own_hunters_need_all_its_prey(others, helps):
    """An attack takes one card (002:200-207)."""
    own = "2/0 carnivore flight | 2/0"
    made = scene(own, others, hands=("carnivore",), watering_hole=1, phase="play")
    found = mend(made.state, 0)

    assert 1 == forecast(made.state, 0).starving
    assert helps == (found is not None)
    assert found is None or 0 == found.starving


@pytest.mark.parametrize(
    ("own", "other", "lost"),
    [
        ("2/0 carnivore flight | 2/0 carnivore nocturnal", "1/0", (0, 2)),
        ("3/0 carnivore flight | 2/0 carnivore nocturnal", "2/0", (1, 0)),
        ("1/0 carnivore flight | 2/0 carnivore nocturnal", "1/0", (1, 0)),
        ("2/0 carnivore flight | 2/0 carnivore nocturnal", "1/0 | 1/0 flight", (0, 0)),
        ("2/0 carnivore flight | 2/0 carnivore nocturnal", "1/0 | 1/0 nocturnal", (0, 0)),
    ],
)
def test_own_hunters_share_the_cards_in_reach(own, other, lost):
    """So that fewest starve. Each matches its prey (002:190-197); a card brings two tokens (002:207)."""
    assert lost == foreseen(own, other, chips=0, phase="feeding").lost


@pytest.mark.parametrize(
    ("own", "hand", "chips", "phase"),
    [
        ("4/0", "horns", 2, "play"),
        ("2/0", "long_neck", 2, "play"),
        ("4/0", "long_neck", 2, "feeding"),
        ("4/0 horns speed flight", "long_neck", 2, "play"),
        ("4/0", "?", 2, "play"),
    ],
)
def test_nothing_is_mended_where_nothing_helps_or_nothing_must_be(own, hand, chips, phase):
    assert mend(scene(own, "1/0", hands=(hand,), watering_hole=chips, phase=phase).state, 0) is None


def test_the_next_turn_counts_on_what_others_leave():
    """The one who feeds wants 2 of 3; then 2 come, and 4 and a free species want 5 of them; 2 are the own."""
    made = scene("2/0 carnivore | 3/1", "1/0", "4/0 | 1/0 carnivore", watering_hole=3)

    assert FoodNextTurn(0, 2, 2, 3) == food_next_turn(made.state, 1)
    assert FoodNextTurn(1, 2 + 2, 2, 2 + 1) == food_next_turn(made.state, 2)


def test_fertile_species_grow_and_long_necks_eat_before():
    made = scene("1/1", "2/0 fertile | 4/0 long_neck", "1/0", watering_hole=6)

    assert FoodNextTurn(1, 5, 2, 5) == food_next_turn(made.state, 2)


def test_carnivores_of_others_want_nothing_of_the_watering_hole():
    made = scene("1/1", "2/0 carnivore | 1/0", "1/0", watering_hole=3)

    assert FoodNextTurn(1, 2, 2, 5) == food_next_turn(made.state, 2)


def test_whoever_has_no_more_turn_can_count_on_nothing():
    first = {"draw_pile": [], "to_move": 1, "phase": "play"}

    assert food_next_turn(scene("1/0", "1/0", "1/0", **first).state, 0) is None
    assert food_next_turn(scene("1/0", "1/0", "1/0", **first).state, 2) is not None
    assert food_next_turn(scene("1/0", "1/0", "1/0", **first).state, 1) is None
    assert food_next_turn(scene("1/0", "1/0", phase="over").state, 1) is None
