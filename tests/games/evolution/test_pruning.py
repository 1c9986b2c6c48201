"""Weak, but never silly: what no opponent does from the second level on."""

import pytest

from evolution_qt.games.evolution.evaluation import PREFERENCES, preferences
from tests.scene import DE, JA, scene


def sensible(table, seat=0):
    """Return the sensible moves of a scene."""
    rules = table.rules
    steps = rules.evaluation().sensible(table.state, seat, rules.legal(table.state))
    return [rules.write(rules.spoken(table.state, seat, [step])) for step in steps]


def test_nobody_attacks_itself_while_anything_else_can_be_done():
    table = scene(DE, "b4 p2 carnivore | b1 p2 f1", "b3 p1", watering_hole=2)

    assert ["feed 1", "attack 0 1.0"] == sensible(table)


def test_who_must_attack_itself_does():
    """A hungry hunter that finds no other prey has no choice (000:105)."""
    table = scene(DE, "b4 p2 carnivore | b1 p2 f2", "b4 p1", watering_hole=2)

    assert ["attack 0 0.1"] == sensible(table)


def test_who_must_attack_itself_stores_the_fat_at_least():
    """With nothing else to do it declined the fat once in a hundred games."""
    table = scene(DE, "b4 p2 f1 carnivore fat_tissue | b2 p2 f2", "b4 p1", watering_hole=2)

    assert "attack 0 0.1 declining fat:0" in table.listed()
    assert ["attack 0 0.1"] == sensible(table)


def test_nobody_passes_up_fat_that_costs_nothing():
    table = scene(DE, "b2 p1 f1 fat_tissue", "b4 p1", watering_hole=2)

    assert "pass" in table.listed()
    assert ["feed 0"] == sensible(table)


@pytest.mark.parametrize(
    ("row", "watering_hole", "expected"),
    [
        ("p3 foraging", 5, ["feed 0"]),
        ("p3 foraging | p2 f2", 2, ["feed 0"]),
        ("p3 foraging | p2 f1", 3, ["feed 0", "feed 0 declining foraging:0", "feed 1"]),
        ("p3 foraging | p2 f1", 4, ["feed 0", "feed 1"]),
        ("p3 foraging | p2 f1 carnivore b4", 3, ["feed 0"]),
    ],
)
def test_food_is_declined_only_for_another_hungry_species_where_it_is_scarce(row, watering_hole, expected):
    table = scene(DE, row, "b4 p1", watering_hole=watering_hole)

    assert "feed 0 declining foraging:0" in table.listed()
    assert expected == sensible(table)


def test_plants_that_cards_bring_and_meat_are_never_declined():
    """They come from the supply, so no one is left more of them (000:281)."""
    table = scene(DE, "p3 foraging intelligence | p2 f1", "b4 p1", hands=["horns:1"], watering_hole=1)
    stored = scene(DE, "b4 p2 f1 carnivore fat_tissue", "b3 p1", "b4 p1")

    assert any("declining" in line for line in table.listed() if line.startswith("intelligence"))
    assert not any("declining" in line for line in sensible(table) if line.startswith("intelligence"))
    assert any("declining" in line for line in stored.listed())
    assert not any("declining" in line for line in sensible(stored))


def test_nobody_throws_a_card_away_that_was_laid_this_turn():
    table = scene(JA, "carnivore hidden(horns)", "b4 p1", phase="play", hands=["burrowing:2"])

    thrown = set(table.listed()) - set(sensible(table))

    assert {"trait 0 burrowing:2 replacing horns", "discard 0 horns"} == thrown


def test_nobody_throws_a_trait_away_for_nothing_that_makes_no_hunter():
    """It can be replaced, and is a point in the end; only who has to hunt may be better off without."""
    table = scene(JA, "carnivore climbing | horns", "b4 p1", phase="play", hands=["burrowing:2"])

    thrown = set(table.listed()) - set(sensible(table))

    assert {"discard 0 climbing", "discard 1 horns"} == thrown


def is_silly(row, *others, hands=(), edition=DE, **how):
    """Return whether the first seat's turn is silly."""
    table = scene(edition, row, *others, phase="play", hands=hands, **how)
    return table.rules.evaluation().turn(table.state).is_silly(table.state, 0)


