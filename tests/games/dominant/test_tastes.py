"""Characters of Dominant Species: what is counted for them, who can have one, and what it changes."""

import pytest

from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import reported
from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import Character
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant.state import PLANNING
from evolution_qt.games.dominant.tastes import PREFERENCES
from tests.games.dominant.scene import KEY, asking, start_earth, tile

RULES = game(KEY)
BOTS = RULES.bots()
THINKING = ("scout", "hunter", "apex")


def amounts(play, seat):
    """Return what a seat has of each preference, by name."""
    return dict(zip(PREFERENCES, RULES.evaluation().preferences(play.state, seat), strict=True))


def table():
    """Return a scene: the bird leads, the mammal lives on two tiles and dominates one."""
    return asking(
        "domination",
        "M",
        "MRB",
        earth=start_earth(
            d3=tile("sea", "M2 B1", tundra=True), d4=tile("mountain", "M1 R1"), c4=tile("forest", "B3")
        ),
        elements={"d3:sw": "meat"},
        animals={"mammal": {"vp": 4}, "reptile": {"vp": 3}, "bird": {"vp": 9}},
    )


def test_what_characters_like_is_counted_for_the_own_animals():
    found = amounts(table(), 0)

    assert {"cubes": 3, "tiles": 2, "tundra": 1, "points": 4, "rivals": 1 + 2 * 4, "elements": 2} == {
        name: amount for name, amount in found.items() if name != "dominated"
    }
    assert found["dominated"] >= 1


def test_the_cubes_of_the_leading_rival_count_twice():
    """For the bird, which leads itself, that is the mammal."""
    assert 1 + 2 * 3 == amounts(table(), 2)["rivals"]


def test_there_are_five_characters_and_each_likes_what_is_counted():
    assert len(BOTS.characters) >= 5
    assert {name for one in BOTS.characters.values() for name in one.tastes} <= set(PREFERENCES)


def test_levels_that_think_can_have_one_and_fixed_ways_to_play_cannot():
    assert THINKING == tuple(key for key in BOTS.levels if BOTS.can_have_character(key))
    for kind in ("written_rules/nomad", "greedy/nomad", "random/nomad", "scout/nobody"):
        with pytest.raises(BadInput):
            opponent(kind, RULES, 4)


@pytest.mark.parametrize("key", BOTS.characters)
def test_a_strong_liking_places_other_pawns_than_a_strong_dislike(key):
    state, rng, bot = RULES.new(4, 8), Rng(2, "pawns"), opponent("written_rules", RULES, 4)
    one, other = (
        Thinker(
            BOTS.levels["scout"],
            None,
            Character(key, {name: times * taste for name, taste in BOTS.characters[key].tastes.items()}),
        )
        for times in (20, -20)
    )
    compared = elsewhere = 0
    while compared < 24:
        if state.phase == PLANNING and state.round > 1:
            seen = RULES.observe(state, state.to_move)
            elsewhere += one.decide(RULES, seen, Rng(1)).steps != other.decide(RULES, seen, Rng(1)).steps
            compared += 1
        for step in bot.decide(RULES, RULES.observe(state, state.to_move), rng).steps:
            RULES.apply(state, step)
    assert elsewhere > 6


def test_a_step_that_is_no_pawn_is_told_as_that_of_its_level():
    state = table().state
    seen = RULES.observe(state, state.to_move)
    told = [
        reported(RULES, seen, opponent(kind, RULES, 3).decide(RULES, seen, Rng(1)), kind)
        for kind in ("scout", "scout/nomad")
    ]

    assert told[0] == told[1]
    assert told[0]["plans"][0]["parts"]
