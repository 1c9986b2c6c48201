"""The counting of attacks: what a target is worth, whose share it is, and who leads."""

from collections import Counter

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.games import game
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import species_ref
from tests.ai.bullying import BETWEEN, LEADS, TRAILS, count, play, ratio, standing, targets
from tests.scene import DE, scene


def table():
    """A hunter of body 5 that lacks 2 faces four species, one of them its owner's."""
    return scene(
        DE,
        "b5 p3 f1 carnivore | b1 p1",
        "b1 p2 | b4 p1 horns climbing",
        "b3 p1 burrowing f0",
        watering_hole=3,
    )


def attack_on(made, seat, index):
    return next(
        step
        for step in made.rules.legal(made.state)
        if step >> 24 & 255 == verbs.ATTACK and step >> 12 & 0xFFF == species_ref(seat, index)
    )


def test_a_target_is_worth_the_points_that_an_attack_on_it_moves():
    """Meat up to the hunger, one population, and the traits of what dies; never one's own species."""
    worth = targets(table().rules, table().state)

    # one chip and one population; two chips (of three that are there), one population, one trait
    assert {species_ref(1, 0): 2, species_ref(2, 0): 4} == worth


def test_an_attack_counts_against_the_share_of_the_marked_seat():
    made = table()
    tally = Counter()

    count(made.rules, made.state, attack_on(made, 1, 0), 1, tally)
    count(made.rules, made.state, attack_on(made, 2, 0), 1, tally)

    where = standing(made.rules, made.state, 1)
    assert (2, 1) == (tally[f"{where}/attacks"], tally[f"{where}/on it"])
    assert 2 * 2 / 6 == pytest.approx(tally[f"{where}/value"])
    assert 1 == pytest.approx(tally[f"{where}/counted"])
    assert (2, 1) == (tally[f"{where}/chosen"], tally[f"{where}/chosen on it"])
    assert 1.5 == pytest.approx(ratio(tally[f"{where}/on it"], tally[f"{where}/value"]))
    assert 1 == ratio(0, 0)


def test_who_has_most_leads_and_who_has_least_trails():
    made = scene(DE, "b1 p3", "b1 p1", "b1 p2", watering_hole=3)

    assert [LEADS, TRAILS, BETWEEN] == [standing(made.rules, made.state, seat) for seat in range(3)]


def test_a_whole_game_is_counted_the_same_every_time():
    rules = game("evolution/de")
    bots = [opponent(kind, rules, 3) for kind in ("forager", "hunter/stalker", "hunter/stalker")]

    found = play(rules, bots, 0, 4)

    assert found == play(rules, bots, 0, 4)
    attacks, hits = (
        sum(found[f"{where}/{what}"] for where in (LEADS, BETWEEN, TRAILS)) for what in ("attacks", "on it")
    )
    assert attacks > hits > 0
