"""All 26 cards (rules 2): scenarios 46 to 56, rulings of part 5, and what each card leaves to decide."""

import pytest

from evolution_qt.games.dominant import cards
from tests.games.dominant.scene import NAMES, WAITING, asking, scene, start_earth, taking, tile
from tests.naive.dominant.box import POINTS

SEA = POINTS["sea"]


def points(**vp):
    return {NAMES[one]: {"vp": amount} for one, amount in vp.items()}


# Aquatic


def test_aquatic_brings_an_element_and_cubes_on_a_tile_that_has_got_it():
    play = taking("aquatic", "M")
    assert ("aquatic", "M") == play.asked
    assert {"must_choose"} == play.why_not("pass")
    assert {"corner_taken"} == play.why_not("place sun d3:ne")
    assert {"wrong_terrain"} == play.why_not("place sun d4:se")
    assert {"no_tile"} == play.why_not("place sun a1:w")
    assert {corner for line in play.lines for corner in line.split()[2:]} == {"d2:ne", "d2:nw"}

    play.play("place sun d2:ne")
    assert ("aquatic_species", "M") == play.asked
    assert [f"add d2 {count}" for count in range(1, 5)] + ["pass"] == play.lines
    assert {"over_limit"} == play.why_not("add d2 5")
    assert {"not_offered"} == play.why_not("add d4 1")
    assert WAITING == play.play("add d2 4").asked
    assert "M4 A2 S1 I1" == play.cubes("d2")


def test_aquatic_without_a_vacant_corner_brings_cubes_only():
    """Rules 5.18; frozen sea is no sea."""
    elements = dict.fromkeys(("d2:ne", "d2:nw", "d2:e", "c3:ne", "d3:ne", "d3:nw"), "sun")

    play = taking("aquatic", "M", elements=elements)

    assert ("aquatic_species", "M") == play.asked
    assert ["d2"] == play.at("pending", 1)["cells"]


def test_aquatic_without_water_does_nothing():
    play = taking("aquatic", "M", earth=start_earth(d2=tile("sea", "M1", tundra=True)), elements={})

    assert WAITING == play.asked


def test_aquatic_with_an_empty_pool_brings_only_the_element():
    play = taking("aquatic", "M", animals={"mammal": {"pool": 0}})

    assert WAITING == play.play("place sun d2:ne").asked


# Points


def test_biodiversity_counts_shared_tiles():
    assert 3 == taking("biodiversity", "A").vp("A")
    alone = taking("biodiversity", "M", "MR", cell="d4", earth=start_earth(d4=tile("mountain", "M2")))
    assert 0 == alone.vp("M")


def test_ecodiversity_counts_disks_of_own_kinds():
    """Only the taker scores."""
    play = taking("ecodiversity", "A", animals={"amphibian": {"elements": ["sun"]}})

    assert (4, 0) == (play.vp("A"), play.vp("R"))


def test_fertile_counts_all_cubes_of_a_tile():
    play = taking("fertile", "A")
    assert ["choose c3", "choose d2", "choose e3"] == play.lines
    assert {"no_own_species"} == play.why_not("choose c4")
    assert {"must_choose"} == play.why_not("pass")

    assert 4 == play.play("choose d2").vp("A")


@pytest.mark.parametrize(("own", "rival", "left"), [(3, 5, 0), (3, 2, 2), (3, 20, 20 - SEA[0]), (5, 5, 5)])
def test_46_niche_biomes_takes_the_first_value_of_the_tile(own, rival, left):
    """Rules 8, 46: on the sea."""
    earth = start_earth(d1=tile("sea", "A1"))

    play = taking("niche_biomes", "A", cell="d1", earth=earth, animals=points(A=own, M=rival))

    assert (left, own) == (play.vp("M"), play.vp("A"))


# Cubes


