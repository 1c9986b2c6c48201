"""Chances to win that are measured: the map, its error, and a run that can be interrupted."""

import json

import pytest

from evolution_qt.brain import calibration
from evolution_qt.core.plain import parse
from tests.scene import DE

pytest.importorskip("numpy")

from lab.training import calibrating
from lab.training.calibrating import Saying, brier, calibration_error, quality, rising

WORDS = [DE, "2", "--learn", "2", "--games", "2", "--also", "hunter", "--every", "9"]


def saying(said, won, ahead=0, moment=1):
    return Saying(4, moment, ahead, said, won)


def test_the_map_of_honest_sayings_changes_little():
    """A player who wins as often as was said needs no other chance."""
    sayings = [
        saying(said, 1000 if turn < said // 100 else 0) for said in range(50, 1000, 50) for turn in range(10)
    ]

    for said, right in rising(sayings)[1:-1]:
        assert abs(said - right) <= 60


def test_the_map_rises_even_where_luck_does_not():
    sayings = [saying(said, 1000 - said) for said in range(0, 1001, 5)]

    pairs = rising(sayings)

    assert pairs == sorted(pairs)
    assert [right for _, right in pairs] == sorted(right for _, right in pairs)
    assert (0, 1000) == (pairs[0][0], pairs[-1][0])
    assert {500} == {right for said, right in pairs if 0 < said < 1000}


def test_the_map_corrects_who_says_too_much():
    sayings = [saying(900, 1000 if turn % 2 else 0) for turn in range(200)]
    found = quality(sayings, sayings, rising(sayings))

    assert 400 == round(calibration_error((one.said, one.won) for one in sayings))
    assert 0 == found.error
    assert 0.25 == found.brier


def test_the_error_is_the_mean_distance_over_tenths():
    told = [(100, 0), (100, 0), (150, 1000), (950, 1000)]

    assert abs(1000 - 350) / 4 + 50 / 4 == calibration_error(told)
    assert (0.01 + 0.01 + 0.7225 + 0.0025) / 4 == pytest.approx(brier(told))


def test_the_score_alone_is_weighed_by_round():
    """In the last round a lead decides, in the first it says nothing."""
    first = [saying(500, 1000 if turn % 2 else 0, ahead=10 * (turn % 4 < 2)) for turn in range(200)]
    last = [
        saying(500, 1000 if turn % 2 else 0, ahead=10 if turn % 2 else -10, moment=9) for turn in range(200)
    ]

    told = calibrating.by_score(first + last, [first[0], last[0], last[1]])

    assert [(0, 0), (1000, 1000)] == told[1:]
    assert 490 <= told[0][0] <= 510


def test_an_interrupted_run_measures_the_same(tmp_path, capsys):
    """Games that were played are not played again, and a broken line is."""
    assert 0 == calibrating.main([*WORDS[:2], str(tmp_path / "whole"), *WORDS[2:]])
    whole = (tmp_path / "whole" / "games.jsonl").read_text(encoding="utf-8")
    said = capsys.readouterr().out
    lines = whole.splitlines(keepends=True)
    assert 4 == len(lines)
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "games.jsonl").write_text("".join(lines[:2]) + lines[2][:50], encoding="utf-8")

    assert 0 == calibrating.main([*WORDS[:2], str(tmp_path / "parts"), *WORDS[2:]])

    assert whole == (tmp_path / "parts" / "games.jsonl").read_text(encoding="utf-8")
    assert said == capsys.readouterr().out
    assert "strategist, 2 games:" in said
    assert "hunter, 2 games:" in said
    assert "not good enough" in said


def test_games_of_other_settings_are_not_mixed_in(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "games.jsonl").write_text('{"settings":["evolution/en"],"said":{}}\n', encoding="utf-8")

    with pytest.raises(SystemExit, match="other settings"):
        calibrating.main([*WORDS[:2], str(folder), *WORDS[2:]])


def test_an_entry_takes_the_place_of_the_old_one(tmp_path):
    file = tmp_path / "calibration.json"
    file.write_text('{"entries": [], "format": "evolution-calibration", "version": 1}', encoding="utf-8")
    entry = {
        "game": DE,
        "players": 2,
        "level": "apex",
        "phase": "play",
        "make": "0123456789ab",
        "games": 5000,
        "sayings": 900,
        "error": 12,
        "brier": 1500,
        "by_score": 1600,
        "map": [[0, 10], [1000, 990]],
    }
    calibrating.write([entry, {**entry, "phase": "food"}, {**entry, "players": 4}], file)
    calibrating.write([{**entry, "error": 9}], file)

    found = calibration.read(parse(file.read_bytes()))
    assert [(2, 9), (4, 12)] == [(one.players, one.error) for one in found]
    assert json.loads(file.read_text(encoding="utf-8"))["entries"][0] == {**entry, "error": 9}
