"""No level from the forager on does what no sensible player does (A10), as an observer of the table sees it.

`tests/long/silly.py` watches ten thousand games.
"""

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from tests.ai.silliness import silly_step, silly_turn, watched
from tests.scene import DE, JA, scene


def step(table, line):
    rules = table.rules
    listed = [rules.write(rules.spoken(table.state, 0, [one])) for one in rules.legal(table.state)]
    assert line in listed, listed
    return silly_step(rules.dump(table.state), 0, line, listed)


def test_silly_steps_are_seen():
    feeding = scene(DE, "b6 p3 carnivore | b1 p2", "b2 p4", watering_hole=2)
    assert "attacks itself" == step(feeding, "attack 0 0.1")
    assert "" == step(feeding, "attack 0 1.0")
    assert "attacks itself" not in step(scene(DE, "b6 p3 carnivore | b1 p2 f2", "b6 p4 f4"), "attack 0 0.1")
    stored = scene(DE, "b4 p1 f1 fat_tissue | b1 p1", "b1", watering_hole=3)
    assert "" == step(stored, "feed 1")
    passing = scene(DE, "b4 p1 f1 fat_tissue", "b1 p1", watering_hole=3)
    assert "passes up plants" == step(passing, "pass")


def test_silly_cards_are_seen():
    table = scene(JA, "carnivore climbing | hidden(horns)", "b4 p1", phase="play", hands=["burrowing:2"])
    assert "throws away a trait for nothing" == step(table, "discard 0 climbing")
    assert "throws away what it has just laid" == step(table, "discard 1 horns")
    assert "" == step(table, "discard 0 carnivore")

    def turn(row, *others, **how):
        made = scene(DE, row, *others, phase="play", **how)
        return silly_turn(made.rules.dump(made.state), 0)

    assert "makes a hunter" in turn("b2 hidden(carnivore)", "b2")
    assert "" == turn("b2 p3 hidden(carnivore pack_hunting)", "b4")
    assert "neighbour on the right" in turn("b2 | b2 hidden(cooperation)", "b2")
    assert "" == turn("b2 hidden(cooperation) | b2", "b2")
    assert "needs a neighbour" in turn("b2 hidden(warning_call)", "b2")
    assert "only helps a hunter" in turn("b2 hidden(ambush)", "b2")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("hatchling", "apex_patient")])
def test_nobody_is_silly(key, level):
    rules = game(key)
    players = {"forager": 5, "hunter": 4, "strategist": 3, "apex": 3}[level]

    found = watched(rules, [opponent(level, rules, players)] * players, 12)

    assert ["decisions"] == list(found)
    assert found["decisions"] > 100
