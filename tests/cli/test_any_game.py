"""The commands with games of which the program knows nothing but their folders."""

from __future__ import annotations

import json

import pytest

from evolution_qt.core.match import Match
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.games import game, keys, titles
from evolution_qt.games.opening import begin, open_position
from tests.cli.running import saved

pytestmark = pytest.mark.usefixtures("toy_among_games")


any_toy = pytest.mark.parametrize("key", ["toy", "path"])


def dealt(key="toy"):
    return game(key).dump(game(key).new(3, 5, first_player=0))


def played(key="toy"):
    match = begin(Header(game=key, players=(RecordSeat(None, "human"), RecordSeat(None, "human")), seed=7))
    while not match.is_over:
        match.play(match.to_move, match.moves()[0])
    return match


def test_its_folder_is_enough_for_the_catalogue():
    assert {"toy", "path"} <= set(keys())
    assert ["path", "toy"] == [title.key for title in titles() if title.key in ("toy", "path")]


def test_a_position_is_checked_and_printed(run, tmp_path):
    file = saved(tmp_path, dealt())

    whole, seen = run("position", file), run("position", file, "--seat", "1")

    assert dealt() == json.loads(whole.out)
    assert [0, 3, 0] == [len(one["hand"]) - one["hand"].count(0) for one in json.loads(seen.out)["players"]]
    assert 2 == run("position", file, "--seat", "3").status


def test_a_fault_in_a_position_names_its_place(run, tmp_path):
    plain = dealt()
    plain["players"][1]["hand"][0] = 21
    assert "players[1].hand[0]: 21 is above 20" in run("position", saved(tmp_path, plain)).err
    plain = {**dealt(), "rules": {"wind": True}}
    assert "rules: the rule switch “wind” is not known" in run("position", saved(tmp_path, plain)).err


@any_toy
def test_moves_are_listed_and_played(run, tmp_path, key):
    file = saved(tmp_path, dealt(key))
    assert dealt(key) == json.loads(run("position", file).out)
    lines = run("moves", file).out.split("\n")[:-1]
    assert 3 <= len(lines)

    after = json.loads(run("play", file, lines[0]).out)

    rules, state = open_position(after)
    assert (key, 3) == (rules.key, rules.seat_count(state))
    assert after != dealt(key)
    assert [] == run("moves", file, "--seat", "2").out.split()


def test_a_move_that_its_rules_refuse_is_told_in_words(run, tmp_path):
    file = saved(tmp_path, dealt())
    other = dealt()["players"][1]["hand"][0]

    refused = run("play", file, f"lay {other}")

    assert (3, "") == (refused.status, refused.out)
    assert "reason: not_listed\n" in refused.err
    assert "The rules do not allow this now." in refused.err


@any_toy
def test_a_record_is_replayed_and_verified(run, tmp_path, key):
    match = played(key)
    file = tmp_path / "game.jsonl"
    file.write_bytes(match.record.text().encode())

    replayed, verified = run("replay", file), run("verify", file)

    assert match.standing() == json.loads(replayed.out)
    assert 4 == verified.status, "people alone have played it"
    report = json.loads(verified.out)
    rounds = match.standing()["round"]
    assert (True, len(match.plies), rounds) == (report["honest"], report["moves"], report["rounds"])


def test_a_record_with_a_wrong_result_is_refused(run, tmp_path):
    text = played().record.text()
    scores = text.splitlines()[-1]
    file = tmp_path / "toy.jsonl"
    file.write_text(text.replace(scores, scores.replace("[", "[1", 1)), encoding="utf-8")

    assert 2 == run("replay", file).status


@any_toy
@pytest.mark.parametrize("kinds", ["random", "greedy", "random,greedy,random"])
def test_whole_games_are_simulated(run, key, kinds):
    done = run("simulate", "--game", key, "--players", "3", "--ai", kinds, "--games", "4", "--check")

    summary = json.loads(done.out)
    assert 4 == summary["games"]
    assert summary["decisions"] == 36 or (key == "path" and summary["decisions"] > 4 * 200)
    assert 4 == pytest.approx(sum(summary["wins"]["by_seat"]), abs=0.01)


def test_a_record_goes_on_where_it_was_left():
    match = played()
    match.take_back(2)

    again = Match(match.game, Record.read(match.record.text().encode()))

    assert match.game.digest(match.state) == again.game.digest(again.state)
