"""The built packages: what they carry besides code, and that they are the same wherever they are built."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest

from devtools.machine import ROOT

FOLDERS = ("evolution_qt", "lab", "packaging", "resources", "i18n", "devtools")
FILES = ("pyproject.toml", "LICENSE", "README.md", ".gitignore", "dev.py")
EPOCH = "1700000000"


@pytest.fixture
def tree(tmp_path):
    """A copy of what goes into the package, with stand-ins for the README and the resources."""
    tree = tmp_path / "tree"
    for name in ("evolution_qt", "packaging"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree / name)
    for name in ("README.md", "resources/fonts/some.ttf", "i18n/evolution_de.ts", "i18n/evolution_ja.ts"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    return tree


def build(tree, *kinds):
    """Build as pip would, the wheel if nothing else is said, with the time of a commit."""
    words = [word for kind in kinds or ("wheel",) for word in ("-t", kind)]
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *words],
        cwd=tree,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        capture_output=True,
        text=True,
    )


def compiled(tree, *languages):
    """Put stand-ins for compiled translations into a tree."""
    (tree / "resources" / "i18n").mkdir()
    for language in languages:
        (tree / "resources" / "i18n" / f"evolution_{language}.qm").touch()


@pytest.mark.parametrize(("kind", "languages"), [("wheel", ()), ("sdist", ("de",))])
def test_a_package_without_compiled_translations_is_refused(tree, kind, languages):
    if languages:
        compiled(tree, *languages)

    done = build(tree, kind)

    assert done.returncode
    assert "evolution_ja" in done.stderr
    assert "python3 dev.py setup" in done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The packages of the whole program: built, then a wheel from the unpacked archive of the sources."""
    folder = tmp_path_factory.mktemp("built")
    tree = folder / "tree"
    for name in FOLDERS:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    subprocess.run([sys.executable, tree / "packaging" / "compile_i18n.py"], check=True)
    done = build(tree, "sdist", "wheel")
    assert 0 == done.returncode, done.stderr
    (archive,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    return folder


def wheel_of(tree):
    """Find the one wheel that was built in a tree."""
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def resources_of(tree):
    """Name the resources of a tree as they are called in the package."""
    files = (path for path in (tree / "resources").rglob("*") if path.is_file())
    return {f"evolution_qt/{path.relative_to(tree).as_posix()}" for path in files}


def test_a_wheel_has_the_code_and_every_resource_inside_the_package(built):
    """The compiled translations too, though git ignores them."""
    names = set(zipfile.ZipFile(wheel_of(built / "tree")).namelist())

    resources = {name for name in names if name.startswith("evolution_qt/resources/")}
    assert resources_of(built / "tree") == resources
    for language in ("de", "en", "ja"):
        assert f"evolution_qt/resources/i18n/evolution_qt_{language}.qm" in resources
        assert f"evolution_qt/resources/i18n/evolution_{language}.json" in resources
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "evolution_qt").rglob("*.py")}
    assert modules | {"evolution_qt/py.typed"} == {
        name for name in names if name.startswith("evolution_qt")
    } - (resources | {name for name in names if ".dist-info/" in name})
    assert {"evolution_qt"} == {name.split("/")[0] for name in names if ".dist-info/" not in name}


def test_the_laboratory_is_in_the_archive_of_the_sources_alone(built):
    (tree,) = (built / "unpacked").iterdir()
    modules = {path.relative_to(ROOT) for path in (ROOT / "lab").rglob("*.py")}

    assert modules == {path.relative_to(tree) for path in (tree / "lab").rglob("*.py")}
    assert [] == [name for name in zipfile.ZipFile(wheel_of(built / "tree")).namelist() if "lab/" in name]


def test_a_wheel_says_under_which_terms_all_of_it_is(built):
    """Fonts and drawings are others' work; their texts and names are where tools look for them."""
    with zipfile.ZipFile(wheel_of(built / "tree")) as wheel:
        (about,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        lines = wheel.read(about).decode().splitlines()
        texts = {name.partition("/licenses/")[2] for name in wheel.namelist() if "/licenses/" in name}

    fonts = {f"resources/fonts/{path.name}" for path in (ROOT / "resources" / "fonts").glob("OFL-*.txt")}
    assert "License-Expression: MIT AND OFL-1.1 AND CC-BY-3.0" in lines
    assert {"LICENSE", "resources/CREDITS.md"} | fonts == texts


def test_a_wheel_from_the_archive_of_the_sources_is_the_same(built):
    """Nothing that git ignores is missing in it, and neither rights nor times of its files matter."""
    (tree,) = (built / "unpacked").iterdir()
    for path in tree.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
        os.utime(path, (1_600_000_000, 1_600_000_000))

    done = build(tree)

    assert 0 == done.returncode, done.stderr
    assert wheel_of(built / "tree").read_bytes() == wheel_of(tree).read_bytes()


def test_a_second_archive_of_the_sources_is_the_same(built):
    (archive,) = (built / "tree" / "dist").glob("*.tar.gz")
    first = hashlib.sha256(archive.read_bytes()).digest()
    for path in (built / "tree").rglob("*"):
        if path.is_file():
            path.chmod(0o640)
            os.utime(path, (1_600_000_000, 1_600_000_000))

    done = build(built / "tree", "sdist")

    assert 0 == done.returncode, done.stderr
    assert first == hashlib.sha256(archive.read_bytes()).digest()


def test_the_program_in_a_wheel_is_the_program_of_the_tree(built, tmp_path):
    """Unpacked where no sources are it finds its pictures, fonts and languages, and draws."""
    tree, installed = built / "tree", tmp_path / "installed"
    with zipfile.ZipFile(wheel_of(tree)) as wheel:
        wheel.extractall(installed)
        names = [name for name in wheel.namelist() if ".dist-info/" not in name]
    for name in names:
        source = tree / name.removeprefix("evolution_qt/") if "/resources/" in name else tree / name
        assert source.read_bytes() == (installed / name).read_bytes()

    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(installed)}
    environ["EVOLUTION_QT_HOME"] = str(tmp_path / "home")
    environ["PYTHONPYCACHEPREFIX"] = str(tmp_path / "bytecode")
    words = ["--lang", "ja", "shot", "--view", "start", "--size", "640x480", "--out", tmp_path / "start.png"]
    command = [sys.executable, "-m", "evolution_qt", *words]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True)

    assert (0, "") == (done.returncode, done.stderr)
    assert (tmp_path / "start.png").stat().st_size > 10_000