def test_52_biomass_thins_out_tiles_with_more_cubes_than_elements():
    """Rules 8, 52; a lonely animal loses its cube unasked, also the taker's own."""
    earth = start_earth(d2=tile("wetland", "A3 I2"), e3=tile("savannah", "A2"), d3=tile("sea", "M4 R1"))
    elements = {"d3:ne": "sun", "d3:nw": "sun", "d2:e": "sun", "c3:ne": "sun", "d2:ne": "sun"}

    five = taking("biomass", "A", earth=earth, elements=elements)
    four = taking("biomass", "A", earth=earth, elements={**elements} | {"d3:e": "sun"})

    assert ["d3"] == five.at("pending", 1)["cells"]
    assert 0 == five.box("A")
    assert {"must_choose"} == five.why_not("pass")
    assert {"not_offered"} == five.why_not("eliminate d2 insect")
    assert {"no_such_species"} == five.why_not("eliminate d3 insect")
    assert 1 == five.play("eliminate d3 mammal").box("M")
    assert WAITING == five.asked
    assert ["d3"] == four.at("pending", 1)["cells"]


def test_biomass_takes_the_cube_of_an_animal_that_lives_alone():
    play = taking(
        "biomass", "A", earth=start_earth(d2=tile("wetland", "A3 I2"), d4=tile("mountain", "A3")), elements={}
    )

    assert ("A2", 1) == (play.cubes("d4"), play.box("A"))
    assert ["eliminate d2 amphibian", "eliminate d2 insect"] == play.lines


def test_blight_leaves_one_element():
    play = taking("blight")
    assert {"must_choose"} == play.why_not("blight d2") == play.why_not("pass")
    assert {"corner_empty"} == play.why_not("blight d2 d3:se")
    assert {"no_tile"} == play.why_not("blight a1")

    play.play("blight d2 d2:e")

    assert {"d2:e"} == {"d2:e", "d3:ne", "d3:nw", "c3:ne"} & play.at("elements").keys()


def test_blight_may_name_a_tile_without_a_choice():
    """Any tile on earth may be picked; with one disk or none nothing happens."""
    play = taking("blight", elements={"d3:ne": "sun"})

    assert {"blight d2", "blight c4"} <= {*play.lines}
    assert {"not_offered"} == play.why_not("blight d2 d3:ne")
    assert {"d3:ne": "sun"} == play.play("blight d2").at("elements")


def test_blight_at_the_edge_of_the_board():
    earth = start_earth(a1=tile("sea"))
    play = taking("blight", earth=earth, elements={"a1:ne": "sun", "a1:nw": "sun", "d3:ne": "water"})

    assert {"corner_empty"} == play.why_not("blight a1 a1:sw")
    assert {"corner_empty", "no_tile"} == play.why_not("blight a1 g1:e")
    assert ["a1:ne", "d3:ne"] == sorted(play.play("blight a1 a1:ne").at("elements"))
    alone = taking("blight", earth=earth, elements={"a1:ne": "sun"})
    assert {"not_offered"} == alone.why_not("blight a1 a1:ne")


def test_54_catastrophe_leaves_one_cube_and_strikes_the_neighbours():
    """Rules 8, 54."""
    play = taking("catastrophe", "M")
    assert "catastrophe d3" in play.lines
    assert {"must_choose"} == play.why_not("catastrophe d2") == play.why_not("pass")
    assert {"no_such_species"} == play.why_not("catastrophe d2 bird")

    play.play("catastrophe d2 insect")
    assert "I1" == play.cubes("d2")
    assert ["c3", "e3"] == play.at("pending", 1)["cells"]
    assert {"not_offered"} == play.why_not("eliminate c4 bird")
    play.play("eliminate e3 reptile", "eliminate c3 arachnid")

    assert ("B1 A1 S1", "A1 I2") == (play.cubes("c3"), play.cubes("e3"))
    assert WAITING == play.asked


def test_cold_snap_takes_one_cube_of_each_rival_on_tundra():
    earth = start_earth(d3=tile("sea", "A2 M3 I1", tundra=True), d2=tile("wetland", "A1 M1"))

    play = taking("cold_snap", "A", earth=earth)

    assert ("M2 A2", "M1 A1") == (play.cubes("d3"), play.cubes("d2"))


