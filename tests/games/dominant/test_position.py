"""Positions: defaults, one way to write them, what is refused and where; observations; facts."""

import json

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.game import Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import observation
from tests.games.dominant.scene import KEY, asking, players, scene, start_earth, tile
from tests.naive.dominant.box import POINTS, TUNDRA_TILES

PLAIN = {"format": "evolution-qt/position", "game": KEY, "players": players("AI")}


def load(**keys):
    return game(KEY).load(PLAIN | {"phase": "planning"} | keys)


def fault(**keys):
    """Return the message of what is wrong, the place first."""
    with pytest.raises(BadInput) as found:
        load(**keys)
    return str(found.value)


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ("the key “whatever” is not known", {"whatever": 1}),
        ("players", {"players": players("A")}),
        ("players[1].animals[0]", {"players": players("AA")}),
        ("players[0].animals[0]", {"players": [{"animals": ["fox"]}, {}]}),
        ("players[1].animals", {"players": [{"animals": ["bird"]}, {"animals": ["mammal", "reptile"]}]}),
        ("players[0].animals", {"players": players("ABMR", 2)}),
        ("players[0].animals", {"players": [{"animals": []}, {}]}),
        ("rules.animals_each", {"rules": {"animals_each": 1}, "players": players("MRBASI", 3)}),
        ("initiative", {"initiative": ["amphibian"]}),
        ("initiative", {"initiative": ["amphibian", "bird"]}),
        ("final_round", {"final_round": 2}),
        ("phase", {"phase": "food"}),
        ("earth.a9", {"earth": {"a9": {"terrain": "sea"}}}),
        ("earth.a1.terrain", {"earth": {"a1": {"terrain": "tundra"}}}),
        ("earth.a1.species.bird", {"earth": {"a1": tile("sea", "B1")}}),
        ("earth.a1.species.insect", {"earth": {"a1": {"terrain": "sea", "species": {"insect": 0}}}}),
        ("earth.g1.terrain", {"earth": {f"{one}1": tile("sea") for one in "abcdefg"} | {"a2": tile("sea")}}),
        ("tundra", {"tundra": TUNDRA_TILES}),
        ("elements.a1:w", {"elements": {"a1:w": "sun"}}),
        ("elements.d3:ne", {"elements": {"d3:ne": "rock"}}),
        ("elements.d2:se", {"elements": {"d3:ne": "sun", "d2:se": "sun"}}),
        ("display.depletion[20]", {"elements": {}, "display": {"depletion": ["sun"] * 21}}),
        ("display", {"display": {"bag": []}}),
        ("pawns.migration:9", {"pawns": {"migration:9": "insect"}}),
        ("pawns.migration:7", {"pawns": {"migration:7": "bird"}}),
        ("animals.bird", {"animals": {"bird": {}}}),
        ("animals.insect", {"animals": {"insect": {"pool": 54}}}),
        ("animals.insect.pool", {"animals": {"insect": {"pool": 55}}}),
        ("animals.insect", {"animals": {"insect": {"pawns": 10}}, "pawns": {"migration:7": "insect"}}),
        ("animals.insect.elements[4]", {"animals": {"insect": {"elements": ["sun"] * 5}}}),
        ("animals.insect.vp", {"animals": {"insect": {"vp": -1}}}),
        ("face_up", {"face_up": ["sea"]}),
        ("face_up[0]", {"face_up": ["tundra", None, None]}),
        ("stacks[1][2]", {"stacks": [["forest"], ["forest"] * 3, []]}),
        ("cards[1]", {"cards": ["omnivore", "omnivore"]}),
        ("deck[0]", {"cards": ["omnivore"], "deck": ["omnivore"]}),
        ("deck[25]", {"cards": ["omnivore"], "deck": ["?"] * 26}),
        ("gone[0]", {"gone": ["survival"]}),
        ("scored[0]", {"scored": ["a1"]}),
        ("scored[1]", {"scored": ["d2", "d2"]}),
        ("next", {"next": "reset"}),
        ("next", {"phase": "execution", "next": "lunch"}),
        ("bag.sun", {"bag": {"grass": 18, "grub": 18, "meat": 18, "seed": 18, "sun": 17, "water": 18}}),
        ("bag", {"bag": {}}),
        ("to_move", {"to_move": 0}),
        ("pending[0].ask", {"pending": [{"by": "insect"}]}),
        ("pending[0].by", {"pending": [{"ask": "plan", "by": "bird"}]}),
        ("pending[0]", {"pending": [{"ask": "plan", "by": "insect", "cell": "d2"}]}),
        ("pending[0]", {"pending": [{"ask": "card", "by": "insect"}]}),
        ("pending[0].cell", {"pending": [{"ask": "card", "by": "insect", "cell": "a1"}]}),
        ("pending[0]", {"phase": "execution", "pending": [{"ask": "plan", "by": "insect"}]}),
        (
            "pending[1]",
            {"pending": [{"ask": "domination", "by": "insect"}, {"ask": "plan", "by": "insect"}]},
        ),
        ("pending[0]", {"phase": "reset", "pending": [{"ask": "rescue", "by": "insect"}] * 2}),
        ("pending", {"phase": "over", "pending": [{"ask": "plan", "by": "insect"}]}),
        ("pending[0]", {"pending": [{"ask": "adaptation", "by": "insect"}]}),
        ("pending[0]", {"pending": [{"ask": "initiative", "by": "insect"}]}),
        (
            "pending[0].protections",
            {
                "animals": {"insect": {"elements": ["sun"]}},
                "pending": [{"ask": "regression", "by": "insect", "elements": ["sun"], "protections": 1}],
            },
        ),
        (
            "pending[0].elements[0]",
            {"pending": [{"ask": "regression", "by": "insect", "elements": ["sun"], "protections": 1}]},
        ),
        (
            "pending[1]",
            {"pending": [{"ask": "migration", "by": "insect", "left": 2}] * 2},
        ),
        ("pending[0].left", {"pending": [{"ask": "evolution", "by": "insect", "left": 3}]}),
        ("pending[0].left", {"pending": [{"ask": "migration", "by": "insect", "left": 0}]}),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(place, keys):
    assert place == fault(**keys).partition(": ")[0]


