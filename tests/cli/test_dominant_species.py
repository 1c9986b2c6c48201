"""The commands with Dominant Species, which has rules and no table yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin
from tests.cli.running import Run, saved
from tests.games.dominant.scene import KEY, players, start_earth, taking, tile

SIMULATE = ("simulate", "--game", KEY, "--games", 1, "--seed", 5)


def plain(**keys: Any) -> dict[str, Any]:
    return {
        "format": "evolution-qt/position",
        "game": KEY,
        "players": players("AI"),
        "phase": "execution",
        **keys,
    }


def record(folder: Path, **header: Any) -> Path:
    """Write the record of a random game of two rounds and return its path."""
    seats = tuple(RecordSeat(name, "human", animals=own) for name, own in (("Ann", ("bird",)), ("Ben", None)))
    match = begin(Header(game=KEY, players=seats, seed=7, rules={"turn_limit": 2}, **header))
    rng = Rng(4)
    while not match.is_over:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
    path = folder / "game.jsonl"
    path.write_text(match.record.text(), encoding="utf-8")
    return path


def test_a_position_is_checked_seen_and_played(run: Run, tmp_path: Path) -> None:
    file = saved(tmp_path, plain(next="insect"))

    seen = json.loads(run("position", file, "--seat", 1).out)
    assert ["?"] * 20 + ["ice_age"] == seen["deck"]
    assert ["add c3 1", "add c4 1", "add d2 1"] == run("moves", file).out.split("\n")[:3]
    found = json.loads(run("play", file, "add d3 1").out)
    assert {"insect": 1} == found["earth"]["d3"]["species"]
    assert {"insect": 2, "amphibian": 6} == json.loads(run("position", file, "--facts").out)["match"]["d2"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Dort liegt kein Hexfeld."),
        ("en", "There is no tile."),
        ("ja", "そこにタイルはありません。"),
    ],
)
def test_a_refused_move_comes_with_all_reasons_in_the_language_asked_for(
    run: Run, tmp_path: Path, language: str, said: str
) -> None:
    file = saved(tmp_path, plain(next="insect"))

    refused = run("play", file, "0: add a1 9", "--lang", language)

    assert (3, "") == (refused.status, refused.out)
    assert {"reason: not_your_turn", "reason: no_tile", "reason: over_limit"} <= set(refused.err.splitlines())
    assert said in refused.err


def test_two_reasons_with_one_sentence_are_said_once(run: Run, tmp_path: Path) -> None:
    leaving = taking("mass_exodus", earth=start_earth(d2=tile("wetland", "A2 I2 B1"))).play("choose d2")
    file = saved(tmp_path, leaving.game.dump(leaving.state))

    refused = run("play", file, "move d2 d3 1 mammal")

    *codes, said = refused.err.splitlines()
    assert {"reason: not_enough", "reason: no_such_species"} == set(codes)
    assert said.endswith("Mammal has no cube there.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "earth.a1.species.bird: „bird“ spielt nicht mit"),
        ("en", "earth.a1.species.bird: “bird” is not in play"),
        ("ja", "earth.a1.species.bird：「bird」はこの対戦にいません"),
    ],
)
@pytest.mark.parametrize("command", [("position",), ("moves",), ("play", "pass")])
def test_bad_input_names_its_place_at_every_door(
    run: Run, tmp_path: Path, command: tuple[str, ...], language: str, said: str
) -> None:
    file = saved(tmp_path, plain(earth={"a1": {"terrain": "sea", "species": {"bird": 1}}}))
    name, *moves = command

    found = run(name, file, *moves, "--lang", language)

    assert (2, "", said) == (found.status, found.out, found.err.strip())


def test_a_record_is_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    file = record(tmp_path)

    standing = json.loads(run("replay", file).out)
    assert (True, 2) == (standing["over"], standing["round"])
    verified = run("verify", file)
    assert (4, True) == (verified.status, json.loads(verified.out)["honest"]), "people alone have played it"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '["bird"]',
            '["bird", "insect"]',
            "line 1: players[0].animals: 2 players cannot have 2 animals",
        ),
        ('"turn_limit": 2', '"turn_limit": 1001', "line 1: rules.turn_limit: 1001 is above 1000"),
        ('"turn_limit": 2', '"animals_each": 3', "line 1: rules.animals_each: every player has the same"),
        ("1: plan ", "1: plant ", "line 2: plant "),
        ("1: plan ", "0: plan ", "the rules do not allow this move: It’s another player’s decision."),
        ('"animals": {', '"animals": {"sponge": 3, ', "the game does not end with this result"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_that_cannot_be_is_refused_with_its_line(
    run: Run, tmp_path: Path, command: str, old: str, new: str, said: str
) -> None:
    file = record(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    found = run(command, file)

    assert 2 == found.status
    assert said in found.err


def test_whole_games_are_simulated_with_every_number_of_players(run: Run) -> None:
    for seats in range(2, 7):
        found = json.loads(run(*SIMULATE, "--players", seats, "--ai", "random", "--check").out)
        assert (1, seats) == (found["games"], len(found["wins"]["by_seat"]))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", 7), "--players: this game is for 2 to 6 players, not for 7"),
        (("--players", 1), "--players: this game is for 2 to 6 players, not for 1"),
        (("--ai", "strategist"), "--ai: “strategist” is not one of"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, words: tuple[object, ...], said: str) -> None:
    found = run(*SIMULATE, *words)

    assert (2, "") == (found.status, found.out)
    assert found.err.startswith(said)


def test_its_table_is_drawn(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"

    found = run("shot", saved(tmp_path, plain()), "--out", picture)

    assert (0, "", True) == (found.status, found.err, picture.exists())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Insekt setzt einen Würfel auf Tundra d3."),
        ("en", "Insect adds a cube to Tundra d3."),
        ("ja", "昆虫類：ツンドラd3に新しいキューブ1個"),
    ],
)
def test_what_happened_is_told_in_words(run: Run, tmp_path: Path, language: str, said: str) -> None:
    found = run("play", saved(tmp_path, plain(next="insect")), "add d3 1", "--log", "--lang", language)
    whole = run("replay", record(tmp_path), "--log", "--lang", language)

    assert (0, said) == (found.status, found.out.splitlines()[0].strip())
    assert (0, "") == (whole.status, whole.err)
    assert "Ann" in whole.out


def test_a_game_without_words_for_its_log_says_so(run: Run, tmp_path: Path) -> None:
    start = {"format": "evolution-qt/position", "game": "beginning/de", "players": [{}, {}]}

    found = run("play", saved(tmp_path, start), "done", "--log")

    assert (2, "the log of the game “beginning/de” is told in the window only") == (
        found.status,
        found.err.strip(),
    )
