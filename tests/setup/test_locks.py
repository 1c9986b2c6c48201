"""The lock files: hashed, without addresses, and what pyproject.toml asks for."""

import hashlib
import json
import re
import tomllib
import zipfile
from collections.abc import Iterator

import pytest
from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from pretended import PretendedMachine

from devtools import locks, packages
from devtools.machine import ROOT, Machine, SetupError

LOCKS = [*locks.SOURCES]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FILES = json.loads((ROOT / "requirements" / locks.FILES).read_text(encoding="utf-8"))
PYTHONS = [(3, 11), (3, 12), (3, 13), (3, 14)]
SYSTEMS = {
    # the processor's name, then as markers ask and as files are named
    "Linux x86-64": ("x86_64", "linux", "Linux", "posix", "x86_64"),
    "Linux ARM": ("aarch64", "linux", "Linux", "posix", "aarch64"),
    "Windows x64": ("amd64", "win32", "Windows", "nt", "AMD64"),
    "macOS ARM": ("arm64", "darwin", "Darwin", "posix", "arm64"),
    "macOS Intel": ("x86_64", "darwin", "Darwin", "posix", "x86_64"),
}
PURE_SOURCES = {"chess"}
"""What comes as a source of Python alone, which any system builds."""
GROUPS = PROJECT["dependency-groups"]
DEV = GROUPS["dask"] + [one for one in GROUPS["dev"] if isinstance(one, str)]
ASKED = {
    "run": PROJECT["project"]["dependencies"],
    "dev": PROJECT["project"]["dependencies"] + DEV,
    "bench": PROJECT["project"]["dependencies"] + DEV + GROUPS["bench"],
    "package": PROJECT["project"]["dependencies"] + GROUPS["package"],
    "uv": GROUPS["uv"],
}


