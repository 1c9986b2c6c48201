"""The twelve actions: scenarios 12 to 44 of the rules page, rulings of its part 5."""

import pytest

from tests.games.dominant.scene import WAITING, asking, scene, start_earth, tile
from tests.naive.dominant.box import POINTS

BOX = {"adaptation": ["grass", "sun"]}


# Adaptation


def test_adaptation_takes_an_element_from_the_box():
    """004:147."""
    play = scene(pawns={"adaptation:1": "bird"}, display=BOX)
    assert ["take grass", "take sun", "pass"] == play.lines
    assert 3 == play.pawns("B")

    play.play("take sun")

    assert ["sun"] == play.elements("B")
    assert ["grass"] == play.at("display", "adaptation")


def test_12_a_full_board_has_no_adaptation():
    """004:147; rules 8, 12."""
    animals = {"bird": {"elements": ["sun", "sun", "water", "grub"]}}

    play = scene(pawns={"adaptation:1": "bird"}, display=BOX, animals=animals)

    assert ("insect", "I") == play.asked
    assert BOX["adaptation"] == play.at("display", "adaptation")
    assert 3 == play.pawns("B")


def test_pawns_act_from_left_to_right_and_the_element_may_be_gone():
    play = scene(pawns={"adaptation:1": "bird", "adaptation:2": "mammal"}, display={"adaptation": ["sun"]})

    play.play("take sun")

    assert ("insect", "I") == play.asked


def test_adaptation_may_be_forgone_and_refuses_what_is_not_there():
    play = scene(pawns={"adaptation:1": "bird"}, display=BOX)

    assert {"no_such_element"} == play.why_not("take water")
    assert [] == play.play("pass").elements("B")


# Regression


def regression(letter_pawns, elements, box=("grass", "grass", "sun")):
    animals = {one: {"elements": have} for one, have in elements.items()}
    return scene(pawns=letter_pawns, display={"regression": list(box)}, animals=animals)


def test_14_a_pawn_protects_one_kind_and_one_disk_of_each_other_is_lost():
    """004:151-152; rules 5.6 and 8, 14."""
    play = regression({"regression:2": "bird"}, {"bird": ["grass", "grass", "sun"]})
    assert ("regression", "B") == play.asked
    assert ["protect grass", "protect sun"] == play.lines
    assert {"must_choose"} == play.why_not("pass")
    assert {"wrong_number"} == play.why_not("protect grass,sun")
    assert {"wrong_number", "no_such_element"} == play.why_not("protect water,water")

    play.play("protect grass")

    assert ["grass", "grass"] == play.elements("B")


def test_without_a_pawn_nothing_is_asked():
    play = regression({}, {"bird": ["grass", "grass", "sun"]})

    assert ["grass"] == play.elements("B")


def test_16_printed_elements_are_never_lost():
    """004:154; rules 5.7 and 8, 16."""
    play = regression({}, {}, ["water"])

    assert [] == play.elements("A")
    assert 3 == play.game.facts(play.state)["match"]["d2"]["amphibian"] / 2


def test_the_reptile_has_one_protection_of_its_own():
    """004:153."""
    play = regression({}, {"reptile": ["grass", "water"]}, ["grass", "water"])

    assert ("regression", "R") == play.asked
    assert ["grass"] == play.play("protect grass").elements("R")
    covered = regression({}, {"reptile": ["grass"]}, ["grass", "water"])
    assert ["grass"] == covered.elements("R")


def test_all_questions_of_regression_are_pending_from_the_start():
    """Notation, part 2: in food-chain order, the next one last."""
    play = regression(
        {"regression:1": "bird", "regression:2": "mammal"},
        {"bird": ["grass", "sun"], "mammal": ["grass", "sun"]},
    )

    assert ["bird", "mammal"] == [one["by"] for one in play.at("pending")]
    assert {"ask": "regression", "by": "bird", "elements": ["grass", "sun"], "protections": 1} == play.at(
        "pending", 0
    )
    assert ("regression", "B") == play.play("protect sun").asked


# Abundance, Wasteland, Depletion


