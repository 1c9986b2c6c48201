"""Who can hunt a species, and what others would need: reckoned by hand, and the same whatever is hidden."""

from __future__ import annotations

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.cards import NUMBERS, TRAITS, species_ref, traits_in
from evolution_qt.games.beginning.forecast import (
    dangers_to,
    food_next_turn,
    forecast,
    mend,
    unmatched,
    unseen_copies,
)
from evolution_qt.games.beginning.observation import determinize, observe
from tests.games.beginning.scene import scene


def danger(own, *others, **more):
    return dangers_to(scene(own, *others, **more).state, 0)[0]


def ways(found):
    return [
        (" ".join(TRAITS[card].key for card in traits_in(way.missing)), list(way.hosts)) for way in found.ways
    ]


def test_a_bare_species_is_hunted_by_any_new_carnivore():
    found = danger("1/0", "1/0")

    assert (0, (), [("carnivore", [])]) == (found.rings, found.hunters, ways(found))
    assert not found.is_closed


def test_each_protection_must_be_matched_but_not_horns():
    """002:190-197; Horns prevent nothing (002:332-333)."""
    found = danger("1/0 flight horns speed", "1/0")

    assert 2 == found.rings
    assert [("carnivore flight speed", [])] == ways(found)


@pytest.mark.parametrize("hunter", ["1/0 carnivore flight", "1/0 carnivore flight speed"])
def test_a_hunter_in_sight_that_matches_every_protection_hunts_it_now(hunter):
    found = danger("1/0 flight", f"1/0 | {hunter}")

    assert (species_ref(1, 1),) == found.hunters
    assert 1 == found.rings


def test_a_hunter_or_another_species_in_sight_may_lack_less_than_a_new_one():
    found = danger("1/0 flight", "1/0 carnivore | 1/0 flight", "1/0 carnivore speed")

    assert () == found.hunters
    assert [
        ("carnivore flight", []),
        ("carnivore", [species_ref(1, 1)]),
        ("flight", [species_ref(1, 0), species_ref(2, 0)]),
    ] == ways(found)


def test_no_hunter_can_match_three_protections():
    """A species has three traits, one of them Carnivore (002:151)."""
    found = danger("1/0 flight speed nocturnal", "1/0 carnivore flight speed")

    assert found.is_closed
    assert ((), (), ()) == (found.hunters, found.kin, found.ways)


def test_an_own_carnivore_is_told_apart_and_no_species_hunts_itself():
    """002:185, 214-217."""
    first, second = dangers_to(scene("1/0 | 2/0 carnivore", "1/0").state, 0)

    assert ((), (species_ref(0, 1),)) == (first.hunters, first.kin)
    assert ((), ()) == (second.hunters, second.kin)


def test_what_a_hunter_lacks_are_the_protections_that_it_does_not_match():
    row = scene("1/0 carnivore speed", "1/0 speed flight horns").state
    lacks = unmatched(row.players[0].species[0], row.players[1].species[0])

    assert [NUMBERS["flight"]] == traits_in(lacks)


def test_copies_are_those_that_the_viewer_sees_nowhere():
    """Of 16 Carnivores seat 0 sees one in its hand, a discard, one laid open, one that it laid (002:268)."""
    made = scene(
        "[carnivore ?carnivore]/0",
        "[horns]/0 carnivore",
        hands=("carnivore", "carnivore"),
        discard_pile=["carnivore"],
    )

    assert 12 == unseen_copies(observe(made.state, 0).state)[NUMBERS["carnivore"]]
    assert 13 == unseen_copies(observe(made.state, 1).state)[NUMBERS["carnivore"]]


@pytest.mark.parametrize("seed", range(1, 25))
def test_nothing_is_told_that_depends_on_a_hidden_card(seed):
    """The same is counted in every world that agrees with what the viewer may know."""
    made = scene(
        "[flight speed]/1 speed | 3/0 carnivore",
        "2/1 carnivore flight | 4/0",
        "1/0 fertile",
        hands=("carnivore long_neck", "speed speed carnivore", "flight"),
        phase="play",
    )
    seen = observe(made.state, 0)
    world = determinize(seen, Rng(seed))

    def told(state):
        known = observe(state, 0).state
        counted = dangers_to(known, 0), unseen_copies(known)
        return counted, forecast(known, 0), mend(known, 0), food_next_turn(known, 1)

    assert made.rules.dump(world) != made.rules.dump(seen.state)
    assert told(made.state) == told(world)
