"""What the forecast says of positions that were once told wrongly; each follows from the rules page."""

import pytest

from evolution_qt.games.dominant import derived
from evolution_qt.games.dominant.cards import (
    ANIMAL_NUMBERS,
    AQUATIC,
    ELEMENT_NUMBERS,
    EVOLUTION,
    INSTINCT,
    SPACE_KEYS,
    SPACE_NUMBERS,
)
from evolution_qt.games.dominant.forecast import Fact, Sure, countdown, forecasts
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS
from evolution_qt.games.dominant.taking import Taking
from tests.games.dominant.scene import NAMES, asking, scene, start_earth, tile
from tests.naive.dominant.box import POINTS

CARDS = [
    *("aquatic", "biodiversity", "biomass", "blight", "catastrophe", "cold_snap", "disease", "ecodiversity"),
    *("evolution", "fecundity", "fertile", "habitat", "hibernation", "ice_sheet", "immigrants", "instinct"),
    *("intelligence", "mass_exodus", "metamorphosis", "niche_biomes", "nocturnal", "omnivore", "parasitism"),
    *("predator", "symbiotic"),
]


class Seen:
    """What the seat to move sees of a position, and what may come."""

    def __init__(self, made):
        self.made = made
        self.state = made.game.observe(made.state, made.state.to_move).state

    @property
    def nothing(self):
        return forecasts(self.state).nothing

    def of(self, line):
        """Return the forecast of a line."""
        move = self.made.game.read(line)
        return forecasts(self.state).of(self.made.game.actions(self.made.state, 0, move)[0])

    def offer(self, line):
        """Return the lines that the pawn which a line places will be offered."""
        return [str(self.made.game.spoken(self.state, 0, [step])) for step in self.of(line).pawn.offer]


def planning(letters, **keys):
    """Return a planning in which the first of some animals is asked."""
    return Seen(scene(letters, phase="planning", initiative=[NAMES[one] for one in letters], **keys))


def cell(name):
    return CELL_NUMBERS[name]


def animal(letter):
    return ANIMAL_NUMBERS[NAMES[letter]]


def spaces(found):
    return [SPACE_KEYS[space] for space in found]


def changed(forecast, fact, who=None):
    """Return the changes of one kind as who, place, before and after."""
    return [
        (one.who, one.place, one.before, one.after)
        for one in forecast.changes
        if one.fact == fact and who in (None, one.who)
    ]


# How near the end is