def test_20_abundance_takes_any_vacant_corner_of_earth():
    """004:159; rules 8, 20."""
    play = scene(pawns={"abundance:1": "mammal"}, display={"abundance": ["sun"]})

    assert {"corner_taken"} == play.why_not("place sun d3:ne")
    assert {"no_tile"} == play.why_not("place sun a1:w")
    assert {"no_such_element"} == play.why_not("place water d2:ne")
    assert 1 + 12 == len(play.lines)
    play.play("place sun d2:ne")  # a border corner of a tile
    assert "sun" == play.at("elements", "d2:ne")


def test_every_name_of_a_corner_is_read_and_one_is_written():
    play = scene(pawns={"abundance:1": "mammal"}, display={"abundance": ["sun"]})

    assert "place sun d2:ne" in play.lines
    assert "place sun d1:se" not in play.lines
    play.play("place sun d1:se")

    assert "sun" == play.at("elements", "d2:ne")


def test_18_wasteland_returns_one_disk_and_then_sweeps_tundra():
    """004:163-164; rules 5.8 and 8, 18."""
    play = scene(pawns={"wasteland": "bird"}, display={"wasteland": ["water", "sun"]})
    assert ["return sun", "return water", "pass"] == play.lines
    assert {"no_such_element"} == play.why_not("return meat")

    play.play("return sun")

    assert "d3:ne" not in play.at("elements")
    assert "sun" == play.at("elements", "d3:se")
    assert "water" == play.at("elements", "c3:ne")
    assert ["water"] == play.at("display", "wasteland")


def test_the_sweep_needs_no_pawn():
    play = scene(display={"wasteland": ["water", "sun"]})

    assert 10 == len(play.at("elements"))


def test_depletion_removes_a_disk_of_a_kind_in_the_box():
    """004:168; rules 3.3, 6."""
    play = scene(pawns={"depletion": "bird"}, display={"depletion": ["meat"]})

    assert ["remove d3:sw", "remove d4:e", "pass"] == play.lines
    assert {"no_such_element"} == play.why_not("remove d3:ne")
    assert {"corner_empty"} == play.why_not("remove d2:ne")
    assert {"corner_empty", "no_tile"} == play.why_not("remove a1:w")
    assert ["meat"] == play.play("remove d4:e").at("display", "depletion")
    assert "d4:e" not in play.at("elements")


def test_22_without_its_element_an_animal_matches_nothing():
    """004:41; rules 8, 22."""
    elements = {"d3:ne": "water", "d3:e": "grass", "d3:se": "sun", "d3:w": "seed", "d3:nw": "grub"}

    play = asking("fertile", "M", elements=elements)

    found = play.game.facts(play.state)
    assert {"c4", "d4", "e4"} == {at for at, ones in found["endangered"].items() if "mammal" in ones}
    assert "mammal" not in found["dominant"].values()


# Glaciation


def test_24_glaciation_pays_for_tundra_beside_it_and_melts_what_lies_between():
    """004:172-179; rules 1.3, 5.9 and 8, 24."""
    earth = start_earth(d2=tile("wetland", tundra=True), e3=tile("savannah", "I3 A1 R2"))
    play = scene(earth=earth, pawns={"glaciation:1": "bird"})
    pool = play.pool("I")

    play.play("glaciate e3")

    assert 3 == play.vp("B")
    assert "d3:ne" not in play.at("elements")
    assert "grass" == play.at("elements", "d3:e")
    assert "R1 A1 I1" == play.cubes("e3")
    assert [pool + 2, 9] == [play.pool("I"), play.at("tundra")]


def test_26_glaciation_stays_beside_tundra():
    """004:173; rules 8, 26."""
    play = scene(earth=start_earth(d1=tile("sea")), pawns={"glaciation:1": "bird", "glaciation:2": "mammal"})

    assert {"no_tundra_near"} == play.why_not("glaciate d1")
    assert {"is_tundra", "no_tundra_near"} == play.why_not("glaciate d3")
    assert {"no_tile"} == play.why_not("glaciate a1")
    play.play("pass")
    assert {"glaciation:2": "mammal"} == play.at("pawns")


def test_26_without_tundra_there_is_no_action_but_the_pawn_comes_off():
    """004:180; rules 3.3, 7."""
    play = scene(tundra=0, pawns={"glaciation:1": "bird", "glaciation:2": "mammal"})

    assert ("insect", "I") == play.asked
    assert {"glaciation:2": "mammal"} == play.at("pawns")


