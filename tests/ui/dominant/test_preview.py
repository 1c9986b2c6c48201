"""What is said before a decision: only what the forecast says, with its numbers and places."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.games.dominant import moves
from evolution_qt.games.dominant.cards import (
    AMPHIBIAN,
    ANIMAL_NUMBERS,
    AQUATIC,
    ELEMENT_NUMBERS,
    EVOLUTION,
    INSTINCT,
    REGRESSION,
    SPACE_NUMBERS,
    WASTELAND,
)
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS
from evolution_qt.ui.dominant.card_effects import effect
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.earth import DANGER
from evolution_qt.ui.dominant.gesture_targets import CORNER, DISK, SPACE, gesture
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.dominant.tile_forecast import accounts, standings
from evolution_qt.ui.dominant.words import DominantWords, LossesAhead
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.preview import PreviewText
from tests.games.dominant.scene import asking, scene, start_earth, tile
from tests.games.dominant.test_forecast import CARDS, planning
from tests.naive.dominant.box import POINTS
from tests.ui.dominant.tables import Played


@pytest.fixture(autouse=True)
def _english(qapp):
    translations = Translations(qapp)
    translations.use("en")
    yield
    translations.remove()


WASTELAND_SCENE = {
    "earth": start_earth(d2=tile("wetland", "A1 I1"), e3=tile("savannah", "A1")),
    "elements": {"d3:ne": "water", "d3:se": "sun", "d2:e": "grass"},
    "display": {"wasteland": ["sun", "water"]},
}


def seen(made, line):
    """Return what is said before a line."""
    words = DominantWords(made.game)
    state = made.game.observe(made.state, made.state.to_move).state
    return preview(state, moves.step(made.game.read(line)), words)


def said(made, line):
    return " ".join(seen(made, line).lines)


def table(made):
    return DominantDescriptions(DominantWords(made.game))


# Rows of pawns


def test_a_second_pawn_in_glaciation_is_said_to_wait():
    found = seen(planning("MI", pawns={"glaciation:1": "insect"}).made, "plan glaciation:2")

    assert ("Glaciation: waits for the next round.",) == found.lines
    assert found.is_warning


def test_with_six_elements_there_is_nothing_to_take():
    keys = {"animals": {"amphibian": {"elements": ["sun", "meat", "seed"]}}}
    found = seen(planning("AI", display={"adaptation": ["grass", "seed"]}, **keys).made, "plan adaptation:1")

    assert found.is_warning
    assert "Grass" not in found.lines[0]


@pytest.mark.parametrize(("letters", "name", "keeps"), [("RI", "reptile", False), ("MI", "mammal", True)])
def test_a_pawn_keeps_an_element_only_where_it_would_be_lost(letters, name, keeps):
    keys = {"animals": {name: {"elements": ["grass"]}}, "display": {"regression": ["grass"]}}
    found = seen(planning(letters, **keys).made, "plan regression:1")

    assert keeps == ("Grass" in found.lines[0]) == (not found.is_warning)


def test_a_tile_that_pays_no_point_may_bring_a_card():
    earth = start_earth(e3=tile("savannah", "M2 R2 B2 I1"))
    found = seen(planning("IMRB", earth=earth).made, "plan domination:1")

    assert "e3" in found.lines[0]
    assert "0 points and a card" in found.lines[0]
    assert not found.is_warning


def test_a_disk_that_the_sweep_takes_leaves_speciation_nothing():
    keys = {"elements": {"d3:ne": "water"}, "display": {"wasteland": ["water"]}}
    alone = seen(planning("MI", **keys).made, "plan speciation:water")
    saved = seen(planning("MI", pawns={"wasteland": "insect"}, **keys).made, "plan speciation:water")

    assert alone.is_warning
    assert ["Speciation: new cubes around one element.", "Speciation: nothing to do there as it stands."] == [
        *alone.lines
    ]
    assert "Insect in Wasteland" in saved.lines[2]


def test_disks_out_of_reach_are_not_said_to_be_threatened():
    pawns = {"glaciation:1": "insect"}
    elements = {"d3:ne": "water", "c3:ne": "water"}
    found = seen(planning("MI", elements=elements, pawns=pawns).made, "plan speciation:water")

    assert "of 2 elements" in found.lines[0]
    assert ("1 pawn acts before it.",) == found.lines[1:]


def test_four_waiting_pawns_in_glaciation_are_one_that_acts():
    waiting = {f"glaciation:{at}": "insect" for at in range(1, 5)}
    words = said(planning("MI", pawns=waiting).made, "plan migration:7")

    assert "1 pawn" in words
    assert "4 pawns" not in words


def test_the_pawns_that_can_take_the_only_tile_are_named():
    pawns = {"wanderlust:1": "insect", "wanderlust:2": "reptile"}
    made = planning("MRI", face_up=[None, "sea", None], stacks=[[], [], []], pawns=pawns).made

    assert "Insect in Wanderlust, Reptile in Wanderlust" in said(made, "plan wanderlust:3")


@pytest.mark.parametrize("space", ["adaptation:1", "domination:1"])
def test_a_pawn_of_instinct_waits_outside_what_is_still_to_come(space):
    asked = [{"ask": "instinct", "by": "mammal"}]
    made = scene("MI", next="domination:3", pending=asked, display={"adaptation": ["grass"]})

    assert "waits for the next round" in said(made, f"plan {space}")


def test_a_pawn_of_instinct_is_not_promised_a_tile_that_has_been_scored():
    earth = start_earth(d4=tile("mountain", "M1"), e3=tile("savannah", "M1 I1"))
    asked = [{"ask": "instinct", "by": "mammal"}]
    made = scene("MI", next="domination:3", pending=asked, earth=earth, scored=["d4"])

    words = said(made, "plan domination:4")
    assert "e3" in words
    assert "d4" not in words


# Answers


def test_no_card_is_promised_where_none_lies_open():
    keys = {"cards": [], "deck": [], "earth": start_earth(d4=tile("mountain", "M1"))}
    made = scene("MI", next="domination", pawns={"domination:1": "mammal"}, **keys)

    assert "No card" in said(made, "score d4")
    assert "card" not in table(made).cell_details(made.state, CELL_NUMBERS["d4"])


def test_what_depends_on_the_card_that_is_taken_is_not_told_as_certain():
    """Ice Sheet sends cubes home, Predator and Catastrophe eliminate some, Niche Biomes costs points."""
    cards = ["catastrophe", "ice_sheet", "niche_biomes", "predator"]
    earth = start_earth(d4=tile("mountain", "M2 R1"), e3=tile("savannah", "M1 R3"))
    made = asking("domination", "M", "MRI", earth=earth, cards=cards, deck=[])
    words = said(made, "score d4")

    assert "Points: Mammal +{}, Reptile +{}.".format(*POINTS["mountain"]) in words
    assert "Mammal takes a card." in words
    assert not any(one in words for one in ("gene pool", "eliminated", "dominate", "Pawns"))


def test_behind_a_card_that_draws_by_chance_no_more_is_told_than_comes_before():
    """Symbiotic may feed any animal: deaths and the end are not known."""
    earth = start_earth(d4=tile("mountain", "M1"), d2=tile("wetland", "A3"), e3=tile("savannah", "I2 M1"))
    made = asking("domination", "M", "MAI", earth=earth, elements={"d4:se": "meat"}, cards=["symbiotic"])
    words = said(made, "score d4")

    assert "Mammal takes a card." in words
    assert words.endswith("More depends on elements that are drawn at random.")
    assert not any(one in words for one in ("At the end", "die", "No card"))


def test_a_choice_that_is_left_out_makes_the_outcome_one_as_it_stands():
    made = asking("domination", "M", "MI", earth=start_earth(d4=tile("mountain", "M1")), cards=["habitat"])

    assert said(made, "score d4").startswith("As it stands")


def test_choosing_a_disk_says_how_many_cubes_can_come_and_where():
    elements = {"d3:ne": "water"}
    made = scene("MI", next="speciation:water", pawns={"speciation:water": "mammal"}, elements=elements)

    assert "Up to 8 new cubes: wetland d2, tundra d3, savannah e3." == said(made, "speciate d3:ne").replace(
        " and ", ", "
    )


def test_a_crown_that_becomes_a_tie_is_told():
    earth = start_earth(d3=tile("sea", "M1", tundra=True), d2=tile("wetland", "A1"))
    elements = {"d3:ne": "water", "d3:sw": "meat", "d3:se": "sun"}
    keys = {"animals": {"mammal": {"elements": ["sun"]}}, "pawns": {"migration:2": "amphibian"}}
    made = scene("MA", earth=earth, elements=elements, next="migration", **keys)

    assert "Mammal will no longer dominate tundra d3." in seen(made, "move d2 d3 1").lines


def test_the_sweep_behind_an_answer_is_told():
    made = scene("AI", next="wasteland", pawns={"wasteland": "amphibian"}, **WASTELAND_SCENE)
    saved, gone = said(made, "return water"), said(made, "return sun")

    assert "You will dominate wetland d2, savannah e3." in saved.replace(" and ", ", ")
    assert "Amphibian: 2 fewer will die" in saved
    assert "Stays on earth: Water" in saved
    assert "fewer" not in gone


def test_nothing_changes_is_said_only_where_it_does_not():
    made = scene("MI", next="migration", pawns={"migration:2": "mammal"})

    assert all(
        "Nothing changes." not in seen(made, line).lines for line in made.lines if line.startswith("move")
    )


def test_the_outcome_names_the_own_animal_and_the_best_other_one():
    made = asking(
        "domination", "M", "MRI", earth=start_earth(d4=tile("mountain", "M1 R1")), cards=[], deck=[]
    )
    first = seen(made, "score d4").lines[0]

    assert first.startswith("After Reset with Ice Age: Mammal ")
    assert "instead of" in first
    assert "Reptile" in first


# Standings


def test_a_lone_cube_of_the_mammal_is_not_said_to_die():
    made = planning("MI", earth=start_earth(e3=tile("savannah", "M1 I1")), elements={}).made
    words = table(made).cell(made.state, CELL_NUMBERS["e3"])

    assert "Mammal 1 cube;" in words
    assert "Insect 1 cube, 1 dies at Reset" in words
    assert [0, 1] == [accounts(made.state)[one].dying for one in (0, 5)]


def test_where_the_mammal_chooses_each_cube_may_die():
    earth = start_earth(e3=tile("savannah", "M1"), d2=tile("wetland", "M1"))
    made = planning("MI", earth=earth, elements={}).made

    assert "1 may die at Reset" in table(made).cell(made.state, CELL_NUMBERS["e3"])
    (one,) = standings(made.state, CELL_NUMBERS["e3"])
    assert (0, 1) == (one.dying, one.may_die)


def test_survival_is_worth_what_is_left_after_extinction():
    keys = {"earth": start_earth(d3=tile("sea", "A2", tundra=True)), "elements": {}}

    assert "worth 0 points" in table(made := planning("AI", **keys).made).survival(made.state)


def test_the_head_counts_rounds_by_five_cards():
    made = planning("MI", cards=CARDS[:5], deck=[*CARDS[5:9], "ice_age"]).made
    limited = planning("MI", rules={"turn_limit": 3}, cards=CARDS[:5], deck=[*CARDS[5:], "ice_age"]).made

    assert "Ice Age in 1 round at the earliest" in table(made).head(made.state)
    assert "Round 3 is the last." in table(limited).head(limited.state)


# Cards


def test_labels_of_cards_count_what_can_be_done():
    two, three = planning("MI").made.state, planning("MIR").made.state
    dry = planning("MI", earth={"d3": tile("sea", "M1", tundra=True), "e3": tile("desert")}).made.state
    mammal = ANIMAL_NUMBERS["mammal"]

    assert "up to 1 cube" == effect(two, EVOLUTION, mammal).words
    assert "up to 2 cubes" == effect(three, EVOLUTION, mammal).words
    assert "nothing happens" == effect(dry, AQUATIC, mammal).words


@pytest.mark.parametrize(
    ("pawns", "following", "words"),
    [
        (1, "domination:3", "a pawn acts again"),
        (1, "reset", "a pawn for the next round"),
        (0, "domination:3", "nothing happens"),
    ],
)
def test_instinct_says_whether_its_pawn_can_act(pawns, following, words):
    asked = [{"ask": "domination", "by": "insect"}]
    keys = {"animals": {"mammal": {"pawns": pawns}}, "cards": ["instinct"], "deck": []}
    made = scene("MI", next=following, pending=asked, **keys)

    assert words == effect(made.state, INSTINCT, ANIMAL_NUMBERS["mammal"]).words


# At a table


def test_pointing_at_a_space_shows_where_its_pawn_will_act(qtbot):
    made = planning("MI", earth=start_earth(d4=tile("mountain", "M1"), e3=tile("savannah", "I1"))).made
    played = Played(qtbot, made.state)
    spot = next(
        spot
        for _, spot in played.board.steps
        if spot.sort == SPACE and spot.index == SPACE_NUMBERS["glaciation:1"]
    )

    QTest.mouseMove(played.table.viewport(), played.at(played.board.rect_of(spot).center()))

    beside = {"d2", "e3", "e4", "d4", "c4", "c3"}
    assert {CELL_NUMBERS[name] for name in beside} == played.board.previews.seen.cells


def test_of_two_kinds_that_the_reptile_may_lose_one_is_said_to_go():
    """004:153: it keeps one without a pawn, and chooses which."""
    keys = {"elements": ["grass", "seed"]}
    made = planning("RM", animals={"reptile": keys}, display={"regression": ["grass", "seed"]}).made
    words, spoken = LossesAhead(DominantWords(made.game)), table(made)
    reptile, grass = ANIMAL_NUMBERS["reptile"], ELEMENT_NUMBERS["grass"]

    assert "As it stands you lose: 1 of Grass and Seed." == words.lost(made.state, reptile)
    assert "Regression takes 1 of Grass and Seed." in spoken.animal_details(made.state, reptile)
    assert "may" in spoken.own_disk_details(made.state, grass, reptile)


def test_cubes_that_die_with_one_of_two_elements_may_be_lost():
    kinds = ["grass", "seed"]
    keys = {"animals": {"reptile": {"elements": kinds}}, "display": {"regression": kinds}}
    earth, elements = start_earth(e3=tile("savannah", "R2")), {"d2:e": "grass"}
    made = planning("RM", earth=earth, elements=elements, **keys).made
    lost = LossesAhead(DominantWords(made.game)).lost(made.state, ANIMAL_NUMBERS["reptile"])

    assert "As it stands you lose: up to 2 cubes, 1 of Grass and Seed." == lost


def test_a_gesture_that_means_several_things_tells_nothing_ahead(qtbot):
    """Which kind is protected is asked first; what protecting the last one brings would be half the truth."""
    kinds = ["grass", "seed"]
    keys = {"animals": {"reptile": {"elements": kinds}}, "display": {"regression": kinds}}
    made = asking("regression", "R", "RM", _elements=kinds, _protections=1, **keys)
    player = Played(qtbot, made.state)
    found = [place for place, steps in player.board.steps.items() if len(steps) > 1]
    assert found

    player.aim(*found[0])
    assert player.board.previews.seen is None


def test_what_a_card_may_eliminate_is_told_as_a_most(qtbot):
    earth = start_earth(d4=tile("mountain", "M1 I1"), e3=tile("savannah", "M1 I1 R1"))
    made = asking("card", "M", "MIR", _cell="d4", earth=earth, cards=["predator"], deck=[])

    assert "up to" in said(made, "card predator")
    assert "eliminated" in said(made, "card predator")


def test_what_will_be_lost_is_marked_and_told(qtbot):
    keys = {"animals": {"amphibian": {"elements": ["grass"]}}} | WASTELAND_SCENE
    keys["display"] = {"wasteland": ["sun", "water"], "regression": ["grass"]}
    made = planning("AI", **keys).made
    played = Played(qtbot, made.state)
    board, things = played.board, played.table.tree.things
    view = board.view

    water, grass = ELEMENT_NUMBERS["water"], ELEMENT_NUMBERS["grass"]
    assert {grass} == board.rows.threatened(REGRESSION)
    assert {ELEMENT_NUMBERS["sun"], water} == board.rows.threatened(WASTELAND)
    told = LossesAhead(board.words).lost(view.state, AMPHIBIAN)
    assert "Grass" in told
    assert "2 cubes" in told
    assert told in things.description(view, Key("own"))
    corner = Key(CORNER, index=CORNER_NUMBERS["d3:ne"])
    assert "Wasteland" in things.description(view, corner)
    assert things.description(view, Key(DISK, index=WASTELAND, number=water))
    assert things.description(view, Key(DISK, index=REGRESSION, number=grass))


def test_a_swept_disk_looks_different_on_the_earth(qtbot):
    """The sign is there without any lens, and behind the lens Danger the cubes that it costs."""
    calm = planning("AI", **{**WASTELAND_SCENE, "display": {}}).made
    grim = planning("AI", **WASTELAND_SCENE).made
    pictures = []
    for made in (calm, grim):
        played = Played(qtbot, made.state)
        played.table.look_through(DANGER)
        place = played.board.earth.scene_rect.toRect()
        pictures.append(played.table.grab(place).toImage())

    assert pictures[0] != pictures[1]


def test_board_and_move_list_say_the_same(qtbot):
    made = scene("AI", next="wasteland", pawns={"wasteland": "amphibian"}, **WASTELAND_SCENE)
    played = Played(qtbot, made.state)
    step = moves.step(made.game.read("return water"))
    thing, spot = gesture(step)

    played.aim(thing, spot)

    assert seen(made, "return water").lines == played.board.previews.seen.lines


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_the_words_stand_on_the_own_board_as_long_as_a_place_is_aimed_at(qtbot, size):
    made = scene("AI", next="wasteland", pawns={"wasteland": "amphibian"}, **WASTELAND_SCENE)
    played = Played(qtbot, made.state, size)

    def texts():
        return [item for item in played.board.scene.items() if isinstance(item, PreviewText)]

    played.aim(*gesture(moves.step(made.game.read("return water"))))
    (text,) = texts()
    picture = QImage(text.boundingRect().size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.translate(-text.boundingRect().topLeft())
    text.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    edge = [picture.pixelColor(x, picture.height() - 1).name() for x in range(picture.width())]

    assert played.board.own.scene_rect.contains(text.boundingRect())
    assert len({picture.pixel(x, y) for x in range(200) for y in range(20)}) > 8
    assert {"#ffffff"} == set(edge)

    played.table.player.highlights.aim_nowhere()
    assert [] == texts()
