"""Things on the table."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import ButtonItem, PlaceMark, Style
from evolution_qt.ui.table.ribbon import ground


def test_outlines_of_places_of_one_size_share_one_picture_wherever_they_lie(qtbot):
    """Places lie between pixels; a picture for each fraction would take a megabyte of a full table."""
    marks = [
        PlaceMark(QRectF(10 + 0.3 * at, 20.4 + 0.2 * at, 116, 26.07), Style(), PlaceMark.THICK, 5)
        for at in range(5)
    ]

    assert 1 == len({mark.pixmap().cacheKey() for mark in marks})
    for mark in marks:
        assert mark.sceneBoundingRect().adjusted(-1, -1, 1, 1).contains(mark.rect)


FRAMED = [theme for theme in palette.THEMES if palette.is_dark(theme) or palette.is_strong(theme)]


@pytest.mark.parametrize("theme", FRAMED)
def test_a_button_that_may_be_pressed_has_a_frame_that_is_seen_in_the_dark(qapp, theme):
    """One that is not the first choice has a plate as dark as all around it."""
    button = ButtonItem(Drag(QGraphicsScene()))
    button.show_words("End turn", enabled=True, primary=False)
    button.apply_style(Style(theme))
    button.place(QRectF(0, 0, 120, 50))
    image = QImage(120, 50, QImage.Format.Format_RGB32)
    tints = palette.THEMES[theme]
    for around in ground(theme):
        image.fill(around)
        painter = QPainter(image)
        button.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        edge = [image.pixelColor(x, 25).name() for x in range(5)]

        for other in (around, tints.panel_raised):
            assert max(palette.contrast(tint, other) for tint in edge) >= 3
