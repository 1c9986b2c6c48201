"""Machine code serves only where all of it fits; otherwise every module is the plain one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from evolution_qt import compiled
from evolution_qt.compiled import LIBRARY, LIST, Contents, digest_of, source_of
from evolution_qt.simulation import digest_of_games

ROOT = Path(__file__).resolve().parents[2]
MODULE = "evolution_qt.core.rng"
SAYING = (
    "import sys, evolution_qt.core.rng as rng; from evolution_qt import compiled;"
    "print(compiled.is_used(), rng.__file__.endswith('.py'),"
    " any('_Finder' in repr(one) for one in sys.meta_path))"
)


def listed(**changed: object) -> Contents:
    """Return a list that fits this Python and the sources as they are, apart from what is *changed*."""
    contents = Contents(EXTENSION_SUFFIXES[0], "0" * 64, {MODULE: digest_of(source_of(MODULE))})
    return contents._replace(**changed)


def said(folder: Path) -> str:
    """Return what a program says that is given a package with this folder of machine code."""
    package = folder.parent
    shutil.copytree(ROOT / "evolution_qt" / "core", package / "core")
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(ROOT / "evolution_qt" / name, package)
    done = subprocess.run(
        [sys.executable, "-c", SAYING],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.fixture
def native(tmp_path: Path) -> Path:
    """Return the folder where a package keeps its machine code, empty."""
    folder = tmp_path / "evolution_qt" / compiled.FOLDER.name
    folder.mkdir(parents=True)
    return folder


def test_a_list_is_read_as_it_was_written() -> None:
    assert listed() == Contents.read(listed().written())


@pytest.mark.parametrize("text", ["", "something else\n.so\nx\n", f"{compiled.HEADING}\n.so\nx\na b c\n"])
def test_another_text_is_no_list(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Contents.read(text)


@pytest.mark.parametrize(
    "contents",
    [
        None,
        "",
        listed(suffix=".cpython-27-sparc.so").written(),
        listed(sources={MODULE: "0" * 64}).written(),
        listed().written(),
    ],
    ids=["no list", "no text", "another Python", "another source", "a library that is none"],
)
def test_what_does_not_fit_is_left_alone(native: Path, contents: str | None) -> None:
    """The plain module serves, and nothing of the attempt is left."""
    if contents is not None:
        (native / LIST).write_text(contents, encoding="ascii")
    for name in (LIBRARY, MODULE):
        (native / (name + EXTENSION_SUFFIXES[0])).write_bytes(b"no library")
    assert said(native) == "False True False"


@pytest.fixture
def loaded(native: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return which modules are asked for, where all files are there and load."""
    asked: list[str] = []
    monkeypatch.setattr(compiled, "import_module", asked.append)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv(compiled.PLAIN, raising=False)
    (native / LIST).write_text(listed().written(), encoding="ascii")
    for path in listed().files(native).values():
        path.touch()
    return asked


def test_what_fits_serves_from_now_on(native: Path, loaded: list[str]) -> None:
    """The library is asked for at once: so an attempt was made above, and it was this that did not load."""
    assert compiled.begin(native)
    assert [LIBRARY] == loaded
    finder = sys.meta_path[0]
    assert isinstance(finder, compiled._Finder)
    for name in (LIBRARY, MODULE):
        spec = finder.find_spec(name)
        assert spec is not None
        assert str(native / (name + EXTENSION_SUFFIXES[0])) == str(spec.origin)
    assert finder.find_spec("evolution_qt.core.game") is None


@pytest.mark.parametrize("name", [LIBRARY, MODULE])
def test_one_file_that_is_missing_is_enough_to_leave_all_alone(
    native: Path, loaded: list[str], name: str
) -> None:
    """Without this the program would begin and stop where it asks for that module."""
    listed().files(native)[name].unlink()
    assert not compiled.begin(native)
    assert [] == loaded


def test_who_wants_plain_modules_has_them(
    native: Path, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compiled.PLAIN, "1")
    assert not compiled.begin(native)
    assert [] == loaded


def test_games_of_a_digest_are_the_same_every_time() -> None:
    assert digest_of_games(1) == digest_of_games(1)
    assert digest_of_games(1) != digest_of_games(2)


@pytest.fixture
def compile_code(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return what compiles, a script of the workshop."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import compile_code

    return compile_code


def test_what_is_compiled_is_there(compile_code: ModuleType) -> None:
    """The list of the workshop names modules of this package, and nothing that is not asked for."""
    names = [f"evolution_qt.{name}" for name in compile_code.COMPILED]
    assert sorted(names) == names
    assert [name for name in names if not source_of(name).exists()] == []


def test_the_bundle_has_no_baselines_neither_plain_nor_compiled(
    compile_code: ModuleType, tmp_path: Path
) -> None:
    """No one plays against them there; in a checkout they are as fast as the levels."""
    from bundling import NOT_PLAYED

    out = [f"evolution_qt.{name}" for name in compile_code.modules_for(compile_code.OUT)]

    assert "evolution_qt.baselines.tree" not in out
    assert not [name for name in out if name.startswith(NOT_PLAYED)]
    assert list(compile_code.COMPILED) == compile_code.modules_for(tmp_path)


def test_what_was_compiled_for_other_sources_or_is_not_whole_is_compiled_anew(
    compile_code: ModuleType, tmp_path: Path
) -> None:
    sources = compile_code.sources(tmp_path)
    fits = Contents(compile_code.SUFFIX, "0" * 64, sources)
    for path in fits.files(tmp_path).values():
        path.touch()

    def is_made(contents: Contents) -> bool:
        (tmp_path / LIST).write_text(contents.written(), encoding="ascii")
        return bool(compile_code.is_made(tmp_path))

    assert is_made(fits)
    assert not is_made(fits._replace(suffix=".another.so"))
    assert not is_made(fits._replace(sources={**sources, MODULE: "0" * 64}))
    fits.files(tmp_path)[MODULE].unlink()
    assert not is_made(fits)
