"""Every move of The Beginning by dragging, by clicking and by keys alone; what is refused, and why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, TRAIT
from evolution_qt.ui.beginning.preview import DuelWords
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, OwnSpecies
from evolution_qt.ui.table.gestures import Spot
from tests.ui.beginning.tables import BeginningPlayer, seated

HELD = ("flight horns speed",)
PLAY = {"phase": "play", "hands": HELD}
FULL = "2/0 burrowing carnivore fertile"
LAID = {
    "species horns": (GAP,),
    "population 1 horns": (POPULATION, 1),
    "trait 1 horns": (TRAIT, 1),
    "trait 0 horns replacing fertile": (REPLACE, 0, "fertile"),
}
"""Moves of a card, and where it lands."""
KEYS = {
    "species horns": "2 N enter",
    "population 1 horns": "2 P P enter",
    "trait 1 horns": "2 T enter",
    "trait 0 horns replacing fertile": "2 T T T T enter",
    "done": "E",
    "feed 1": "F tab enter",
    "attack 0 1.0": "A enter",
    "pass": "E",
}
NAMED = {
    "enter": Qt.Key.Key_Return,
    "tab": Qt.Key.Key_Tab,
    "up": Qt.Key.Key_Up,
    "right": Qt.Key.Key_Right,
    "left": Qt.Key.Key_Left,
    "F2": Qt.Key.Key_F2,
}


def press(player: BeginningPlayer, keys: str) -> None:
    """Press keys one after the other, written as words."""
    for word in keys.split():
        QTest.keyClick(player.table, NAMED[word] if word in NAMED else Qt.Key(ord(word)))
        player.qtbot.wait(1)


@pytest.fixture
def playing(qtbot):
    """A seat in card play with two species, the first one with three traits."""
    return seated(qtbot, FULL, "1/0", **PLAY)


@pytest.fixture
def playing_two(qtbot):
    return seated(qtbot, f"{FULL} | 1/0", "1/0", **PLAY)


@pytest.mark.parametrize("move", LAID)
def test_a_card_is_dragged_to_its_place(playing_two, move):
    player = playing_two

    player.drag(player.held("horns"), player.spot(*LAID[move]))

    assert [move] == player.moves


def test_a_trait_is_laid_by_a_drop_on_the_picture_of_the_animal(playing_two):
    """All of the player's own tile takes it, but for its other places."""
    player = playing_two
    tile = player.table.top.tile_of(0, 1)

    player.drag(player.held("horns"), tile.mapRectToScene(tile.places.picture).center())

    assert ["trait 1 horns"] == player.moves


@pytest.mark.parametrize("move", LAID)
def test_a_card_is_clicked_and_then_its_place(playing_two, move):
    player = playing_two

    player.click(player.held("horns"))
    player.click(player.spot(*LAID[move]))

    assert [move] == player.moves


@pytest.mark.parametrize("move", LAID)
def test_a_card_is_laid_by_keys(playing_two, move):
    press(playing_two, KEYS[move])

    assert [move] == playing_two.moves


@pytest.mark.parametrize("way", ["right", "tab"])
def test_after_a_letter_keys_stay_among_its_places(playing_two, way):
    press(playing_two, f"2 P {way}")
    assert Spot(POPULATION, 0, 1) == playing_two.aimed

    press(playing_two, "left" if way == "right" else "tab")
    assert Spot(POPULATION, 0, 0) == playing_two.aimed


def test_a_letter_with_one_place_lets_keys_go_on(playing_two):
    press(playing_two, "2 N left")

    assert (TRAIT, 1) == (playing_two.aimed.sort, playing_two.aimed.index)


def test_keys_come_last_to_what_would_be_replaced(playing_two):
    sorts = []
    press(playing_two, "2")
    for _ in range(len(playing_two.table.keyboard.targets(playing_two.table.player.chosen))):
        press(playing_two, "tab")
        sorts.append(playing_two.aimed.sort)
    assert [POPULATION, POPULATION, TRAIT, GAP] == sorted(sorts[:4], key=[POPULATION, TRAIT, GAP].index)
    assert [REPLACE] * 3 == sorts[4:]


def test_arrows_without_a_letter_stay_in_the_line_of_piles(playing_two):
    press(playing_two, "2 up")
    assert POPULATION == playing_two.aimed.sort

    press(playing_two, "left right")
    assert Spot(POPULATION, 0, 1) == playing_two.aimed