@pytest.mark.parametrize(("gap", "asked"), [("leftmost", "glaciation"), ("first_space", "insect")])
def test_28_the_leftmost_pawn_acts(gap, asked):
    """004:172; rules 5.1 and 8, 28, and the switch."""
    play = scene(pawns={"glaciation:2": "bird"}, rules={"glaciation_gap": gap})

    assert asked == play.asked[0]


@pytest.mark.parametrize("gap", ["leftmost", "first_space"])
def test_the_pawn_on_the_first_space_acts_and_no_other(gap):
    """004:172."""
    play = scene(pawns={"glaciation:1": "bird", "glaciation:3": "mammal"}, rules={"glaciation_gap": gap})

    assert ("glaciation", "B") == play.asked
    assert {"glaciation:3": "mammal"} == play.at("pawns")


# Speciation


def test_speciation_adds_cubes_around_one_disk():
    """004:186-190; rules 1.2: as many as each terrain allows."""
    play = scene(pawns={"speciation:water": "mammal"})
    assert ["speciate c3:ne", "speciate d3:ne", "pass"] == play.lines
    assert {"wrong_element"} == play.why_not("speciate d3:e")
    assert {"corner_empty"} == play.why_not("speciate d2:ne")

    play.play("speciate d3:ne")
    assert ("speciate", "M") == play.asked
    assert ["d2", "d3", "e3"] == play.at("pending", 0)["cells"]
    assert {"over_limit"} == play.why_not("add d3 2")
    assert {"over_limit"} == play.why_not("add d3 0")
    assert {"not_offered"} == play.why_not("add c3 1")

    play.play("add d2 4", "add d3 1")
    assert {"not_offered"} == play.why_not("add d2 1")
    assert ("insect", "I") == play.play("pass").asked
    assert ("M4 A2 S1 I1", "M1") == (play.cubes("d2"), play.cubes("d3"))


def test_30_no_more_cubes_than_the_pool_has():
    """Rules 8, 30."""
    play = scene(pawns={"speciation:water": "mammal"}, animals={"mammal": {"pool": 2}})

    play.play("speciate d3:ne")

    assert {"not_enough"} == play.why_not("add d2 3")
    assert ("insect", "I") == play.play("add d2 2").asked


def test_30_an_empty_pool_and_an_element_that_is_nowhere():
    """Rules 8, 30."""
    empty = scene(pawns={"speciation:water": "mammal"}, animals={"mammal": {"pool": 0}})
    absent = scene(pawns={"speciation:water": "mammal"}, elements={"d3:e": "grass"})

    assert ("insect", "I") == empty.asked == absent.asked


def test_the_insect_adds_a_cube_anywhere():
    """004:191."""
    play = scene(next="insect")

    assert {"over_limit"} == play.why_not("add c4 2")
    assert {"no_tile"} == play.why_not("add a1 1")
    assert "M1 B2 S1 I1" == play.play("add c4 1").cubes("c4")


# Wanderlust


def exploring(**keys):
    face_up = ["sea", None, "forest"]
    return scene(pawns={"wanderlust:1": "bird"}, next="wanderlust", face_up=face_up, **keys)


def test_32_a_tile_pays_for_its_neighbours():
    """004:197-199; rules 8, 32: twelve cells; (1,-2) is e2, (0,-2) is d1."""
    play = exploring(display={"wanderlust": ["meat"]})
    assert 2 * 12 + 1 == len(play.lines)
    assert {"stack_empty"} == play.why_not("explore 2 e2")
    assert {"tile_there"} == play.why_not("explore 1 d2")
    assert {"not_adjacent"} == play.why_not("explore 1 a1")

    play.play("explore 1 e2")

    assert 3 == play.vp("B")
    assert 5 + 1 == len(play.lines)
    assert [None, None, "forest"] == play.at("face_up")
    assert {"corner_taken"} == play.why_not("place meat d2:e")
    assert {"not_offered"} == play.why_not("place meat d4:se")
    assert {"not_offered", "no_tile"} == play.why_not("place meat a1:w")
    assert 1 == exploring().play("explore 3 d1").vp("B")