def test_50_evolution_replaces_cubes_of_two_rivals():
    """Rules 5.17 and 8, 50: replaced cubes go to the box."""
    play = taking("evolution", "A", animals={"amphibian": {"pool": 1}})
    insects = play.pool("I")
    assert {"own_species"} == play.why_not("replace d2 amphibian")
    assert {"no_such_species"} == play.why_not("replace d2 bird")

    play.play("replace e4 insect")

    assert (1, insects, 0) == (play.box("I"), play.pool("I"), play.pool("A"))
    assert "M1 R2 A1" == play.cubes("e4")
    assert WAITING == play.asked


def test_evolution_takes_another_animal_the_second_time():
    play = taking("evolution", "A").play("replace e4 insect")

    assert {"left": 1, "replaced": "insect"} == {
        key: play.at("pending", 1)[key] for key in ("left", "replaced")
    }
    assert {"same_animal"} == play.why_not("replace d2 insect")
    assert WAITING == play.play("replace e4 mammal").asked
    assert WAITING == taking("evolution", "A").play("pass").asked


def test_fecundity_adds_one_cube_to_any_of_the_own_tiles():
    play = taking("fecundity", "A")
    assert {"over_limit"} == play.why_not("add d2 2")
    assert {"not_offered"} == play.why_not("add c4 1")

    play.play("add d2 1", "add c3 1")

    assert ["e3"] == play.at("pending", 1)["cells"]
    assert WAITING == play.play("pass").asked
    assert "A3 S1 I1" == play.cubes("d2")


def test_hibernation_brings_back_eliminated_cubes():
    play = taking("hibernation", "A", animals={"amphibian": {"eliminated": 3}})
    assert {"not_enough"} == play.why_not("add c4 4")
    assert {"over_limit", "not_enough"} == play.why_not("add c4 6")

    play.play("add c4 2")

    assert (1, "M1 B2 A2 S1") == (play.box("A"), play.cubes("c4"))
    assert {"c4": {"amphibian": 2}} == play.at("hibernating")
    assert WAITING == taking("hibernation", "A").asked  # none was eliminated


def test_cubes_that_hibernate_on_one_tile_are_counted_together():
    play = asking(
        "hibernation", "A", animals={"amphibian": {"eliminated": 3}}, hibernating={"c4": {"amphibian": 1}}
    )

    assert {"c4": {"amphibian": 3}} == play.play("add c4 2").at("hibernating")


def test_mass_exodus_empties_a_tile():
    play = taking("mass_exodus", "M")
    assert {"must_choose"} == play.why_not("pass")
    play.play("choose d2")
    assert ("exodus", "M") == play.asked
    assert {"must_choose"} == play.why_not("pass")
    assert {"not_adjacent"} == play.why_not("move d2 e4 1 amphibian")
    assert {"not_offered"} == play.why_not("move e3 d3 1 amphibian")
    assert {"not_enough", "no_such_species"} == play.why_not("move d2 d3 1 bird")
    assert {"not_enough"} == play.why_not("move d2 d3 3 amphibian")
    assert {"wrong_phase"} == play.why_not("move d2 d3 1")

    play.play("move d2 d3 2 amphibian", "move d2 c3 1 insect", "move d2 e3 1 arachnid")

    assert ("", "A2") == (play.cubes("d2"), play.cubes("d3"))
    assert WAITING == play.asked


def test_mass_exodus_of_an_empty_tile_asks_nothing_more():
    assert WAITING == taking("mass_exodus", "M").play("choose d3").asked


def test_predator_strikes_on_every_shared_tile():
    play = taking("predator", "A")
    assert ["c3", "d2", "e3"] == play.at("pending", 1)["cells"]
    assert {"own_species"} == play.why_not("eliminate d2 amphibian")
    assert {"must_choose"} == play.why_not("pass")

    play.play("eliminate e3 reptile", "eliminate d2 insect", "eliminate c3 bird")

    assert (1, 1, 1) == (play.box("R"), play.box("I"), play.box("B"))
    assert WAITING == play.asked


# Elements


