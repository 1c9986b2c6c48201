"""The sign at the watering hole, and the sockets that will stay empty: as it is, and with a card in hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from evolution_qt.core.game import Observation
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.ui.beginning.board import GAP, POPULATION, TRAIT
from evolution_qt.ui.beginning.forecast_note import ForecastWords, food_note_place
from tests.ui.beginning.tables import seated
from tests.ui.beginning.test_three_ways import press

OWN = "2/1 scavenger | 5/0 | 9/0"


def playing(qtbot, **more):
    return seated(qtbot, OWN, "3/0", phase="play", hands=("horns long_neck",), watering_hole=12, **more)


def sign(player):
    look = player.table.top.food_note.look
    return look.above, look.said, look.below


def starving(player):
    return [tile.starving for tile in player.table.top.tiles(0)]


def test_the_sign_says_how_many_cards_will_starve_and_their_sockets_are_marked(qtbot):
    player = playing(qtbot)

    assert ("your species", "3 will starve", "15 hungry, 12 here") == sign(player)
    assert [0, 0, 3] == starving(player)


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("horns", (POPULATION, 1), ("with this card", "4 will starve", "16 hungry, 12 here")),
        ("horns", (GAP,), ("with this card", "4 will starve", "16 hungry, 12 here")),
        ("long_neck", (TRAIT, 2), ("with this card", "no card starves", "15 hungry, 12+3 here")),
    ],
)
def test_a_card_that_hangs_over_a_place_changes_what_it_says(qtbot, card, place, said):
    player = playing(qtbot)
    held = player.held(card)

    player.press(held)
    player.move(held, player.spot(*place))

    assert said == sign(player)
    player.move(player.spot(*place), QRectF(held))
    assert "3 will starve" == sign(player)[1]
    player.release(held)
    player.settle()


def test_keys_change_it_too_and_a_screen_reader_is_told(qtbot):
    player = playing(qtbot)
    press(player, "1 P P P")

    assert "4 will starve" == sign(player)[1]
    assert [0, 0, 4] == starving(player)
    tree = player.table.tree
    assert tree.name(tree.focus()).endswith("4 card(s) will starve.")


def test_own_carnivores_are_told_apart(qtbot):
    player = seated(qtbot, "4/0 carnivore | 2/0", "3/0", phase="feeding", watering_hole=1)

    assert ("hunters want 4", "1 will starve", "2 hungry, 1 here") == sign(player)


def test_where_only_carnivores_are_hungry_the_sign_tells_of_them_alone(qtbot):
    player = seated(qtbot, "2/0 carnivore", "3/0", phase="play", hands=("horns",), watering_hole=0)

    assert ("your species", "hunters want 2", "0 here") == sign(player)


def hungry_on_tiles(player):
    """Return how many cards of plant eaters have no chip, as their tiles say."""
    notes = [tile.look.note.split() for tile in player.table.top.tiles(0) if not tile.look.hunts]
    return sum(int(note[0]) for note in notes if note[-1] == "hungry")


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ("1/0 long_neck", ("Long Neck brings 1", "no card starves", "1 hungry, 2+1 here")),
        ("4/0 long_neck | 2/0", ("Long Neck brings 3", "1 will starve", "6 hungry, 2+3 here")),
        ("2/0 long_neck fat_tissue", ("Long Neck brings 3", "no card starves", "2 hungry, 2+3 here")),
        ("4/0 long_neck | 2/0 carnivore", ("hunters want 2", "enough plants", "4 hungry, 2+3 here")),
    ],
)
def test_the_sign_counts_as_hungry_what_the_tiles_do(qtbot, own, said):
    player = seated(qtbot, own, "3/0", phase="play", hands=("horns",), watering_hole=2)

    assert said == sign(player)
    assert hungry_on_tiles(player) == int(said[2].split()[0])
    words, _ = player.table.overlays.hint_at(player.table.top.pond.scene_rect.center())
    assert "of them from the food bank." in words


@pytest.mark.parametrize("with_card", [False, True])
def test_hungry_carnivores_are_not_said_to_be_fed(qtbot, with_card):
    player = seated(
        qtbot, "4/0 carnivore | 2/0", "3/0", phase="play", hands=("horns long_neck",), watering_hole=3
    )
    if with_card:
        press(player, "2 T")

    assert "enough plants" == sign(player)[1]
    view = player.table.top.view
    words = ForecastWords().with_card(view, BeginningMove("trait", 1, "long_neck"))
    assert "The plants are enough for your plant eaters." == words


def test_the_pointer_is_told_what_would_help(qtbot):
    player = playing(qtbot)

    words, _ = player.table.overlays.hint_at(player.table.top.food_note.scene_rect.center())

    assert words.endswith("Long Neck on the kangaroo would help: No card would starve."), words


def test_in_the_turn_of_others_it_says_what_the_next_one_can_count_on(qtbot):
    player = seated(qtbot, "1/0", "3/0", "2/0 | 1/0 carnivore", phase="feeding", watering_hole=9, to_move=1)

    assert ("your next turn", "2–7 tokens", "others want 6") == sign(player)
    assert [0] == starving(player)
    words, _ = player.table.overlays.hint_at(player.table.top.pond.scene_rect.center())
    assert words.endswith(
        "1 turn(s) before yours bring 2 tokens each. Others want 6 before you. "
        "In your turn you can count on 2 token(s). As it lies now there will be 7."
    )


def test_there_is_no_sign_where_no_turn_comes_any_more(qtbot):
    player = seated(qtbot, "1/0", "3/0", phase="play", draw_pile=[], to_move=1)

    assert not player.table.top.food_note.isVisible()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(845, 620), (1100, 620), (1280, 800), (2560, 1440)])
def test_the_sign_covers_nothing(qtbot, seats, size, text):
    player = seated(qtbot, *["1/0 | 2/0"] * seats, phase="play", watering_hole=1, size=size)
    player.table.display.set_text(text)
    top, laid = player.table.top, player.table.arrangement
    place = top.food_note.scene_rect

    assert place == food_note_place(laid)
    assert top.food_note.isVisible()
    assert laid.centre.adjusted(-1, -1, 1, 1).contains(place)
    for other in (laid.draw_pile, laid.discard_pile, top.pond.number_rect):
        assert not place.intersects(other)
    assert not laid.draw_pile.intersects(laid.pond)
    assert laid.centre.adjusted(-1, -1, 1, 1).contains(laid.discard_pile)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1024, 800), (1280, 800)])
@pytest.mark.parametrize(
    ("own", "asked"),
    [
        ("3/0", True),
        ("4/0 fat_tissue long_neck", True),
        ("2/0 carnivore", True),
        ("4/0 | 2/0 carnivore", True),
        ("3/0", False),
    ],
)
def test_no_word_on_the_sign_is_cut(qtbot, language, seats, size, own, asked):
    others, to_move = ["9/0 | 2/0"] * (seats - 1), 0 if asked else 1
    player = seated(qtbot, own, *others, phase="play", watering_hole=12, to_move=to_move, size=size)
    note = player.table.top.food_note

    assert note.isVisible()
    assert note.is_whole, note.look


def test_there_is_no_sign_once_no_own_species_is_hungry(qtbot):
    player = seated(qtbot, "1/1 fat_tissue", "3/0", phase="feeding", watering_hole=1)

    assert not player.table.top.food_note.isVisible()


def test_whoever_only_watches_is_told_nothing(qtbot):
    player = seated(qtbot, "1/0", "3/0", phase="play")
    player.table.show_position(Observation(-1, player.state))

    assert not player.table.top.food_note.isVisible()