def test_another_game_and_other_switches_are_refused():
    assert "game" == fault(game="beginning/de").partition(":")[0]
    assert "rules" == fault(rules={"drop_cards": 5}).partition(":")[0]


def test_the_animals_of_a_seat_follow_from_the_players():
    play = scene(each=2)

    assert {"animals_each": 2} == play.at("rules")


def test_missing_keys_take_their_defaults():
    play = scene("AI", next="insect")

    assert (50, 0, 7, [], 0) == tuple(play.at("animals", "insect").values())
    assert {"mountain"} == {play.at("earth", "d4")["terrain"]}
    assert 12 == len(play.at("elements"))
    assert {box: [] for box in play.at("display")} == play.at("display")
    assert (5, 21) == (len(play.at("cards")), len(play.at("deck")))
    assert 11 == play.at("tundra")
    assert 24 == sum(map(len, play.at("stacks"))) + 3


def test_a_third_of_the_tiles_goes_to_the_first_stack():
    """Notation, part 4: of m tiles a third, then half of the rest, rounded up."""
    play = scene("AI", next="insect", earth=start_earth(d1=tile("sea"), e2=tile("sea")))

    assert [8, 7, 7] == [1 + len(stack) for stack in play.at("stacks")]


def test_where_one_of_two_is_missing_nothing_lies_there():
    play = scene("AI", next="insect", deck=["blight"], stacks=[[], ["sea"], []])

    assert [[], [None] * 3] == [play.at("cards"), play.at("face_up")]


@pytest.mark.parametrize("name", ["competition", "arachnid"])
def test_an_action_may_be_named_as_next(name):
    assert ("arachnid", "S") == scene(next=name).asked


def test_lists_are_written_sorted():
    play = asking(
        "regression",
        "I",
        _elements=["water", "sun"],
        _protections=1,
        animals={"insect": {"elements": ["water", "sun", "grub"]}},
        gone=["omnivore", "blight"],
        scored=["e3", "d2"],
    )

    assert ["grub", "sun", "water"] == play.elements("I")
    assert [["blight", "omnivore"], ["d2", "e3"]] == [play.at("gone"), play.at("scored")]
    assert ["sun", "water"] == play.at("pending", 1)["elements"]


def test_a_question_that_surfaces_without_an_answer_is_dropped():
    """A position may have anything waiting; what no player could answer never blocks the game."""
    pending = [{"ask": "domination", "by": "mammal"}, {"ask": "predator", "by": "bird", "cells": []}]
    play = scene(pending=[*pending, {"ask": "insect", "by": "insect"}])

    assert ("domination", "M") == play.play("pass").asked


def every_question(seeds, **options):
    """Play random games and yield a state for each kind of question, each time it is asked."""
    rules = game(KEY).with_options({"turn_limit": 20, **options})
    for seed in range(seeds):
        state, rng = rules.new(2 + seed % 5 if not options else 3, seed), Rng(seed)
        while state.to_move >= 0:
            yield rules, state
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])
        yield rules, state


def test_positions_come_back_at_every_kind_of_question():
    """All 40, and the end; and what is played goes on alike."""
    met = {}
    for rules, state in every_question(20):
        kind = state.pending[-1] & 63 if state.pending else -1
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= 3:
            plain = json.loads(json.dumps(rules.dump(state)))
            again = rules.load(plain)
            assert plain == rules.dump(again)
            assert rules.legal(state) == rules.legal(again)
            for move in rules.moves(state):
                assert move == rules.read(rules.write(move))
                assert [] == rules.why_not(state, state.to_move, move)
            for step in rules.legal(state)[::4]:
                ends = [rules.copy(state), rules.copy(again)]
                for one in ends:
                    rules.apply(one, step)
                    rules.check(one)
                assert rules.dump(ends[0]) == rules.dump(ends[1])
    assert set(range(-1, 40)) == set(met)


