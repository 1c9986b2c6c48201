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
        below = QRectF(corner.x() + wide * (column + 0.2), corner.y() + tall * 0.76, wide * 0.6, tall * 0.16)
        area = picture.copy(below.toRect())
        tints = {area.pixel(x, y) for x in range(area.width()) for y in range(area.height())}
        assert len(tints) > 8, column
