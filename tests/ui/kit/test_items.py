"""Things on the table."""

from PySide6.QtCore import QRectF

from evolution_qt.ui.kit.items import PlaceMark, Style


def test_outlines_of_places_of_one_size_share_one_picture_wherever_they_lie(qtbot):
    """Places lie between pixels; a picture for each fraction would take a megabyte of a full table."""
    marks = [
        PlaceMark(QRectF(10 + 0.3 * at, 20.4 + 0.2 * at, 116, 26.07), Style(), PlaceMark.THICK, 5)
        for at in range(5)
    ]

    assert 1 == len({mark.pixmap().cacheKey() for mark in marks})
    for mark in marks:
        assert mark.sceneBoundingRect().adjusted(-1, -1, 1, 1).contains(mark.rect)
