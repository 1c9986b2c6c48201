"""Options: what they take, how they are read, and what differs from an edition."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.option import Option, differing, read_options
from evolution_qt.core.plain import Node

ROWS = (
    Option("wind", default=False),
    Option("cards", 3, range(1, 6)),
    Option("order", "left", ("left", "right")),
)


def test_what_an_edition_has_anyway_is_not_said():
    said = {"wind": True, "cards": 3, "order": "right"}

    assert {"wind": True, "order": "right"} == read_options(Node(said), ROWS)


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"rain": True}, "unknown_switch"),
        ({"wind": 1}, "not_true_or_false"),
        ({"cards": 0}, "below"),
        ({"cards": 6}, "above"),
        ({"cards": True}, "not_a_number"),
        ({"order": "up"}, "unknown_value"),
        ([], "not_an_object"),
    ],
)
def test_what_no_option_takes_is_refused_with_its_place(said, fault):
    with pytest.raises(BadInput) as refused:
        read_options(Node(said, "rules"), ROWS)

    assert fault == refused.value.fault.code
    assert refused.value.fault.where.startswith("rules")


def test_a_truth_is_no_number():
    assert not ROWS[0].takes(1)
    assert not ROWS[1].takes(True)


def test_of_what_a_file_says_only_what_can_be_stays():
    said = {"cards": 6, "wind": True, "rain": 4, "order": "left"}

    assert {"wind": True} == differing(said, ROWS)


def test_the_values_may_differ_by_the_number_of_players():
    each = Option("each", 1, range(1, 4), by_players={2: (1, 3)})
    assert [(1, 3), (1,)] == [each.values_for(players) for players in (2, 5)]
    assert range(1, 6) == ROWS[1].values_for(5)
