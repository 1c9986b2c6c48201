"""Random games with everything checked; `tests/long/simulate.py` plays ten thousand of them."""

import pytest

from evolution_qt.games import game
from tests.games.dominant.laws import KEY, play, random_setup


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_keep_every_law(seats):
    for seed in (1, 2):
        steps, scores = play(game(KEY), seats, seed)
        assert 200 < steps
        assert seats == len(scores)


@pytest.mark.parametrize("seats", [2, 3])
def test_games_with_several_animals_a_seat_do_too(seats):
    rules = game(KEY).with_options({"animals_each": 6 // seats})

    assert seats == len(play(rules, seats, 1)[1])


@pytest.mark.parametrize("seed", range(4))
def test_games_with_random_switches_do_too(seed):
    rules, seats = random_setup(seed)

    assert seats == len(play(rules, seats, seed)[1])
