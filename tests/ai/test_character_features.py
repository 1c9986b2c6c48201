"""What a character is told by."""

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.games import game
from tests.ai.character_features import ACTIONS, Classifier, seen_of, watch


@pytest.mark.parametrize(
    ("key", "kinds", "features"),
    [
        ("evolution/de", ("forager", "forager/stalker"), 20),
        ("dominant-species", ("written_rules", "written_rules"), 18),
    ],
)
def test_a_seat_is_seen_by_some_things_always_the_same(key, kinds, features):
    rules = game(key)
    bots = [opponent(kind, rules, 2) for kind in kinds]

    seen, part = seen_of(rules, bots, 1, 5)

    assert features == len(seen)
    assert (seen, part) == seen_of(rules, bots, 1, 5)
    assert 1.0 == part + seen_of(rules, bots, 0, 5)[1]


def test_the_first_pawn_of_each_round_is_seen():
    rules = game("dominant-species")

    [(seen, _)] = watch(rules, [opponent("written_rules", rules, 3)] * 3, [2], 6)

    assert [*range(1, len(seen.rows) + 1)] == list(seen.first)
    assert set(seen.first.values()) <= set(ACTIONS)
    assert len(seen.rows) < seen.counted.total()


def test_what_tells_classes_apart_counts_more_than_what_only_varies():
    loud = {
        "low": [[0.0, -50.0], [0.2, 50.0], [0.1, 10.0], [-0.1, -10.0]],
        "high": [[1.0, 40.0], [1.2, -60.0], [0.9, 5.0], [1.1, 20.0]],
    }
    classifier = Classifier(loud)

    assert "low" == classifier.name([0.3, 40.0])
    assert "high" == classifier.name([0.8, -50.0])
