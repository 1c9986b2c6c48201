"""The levels: the stronger beats the weaker, none is silly, all answer at once and peek at nothing."""

import time
from functools import cache

import pytest

from evolution_qt.ai.bots import choose_moves, simple_bot
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant.state import PLANNING
from lab.arena.participants import bot as arena_bot
from lab.arena.playing import match
from tests.games.dominant.scene import KEY, asking
from tests.games.dominant.watching import silliness

LEVELS = ("written_rules", "greedy")
SEARCHING = ("scout", "hunter", "apex")
RULES = game(KEY)
TABLES = [(2, 1), (2, 3), (3, 2), (4, 1), (6, 1)]
"""Seats, and animals of each."""


def at_table(each):
    return RULES.with_options({"animals_each": each}) if each > 1 else RULES


def decided(kind, rules, state, seed=1):
    """Return the steps of a level in the view of the seat to move."""
    seen = rules.observe(state, state.to_move)
    return opponent(kind, rules, len(state.names)).decide(rules, seen, Rng(seed)).steps


@cache
def played(kind, seats, each):
    """Return a game that one level plays: before each answer the state, the answer, and its seconds."""
    rules, rng, found = at_table(each), Rng(seats, kind), []
    state, bot = rules.new(seats, 17), opponent(kind, rules, seats)
    while state.to_move >= 0:
        before, begun = rules.copy(state), time.process_time()
        steps = bot.decide(rules, rules.observe(state, state.to_move), rng).steps
        found.append((before, steps, time.process_time() - begun))
        for step in steps:
            rules.apply(state, step)
    return found


def positions(kind, seats, each, every=1):
    """Return states of such a game in which there is a choice."""
    rules = at_table(each)
    return [state for state, _, _ in played(kind, seats, each) if len(rules.legal(state)) > 1][::every]


def test_the_levels_and_the_short_list():
    bots = RULES.bots()

    assert ("random", *LEVELS, *SEARCHING) == bots.kinds
    assert ("Easy", "Medium", "Hard", "Hardest") == tuple(bots.short.values())
    assert ("written_rules", *SEARCHING) == bots.short_list
    assert (*LEVELS, *SEARCHING, *bots.characters) == tuple(bots.words)
    assert ("apex", "greedy") == (bots.strongest, bots.rival)


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"), [("written_rules", "random", 1), ("greedy", "written_rules", 2)]
)
def test_each_level_beats_the_one_before(stronger, weaker, deals):
    """Measured over 200 games greedy takes nearly all (`docs/opponents.md`); a fair part is a quarter."""
    rules = RULES.for_random_players()

    found = match(rules, 4, opponent(stronger, rules, 4), opponent(weaker, rules, 4), deals, 3)

    assert found["win"][0] > 0.7


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize(("seats", "each"), TABLES)
def test_no_level_is_silly_and_all_answer_at_once(kind, seats, each):
    """Greedy takes 3 ms for a decision in the mean, on a quiet machine."""
    rules, spent, made = at_table(each), 0.0, 0
    for state, steps, seconds in played(kind, seats, each):
        spent += seconds
        made += len(steps)
        trial = rules.copy(state)
        for at, step in enumerate(steps):
            if len(rules.legal(trial)) > 1:
                assert "" == silliness(rules, trial, str(rules.spoken(trial, trial.to_move, [step])))
            if at < len(steps) - 1:
                rules.apply(trial, step)
    assert spent / made < 0.03


@pytest.mark.parametrize("kind", LEVELS)
def test_no_level_peeks(kind):
    """Deck, stacks and bag in another order: the same answer to the same question."""
    shuffler, compared = Rng(7, "other cards"), 0
    for seats, each in TABLES:
        rules = at_table(each)
        for state in positions("greedy", seats, each, every=12):
            world = rules.determinize(rules.observe(state, state.to_move), shuffler)
            assert decided(kind, rules, state) == decided(kind, rules, world)
            steps = rules.legal(state)
            assert rules.suggest(state, steps, Rng(1)) == rules.suggest(world, steps, Rng(1))
            compared += 1
    assert compared > 80


@pytest.mark.parametrize("kind", LEVELS)
def test_an_answer_goes_on_until_another_seat_is_asked_or_something_is_drawn(kind):
    longest = 0
    for seats, each in TABLES:
        rules = at_table(each)
        for state, steps, _ in played(kind, seats, each):
            trial, seat, drawn = rules.copy(state), state.to_move, (state.shuffles, state.round)
            for step in steps:
                assert (seat, drawn) == (trial.to_move, (trial.shuffles, trial.round))
                assert step in rules.legal(trial)
                rules.apply(trial, step)
            assert (seat, drawn) != (trial.to_move, (trial.shuffles, trial.round))
            longest = max(longest, len(steps))
    assert longest > 5


def test_an_answer_ends_where_elements_are_drawn():
    """Symbiotic draws from the bag: what comes is not known before."""
    play = asking(
        "card", "A", alone=True, _cell="d2", cards=["symbiotic"], deck=[], pawns={"domination:5": "amphibian"}
    )
    play.state.next = 0

    for kind in LEVELS:
        assert ["card symbiotic"] == [
            str(play.game.spoken(play.state, 0, [one])) for one in decided(kind, play.game, play.state)
        ]


def test_moves_of_an_answer_are_whole_moves():
    for state in positions("greedy", 4, 1, every=40):
        seen = RULES.observe(state, state.to_move)
        moves, decision = choose_moves(RULES, seen, opponent("greedy", RULES, 4), Rng(1))
        assert len(moves) == len(decision.steps)


def test_greedy_is_the_same_as_a_level_and_as_the_simple_bot():
    for state in positions("greedy", 4, 1, every=9):
        seen = RULES.observe(state, state.to_move)
        first = decided("greedy", RULES, state)[0]
        assert first == simple_bot("greedy").decide(RULES, seen, Rng(1)).steps[0]


def test_each_animal_of_a_seat_is_answered_for():
    """In planning, one answer has the pawns of several animals where they follow each other."""
    rules, most = at_table(3), 0
    for state, steps, _ in played("written_rules", 2, 3):
        trial, animals = rules.copy(state), set()
        for step in steps:
            if trial.phase == PLANNING:
                animals.add(rules.dump(trial)["pending"][-1]["by"])
                rules.apply(trial, step)
        most = max(most, len(animals))
    assert most >= 2


def test_the_simple_one_that_must_lose_takes_domination_first():
    """Measured by `python -m tests.long.strength`; where the row is full it plans as `greedy` does."""
    state, one = RULES.new(4, 5), arena_bot("domination_first", RULES, 4)
    while state.phase == PLANNING:
        (step,) = one.decide(RULES, RULES.observe(state, state.to_move), Rng(1)).steps
        is_open = any("domination" in str(move) for move in RULES.moves(state))
        assert is_open == ("domination" in str(RULES.spoken(state, state.to_move, [step])))
        RULES.apply(state, step)
