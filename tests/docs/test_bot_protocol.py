"""docs/bot-protocol.md says what the program does, and the bot it shows is the one that is tested."""

from __future__ import annotations

import ast
import json
import re
import sys
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from evolution_qt.brain import outside
from evolution_qt.brain.outside import ANSWER_KEYS, READY_KEYS, check_ready, greeting, question, understood
from evolution_qt.core.errors import GameError
from evolution_qt.core.plain import MOST_LEVELS
from evolution_qt.games import game, keys
from evolution_qt.games.evolution.catalogue import KEYS
from tests.docs.pages import ROOT, python, rows, section, text

PAGE = ROOT / "docs" / "bot-protocol.md"
SAMPLE = ROOT / "docs" / "sample_bot.py"
FOLDER = ROOT / "docs" / "schema"


def schema(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return plain


BOT = schema("bot.schema.json")
NAMES = (
    "position.schema.json",
    "position-beginning.schema.json",
    "position-dominant-species.schema.json",
    "position-evolution.schema.json",
    "bot.schema.json",
)
REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema(name))) for name in NAMES]
)


def of(message: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"bot.schema.json#/$defs/{message}"}, registry=REGISTRY)


def test_the_page_shows_the_sample_bot_and_it_is_short() -> None:
    assert text(SAMPLE) == python(PAGE)
    assert len(text(SAMPLE).splitlines()) <= 30


def test_the_sample_bot_needs_nothing_but_python() -> None:
    tree = ast.parse(text(SAMPLE))
    names = {one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names}

    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    assert names <= sys.stdlib_module_names


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(BOT)


def test_the_page_names_every_game_and_how_many_play() -> None:
    told = dict(
        rows(section(PAGE, "### `begin`: the game to the program, before the first question of every game"))
    )
    seats = {number for key in keys() for number in game(key).seats}

    assert list(keys()) == re.findall(r'`"([^"]+)"`', told["`game`"])
    assert told["`players`"].startswith(f"how many play, {min(seats)} to {max(seats)} ")


def test_the_page_names_every_bot_that_plays_on_for_a_program() -> None:
    for key in keys():
        assert f"`{game(key).bots().substitute}`" in section(PAGE, "## What goes wrong")


@pytest.mark.parametrize("key", keys())
def test_what_the_game_says_validates(key: str) -> None:
    rules = game(key).with_options({"hard_shell_bonus": 5} if key in KEYS else {})
    for seats in rules.seats:
        state = rules.new(seats, 1)
        seat = state.to_move
        position = rules.dump(rules.observe(state, seat).state)
        moves = [rules.write(move) for move in rules.moves(state)]

        of("begin").validate(greeting(position, seat))
        of("choose").validate(question(1, seat, position, moves, 5.0, ""))


@pytest.mark.parametrize("message", ["begin", "choose", "ready", "answer"])
def test_the_tables_have_every_key_and_no_other(message: str) -> None:
    titles = {
        "begin": "### `begin`: the game to the program, before the first question of every game",
        "ready": "### `ready`: the program's answer to `begin`",
        "choose": "### `choose`: the game asks for a decision",
        "answer": "### The program's answer to `choose`",
    }
    table = rows(section(PAGE, titles[message]))[1:]
    listed = [key for row in table for key in re.findall(r"`(\w+)`", row[0])]
    definition = BOT["$defs"][message]
    optional = {row[0].strip("`") for row in table if row[1].startswith("optional")}

    assert list(definition["properties"]) == listed
    assert set(definition["required"]) == set(listed) - optional


def test_the_reader_knows_the_keys_of_the_schema() -> None:
    assert list(BOT["$defs"]["ready"]["properties"]) == list(READY_KEYS)
    assert list(BOT["$defs"]["answer"]["properties"]) == list(ANSWER_KEYS)
    assert BOT["$defs"]["answer"]["properties"]["moves"]["maxItems"] == outside.MOST_MOVES
    assert BOT["$defs"]["line"]["maxLength"] == outside.MOST_CHARACTERS


def test_every_line_of_the_session_validates() -> None:
    lines = section(PAGE, "## A session").split("```")[1].strip().splitlines()
    kinds = ["begin", "ready", "choose", "answer", "choose", "answer"]
    for line, kind in zip(lines, kinds, strict=True):
        assert line[:2] == ("> " if kind in ("begin", "choose") else "< ")
        of(kind).validate(json.loads(line[2:].replace(", …", "")))
    assert "Sample" == check_ready(lines[1][2:].encode())


ANSWERS = [
    {},
    {"request": 1},
    {"request": 1, "moves": []},
    {"request": 1, "moves": "food"},
    {"request": 1, "moves": [1]},
    {"request": 1, "moves": ["LEGAL"], "note": 3},
    {"request": 1, "moves": ["LEGAL"], "note": "x" * 2001},
    {"request": 1, "moves": ["x" * 2001]},
    {"request": 1, "moves": ["LEGAL"], "value": 3},
    {"request": True, "moves": ["LEGAL"]},
    {"request": -1, "moves": ["LEGAL"]},
    {"request": 1, "moves": ["LEGAL"] * 101},
    [],
]


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: str(answer)[:50])
def test_what_does_not_validate_is_refused(answer: Any) -> None:
    rules = game("evolution/de")
    state = rules.new(2, 1)
    legal = rules.write(rules.moves(state)[0])
    plain = json.loads(json.dumps(answer).replace("LEGAL", legal))

    assert not of("answer").is_valid(plain)
    with pytest.raises(GameError):
        understood(rules, rules.observe(state, state.to_move), 1, json.dumps(plain).encode())


def test_what_validates_is_taken() -> None:
    rules = game("evolution/de")
    state = rules.new(2, 1)
    legal = rules.write(rules.moves(state)[0])
    plain = {"request": 1, "moves": [legal], "note": "x" * 2000}

    of("answer").validate(plain)
    answer = understood(rules, rules.observe(state, state.to_move), 1, json.dumps(plain).encode())

    assert (legal,) == answer.lines


def test_the_limits_of_the_page_are_the_programs() -> None:
    limits = dict(rows(section(PAGE, "## Limits")))

    assert limits["from `begin` to `ready`, starting included"] == f"{outside.START:g} seconds"
    assert limits["for a decision"].startswith(f"{outside.SECONDS:g} seconds")
    assert outside.GRACE == 0.5
    assert "half a second" in limits["for a decision"]
    assert limits["a line of the program"] == f"{outside.LONGEST_LINE:,} bytes"
    assert limits["moves in an answer"] == str(outside.MOST_MOVES)
    assert limits["a text in an answer"].startswith(f"{outside.MOST_CHARACTERS:,} characters")
    assert limits["levels of JSON"] == str(MOST_LEVELS)
    assert limits["standard error, in all"].startswith(f"{outside.MOST_ERRORS:,} bytes")
    assert f"{outside.MOST_LOGGED:,} go to the log" in limits["standard error, in all"]
    assert outside.MOST_FAILURES == 3
    assert "three games in a row" in text(PAGE)
    for name in outside.KEPT:
        assert f"`{name}`" in text(PAGE) or name in (
            "SYSTEMROOT",
            "PATHEXT",
            "COMSPEC",
            "SYSTEMDRIVE",
            "WINDIR",
        )
