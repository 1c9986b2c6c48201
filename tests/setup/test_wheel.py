"""The built package carries what the program needs besides code."""

import shutil
import subprocess
import sys
import zipfile

import pytest

from devtools.machine import ROOT


@pytest.fixture
def tree(tmp_path):
    """A copy of what goes into the package, with stand-ins for the README and the resources."""
    tree = tmp_path / "tree"
    for name in ("evolution_qt", "packaging"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree / name)
    for name in ("README.md", "resources/fonts/some.ttf", "i18n/evolution_de.ts"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    return tree


def build(tree, kind="wheel"):
    """Build as pip would."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind], cwd=tree, capture_output=True, text=True
    )


def test_a_wheel_has_the_resources_inside_the_package(tree):
    """The compiled translations too, though git ignores them."""
    (tree / "resources" / "i18n").mkdir()
    (tree / "resources" / "i18n" / "evolution_de.qm").touch()

    done = build(tree)

    assert 0 == done.returncode, done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "evolution_qt/resources/fonts/some.ttf" in names
    assert "evolution_qt/resources/i18n/evolution_de.qm" in names
    assert "evolution_qt/py.typed" in names
    assert {"evolution_qt"} == {name.split("/")[0] for name in names if ".dist-info/" not in name}


def test_a_wheel_without_compiled_translations_is_refused(tree):
    done = build(tree)

    assert done.returncode
    assert "python3 dev.py setup" in done.stderr


def test_a_source_archive_has_the_compiled_translations(tree):
    """So that a wheel can be built from it without Qt's tools."""
    (tree / "resources" / "i18n").mkdir()
    (tree / "resources" / "i18n" / "evolution_de.qm").touch()

    done = build(tree, "sdist")

    assert 0 == done.returncode, done.stderr
    (archive,) = (tree / "dist").glob("*.tar.gz")
    listing = subprocess.run([sys.executable, "-m", "tarfile", "-l", archive], capture_output=True, text=True)
    assert "resources/i18n/evolution_de.qm" in listing.stdout
