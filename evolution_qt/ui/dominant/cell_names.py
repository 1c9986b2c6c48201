"""The small names of the cells, over the earth while words or a key use one; a tile that is named flashes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.event import Event
from evolution_qt.games.dominant.cards import CELL_REF, CORNER_REF
from evolution_qt.games.dominant.grid import CELL_NAMES, CELL_NUMBERS, CELLS, CELLS_AT, CORNERS
from evolution_qt.ui.dominant import piece_painting
from evolution_qt.ui.kit import fonts, timings, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.guard import guarded

if TYPE_CHECKING:
    from evolution_qt.ui.dominant.earth import EarthItem

_NAME: Final = re.compile(r"(?<![A-Za-z0-9])[a-g][1-6](?![A-Za-z0-9])")
_BELOW: Final = 0.749
"""How far below the middle of its cell a name stands, in sides: below all cubes, between the lower disks."""
_TURNS: Final = ((0.0, 1.0), (0.25, 0.15), (0.5, 1.0), (0.75, 0.15), (0.85, 1.0), (1.0, 0.0))
"""How strongly a flash shines at each part of its time."""


def cells_named(words: Iterable[str], players: Iterable[str] = ()) -> frozenset[int]:
    """Return the cells whose names stand in some words; the names of *players* in them name no cell."""
    said = "\n".join(words)
    for player in sorted(filter(None, players), key=len, reverse=True):  # one may be part of another
        said = said.replace(player, " ")
    return frozenset(CELL_NUMBERS[name] for name in _NAME.findall(said) if name in CELL_NUMBERS)


def cells_of(event: Event) -> frozenset[int]:
    """Return the cells that an event is about; those around a corner."""
    found = [ref - CELL_REF for ref in (event.subject, event.target)]
    corner = event.target - CORNER_REF
    around = CELLS_AT[corner] if 0 <= corner < CORNERS else ()
    return frozenset([*(cell for cell in found if 0 <= cell < CELLS), *around])


class _Layer(QGraphicsObject):
    """Something painted over the earth that no pointer meets."""

    def __init__(self, earth: EarthItem) -> None:
        super().__init__(earth)
        self._earth = earth
        self.cells: frozenset[int] = frozenset()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return the room of the earth."""
        return self._earth.rect

    def shape(self) -> QPainterPath:
        """Return that nothing can be met here."""
        return QPainterPath()

    def take(self, cells: frozenset[int]) -> None:
        """Be about some cells, where they lie now."""
        self.prepareGeometryChange()
        self.cells = cells
        self.update()


@guarded
class _Rims(_Layer):
    """A bright rim around some tiles."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the rims, with dark edges."""
        geometry, style = self._earth.geometry, self._earth.style
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in self.cells & geometry.cells:
            path = QPainterPath()
            path.addPolygon(geometry.hexagon(cell, geometry.side * 0.05))
            for tint, wide in (
                (piece_painting.DARK, 7.0),
                (style.colours.target_over, 5.0),
                (piece_painting.CREAM, 1.6),
            ):
                painter.setPen(line(colour(tint), wide * style.unit))
                painter.drawPath(path)


@guarded
class CellNamesItem(_Layer):
    """The name of each cell of the map at its lower edge; those that are meant stand out."""

    def __init__(self, earth: EarthItem) -> None:
        super().__init__(earth)
        self.setZValue(1.0)  # above the rims
        self.rims = _Rims(earth)
        """Around the tiles that flash, or that would if they could."""
        self.flash = QPropertyAnimation(self.rims, b"opacity", self)
        self.flash.setDuration(timings.FLASH)
        self._shown: tuple[object, ...] = ()
        for at, strength in _TURNS:
            self.flash.setKeyValueAt(at, strength)

    def show_names(self, cells: frozenset[int], *, is_used: bool, is_still: bool) -> None:
        """Show the names while one is used; tiles of *cells* that were not named before flash.

        Where all is *is_still* they have a rim as long as they are named.
        """
        shown = (cells, is_used, is_still, self._earth.geometry, self._earth.style)
        if shown == self._shown:
            return
        self._shown = shown
        fresh = cells - self.cells if self.isVisible() else cells
        self.setVisible(is_used)
        self.take(cells)
        if is_still or not cells:
            self.flash.stop()
            self.rims.setVisible(bool(cells))
            self.rims.setOpacity(1.0)
            self.rims.take(cells)
        elif fresh:
            self.rims.take(fresh)
            self.rims.show()
            self.flash.stop()
            self.flash.start()

    def name_rect(self, cell: int) -> QRectF:
        """Return where the name of a cell stands in the scene."""
        return self.mapRectToScene(self._room(cell))

    def _room(self, cell: int) -> QRectF:
        side, is_meant = self._earth.geometry.side, cell in self.cells
        centre = self._earth.geometry.centres[cell]
        wide, tall = 0.46 if is_meant else 0.4, 0.23
        y = centre.y() + side * _BELOW
        return QRectF(centre.x() - side * wide / 2, y - side * tall / 2, side * wide, side * tall)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw each name on a plate that is legible on every terrain."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = self._earth.style.colours.target_over
        for cell in self._earth.geometry.cells:
            room, is_meant = self._room(cell), cell in self.cells
            plate = rounded(room, room.height() * 0.35)
            painter.fillPath(
                plate, colour(piece_painting.CREAM) if is_meant else colour(piece_painting.DARK, 0.7)
            )
            if is_meant:
                painter.setPen(line(colour(tint), max(1.0, room.height() * 0.1)))
                painter.drawPath(plate)
            font = fonts.text(max(round(room.height() * 0.9), piece_painting.LEAST), bold=is_meant)
            ink = colour(piece_painting.DARK if is_meant else piece_painting.CREAM)
            writing.draw_line(painter, room, CELL_NAMES[cell], font, ink, piece_painting.Centre)
