"""Tuning baselines, and comparing them with our levels at equal time."""

import json

import pytest

from evolution_qt.ai.bots import Effort, has_choice, kind_of
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import network_for, opponent
from evolution_qt.core.levels import BY_NETWORK, DECISIONS, Level
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from lab.baselines import compare, tune
from lab.baselines.catalogue import HABITS, baseline, tuned, usual_effort
from lab.baselines.compare import Comparison, measured
from lab.baselines.duel import Duel
from lab.baselines.positions import Positions
from tests.scene import DE
from tests.toy.games.toy.rules import Toy


def tuner(tmp_path, name="one_step"):
    one = tune.Tuner(name, game(DE), 2, "forager", tmp_path / f"{name}.jsonl", 7)
    one.effort = Effort(4)
    return one


@pytest.mark.parametrize("name", tune.GRIDS)
def test_the_first_trial_is_in_use_and_the_others_are_drawn_from_the_grid(name):
    drawn = [tune.trial(name, game(DE), 2, number) for number in range(6)]

    assert tuned(name, game(DE), 2) == drawn[0]
    assert len(set(drawn)) > 2
    for habits in drawn[1:]:
        for field, grid in tune.GRIDS[name].items():
            assert getattr(habits, field) in grid
    assert drawn == [tune.trial(name, game(DE), 2, number) for number in range(6)]
    assert drawn[0] == tune.trial(name, game(DE), 2, 3, redrawn=0)


def test_tables_of_three_and_more_may_have_settings_and_seconds_of_their_own(tmp_path):
    rules = game(DE)
    two, three, five = [tuned("mo_ismcts", rules, players) for players in (2, 3, 5)]

    assert two != three == five
    assert [two, three] == [baseline("mo_ismcts", rules, players).habits for players in (2, 4)]
    assert [two, three] == [tune.trial("mo_ismcts", rules, players, 0) for players in (2, 4)]
    efforts = [tune.Tuner("mo_ismcts", rules, n, "forager", tmp_path / "x", 7).effort for n in (2, 4)]
    assert [usual_effort(rules, 2), usual_effort(rules, 4)] == efforts
    assert efforts[0] != efforts[1]


@pytest.mark.parametrize("name", HABITS)
def test_a_game_that_tuned_nothing_gets_the_defaults(name):
    assert HABITS[name]() == tuned(name, Toy(), 2)
    assert Effort() == usual_effort(Toy(), 2)


