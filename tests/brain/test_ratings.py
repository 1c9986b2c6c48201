"""How strong a level is, is said as it was measured, or not at all."""

from dataclasses import replace

import pytest

from evolution_qt.brain import ratings
from evolution_qt.brain.measurements import make
from evolution_qt.brain.ratings import Rating, rating
from evolution_qt.core.errors import BadInput
from evolution_qt.games.evolution.bots import BOTS, LEVELS


def measured(players=2, **changes):
    given = {"forager": [1000, 960, 1030], "apex": [1400, 1350, 1480]}
    plain = {"game": "evolution/de", "players": players, "deals": 100, "ratings": given, **changes}
    makes = {level: make(level, "evolution/de", max(players, 2)) for level in plain["ratings"]}
    return {"makes": makes, **plain}


def a_file(*entries):
    return {"format": ratings.FORMAT, "version": 1, "entries": list(entries)}


@pytest.fixture
def given(monkeypatch):
    monkeypatch.setattr(ratings, "measured", ratings.measured.__wrapped__)

    def give(*entries):
        plain = ratings.read(a_file(*entries))
        monkeypatch.setattr(ratings, "shipped", lambda *_: plain)

    return give


@pytest.mark.parametrize(("players", "expected"), [(2, 1400), (3, 1400), (4, 1200), (6, 1200)])
def test_the_table_measured_that_is_nearest_counts(given, players, expected):
    given(measured(), measured(4, ratings={"forager": [1000, 960, 1030], "apex": [1200, 1100, 1300]}))

    found = rating("evolution/de", players, "apex")

    assert expected == found.value
    assert (2 if expected == 1400 else 4) == found.players


def test_the_farther_end_of_an_interval_is_said():
    assert 80 == Rating(1400, 1350, 1480, 2).spread
    assert 50 == Rating(1400, 1350, 1440, 2).spread


@pytest.mark.parametrize(("key", "level"), [("evolution/ja", "apex"), ("evolution/de", "hunter")])
def test_nothing_is_said_of_what_was_not_measured(given, key, level):
    given(measured())

    assert rating(key, 2, level) is None


def test_nothing_is_said_of_what_has_changed_since(given, monkeypatch):
    given(measured())
    assert rating("evolution/de", 2, "apex") is not None

    monkeypatch.setitem(LEVELS, "apex", replace(LEVELS["apex"], plans=4))

    assert rating("evolution/de", 2, "apex") is None
    assert rating("evolution/de", 2, "forager") is not None


def test_nothing_is_said_when_the_anchor_has_changed(given, monkeypatch):
    given(measured())
    monkeypatch.setitem(LEVELS, "forager", replace(LEVELS["forager"], slack=4))

    assert rating("evolution/de", 2, "apex") is None


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 1},
        {"deals": 0},
        {"ratings": {"grandmaster": [1, 1, 1]}},
        {"ratings": {"apex": [1400, 1350]}},
        {"ratings": {"apex": [1300, 1350, 1480]}},
        {"ratings": {"apex": [1400, 1350, 99_999]}},
        {"more": 1},
        {"makes": {"apex": "0123"}},
        {"game": "evolution/fr"},
    ],
)
def test_what_is_not_sound_is_not_believed(changes):
    with pytest.raises(BadInput):
        ratings.read(a_file(measured(**changes)))


def test_what_comes_with_the_program_is_sound_and_of_its_levels():
    found = ratings.shipped(BOTS.ratings, ratings.read)

    assert found
    for one in found:
        assert ratings.ANCHOR_RATING == one.of[BOTS.anchor].value
