"""Nothing depends on the order in which sets and dicts happen to be hashed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.make import GAMES_FILE

ROOT = Path(__file__).resolve().parents[2]
CHILD = """
import json, sys
from tests.golden.make import record
print(json.dumps([record(*game) for game in json.loads(sys.argv[1])]))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_golden_games_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    """Strings hash differently in every process; a game stays the same."""
    frozen = json.loads(GAMES_FILE.read_text(encoding="utf-8"))
    frozen = [one for one in frozen if one["seed"] == 0 and one["seats"] == 3]
    games = json.dumps([[one["game"], one["seats"], one["seed"]] for one in frozen])

    played = subprocess.run(
        [sys.executable, "-c", CHILD, games],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )

    assert 5 == len(frozen)
    assert frozen == json.loads(played.stdout)
