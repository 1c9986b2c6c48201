"""The lock files: hashed, without addresses, and what pyproject.toml asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from devtools.machine import ROOT

LOCKS = ["run", "dev", "bench", "package", "uv"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
ASKED = {
    "run": PROJECT["project"]["dependencies"],
    "dev": PROJECT["project"]["dependencies"] + GROUPS["dev"],
    "bench": PROJECT["project"]["dependencies"] + GROUPS["dev"] + GROUPS["bench"],
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
