"""What sets two plans apart: features come to topics that a person understands."""

from __future__ import annotations

import pytest

from evolution_qt.games import game
from evolution_qt.games.evolution.explanation import (
    ONE_WAY,
    PARTNERS,
    TOPICS,
    Difference,
    Ground,
    grounds,
    part_of,
)


@pytest.mark.parametrize("key", ["evolution/de", "evolution/ja", "evolution/en"])
def test_every_feature_has_a_topic_or_is_left_out_on_purpose(key):
    topics = {part.topic for name in game(key).evaluation().names if (part := part_of(name)) is not None}

    assert set(TOPICS) == topics


def test_a_name_that_is_not_known_is_no_topic():
    for name in ("nonsense", "own: nonsense", "other: nonsense"):
        with pytest.raises(KeyError):
            part_of(name)
    assert [] == grounds([Difference("nonsense", 1, 0, 5)])


def test_several_features_of_one_topic_come_to_one_ground():
    found = grounds(
        [
            Difference("own exposed population", 0.1, 0.4, 0.01),
            Difference("own: exposed, population 3", 0, 1, 0.5),
            Difference("own: safe, population 3", 1, 0, 0.2),
        ]
    )

    assert [Ground("exposed", more=False, is_for=True)] == found


def test_what_is_bad_speaks_against_whatever_the_network_thinks_of_it():
    found = grounds([Difference("own population", 0.2, 0.4, 0.3), Difference("own body", 0.5, 0.4, -0.1)])

    assert [Ground("population", more=False, is_for=False), Ground("body", more=True)] == found


def test_what_may_be_good_or_bad_is_what_the_network_takes_it_for():
    less = Difference("expected hole", 0.3, 0.6, 0.2)
    more = Difference("expected hole", 0.6, 0.3, -0.2)

    assert [Ground("hole", more=False, is_for=True)] == grounds([less])
    assert [Ground("hole", more=True, is_for=False)] == grounds([more])


def test_the_weightiest_ground_comes_first():
    found = grounds([Difference("own body", 1, 0, 0.1), Difference("own species", 1, 0, -0.9)])

    assert ["species", "body"] == [ground.topic for ground in found]


def test_only_leads_are_no_ground_for_something_of_ones_own():
    """An attack makes the own lead larger, not the own population."""
    assert [] == grounds([Difference("population lead", 0.5, 0.1, 0.4)])


def test_what_another_ground_says_too_is_left_out():
    found = grounds(
        [
            Difference("own: intelligence with burrowing", 1, 0, 0.5),
            Difference("own: intelligence, few", 1, 0, 0.4),
            Difference("own traits", 0.3, 0.1, 0.3),
            Difference("own: needs 3, plants", 1, 0, 0.2),
            Difference("own plant need", 0.3, 0.1, 0.2),
            Difference("own population", 0.3, 0.1, 0.1),
        ]
    )

    assert [("pair", ("intelligence", "burrowing")), ("population", ())] == [
        (ground.topic, ground.traits) for ground in found
    ]


def test_some_topics_are_worth_a_word_only_one_way():
    found = grounds([Difference("hand: horns", 0, 1, 0.5), Difference("other: horns, few", 1, 0, 0.5)])

    assert [] == found
    assert {"kept", "other_trait"} <= set(ONE_WAY)


@pytest.mark.parametrize(
    "pair",
    [
        "carnivore with pack_hunting",  # 000:405
        "fat_tissue with burrowing",  # 000:408
        "foraging with long_neck",  # 000:409
        "long_neck with cooperation",  # 000:410
        "scavenger with cooperation",  # 000:410
        "intelligence with burrowing",  # 000:411
        "intelligence with carnivore",  # 000:283
        "carnivore with ambush",
    ],
)
def test_pairs_that_work_together_are_told_of(pair):
    """Whichever of the two a feature names first."""
    one, other = pair.split(" with ")

    for name in (pair, f"{other} with {one}"):
        assert ["pair"] == [ground.topic for ground in grounds([Difference(f"own: {name}", 1, 0, 0.5)])]


@pytest.mark.parametrize(
    "pair",
    ["foraging with carnivore", "symbiosis with horns", "fertile with ambush", "horns with hard_shell"],
)
def test_nothing_is_said_of_two_traits_that_only_lie_at_one_species(pair):
    """A Carnivore eats no plants, so Foraging is of no use to it."""
    assert [] == grounds([Difference(f"own: {pair}", 1, 0, 0.5)])


@pytest.mark.parametrize("key", ["evolution/de", "evolution/ja", "evolution/en"])
def test_traits_that_work_together_are_traits_of_every_edition(key):
    traits = {trait.key for trait in game(key).table.traits}

    assert traits >= {one for trait, others in PARTNERS.items() for one in (trait, *others)}
