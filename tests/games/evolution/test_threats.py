"""How species stand towards the Carnivores of other seats."""

from __future__ import annotations

from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BY_NEIGHBOUR,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    threats,
)
from tests.scene import scene


def badges(edition, *seats):
    return [[one.badge for one in row] for row in threats(scene(edition, *seats).state)]


def test_who_is_smaller_than_a_carnivore_of_another_seat_is_at_risk(edition):
    """Larger, not as large; the own Carnivore does not count (000:187)."""
    table = scene(edition, "carnivore b3 p2 | b2 | b3", "b2 | b4", "b1")

    found = threats(table.state)

    assert [[SAFE, SAFE, SAFE], [AT_RISK, SAFE], [AT_RISK]] == [[one.badge for one in row] for row in found]
    assert (species_ref(0, 0),) == found[1][0].attackers
    assert () == found[0][1].attackers


def test_without_carnivores_all_are_safe(edition):
    assert [[SAFE], [SAFE, SAFE]] == badges(edition, "b6 pack_hunting", "b1 | b1 p4")


def test_burrowing_protects_while_it_is_full(edition):
    """Hungry it can be attacked until it is full (000:239-241)."""
    row = "burrowing p2 f2 | burrowing p2 f1 | p2 f1"

    assert [WHILE_FULL, UNTIL_FULL, AT_RISK] == badges(edition, "carnivore b3 p2", row)[1]


def test_warning_call_protects_its_neighbours(edition):
    """On both sides; not from Ambush (000:245-247, 195)."""
    row = "b1 | b1 warning_call | b1 | b1"

    assert [BY_NEIGHBOUR, AT_RISK, BY_NEIGHBOUR, AT_RISK] == badges(edition, "carnivore b3 p2", row)[1]
    assert [AT_RISK] * 4 == badges(edition, "carnivore ambush b3 p2", row)[1]


def test_a_neighbour_counts_though_the_species_is_full_too(edition):
    """Without the neighbour it would be attacked once it is hungry (000:239-241, 245-247)."""
    row = "burrowing p2 f2 | warning_call | climbing p2 f2"

    assert BY_NEIGHBOUR == badges(edition, "carnivore b3 p2", row)[1][0]
    assert SAFE == badges(edition, "carnivore b3 p2", row)[1][2]


def test_the_worst_of_several_carnivores_counts(edition):
    """One that climbs reaches what the other does not (000:215-217)."""
    table = scene(edition, "carnivore b3 p2 | carnivore climbing b3 p2", "climbing b1 | b1", "b1")

    found = threats(table.state)[1]

    assert [AT_RISK, AT_RISK] == [one.badge for one in found]
    assert (species_ref(0, 1),) == found[0].attackers
    assert (species_ref(0, 0), species_ref(0, 1)) == found[1].attackers


def test_a_carnivore_that_is_full_attacks_nobody_any_more(edition):
    """Unless it has room to store what it takes (000:189, 261)."""
    full = "carnivore b3 p2 f2"

    assert [[SAFE], [SAFE]] == badges(edition, full, "b1")
    assert [[SAFE], [AT_RISK]] == badges(edition, "carnivore b3 p2 f1", "b1")
    assert [[SAFE], [AT_RISK]] == badges(edition, "carnivore fat_tissue b3 p2 f2", "b1")
    assert [[SAFE], [SAFE]] == badges(edition, "carnivore fat_tissue b3 p2 f2 fat3", "b1")