def test_every_line_that_is_not_listed_is_refused():
    """No question takes what another one offers, unless its own list has it."""
    lines, states, met = set(), [], {}
    for rules, state in every_question(6):
        if state.pending:
            kind = state.pending[-1] & 63
            met[kind] = met.get(kind, 0) + 1
            if met[kind] <= 2:
                states.append((rules, rules.copy(state)))
                lines |= {
                    rules.write(move) for move in rules.moves(state)[:: 1 + len(rules.moves(state)) // 12]
                }
    for rules, state in states:
        listed = {rules.write(move) for move in rules.moves(state)}
        for line in lines:
            assert (line in listed) == (not rules.why_not(state, state.to_move, rules.read(line))), line


# What is hidden


def test_only_the_order_of_what_lies_face_down_is_hidden():
    """Rules 5.33."""
    rules = game(KEY)
    state = rules.new(3, 4)
    true, seen = rules.dump(state), rules.dump(rules.observe(state, 0).state)

    assert {"seed", "deck", "stacks"} == {key for key in true if true[key] != seen[key]}
    assert ["?"] * 20 + ["ice_age"] == seen["deck"]
    assert [["?"] * 7] * 3 == seen["stacks"]
    assert seen == rules.dump(rules.load(seen))
    assert seen == rules.dump(rules.observe(state, -1).state)


def test_a_world_that_may_be_the_true_one_has_the_same_pieces():
    rules = game(KEY).with_options({"drop_cards": 4})
    state = rules.new(3, 4)

    world = rules.determinize(rules.observe(state, 0), Rng(2))

    rules.check(world)
    made = rules.dump(world)
    assert "?" not in [*made["deck"], *made["stacks"][0], *made["stacks"][1], *made["stacks"][2]]
    assert 17 == len(set(made["deck"]) - set(made["cards"]))
    assert rules.dump(rules.observe(world, 0).state) == rules.dump(rules.observe(state, 0).state)


def test_what_is_known_of_the_deck_stays():
    """Rules 5.33: a position may say more than a seat sees."""
    known = ["omnivore", *["?"] * 20, "blight"]
    state = load(cards=["fertile"], deck=known)
    for seed in range(4):
        deck = game(KEY).dump(game(KEY).determinize(game(KEY).observe(state, 0), Rng(seed)))["deck"]
        made = game(KEY).dump(observation.determinize(Observation(0, state), Rng(seed)))["deck"]
        assert len(deck) == len(set(deck)) == len(known)
        assert ("omnivore", "blight", len(known)) == (made[0], made[-1], len(set(made)))


@pytest.mark.parametrize("key", ["deck", "stacks"])
def test_a_line_that_would_turn_up_what_is_not_known_is_bad_input(key):
    """Notation, part 4."""
    unknown = {"deck": ["?"], "cards": []} if key == "deck" else {"stacks": [["?"], [], []], "deck": []}

    with pytest.raises(BadInput, match=key):
        scene("AI", phase="reset", **unknown)


# Facts


def test_facts_of_the_end():
    """Notation, part 2: `scores` and `if_ended_now`."""
    earth = start_earth(d2=tile("wetland", "A1 I1"), d4=tile("mountain", "A1"))
    play = scene("AI", next="insect", earth=earth, elements={"d3:ne": "water", "d3:sw": "water"})

    found = play.game.facts(play.state)

    assert {"d2": {"amphibian": 3, "insect": 0}, "d4": {"amphibian": 3}} == found["match"]
    assert {"d2": "amphibian", "d4": "amphibian"} == found["dominant"]
    assert {"d2": ["insect"]} == found["endangered"]
    (first, second, *_), (third, _) = POINTS["wetland"], POINTS["mountain"]
    assert {"d2": {"amphibian": first, "insect": second}, "d4": {"amphibian": third}} == found["score"]
    assert [[first + third, second], [0], [first + third + 3, second], None] == [
        found[key] for key in ("scores", "winners", "if_ended_now", "survivor")
    ]


def test_facts_once_ice_age_is_taken_and_at_the_end():
    earth = start_earth(d2=tile("wetland", "A1 I1"))
    last = scene("AI", next="insect", earth=earth, final_round=1)
    over = scene("AI", phase="over", earth=earth, animals={"insect": {"vp": 7}})

    for play, expected in ((last, POINTS["wetland"][:2]), (over, [0, 7])):
        found = play.game.facts(play.state)
        assert expected == found["scores"] == found["if_ended_now"]
