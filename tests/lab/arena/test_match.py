"""Who is stronger, with an interval: the function for scripts."""

import json

import pytest

from evolution_qt.ai.bots import Greedy, Random
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.action import NOBODY
from evolution_qt.core.levels import BY_NETWORK, Level
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from lab.arena import match
from lab.arena.playing import Played, play_out


def test_a_greedy_one_beats_random_ones_and_an_equal_one_does_not():
    rules = game("evolution/de")

    better = match(rules, 3, Greedy(), Random(), 6, 1)
    equal = match(rules, 3, Greedy(), Greedy(), 6, 1)

    assert (18, 0.333) == (better["games"], better["fair"])
    assert better["win"][0] > 0.6
    assert better["lead"][0] > 5
    assert 0.333 == pytest.approx(equal["win"][0], abs=0.001)


@pytest.mark.parametrize(("players", "deals"), [(2, 3), (4, 2)])
def test_the_networks_that_come_with_the_program_are_of_use(players, deals):
    """Step by step, without any search, they win clearly against the quick policy."""
    rules = game("evolution/de")
    step_by_step = Level("attentive", BY_NETWORK)

    found = match(rules, players, Thinker(step_by_step, network_for(rules, players)), Greedy(), deals, 5)

    assert found["win"][0] > 1.4 * found["fair"]
    assert found["lead"][0] > 10


def test_one_deal_says_nothing_of_the_margin():
    found = match(game("evolution/de"), 2, Random(), Greedy(), 1, 0)

    assert found["win"][1] is None
    json.dumps(found, allow_nan=False)


def test_without_streams_a_game_is_that_of_its_record():
    """The same seed, the usual pile: a simulation of the game meets the same one."""
    rules = game("evolution/de")
    state = rules.new(3, 7)
    rngs = [Rng(7, f"seat {seat}") for seat in range(3)]
    while (seat := state.to_move) != NOBODY:
        rules.apply(state, rules.suggest(rules.observe(state, seat).state, rules.legal(state), rngs[seat]))

    played = play_out(rules, [Greedy()] * 3, 7, has_streams=False)

    assert tuple(rules.scores(state)) == played.points
    assert [seat for seat in range(3) if played.places[seat] == 1] == rules.winners(state)


def test_a_shared_win_counts_in_parts_and_a_lead_is_over_the_mean_of_the_others():
    played = Played((30, 30, 12), (1, 1, 3), ((), (), ()))

    assert [0.5, 0.5, 0.0] == [played.part(seat) for seat in range(3)]
    assert [9.0, 9.0, -18.0] == [played.lead(seat) for seat in range(3)]
