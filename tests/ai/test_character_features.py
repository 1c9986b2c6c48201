"""What a character is told by."""

from evolution_qt.brain.opponents import opponent
from evolution_qt.games import game
from tests.ai.character_features import FEATURES, Classifier, seen_of


def test_a_seat_is_seen_by_twenty_things_always_the_same():
    rules = game("evolution/de")
    bots = [opponent(kind, rules, 2) for kind in ("forager", "forager/stalker")]

    seen, part = seen_of(rules, bots, 1, 5)

    assert FEATURES == len(seen)
    assert (seen, part) == seen_of(rules, bots, 1, 5)
    assert 1.0 == part + seen_of(rules, bots, 0, 5)[1]


def test_what_tells_classes_apart_counts_more_than_what_only_varies():
    loud = {
        "low": [[0.0, -50.0], [0.2, 50.0], [0.1, 10.0], [-0.1, -10.0]],
        "high": [[1.0, 40.0], [1.2, -60.0], [0.9, 5.0], [1.1, 20.0]],
    }
    classifier = Classifier(loud)

    assert "low" == classifier.name([0.3, 40.0])
    assert "high" == classifier.name([0.8, -50.0])
