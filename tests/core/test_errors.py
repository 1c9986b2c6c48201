"""Faults and refusals: codes with parameters, sentences in a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from evolution_qt import games
from evolution_qt.core.errors import (
    FAULTS,
    BadInput,
    Fault,
    IllegalMove,
    Refusal,
    bad,
    faults_of,
    filled,
    located,
    not_allowed,
)

PACKAGE = Path(__file__).parents[2] / "evolution_qt"


def test_an_error_tells_the_place_and_the_sentence() -> None:
    assert "players[0].bag: 9 is above 6" == str(bad("above", "players[0].bag", value=9, limit=6))
    assert "this is not JSON" == str(bad("not_json"))
    assert "some_code" == str(BadInput(Fault("some_code")))


def test_a_refused_move_carries_every_reason() -> None:
    error = IllegalMove(
        [Refusal("climbing"), Refusal("body_size", {"prey": 3, "attacker": 2})], "attack 0 1.0"
    )

    assert ["climbing", "body_size"] == [refusal.code for refusal in error.refusals]
    assert "attack 0 1.0: the rules do not allow this move: climbing, body_size" == str(error)


def test_faults_and_refusals_can_stand_in_sets() -> None:
    assert 1 == len({Fault("above", {"value": 1}), Fault("above", {"value": 1})})
    assert 1 == len({Refusal("itself"), Refusal("itself")})


def test_only_named_placeholders_are_filled() -> None:
    assert "a {b} {0.__class__} {c!r} {}" == filled("a {b} {0.__class__} {c!r} {}", {"c": 1})
    assert "{b} 2" == filled("{a} {b}", {"a": "{b}", "b": 2})


def test_a_place_is_put_in_front() -> None:
    with pytest.raises(BadInput) as caught, located("line 4"), located("position"):
        raise bad("below", "seed", value=-1, limit=0)
    assert "line 4: position: seed: -1 is below 0" == str(caught.value)

    with pytest.raises(BadInput) as caught, located("line 4"):
        raise bad("empty")
    assert "line 4: there is nothing in it" == str(caught.value)


def test_a_fault_keeps_whose_sentences_tell_it() -> None:
    with pytest.raises(BadInput) as caught, located("line 4"), faults_of("toy", {"odd": "{value} is odd"}):
        raise bad("odd", value=3)
    assert ("toy", "line 4: 3 is odd") == (caught.value.fault.game, str(caught.value))

    with pytest.raises(BadInput, match="there is nothing in it"), faults_of("toy", {"odd": "{value} is odd"}):
        raise bad("empty")


def test_every_fault_is_raised_somewhere_and_every_raised_one_has_a_sentence() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in PACKAGE.rglob("*.py")
        if path.name not in ("errors.py", "faults.py")
    )

    by_its_own_maker = not_allowed("", []).fault.code
    own = games.sentences().faults
    assert [by_its_own_maker] == [key for key in FAULTS if f'"{key}"' not in code]
    assert [] == [key for key in own if f'"{key}"' not in code or key in FAULTS]
    assert "not_allowed(" in code
    assert set() == {
        key for key in re.findall(r'(?:\bbad|\.wrong)\(\s*"([a-z_]+)"', code) if key not in {*FAULTS, *own}
    }
