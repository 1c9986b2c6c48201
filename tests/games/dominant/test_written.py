"""The written rules: what each of them says, from the facts that `docs/opponents.md` states."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import rule_bot
from tests.games.dominant.scene import asking, start_earth, tile
from tests.naive.dominant.box import POINTS

ALL = ["grass", "grub", "meat", "seed", "sun", "water"]


def said(play, line):
    """Return what the rules say of a line, by name."""
    view = rule_bot.AnimalView(play.state, play.state.pending[-1])
    steps = {str(play.game.spoken(play.state, 0, [one])): one for one in play.game.legal(play.state)}
    return {name: weight for name, weight in rule_bot.reasons(view, steps[line]) if weight}


def chosen(play, seed=1):
    """Return the lines that the rules find best."""
    steps = play.game.legal(play.state)
    found = rule_bot.best(play.state, steps)
    assert rule_bot.choice(play.state, steps, Rng(seed)) in found
    return {str(play.game.spoken(play.state, 0, [one])) for one in found}


def planning(by="M", **keys):
    return asking("plan", by, "MRBASI", alone=True, phase="planning", **keys)


# Pawns


def test_adaptation_while_there_are_new_kinds_that_would_be_kept():
    play = planning(display={"adaptation": ["sun", "sun", "meat", "grub"], "regression": ["grub"]})
    assert {"new_kinds": 300} == said(play, "plan adaptation:1")
    assert {"new_kinds": 300, "later_space": -20} == said(play, "plan adaptation:3")

    play = planning(display={"adaptation": ["sun"]}, pawns={"adaptation:1": "mammal"})
    assert {"no_new_kinds": -1000, "later_space": -10} == said(play, "plan adaptation:2")

    play = planning(
        display={"adaptation": ["sun"]}, animals={"mammal": {"elements": ["grub", "grub", "grub", "seed"]}}
    )
    assert {"no_new_kinds": -1000} == said(play, "plan adaptation:1")


def test_regression_while_kinds_are_threatened():
    owned = {"mammal": {"elements": ["sun"]}, "reptile": {"elements": ["grub"]}}
    play = planning(display={"regression": ["sun", "grub"]}, animals=owned)
    assert {"kinds_threatened": 1000} == said(play, "plan regression:1")

    play = planning(display={"regression": ["sun", "grub"]}, animals=owned, pawns={"regression:1": "mammal"})
    assert {"none_threatened": -1000, "later_space": -10} == said(play, "plan regression:2")

    play = planning("R", display={"regression": ["sun", "grub"]}, animals=owned)
    assert {"none_threatened": -1000} == said(play, "plan regression:1")


def test_abundance_and_wanderlust_for_own_elements():
    play = planning(display={"abundance": ["meat", "meat", "sun"], "wanderlust": ["meat"]})
    assert {"own_disks": 400} == said(play, "plan abundance:1")
    assert {"own_disks": 100} == said(play, "plan wanderlust:1")

    play = planning(
        display={"abundance": ["meat"], "wanderlust": ["meat"]},
        pawns={"abundance:1": "mammal", "wanderlust:1": "mammal"},
    )
    assert {"later_space": -10} == said(play, "plan abundance:2")
    assert {"later_space": -10} == said(play, "plan wanderlust:2")


def test_speciation_of_own_kinds_that_lie_on_earth():
    play = planning(elements={"d2:e": "meat"})
    assert {"own_kind": 1000} == said(play, "plan speciation:meat")
    assert {"foreign_kind": -1000, "not_on_earth": -2000} == said(play, "plan speciation:sun")
    assert -10000 == said(planning(animals={"mammal": {"pool": 0}}), "plan speciation:meat")["no_cubes"]


def test_migration_once_and_with_many_cubes():
    assert {"many_moves": 120} == said(planning(), "plan migration:7")
    assert {"many_moves": 70} == said(planning(), "plan migration:2")
    assert {"many_moves": 110, "second_pawn": -1000} == said(
        planning(pawns={"migration:7": "mammal"}), "plan migration:6"
    )


def test_the_first_pawn_for_domination():
    assert {"first_pawn": 100} == said(planning(), "plan domination:1")
    assert {"later_space": -10} == said(planning(pawns={"domination:1": "mammal"}), "plan domination:2")


def test_nothing_speaks_for_other_actions_and_an_empty_box_speaks_against():
    play = planning(display={"wasteland": ["sun"]})
    for space in ("initiative", "wasteland", "glaciation:1", "competition:1"):
        assert {} == said(play, f"plan {space}")
    assert {"empty_box": -1000} == said(play, "plan depletion")
    assert {"empty_box": -1000} == said(planning(), "plan wasteland")


def test_the_marker_goes_forward():
    assert {"swap"} == chosen(asking("initiative", "M"))


# Elements


def test_an_element_that_is_new_frequent_and_safe():
    display = {"adaptation": ["meat", "sun", "grub", "water"], "regression": ["water"]}
    elements = {"d2:e": "sun", "d3:e": "sun", "d4:e": "grub"}
    play = asking("adaptation", "M", display=display, elements=elements)

    assert {"frequent": 20, "new_kinds": 100} == said(play, "take sun")
    assert {} == said(play, "take meat")
    assert -1000 == said(play, "take water")["lost_at_once"]
    assert {"take sun"} == chosen(play)
    assert {"pawn_wasted"} == {*said(play, "pass")}


def test_the_most_frequent_kinds_are_protected_and_the_rarest_lost():
    animals = {"mammal": {"elements": ["sun", "grub"]}}
    elements = {"d2:e": "sun", "d3:e": "sun", "d4:e": "grub"}
    play = asking(
        "regression", "M", _protections=1, _elements=["grub", "sun"], animals=animals, elements=elements
    )
    assert {"protect sun"} == chosen(play)

    assert {"lose grub"} == chosen(asking("disease", "M", animals=animals, elements=elements))


def test_own_elements_are_placed_near_own_cubes_most_where_they_starve():
    earth = start_earth(d2=tile("wetland", "M3"), d4=tile("mountain", "M1"))
    play = asking(
        "abundance", "M", earth=earth, elements={"d4:e": "meat"}, display={"abundance": ["meat", "sun"]}
    )

    assert {"own_kind": 200, "near_own": 30, "hunger": 90} == said(play, "place meat d2:ne")
    assert {"own_kind": 200, "near_own": 10} == said(play, "place meat d4:se")
    assert {"foreign_kind": -200} == said(play, "place sun d2:ne")
    assert all(one.startswith("place meat") for one in chosen(play))


def test_own_elements_on_tundra_are_saved_from_the_sweep():
    play = asking("wasteland", "M", display={"wasteland": ["meat", "sun"]})

    assert {"own_disks": 100} == said(play, "return meat")
    assert {} == said(play, "return sun")
    assert {"enough": -1} == said(play, "pass")


def test_own_elements_are_not_removed():
    play = asking("depletion", "M", display={"depletion": ["meat", "sun"]})

    assert {"own_kind": -100} == said(play, "remove d4:e")
    assert {"remove d3:se", "remove e3:se"} == chosen(play)


def test_no_pawn_is_lost():
    play = asking("immigrants", "M", animals={"mammal": {"elements": ["sun"]}})

    assert {"no_pawn_lost": -1000} == said(play, "lose pawn")
    assert {"own_cube": -10} == said(play, "lose species")
    assert {"disk_lost": -40} == said(play, "lose sun")
    assert {"lose species"} == chosen(play)


def test_a_new_frequent_element_is_taken_in_exchange():
    play = asking("metamorphosis", "M", animals={"mammal": {"elements": ["sun"]}}, elements={"d2:e": "grub"})

    assert {"frequent": 10, "new_kinds": 100} == said(play, "exchange sun grub")
    assert {} == said(play, "exchange sun meat")
    assert {"exchange sun grub"} == chosen(play)


# Tiles and cubes


def test_the_tile_that_brings_most_is_frozen():
    play = asking("glaciation", "M")

    assert {"bonus": 10} == said(play, "glaciate d2")
    assert {"bonus": 10, "cubes_home": -10} == said(play, "glaciate d4")
    assert "glaciate d4" not in chosen(play)


def test_a_tile_is_laid_beside_own_ones():
    play = asking("wanderlust", "M", face_up=["sea", None, None])

    assert {"own_neighbours": 40, "bonus": 30, "terrain_value": POINTS["sea"][0]} == said(
        play, "explore 1 c5"
    )
    assert {"bonus": 10, "terrain_value": POINTS["sea"][0]} == said(play, "explore 1 d1")


def test_cubes_come_where_something_matches():
    play = asking("speciation", "M", _element="meat")
    assert said(play, "speciate d4:e")["fed_cubes"] > 0

    play = asking("speciate", "M", _cells=["d4", "d2"])
    assert {"fed_cubes": 20, "frequent": 4} == said(play, "add d4 2")
    assert {"unfed_cubes": -400} == said(play, "add d2 4")
    assert {"add d4 2"} == chosen(play)
    assert {"pass"} == chosen(play.play("add d4 2"))


def test_a_disk_that_feeds_nothing_is_left():
    elements = {"d2:e": "sun"}
    play = asking("speciation", "M", _element="sun", elements=elements)

    assert {"unfed_cubes": -100} == said(play, "speciate d2:e")


def test_cubes_move_to_better_tiles_away_from_hunger_first():
    earth = start_earth(d2=tile("wetland", "M1"), d4=tile("mountain", "M1"), c4=tile("forest", "M1"))
    elements = {"d4:e": "meat", "d3:sw": "meat"}
    play = asking("migration", "M", earth=earth, elements=elements, _left=2)

    assert {"better_fed": 20, "fed_cubes": 1, "hunger": 1000} == said(play, "move d2 d3 1")
    assert {"better_fed": 20, "fed_cubes": 1} == said(play, "move c4 d4 1")
    assert {"not_better_fed": -100} == said(play, "move d4 c4 1")


def test_only_own_cubes_matter_in_a_mass_exodus():
    earth = start_earth(d3=tile("sea", "M2 R1"))
    play = asking("exodus", "M", earth=earth, _cell="d3")

    assert {} == said(play, "move d3 d2 1 reptile")
    assert {"better_fed": 40, "fed_cubes": 2} == said(play, "move d3 d4 2 mammal")


def test_a_rival_is_replaced_where_the_own_cube_is_fed():
    play = asking("evolution", "M", _left=2)

    assert {"fed_cubes": 10, "frequent": 4} == said(play, "replace d4 bird")
    assert {"unfed_cubes": -100} == said(play, "replace d2 insect")


def test_the_most_valuable_tile_is_rescued():
    earth = start_earth(d2=tile("wetland", "M1"), e3=tile("savannah", "M1"))

    assert {"rescue d2"} == chosen(asking("rescue", "M", earth=earth, alone=True, phase="reset"))


# Rivals, Domination, cards

MOUNTAIN = {"own_points": 10000 * POINTS["mountain"][0], "rivals_points": -8000 * POINTS["mountain"][1]}
"""What a mountain brings to its first and to a rival."""


@pytest.mark.parametrize("ask", ["biomass", "catastrophe_victims"])
def test_own_cubes_are_spared(ask):
    play = asking(ask, "M", _cells=["d4"])

    assert {"own_cube": -100} == said(play, "eliminate d4 mammal")
    assert {"rival_cube": 10} == said(play, "eliminate d4 bird")


def test_points_of_rivals_count_against_a_tile_and_its_card_counts_most():
    play = asking("domination", "M", cards=["omnivore"], deck=[])

    assert MOUNTAIN | {"card_for_me": 1000000} == said(play, "score d4")
    assert -1000000 == said(play, "score d2")["card_for_rival"]
    assert {"score d4"} == chosen(play)


def test_without_cards_only_points_count():
    play = asking("domination", "M", cards=[], deck=[])
    assert MOUNTAIN == said(play, "score d4")

    tied = asking("domination", "M", "MR", cards=["omnivore"], deck=[], elements={})
    assert {"own_points", "rivals_points"} >= {*said(tied, "score d4")}


def test_cards_are_taken_by_a_fixed_taste():
    play = asking(
        "card", "A", _cell="d2", cards=["ice_age", "disease", "cold_snap", "parasitism", "blight"], deck=[]
    )

    weights = {line.split()[1]: said(play, line).get("taste", 0) for line in play.lines}
    assert {"ice_age": 0, "disease": 50, "cold_snap": 100, "parasitism": 200, "blight": 300} == weights


def test_what_harms_strikes_where_rivals_live_alone():
    for ask in ("blight", "catastrophe", "mass_exodus"):
        assert {"d2", "e3", "c3"} == {line.split()[1] for line in chosen(asking(ask, "M"))}, ask
    assert {"crowded": 20, "own_cube": -200} == said(asking("mass_exodus", "M"), "choose d4")
    assert {"crowded": 20, "own_cube": -100} == said(asking("catastrophe", "M"), "catastrophe d4 mammal")
    assert {"crowded": 20, "own_cube": -200} == said(asking("catastrophe", "M"), "catastrophe d4 bird")


def test_fertile_counts_all_cubes():
    assert {"own_points": 40} == said(asking("fertile", "M"), "choose e4")


def test_the_weightiest_reason_decides_then_the_next_one():
    assert (0, 0, 0, 0) == rule_bot.weighed([])
    assert (-1000, 50, 10, 0) == rule_bot.weighed([("a", 10), ("b", -1000), ("c", 50)])
    assert rule_bot.weighed([("a", 100)]) > rule_bot.weighed([("a", 100), ("b", -10)])
