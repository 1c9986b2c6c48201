"""Reset, the end, and what cannot be: scenarios 58 to 64 of the rules page."""

import pytest

from evolution_qt.core.rng import Rng, shuffled
from evolution_qt.games import game
from tests.games.dominant.scene import KEY, scene, start_earth, tile
from tests.naive.dominant.box import POINTS

LIT = {"d3:ne": "water"}


def resetting(earth, letters="MRBASI", **keys):
    keys.setdefault("elements", LIT)
    return scene(letters, earth=earth, phase="reset", **keys)


# Extinction


def test_endangered_cubes_die_and_the_others_live():
    """004:228."""
    play = resetting(start_earth(d2=tile("wetland", "A1 R2"), c4=tile("forest", "A3")))

    assert ("A1", "") == (play.cubes("d2"), play.cubes("c4"))
    assert (2, 3) == (play.box("R"), play.box("A"))


def test_58_the_mammal_saves_one_cube():
    """004:230; rules 5.15 and 8, 58."""
    play = resetting(
        start_earth(d2=tile("wetland", "M2"), c4=tile("forest", "M3"), e3=tile("savannah", "A1"))
    )
    assert ("rescue", "M") == play.asked
    assert ["rescue c4", "rescue d2", "pass"] == play.lines
    assert {"not_endangered"} == play.why_not("rescue e3")

    play.play("rescue c4")

    assert ("M1", "", 4) == (play.cubes("c4"), play.cubes("d2"), play.box("M"))
    assert "planning" == play.at("phase")


def test_58_it_may_decline_where_it_is_asked():
    play = resetting(start_earth(d2=tile("wetland", "M2"), c4=tile("forest", "M3")))

    assert 5 == play.play("pass").box("M")


def test_58_with_one_tile_it_is_not_asked():
    play = resetting(start_earth(d2=tile("wetland", "M2")))

    assert ("plan", "I") == play.asked
    assert ("M1", 1) == (play.cubes("d2"), play.box("M"))


@pytest.mark.parametrize(("there", "placed", "left"), [(3, 2, 2), (1, 4, 1), (2, 2, 2)])
def test_hibernating_cubes_are_immune_as_many_as_are_there(there, placed, left):
    """Rules 5.16."""
    play = resetting(start_earth(c4=tile("forest", f"A{there}")), hibernating={"c4": {"amphibian": placed}})

    assert f"A{left}" == play.cubes("c4")
    assert {} == play.at("hibernating")


# Survival


def test_survival_pays_for_the_tundra_tiles_of_the_one_with_most_cubes():
    """004:234; rules 1.3, 3.1."""
    earth = start_earth(d3=tile("sea", "A3 I1", tundra=True), d2=tile("wetland", "A1 I2", tundra=True))
    play = resetting(earth, "AI", elements={"d3:ne": "water", "d3:nw": "grass"})

    assert (3, 0) == (play.vp("A"), play.vp("I"))
    assert "amphibian" == play.game.facts(play.state)["survivor"]


def test_equal_cubes_on_tundra_pay_nothing():
    earth = start_earth(d3=tile("sea", "A3 I3", tundra=True))
    play = resetting(earth, "AI", elements={"d3:ne": "water", "d3:nw": "grass"})

    assert (0, 0) == (play.vp("A"), play.vp("I"))
    assert play.game.facts(play.state)["survivor"] is None


# Reseed


def test_60_the_boxes_move_on():
    """004:240-246; rules 3.4 and 8, 60."""
    display = {
        "adaptation": ["sun", "water"],
        "regression": ["grub"],
        "abundance": ["meat"],
        "wasteland": ["seed", "seed"],
        "depletion": ["grass"],
        "wanderlust": ["grub", "grub"],
    }
    play = resetting(start_earth(d2=tile("wetland", "A1")), display=display, shuffles=3, seed=9)
    bag = {"grass": 20, "grub": 20, "meat": 19, "seed": 18, "sun": 19, "water": 18}
    words = sorted(bag)
    listed = [at for at, word in enumerate(words) for _ in range(bag[word])]
    drawn = [words[at] for at in shuffled(listed, 9, 3)][::-1][:12]

    assert {
        "adaptation": sorted(drawn[:4]),
        "regression": ["sun", "water"],
        "abundance": sorted(drawn[4:8]),
        "wasteland": ["meat"],
        "depletion": ["seed", "seed"],
        "wanderlust": sorted(drawn[8:]),
    } == play.at("display")
    assert (4, 2) == (play.at("shuffles"), play.at("round"))