@pytest.mark.parametrize(("deck", "rounds"), [(1, 1), (4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (21, 5)])
def test_ice_age_can_lie_open_when_five_cards_a_round_have_been_taken(deck, rounds):
    seen = planning("MI", cards=CARDS[:5], deck=[*CARDS[5 : 4 + deck], "ice_age"])

    assert (rounds, False) == (countdown(seen.state).rounds, countdown(seen.state).is_limit)


@pytest.mark.parametrize(
    ("pawns", "deck", "rounds"), [(0, 1, 2), (1, 1, 1), (1, 2, 2), (2, 2, 1), (2, 3, 2), (2, 7, 2), (2, 8, 3)]
)
def test_in_an_execution_only_pawns_that_still_act_take_cards(pawns, deck, rounds):
    """Of several the first is asked now; with none a Migration is."""
    keys = {"next": "migration", "pawns": {"migration:2": "mammal"}}
    if pawns:
        others = {f"domination:{at}": "insect" for at in range(2, 1 + pawns)}
        asked = [{"ask": "domination", "by": "mammal"}]
        keys = {"next": "domination:2", "pawns": others, "pending": asked}
    made = scene("MI", cards=CARDS[:5], deck=[*CARDS[5 : 4 + deck], "ice_age"], **keys)

    assert rounds == countdown(made.state).rounds


def test_while_instinct_lies_open_one_more_card_may_be_taken():
    keys = {"next": "domination:2", "pending": [{"ask": "domination", "by": "mammal"}]}
    cards = [one for one in CARDS if one != "instinct"]
    deck = [*cards[5:6], "ice_age"]

    assert 2 == countdown(scene("MI", cards=cards[:5], deck=deck, **keys).state).rounds
    assert 1 == countdown(scene("MI", cards=[*cards[:4], "instinct"], deck=deck, **keys).state).rounds


def test_a_last_round_that_is_nearer_is_named():
    seen = planning("MI", rules={"turn_limit": 3}, cards=CARDS[:5], deck=[*CARDS[5:], "ice_age"])

    assert (2, True) == (countdown(seen.state).rounds, countdown(seen.state).is_limit)


# Pawns


def test_a_second_pawn_in_glaciation_waits_for_the_next_round():
    found = planning("MI", pawns={"glaciation:1": "insect"}).of("plan glaciation:2")

    assert not found.pawn.acts
    assert () == found.pawn.offer
    assert [(animal("M"), -1, (7, 7), (6, 6))] == changed(found, Fact.PAWNS)


def test_an_animal_with_six_elements_takes_none():
    seen = planning(
        "AI", animals={"amphibian": {"elements": ["sun", "meat", "seed"]}}, display={"adaptation": ["grass"]}
    )

    assert [] == seen.offer("plan adaptation:1")
    assert seen.of("plan adaptation:1").is_vain


def test_one_slot_left_takes_one_element():
    seen = planning(
        "AI",
        animals={"amphibian": {"elements": ["sun", "meat"]}},
        display={"adaptation": ["grass", "grass", "seed"]},
    )

    assert ["take grass", "take seed"] == seen.offer("plan adaptation:1")


def test_the_reptile_keeps_one_kind_without_a_pawn():
    keys = {"animals": {"reptile": {"elements": ["grass"]}}, "display": {"regression": ["grass"]}}

    assert planning("RI", **keys).of("plan regression:1").is_vain


def test_a_pawn_in_regression_keeps_what_would_be_lost():
    keys = {"animals": {"mammal": {"elements": ["grass"]}}, "display": {"regression": ["grass"]}}
    found = planning("MI", **keys).of("plan regression:1")

    assert not found.is_vain
    assert [(animal("M"), ELEMENT_NUMBERS["grass"], (1, 1), (0, 0))] == changed(found, Fact.LOSES)


def test_a_second_pawn_in_regression_keeps_nothing_more():
    keys = {"animals": {"mammal": {"elements": ["grass"]}}, "display": {"regression": ["grass"]}}
    seen = planning("MI", pawns={"regression:1": "mammal"}, **keys)

    assert seen.of("plan regression:2").is_vain
    assert frozenset() == forecasts(seen.state).vain(animal("M"))


def test_of_two_kinds_one_pawn_keeps_one_and_either_may_be_lost():
    keys = {
        "animals": {"mammal": {"elements": ["grass", "sun"]}},
        "display": {"regression": ["grass", "sun"]},
    }
    seen = planning("MI", **keys)
    found = seen.of("plan regression:1")

    assert ["protect grass", "protect sun"] == seen.offer("plan regression:1")
    assert {(0, 1)} == {after for _, _, _, after in changed(found, Fact.LOSES)}
    grass = ELEMENT_NUMBERS["grass"]
    assert Sure.WILL == found.before.sure(Fact.LOSES, animal("M"), grass)
    assert Sure.MAY == found.after.sure(Fact.LOSES, animal("M"), grass)


def test_four_pawns_in_glaciation_count_as_one_that_acts_before():
    waiting = {f"glaciation:{at}": "insect" for at in range(1, 5)}
    found = planning("MI", pawns=waiting).of("plan migration:7")

    assert ["glaciation:1"] == spaces(found.pawn.before)


def test_two_disks_that_one_freezing_cannot_reach_are_not_threatened():
    keys = {"pawns": {"glaciation:1": "insect"}}
    elements = {"d3:ne": "water", "c3:ne": "water"}
    found = planning("MI", elements=elements, **keys).of("plan speciation:water")

    assert 2 == len(found.pawn.offer)
    assert () == found.pawn.takers


def test_the_only_disk_between_two_tundra_tiles_may_melt():
    earth = start_earth(d2=tile("wetland", tundra=True))
    keys = {"pawns": {"glaciation:1": "insect"}}
    found = planning("MI", earth=earth, elements={"d3:ne": "water"}, **keys).of("plan speciation:water")

    assert 1 == len(found.pawn.offer)
    assert ["glaciation:1"] == spaces(found.pawn.takers)


def test_one_pawn_in_depletion_takes_the_only_disk_and_not_both_of_two():
    keys = {"pawns": {"depletion": "insect"}, "display": {"depletion": ["water"]}}
    one = planning("MI", elements={"c3:ne": "water"}, **keys)
    two = planning("MI", elements={"c3:ne": "water", "d3:ne": "water"}, **keys)

    assert ["depletion"] == spaces(one.of("plan speciation:water").pawn.takers)
    assert () == two.of("plan speciation:water").pawn.takers


def test_a_disk_that_the_sweep_takes_is_gone_before_speciation():
    keys = {"elements": {"d3:ne": "water"}, "display": {"wasteland": ["water"]}}
    seen = planning("MI", **keys)
    found = seen.of("plan speciation:water")

    assert found.is_vain
    assert () == found.pawn.givers
    water, corner = ELEMENT_NUMBERS["water"], CORNER_NUMBERS["d3:ne"]
    assert (1, 1) == seen.nothing.span(Fact.SWEPT, water, corner)
    assert Sure.WILL == seen.nothing.sure(Fact.SWEPT, water, corner)


def test_unless_a_pawn_in_wasteland_returns_its_kind():
    keys = {"elements": {"d3:ne": "water"}, "display": {"wasteland": ["water"]}}
    seen = planning("MI", pawns={"wasteland": "insect"}, **keys)
    found = seen.of("plan speciation:water")

    assert () == found.pawn.offer
    assert ["wasteland"] == spaces(found.pawn.givers)
    corner = CORNER_NUMBERS["d3:ne"]
    assert Sure.AS_IT_STANDS == seen.nothing.sure(Fact.SWEPT, ELEMENT_NUMBERS["water"], corner)


def test_the_only_tile_of_wanderlust_can_be_taken_by_each_pawn_before():
    pawns = {"wanderlust:1": "insect", "wanderlust:2": "reptile"}
    keys = {"pawns": pawns}
    one = planning("MRI", face_up=[None, "sea", None], stacks=[[], [], []], **keys)
    two = planning("MRI", face_up=["sea", "sea", None], stacks=[[], [], []], **keys)

    assert ["wanderlust:1", "wanderlust:2"] == spaces(one.of("plan wanderlust:3").pawn.takers)
    assert () == two.of("plan wanderlust:3").pawn.takers


def test_the_last_disk_of_a_box_can_be_taken_by_the_pawn_before():
    keys = {"pawns": {"adaptation:1": "insect"}}
    seen = planning("MI", display={"adaptation": ["grass"]}, **keys)

    assert ["adaptation:1"] == spaces(seen.of("plan adaptation:2").pawn.takers)


@pytest.mark.parametrize(
    ("species", "pawn", "named"),
    [
        ("M1 R1 I1", "competition:5", True),
        ("M2 R1 I1", "competition:5", False),
        ("M1 R1 S1", "competition:5", False),
        ("M2 I2", "migration:2", True),
        ("M2 I3", "migration:2", False),
        ("M2 R1", "migration:2", False),
        ("M2 I9", "wanderlust:1", True),
        ("M2 R1 I9", "wanderlust:1", False),
    ],
)
def test_a_pawn_that_can_leave_no_rival_beside_an_animal_is_named(species, pawn, named):
    """The insect can kill the only mammal, or move away with all of its cubes; others stay."""
    seen = planning("MRSI", earth=start_earth(d4=tile("mountain", species)), pawns={pawn: "insect"})

    assert ([pawn] if named else []) == spaces(seen.of("plan competition:6").pawn.takers)


@pytest.mark.parametrize(
    ("giver", "space", "keys"),
    [
        (
            "migration:2",
            "competition:2",
            {"earth": start_earth(d4=tile("mountain", "M3"), e4=tile("desert", "I2"))},
        ),
        ("adaptation:1", "regression:1", {"display": {"adaptation": ["grass"], "regression": ["grass"]}}),
        ("speciation:grass", "migration:3", {"earth": start_earth(), "elements": {"d3:ne": "grass"}}),
        ("glaciation:1", "competition:1", {"earth": start_earth(e4=tile("desert", "M1 I1"))}),
    ],
)
def test_a_pawn_that_can_give_another_one_something_to_do_is_named(giver, space, keys):
    """Each follows from the row of the pawn ahead (004:146-215); the one aimed at has nothing without it."""
    found = planning("MI", pawns={giver: "mammal"}, **keys).of(f"plan {space}")

    assert not found.pawn.offer
    assert [giver] == spaces(found.pawn.givers)


def test_the_only_tile_that_can_be_scored_may_be_scored_before():
    """004:218: a tile is scored once a round."""
    keys = {"earth": start_earth(d4=tile("mountain", "M1")), "pawns": {"domination:1": "insect"}}
    found = planning("MI", **keys).of("plan domination:2")

    assert ["domination:1"] == spaces(found.pawn.takers)


def test_a_tile_that_pays_an_animal_nothing_is_offered_all_the_same():
    """It ranks fourth on a savannah, which pays three, but dominates it and would take a card."""
    earth = start_earth(e3=tile("savannah", "M2 R2 B2 I1"))
    seen = planning("IMRB", earth=earth)

    assert ["score e3"] == seen.offer("plan domination:1")
    assert not seen.of("plan domination:1").is_vain
    assert (1, 1) == seen.nothing.span(Fact.DOMINATES, animal("I"), cell("e3"))


def test_a_tile_without_own_cubes_may_be_scored():
    seen = planning("MI", earth=start_earth(e3=tile("savannah", "I1")))

    assert ["score e3"] == seen.offer("plan domination:1")


def test_a_pawn_placed_by_instinct_outside_domination_waits():
    seen = Seen(
        scene(
            "MI",
            next="domination:3",
            pending=[{"ask": "instinct", "by": "mammal"}],
            display={"adaptation": ["grass"]},
        )
    )
    found = seen.of("plan adaptation:1")

    assert not found.pawn.acts
    assert () == found.pawn.offer


def test_a_pawn_placed_by_instinct_farther_right_is_not_offered_what_has_been_scored():
    earth = start_earth(d4=tile("mountain", "M1"), e3=tile("savannah", "M1 I1"))
    keys = {"next": "domination:3", "pending": [{"ask": "instinct", "by": "mammal"}]}
    seen = Seen(scene("MI", earth=earth, scored=["d4"], **keys))

    assert ["score e3"] == seen.offer("plan domination:4")
    assert not seen.of("plan domination:1").pawn.acts


# What dies, and what is paid


def test_a_lone_cube_of_the_mammal_does_not_die():
    earth = start_earth(e3=tile("savannah", "M1 I1"))
    seen = planning("MI", earth=earth, elements={})

    assert (0, 0) == seen.nothing.span(Fact.DEATHS, animal("M"))
    assert (1, 1) == seen.nothing.span(Fact.DEATHS, animal("I"))


def test_of_three_cubes_of_the_mammal_two_die():
    seen = planning("MI", earth=start_earth(e3=tile("savannah", "M3 I1")), elements={})

    assert (2, 2) == seen.nothing.span(Fact.DEATHS, animal("M"))


def test_where_the_mammal_chooses_each_cube_may_die():
    earth = start_earth(e3=tile("savannah", "M1"), d2=tile("wetland", "M1"))
    seen = planning("MI", earth=earth, elements={})

    assert (1, 1) == seen.nothing.span(Fact.DEATHS, animal("M"))
    assert (0, 1) == seen.nothing.span(Fact.DIES, animal("M"), cell("e3"))
    assert Sure.MAY == seen.nothing.sure(Fact.DIES, animal("M"), cell("e3"))


def test_survival_pays_nothing_for_cubes_that_starve():
    earth = start_earth(d3=tile("sea", "A2", tundra=True))
    keys = {"display": {}, "animals": {"amphibian": {"pool": 10}}}

    assert (0, 0) == planning("AI", earth=earth, elements={}, **keys).nothing.span(Fact.SURVIVAL, animal("A"))
    fed = planning("AI", earth=earth, elements={"d3:ne": "water"}, **keys)
    assert (1, 1) == fed.nothing.span(Fact.SURVIVAL, animal("A"))


# Answers


def test_no_card_is_taken_where_none_lies_open():
    keys = {"cards": [], "deck": [], "earth": start_earth(d4=tile("mountain", "M1"))}
    seen = Seen(scene("MI", next="domination", pawns={"domination:1": "mammal"}, **keys))
    found = seen.of("score d4")

    assert (0, 0) == found.after.span(Fact.CARD, animal("M"))
    first, _ = POINTS["mountain"]
    assert [(animal("M"), -1, (0, 0), (first, first))] == changed(found, Fact.POINTS)


def test_the_dominant_animal_takes_a_card_where_one_lies_open():
    keys = {"cards": ["omnivore"], "deck": [], "earth": start_earth(d4=tile("mountain", "M1"))}
    found = Seen(scene("MI", next="domination", pawns={"domination:1": "mammal"}, **keys)).of("score d4")

    assert [(animal("M"), -1, (0, 0), (1, 1))] == changed(found, Fact.CARD)
    assert [(animal("M"), -1, (7, 7), (8, 8))] == changed(found, Fact.PAWNS)


def test_a_card_that_is_drawn_from_is_taken_all_the_same():
    """004:219: Symbiotic alone lies open; what it draws ends the forecast, the taking does not."""
    made = asking("domination", "M", "MA", earth=start_earth(d4=tile("mountain", "M1")), cards=["symbiotic"])
    forecast = Seen(made).of("score d4")

    assert forecast.after.is_drawn
    assert (1, 1) == forecast.after.span(Fact.CARD, animal("M"))


def test_in_the_last_round_of_a_limit_ice_age_can_still_be_taken():
    """Rules 5.30 ends the game; an open card is still worth what it says (004:250)."""
    keys = {"rules": {"turn_limit": 3}, "round": 3, "final_round": 3, "cards": ["ice_age"], "deck": []}
    earth = start_earth(d4=tile("mountain", "M1"), e3=tile("savannah", "I1"))
    seen = planning("MI", earth=earth, elements={"d3:ne": "grass"}, **keys)

    assert derived.ice_age_can_come(seen.state)
    assert derived.at_the_end(seen.state) != derived.standing(seen.state)


def test_a_draw_by_chance_ends_the_forecast():
    found = Seen(asking("card", "M", "MI", _cell="d2", cards=["symbiotic"], deck=[])).of("card symbiotic")

    assert found.after.is_drawn


def test_a_crown_that_becomes_a_tie_is_a_change():
    """One amphibian comes to the tundra, where the mammal has led."""
    earth = start_earth(d3=tile("sea", "M1", tundra=True), d2=tile("wetland", "A1"))
    elements = {"d3:ne": "water", "d3:sw": "meat", "d3:se": "sun"}
    keys = {"animals": {"mammal": {"elements": ["sun"]}}, "next": "migration"}
    seen = Seen(scene("MA", earth=earth, elements=elements, pawns={"migration:2": "amphibian"}, **keys)).of(
        "move d2 d3 1"
    )

    assert [(animal("M"), cell("d3"), (1, 1), (0, 0))] == changed(seen, Fact.DOMINATES, animal("M"))


def test_the_sweep_that_follows_an_answer_is_part_of_it():
    """Sun and water lie in the box; the animal lives on the only water of two tiles, beside tundra."""
    earth = start_earth(d2=tile("wetland", "A1"), e3=tile("savannah", "A1"))
    elements = {"d3:ne": "water", "d3:se": "sun"}
    seen = Seen(
        scene(
            "AI",
            earth=earth,
            elements=elements,
            next="wasteland",
            display={"wasteland": ["sun", "water"]},
            pawns={"wasteland": "amphibian"},
        )
    )

    assert (2, 2) == seen.of("return sun").after.span(Fact.DEATHS, animal("A"))
    saved = seen.of("return water")
    assert [(animal("A"), -1, (2, 2), (0, 0))] == changed(saved, Fact.DEATHS)
    assert {cell("d2"), cell("e3")} == {place for _, place, _, _ in changed(saved, Fact.DOMINATES)}
    sun = ELEMENT_NUMBERS["sun"], CORNER_NUMBERS["d3:se"]
    assert (1, 1) == saved.after.span(Fact.SWEPT, *sun)


# Cards


def test_evolution_replaces_one_cube_each_of_other_animals():
    two = planning("MI", cards=["evolution"], deck=[])
    three = planning("MIR", cards=["evolution"], deck=[])

    assert 1 == Taking(two.state, EVOLUTION, animal("M")).most_of(Fact.ADDED)
    assert 2 == Taking(three.state, EVOLUTION, animal("M")).most_of(Fact.ADDED)


def test_aquatic_brings_cubes_only_where_there_is_water():
    wet, dry = (
        planning("MI"),
        planning("MI", earth={"d3": tile("sea", "M1", tundra=True), "e3": tile("desert")}),
    )

    assert 4 == Taking(wet.state, AQUATIC, animal("M")).most_of(Fact.ADDED)
    assert 0 == Taking(dry.state, AQUATIC, animal("M")).most_of(Fact.ADDED)


@pytest.mark.parametrize(
    ("pawns", "following", "again"),
    [(1, "domination:3", True), (0, "domination:3", False), (1, "reset", False)],
)
def test_a_pawn_of_instinct_acts_again_only_farther_right(pawns, following, again):
    boards = {"mammal": {"pawns": pawns}}
    keys = {"animals": boards, "pending": [{"ask": "domination", "by": "insect"}]}
    seen = Seen(scene("MI", next=following, cards=["instinct"], deck=[], **keys))
    found = Taking(seen.state, INSTINCT, animal("M"))

    assert bool(pawns) == found.is_asked
    assert again == found.acts_again


def test_the_pawn_that_scores_for_instinct_is_available_then():
    """004:219, rules 5.22: it has come back before the card is taken."""
    pawns = {"domination:1": "mammal", "domination:2": "insect"}
    seen = planning(
        "MI", pawns=pawns, animals={"mammal": {"pawns": 0}, "insect": {"pawns": 1}}, cards=["instinct"]
    )

    assert Taking(seen.state, INSTINCT, animal("M")).acts_again


def test_nothing_hidden_is_looked_at():
    """An observation has no faces of deck and stacks, and the forecast of every step is made of it."""
    seen = Seen(scene("MRBASI", phase="planning"))

    assert {0} == {card for card in seen.state.deck if card != 14}
    for step in seen.made.game.legal(seen.made.state):
        assert len(forecasts(seen.state).of(step).after.ways) > 0
    assert SPACE_NUMBERS["initiative"] == 0
