"""How species stand towards the Carnivores of other seats."""

from __future__ import annotations

from evolution_qt.core.action import unpack
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BY_NEIGHBOUR,
    FOR_CARDS,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    Attack,
    threats,
)
from evolution_qt.games.evolution.verbs import ATTACK, IGNORED_BITS
from tests.scene import scene


def risks(edition, *seats):
    return [[one.risk for one in row] for row in threats(scene(edition, *seats).state)]


def test_who_is_smaller_than_a_carnivore_of_another_seat_is_at_risk(edition):
    """Larger, not as large; the own Carnivore does not count (000:187)."""
    table = scene(edition, "carnivore b3 p2 | b2 | b3", "b2 | b4", "b1")

    found = threats(table.state)

    assert [[SAFE, SAFE, SAFE], [AT_RISK, SAFE], [AT_RISK]] == [[one.risk for one in row] for row in found]
    assert (Attack(species_ref(0, 0)),) == found[1][0].attacks
    assert () == found[0][1].attacks


def test_without_carnivores_all_are_safe(edition):
    assert [[SAFE], [SAFE, SAFE]] == risks(edition, "b6 pack_hunting", "b1 | b1 p4")


def test_burrowing_protects_while_it_is_full(edition):
    """Hungry it can be attacked until it is full (000:239-241)."""
    row = "burrowing p2 f2 | burrowing p2 f1 | p2 f1"

    assert [WHILE_FULL, UNTIL_FULL, AT_RISK] == risks(edition, "carnivore b3 p2", row)[1]


def test_warning_call_protects_its_neighbours(edition):
    """On both sides; not from Ambush (000:245-247, 195)."""
    row = "b1 | b1 warning_call | b1 | b1"

    assert [BY_NEIGHBOUR, AT_RISK, BY_NEIGHBOUR, AT_RISK] == risks(edition, "carnivore b3 p2", row)[1]
    assert [AT_RISK] * 4 == risks(edition, "carnivore ambush b3 p2", row)[1]


def test_a_neighbour_counts_though_the_species_is_full_too(edition):
    """Without the neighbour it would be attacked once it is hungry (000:239-241, 245-247)."""
    row = "burrowing p2 f2 | warning_call | climbing p2 f2"

    assert BY_NEIGHBOUR == risks(edition, "carnivore b3 p2", row)[1][0]
    assert SAFE == risks(edition, "carnivore b3 p2", row)[1][2]


def test_the_worst_of_several_carnivores_counts(edition):
    """One that climbs reaches what the other does not (000:215-217)."""
    table = scene(edition, "carnivore b3 p2 | carnivore climbing b3 p2", "climbing b1 | b1", "b1")

    found = threats(table.state)[1]

    assert [AT_RISK, AT_RISK] == [one.risk for one in found]
    assert (Attack(species_ref(0, 1)),) == found[0].attacks
    assert (Attack(species_ref(0, 0)), Attack(species_ref(0, 1))) == found[1].attacks


def test_a_carnivore_that_is_full_attacks_nobody_any_more(edition):
    """Unless it has room to store what it takes (000:189, 261)."""
    full = "carnivore b3 p2 f2"

    assert [[SAFE], [SAFE]] == risks(edition, full, "b1")
    assert [[SAFE], [AT_RISK]] == risks(edition, "carnivore b3 p2 f1", "b1")
    assert [[SAFE], [AT_RISK]] == risks(edition, "carnivore fat_tissue b3 p2 f2", "b1")
    assert [[SAFE], [SAFE]] == risks(edition, "carnivore fat_tissue b3 p2 f2 fat3", "b1")


def test_what_only_a_discarded_card_reaches_is_not_safe(edition):
    """A hunter of 4 with Intelligence ignores Climbing or Hard Shell for a card (000:283)."""
    hunter, prey = "carnivore intelligence b4 p2", "climbing b2 | hard_shell b2"

    found = threats(scene(edition, hunter, prey, hands=["horns:3 horns:4"]).state)[1]

    by_card = (Attack(species_ref(0, 0), cards=1),)
    assert [(FOR_CARDS, by_card)] * 2 == [(one.risk, one.attacks) for one in found]
    assert [SAFE, SAFE] == risks(edition, hunter, prey)[1]
    assert [SAFE, SAFE] == [
        one.risk for one in threats(scene(edition, "carnivore b4 p2", prey, hands=["horns:3"]).state)[1]
    ]


