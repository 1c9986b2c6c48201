"""What sets two plans apart: features come to topics that a person understands."""

from __future__ import annotations

import pytest

from evolution_qt.games import game
from evolution_qt.games.evolution.grounds import (
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
    topics = {part.topic for name in game(key).insight().names if (part := part_of(name)) is not None}

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
            Difference("own: horns with hard_shell", 1, 0, 0.5),
            Difference("own: horns, few", 1, 0, 0.4),
            Difference("own traits", 0.3, 0.1, 0.3),
            Difference("own: needs 3, plants", 1, 0, 0.2),
            Difference("own plant need", 0.3, 0.1, 0.2),
            Difference("own population", 0.3, 0.1, 0.1),
        ]
    )

    assert [("pair", ("horns", "hard_shell")), ("population", ())] == [
        (ground.topic, ground.traits) for ground in found
    ]


def test_some_topics_are_worth_a_word_only_one_way():
    found = grounds([Difference("hand: horns", 0, 1, 0.5), Difference("other: horns, few", 1, 0, 0.5)])

    assert [] == found
    assert {"kept", "other_trait"} <= set(ONE_WAY)


@pytest.mark.parametrize("key", ["evolution/de", "evolution/ja", "evolution/en"])
def test_a_pair_is_told_of_only_if_one_trait_does_more_beside_the_other(key):
    """A Carnivore eats no plants, so Foraging is of no use to it."""
    traits = {trait.key for trait in game(key).traits}
    pairs = [
        part.traits for name in game(key).insight().names if (part := part_of(name)) and part.topic == "pair"
    ]

    for one, others in PARTNERS.items():
        assert {one, *others} <= traits
    assert {frozenset((one, other)) for one, others in PARTNERS.items() for other in others} == set(
        map(frozenset, pairs)
    )
    assert frozenset(("carnivore", "foraging")) not in map(frozenset, pairs)
    assert [] == grounds([Difference("own: foraging with carnivore", 1, 0, 0.5)])