def text(name):
    """Read a lock."""
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name):
    """List the versions a lock pins, under canonical names."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", text(name), re.MULTILINE)
    return {canonicalize_name(package): version for package, version in found}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_no_address(name):
    assert not re.search(r"://|index|find-links|trusted|@", text(name))


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_of_a_lock_is_pinned_and_hashed(name):
    entries = re.sub(r"^#.*\n", "", text(name), flags=re.MULTILINE).replace("\\\n", " ").splitlines()

    assert entries
    assert [] == [entry for entry in entries if not re.match(r"\S+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry)]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_agrees_with_the_project_file(name):
    pinned = pins(name)

    for asked in map(Requirement, ASKED[name]):
        version = pinned.get(canonicalize_name(asked.name))
        assert version is not None, (
            f"{asked.name} is not in requirements/{name}.txt: run `python3 dev.py lock`"
        )
        assert asked.specifier.contains(version), (
            f"{asked} but the lock has {version}: run `python3 dev.py lock`"
        )


@pytest.mark.parametrize(("smaller", "larger"), [("run", "dev"), ("dev", "bench"), ("run", "package")])
def test_each_lock_holds_the_smaller_one_unchanged(smaller, larger):
    assert pins(smaller).items() <= pins(larger).items()


def test_playing_needs_nothing_of_the_workshop():
    assert {"pytest", "mypy", "ruff", "hypothesis", "packaging"}.isdisjoint(pins("run"))


def test_dev_py_and_the_project_file_name_the_same_pythons():
    import dev

    (oldest, newest) = dev.OLDEST, dev.NEWEST

    assert f">={oldest[0]}.{oldest[1]},<{newest[0]}.{newest[1] + 1}" == PROJECT["project"]["requires-python"]


def entries(name):
    """List what a lock holds: the requirement, and the hashes of its files."""
    joined = re.sub(r"^#.*\n", "", text(name), flags=re.MULTILINE).replace("\\\n", " ")
    for line in joined.splitlines():
        yield Requirement(line.partition("--hash")[0].strip()), set(re.findall(r"sha256:(\w+)", line))


def platforms(system: str) -> list[str]:
    """Name the oldest system of its kind that is promised as files of packages do, and those before it."""
    processor, short, *_ = SYSTEMS[system]
    if short == "win32":
        return [f"win_{processor}"]
    if short == "darwin":
        return [*mac_platforms(packages.OLDEST_MACOS, processor)]
    (major, minor), _ = packages.OLDEST_GLIBC[processor]
    old = {17: "manylinux2014", 12: "manylinux2010", 5: "manylinux1"}
    found = []
    for one in range(minor, 4, -1):
        found.append(f"manylinux_{major}_{one}_{processor}")
        found += [f"{old[one]}_{processor}"] if one in old else []
    return [*found, f"linux_{processor}"]


def tags(system: str, python: tuple[int, int]) -> Iterator[Tag]:
    """List the files that such a Python takes on such a system."""
    yield from cpython_tags(python, platforms=platforms(system))
    yield from compatible_tags(python, f"cp{python[0]}{python[1]}", platforms(system))


def fits(file: str, accepted: set[Tag], package: str) -> bool:
    """Return whether a Python that accepts these tags can install a file."""
    try:
        return not accepted.isdisjoint(parse_wheel_filename(file)[3])
    except InvalidWheelFilename:
        return package in PURE_SOURCES


@pytest.mark.parametrize("python", PYTHONS, ids=lambda python: f"Python {python[0]}.{python[1]}")
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_a_file_for_every_system_and_python_that_is_promised(name, system, python):
    """What README promises (the oldest glibc stands in dev.py's words, the oldest macOS in the bundle's)."""
    _, sys_platform, platform_system, os_name, machine = SYSTEMS[system]
    there = {
        "python_version": f"{python[0]}.{python[1]}",
        "python_full_version": f"{python[0]}.{python[1]}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "sys_platform": sys_platform,
        "platform_system": platform_system,
        "os_name": os_name,
        "platform_machine": machine,
    }
    accepted = set(tags(system, python))

    missing, taken = [], []
    for asked, hashes in entries(name):
        if asked.marker is None or asked.marker.evaluate(there):
            files = [FILES[one] for one in hashes if one in FILES]
            (taken if any(fits(file, accepted, asked.name) for file in files) else missing).append(asked.name)

    assert [] == missing
    assert len(set(taken)) == len(taken) > 0


def test_the_files_are_those_of_the_locks():
    hashes = {one for name in LOCKS for _, its in entries(name) for one in its}

    assert FILES.keys() <= hashes
    assert all(re.fullmatch(r"[\w.+-]+\.(whl|tar\.gz)", file) for file in FILES.values())


def test_the_oldest_linux_is_the_one_that_the_files_of_qt_ask_for():
    found = {}
    for file in FILES.values():
        if asked := re.match(r"pyside6_essentials-.*manylinux_(\d+)_(\d+)_(\w+)\.whl", file):
            found[asked[3]] = (int(asked[1]), int(asked[2]))

    assert {name: oldest for name, (oldest, _) in packages.OLDEST_GLIBC.items()} == found
    needed = [*(".".join(map(str, one)) for one in found.values()), f"macOS {packages.OLDEST_MACOS[0]}"]
    for page in ("README.md", "README.de.md", "README.ja.md"):
        said = (ROOT / page).read_text(encoding="utf-8")
        assert [] == [one for one in needed if one not in said], page


def test_the_oldest_macos_is_the_one_that_the_bundle_asks_for(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import bundling

    assert ".".join(map(str, packages.OLDEST_MACOS)) == bundling.OLDEST_MACOS


# Writing them


def wheel(folder, name, tag):
    """Make a wheel that says who it is and nothing else."""
    about = f"{name}-1.0.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / f"{name}-1.0-{tag}.whl", "w") as file:
        file.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        file.writestr(f"{about}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n")
        file.writestr(f"{about}/RECORD", "")


def index(top, *names):
    """Make pages that list the files of packages, as an index has them."""
    for name in names:
        links = ""
        for file in sorted((top / name).iterdir()):
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            links += f'<a href="{file.name}#sha256={digest}">{file.name}</a>'
        (top / name / "index.html").write_text(links)


@pytest.fixture
def project(tmp_path):
    """A project of two packages and a complete index of them, for the real uv."""
    root, complete = tmp_path / "project", tmp_path / "complete"
    (root / "requirements").mkdir(parents=True)
    groups = "".join(f'{name} = ["tool"]\n' for name in ("dev", "bench", "package", "uv"))
    (root / "pyproject.toml").write_text(
        '[project]\nname = "it"\nversion = "1"\nrequires-python = ">=3.11"\ndependencies = ["part"]\n'
        f"[dependency-groups]\n{groups}"
    )
    for tag in ("cp311-cp311-manylinux_2_17_x86_64", "cp311-cp311-win_amd64", "cp313-cp313-win_amd64"):
        wheel(complete / "part", "part", tag)
    wheel(complete / "tool", "tool", "py3-none-any")
    index(complete, "part", "tool")
    real = Machine()
    if locks.find_uv(real, locks.installer_environ(real)) is None:
        pytest.skip("uv is neither here nor to be had")
    machine = Machine(root)
    machine.environ = {name: value for name, value in real.environ.items() if name[:3] != "UV_"}
    machine.environ["UV_CACHE_DIR"] = str(tmp_path / "cache")
    program = locks.find_uv(real, locks.installer_environ(real))
    machine.which = {"uv": program}.get
    return machine, complete.as_uri()


def written(machine):
    """Return every file in requirements/ with what is in it."""
    return {path.name: path.read_text() for path in (machine.root / "requirements").iterdir()}


def test_a_folder_of_single_files_in_the_settings_of_pip_changes_no_lock(project, tmp_path, monkeypatch):
    machine, complete = project
    assert 0 == locks.write_locks(machine, ["--index", complete])
    before = written(machine)
    poor = tmp_path / "poor"
    wheel(poor / "part", "part", "cp311-cp311-manylinux_2_17_x86_64")
    index(poor, "part")
    (tmp_path / "constraints.txt").write_text("tool<1")
    settings = f"find-links = {poor / 'part'}\nconstraint = {tmp_path / 'constraints.txt'}"
    (tmp_path / "pip.conf").write_text(f"[global]\nextra_index_url = {poor.as_uri()}\n{settings}\n")
    machine.environ["PIP_CONFIG_FILE"] = str(tmp_path / "pip.conf")
    machine.environ |= {"UV_INDEX": poor.as_uri(), "UV_CONSTRAINT": str(tmp_path / "constraints.txt")}

    assert 0 == locks.write_locks(machine, ["--index", complete])

    assert before == written(machine)
    assert {"run.txt", "dev.txt", "bench.txt", "package.txt", "uv.txt", "files.json"} == before.keys()
    assert 3 == before["run.txt"].count("--hash=")
    assert 4 == len(json.loads(before["files.json"]))


def test_a_lock_that_has_lost_a_file_gets_it_back_with_the_same_version(project):
    machine, complete = project
    locks.write_locks(machine, ["--index", complete])
    whole = written(machine)
    lock = machine.root / "requirements" / "run.txt"
    lock.write_text(re.sub(r" *\\\n +--hash=\S+$", "", lock.read_text(), count=1, flags=re.MULTILINE))
    assert 2 == lock.read_text().count("--hash=")

    assert 0 == locks.write_locks(machine, ["--index", complete])

    assert whole == written(machine)


def test_locks_that_cannot_be_written_whole_stay_as_they_are(project, tmp_path):
    machine, complete = project
    locks.write_locks(machine, ["--index", complete])
    before = written(machine)
    (tmp_path / "empty").mkdir()
    machine.say = lambda said: None

    assert 1 == locks.write_locks(machine, ["--upgrade", "--index", (tmp_path / "empty").as_uri()])

    assert before == written(machine)


@pytest.mark.parametrize("words", [["--updrage"], ["--index"], ["run"]])
def test_an_unknown_word_writes_no_lock(tmp_path, words):
    machine = PretendedMachine(tmp_path, programs=["uv"])

    with pytest.raises(SetupError, match=f"not `{words[0]}`"):
        locks.write_locks(machine, words)
    assert [] == machine.ran
