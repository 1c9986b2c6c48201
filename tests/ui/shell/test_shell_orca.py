"""Orca says what is announced, in a round of each game: nothing is missing, and nothing is said twice."""

from __future__ import annotations

import pytest

from devtools import system
from tests.ui.shell.acting import LONG
from tests.ui.shell.by_ear import heard, lacking, reader

GAMES = ("evolution/de", "beginning/de", "dominant-species")


def test_orca_says_once_whatever_is_announced_in_a_round_of_each_game(tmp_path):
    if reason := lacking(system.XVFB, *system.READING, *system.SPEAKING):
        pytest.skip(reason)
    with reader(tmp_path) as environ:
        for game in GAMES:
            _, counted = heard(environ, tmp_path, game, LONG)
            assert len(counted) > 10, game
            unlike = {words: both for words, both in counted.items() if both[0] != both[1]}
            assert {} == unlike, game
