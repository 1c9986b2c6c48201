"""Hostile files and strange positions: what can be read can be played on, the rest is BadInput, at once."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput, IllegalMove
from evolution_qt.core.plain import canonical
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, ELEMENT_KEYS, TERRAIN_KEYS
from evolution_qt.games.dominant.position import ASKED_WITH
from evolution_qt.games.dominant.round_course import COURSE_PLACES
from evolution_qt.games.opening import open_position
from tests.core.played import record_text
from tests.games.dominant.scene import KEY
from tests.games.dominant.test_position import every_question
from tests.text.test_hostile import answers, mutated, read_position, read_record

Plain = dict[str, Any]
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 5, 20, 55, 2**53 - 1, "", "?", [], {}, ["?"], ["sun"], ["d3"], {"a": 1}),
    *("sea", "tundra", "bird", "sun", "d3", "d3:ne", "domination:1", "migration", "plan", "rescue"),
)
"""What is put in the place of something else."""


@cache
def good() -> tuple[str, ...]:
    """Return positions with every kind of question, as text."""
    found: dict[int, list[str]] = {}
    for options in ({}, {"animals_each": 2, "earth": "random"}):
        for rules, state in every_question(4, **options):
            kind = state.pending[-1] & q.KIND_BITS if state.pending else NOBODY
            if len(found.setdefault(kind, [])) < 4:
                found[kind].append(canonical(rules.dump(state)))
    return tuple(one for many in found.values() for one in many)


def question(plain: Plain, chance: random.Random) -> Plain:
    """Return any question with something in each place."""
    cells = list(plain["earth"]) if isinstance(plain.get("earth"), dict) and plain["earth"] else ["d3"]
    kind = chance.randrange(len(q.KINDS))
    values: Plain = {
        "cell": chance.choice(cells),
        "cells": chance.sample(cells, min(len(cells), chance.randrange(5))),
        "element": chance.choice(ELEMENT_KEYS),
        "elements": chance.sample(ELEMENT_KEYS, 2),
        "protections": chance.randrange(1, 3),
        "left": chance.randrange(1, 8),
        "terrains": chance.sample(TERRAIN_KEYS[1:], 2),
        "arrived": {chance.choice(cells): chance.randrange(1, 4)},
        "replaced": None,
    }
    needs = {key: values[key] for key in ASKED_WITH.get(kind, ())}
    return {"ask": q.KINDS[kind], "by": chance.choice(ANIMAL_KEYS), **needs}


def strange(text: str, chance: random.Random) -> Plain:
    """Return a position with a few things in it changed, most of them so that it may still be one."""
    plain: Plain = json.loads(text)
    for _ in range(chance.choice((1, 1, 2, 3))):
        places: list[tuple[Any, Any]] = []

        def walk(value: Any, places: list[tuple[Any, Any]] = places) -> None:
            keys = (
                list(value) if isinstance(value, dict) else range(len(value)) if type(value) is list else ()
            )
            for key in keys:
                places.append((value, key))
                walk(value[key])

        walk(plain)
        where, key = chance.choice(places)
        match chance.randrange(8):
            case 0:
                where[key] = chance.choice(ODD)
            case 1:
                del where[key]
            case 2 if type(where[key]) is int:
                where[key] = max(0, where[key] + chance.choice((-2, -1, 1, 3)))
            case 3:
                other, its = chance.choice(
                    [one for one in places if type(one[0][one[1]]) is type(where[key])]
                )
                where[key] = json.loads(json.dumps(other[its]))
            case 4:
                plain |= {"phase": "execution", "next": chance.choice(list(COURSE_PLACES)), "pending": []}
            case 5:
                plain["phase"] = chance.choice(("planning", "execution", "reset", "over"))
            case 6 if isinstance(plain.get("pending"), list):
                plain["pending"].insert(0, question(plain, chance))
            case _:
                plain["pending"] = [question(plain, chance)]
        if chance.random() < 0.8:
            plain.pop("bag", None)
            plain.pop("to_move", None)
    return plain


def play_on(plain: Plain, seed: int) -> None:
    """Read a position and play on from it; everything that must be true of a position stays true."""
    rules, state = open_position(json.loads(canonical(plain)))
    rng = Rng(seed)
    for _ in range(12):
        rules.check(state)
        if state.to_move == NOBODY:
            break
        moves = rules.moves(state)
        assert moves
        for move in moves[:: 1 + len(moves) // 8]:
            assert move == rules.read(rules.write(move))
            assert not rules.why_not(state, state.to_move, move)
        assert rules.sample(state, rng) in rules.legal(state)
        rules.play(state, state.to_move, moves[rng.below(len(moves))])
    full = rules.dump(state)
    assert full == rules.dump(open_position(json.loads(canonical(full)))[1])
    rules.facts(state)


def test_strange_positions_can_be_played_or_are_refused() -> None:
    chance = random.Random(51)
    read = 0
    for number in range(500):
        plain = strange(chance.choice(good()), chance)
        try:
            play_on(plain, number)
        except BadInput:
            continue
        read += 1

    assert 100 < read < 450


def test_damaged_positions_are_read_or_refused() -> None:
    """Almost none can still be read: what lies on the table must add up."""
    chance = random.Random(52)
    for _ in range(600):
        answers(read_position, mutated(chance.choice(good()).encode(), chance))


def test_damaged_records_are_read_or_refused() -> None:
    chance = random.Random(53)
    records = [record_text(KEY, seats, 3, 80).encode() for seats in (2, 4)]
    read = sum(answers(read_record, mutated(chance.choice(records), chance)) for _ in range(250))

    assert 0 < read < 250


@pytest.mark.parametrize(
    "line",
    [
        *("add d3 9999", "add d3 10000", "move d3 d3 1", "move d3 d2 9999", "explore 0 a1", "explore 3 a1"),
        *("place sun a1:w", "place sun d3:ne", "remove a1:w", "speciate g4:e", "protect sun,sun,sun,sun"),
        *(
            "protect sun" + ",sun" * 60,
            "eliminate d3 insect",
            "catastrophe a1",
            "blight a1 a1:w",
            "choose a1",
        ),
        *("replace d3 mammal", "score a1"),
        *(
            "rescue a1",
            "glaciate a1",
            "plan glaciation:4 glaciation:4",
            "swap keep",
            "pass d3",
        ),
        *("add ｄ3 1", "add d3 ٣", "add D3 1", "x" * 300, ""),
    ],
)
def test_wild_lines_that_are_not_listed_are_refused_and_change_nothing(line: str) -> None:
    for text in good()[::3]:
        rules, state = open_position(json.loads(text))
        before = rules.dump(state)
        if line in map(str, rules.moves(state)):
            continue
        with pytest.raises((BadInput, IllegalMove)):
            rules.play(state, state.to_move, rules.read(line))
        assert before == rules.dump(state)
