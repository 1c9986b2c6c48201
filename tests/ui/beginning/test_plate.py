"""The plate of the player at the screen says what its four numbers are, in words or in signs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.ui.beginning.tables import seated


@pytest.mark.parametrize("size", [(1280, 800), (1000, 620), (900, 620)])
def test_something_stands_below_each_number(qtbot, size):
    player = seated(
        qtbot, "3/1 long_neck | 1/0", "2/0 horns", phase="play", hands=("speed horns",), size=size
    )
    seat = player.table.top.seats[0]
    plate = seat.header
    picture = QImage(seat.boundingRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(-seat.boundingRect().topLeft())
    seat.paint(painter, None)
    painter.end()

    corner = plate.topLeft() - seat.boundingRect().topLeft()
    wide, tall = plate.width() / 4, plate.height()
    for column in range(4):
        below = QRectF(corner.x() + wide * (column + 0.2), corner.y() + tall * 0.68, wide * 0.6, tall * 0.24)
        area = picture.copy(below.toRect())
        tints = {area.pixel(x, y) for x in range(area.width()) for y in range(area.height())}
        assert len(tints) > 8, column


def test_points_are_told_as_tokens_and_cards(qtbot):
    """Points without any token would else be a riddle: each card of a species is one, too."""
    player = seated(qtbot, "3/1 long_neck | 1/0", "2/0 horns", phase="play", hands=("speed horns",))
    look = player.table.top.seats[0].look

    tokens, cards = map(int, look.parts.split(" + "))
    assert int(look.points) == tokens + cards
    assert 3 + 1 + 1 + 2 == cards, "populations, a trait, the hand"


@pytest.mark.parametrize("bag", [0, 1, 2])
def test_no_word_tells_what_is_hidden_behind_a_screen(qtbot, bag):
    """Who looks on sees a sign in place of the number."""
    player = seated(qtbot, "1/0", "2/0 horns", phase="play")
    player.state.players[0].bag = bag
    table = player.table
    table.show_position(player.game.observe(player.state, -1))
    look = table.top.seats[0].look

    shown = dict(zip(look.words, look.numbers, strict=True))
    assert {"points": "1+?", "tokens": "?"}.items() <= shown.items()

    table.show_position(player.game.observe(player.state, 0))
    words = table.top.seats[0].look.words
    assert ("token" if bag == 1 else "tokens") in words
    assert ("points" if bag else "point") in words


def test_a_plate_lies_still_when_hunger_is_no_longer_shown(qtbot):
    player = seated(qtbot, "3/1 long_neck | 1/0", "2/0 horns", phase="feeding")
    top = player.table.top
    before = [QRectF(seat.header) for seat in top.seats]

    top.hush_hunger()

    assert before == [seat.header for seat in top.seats]
    assert 0 == top.seats[0].look.hungry
