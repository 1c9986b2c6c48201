"""The published schema of positions of Dominant Species says what its reader says."""

from __future__ import annotations

from typing import Any

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import loading
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.grid import CORNER_NUMBERS
from evolution_qt.games.dominant.position import ASKED_WITH
from tests.games.dominant import test_position
from tests.games.dominant.scene import KEY
from tests.games.dominant.test_position import PLAIN
from tests.text.test_schema import SCHEMAS, position_schema

SCHEMA = SCHEMAS["position-dominant-species"]
PROPERTIES = SCHEMA["properties"]
ALL_TABLES = (
    *((seats, {}) for seats in game(KEY).seats),
    (2, {"animals_each": 3, "drop_cards": 5}),
    (3, {"animals_each": 2, "earth": "random", "start_elements": "random"}),
)
"""Numbers of seats and switches that are not the usual ones."""

FAULTY = test_position.test_what_cannot_be_is_refused_with_its_place.pytestmark[0].args[1]
"""Positions that cannot be: the place of the fault, and the keys that make it."""

MEANING = (
    *("players[1].animals[0]", "players[1].animals", "players[0].animals", "rules.animals_each"),
    *("initiative", "final_round", "rules", "to_move", "next", "pending", "pending[0]", "pending[1]"),
    *("earth.a1.species.bird", "earth.g1.terrain", "tundra", "elements.a1:w", "elements.d2:se"),
    *("display.depletion[20]", "pawns.migration:7", "animals.bird", "animals.insect"),
    *("animals.insect.elements[4]", "stacks[1][2]", "deck[0]", "deck[25]", "scored[0]", "bag", "bag.sun"),
    *("pending[0].by", "pending[0].cell", "pending[0].protections", "pending[0].elements[0]"),
)
"""Places of faults that are about what lies together, which a schema may not see."""


def test_the_schema_knows_all_keys() -> None:
    assert set(loading.KEYS) == set(PROPERTIES)


def test_the_schema_knows_what_each_question_says() -> None:
    found = {
        kind: {key for key in one["properties"] if key not in ("ask", "by")}
        for one in PROPERTIES["pending"]["items"]["oneOf"]
        for kind in one["properties"]["ask"]["enum"]
    }

    assert {kind: set(ASKED_WITH.get(number, ())) for number, kind in enumerate(q.KINDS)} == found


def test_every_corner_has_the_form_that_the_schema_says() -> None:
    for corner in CORNER_NUMBERS:
        assert position_schema.is_valid(PLAIN | {"elements": {corner: "sun"}})


@pytest.mark.parametrize(("seats", "rules"), ALL_TABLES)
def test_every_position_of_random_games_validates(seats: int, rules: dict[str, Any]) -> None:
    """Also as a player sees it, and at every kind of question."""
    played = game(KEY).with_options({"turn_limit": 12, **rules})
    state, rng, met = played.new(seats, 40 + seats), Rng(seats), set()
    step = 0
    while state.to_move != NOBODY:
        kind = state.pending[-1] & q.KIND_BITS
        if kind not in met or step % 23 == 0:
            position_schema.validate(played.dump(state))
            position_schema.validate(played.dump(played.observe(state, 0).state))
        met.add(kind)
        played.apply(state, played.sample(state, rng))
        step += 1
    position_schema.validate(played.dump(state))
    assert len(met) > 15


@pytest.mark.parametrize(("place", "keys"), FAULTY)
def test_a_position_of_the_wrong_shape_does_not_validate(place: str, keys: dict[str, Any]) -> None:
    if place not in MEANING:
        assert not position_schema.is_valid(PLAIN | keys)


def test_the_start_of_a_game_validates() -> None:
    position_schema.validate(PLAIN)
    position_schema.validate({**PLAIN, "players": [{}, {"name": "Ann"}]})
