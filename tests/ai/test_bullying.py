"""The counting of attacks: what a target is worth, whose share it is, and who leads."""

from collections import Counter

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.core.action import NOBODY
from evolution_qt.games import game
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import species_ref
from tests.ai.bullying import BETWEEN, LEADS, TRAILS, attack_of, count, play, ratio, standing, targets
from tests.games.beginning.scene import scene as beginning
from tests.games.dominant.scene import scene as dominant
from tests.games.dominant.scene import start_earth, tile
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
    found = targets(table().rules, table().state)
    worth = {target: one.worth for target, one in found.items()}

    # one chip and one population; two chips (of three that are there), one population, one trait
    assert {species_ref(1, 0): 2, species_ref(2, 0): 4} == worth


def test_an_attack_counts_against_the_share_of_the_marked_seat():
    made = table()
    tally = Counter()

    for seat in (1, 2):
        attack = attack_of(made.rules, made.state, attack_on(made, seat, 0))
        count(made.rules, made.state, attack, 1, tally)

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


def test_in_the_beginning_a_target_is_worth_meat_a_card_and_the_traits_of_what_dies_out():
    """The hunter has room for one chip; of the two it may eat, one has a card only and two traits."""
    made = beginning("2/1 carnivore | 1/1", "[speed]/0 horns scavenger", "2/0")

    found = targets(made.rules, made.state)

    assert {1: 1 + 1 + 2, 2: 1 + 1} == {one.victim: one.worth for one in found.values()}


def test_in_dominant_species_a_target_is_worth_a_cube_and_the_points_that_it_costs():
    """On the desert (4, 2) reptile and bird would fall behind the mammal; the insect has nothing to lose."""
    earth = start_earth(e4=tile("desert", "M1 B2 R2 I1"), d4=tile("mountain", "M1"))
    play = dominant("MRBASI", earth=earth, pawns={"competition:2": "mammal"}, next="competition:2")

    found = targets(play.game, play.state)

    seats = {"R": 1, "B": 2, "I": 5}
    assert {seats["R"]: 1 + 4, seats["B"]: 1 + 2, seats["I"]: 1} == {
        one.victim: one.worth for one in found.values()
    }
    steps = play.game.legal(play.state)
    assert {*seats.values(), NOBODY} == {play.game.evaluation().target(play.state, step) for step in steps}


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("evolution/de", ("forager", "hunter/stalker", "hunter/stalker")),
        ("beginning/de", ("forager", "greedy", "greedy")),
        ("dominant-species", ("written_rules", "written_rules", "written_rules")),
    ],
)
def test_a_whole_game_is_counted_the_same_every_time(key, kinds):
    rules = game(key)
    bots = [opponent(kind, rules, 3) for kind in kinds]

    found = play(rules, bots, 0, 4)

    assert found == play(rules, bots, 0, 4)
    attacks, hits = (
        sum(found[f"{where}/{what}"] for where in (LEADS, BETWEEN, TRAILS)) for what in ("attacks", "on it")
    )
    assert attacks > hits > 0
