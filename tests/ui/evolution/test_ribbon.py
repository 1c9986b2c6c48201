"""The ribbon: four signs of the phases, one sentence. The own seat has a plate beside the hand."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.crest_icons import REACH
from tests.positions import position
from tests.ui.evolution.tables import Player


def seated(qtbot, phase, size=(1280, 800), text=1.0, seats=3):
    row = ["b1 p2 climbing:1", "b2 p1 burrowing:1"]
    more = {"hand": ["horns:2"]} if phase in ("food", "play") else {}
    game, state = position(row, *[["b1 p1"]] * (seats - 1), phase=phase, watering_hole=3, **more)
    player = Player(qtbot, game, state, size)
    player.table.display.set_text(text)
    return player


@pytest.mark.parametrize(("phase", "lit"), [("food", 1), ("play", 2), ("feeding", 3)])
def test_the_sign_of_the_phase_is_lit_and_no_sign_moves(qtbot, phase, lit):
    ribbon = seated(qtbot, phase).table.top.ribbon
    other = seated(qtbot, "play").table.top.ribbon

    assert lit == ribbon.look.now
    assert 4 == len(ribbon.look.phases)
    assert other.signs() == ribbon.signs()


@pytest.mark.parametrize("number", range(4))
def test_a_click_on_a_sign_asks_about_the_phase(qtbot, number):
    player = seated(qtbot, "play")
    asked = []
    player.table.phase_asked.connect(lambda: asked.append(True))
    ribbon = player.table.top.ribbon

    player.click(ribbon.mapRectToScene(ribbon.signs()[number]))

    assert [True] == asked


@pytest.mark.parametrize("size", [(1024, 600), (1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
def test_signs_lie_on_the_ribbon_and_beside_its_words(qtbot, size, text):
    top = seated(qtbot, "play", size, text).table.top
    ribbon = top.ribbon
    signs = [ribbon.mapRectToScene(sign) for sign in ribbon.signs()]

    assert 4 == len(signs)
    assert all(ribbon.scene_rect.contains(sign) for sign in signs)
    assert all(one.right() < other.left() for one, other in pairwise(signs))
    assert signs[-1].right() < ribbon.words_rect.left()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_crest_is_painted_within_its_seat(qtbot, size, text, seats):
    """What is painted beyond its bounds is cut, or stays behind when it goes."""
    top = seated(qtbot, "play", size, text, seats).table.top
    for seat, item in enumerate(top.seats):
        header = item.header
        radius = item.crest_radius
        reach = radius * REACH + max(radius * 0.3, 3) / 2
        middle = header.top() + (header.height() * 0.36 if item.look.has_plate else header.height()) / 2
        left = header.left() + (5 if item.look.has_plate else 2) * item.style.unit
        crest = QRectF(left, middle - reach, 2 * radius * REACH, 2 * reach)
        assert item.boundingRect().contains(crest), (seat, palette.shape(seat))


def test_the_plate_lies_beside_the_hand_and_tells_three_numbers(qtbot):
    top = seated(qtbot, "play").table.top
    own, plate = top.seats[0], top.header(0)

    assert ("points", "hungry", "card") == own.look.words
    assert (1, 3) == (own.look.hand, own.look.hungry)
    assert not [card for card in top.card_rects() if card.intersects(plate)]
    assert not [one.look.words for one in top.seats[1:] if one.look.words]


def test_that_a_player_has_passed_takes_no_room_from_the_name(qtbot):
    """It is shown on the crest: in Japanese the name of the first of 4 players was lost."""
    player = seated(qtbot, "food", seats=4)
    header = player.table.top.seats[1]
    beside = header.header.adjusted(2 * header.crest_radius * REACH + 6, 0, 0, 0)
    place = player.table.mapFromScene(header.mapRectToScene(beside)).boundingRect()
    before = player.table.viewport().grab().toImage()

    header.show_seat(replace(header.look, has_passed=True), header.mapRectToScene(header.header))
    after = player.table.viewport().grab().toImage()

    assert before != after
    assert before.copy(place) == after.copy(place)
