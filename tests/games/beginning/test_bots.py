"""The levels: each beats the one before, does nothing silly, is quick, and peeks at nothing."""

import itertools
import time

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from lab.arena.playing import match
from tests.games.beginning.scene import KEY, scene
from tests.games.beginning.watching import silliness

LEVELS = ("hatchling", "fledgling", "forager", "greedy", "strategist", "apex")
AT_ONCE = LEVELS[:-1]
"""Those that try nothing in sampled worlds, the last of them where two play."""
RULES = game(KEY)


def decided(kind, state, seed=1):
    """Return the move of a level in the view of the seat to move."""
    seat = state.to_move
    decision = opponent(kind, RULES, len(state.players)).decide(RULES, RULES.observe(state, seat), Rng(seed))
    return RULES.spoken(state, seat, decision.steps)


def positions(seats, seed, kind="greedy", every=5):
    """Play a game of one level and yield states in which there is a choice."""
    state, rng, bot, at = RULES.new(seats, seed), Rng(seed), opponent(kind, RULES, seats), 0
    while (seat := state.to_move) >= 0:
        if len(RULES.legal(state)) > 1:
            at += 1
            if at % every == 0:
                yield state
        for step in bot.decide(RULES, RULES.observe(state, seat), rng).steps:
            RULES.apply(state, step)


def test_the_levels_and_the_short_list():
    bots = RULES.bots()

    assert ("random", *LEVELS) == bots.kinds
    assert ("fledgling", "greedy", "strategist", "apex") == bots.short_list
    assert "apex" == bots.strongest
    assert set(LEVELS) == set(bots.words)
    assert all(bots.usual_seconds(players) for players in RULES.seats), "baselines get as much time"


@pytest.mark.parametrize(("weaker", "stronger"), list(itertools.pairwise(("random", *AT_ONCE))))
def test_each_level_beats_the_one_before(weaker, stronger):
    """Measured over 400 games the parts are 65 % and more."""
    deals = 5 if stronger == "strategist" else 24
    found = match(RULES, 2, opponent(stronger, RULES, 2), opponent(weaker, RULES, 2), deals, 3)

    assert found["lead"][0] > 0


@pytest.mark.parametrize(("kind", "seats"), [(kind, seats) for kind in AT_ONCE for seats in (2, 4)][:-1])
def test_no_level_is_silly_and_all_answer_at_once(kind, seats):
    slowest = 0.0
    for seed in range(3):
        state, bot = RULES.new(seats, seed), opponent(kind, RULES, seats)
        rng, laid = Rng(seed), [0] * seats
        while (seat := state.to_move) >= 0:
            seen = RULES.observe(state, seat)
            begun = time.perf_counter()
            step = bot.decide(RULES, seen, rng).steps[0]
            slowest = max(slowest, time.perf_counter() - begun)
            move = RULES.spoken(state, seat, [step])
            assert "" == silliness(RULES, state, move)
            laid[seat] += (move.verb, move.card) == ("trait", "carnivore")
            RULES.apply(state, step)
        assert kind != "hatchling" or max(laid) <= 1
    assert slowest < 0.5  # 50 ms on a quiet machine


@pytest.mark.parametrize(("kind", "seats"), [("strategist", 4), ("apex", 2), ("apex", 4)])
def test_those_that_try_their_steps_are_not_silly_either(kind, seats):
    for state in positions(seats, 6, every=12):
        assert "" == silliness(RULES, state, decided(kind, state))


@pytest.mark.parametrize("kind", LEVELS)
def test_no_level_peeks(kind):
    """Hands of others, the deck and unseen cards in other places: the same answer."""
    shuffler = Rng(7, "other cards")
    compared = 0
    for seats in (2, 3, 5):
        for state in positions(seats, 11, every=5 if kind in AT_ONCE[:-1] else 25):
            world = RULES.determinize(RULES.observe(state, state.to_move), shuffler)
            assert decided(kind, state) == decided(kind, world)
            steps = RULES.legal(state)
            assert RULES.suggest(state, steps, Rng(1)) == RULES.suggest(world, steps, Rng(1))
            compared += 1
    assert compared > (40 if kind in AT_ONCE[:-1] else 8)