def test_each_trait_that_is_in_the_way_takes_a_card_of_its_own(edition):
    """One card for a name, on any species (000:283-285)."""
    hunter, row = "carnivore intelligence b6 p2", "warning_call b6 p3 | climbing b2 | warning_call b6"

    def middle(hand):
        return threats(scene(edition, hunter, row, hands=[hand]).state)[1][1]

    assert BY_NEIGHBOUR == middle("horns:3").risk, "one card is enough without them"
    assert FOR_CARDS == middle("horns:3 horns:4").risk
    assert (Attack(species_ref(0, 0), cards=2),) == middle("horns:3 horns:4 horns:1").attacks


def test_a_neighbour_and_a_full_stomach_can_be_ignored_too(edition):
    """One of them for each card, so the third would be reached if it were hungry (000:283)."""
    hunter, hand = "carnivore intelligence b4 p2", ["horns:3"]
    row = "b1 | warning_call b6 | burrowing p2 f2 | burrowing p2 f1"

    found = threats(scene(edition, hunter, row, hands=hand).state)[1]

    assert [FOR_CARDS, SAFE, WHILE_FULL, AT_RISK] == [one.risk for one in found]
    assert (Attack(species_ref(0, 0)),) == found[3].attacks


def test_a_card_that_must_be_laid_for_food_pays_for_nothing(edition):
    """Before the food cards are laid each hand has one card too many (000:49)."""
    seats = ("carnivore intelligence b4 p2", "climbing b2")

    def risk(hand, **more):
        hands = [hand, "horns:1"]
        return threats(scene(edition, *seats, phase="food", hands=hands, **more).state)[1][0].risk

    assert SAFE == risk("horns:3")
    assert FOR_CARDS == risk("horns:3 horns:4")
    assert FOR_CARDS == risk("horns:3", food_cards=["long_neck:8", None])


def test_traits_laid_in_this_round_count_for_those_who_know_them(edition):
    """They are turned up before a species eats (000:79, 001:32)."""
    table = scene(edition, "hidden(climbing) b1", "carnivore b3 p2 hidden(climbing)", phase="play")

    found = [threats(table.rules.observe(table.state, viewer).state)[0][0].risk for viewer in (0, 1, -1)]

    assert SAFE == found[0]
    assert AT_RISK == found[1]
    assert AT_RISK == found[2]


def test_a_risk_says_what_the_rules_allow(edition):
    """Of rows at random: the attacks are those that are legal, for as few cards (000:107-110, 283-285)."""
    rng = Rng(7)
    game = game_of(edition)
    keys = [trait.key for trait in game.table.traits if trait.key not in ("carnivore", "intelligence")]
    paid = 0
    for _ in range(400):
        row = [_at_random(rng, keys, 2 + rng.below(2)) for _ in range(1 + rng.below(3))]
        hunter = f"{_at_random(rng, keys, 1)} f0 carnivore intelligence"
        hands = [" ".join(["carnivore:1", "carnivore:2", "carnivore:3"][: rng.below(4)])]
        state = scene(edition, hunter, " | ".join(row), "b1", hands=hands).state
        fewest: dict[int, int] = {}
        for step in game.legal(state):
            verb, _, prey, detail = unpack(step)
            if verb == ATTACK:
                cards = (detail & ((1 << IGNORED_BITS) - 1)).bit_count()
                fewest[prey] = min(cards, fewest.get(prey, cards))

        said = {
            species_ref(seat, place): attack.cards
            for seat, found in enumerate(threats(state))
            for place, one in enumerate(found)
            for attack in one.attacks
        }

        assert fewest == said
        paid += sum(map(bool, said.values()))
    assert paid > 50


def _at_random(rng, keys, traits):
    population = 1 + rng.below(6)
    chosen = {keys[rng.below(len(keys))] for _ in range(traits)}
    marks = f"b{1 + rng.below(6)} p{population} f{rng.below(population + 1)}"
    return " ".join([marks, *sorted(chosen)])
