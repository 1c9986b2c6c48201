"""Hostile files: whatever is done to a good one, the answer is a reading or BadInput, at once."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from time import process_time

import pytest

from evolution_qt.core.errors import BadInput, IllegalMove
from evolution_qt.core.plain import canonical, parse
from evolution_qt.core.record import Record
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.opening import open_position, open_record
from tests.core.played import record_text

MOST_SECONDS = 30.0
"""For one file; generous, because the machine may be busy."""

SCRAPS = [
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b",",
    b":",
    b"\\",
    b"\n",
    b"\x00",
    b"\xff",
    b"\xef\xbb\xbf",
    b"null",
    b"true",
    b"-1",
    b"0",
    b"7",
    b"1e999",
    b"NaN",
    b"9" * 5000,
    b"[" * 50,
    b'{"a":' * 50,
    b'"\\ud800"',
    b'"?"',
    b'"horns"',
    b'"horns:3"',
    b'"0: done"\n',
    b'{"undo": 1}\n',
    b'{"undo": 4999}\n',
]


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Return *data* with a few bytes flipped, cut, doubled or replaced by scraps."""
    result = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at = chance.randrange(len(result) + 1)
        match chance.randrange(6):
            case 0 if at < len(result):
                result[at] ^= 1 << chance.randrange(8)
            case 1:
                del result[at : at + chance.choice((1, 1, 5, 50))]
            case 2:
                result[at:at] = chance.choice(SCRAPS)
            case 3:
                other = chance.randrange(len(result) + 1)
                result[at:at] = result[other : other + chance.choice((1, 10, 100))]
            case 4:
                result[at : at + 3] = chance.choice(SCRAPS)
            case _:
                del result[at:]
    return bytes(result)


def swapped(plain: object, chance: random.Random) -> object:
    """Return *plain* with one value somewhere in it replaced by another kind of value."""
    odd = [None, True, -1, 0, 7, 2**53 - 1, "", "?", "horns", "0.0 fertile", [], {}, [[]], ["?"], {"a": 1}]
    text = json.loads(json.dumps(plain))
    places: list[tuple[object, object]] = []

    def walk(value: object) -> None:
        keys: list[object] = list(value) if isinstance(value, dict) else []
        if isinstance(value, list):
            keys = list(range(len(value)))
        for key in keys:
            places.append((value, key))
            walk(value[key])  # type: ignore[index]

    walk(text)
    for _ in range(chance.choice((1, 1, 2))):
        where, key = chance.choice(places)
        where[key] = chance.choice(odd)  # type: ignore[index]
    return text


def read_position(data: bytes) -> None:
    """Do with a position what the command line does: read it, print it, list its moves, make one."""
    rules, state = open_position(parse(data))
    rules.dump(state)
    rules.digest(state)
    for move in rules.moves(state)[:2]:
        rules.play(state.clone(), state.to_move, move)


def read_record(data: bytes) -> None:
    """Replay a record as the command line does."""
    open_record(Record.read(data)).standing()


def answers(read: Callable[[bytes], None], data: bytes) -> bool:
    """Return whether *data* was read; any other error than BadInput and IllegalMove fails the test."""
    started = process_time()
    try:
        read(data)
    except (BadInput, IllegalMove) as error:
        said = str(error)
    else:
        said = ""
    assert process_time() - started < MOST_SECONDS
    assert "\n" not in said
    return not said


def good_positions() -> list[bytes]:
    """Return positions from all over a few games."""
    found: list[bytes] = []
    for key, seats in (("evolution/de", 2), ("evolution/ja", 3), ("evolution/en", 4)):
        rules, rng = game(key), Rng(seats, "hostile")
        state = rules.new(seats, seats)
        step = 0
        while state.to_move >= 0:
            if step % 17 == 0 and not state.pending:
                found.append(canonical(rules.dump(state)).encode())
                found.append(canonical(rules.dump(rules.observe(state, state.to_move).state)).encode())
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])
            step += 1
    return found


def test_damaged_positions_are_read_or_refused() -> None:
    chance = random.Random(4711)
    good = good_positions()
    read = sum(answers(read_position, mutated(chance.choice(good), chance)) for _ in range(1500))

    assert 0 < read < 1500


def test_positions_with_a_value_of_another_kind_are_read_or_refused() -> None:
    chance = random.Random(4712)
    good = [json.loads(data) for data in good_positions()]
    read = sum(
        answers(read_position, json.dumps(swapped(chance.choice(good), chance)).encode()) for _ in range(1500)
    )

    assert 0 < read < 1500


def test_damaged_records_are_read_or_refused() -> None:
    chance = random.Random(4713)
    good = [record_text(seats=seats, moves=60).encode() for seats in (2, 3)]
    read = sum(answers(read_record, mutated(chance.choice(good), chance)) for _ in range(400))

    assert 0 < read < 400


def test_records_with_lines_moved_about_are_read_or_refused() -> None:
    chance = random.Random(4714)
    good = record_text(seats=2, moves=60).splitlines()
    for _ in range(200):
        lines = good.copy()
        for _ in range(chance.choice((1, 2, 3))):
            at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
            if chance.random() < 0.5:
                lines[at], lines[to] = lines[to], lines[at]
            else:
                lines.insert(
                    at, chance.choice(('{"undo": 3}', '{"practice": true}', lines[to], '{"undo": 60}'))
                )
        answers(read_record, "\n".join(lines).encode())


@pytest.mark.parametrize(
    "line",
    [
        "0: attack 9999 9999.9999",
        "0: feed 9999 declining fat:9999,foraging:9999",
        "0: trait 9999 horns:9999 replacing horns",
        "0: intelligence 0 horns:-9999",
        "0: attack 0 1.0 ignoring " + ",".join(["horns"] * 200) + " paying " + ",".join(["horns:3"] * 100),
        "0: effect 9999 fertile",
        "0: discard 9999 horns",
        "0: body 9999 horns:3",
        "0: species left carnivore:9999",
        "0: effect 0 carnivore",
        "0: food wings:0",
    ],
)
@pytest.mark.parametrize("phase", ["food", "play", "effects", "window", "feeding", "over"])
def test_moves_with_wild_numbers_are_refused(line: str, phase: str) -> None:
    rules, state = open_position(
        {
            "format": "evolution-qt/position",
            "game": "evolution/ja",
            "players": [{"hand": ["horns"]}, {}],
            "phase": phase,
            **({} if phase == "over" else {"to_move": 0}),
        }
    )
    before = rules.dump(state)

    with pytest.raises((BadInput, IllegalMove)):
        rules.play(state, 0, rules.read(line.removeprefix("0: ")))

    assert before == rules.dump(state)
