"""Who is stronger, with an interval."""

import json
import math

import pytest

from evolution_qt import arena
from evolution_qt.ai.bots import Greedy, Random
from evolution_qt.arena import Estimate, match
from evolution_qt.brain.opponents import opponent
from evolution_qt.games import game


def test_a_greedy_one_beats_random_ones_and_an_equal_one_does_not():
    rules = game("evolution/de")

    better = match(rules, 3, Greedy(), Random(), 6, 1)
    equal = match(rules, 3, Greedy(), Greedy(), 6, 1)

    assert (18, 0.333) == (better["games"], better["fair"])
    assert better["win"][0] > 0.6
    assert better["lead"][0] > 5
    assert 0.333 == pytest.approx(equal["win"][0], abs=0.001)


@pytest.mark.parametrize(("players", "deals"), [(2, 3), (4, 1)])
def test_the_networks_that_come_with_the_program_are_of_use(players, deals):
    """Step by step, without any search, they win clearly against the quick policy."""
    rules = game("evolution/de")

    found = match(rules, players, opponent("hunter", rules, players), Greedy(), deals, 5)

    assert found["win"][0] > 0.7
    assert found["lead"][0] > 5


def test_an_estimate_has_an_interval():
    estimate = Estimate.of([0.0, 1.0, 0.0, 1.0])

    assert 0.5 == estimate.mean
    assert math.isclose(1.96 * math.sqrt(1 / 3 / 4), estimate.margin)
    assert math.inf == Estimate.of([1.0]).margin


def test_the_command_prints_one_line(monkeypatch, capsys):
    words = ["arena", "evolution/de", "2", "forager", "random", "--deals", "2"]
    monkeypatch.setattr("sys.argv", words)

    assert 0 == arena.main()
    assert 4 == json.loads(capsys.readouterr().out)["games"]


@pytest.mark.parametrize(
    "words",
    [
        ["evolution/de", "9", "random", "greedy"],
        ["evolution/de", "1", "random", "greedy"],
        ["no/game", "2", "random", "greedy"],
        ["evolution/de", "2", "nobody", "greedy"],
        ["evolution/de", "2", "random", "greedy", "--deals", "0"],
    ],
)
def test_wrong_words_are_refused_in_a_sentence(monkeypatch, capsys, words):
    monkeypatch.setattr("sys.argv", ["arena", *words])

    with pytest.raises(SystemExit) as left:
        arena.main()

    assert 2 == left.value.code
    assert "error:" in capsys.readouterr().err


def test_one_deal_says_nothing_of_the_margin(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["arena", "evolution/de", "2", "random", "greedy", "--deals", "1"])

    arena.main()

    found = json.loads(capsys.readouterr().out, parse_constant=lambda name: pytest.fail(name))
    assert found["win"][1] is None
