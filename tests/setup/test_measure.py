"""The figures of the program: each has one name, and one that is worse than it must be fails the command."""

import asyncio
import json
from importlib import import_module
from types import SimpleNamespace

import pytest

from devtools.machine import ROOT

KEPT = ROOT / "docs" / "measured.json"


@pytest.fixture
def benchmarks(monkeypatch):
    """The modules of the folder, as its scripts import them."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    names = "answers calls disk goals measuring pages program rules scene turns"
    return SimpleNamespace(**{name: import_module(name) for name in names.split()})


@pytest.fixture
def kept(tmp_path, monkeypatch, benchmarks):
    """A file of figures in which everything is as it is aimed at."""
    best = {name: goal.aim or goal.must or 1 for name, goal in benchmarks.goals.GOALS.items()}
    path = tmp_path / "measured.json"
    whole = {"program": benchmarks.measuring.program_sum(), "figures": best, "others": {"rows": 1}}
    path.write_text(json.dumps(whole, indent=1))
    monkeypatch.setattr(benchmarks.measuring, "KEPT", path)
    return path


def test_every_figure_is_kept_and_no_other():
    from benchmarks.goals import GOALS

    assert list(GOALS) == list(json.loads(KEPT.read_text(encoding="utf-8"))["figures"])


def test_every_name_is_used_once(benchmarks):
    assert len(benchmarks.goals.EVERY) == len(benchmarks.goals.GOALS)
    assert set(benchmarks.goals.ON_PURPOSE) <= set(benchmarks.goals.GOALS)


def test_every_figure_is_measured_by_one_process(benchmarks):
    runs = benchmarks.measuring.runs(benchmarks.goals.GOALS)

    assert sorted(name for run in runs for name in run.names) == sorted(benchmarks.goals.GOALS)
    assert len({(run.words, run.pixels) for run in runs}) == len(runs)
    assert all((ROOT / "benchmarks" / run.words[0]).is_file() for run in runs)


def test_every_case_is_there(benchmarks):
    """By what each script says it finds; a script of turns has a function for each case."""
    games, answers = benchmarks.turns.GAMES, benchmarks.answers
    scene, program = benchmarks.scene, benchmarks.program
    found = {
        *[f"scene.{game}.{case}.{pixels}" for game in games for case in scene.CASES for pixels in (1, 2)],
        *[f"beside.{game}.{name}" for game in games for name in scene.BESIDE],
        *[f"memory.{game}.{what}" for game in games for what in ("table", "match")],
        *[f"start.{name}" for name in program.STARTED],
        *[f"rest.{place}.{name}" for place in ("start", *games) for name in program.RESTED],
        *[*benchmarks.calls.FIGURES, *benchmarks.disk.FIGURES, *benchmarks.rules.FIGURES],
    }
    kinds = {f"{kind}.{part}" for kind in answers.EVERY for part in answers.PARTS}
    of = {"turns": benchmarks.turns.Visit, "pages": benchmarks.pages.Pages}
    for goal in benchmarks.goals.GOALS.values():
        if goal.group in of:
            assert asyncio.iscoroutinefunction(getattr(of[goal.group], goal.case)), goal.name
        elif goal.group == "answers":
            assert goal.game in answers.EDITIONS
            assert goal.name.removeprefix(f"answers.{goal.game}.{goal.case}.") in kinds
        else:
            found.remove(goal.name)
    assert not found


@pytest.mark.parametrize("key", ["evolution", "beginning", "dominant"])
def test_a_long_game_is_long_and_the_persons_move_can_be_taken_back(benchmarks, key):
    """A game of The Beginning ends before its fifth round."""
    visit = SimpleNamespace(played=benchmarks.turns.GAMES[key])

    match = benchmarks.turns.Visit.long_game(visit)

    assert 0 == match.to_move
    assert match.moves()
    assert len(match.history) > 300


def measured(benchmarks, worse=(), fails=()):
    """Stand for the processes: every figure is as it is aimed at, but for some."""

    def measure(run):
        found = {}
        for name in run.names:
            goal = benchmarks.goals.GOALS[name]
            well = goal.aim or goal.must or 1
            found[name] = (well / 100 if goal.is_rate else well * 100) if name in worse else well
        return {} if set(run.names) & set(fails) else found

    return measure


@pytest.fixture
def run(benchmarks, monkeypatch, kept):
    """Run the command with what stands for the processes; the documents stay as they are."""

    def command(measure, *words):
        monkeypatch.setattr(benchmarks.measuring, "measured_by", lambda *_places: measure)
        monkeypatch.setattr(benchmarks.measuring.subprocess, "run", lambda *_words, **_options: None)
        return benchmarks.measuring.main(words)

    return command


@pytest.mark.parametrize("name", ["turns.dominant.new_game.2", "rules.beginning", "start.first"])
def test_a_figure_that_is_missed_fails_the_command(benchmarks, run, capsys, name):
    assert 0 == run(measured(benchmarks))
    assert [] == list(benchmarks.measuring.faults())
    assert 1 == run(measured(benchmarks, worse=[name]))

    assert [name] == [fault.split()[0] for fault in benchmarks.measuring.faults()]
    assert "\n1 of " in capsys.readouterr().out


def test_a_process_that_fails_fails_the_command(benchmarks, run, capsys):
    assert 1 == run(measured(benchmarks, fails=["rest.start.processor"]))
    assert "FAILED" in capsys.readouterr().out


@pytest.mark.parametrize("printed", ["", "no figures\n", "[1]\n", '{"other": 1}\n'])
def test_a_process_that_does_not_print_its_figures_has_failed(
    benchmarks, monkeypatch, capsys, tmp_path, printed
):
    done = SimpleNamespace(stdout=printed, stderr="this is why")
    monkeypatch.setattr(benchmarks.measuring.subprocess, "run", lambda *_words, **_options: done)

    found = benchmarks.measuring.found_by(
        benchmarks.measuring.measured_by(tmp_path, tmp_path), ["turns.evolution.end.1"]
    )

    assert {} == found
    assert "does not print turns.evolution.end.1.\nthis is why" in capsys.readouterr().err


def test_a_comparison_fails_if_one_copy_gives_no_figure(benchmarks, monkeypatch, capsys, tmp_path):
    names = ["turns.evolution.end.1", "turns.evolution.leave.1"]
    measures = iter([measured(benchmarks, fails=names[:1]), measured(benchmarks)])
    monkeypatch.setattr(benchmarks.measuring, "measured_by", lambda *_places: next(measures))

    assert 1 == benchmarks.measuring.main(["--against", str(tmp_path), *names])

    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [[names[0], "FAILED", "16"], [names[1], "16", "16", "1.00"]] == sorted(rows)


def test_what_is_missed_once_is_measured_again(benchmarks):
    name, asked = "turns.evolution.end.1", []

    def measure(run):
        asked.append(run.words)
        return dict.fromkeys(run.names, 1000 if len(asked) == 1 else 15 + len(asked))

    assert {name: 18} == benchmarks.measuring.found_by(measure, [name])
    assert 3 == len(asked)


def test_only_what_is_named_is_measured_and_written(benchmarks, run, kept):
    before = json.loads(kept.read_text())
    names = [f"turns.{game}.leave.1" for game in ("evolution", "beginning", "dominant")]

    assert 1 == run(measured(benchmarks, worse=before["figures"]), "turns.*.leave.1")

    after = json.loads(kept.read_text())
    assert {**before["figures"], **dict.fromkeys(names, 1600)} == after["figures"]
    assert {**before, "figures": 0} == {**after, "figures": 0}


def test_figures_of_another_program_are_found(benchmarks, kept, tmp_path):
    (tmp_path / "evolution_qt").mkdir()
    (tmp_path / "evolution_qt" / "changed.py").touch()

    said = "docs/measured.json is of another program: python3 dev.py measure"
    assert [said] == list(benchmarks.measuring.faults(tmp_path))


@pytest.mark.parametrize(
    ("name", "is_meant"),
    [
        ("evolution_qt/ui/a.py", True),
        ("resources/art/a.json", True),
        ("resources/i18n/a.qm", False),  # compiled from the next one
        ("i18n/a.ts", True),
        ("requirements/run.txt", True),
        ("benchmarks/turns.py", True),
        ("benchmarks/goals.py", False),
        ("docs/measured.md", False),
    ],
)
def test_figures_are_of_another_program_if_what_changes_them_has_changed(
    benchmarks, tmp_path, name, is_meant
):
    before = benchmarks.measuring.program_sum(tmp_path)
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).touch()

    assert is_meant == (before != benchmarks.measuring.program_sum(tmp_path))


def test_a_name_that_means_nothing_is_refused(benchmarks):
    with pytest.raises(SystemExit, match=r"No figure is called turns\.chess"):
        benchmarks.measuring.chosen(["turns.chess"])