def test_48_disease_strikes_all_with_more_elements():
    """Rules 5.21 and 8, 48."""
    animals = {"insect": {"elements": ["sun"]}, "mammal": {"elements": ["sun", "water"]}}

    play = taking("disease", "R", animals=animals)

    assert ["insect", "mammal"] == [one["by"] for one in play.at("pending")[1:]]
    assert {"printed"} == play.why_not("lose meat")
    assert {"no_such_element"} == play.why_not("lose grub")
    assert {"wrong_phase"} == play.why_not("lose pawn")
    equal = taking("disease", "R", animals=animals | {"reptile": {"elements": ["grub"]}})
    assert ["mammal"] == [one["by"] for one in equal.at("pending")[1:]]  # the insect has no more
    play.play("lose water")
    assert ["lose sun"] == play.lines
    play.play("lose sun")
    assert (["sun"], []) == (play.elements("M"), play.elements("I"))


def test_habitat_places_any_element():
    play = taking("habitat")
    assert 6 * 12 == len(play.lines)
    assert {"must_choose"} == play.why_not("pass")

    assert "grub" == play.play("place grub d4:se").at("elements", "d4:se")


def test_metamorphosis_exchanges_an_added_element():
    play = taking("metamorphosis", "R", animals={"reptile": {"elements": ["water"]}})
    assert {"printed"} == play.why_not("exchange sun water")
    assert {"no_such_element"} == play.why_not("exchange grub water")
    assert {"must_choose"} == play.why_not("pass")

    assert ["meat"] == play.play("exchange water meat").elements("R")
    assert WAITING == taking("metamorphosis", "R").asked


def test_symbiotic_draws_for_the_taker_and_all_with_fewer_elements():
    """Rules 5.19: one shuffle, the taker first, full boards left out."""
    animals = {"bird": {"elements": ["sun"]}, "reptile": {"elements": ["sun"] * 4}}

    play = taking("symbiotic", "B", animals=animals, shuffles=7)

    assert 8 == play.at("shuffles")
    assert [1, 4, 2, 0, 1, 1] == [len(play.elements(one)) for one in "MRBASI"]
    nothing = taking("symbiotic", "R", "RM", animals={"reptile": {"elements": ["sun"] * 4}})
    assert [1, 1] == [len(nothing.elements("M")), nothing.at("shuffles")]


# Pawns


@pytest.mark.parametrize(
    ("card", "gaining"), [("omnivore", "A"), ("intelligence", "MRBA"), ("parasitism", "ASI")]
)
def test_cards_that_bring_pawns(card, gaining):
    play = taking(card, "A")

    assert {one: 4 if one in gaining else 3 for one in "MRBASI"} == {one: play.pawns(one) for one in "MRBASI"}


def test_nobody_has_more_than_ten_pawns():
    """Rules 1.6."""
    play = taking("omnivore", "A", animals={"amphibian": {"pawns": 10}})

    assert 10 == play.pawns("A")


def test_instinct_places_an_available_pawn():
    """Rules 5.22: Initiative too, and without a pawn nothing is asked."""
    play = taking("instinct", "A", pawns={"domination:3": "bird"})
    assert "plan initiative" in play.lines
    assert {"occupied"} == play.why_not("plan domination:3")
    assert {"must_choose"} == play.why_not("pass")

    play.play("plan initiative")

    assert ("amphibian", 2) == (play.at("pawns", "initiative"), play.pawns("A"))
    assert WAITING == taking("instinct", "A", animals={"amphibian": {"pawns": 0}}).asked


def test_instinct_on_a_later_domination_space_acts_this_round():
    """Rules 5.22."""
    play = scene(pawns={"domination:1": "amphibian"}, next="domination", cards=["instinct"], deck=[])

    play.play("score d2", "card instinct", "plan domination:2")

    assert ("domination", "A") == play.asked


