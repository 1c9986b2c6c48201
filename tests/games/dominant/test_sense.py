"""What counts habits that are not sensible: scenes of each, and a whole game."""

import pytest

from evolution_qt.games.dominant.cards import SPACE_KEYS
from evolution_qt.games.dominant.steps import PLANS
from tests.games.dominant.scene import asking, scene, start_earth, tile
from tests.long.sense import MOST, Habits, counted, only_doomed, raises_worth


def adapting(regression, pawns):
    display = {"adaptation": ["meat", "seed"], "regression": regression}
    return asking("adaptation", "A", display=display, pawns=pawns).state


@pytest.mark.parametrize(
    ("regression", "pawns", "is_doomed"),
    [
        (["meat", "seed"], {}, True),
        (["meat"], {}, False),
        (["meat", "seed"], {"regression:1": "amphibian"}, False),
    ],
)
def test_elements_are_doomed_that_regression_takes_from_an_animal_without_protection(
    regression, pawns, is_doomed
):
    assert is_doomed == only_doomed(adapting(regression, pawns))


def test_a_migration_may_be_left_where_every_move_costs():
    earth = start_earth(d2=tile("sea", "A1"), e3=tile("desert"))
    hungry, fed = (
        asking("migration", "A", _left=2, earth=earth, elements={corner: "water"}).state
        for corner in ("e3:se", "d2:nw")
    )

    assert raises_worth(hungry)
    assert not raises_worth(fed)


@pytest.mark.parametrize(
    ("space", "ahead", "found"),
    [
        ("initiative", {}, {"last_initiative": 1}),
        ("glaciation:2", {"glaciation:1": "bird"}, {"last_glaciation": 1}),
        ("glaciation:2", {}, {}),
    ],
)
def test_a_pawn_counts_once_its_round_was_the_last(space, ahead, found):
    play = scene(phase="planning", pawns=ahead)
    ended, going_on = Habits(), Habits()
    for habits in (ended, going_on):
        habits.step(play.state, PLANS[SPACE_KEYS.index(space)])
    ended.happened(play.state, [(31, 0, 0, 0, 0, 0, -1)])
    going_on.happened(play.state, [(1, 0, 0, 0, 2, 0, -1), (31, 0, 0, 0, 0, 0, -1)])

    assert found == dict(ended.counts)
    assert not going_on.counts


def test_one_of_two_equal_disks_is_given_back():
    play = asking("wasteland", "A", display={"wasteland": ["water", "water", "meat"]})
    found = {}
    for step in play.game.legal(play.state):
        habits = Habits()
        habits.step(play.state, step)
        found[str(play.game.spoken(play.state, play.state.to_move, [step]))] = habits.counts["returned"]

    assert {"return water": 1, "return meat": 0, "pass": 0} == found


def test_a_game_of_written_rules_has_habits_of_most_kinds():
    found = counted("written_rules", 3)

    assert found["pawns"] > 100
    assert found["pawns"] > found["idle"] >= found["vain"] > 0
    for name, (of, _) in MOST.items():
        assert found[of] > found[name]
