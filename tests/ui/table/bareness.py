"""How much of a table shows nothing: blocks that are only ground, or a seat's mound, and flat besides."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from evolution_qt.ui.table.seats import SeatItem
from evolution_qt.ui.table.species_table import SpeciesTable

BLOCK: Final = 24
"""The side of a block, in pixels."""
MOST: Final = {4: 0.14, 6: 0.20}
"""Seats -> the share that may show nothing at most."""
_CELL: Final = 6
_FLAT: Final = 10
"""Of 255: a block in whose cells the means differ by less shows nothing."""
_SAME: Final = 2


def share(table: SpeciesTable) -> float:
    """Return which share of the blocks of a table shows nothing."""
    size = table.size()
    whole, bare = _cells(table.display.snapshot(table.size(), 1.0)), _cells(_ground(table))
    side = BLOCK // _CELL
    laid = table.board.arrangement
    heads = [place.header for place in laid.seats]
    found = columns = rows = 0
    columns, rows = size.width() // BLOCK, size.height() // BLOCK
    for row in range(rows):
        for column in range(columns):
            cells = [(column * side + x, row * side + y) for x in range(side) for y in range(side)]
            room = QRectF(QRect(column * BLOCK, row * BLOCK, BLOCK, BLOCK))
            tones = [whole.pixelColor(*cell).lightness() for cell in cells]
            is_flat = max(tones) - min(tones) < _FLAT
            if is_flat and not any(head.intersects(room) for head in heads):
                found += all(
                    abs(a - b) <= _SAME
                    for cell in cells
                    for a, b in zip(
                        whole.pixelColor(*cell).getRgb(), bare.pixelColor(*cell).getRgb(), strict=True
                    )
                )
    return found / (columns * rows)


def brightness(table: SpeciesTable, room: QRectF | None = None) -> float:
    """Return the mean brightness of a table or of a part of it, from 0 to 1."""
    image = table.display.snapshot(table.size(), 1.0)
    if room is not None:
        image = image.copy(room.toAlignedRect())
    small = image.scaled(
        image.size() / _CELL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    every = [small.pixelColor(x, y) for x in range(small.width()) for y in range(small.height())]
    shades = [0.299 * one.redF() + 0.587 * one.greenF() + 0.114 * one.blueF() for one in every]
    return sum(shades) / len(shades)


def _ground(table: SpeciesTable) -> QImage:
    """Return the picture of a table without anything but the ground and the mounds of its seats."""
    kept = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
    hidden = [item for item in table.scene().items() if item.parentItem() is None and item.isVisible()]
    image = QImage(table.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.display.paint_ground(painter, image.rect(), 1.0)
    for item in hidden:
        item.setFlag(kept) if isinstance(item, SeatItem) else item.hide()
    table.scene().render(painter, QRectF(image.rect()), table.scene().sceneRect())
    painter.end()
    for item in hidden:
        item.setFlag(kept, False) if isinstance(item, SeatItem) else item.show()
    return image


def _cells(image: QImage) -> QImage:
    """Return the means of the cells of a picture."""
    size = QSize(image.width() // _CELL, image.height() // _CELL)
    room = QRect(0, 0, size.width() * _CELL, size.height() * _CELL)
    how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.copy(room).scaled(size, *how)
