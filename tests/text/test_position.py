"""Positions: every default, every refusal with its path, and one text for equal positions."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import canonical, parse
from evolution_qt.core.rng import Rng, shuffled
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.editions import GERMAN
from evolution_qt.games.opening import open_position
from tests.text.plains import fault, full, one_species, position
from tests.text.refused import CASES

DECK = sorted(f"{p.trait.key}:{food}" for p in GERMAN.prints for food in p.food)


def cards_in(plain: dict[str, Any]) -> list[str]:
    """Return all cards of a full form, wherever they lie."""
    cards = [*plain["draw_pile"], *plain["discard_pile"], *plain["removed"]]
    cards += [card for card in plain["food_cards"] if card is not None]
    for player in plain["players"]:
        cards += player["hand"]
        for species in player["species"]:
            cards += species["traits"] + species["hidden"]
    return sorted(cards)


# Defaults


def test_only_format_game_and_players_must_be_said() -> None:
    plain = full(position(seats=3))
    pile = plain.pop("draw_pile")

    assert {
        "format": "evolution-qt/position",
        "version": 1,
        "game": "evolution/de",
        "rules": {},
        "seed": 0,
        "shuffles": 1,
        "round": 1,
        "final_round": None,
        "first_player": 0,
        "phase": "feeding",
        "to_move": 0,
        "watering_hole": 0,
        "food_cards": [None, None, None],
        "players": [
            {
                "name": None,
                "hand": [],
                "bag": 0,
                "species": [
                    {"body": 1, "population": 1, "food": 0, "fat": 0, "traits": [], "hidden": []},
                ],
            }
        ]
        * 3,
        "discard_pile": [],
        "removed": [],
        "progress": {
            "passed": [],
            "acted": False,
            "next_feeder": 0,
            "leftover": False,
            "used": [],
            "done": [],
        },
    } == plain
    assert DECK == sorted(pile)


def test_every_key_that_is_said_is_kept() -> None:
    said = position(
        {"name": "Ann", "hand": ["horns:3"], "bag": 4, "species": []},
        {
            "species": [
                {
                    "body": 3,
                    "population": 2,
                    "food": 2,
                    "fat": 1,
                    "traits": ["fat_tissue:3", "climbing:1"],
                }
            ]
        },
        version=1,
        rules={"hard_shell_bonus": 5, "effects": "before", "cooperation_per_chip": True},
        seed=2**53 - 1,
        shuffles=2,
        round=4,
        final_round=5,
        first_player=1,
        phase="window",
        to_move=1,
        watering_hole=7,
        draw_pile=["horns:1", "climbing:2"],
        discard_pile=["ambush:-3", "ambush:3"],
        removed=["fertile:2"],
        progress={"passed": [0], "next_feeder": 0, "leftover": False},
    )

    plain = full(said)

    for key in set(said) - {"removed", "players", "progress"}:
        assert said[key] == plain[key], key
    assert "Ann" == plain["players"][0]["name"]
    assert [] == plain["players"][0]["species"]
    assert ["fat_tissue:3", "climbing:1"] == plain["players"][1]["species"][0]["traits"]
    assert [0] == plain["progress"]["passed"]
    assert DECK == cards_in(plain)


def test_a_missing_draw_pile_is_shuffled_as_published() -> None:
    plain = full(position({"hand": ["horns:3"]}, {}, {}, seed=42))
    rest = sorted((Counter(DECK) - Counter(["horns:3"])).elements(), key=_by_trait_and_number)
    order = shuffled(range(len(rest)), 42, 0)

    assert [rest[i] for i in reversed(order)] == plain["draw_pile"]
    assert 1 == plain["shuffles"]


def _by_trait_and_number(card: str) -> tuple[str, int]:
    trait, _, food = card.partition(":")
    return trait, int(food)


def test_the_number_of_shuffles_made_chooses_the_next_one() -> None:
    first, third = full(position(seats=3, seed=42)), full(position(seats=3, seed=42, shuffles=2))

    assert 3 == third["shuffles"]
    assert first["draw_pile"] != third["draw_pile"]


def test_with_two_players_cards_are_set_aside_unless_that_is_said() -> None:
    assert 40 == len(full(position())["removed"])
    assert [] == full(position(removed=[]))["removed"]
    assert ["horns:3"] == full(position(removed=["horns:3"]))["removed"]
    assert 7 == len(full(position(rules={"two_player_removed": 7}))["removed"])
    assert [] == full(position(rules={"two_player_removed": 0}))["removed"]


def test_two_players_set_aside_no_more_than_there_is() -> None:
    plain = full(position({"hand": DECK[:-10]}, {}))

    assert [] == plain["draw_pile"]
    assert 10 == len(plain["removed"])


def test_with_a_draw_pile_the_rest_is_removed() -> None:
    plain = full(position(seats=3, draw_pile=["horns:3", "horns:1"], removed=["fertile:2"]))

    assert ["horns:3", "horns:1"] == plain["draw_pile"]
    assert len(DECK) - 2 == len(plain["removed"])
    assert sorted(plain["removed"], key=_by_trait_and_number) == plain["removed"]
    assert 0 == plain["shuffles"]


def test_a_game_begun_by_hand_equals_the_real_one() -> None:
    rules = game("evolution/de")
    plain = rules.dump(rules.new(4, 7))
    pile = [card for player in plain["players"] for card in player["hand"]]  # type: ignore[union-attr,index,call-overload]

    assert plain == full(plain)
    assert 16 == len(pile)


# Bare traits


def test_a_bare_trait_is_a_free_copy_lowest_food_first() -> None:
    plain = full(
        position(
            {"hand": ["horns", "horns:1"], "species": [{"traits": ["horns"]}, {"traits": ["horns"]}]},
            {"hand": ["horns"]},
            {"hand": ["horns:2"]},
        )
    )

    assert ["horns:1", "horns:3"] == plain["players"][0]["hand"]
    assert ["horns:3"] == plain["players"][0]["species"][0]["traits"]
    assert ["horns:4"] == plain["players"][0]["species"][1]["traits"]
    assert ["horns:5"] == plain["players"][1]["hand"]


def test_bare_traits_may_stand_wherever_cards_do() -> None:
    plain = full(
        position(
            {"species": [{"hidden": ["horns"]}]},
            {},
            {},
            phase="play",
            food_cards=["horns", None, "ambush"],
            draw_pile=["horns", "horns"],
            discard_pile=["horns"],
            removed=["horns"],
        )
    )

    assert ["horns:1"] == plain["players"][0]["species"][0]["hidden"]
    assert ["horns:2", None, "ambush:-3"] == plain["food_cards"]
    assert ["horns:3", "horns:3"] == plain["draw_pile"]
    assert ["horns:4"] == plain["discard_pile"]
    assert "horns:5" in plain["removed"]


def test_there_are_no_more_bare_traits_than_copies() -> None:
    assert "players[1].hand[1]: more copies of “horns” than the deck has" == fault(
        position({"hand": ["horns"] * 5}, {"hand": ["horns", "horns"]})
    )


# Unknown faces


def test_unknown_cards_take_what_is_named_nowhere() -> None:
    plain = full(position({"hand": ["?", "horns:3", "?"]}, {}, {}, seed=5))

    assert ["?", "?", "horns:3"] == plain["players"][0]["hand"]
    assert ["?"] * (len(DECK) - 3) == plain["draw_pile"]
    assert 0 == plain["shuffles"]


def test_unknown_cards_with_two_players() -> None:
    plain = full(position({"hand": ["?"]}, {}))

    assert ["?"] * 40 == plain["removed"]
    assert ["?"] * (len(DECK) - 41) == plain["draw_pile"]


def test_with_a_draw_pile_unknown_cards_leave_unknown_ones_removed() -> None:
    plain = full(position(seats=3, draw_pile=["?", "horns:3"]))

    assert ["?", "horns:3"] == plain["draw_pile"]
    assert ["?"] * (len(DECK) - 2) == plain["removed"]


def test_unknown_faces_stand_where_the_notation_lets_them() -> None:
    plain = position(
        {"hand": ["?"], "species": [{"hidden": ["?", "horns:3"]}]},
        {},
        phase="play",
        food_cards=["?", None],
        draw_pile=["?"],
        removed=["?"],
    )

    assert ["?", "horns:3"] == full(plain)["players"][0]["species"][0]["hidden"]
    assert "discard_pile[0]: “?” is not allowed here" == fault(position(discard_pile=["?"]))
    assert "players[0].species[0].traits[0]: “?” is not allowed here" == fault(
        position(one_species(traits=["?"]), {})
    )


def test_there_are_no_more_cards_than_the_deck_has() -> None:
    most = len(DECK)

    assert f"draw_pile[{most}]: more cards than the deck has" == fault(position(draw_pile=["?"] * (most + 1)))
    assert f"players[0].hand[{most - 1}]: more cards than the deck has" == fault(
        position({"hand": ["?"] * most}, {}, removed=["horns:3"])
    )


# Who is asked


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        (position({"hand": ["horns"]}, {"hand": ["horns"]}, phase="food", first_player=1), 1),
        (position({"hand": ["horns"]}, {}, phase="food", first_player=1), 0),
        (
            position({"hand": ["horns"]}, {"hand": ["horns"]}, phase="food", food_cards=["ambush:1", None]),
            1,
        ),
        (position(phase="play", first_player=1), 1),
        (position(phase="over"), None),
        (position(phase="over", to_move=None), None),
        (position(one_species(food=1), {}, watering_hole=3), 1),
        (position(phase="feeding", first_player=1), 1),
        (position(phase="feeding", to_move=0, watering_hole=1, first_player=1), 0),
        (position(phase="play", rules={"simultaneous_play": True}, progress={"done": [0]}), 1),
        (
            position(
                one_species(population=2, traits=["intelligence"]) | {"hand": ["horns"]}, {}, phase="window"
            ),
            0,
        ),
    ],
)
def test_the_first_that_can_move_is_asked(plain: dict[str, Any], expected: int | None) -> None:
    assert expected == full(plain)["to_move"]


def test_two_effects_ask_their_owner() -> None:
    both = one_species(population=2, fat=1, traits=["long_neck", "fat_tissue"])

    assert 1 == full(position({}, both, {}, phase="effects"))["to_move"]


# Progress


def test_progress_has_the_defaults_of_the_start_of_the_phase() -> None:
    plain = full(position(seats=3, phase="window", first_player=2, watering_hole=4, to_move=0))

    assert {
        "passed": [],
        "acted": False,
        "next_feeder": 2,
        "leftover": True,
        "used": [],
        "done": [],
    } == plain["progress"]


def test_progress_is_kept_where_it_means_something() -> None:
    effects = position(
        one_species(population=3, fat=1, traits=["fertile", "long_neck", "fat_tissue"]),
        {},
        {},
        phase="effects",
        watering_hole=3,
        to_move=0,
        progress={"leftover": False, "used": ["0.0 long_neck", "0.0 fertile"]},
    )
    feeding = position(seats=3, to_move=0, progress={"acted": True, "passed": [2, 1]})
    quick = position(seats=3, phase="play", rules={"simultaneous_play": True}, progress={"done": [2, 0]})

    assert not full(effects)["progress"]["leftover"]
    assert ["0.0 fertile", "0.0 long_neck"] == full(effects)["progress"]["used"]
    assert full(feeding)["progress"]["acted"]
    assert [1, 2] == full(feeding)["progress"]["passed"]
    assert [0, 2] == full(quick)["progress"]["done"]


def test_progress_that_means_nothing_is_written_as_its_default() -> None:
    odd = position(watering_hole=3, progress={"leftover": False, "next_feeder": 1})

    assert full(position(watering_hole=3)) == full(odd)


# Refusals


@pytest.mark.parametrize(("plain", "message"), CASES, ids=[message for _, message in CASES])
def test_what_cannot_be_is_refused_with_the_path(plain: Any, message: str) -> None:
    assert message == fault(plain)


def test_a_seat_can_be_without_species_while_feeding_and_in_one_edition_at_the_end() -> None:
    empty = {"species": []}

    assert [] == full(position(empty, {}))["players"][0]["species"]
    assert [] == full(position(empty, {}, phase="window"))["players"][0]["species"]
    assert [] == full(position(empty, {}, phase="over", game="evolution/ja"))["players"][0]["species"]


def test_food_cards_lie_until_the_reveal() -> None:
    before = full(position(phase="effects", to_move=0, game="evolution/ja", food_cards=["horns", "?"]))

    assert ["horns:1", "?"] == before["food_cards"]


def test_the_last_round_of_a_game_that_is_over_is_this_one() -> None:
    assert 4 == full(position(phase="over", round=4))["final_round"]
    assert 4 == full(position(phase="over", round=4, final_round=None))["final_round"]


def test_switches_are_written_only_where_they_differ() -> None:
    plain = full(position(rules={"hard_shell_bonus": 3, "effects": "before", "cooperation_per_chip": False}))

    assert {"effects": "before"} == plain["rules"]


def test_a_position_of_another_game_or_other_rules_is_not_loaded() -> None:
    rules = game("evolution/de")
    switched = rules.with_options({"cooperation_per_chip": True})

    with pytest.raises(BadInput, match="game: this is “evolution/ja”, not “evolution/de”"):
        rules.load(position(game="evolution/ja"))
    with pytest.raises(BadInput, match="rules: these rule switches differ from those of the game in hand"):
        switched.load(position(rules={}))
    assert {"cooperation_per_chip": True} == switched.dump(switched.load(position()))["rules"]


# One text


@pytest.mark.parametrize("key", KEYS)
def test_positions_of_whole_games_are_read_as_they_were_written(key: str) -> None:
    for seats in game(key).seats:
        rules, rng = game(key), Rng(seats, "round trip")
        state = rules.new(seats, seats)
        while state.to_move >= 0:
            if not state.pending:
                plain = rules.dump(state)
                assert plain == rules.dump(rules.load(plain))
                for viewer in (-1, seats - 1):
                    seen = rules.dump(rules.observe(state, viewer).state)
                    assert seen == rules.dump(rules.load(seen))
            steps = rules.legal(state)
            for _ in range(5):  # a sample of the positions is enough
                rules.apply(state, steps[rng.below(len(steps))])
                steps = rules.legal(state)
                if not steps:
                    break
        over = rules.dump(state)
        assert over == rules.dump(rules.load(over))


def test_equal_positions_are_equal_text() -> None:
    one = position({"hand": ["horns:3", "ambush:1", "?"]}, {}, seed=3, removed=["fertile:2", "ambush:2"])
    other = dict(reversed(one.items()))
    other["players"] = [{"hand": ["?", "ambush:1", "horns:3"], "bag": 0}, {"name": None}]
    other["removed"] = ["ambush:2", "fertile:2"]
    rules, state = open_position(one)

    text = canonical(rules.dump(state))

    assert text == canonical(full(other))
    assert text == canonical(rules.dump(state))
    assert " " not in text
    assert parse(text.encode()) == rules.dump(state)


def test_the_hash_is_that_of_the_text_without_names() -> None:
    plain = position({"name": "Änn 肉"}, {"name": "Bob"}, draw_pile=[])
    rules, state = open_position(plain)
    nameless, other = open_position(position(draw_pile=[]))

    text = canonical(nameless.dump(other))

    assert hashlib.sha256(text.encode()).hexdigest()[:16] == rules.digest(state)
    assert "Änn 肉" in canonical(rules.dump(state))


# Positions no one would think of

WORDS = st.sampled_from(
    ["horns", "horns:3", "?", "ambush:-3", "fat_tissue", "fertile:2", "wings", "", "long_neck", "carnivore"]
)
SPECIES = st.fixed_dictionaries(
    {},
    optional={
        "body": st.integers(0, 7),
        "population": st.integers(0, 7),
        "food": st.integers(0, 3),
        "fat": st.integers(0, 2),
        "traits": st.lists(WORDS, max_size=3),
        "hidden": st.lists(WORDS, max_size=2),
    },
)
PLAYER = st.fixed_dictionaries(
    {},
    optional={
        "name": st.none() | st.text(max_size=5),
        "hand": st.lists(WORDS, max_size=4),
        "bag": st.integers(-1, 50),
        "species": st.lists(SPECIES, max_size=3),
    },
)
POSITIONS = st.fixed_dictionaries(
    {
        "format": st.just("evolution-qt/position"),
        "game": st.sampled_from(KEYS),
        "players": st.lists(PLAYER, min_size=2, max_size=4),
    },
    optional={
        "rules": st.dictionaries(
            st.sampled_from(("simultaneous_play", "cooperation_per_chip")), st.booleans()
        ),
        "seed": st.integers(0, 9),
        "round": st.integers(0, 3),
        "final_round": st.none() | st.integers(1, 4),
        "first_player": st.integers(0, 2),
        "phase": st.sampled_from(("food", "play", "effects", "window", "feeding", "over")),
        "to_move": st.none() | st.integers(0, 3),
        "watering_hole": st.integers(0, 20),
        "food_cards": st.lists(st.none() | WORDS, min_size=2, max_size=3),
        "draw_pile": st.lists(WORDS, max_size=3),
        "discard_pile": st.lists(WORDS, max_size=3),
        "removed": st.lists(WORDS, max_size=3),
        "progress": st.fixed_dictionaries(
            {},
            optional={
                "passed": st.lists(st.integers(0, 2), max_size=2),
                "acted": st.booleans(),
                "next_feeder": st.integers(0, 2),
                "leftover": st.booleans(),
                "used": st.lists(st.sampled_from(("0.0 fertile", "0.0 long_neck")), max_size=1),
                "done": st.lists(st.integers(0, 2), max_size=2),
            },
        ),
    },
)


@settings(max_examples=300, derandomize=True, deadline=None)
@given(POSITIONS)
def test_any_position_is_refused_or_read_and_written_alike(plain: Any) -> None:
    try:
        rules, state = open_position(plain)
    except BadInput:
        return
    text = canonical(rules.dump(state))

    again, read = open_position(json.loads(text))

    assert text == canonical(again.dump(read))
    rules.check(state)