def test_34_there_is_no_cell_beyond_the_board():
    """Rules 1.4 and 8, 34: (0,-3) does not exist."""
    assert 35 == len(
        {
            f"{column}{row}"
            for column, rows in zip("abcdefg", (4, 5, 6, 5, 6, 5, 4), strict=True)
            for row in range(1, rows + 1)
        }
    )
    with pytest.raises(Exception, match="not a cell"):
        exploring().why_not("explore 1 d6")


def test_all_neighbours_may_move_in_by_the_food_chain():
    """004:201; notation, part 2: all questions are pending from the start."""
    play = exploring(display={"wanderlust": ["meat"]}).play("explore 1 e2")
    pending = play.at("pending")
    assert ["wanderlust_move"] * 4 + ["wanderlust_element"] == [one["ask"] for one in pending]
    assert ["insect", "arachnid", "amphibian", "reptile", "bird"] == [one["by"] for one in pending]

    play.play("pass")
    assert ("wanderlust_move", "R") == play.asked
    assert {"not_enough"} == play.why_not("move e3 e2 2")
    assert {"over_limit"} == play.why_not("move e3 e2 0")
    assert {"not_offered", "not_enough"} == play.why_not("move d2 e2 1")
    assert {"not_offered"} == play.why_not("move e3 d3 1")
    play.play("move e3 e2 1")
    assert ("wanderlust_move", "A") == play.asked
    play.play("move d2 e2 2", "pass")
    assert ("wanderlust_move", "S") == play.asked
    assert "R1 A2" == play.cubes("e2")


def test_no_tile_no_wanderlust():
    """Rules 5.24."""
    play = scene(pawns={"wanderlust:1": "bird"}, face_up=[None, None, None], next="wanderlust")

    assert ("arachnid", "S") == play.asked


# Migration


def test_36_each_cube_moves_once():
    """004:206; rules 5.25 and 8, 36."""
    play = scene(pawns={"migration:2": "insect"}, next="migration")
    assert {"not_adjacent"} == play.why_not("move e3 c3 1")
    assert {"not_adjacent"} == play.why_not("move e3 e3 1")
    assert {"no_tile"} == play.why_not("move e3 e2 1")
    assert {"over_limit", "not_enough"} == play.why_not("move e3 d2 3")

    play.play("move e3 d2 1")
    assert {"left": 1, "arrived": {"d2": 1}} == {
        key: play.at("pending", 0)[key] for key in ("left", "arrived")
    }
    play.play("move e3 e4 1")
    assert ("arachnid", "S") == play.asked
    assert ("A2 S1 I2", "R2 I2") == (play.cubes("d2"), play.cubes("e4").partition("M1 ")[2])


def test_36_a_cube_that_has_arrived_stays():
    play = scene(
        "IM", pawns={"migration:3": "insect"}, next="migration", earth=start_earth(e3=tile("savannah", "I1"))
    )
    play.play("move e3 d2 1")

    assert ("insect" in str(play.asked)) is False
    both = scene(
        "IM",
        pawns={"migration:3": "insect"},
        next="migration",
        earth=start_earth(e3=tile("savannah", "I2")),
    ).play("move e3 d2 1")
    assert {"already_moved"} == both.why_not("move d2 c3 1")


def test_36_birds_fly_over_one_tile():
    """004:207; rules 8, 36."""
    play = scene(pawns={"migration:7": "bird"}, next="migration")

    assert "move c4 d2 1" in play.lines
    assert "move c4 e3 1" in play.lines
    assert {"no_tile"} == play.why_not("move c4 c2 1")
    far = scene(
        "BM",
        pawns={"migration:7": "bird"},
        next="migration",
        earth=start_earth(c4=tile("forest", "B1"), d1=tile("sea"), c2=tile("sea")),
    )
    assert {"not_adjacent"} == far.why_not("move c4 d1 1")
    assert "move c4 c2 1" in far.lines


def test_36_not_across_a_blank_cell():
    earth = {"d3": tile("sea", "B1", tundra=True), "d1": tile("sea")}

    play = scene("BM", pawns={"migration:7": "bird"}, next="migration", earth=earth, elements={})

    assert ("migration", "B") != play.asked


# Competition