@pytest.mark.parametrize("by_key", [False, True])
def test_card_play_ends_by_the_button_and_its_key(playing, by_key):
    if by_key:
        press(playing, KEYS["done"])
    else:
        playing.click(playing.table.top.button.scene_rect)

    assert ["done"] == playing.moves
    assert "Start feeding (keep 3 card(s))" == playing.table.top.button.words


def feeding(qtbot):
    return seated(qtbot, "2/0 carnivore | 1/0 | 3/0", "2/0 | 1/0 flight", phase="feeding", watering_hole=3)


def test_a_chip_is_dragged_to_a_species(qtbot):
    player = feeding(qtbot)

    player.drag(player.table.top.pond.last_chip(), player.tile(0, 1))

    assert ["feed 1"] == player.moves


def test_a_hungry_species_is_clicked_to_eat(qtbot):
    player = feeding(qtbot)

    player.click(player.tile(0, 2))

    assert ["feed 2"] == player.moves


def test_a_species_is_dragged_to_the_watering_hole_to_eat(qtbot):
    player = feeding(qtbot)

    player.drag(player.tile(0, 1), player.table.top.rect_of(Spot(HOLE)))

    assert ["feed 1"] == player.moves


@pytest.mark.parametrize("is_dragged", [False, True])
def test_a_hunter_is_dragged_or_clicked_onto_its_prey(qtbot, is_dragged):
    player = feeding(qtbot)

    if is_dragged:
        player.drag(player.tile(0, 0), player.tile(1, 0))
    else:
        player.click(player.tile(0, 0))
        player.click(player.tile(1, 0))

    assert ["attack 0 1.0"] == player.moves


@pytest.mark.parametrize("move", ["feed 2", "attack 0 1.0"])
def test_species_eat_by_keys(qtbot, move):
    player = feeding(qtbot)

    press(player, KEYS.get(move, "F tab enter"))

    assert [move] == player.moves


def test_the_number_of_a_card_says_in_the_feeding_that_cards_wait(qtbot):
    player = seated(qtbot, "2/0 carnivore", "1/0", phase="feeding", watering_hole=3, hands=HELD)

    press(player, "1")

    assert ["Your animals are feeding: cards wait until your next turn."] == player.said
    assert 0 == player.table.player.chosen.place


@pytest.mark.parametrize("keys", ["F", "A"])
def test_a_key_of_the_feeding_says_in_card_play_how_to_come_there(playing, keys):
    press(playing, keys)

    assert ["Press “Start feeding” first."] == playing.said


@pytest.mark.parametrize("keys", ["N", "P", "T"])
def test_a_key_of_card_play_says_in_the_feeding_that_cards_wait(qtbot, keys):
    player = feeding(qtbot)

    press(player, keys)

    assert ["Your animals are feeding: cards wait until your next turn."] == player.said


def test_f2_labels_what_keys_are_for(qtbot, playing_two):
    press(playing_two, "F2")
    assert sorted("123E" + "PP" + "TTTT" + "N") == sorted(playing_two.table.key_caps.keys)

    player = seated(qtbot, "2/0 carnivore | 1/0", "1/0", phase="feeding", watering_hole=3, hands=HELD)
    press(player, "F2")
    assert ["A", "F"] == sorted(player.table.key_caps.keys)


@pytest.mark.parametrize("by_key", [False, True])
def test_second_places_are_left_by_the_button_and_its_key(qtbot, by_key):
    player = seated(qtbot, "2/2 fat_tissue", "1/0", phase="feeding", watering_hole=2)
    assert "Finish feeding" == player.table.top.button.words

    if by_key:
        press(player, KEYS["pass"])
    else:
        player.click(player.table.top.button.scene_rect)

    assert ["pass"] == player.moves


# Both faces of a card


def test_a_carried_card_shows_its_back_over_pile_and_gap_and_its_face_over_a_trait(playing_two):
    player, held = playing_two, playing_two.held("horns")
    shown = []
    player.press(held)
    for place in ((POPULATION, 1), (TRAIT, 1), (GAP,), (REPLACE, 0, "fertile")):
        player.move(held, player.spot(*place))
        shown.append(player.table.drag.carried.is_turned)
    player.release(player.spot(REPLACE, 0, "fertile"))

    assert [True, False, True, False] == shown


