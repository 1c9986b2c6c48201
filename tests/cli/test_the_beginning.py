"""The commands with The Beginning."""

from __future__ import annotations

import json

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games.opening import begin
from tests.cli.running import Run, saved
from tests.games.beginning.scene import KEY, plain


def test_a_position_is_checked_seen_and_played(run: Run, tmp_path) -> None:
    file = saved(tmp_path, plain("[horns ?speed]/0 carnivore", "2/0 | 1/0 flight", hands=("horns",)))

    seen = json.loads(run("position", file, "--seat", "1").out)
    assert ["?"] == seen["players"][0]["hand"]
    assert ["attack 0 1.0"] == run("moves", file).out.split("\n")[:-1]
    assert "play" == json.loads(run("play", file, "attack 0 1.0").out)["phase"]


def test_a_refused_move_comes_with_all_reasons_in_the_language_asked_for(run: Run, tmp_path) -> None:
    file = saved(tmp_path, plain("2/0 carnivore", "1/0 flight speed | 1/0"))

    refused = run("play", file, "attack 0 1.0", "--lang", "de")

    assert (3, "") == (refused.status, refused.out)
    assert {"reason: flight", "reason: speed"} < set(refused.err.splitlines())
    assert "nur ein Fleischfresser mit „Fliegen“" in refused.err
    assert 2 == run("play", file, "feed left").status


def test_bad_input_names_its_place(run: Run, tmp_path) -> None:
    position = plain("2/0", "1/0")
    position["players"][1]["species"][0]["body"] = 3
    found = run("position", saved(tmp_path, position))

    assert (2, "") == (found.status, found.out)
    assert "players[1].species[0]: the key “body” is not known" in found.err


def test_a_record_is_replayed_and_verified(run: Run, tmp_path) -> None:
    seats = (RecordSeat("Ann", "human"), RecordSeat("Ben", "human"))
    match = begin(Header(game=KEY, players=seats, seed=7))
    while not match.is_over:
        match.play(match.to_move, match.moves()[-1])
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.text(), encoding="utf-8")

    assert match.standing()["scores"] == json.loads(run("replay", file).out)["scores"]
    verified = run("verify", file)
    assert (4, True) == (verified.status, json.loads(verified.out)["honest"]), "people alone have played it"


def test_its_opponents_play_whole_games(run: Run) -> None:
    words = ("--game", KEY, "--players", 4, "--games", 2, "--seed", 5)
    found = json.loads(run("simulate", *words, "--ai", "random,hatchling,forager,greedy", "--check").out)
    assert (2, 4) == (found["games"], len(found["wins"]["by_seat"]))

    refused = run("simulate", *words, "--ai", "hunter")
    assert 2 == refused.status
    assert "hatchling, fledgling, forager, greedy, strategist, apex, random" in refused.err
