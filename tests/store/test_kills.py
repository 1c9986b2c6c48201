"""The program killed at random instants of a running game; a few of the 500 of `tests/long/kills.py`."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.store.killing import kill_once

COUNT = 4
BACK = 2


@pytest.mark.skipif(os.name == "nt", reason="cannot kill itself so")
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    outcomes = [
        kill_once(tmp_path / "home", random.Random(f"kills/{number}"), inside=number % 2 == 1)
        for number in range(COUNT)
    ]

    assert [] == [fault for outcome in outcomes for fault in outcome.faults]
    assert sum(outcome.shown for outcome in outcomes) > 0
    assert list((tmp_path / "home" / "data" / "games").glob("*.jsonl"))


@pytest.mark.skipif(os.name == "nt", reason="cannot kill itself so")
def test_a_program_killed_while_an_end_is_taken_back_goes_on_where_it_was(tmp_path: Path) -> None:
    """The game is finished, or running again, as it was seen last; nothing of it is lost."""
    outcomes = [
        kill_once(tmp_path / "home", random.Random(f"back/{number}"), inside=number % 2 == 1, back=True)
        for number in range(BACK)
    ]

    assert [] == [fault for outcome in outcomes for fault in outcome.faults]
    assert sum(outcome.shown for outcome in outcomes) > 0
