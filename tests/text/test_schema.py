"""The published schemas say what the readers say: what is read validates, the wrong shape does not."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from evolution_qt.brain.outside import greeting, question
from evolution_qt.core import record as records
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Header, Record, RecordSeat, note_line
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning import position as beginning_positions
from evolution_qt.games.evolution import position as positions
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.options import Rules
from evolution_qt.games.opening import begin, open_position
from tests.core import test_record
from tests.core.played import record_text
from tests.games.beginning.scene import plain as scene_of_the_beginning
from tests.games.beginning.test_position import FAULTY
from tests.text.refused import CASES
from tests.text.test_position import POSITIONS

FOLDER = Path(__file__).parents[2] / "docs" / "schema"
NAMES = ("position", "position-beginning", "position-dominant-species", "position-evolution", "record", "bot")
SCHEMAS: dict[str, Any] = {
    name: json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")) for name in NAMES
}
POSITION, RECORD = SCHEMAS["position-evolution"], SCHEMAS["record"]
BEGINNING = SCHEMAS["position-beginning"]
REGISTRY: Registry[Any] = Registry().with_resources(
    [(f"{name}.schema.json", Resource.from_contents(schema)) for name, schema in SCHEMAS.items()]
)

position_schema = Draft202012Validator(SCHEMAS["position"], registry=REGISTRY)
record_schema = Draft202012Validator(RECORD, registry=REGISTRY)

MEANING = (
    "format: this is",  # a record is a good record
    "game: the game",  # which games there are, only their folders say
    "more copies",
    "more cards",
    "a second",
    "slots",
    "fat without",
    "above the body size",
    "above the population",
    "in the phase",
    "neither this round nor the next",
    "without species",
    "players, not for",
    "names no effect",
    "have finished",
    "entries instead",
    "is not in this deck",
    "is above 1",
    "to_move: a whole number",
)
"""Words of the refusals that are about what lies together, which a schema cannot see."""


def test_the_schemas_are_schemas() -> None:
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)


def test_words_and_numbers_of_the_schemas_are_those_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER.parents[1] / "packaging"))
    import write_schemas

    assert write_schemas.main(["--check"]) == 0, "run packaging/write_schemas.py"


def test_the_schemas_know_all_keys() -> None:
    properties, defs = POSITION["properties"], POSITION["$defs"]

    assert set(positions.KEYS) == set(properties)
    assert set(positions.PLAYER_KEYS) == set(defs["player"]["properties"])
    assert set(positions.SPECIES_KEYS) == set(defs["species"]["properties"])
    assert set(positions.PROGRESS_KEYS) == set(properties["progress"]["properties"])
    assert {one.key for one in game("evolution/de").options} == {one.name for one in fields(Rules)}
    assert set(records.HEADER_KEYS) == set(RECORD["$defs"]["header"]["properties"])
    assert set(records.SEAT_KEYS) == set(RECORD["$defs"]["player"]["properties"])


@settings(max_examples=300, derandomize=True, deadline=None)
@given(POSITIONS)
def test_every_position_that_is_read_validates(plain: Any) -> None:
    try:
        rules, state = open_position(plain)
    except BadInput:
        return

    position_schema.validate(plain)
    position_schema.validate(rules.dump(state))


def test_the_schema_of_the_beginning_knows_its_keys() -> None:
    properties, defs = BEGINNING["properties"], BEGINNING["$defs"]

    assert set(beginning_positions.KEYS) == set(properties)
    assert set(beginning_positions.PLAYER_KEYS) == set(defs["player"]["properties"])
    assert set(beginning_positions.SPECIES_KEYS) == set(defs["species"]["properties"])


@pytest.mark.parametrize(("plain", "where", "code"), FAULTY)
def test_a_position_of_the_beginning_of_the_wrong_shape_does_not_validate(
    plain: Any, where: str, code: str
) -> None:
    is_about_meaning = code in ("unknown_game", "too_many_copies", "too_many_cards", "duplicate_trait") or (
        where in ("to_move", "final_round", "passes", "first_player", "")
        or where.endswith(("food", "unseen[0]"))
    )
    if not is_about_meaning:
        assert not position_schema.is_valid(plain)


def test_every_position_of_the_beginning_validates() -> None:
    rules, rng = game("beginning/de"), Rng(5)
    for seats in rules.seats:
        state = rules.new(seats, 1)
        while state.to_move != NOBODY:
            position_schema.validate(rules.dump(state))
            position_schema.validate(rules.dump(rules.observe(state, 0).state))
            for _ in range(9):
                if state.to_move != NOBODY:
                    rules.apply(state, rules.sample(state, rng))
        position_schema.validate(rules.dump(state))
    for row in ("3/0", "[horns ?]/2 fat_tissue"):
        position_schema.validate(scene_of_the_beginning(row, ""))


@pytest.mark.parametrize("key", KEYS)
def test_full_forms_validate(key: str) -> None:
    rules = game(key)
    for seats in rules.seats:
        state = rules.new(seats, 1)
        position_schema.validate(rules.dump(state))
        position_schema.validate(rules.dump(rules.observe(state, 0).state))


@pytest.mark.parametrize(("plain", "message"), CASES, ids=[message for _, message in CASES])
def test_a_position_of_the_wrong_shape_does_not_validate(plain: Any, message: str) -> None:
    if any(words in message for words in MEANING):
        return

    assert not position_schema.is_valid(plain)


@pytest.mark.usefixtures("toy_among_games")
def test_what_any_game_writes_validates() -> None:
    """A game without a schema of its own: positions, records, and what outside programs are told."""
    match = begin(
        Header(game="toy", players=(RecordSeat(None, "human"), RecordSeat(None, "outside/fox")), seed=4)
    )
    rules, seat = match.game, match.to_move
    seen = rules.dump(match.view(seat).state)
    moves = [rules.write(move) for move in match.moves()]
    bot = Draft202012Validator(SCHEMAS["bot"], registry=REGISTRY)
    for message in (greeting(seen, seat), question(1, seat, seen, moves, 5.0, "")):
        bot.validate(message)
    while not match.is_over:
        position_schema.validate(rules.dump(match.state))
        match.play(match.to_move, match.moves()[0])
    match.take_back(1)
    match.redo()
    for line in match.record.text().splitlines():
        record_schema.validate(json.loads(line))
    header = Header(game="toy", players=match.record.header.players, position=rules.dump(rules.new(2, 5)))
    for line in begin(header).record.text().splitlines():
        record_schema.validate(json.loads(line))


@pytest.mark.parametrize("key", KEYS)
def test_every_line_of_a_record_validates(key: str) -> None:
    for line in record_text(key, 3).splitlines():
        record_schema.validate(json.loads(line))


def test_every_note_of_a_record_validates() -> None:
    marks = test_record.test_every_note_is_read_as_it_was_written.pytestmark  # type: ignore[attr-defined]
    for note in marks[0].args[1]:
        record_schema.validate(json.loads(note_line(note)))


def test_lines_of_the_wrong_shape_do_not_validate() -> None:
    marks = test_record.test_a_broken_record_is_refused_with_its_line.pytestmark  # type: ignore[attr-defined]
    checked = 0
    for data, message in marks[0].args[1]:
        if "JSON" in message or "UTF-8" in message or "bytes" in message or "nothing in it" in message:
            continue
        meaning = (
            "differs",
            "has “",
            "begins with a header",
            "moves made",
            "no seat",
            "is above 1",
            "position.players",
        )
        if any(words in message for words in meaning) or "evolution-qt/record" in message:
            continue
        number = int(message.split(":")[0].removeprefix("line "))
        line = json.loads(data.splitlines()[number - 1])
        if line != test_record.HEADER:
            assert not record_schema.is_valid(line), (line, message)
            checked += 1
    assert checked > 30


def test_headers_with_everything_validate() -> None:
    header = dict(test_record.HEADER)
    header |= {
        "created": "2026-11-20T18:30:00Z",
        "program": "x",
        "nonce": "y",
        "commitment": "0" * 64,
        "players": [{"name": None, "kind": "apex/stalker", "level": "a", "character": "b", "network": "c"}],
    }
    started = {
        "format": "evolution-qt/record",
        "position": {"format": "evolution-qt/position", "game": "evolution/de", "players": [{}, {}]},
    }

    sealed = header | {"version": 2}

    for line in (header, sealed, started):
        assert Record.read(json.dumps(line).encode())
        record_schema.validate(line)