def test_56_immigrants_gives_only_possible_choices():
    """Rules 5.20 and 8, 56."""
    play = taking(
        "immigrants",
        "A",
        animals={"reptile": {"elements": ["water"]}, "bird": {"pawns": 0}},
        pawns={"domination:5": "bird", "domination:4": "mammal"},
    )
    assert list(NAMES.values())[::-1] == [one["by"] for one in play.at("pending")[1:]]
    assert ["lose pawn", "lose species"] == play.lines
    assert {"no_such_pawn"} == play.why_not("lose pawn domination:4")
    assert {"printed"} == play.why_not("lose meat")
    assert {"must_choose"} == play.why_not("pass")

    play.play("lose pawn")
    assert 1 == play.pawns("M")
    assert ["lose water", "lose pawn", "lose species"] == play.lines
    play.play("lose water")
    assert [] == play.elements("R")
    assert ["lose pawn domination:5", "lose species"] == play.lines
    assert {"no_such_pawn"} == play.why_not("lose pawn")
    play.play("lose pawn domination:5")
    assert {"domination:4": "mammal"} == play.at("pawns")
    play.play("lose species")
    assert (1, "A1 S1 I1") == (play.box("A"), play.cubes("d2"))


# Tiles and the track


def test_ice_sheet_freezes_a_tile_at_once():
    """Rules 2: compulsory where it is possible."""
    play = taking("ice_sheet", "A")
    assert ("ice_sheet", "A") == play.asked
    assert {"must_choose"} == play.why_not("pass")

    play.play("glaciate d2")

    assert (1, "A1 S1 I1") == (play.vp("A"), play.cubes("d2"))
    assert WAITING == taking("ice_sheet", "A", tundra=0).asked


def test_nocturnal_moves_the_marker_forward():
    play = taking("nocturnal", "A")

    assert ["insect", "amphibian", "arachnid"] == play.at("initiative")[:3]
    first = taking("nocturnal", "I")
    assert ["insect", "arachnid"] == first.at("initiative")[:2]


def test_62_ice_age_awards_dominance_and_the_game_ends():
    """004:251-253; rules 3.6 and 8, 62: four tiles, one, none."""
    earth = {
        "d3": tile("sea", "A1", tundra=True),
        "d2": tile("wetland", "A1"),
        "e3": tile("savannah", "A1"),
        "c3": tile("jungle", "A1"),
        "d4": tile("mountain", "B1"),
    }
    elements = {"d3:ne": "water", "d3:nw": "water", "d3:sw": "seed"}
    play = asking(
        "card",
        "A",
        "ABM",
        alone=True,
        _cell="d2",
        cards=["ice_age", "omnivore"],
        deck=[],
        earth=earth,
        elements=elements,
        next="domination:2",
        pawns={"domination:2": "bird"},
    )
    shuffles = play.at("shuffles")

    play.play("card ice_age")

    assert (10, 1, 0) == (play.vp("A"), play.vp("B"), play.vp("M"))
    assert 1 == play.at("final_round")
    assert ("domination", "B") == play.asked
    play.play("score d2")
    assert ("card", "A") == play.asked
    play.play("card omnivore")
    assert "over" == play.at("phase")
    # every tile once more, and Survival
    first = {terrain: values[0] for terrain, values in POINTS.items()}
    last = sum(first[one] for one in ("tundra", "wetland", "savannah", "jungle")) + 1
    assert (10 + first["wetland"] + last, 1 + first["mountain"]) == (play.vp("A"), play.vp("B"))
    assert shuffles == play.at("shuffles")
    assert [None, []] == [play.at("to_move"), play.at("pending")]


def test_the_only_card_must_be_taken_even_ice_age():
    """Rules 5.13."""
    play = asking("card", "A", _cell="d2", cards=["ice_age"], deck=[])

    assert ["card ice_age"] == play.lines
    assert {"must_choose"} == play.why_not("pass")


# What is printed


def test_the_number_of_a_terrain_an_animal_and_a_card_is_the_place_of_its_row():
    """Numbers are written out for machine code; rows have the data."""
    for rows in (cards.TERRAINS[1:], cards.FOOD_CHAIN, cards.CARDS[1:]):
        first = 0 if rows is cards.FOOD_CHAIN else 1
        keys = [row.key for row in rows]
        assert list(range(first, first + len(keys))) == [getattr(cards, key.upper()) for key in keys]
    assert cards.ANIMALS == len(cards.FOOD_CHAIN)
    assert sorted(cards.ANIMAL_KEYS) == [cards.ANIMAL_KEYS[animal] for animal in cards.BY_ALPHABET]
