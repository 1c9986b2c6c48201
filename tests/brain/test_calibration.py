"""Chances to win are shown as they were measured, or not at all."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from evolution_qt.brain import calibration
from evolution_qt.brain.measurements import make
from evolution_qt.core.errors import BadInput
from evolution_qt.games.evolution.bots import LEVELS

GOOD = {
    "game": "evolution/de",
    "players": 2,
    "level": "apex",
    "phase": "play",
    "make": make("apex", "evolution/de", 2),
    "games": 5000,
    "sayings": 2310,
    "error": 30,
    "brier": 1640,
    "by_score": 1641,
    "map": [[0, 40], [500, 500], [1000, 900]],
}


def a_file(**changes):
    return {
        "format": calibration.FORMAT,
        "version": calibration.VERSION,
        "entries": [{**copy.deepcopy(GOOD), **changes}],
    }


@pytest.fixture
def given(monkeypatch):
    monkeypatch.setattr(calibration, "measured", calibration.measured.__wrapped__)

    def give(**changes):
        found = calibration.read(a_file(**changes))
        monkeypatch.setattr(calibration, "shipped", lambda *_: found)

    return give


@pytest.mark.parametrize(("said", "expected"), [(0, 40), (250, 270), (500, 500), (750, 700), (1000, 900)])
def test_between_two_measured_chances_the_way_is_straight(given, said, expected):
    given()

    assert expected == calibration.chance("evolution/de", 2, "apex", "play", said)


@pytest.mark.parametrize(
    ("game", "players", "level", "phase"),
    [
        ("evolution/ja", 2, "apex", "play"),
        ("evolution/de", 3, "apex", "play"),
        ("evolution/de", 2, "hunter", "play"),
        ("evolution/de", 2, "apex", "food"),
    ],
)
def test_what_was_not_measured_has_no_chance(given, game, players, level, phase):
    given()

    assert calibration.chance(game, players, level, phase, 500) is None


def test_what_has_changed_since_it_was_measured_has_no_chance(given, monkeypatch):
    given()
    assert 500 == calibration.chance("evolution/de", 2, "apex", "play", 500)

    monkeypatch.setitem(LEVELS, "apex", replace(LEVELS["apex"], plans=4))

    assert calibration.chance("evolution/de", 2, "apex", "play", 500) is None


@pytest.mark.parametrize("changes", [{"error": 31}, {"games": 4999}, {"brier": 1641}])
def test_what_was_measured_badly_has_no_chance(given, changes):
    given(**changes)

    assert calibration.chance("evolution/de", 2, "apex", "play", 500) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"map": []},
        {"map": [[0, 0]]},
        {"map": [[0, 0], [500]]},
        {"map": [[500, 0], [400, 100]]},
        {"map": [[0, 100], [500, 90]]},
        {"map": [[0, 0], [1001, 1000]]},
        {"error": -1},
        {"players": 1},
        {"level": ["apex"]},
        {"level": "grandmaster"},
        {"phase": "dinner"},
        {"make": 123},
        {"sayings": -1},
        {"brier": 10_001},
        {"by_score": "more"},
        {"more": 1},
    ],
)
def test_a_file_that_is_not_sound_is_refused(changes):
    with pytest.raises(BadInput):
        calibration.read(a_file(**changes))


def test_the_file_that_comes_with_the_program_is_sound(caplog):
    calibration.measured.cache_clear()

    found = calibration.measured("evolution/de")
    for one in found:
        assert one.is_good
    assert "" == caplog.text
    assert found, "nobody plays any more as those whose chances were measured"
