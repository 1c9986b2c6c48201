"""What is said to answer a trait does so in the rules."""

import pytest

from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.traits import answers
from tests.positions import position

GAME = game_of("evolution/de")


def named(key):
    return {GAME.table.traits[one].key for one in answers(GAME.table, GAME.table.index[key])}


@pytest.mark.parametrize(
    ("trait", "expected"),
    [
        ("climbing", {"climbing", "intelligence"}),
        ("warning_call", {"ambush", "intelligence"}),
        ("hard_shell", {"pack_hunting", "intelligence"}),
        ("symbiosis", {"intelligence"}),
        ("burrowing", {"intelligence"}),
        ("defensive_herding", {"intelligence"}),
        ("horns", {"intelligence"}),
        ("scavenger", {"intelligence"}),
        ("pack_hunting", {"hard_shell"}),
        ("long_neck", set()),
        ("fertile", set()),
        ("ambush", set()),
        ("intelligence", set()),
        (
            "carnivore",
            {
                "burrowing",
                "climbing",
                "defensive_herding",
                "hard_shell",
                "horns",
                "symbiosis",
                "warning_call",
            },
        ),
    ],
)
def test_answers_of_a_trait(trait, expected):
    assert expected == named(trait)


PREY = {
    "climbing": ["b1 p1 climbing:1"],
    "burrowing": ["b1 p1 f1 burrowing:1"],
    "symbiosis": ["b1 p1 symbiosis:1", "b6 p1"],
    "hard_shell": ["b2 p1 hard_shell:1"],
    "defensive_herding": ["b1 p4 defensive_herding:3"],
    "warning_call": ["b1 p1", "b6 p1 warning_call:1"],
}


@pytest.mark.parametrize("defence", PREY)
def test_an_answer_opens_what_the_defence_shuts(defence):
    """The prey lies at the left; without the answer it cannot be attacked, with it it can."""

    def can_attack(extra, hand=()):
        game, state = position(
            [f"b4 p2 carnivore:1{extra}"], PREY[defence], phase="feeding", watering_hole=3, hand=list(hand)
        )
        return any(step.startswith("attack 0 1.0") for step in map(game.write, game.moves(state, 0)))

    assert not can_attack("")
    for answer in named(defence):
        food = {"intelligence": 4, "climbing": 2}.get(answer, 1)
        assert can_attack(f" {answer}:{food}", ["horns:3"] if answer == "intelligence" else ()), answer
    for other in {"foraging:4", "scavenger:5", "horns:2"}:
        assert not can_attack(f" {other}")