@pytest.mark.parametrize(
    ("row", "other", "silly"),
    [
        ("b4 hidden(carnivore)", "b3", False),
        ("b3 hidden(carnivore)", "b3", True),
        ("b3 hidden(carnivore) | b1", "b3", True),
        ("b2 p2 hidden(carnivore pack_hunting)", "b3", False),
        ("b4 hidden(carnivore)", "b3 climbing", True),
        ("b4 hidden(carnivore climbing)", "b3 climbing", False),
        ("b4 hidden(carnivore)", "b3 hidden(climbing)", False),
        ("b4 carnivore", "b6", False),
        ("b4", "b6", False),
    ],
)
def test_a_hunter_without_any_prey_is_silly(row, other, silly):
    """What others have laid face down does not count: no one can know it."""
    assert silly == is_silly(row, other, "b6")


def test_who_can_pay_to_ignore_a_trait_has_prey():
    assert not is_silly("b4 intelligence hidden(carnivore)", "b3 climbing", "b6", hands=["horns:1"])
    assert is_silly("b4 intelligence hidden(carnivore)", "b3 climbing", "b6")


@pytest.mark.parametrize("trait", ["pack_hunting", "ambush"])
def test_help_for_hunters_is_idle_at_a_plant_eater(trait):
    assert is_silly(f"b4 hidden({trait})", "b3", "b6")
    assert not is_silly(f"b4 carnivore hidden({trait})", "b3", "b6")


@pytest.mark.parametrize("trait", ["foraging", "long_neck"])
def test_help_for_plant_eaters_is_idle_at_a_hunter(trait):
    assert is_silly(f"b4 carnivore hidden({trait})", "b3", "b6")
    assert not is_silly(f"b4 hidden({trait})", "b3", "b6")


@pytest.mark.parametrize("trait", ["climbing", "horns", "scavenger", "intelligence", "fertile"])
def test_what_serves_both_is_never_idle(trait):
    assert not is_silly(f"b4 carnivore hidden({trait})", "b3", "b6")
    assert not is_silly(f"b4 hidden({trait})", "b3", "b6")


@pytest.mark.parametrize(
    ("trait", "left", "right"),
    [("cooperation", True, False), ("symbiosis", True, False), ("warning_call", False, False)],
)
def test_what_needs_a_neighbour_is_idle_where_there_is_none(trait, left, right):
    """Cooperation and Symbiosis look to the right, Warning Call to both sides (000:235, 247, 291)."""
    assert is_silly(f"b4 hidden({trait})", "b3", "b6")
    assert left == is_silly(f"b2 | b4 hidden({trait})", "b3", "b6")
    assert right == is_silly(f"b4 hidden({trait}) | b5", "b3", "b6")
    assert not is_silly(f"b4 {trait}", "b3", "b6")
    assert not is_silly(f"b4 hidden({trait})", "b3", "b6", round=5, final_round=5)


def test_in_the_last_round_every_trait_counts_a_point():
    assert not is_silly("b4 hidden(pack_hunting)", "b3", "b6", round=5, final_round=5)
    assert is_silly("b4 hidden(pack_hunting)", "b3", "b6", round=5, final_round=6)
    assert is_silly("b4 hidden(carnivore)", "b6", "b6", round=5, final_round=5)


def test_preferences_are_counted():
    """Population, hunters, sheltered, exposed, plants with the own food card, traits, partners."""
    table = scene(
        JA,
        "b1 p2 cooperation | b5 p3 carnivore hidden(climbing) | b1 p1 hard_shell",
        "b6 p1 carnivore",
        "b6 p1 hidden(carnivore)",
        phase="play",
        food_cards=["fertile:2", "horns:1", "horns:2"],
        watering_hole=3,
    )

    counted = dict(zip(PREFERENCES, preferences(table.state, 0), strict=True))

    assert {
        "population": 6,
        "hunters": 1,
        "sheltered": 2,
        "exposed": 3,
        "plants": 5,
        "traits": 4,
        "partners": 1,
    } == counted