def test_cards_and_tiles_are_turned_up():
    """004:238 and 247."""
    play = resetting(
        start_earth(d2=tile("wetland", "A1")),
        cards=["omnivore"],
        deck=["blight", "habitat"],
        face_up=["sea", None, None],
        stacks=[["desert"], ["forest", "sea"], []],
        scored=["d2"],
    )

    assert ["blight", "habitat", "omnivore"] == play.at("cards")
    assert ["sea", "forest", None] == play.at("face_up")
    assert [["desert"], ["sea"], []] == play.at("stacks")
    assert [[], []] == [play.at("deck"), play.at("scored")]


def test_pawns_of_glaciation_move_one_space_to_the_left():
    """004:181 and 239; rules 5.1."""
    pawns = {"glaciation:2": "mammal", "glaciation:3": "bird", "glaciation:4": "reptile"}
    play = resetting(start_earth(d2=tile("wetland", "A1")), pawns=pawns)
    gap = resetting(start_earth(d2=tile("wetland", "A1")), pawns={"glaciation:4": "reptile"})

    assert {"glaciation:1": "mammal", "glaciation:2": "bird", "glaciation:3": "reptile"} == play.at("pawns")
    assert {"glaciation:3": "reptile"} == gap.at("pawns")


def test_a_pawn_of_glaciation_moves_only_to_a_vacant_space():
    """Rules 5.1; Instinct may have filled the first one."""
    pawns = {"glaciation:1": "mammal", "glaciation:2": "bird"}

    assert pawns == resetting(start_earth(d2=tile("wetland", "A1")), pawns=pawns).at("pawns")


def test_a_bag_that_is_too_small_fills_the_boxes_in_their_order():
    """Rules 5.23: what lies in the Adaptation and Abundance boxes is not in the bag either."""
    display = {
        "adaptation": ["grass"] * 20 + ["grub"] * 20 + ["meat"] * 20,
        "abundance": ["seed"] * 20 + ["sun"] * 20 + ["water"] * 13,
    }
    play = resetting(start_earth(d2=tile("wetland", "A1")), display=display)

    assert ["water"] * 4 == play.at("display", "adaptation")
    assert ["water"] * 2 == play.at("display", "abundance")
    assert [] == play.at("display", "wanderlust")


# The end


def test_the_turn_limit_ends_the_game_without_an_award():
    """Rules 5.30."""
    play = resetting(
        start_earth(d2=tile("wetland", "A1 I1")),
        "AI",
        elements={"d3:ne": "water", "c3:ne": "grass"},
        round=4,
        rules={"turn_limit": 4},
    )

    assert ("over", 4) == (play.at("phase"), play.at("final_round"))
    assert POINTS["wetland"][:2] == [play.vp("A"), play.vp("I")]


def test_a_limit_of_one_round_shows_from_the_start():
    rules = game(KEY).with_options({"turn_limit": 1})

    assert 1 == rules.dump(rules.new(2, 1))["final_round"]


def test_without_cubes_anywhere_the_game_ends():
    """Rules 5.29."""
    play = resetting(start_earth(), "AI", animals={"amphibian": {"pool": 0}, "insect": {"pool": 0}})

    assert ("over", None) == (play.at("phase"), play.at("final_round"))


@pytest.mark.parametrize(
    ("pawns", "expected"), [({}, ("over", 1)), ({"domination:1": "mammal"}, ("execution", 2))]
)
def test_without_pawns_anywhere_the_game_ends(pawns, expected):
    """It would have no end; one pawn on a space is enough. Our choice (rules 5.29)."""
    play = scene(
        "MA", phase="reset", animals={"mammal": {"pawns": 0}, "amphibian": {"pawns": 0}}, pawns=pawns
    )

    assert expected == (play.at("phase"), play.at("round"))


def test_64_the_same_seed_and_moves_give_the_same_game():
    """Rules 8, 64."""
    rules = game(KEY).with_options({"turn_limit": 3})
    ends = set()
    for _ in range(2):
        state, rng = rules.new(3, 17), Rng(5)
        while state.to_move >= 0:
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])
        ends.add(rules.digest(state))

    assert 1 == len(ends)


def test_after_the_end_nothing_is_allowed():
    play = scene("AI", phase="over")

    assert [] == play.lines
    assert {"wrong_phase", "not_your_turn"} == play.why_not("pass", seat=0)