def test_an_interrupted_search_goes_on(tmp_path, monkeypatch):
    """What was played is not played again, and the result is the same."""
    trials = [tune.trial("one_step", game(DE), 2, number) for number in range(7)]
    said = []
    best = tuner(tmp_path).search(trials, 1, said.append)
    played = (tmp_path / "one_step.jsonl").read_text()
    monkeypatch.setattr(tune, "play_deal", None)

    assert best == tuner(tmp_path).search(trials, 1, said.append)
    assert played == (tmp_path / "one_step.jsonl").read_text()
    assert said[: len(said) // 2] == said[len(said) // 2 :]
    different = len(set(trials))
    assert different > 3
    assert len(played.splitlines()) == different + different // 2


def test_the_better_half_is_kept(tmp_path):
    one = tuner(tmp_path)
    trials = list(dict.fromkeys([tune.trial("flat_mc", game(DE), 2, number) for number in range(6)]))
    for at, habits in enumerate(trials):
        one._leads[tune._label(tune.asdict(habits))] = [float(at == 4 or at / 100)] * 8

    said = []
    assert trials[4] == one.search(trials, 1, said.append)
    assert all("+1.00 +- " in line and "ahead of the first" in line for line in said)


def test_positions_are_of_every_kind_with_a_choice_and_stay_the_same():
    rules = game(DE)

    def found():
        bot = opponent("forager", rules, 2)
        return Positions(rules, 2, bot, network_for(rules, 2), 5)

    one, other = found(), found()

    for number in range(15):
        seen = one.at(number)
        assert DECISIONS[number % 3] == kind_of(rules, seen.state)
        assert has_choice(rules, seen.state)
    assert [rules.dump(one.at(at).state) for at in range(15)] == [
        rules.dump(other.at(at).state) for at in range(15)
    ]


def test_decisions_are_worth_what_they_lead_to():
    """In the same worlds: a turn is worth the same however it is put together, and good ones more."""
    rules = game(DE)
    network = network_for(rules, 2)
    level = Thinker(Level("attentive", BY_NETWORK, width=8, evaluations=4_000), network)
    positions = Positions(rules, 2, level, network, 5)
    better = []
    for number in range(0, 9, 3):
        seen = positions.at(number)
        steps = level.decide(rules, seen, Rng(1)).steps
        better.append(positions.worth(number, steps) - positions.worth(number, steps[-1:]))

    assert 0 < sum(better)
    kept = dict(positions._worths)
    positions.worth(0, level.decide(rules, positions.at(0), Rng(2)).steps)
    assert kept == positions._worths


def test_a_sieve_goes_on_where_it_was(tmp_path):
    def sieve():
        one = tune.Sieve("one_step", game(DE), 2, "forager", tmp_path / "kept.jsonl", 7)
        one.effort = Effort(4)
        return one

    habits = tune.trial("one_step", game(DE), 2, 0)
    first = sieve().leads(habits, 4)
    again = sieve()
    again.positions = None

    assert first == again.leads(habits, 4)
    assert all(0 < value < 100 for value in first)
    assert first == sieve().leads(habits, 7)[:4]


def test_a_comparison_goes_on_where_it_was(tmp_path):
    rules = game(DE)
    seconds = dict.fromkeys(DECISIONS, 0.001)
    path = tmp_path / "deals.jsonl"
    first = Comparison(rules, 2, "forager", "silly", seconds, path, 5)
    first.play(2)

    again = Comparison(rules, 2, "forager", "silly", None, path, 5)

    assert first.seconds == again.seconds
    assert first.report() == again.report()
    level = again.duel.one.mean()
    assert all(level[kind] / 4 <= again.seconds[kind] <= 4 * level[kind] for kind in DECISIONS)
    again.play(3)
    assert 6 == again.report()["games"]
    assert 3 == len(path.read_text().splitlines())
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # interrupted while it was written
    assert 4 == Comparison(rules, 2, "forager", "silly", None, path, 5).report()["games"]
    assert whole.startswith(path.read_bytes())
    assert 2 == len(path.read_text().splitlines())
    with pytest.raises(ValueError, match="another comparison"):
        Comparison(rules, 2, "forager", "rule_bot", None, path, 5)


@pytest.mark.parametrize(("least", "times"), [(0.0, 1.8), (0.001, 1.2), (0.0, 0.6)])
def test_what_takes_longer_than_it_may_is_given_less_until_both_have_taken_the_same(least, times):
    """Also what it was ahead or behind at first is made up for."""
    comparison = Comparison(game(DE), 3, "forager", "silly", dict.fromkeys(DECISIONS, 0.005))
    for at in range(120):
        if at < 10:
            comparison.seconds = dict.fromkeys(DECISIONS, 0.006)
        deal = Duel([0.0], [0.0])
        level = 0.005 * (0.8 + at % 5 / 10)
        for kind in DECISIONS:
            deal.one.decisions[kind], deal.rest.decisions[kind] = 10, 20
            deal.one.seconds[kind] = 10 * level
            deal.rest.seconds[kind] = 20 * (least + times * comparison.seconds[kind])
        comparison.keep(deal)

    level, other = comparison.duel.one.mean(), comparison.duel.rest.mean()
    assert all(level[kind] == pytest.approx(other[kind], rel=0.02) for kind in DECISIONS)


def test_what_cannot_be_that_quick_is_given_a_quarter():
    comparison = Comparison(game(DE), 3, "forager", "silly", dict.fromkeys(DECISIONS, 0.005))
    for _ in range(20):
        deal = Duel([0.0], [0.0])
        for kind in (DECISIONS[0], DECISIONS[1]):
            deal.one.decisions[kind], deal.rest.decisions[kind] = 10, 20
            deal.one.seconds[kind], deal.rest.seconds[kind] = 10 * 0.004, 20 * 0.006
        comparison.keep(deal)

    assert {DECISIONS[0]: 0.001, DECISIONS[1]: 0.001, DECISIONS[2]: 0.005} == pytest.approx(
        comparison.seconds
    )


def test_time_is_measured_for_each_kind():
    found = measured(game(DE), 2, "forager", 1, 3)

    assert set(DECISIONS) == set(found)
    assert all(seconds >= 0 for seconds in found.values())
    assert any(found.values())


def test_both_commands_print_json(monkeypatch, capsys, tmp_path):
    words = [DE, "2", "silly", "--level", "forager", "--deals", "2", "--measure", "1"]
    monkeypatch.setattr("sys.argv", ["compare", *words])
    assert 0 == compare.main()
    report = json.loads(capsys.readouterr().out)
    assert {"one", "rest", "games", "fair", "win", "lead", "seconds"} == set(report)

    monkeypatch.setattr("sys.argv", ["compare", *words[:-2], "--seconds", "0.1", "0.1", "0.1"])
    monkeypatch.setattr(compare, "measured", None)
    assert 0 == compare.main()
    assert report["win"] == json.loads(capsys.readouterr().out)["win"]

    words = ["one_step", str(tmp_path), "--against", "forager", "--trials", "2", "--deals", "1"]
    monkeypatch.setattr("sys.argv", ["tune", *words])
    assert 0 == tune.main()
    assert {"worlds"} == set(json.loads(capsys.readouterr().out.splitlines()[-1]))
    assert ["one_step-evolution-de-2-forager-1000000.jsonl"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (compare, ["evolution/xx", "2", "silly"]),
        (compare, [DE, "9", "silly"]),
        (compare, [DE, "2", "silly", "--deals", "1"]),
        (tune, ["one_step", ".", "--game", "evolution/xx"]),
        (tune, ["one_step", ".", "--trials", "0"]),
    ],
)
def test_wrong_words_are_refused(command, words, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["it", *words])

    with pytest.raises(SystemExit) as left:
        command.main()

    assert 2 == left.value.code
