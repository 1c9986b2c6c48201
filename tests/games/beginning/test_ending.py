"""In how many turns the last round begins at most: a promise that no game breaks."""

from __future__ import annotations

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning.forecast import UNKNOWN_YET, turns_to_last_round
from evolution_qt.games.beginning.state import OVER
from tests.games.beginning.scene import scene

KEY = "beginning/de"


def turns(deck, *, seats=4, to_move=0, **more):
    """Return the promise with so many cards in the deck, before the first seat has played its cards."""
    state = scene(*["1/0"] * seats, to_move=to_move, phase="play", **more).state
    state.draw_pile = state.draw_pile[:deck]
    return turns_to_last_round(state)


@pytest.mark.parametrize(
    ("deck", "to_move", "expected"),
    [
        (1, 0, 0),  # the next seat uses it up
        (12, 0, 0),  # the last seat of this round does
        (13, 0, 4),  # the first seat of the next round may
        (28, 0, 4),
        (29, 0, 8),
        (4, 3, 1),
        (16, 3, 1),
        (17, 3, 5),
        (8, 1, 0),
        (9, 1, 3),
    ],
)
def test_it_counts_four_cards_a_turn(deck, to_move, expected):
    """A species and three cards (002:99-109); the round that uses the deck up is the last (002:250)."""
    assert expected == turns(deck, to_move=to_move)


def test_it_is_not_known_while_the_deck_will_be_shuffled_again():
    assert UNKNOWN_YET == turns(4, rules={"passes_through_deck": 2})
    assert 0 == turns(4, rules={"passes_through_deck": 2}, passes=1)
    assert UNKNOWN_YET == turns(0)


def test_a_round_that_is_known_as_the_last_stays_so():
    assert 0 == turns(40, final_round=1)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("switches", [{}, {"passes_through_deck": 2}], ids=str)
def test_no_game_lasts_longer_than_promised(seats, switches):
    rules = game_named(KEY).with_options(switches)
    told = 0
    for seed in range(6):
        state, rng, promises, turn = rules.new(seats, seed), Rng(seed, "ending"), [], 0
        while state.phase != OVER:
            if (most := turns_to_last_round(state)) != UNKNOWN_YET:
                promises.append((turn, most, state.round))
            before = (state.to_move, state.round)
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])
            turn += (state.to_move, state.round) != before
        last, count = state.final_round, turn
        begins = count - seats
        assert all(begins - at <= most for at, most, _ in promises)
        assert all(number == last for _, most, number in promises if not most)
        told += sum(not most for _, most, _ in promises)
        assert UNKNOWN_YET == turns_to_last_round(state)
    assert told
