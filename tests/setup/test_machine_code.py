"""Machine code for the laboratory: which modules, when it is compiled, which modules a program has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from benchmarks import machine_code
from benchmarks.machine_code import COMPILED, ROOT, SOURCES, digest, source_of
from tests.long import compiled

PLAYED = {"name": "Go", "games": 10, "ends": "a", "decided": "b", "playing": 2.0, "deciding": 3.0}


def test_what_is_compiled_is_there() -> None:
    assert sorted(set(COMPILED)) == list(COMPILED)
    assert [] == [name for name in COMPILED if not source_of(name).is_file()]
    assert set(SOURCES) == {"/".join(name.split(".")[:2]) for name in COMPILED}


# When it is compiled


def test_another_source_has_another_digest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine_code, "ROOT", tmp_path)
    core, games = (tmp_path / "evolution_qt" / name for name in ("core", "games"))
    core.mkdir(parents=True)
    games.mkdir()
    path = core / "rng.py"
    path.touch()
    before = digest()

    path.write_text("NUMBER = 7\n", encoding="utf-8")
    changed = digest()
    path.rename(path.with_name("chance.py"))
    renamed = digest()
    path.with_name("chance.py").rename(games / "chance.py")

    assert 4 == len({before, changed, renamed, digest()})


def test_another_mypy_and_another_way_to_compare_have_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest()

    assert before != digest(Path(__file__))
    monkeypatch.setattr(machine_code, "version", lambda name: "0.1")
    assert before != digest()


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Have nothing compiled; return where each module was put that stands for what would have been."""
    asked: list[Path] = []

    def compile_into(built: Path) -> None:
        asked.append(built)
        (built / "evolution_qt").mkdir(parents=True)
        (built / "evolution_qt" / "made.py").write_text("NUMBER = 7\n", encoding="utf-8")

    monkeypatch.setattr(machine_code, "compile_into", compile_into)
    monkeypatch.setattr(machine_code, "MADE", tmp_path / "made")
    return asked


def test_what_was_compiled_is_kept_while_its_sources_are_the_same(
    pretended: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        with machine_code.copied() as tree:
            assert (tree / "evolution_qt" / "made.py").is_file()
            assert (tree / "resources" / "ratings.json").is_file()
        assert not tree.exists()
    assert 1 == len(pretended)

    monkeypatch.setattr(machine_code, "digest", lambda: "of other sources")
    with machine_code.copied():
        assert 2 == len(pretended)


def test_what_cannot_be_compiled_is_told_and_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine_code, "MADE", tmp_path / "made")
    monkeypatch.setattr(machine_code, "COMPILED", ("evolution_qt.core.nowhere",))
    monkeypatch.setattr(machine_code, "digest", lambda: "")

    with pytest.raises(SystemExit, match="nowhere"), machine_code.copied():
        pass
    assert not (tmp_path / "made").exists()


# Which modules a program has

SAYING = "import evolution_qt.made as made, pathlib, sys; pathlib.Path(sys.argv[1]).write_text(made.__file__)"


@pytest.mark.usefixtures("pretended")
def test_a_program_has_the_modules_of_the_copy_wherever_it_is_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for folder in (ROOT, tmp_path):
        monkeypatch.chdir(folder)
        assert 0 == machine_code.main(["-c", SAYING, str(tmp_path / "said.txt")])
        said = (tmp_path / "said.txt").read_text()
        assert said.endswith("made.py")
        assert not said.startswith(str(ROOT))


@pytest.mark.usefixtures("pretended")
def test_a_program_of_these_sources_is_taken_from_the_copy(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)

    assert 2 == machine_code.main(["packaging/try_bundle.py", "--unknown"])
    assert 2 == machine_code.main(["-m", "lab", "unknown"])
    assert 3 == machine_code.main(["-c", "import sys; print(sys.path); sys.exit(3)"])

    said = capfd.readouterr()
    assert "try_bundle.py: error" in said.err
    assert "python -m lab lists them" in said.err
    assert str(ROOT) not in said.out.partition(",")[0]


# What is compared


@contextmanager
def a_copy() -> Iterator[Path]:
    """Yield a folder that stands for the copy."""
    yield Path("copy")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the file of figures of a checkout whose machine code was compared with other sources."""
    path = tmp_path / "measured.json"
    path.write_text((ROOT / "docs" / "measured.json").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(compiled, "KEPT", path)
    compiled.keep("of other sources", [["Go"]])
    return path


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch, measured: Path) -> dict[str, object]:
    """Have nothing compiled, played or tested; return what machine code will be said to play."""
    found = {**PLAYED, "playing": 0.5, "deciding": 1.5}

    def asked(tree: Path, *, are_compiled: bool) -> dict[str, object]:
        return {"go": found if are_compiled else PLAYED}

    monkeypatch.setattr(compiled, "copied", a_copy)
    monkeypatch.setattr(compiled, "asked", asked)
    monkeypatch.setattr(compiled, "fails", lambda tree: bool(found.get("fails")))
    return found


def test_figures_are_kept_beside_all_others(plays: dict[str, object], measured: Path) -> None:
    before = json.loads(measured.read_text(encoding="utf-8"))

    assert 0 == compiled.main(["--write"])

    after = json.loads(measured.read_text(encoding="utf-8"))
    assert [["Go", "5", "20", "4.0", "2.0"]] == after["machine code"]["rows"]
    assert {**before, "machine code": None} == {**after, "machine code": None}
    assert list(before) == list(after)


def test_nothing_is_compiled_where_nothing_has_changed(
    plays: dict[str, object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == compiled.main(["--if-changed"])
    assert "--write" in capsys.readouterr().out

    assert 0 == compiled.main(["--write"])
    monkeypatch.delattr(compiled, "copied")
    assert 0 == compiled.main(["--if-changed"])
    assert "nothing has changed" in capsys.readouterr().out


@pytest.mark.parametrize("difference", [{"ends": "c"}, {"decided": "c"}, {"games": 9}, {"fails": True}])
def test_machine_code_that_plays_otherwise_fails_and_is_not_kept(
    plays: dict[str, object], measured: Path, difference: dict[str, object]
) -> None:
    plays.update(difference)

    assert 1 == compiled.main(["--write"])
    assert "of other sources" in measured.read_text(encoding="utf-8")


def test_a_machine_without_a_compiler_says_so(
    plays: dict[str, object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled.shutil, "which", lambda name: None)

    assert 77 == compiled.main([])
    assert "there is no" in capsys.readouterr().out