def test_40_the_arachnid_strikes_first():
    """004:213; rules 8, 40."""
    play = scene(pawns={"competition:1": "mammal"}, next="arachnid")
    assert ("arachnid", "S") == play.asked
    assert "pass" == play.lines[-1]
    assert {"no_own_species", "own_species"} <= play.why_not("eliminate e4 arachnid")
    assert {"no_own_species"} == play.why_not("eliminate e4 mammal")

    play.play("eliminate c4 bird")

    assert 1 == play.box("B")
    assert "M1 B1 S1" == play.cubes("c4")


def test_38_competition_strikes_on_its_terrains():
    """004:212; rules 8, 38: tundra, wetland, desert."""
    play = scene(pawns={"competition:2": "mammal"}, next="competition:2")

    assert ["eliminate e4 reptile", "eliminate e4 insect", "pass"] == play.lines
    assert {"no_own_species"} == play.why_not("eliminate d2 amphibian")
    assert {"wrong_terrain"} == play.why_not("eliminate c4 bird")
    assert {"own_species"} == play.why_not("eliminate e4 mammal")
    assert {"no_such_species"} == play.why_not("eliminate e4 bird")
    play.play("eliminate e4 insect")
    assert 1 == play.box("I")
    assert "arachnid" != play.asked[0]


def test_each_terrain_once_and_frozen_tiles_are_tundra():
    """Rules 5.26."""
    earth = start_earth(
        d3=tile("sea", "M1 R2", tundra=True),
        d4=tile("mountain", "M1 R1", tundra=True),
        c4=tile("forest", "M1 R1"),
    )
    play = scene("MR", earth=earth, pawns={"competition:3": "mammal"}, next="competition")
    assert 3 + 1 == len(play.lines)

    play.play("eliminate d3 reptile")

    assert ["desert", "forest"] == play.at("pending", 0)["terrains"]
    assert {"wrong_terrain"} == play.why_not("eliminate d4 reptile")
    assert ["eliminate c4 reptile", "pass"] == play.lines


# Domination


def dominating(earth, **keys):
    return scene(earth=earth, pawns={"domination:1": "reptile"}, next="domination", **keys)


def test_42_only_so_many_ranks_are_paid():
    """004:219-221; rules 8, 42: wetland for five animals."""
    earth = start_earth(d2=tile("wetland", "I3 S2 A2 B1 M1"))
    play = dominating(earth, cards=[], deck=[])
    assert ["score d2", "pass"] == play.lines

    play.play("score d2")

    assert [*POINTS["wetland"], 0] == [play.vp(one) for one in "IASMB"]


def test_44_without_a_dominant_animal_there_is_no_card():
    """004:21-23; rules 5.28 and 8, 44."""
    earth = start_earth(d2=tile("wetland", "S1 I1"))
    tied = dominating(earth, elements={"d3:ne": "grub", "c3:ne": "grass"}, cards=["omnivore"], deck=[])
    nothing = dominating(earth, elements={"d3:ne": "sun"}, cards=["omnivore"], deck=[])

    for play in (tied, nothing):
        play.play("score d2")
        assert POINTS["wetland"][:2] == [play.vp("S"), play.vp("I")]
        assert ["omnivore"] == play.at("cards")


def test_the_dominant_animal_takes_the_card_whoever_has_scored():
    """004:222; rules 2 and 5.12: scoring without a cube there is legal."""
    play = scene(pawns={"domination:1": "reptile"}, next="domination", cards=["omnivore", "habitat"], deck=[])
    assert {"no_species"} == play.why_not("score d3")
    assert {"no_tile"} == play.why_not("score a1")

    play.play("score d2")
    assert ("card", "A") == play.asked
    assert {"must_choose"} == play.why_not("pass")
    assert {"no_such_card"} == play.why_not("card fertile")
    play.play("card omnivore")

    assert ["omnivore"] == play.at("gone")
    assert ["habitat"] == play.at("cards")


def test_a_tile_is_scored_once_a_round():
    """004:218."""
    play = asking("domination", "R", scored=["d2"])

    assert {"already_scored"} == play.why_not("score d2")
    assert ("domination", "M") == play.play("pass").asked


def test_a_pass_ends_the_whole_question():
    """Rules 5.32."""
    play = asking("competition", "M", _terrains=["mountain", "savannah", "tundra"])

    assert WAITING == play.play("pass").asked