def test_a_pile_shows_the_card_that_is_aimed_at_it(playing_two):
    tile = playing_two.table.top.tile_of(0, 1)

    press(playing_two, "2 P P")
    assert tile.is_growing

    press(playing_two, "T")
    assert not tile.is_growing


@pytest.mark.parametrize(
    ("own", "alone", "words"),
    [
        ("1/0", False, "Start feeding (keep 1 card(s))"),
        ("1/0", True, "Start feeding, end turn (keep 1 card(s))"),
        ("1/0 | 1/0", True, "Start feeding, end turn (keep 1 card(s))"),
        ("3/0 | 1/0", True, "Start feeding (keep 1 card(s))"),
        ("3/0 long_neck", False, "Start feeding, end turn (keep 1 card(s))"),
        ("1/0 fat_tissue", True, "Start feeding (keep 1 card(s))"),
    ],
)
def test_the_button_says_where_nothing_is_left_to_decide_behind_it(qtbot, own, alone, words):
    player = seated(qtbot, own, "1/0", phase="play", hands=("speed",), watering_hole=2)
    player.table.board.goes_alone = alone
    player.table.redraw()

    assert words == player.table.top.button.words
    assert words == player.table.move_list().words(player.game.read("done"))


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (0, "Attack for more tokens, or finish feeding."),
        (1, "Second tokens may be taken; finish feeding when you like."),
    ],
)
def test_what_is_asked_names_only_what_can_be_done(qtbot, tokens, said):
    own = "1/1 carnivore fat_tissue | 1/1 fat_tissue"
    player = seated(qtbot, own, "2/0", phase="feeding", watering_hole=tokens)

    assert player.table.top.ribbon.look.sentence.endswith(said)


# What is refused


def test_a_card_on_anothers_species_flies_home_with_the_reason(playing):
    playing.drag(playing.held("horns"), playing.tile(1, 0))

    assert [] == playing.moves
    assert ["You can play cards only on your own species."] == playing.said
    playing.settle()


def test_a_trait_that_the_species_has_is_refused_with_its_animal(qtbot):
    player = seated(qtbot, "1/0 horns", "1/0", **PLAY)

    player.drag(player.held("horns"), player.spot(TRAIT, 0))

    assert [] == player.moves
    assert ["Your bison has this trait already."] == player.said
    player.settle()


def test_no_enlarged_card_hushes_a_refusal_on_a_trait(qtbot):
    player = seated(qtbot, "1/0 horns fertile", "1/0", **PLAY)
    player.table.player.set_delay(0)
    tile, viewport = player.table.top.tile_of(0, 0), player.table.viewport()
    at, beside = (player.at(tile.mapRectToScene(slot)) for slot in tile.slots[:2])

    player.drag(player.held("horns"), tile.mapRectToScene(tile.slots[0]))
    for step in range(3):
        QTest.mouseMove(viewport, at + QPoint(step, 0))
        player.qtbot.wait(1)

    assert ["Your bison has this trait already."] == player.said
    assert not player.table.player.enlarging.is_open
    QTest.mouseMove(viewport, beside)
    QTest.mouseMove(viewport, at)
    player.qtbot.waitUntil(lambda: player.table.player.enlarging.is_open, timeout=240_000)
    player.settle()


def test_a_shield_is_named_with_the_prey(qtbot):
    player = feeding(qtbot)

    player.drag(player.tile(0, 0), player.tile(1, 1))

    assert [] == player.moves
    assert 1 == len(player.said)
    assert player.said[0].endswith("has Flight: only a Carnivore with Flight can attack it.")
    player.settle()


@pytest.mark.parametrize(("other", "reached"), [("1/0 flight", "own"), ("1/0", "others")])
def test_a_hunter_that_reaches_only_own_species_must_attack_too(qtbot, other, reached):
    """Attacks are not voluntary (002:216-219)."""
    player = seated(qtbot, "2/0 carnivore | 1/1", other, phase="feeding", watering_hole=0)

    player.key(Qt.Key.Key_E)

    assert [] == player.moves
    (said,) = player.said
    assert (reached == "own") == ("only a species of your own" in said)
    player.settle()