# What each does


def test_the_hatchling_lays_no_second_carnivore():
    """Neither beside the first, nor when one has gone, nor when that can no longer be known."""
    for row, entries in (
        ("2/0 | 2/0 carnivore", {}),
        ("2/0 | 2/0", {"discard_pile": ["carnivore"]}),
        ("2/0 | 2/0", {"rules": {"passes_through_deck": 2}, "passes": 1}),
    ):
        found = scene(row, "3/0", hands=("carnivore carnivore",), phase="play", watering_hole=9, **entries)
        for seed in range(30):
            bot = opponent("hatchling", found.rules, 2)
            seen = found.rules.observe(found.state, 0)
            step = bot.decide(found.rules, seen, Rng(seed)).steps[0]
            assert "trait" != found.rules.spoken(found.state, 0, [step]).verb


def test_the_hatchling_spares_last_cards():
    assert "attack 0 1.1" == str(decided("hatchling", scene("2/0 carnivore", "1/0 | 2/0").state))
    assert "attack 0 1.0" == str(decided("hatchling", scene("2/0 carnivore", "1/0").state))
    assert "pass" == str(decided("hatchling", scene("2/2 carnivore fat_tissue", "1/0").state))


@pytest.mark.parametrize(
    ("row", "other", "hole", "best"),
    [
        ("1/0 carnivore | 2/0", "1/0", 2, "attack 0 1.0"),
        ("1/0 carnivore | 2/0", "1/0 speed", 2, "feed 1"),
        ("1/0 carnivore | 1/1 | 1/0 ", "1/0 speed", 0, "attack 0 0.2"),
        ("2/0 carnivore", "1/0 horns | 1/0", 0, "attack 0 1.1"),
        ("1/0 | 1/0 flight horns", "", 1, "feed 1"),
        ("2/1 | 1/0", "", 1, "feed 1"),
        ("2/2 fat_tissue", "", 2, "feed 0"),
        ("1/1 carnivore fat_tissue | 3/3", "3/0 speed", 0, "pass"),
        ("2/2 carnivore fat_tissue", "3/0 horns", 0, "pass"),
        ("2/2 carnivore fat_tissue", "3/0", 0, "attack 0 1.0"),
    ],
)
def test_all_feed_by_the_same_rules(row, other, hole, best):
    state = scene(row, other, watering_hole=hole).state

    assert [best] * 2 == [str(decided(kind, state)) for kind in ("forager", "greedy")]


@pytest.mark.parametrize(
    ("row", "other", "hand", "best"),
    [
        ("4/0", "4/0", "carnivore", {"trait 0 carnivore"}),
        ("3/0", "3/0 horns speed flight", "long_neck", {"trait 0 long_neck"}),
        ("1/0", "3/0 horns", "carnivore", {"done", "population 0 carnivore", "species carnivore"}),
    ],
)
def test_a_turn_is_judged_after_its_own_feeding(row, other, hand, best):
    state = scene(row, other, hands=(hand,), phase="play").state

    for kind in ("forager", "greedy"):
        assert str(decided(kind, state)) in best


def test_greedy_protects_what_a_hunter_reaches():
    """Forager looks at no hunter of others."""
    state = scene(
        "3/0 long_neck | 1/0", "4/0 carnivore speed", hands=("speed flight",), phase="play", seed=2
    ).state

    assert "trait 0 flight" == str(decided("greedy", state))


def test_in_the_last_turn_only_points_count():
    """No card is laid that would starve."""
    state = scene("1/0", "3/0", hands=("speed horns",), phase="play", watering_hole=1, final_round=1).state

    assert decided("greedy", state).verb in ("done", "trait")


def test_greedy_is_the_same_as_a_level_and_as_the_simple_bot():
    for state in positions(3, 5, every=9):
        seen = RULES.observe(state, state.to_move).state
        (step,) = RULES.bots().policies["greedy"](RULES, seen, Rng(1))
        assert step == RULES.suggest(seen, RULES.legal(seen), Rng(2))
