"""What the arena prints becomes the file of ratings."""

import json
import subprocess
import sys

from evolution_qt.brain import ratings

LAB = [sys.executable, "-m", "lab"]


def test_what_the_arena_prints_becomes_the_file(tmp_path):
    """The anchor is moved to its own rating, and a table measured again takes the place of the old one."""
    arena = [*LAB, "arena", "hatchling", "forager", "--players"]
    for players, deals in (("2", "12"), ("3", "6"), ("4", "1")):
        told = subprocess.run(
            [*arena, players, "--deals", deals, "--tables", "pairs", "--workers", "1"],
            capture_output=True,
            text=True,
            check=True,
        )
        (tmp_path / f"{players}.json").write_text(told.stdout)
    target = tmp_path / "ratings.json"

    for files in (["2.json"], ["2.json", "3.json"]):
        paths = [str(tmp_path / name) for name in files]
        subprocess.run([*LAB, "ratings", *paths, "--out", str(target)], check=True)

    found = ratings.read(json.loads(target.read_text()))
    assert [2, 3] == [one.players for one in found]
    assert {1000} == {one.of["forager"].value for one in found}
    assert found == tuple(one.still_true() for one in found)
    assert all(one.of["hatchling"].low <= one.of["hatchling"].value < 1000 for one in found)
    one_deal = [*LAB, "ratings", str(tmp_path / "4.json"), "--out", str(target)]
    refused = subprocess.run(one_deal, capture_output=True, text=True, check=False)
    assert (1, True) == (refused.returncode, "has no interval: play more deals" in refused.stderr)