def test_what_an_attack_brings_is_told_before_it_is_made(qtbot):
    player = seated(qtbot, "3/0 carnivore", "2/0 horns | 1/0 scavenger", phase="feeding", watering_hole=0)
    spot = Spot("species", 1, 0)
    lines = player.table.gestures.preview(player.table.top.tile_of(0, 0).subject, spot).lines

    assert 4 == len(lines)
    assert lines[0].startswith("Horns first: ")
    assert "3 → 2" in lines[0]
    assert "2 → 1" in lines[1]
    assert ["You take 2 token(s).", "1 Scavenger(s) take 1 token each (Player 2: 1)."] == lines[2:]


def test_whose_scavengers_eat_is_told(qtbot):
    prey = "2/0", "1/0 scavenger | 1/0 scavenger", "1/0 scavenger"
    player = seated(qtbot, "3/0 carnivore scavenger", *prey, phase="feeding", watering_hole=0)

    lines = preview_lines(player, OwnSpecies(0), Spot(SPECIES, 1, 0))

    assert "4 Scavenger(s) take 1 token each (you: 1, Player 3: 2, Player 4: 1)." == lines[-1]


# What is said of a place that is aimed at


def preview_lines(player, subject, spot):
    return player.table.gestures.preview(subject, spot).lines


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("N", "Flight as a new species, face down"),
        ("P", "Flight on the bison, face down: 2 → 3"),
        ("T", "New trait on the kangaroo: Flight"),
        ("T T", "Flight replaces Burrowing on the bison"),
    ],
)
def test_the_note_of_an_aimed_place_names_card_and_animal(playing_two, keys, words):
    press(playing_two, keys)

    assert words == playing_two.table.board.previews.note.lines[0]


def test_the_note_of_a_feeding_names_the_animal(qtbot):
    player = feeding(qtbot)

    press(player, "F tab")

    assert ("The rabbit takes 1 token: 0 → 1",) == player.table.board.previews.note.lines


def test_a_trait_that_replaces_itself_says_what_that_costs(qtbot):
    player = seated(qtbot, "2/0 burrowing carnivore horns", "1/0", **PLAY)
    card = player.table.gestures.cards()[1]
    costs = "That changes nothing and costs you this card and its point."

    assert costs == preview_lines(player, card, Spot(REPLACE, 0, 0, NUMBERS["horns"]))[-1]
    assert 1 == len(preview_lines(player, card, Spot(REPLACE, 0, 0, NUMBERS["carnivore"])))


# Own prey


def hunting(qtbot, others="1/0"):
    return seated(qtbot, "3/0 carnivore | 2/0", others, phase="feeding", watering_hole=0)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(("answer", "moves"), [(0, []), (1, ["attack 0 0.1"])])
def test_own_prey_is_asked_about_while_there_is_other_prey(qtbot, answer, moves, by_key):
    player = hunting(qtbot)

    if by_key:
        press(player, "A tab enter")
    else:
        player.drag(player.tile(0, 0), player.tile(0, 1))
    assert [] == player.moves
    assert "Attack your kangaroo, though there is other prey?" == player.table.player.panel.title
    assert ["No, choose other prey", "Yes, attack it"] == player.options
    if by_key:
        press(player, str(answer + 1))
    else:
        player.answer(answer)

    assert moves == player.moves
    assert player.table.player.panel is None
    assert player.table.player.chosen is None
    player.settle()


def test_escape_leaves_the_question_about_own_prey_without_an_attack(qtbot):
    player = hunting(qtbot)
    player.drag(player.tile(0, 0), player.tile(0, 1))

    player.key(Qt.Key.Key_Escape)

    assert [] == player.moves
    assert player.table.player.panel is None


@pytest.mark.parametrize(
    ("others", "prey", "move"), [("1/0", (1, 0), "attack 0 1.0"), ("1/0 flight", (0, 1), "attack 0 0.1")]
)
def test_prey_is_not_asked_about_where_it_is_anothers_or_the_only_one(qtbot, others, prey, move):
    player = hunting(qtbot, others)

    player.drag(player.tile(0, 0), player.tile(*prey))

    assert [move] == player.moves


def test_own_prey_is_called_ones_own(qtbot):
    player = hunting(qtbot)

    lines = preview_lines(player, OwnSpecies(0), Spot(SPECIES, 0, 1))

    assert "Your kangaroo loses a card: 2 → 1." == lines[0]
    words = DuelWords()
    view = player.table.top.view
    state = view.state
    for prey in ((0, 1), (1, 0)):
        assert "prey: -1 card" == words.steps(view, (0, 0), prey)[0].words
    assert "the prey is your own" == words.heading(state.players[0].species[1], is_own=True)
