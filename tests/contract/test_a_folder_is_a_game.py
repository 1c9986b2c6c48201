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
NOT_PROVEN = 4
"""How `verify` ends for a game of people alone, in which nothing can be worked out again."""


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


@pytest.fixture(scope="module", params=["copy", "wheel"])
def house(request):
    return request.getfixturevalue(request.param)


def answer(done, status=0):
    assert status == done.returncode, done.stderr
    return done.stdout


@pytest.fixture
def position(house):
    """The file of a game of three that has just begun."""
    text = answer(house.act("deal", "toy"))
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


def test_it_is_drawn(house, position):
    picture = house.folder / "game.png"
    words = ("--view", "game", "--size", "800x600", position, "--seat", 0, "--out", picture)

    done = house.run("shot", *words)

    assert (0, "") == (done.returncode, done.stderr)
    assert picture.stat().st_size > 5_000


def test_each_view_of_its_positions_is_drawn(house):
    colours = json.loads(answer(house.act("draw")))

    assert 6 == len(colours)
    assert all(count > 50 for count in colours.values()), colours


def test_it_is_listed(house):
    listed, shown = json.loads(answer(house.act("list_games")))

    assert "toy" in listed
    assert "toy" in shown


def test_it_speaks_the_languages_of_its_texts(house):
    assert {"de": "Das Ziel", "en": "The aim", "ja": "ゲームの目的"} == json.loads(answer(house.act("speak")))


def test_each_of_its_texts_is_translated(copy):
    """Its marks are found by the tools that collect those of the program."""
    tool = [sys.executable, copy.program / "packaging" / "update_i18n.py"]
    before = {path.name: path.read_bytes() for path in (copy.program / "i18n").glob("*.ts")}

    subprocess.run(tool, check=True, capture_output=True)

    assert before == {path.name: path.read_bytes() for path in (copy.program / "i18n").glob("*.ts")}


@pytest.fixture(scope="module")
def played(house):
    """What came of a game of two people at one screen, begun from the sheet of a new game."""
    return json.loads(answer(house.act("play_at_one_screen")))


def test_two_people_play_it_at_one_screen(played):
    """Every card is laid by a click or by keys."""
    scores = played["standing"]["scores"]

    assert 2 == len(scores)
    assert min(scores) > 0
    assert 6 == sum("lays" in line for line in played["log"])
    assert 2 == sum("which counts double" in line for line in played["log"])


def test_its_record_is_replayed_and_verified(house, played):
    replayed = json.loads(answer(house.run("replay", played["record"])))
    verified = json.loads(answer(house.run("verify", played["record"]), NOT_PROVEN))

    assert played["standing"] == replayed
    assert (True, 6, 3) == (verified["honest"], verified["moves"], verified["rounds"])


def test_its_game_is_kept_replayed_on_its_page_and_counted(house, played):
    found = json.loads(answer(house.act("look_back")))

    assert [2, 2] == found["rows"]
    assert "Ann" in found["told"]
    assert {name: [["toy"], [2], ["human"]] for name in ("Ann", "Ben")} == found["counted"]


def test_it_is_tried_out(house):
    """The self-test draws its table for every number of players, and has bots play it in their process."""
    report = json.loads(answer(house.act("try_out")))

    assert report["ok"], report
    assert ["resources", "games", "tables/toy", "game/toy", "record"] == [
        one["name"] for one in report["checks"]
    ]


# Rules alone


@pytest.fixture(scope="module")
def begun(copy):
    """The file of a position of the second toy, which has no folder under `ui`."""
    text = answer(copy.act("deal", "path"))
    file = copy.folder / "path.json"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def finished(copy):
    """The record of a whole game of it."""
    answer(copy.act("write_record", "path"))
    return copy.folder / "path.jsonl"


def test_a_game_without_a_table_is_played_by_the_commands(copy, begun, finished):
    assert "path" == json.loads(answer(copy.run("position", begun)))["game"]
    moves = answer(copy.run("moves", begun)).splitlines()
    assert "path" == json.loads(answer(copy.run("play", begun, moves[0])))["game"]
    simulated = json.loads(answer(copy.run("simulate", "--game", "path", "--games", 2)))
    assert simulated["decisions"] > 2 * 100
    assert "path" == json.loads(answer(copy.run("replay", finished)))["game"]
    assert json.loads(answer(copy.run("verify", finished), NOT_PROVEN))["moves"] > 100


def test_a_game_without_a_table_is_not_drawn_and_that_is_said(copy, begun):
    done = copy.run("shot", begun, "--out", "path.png")

    assert 2 == done.returncode
    assert "the game “path” has rules here but no table" in done.stderr
    assert not (copy.folder / "path.png").exists()


@pytest.mark.usefixtures("finished")
def test_a_game_without_a_table_is_not_offered_and_its_records_are_not_opened(copy):
    found = json.loads(answer(copy.act("open_without_a_table")))

    assert "toy" in found["offered"]
    assert "path" not in found["offered"]
    assert "path.jsonl cannot be opened" in found["opened"]
    assert "has rules here but no table" in found["opened"]
    assert "has rules here but no table" in found["taken"]


def test_of_a_game_without_a_table_its_rules_alone_are_tried_out(copy):
    checks = answer(copy.act("list_checks")).split()

    assert "game/path" in checks
    assert "tables/path" not in checks
