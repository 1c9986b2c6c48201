"""A game that says nothing but its rules is played by chance, by what looks best at once, and by playouts."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from evolution_qt.ai.bots import Effort, simple_bot
from evolution_qt.brain import opponents
from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput
from evolution_qt.core.rng import Rng
from evolution_qt.simulation import simulate
from lab.arena.participants import Supplies, entered
from lab.arena.participants import bot as participant
from lab.arena.playing import match, play_out
from lab.baselines import baselines, counted
from tests.toy.games.toy.rules import Toy
from tests.toy2.games.path.rules import ANIMALS, Path

ALONE = [Toy(), Path()]
rules_alone = pytest.mark.parametrize("rules", ALONE, ids=[one.key for one in ALONE])


@rules_alone
def test_its_opponents_are_those_that_need_no_more(rules):
    assert ("random", "greedy", "flat_mc") == rules.bots().kinds
    assert ["flat_mc"] == list(baselines(rules))
    assert network_for(rules, 2) is None
    assert checksum_for("apex", rules, 2) is None
    with pytest.raises(BadInput, match="random, greedy, flat_mc"):
        entered("apex", rules, 2, Supplies())
    with pytest.raises(BadInput):
        counted("so_ismcts", 9)(rules, 2)


@rules_alone
@pytest.mark.parametrize("name", ["random", "greedy", "flat_mc"])
def test_the_arena_plays_it_to_the_end(rules, name):
    bot = counted(name, 3)(rules, 3) if name == "flat_mc" else simple_bot(name)
    bots = [bot, simple_bot("random"), simple_bot("random")]

    once, again = (play_out(rules, bots, 6) for _ in range(2))

    assert (once.points, once.places) == (again.points, again.places)
    assert 1 in once.places
    assert participant(name, rules, 3) is not None


def test_to_think_is_better_than_chance():
    """What looks best at once is, and so is what wins most playouts."""
    rules = Path()
    for one in (simple_bot("greedy"), counted("flat_mc", 6)(rules, 2)):
        found = match(rules, 2, one, simple_bot("random"), 2, 1)
        assert found["lead"][0] > 20


@rules_alone
def test_whole_games_are_simulated(rules, monkeypatch):
    monkeypatch.setattr(opponents, "ON_RULES_ALONE", Effort(3))
    found = simulate(rules, 3, ["greedy", "random", "flat_mc"], 2, 7, check=True)

    assert 2 == found["games"]
    assert json.dumps(found)


def test_playouts_go_to_where_the_game_says(monkeypatch):
    """By default to the end; a game may end them earlier, and what the points are there is judged."""
    rules = Path()
    state = rules.new(2, 3)
    made = []
    apply = rules.apply
    monkeypatch.setattr(rules, "apply", lambda *given: (made.append(given), apply(*given))[1])

    def steps_of_playouts():
        made.clear()
        counted("flat_mc", 3)(rules, 2).decide(rules, rules.observe(state, state.to_move), Rng(1))
        return len(made)

    to_the_end = steps_of_playouts()
    number = state.round
    monkeypatch.setattr(rules, "horizon", lambda _: lambda reached: reached.round != number)

    assert to_the_end > 3 * steps_of_playouts() > 3 * 3


def test_the_order_of_play_is_no_circle_and_a_seat_answers_for_two_sides():
    rules = Path()
    state, rng = rules.new(3, 5), Rng(2)
    asked: list[tuple[int, str]] = []
    while (seat := state.to_move) != NOBODY:
        step = rules.sample(state, rng)
        asked.append((seat, rules.spoken(state, seat, [step]).split()[0]))
        rules.apply(state, step)

    following = {(now[0] - before[0]) % 3 for before, now in pairwise(asked)}
    assert {0, 1, 2} == following
    assert {(seat, animal) for seat in range(3) for animal in ANIMALS} == set(asked)
    assert len(asked) > 300
