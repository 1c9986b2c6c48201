"""Ways to pay for an attack: each once, and not more than a person can read."""

from itertools import combinations

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games import game
from evolution_qt.games.evolution.move_steps import MOST_MOVES, payments


@pytest.mark.parametrize("count", range(6))
def test_each_way_to_pay_is_named_once_and_in_order(count: int) -> None:
    """Equal cards are interchangeable (docs/notation.md, Cards)."""
    hand = [1, 1, 2, 3, 3, 3, 7]

    assert sorted(set(combinations(hand, count))) == list(payments(hand, count))


def test_more_moves_than_anybody_can_read_are_refused() -> None:
    """A hand that no game deals does not keep the program busy for minutes."""
    rules = game("evolution/ja")
    kinds = [card for card in rules.table.numbers if card.trait not in ("carnivore", "intelligence")]
    free = [
        str(card)
        for card in kinds
        if card.trait not in ("climbing", "burrowing", "symbiosis", "warning_call")
    ]
    prey = {"body": 1, "population": 1, "food": 1, "traits": ["climbing", "burrowing", "symbiosis"]}
    hunter = {"body": 6, "population": 6, "traits": ["carnivore", "intelligence"]}
    state = rules.load(
        {
            "format": "evolution-qt/position",
            "game": rules.key,
            "players": [
                {"hand": free, "species": [hunter]},
                {"species": [prey, {"body": 2, "traits": ["warning_call"]}]},
                {},
            ],
        }
    )

    with pytest.raises(BadInput) as refused:
        rules.moves(state)

    assert "too_many_moves" == refused.value.fault.code
    assert MOST_MOVES == refused.value.fault.params["limit"]
