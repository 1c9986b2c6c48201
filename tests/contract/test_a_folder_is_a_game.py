"""A folder of rules and a folder of a table are a game: the program serves it everywhere, as it is."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

from devtools.machine import ROOT
from tests.contract.house import PASSED_OVER, installed, tree

EPOCH = "1700000000"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory, copy):
    """The program as it is installed, with the toy."""
    folder = tmp_path_factory.mktemp("wheel")
    sources = folder / "sources"
    for name in ("evolution_qt", "packaging", "resources", "i18n", "devtools"):
        shutil.copytree(ROOT / name, sources / name, ignore=PASSED_OVER)
    for name in ("pyproject.toml", "LICENSE", "README.md", ".gitignore", "dev.py"):
        shutil.copy(ROOT / name, sources / name)
    subprocess.run([sys.executable, sources / "packaging" / "compile_i18n.py"], check=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=sources, check=True)
    (built,) = (sources / "dist").glob("*.whl")
    return installed(built, copy.program / "resources" / "i18n", folder / "installed")


@pytest.fixture(params=["copy", "wheel"])
def house(request):
    return request.getfixturevalue(request.param)


def answer(done):
    assert 0 == done.returncode, done.stderr
    return done.stdout


@pytest.fixture
def position(house):
    """The file of a game of three that has just begun."""
    text = answer(house.act("deal"))
    file = house.folder / "position.json"
    file.write_text(text, encoding="utf-8")
    return file


def test_it_is_simulated(house):
    done = house.run(
        "simulate", "--game", "toy", "--players", 3, "--ai", "greedy,random,random", "--games", 4
    )

    summary = json.loads(answer(done))
    assert (4, 36) == (summary["games"], summary["decisions"])


def test_its_positions_are_read_and_its_moves_listed_and_played(house, position):
    moves = answer(house.run("moves", position)).splitlines()
    assert ["lay 2", "lay 5", "lay 12"] == moves

    after = json.loads(answer(house.run("play", position, moves[1])))

    assert ("toy", 1) == (after["game"], after["to_move"])
    assert [2, 12] == after["players"][0]["hand"]


@pytest.mark.parametrize("view", ["table", "game", "moves", "curtain"])
def test_it_is_drawn(house, position, view):
    picture = house.folder / f"{view}.png"

    done = house.run("shot", "--view", view, "--size", "800x600", position, "--seat", 0, "--out", picture)

    assert (0, "") == (done.returncode, done.stderr)
    assert picture.stat().st_size > 5_000


def test_it_is_listed(house):
    listed, shown = json.loads(answer(house.act("list_games")))

    assert "toy" in listed
    assert "toy" in shown


def test_two_people_play_it_at_one_screen(house):
    """It is begun from the sheet of a new game, and every card is laid by a click or by keys."""
    done = json.loads(answer(house.act("play_at_one_screen")))

    assert [0, 0] < done["standing"]["scores"]
