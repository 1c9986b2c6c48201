"""`dev.py test --near`: which tests are near to what changed, and what is left out when a minute is over."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from pretended import PretendedMachine

from devtools import commands, near
from devtools.machine import ROOT, SetupError
from devtools.near import (
    LEFT_OUT,
    TIMES,
    changed,
    distances,
    fitting,
    in_order,
    names_in,
    names_of_all,
    readers,
)
from devtools.pace import NO_TIME, Pace
from evolution_qt import starting

HERD = {
    "evolution_qt/herd/__init__.py": "",
    "evolution_qt/herd/hide.py": "",
    "evolution_qt/herd/animal.py": "from evolution_qt.herd.hide import Hide",
    "evolution_qt/herd/pen.py": 'animal = late("herd.animal:Animal")',
    "evolution_qt/herd/drover.py": "def drive():\n    from evolution_qt.herd import hide",
    "evolution_qt/herd/types.py": "if TYPE_CHECKING:\n    from evolution_qt.herd.hide import Hide",
    "packaging/weigh.py": "",
    "docs/herding.md": "",
    "docs/herds/one.json": "",
    "tests/conftest.py": "",
    "tests/shepherd.py": "import evolution_qt.herd.pen",
    "tests/toy/test_toy.py": "from evolution_qt.herd import hide",
    "tests/test_animal.py": "from evolution_qt.herd import animal",
    "tests/test_drover.py": "import evolution_qt.herd.drover",
    "tests/test_hide.py": "import evolution_qt.herd.hide as hide",
    "tests/test_pages.py": 'PAGES = ROOT / "docs"',
    "tests/test_herding.py": 'PAGE = ROOT / "docs" / "herding.md"',
    "tests/test_shepherd.py": "from .shepherd import Shepherd",
    "tests/test_types.py": "from evolution_qt.herd import types",
    "tests/test_weight.py": "def test_one():\n    import weigh",
}


@pytest.fixture
def herd(tmp_path):
    """A tree with few files."""
    for path, source in {**HERD, ".venv/pyvenv.cfg": ""}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(source, encoding="utf-8")
    return tmp_path


def found(*changes):
    """Return the tests that depend on the changes, with their distances."""
    far = distances(readers({path: names_in(source) for path, source in HERD.items()}), changes)
    return {path.removeprefix("tests/test_"): far[path] for path in in_order(far, {})}


# Distances


def test_those_who_import_what_changed_come_first_then_those_who_import_these():
    assert {"hide.py": 1, "animal.py": 2, "drover.py": 3, "shepherd.py": 5} == found(
        "evolution_qt/herd/hide.py"
    )


def test_a_name_given_as_text_counts_and_an_import_for_types_does_not():
    assert {"animal.py": 1, "shepherd.py": 4} == found("evolution_qt/herd/animal.py")


def test_a_changed_test_is_nearest_of_all():
    assert {"types.py": 0, "animal.py": 1} == {
        path: far
        for path, far in found("tests/test_types.py", "evolution_qt/herd/animal.py").items()
        if far < 2
    }


def test_importing_a_module_runs_its_package():
    assert {"animal.py": 1, "drover.py": 1, "hide.py": 1, "types.py": 1} == {
        path: far for path, far in found("evolution_qt/herd/__init__.py").items() if far == 1
    }


def test_a_script_that_no_package_holds_is_found_by_its_name():
    assert {"weight.py": 2} == found("packaging/weigh.py")


def test_a_conftest_is_read_by_all_tests_below_it():
    assert {2} == set(found("tests/conftest.py").values())
    assert len([path for path in HERD if path.startswith("tests/test_")]) == len(found("tests/conftest.py"))


def test_a_page_is_read_by_those_who_name_it_and_then_by_those_who_name_its_folder():
    assert {"herding.py": 2, "pages.py": 4} == found("docs/herding.md")
    assert {"herding.py": 4, "pages.py": 4} == found("docs/herds/one.json")


def test_a_module_that_is_gone_is_still_known_to_those_who_import_it(herd):
    (herd / "evolution_qt/herd/hide.py").unlink()

    far = distances(readers(names_of_all(herd, HERD)), ["evolution_qt/herd/hide.py"])

    assert 1 == far["tests/test_hide.py"]


def test_of_those_equally_near_the_quickest_is_first():
    far = {"tests/test_a.py": 1, "tests/test_b.py": 1, "tests/test_c.py": 0, "evolution_qt/x.py": 0}

    assert ["tests/test_c.py", "tests/test_b.py", "tests/test_a.py"] == in_order(
        far, {"tests/test_a.py": 3.0, "tests/test_b.py": 2.0, "tests/test_c.py": 9.0}
    )


def test_as_many_are_taken_as_begin_in_time():
    assert ["a", "b"] == fitting("abcd", {"a": 50, "b": 20}, 60)
    assert ["a", "b", "c"] == fitting("abc", {}, 60)


def test_a_file_with_a_mistake_names_nothing():
    assert {} == names_in("def broken(:")


# What is kept


def test_only_what_was_written_is_read_again(herd, monkeypatch):
    first = names_of_all(herd, HERD)
    seen = []
    monkeypatch.setattr(near, "names_in", lambda source: seen.append(source) or {})
    assert first == names_of_all(herd, HERD)
    assert [] == seen

    (herd / "tests/test_hide.py").write_text("import json", encoding="utf-8")
    names_of_all(herd, HERD)

    assert ["import json"] == seen


def test_what_cannot_be_read_is_made_afresh(herd):
    first = names_of_all(herd, HERD)
    (herd / near.NAMES).write_text("{", encoding="utf-8")

    assert first == names_of_all(herd, HERD)


# What changed


def git(folder, *words):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=folder, check=True)


@pytest.fixture
def repository(tmp_path):
    """A clone with two commits, of which the last added a file."""
    git(tmp_path, "init", "-q")
    for name in ("first.py", "last.py"):
        (tmp_path / name).touch()
        git(tmp_path, "add", name)
        git(tmp_path, "commit", "-q", "-m", name)
    return near.Machine(tmp_path)


def test_what_is_not_committed_has_changed(repository):
    (repository.root / "new ä.py").touch()
    (repository.root / "staged.py").touch()
    git(repository.root, "add", "staged.py")
    (repository.root / "first.py").unlink()

    assert ["first.py", "new ä.py", "staged.py"] == sorted(changed(repository))


def test_with_all_committed_it_is_what_the_last_commit_changed(repository):
    assert ["last.py"] == changed(repository)


def test_a_revision_is_compared_with_if_it_is_named(repository):
    assert ["last.py"] == changed(repository, "HEAD~1")
    assert [] == changed(repository, "HEAD")
    with pytest.raises(SetupError, match="git cannot say what changed"):
        changed(repository, "nowhere")


# The run


class HerdMachine(PretendedMachine):
    """A machine whose pytest finishes some files."""

    finishes, code = (), 0

    def run(self, command, environ, folder=None):
        self.output(command, environ)
        (self.root / TIMES).write_text(json.dumps({"finished": self.finishes}), encoding="utf-8")
        return self.code


@pytest.fixture
def machine(herd):
    made = HerdMachine(
        herd,
        programs=["git", "uv", "Xvfb", "dbus-daemon", "objdump"],
        libraries=[need.what for need in (*starting.DRAWING, *starting.WINDOW)],
        answers={"--cached": "\0".join(HERD), "diff": "evolution_qt/herd/hide.py\0"},
    )
    made.cores = 2
    return made


def test_the_nearest_run_first_until_the_time_is_over(machine):
    machine.code = 1

    assert 1 == near.run_near(machine, "python", {}, [], 2, clock=lambda: 1000.0)

    assert "--pace-until 1060.0 -n 2 --dist loadfile --no-loadscope-reorder " in machine.ran[-1]
    assert machine.ran[-1].endswith(
        " ".join(f"tests/test_{name}" for name in found("evolution_qt/herd/hide.py"))
    )


def test_what_was_left_out_is_listed_with_the_line_that_runs_it(machine, capsys):
    machine.finishes = ["tests/test_hide.py", "tests/test_drover.py"]

    assert 0 == commands.test(machine, ["--near"])

    said = capsys.readouterr().out
    assert "distances: 2\n   2  tests/test_animal.py\n   5  tests/test_shepherd.py\n" in said
    assert said.endswith("This line runs them: python3 dev.py test -n 2 @.venv/left-out.txt\n")
    assert ["tests/test_animal.py", "tests/test_shepherd.py"] == (machine.root / LEFT_OUT).read_text().split()


def test_checks_do_not_run_before_the_nearest_tests(machine):
    commands.test(machine, ["--near"])

    assert not machine.heard("mypy")


def test_without_a_test_nothing_runs(machine):
    machine.answers["diff"] = "LICENSE\0"

    assert 0 == commands.test(machine, ["--near"])
    assert not machine.heard("-m pytest")


def test_a_test_that_is_gone_does_not_run(machine):
    (machine.root / "tests/test_hide.py").unlink()
    machine.answers["diff"] = "tests/test_hide.py\0tests/test_types.py\0"

    commands.test(machine, ["--near"])

    assert machine.ran[-1].endswith("--no-loadscope-reorder tests/test_types.py")


def test_two_revisions_are_one_too_many(machine):
    with pytest.raises(SetupError, match="one revision at most: main HEAD"):
        commands.test(machine, ["--near", "main", "HEAD"])


# The plugin of pytest


def report(file, seconds, skipped=""):
    return SimpleNamespace(
        nodeid=f"{file}::test_one",
        duration=seconds,
        skipped=bool(skipped),
        longrepr=(file, 1, f"Skipped: {skipped}"),
    )


def test_no_test_begins_after_the_time(tmp_path):
    times = iter([9.0, 10.0])
    pace = Pace(tmp_path / "times.json", 10.0, clock=lambda: next(times))

    pace.pytest_runtest_setup()
    with pytest.raises(pytest.skip.Exception, match=NO_TIME):
        pace.pytest_runtest_setup()


def test_seconds_of_files_are_kept_and_those_not_finished_take_at_least_theirs(tmp_path):
    file = tmp_path / "times.json"
    file.write_text(json.dumps({"seconds": {"cut.py": 7, "other.py": 3, "whole.py": 9}}), encoding="utf-8")
    pace = Pace(file, 10.0)
    for one in (
        report("whole.py", 1.5, "no display"),
        report("whole.py", 0.5),
        report("cut.py", 2.0),
        report("cut.py", 0.0, NO_TIME),
    ):
        pace.pytest_runtest_logreport(one)

    pace.pytest_sessionfinish(SimpleNamespace(config=SimpleNamespace()))

    assert {
        "seconds": {"cut.py": 7, "other.py": 3, "whole.py": 2.0},
        "finished": ["whole.py"],
    } == json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("words", [[], ["-n", "2", "--dist", "loadfile"]])
def test_tests_that_pytest_does_not_begin_are_no_failures(tmp_path, words):
    (tmp_path / "test_one.py").write_text("def test_it():\n    raise ValueError\n", encoding="utf-8")
    pace = ["-p", "devtools.pace", "--pace-file", tmp_path / "times.json", "--pace-until", "0"]

    done = subprocess.run(
        [sys.executable, "-m", "pytest", *pace, "--rootdir", tmp_path, *words, "test_one.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )

    assert 0 == done.returncode, done.stdout
    assert [] == json.loads((tmp_path / "times.json").read_text(encoding="utf-8"))["finished"]
