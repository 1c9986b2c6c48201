"""The first earth of Dominant Species as a picture: tiles, elements and cubes as they lie at the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.board import CELL_NAMES, CELLS, CORNERS, START_CELLS
from evolution_qt.games.dominant.cards import ANIMALS, ELEMENT_NAMES, ELEMENTS, FOOD_CHAIN, TERRAINS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import signs
from evolution_qt.ui.dominant.geometry import HIGH, ROOT, WIDE, Geometry, token_rects
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, glow, line, mix, rounded
from evolution_qt.ui.table.start_picture import StartPicture

_LIGHT: Final = "evening"
_ACROSS: Final = 5.7
"""Sides of a hexagon that seven tiles with their disks are wide."""
_DOWN: Final = 3 * ROOT + 0.6
"""Sides that they are high."""
_DISK: Final = 0.2
"""The radius of a disk in sides of a hexagon."""


def _painted(state: DominantState, size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, size.width(), size.height())
    side = min(room.width() / _ACROSS, room.height() / _DOWN)
    whole = QRectF(0, 0, side * WIDE, side * HIGH)
    whole.moveCenter(room.center())
    geometry = Geometry(whole)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _cloth(painter, room)
        for cell in START_CELLS:
            signs.tile(painter, state.ground[cell], geometry.centres[cell], side, CELL_NAMES[cell])
        for corner in range(CORNERS):
            if state.disks[corner] < ELEMENTS:
                signs.element(painter, state.disks[corner], geometry.corners[corner], side * _DISK)
        for cell in START_CELLS:
            here = state.ranked(cell) if state.crowd[cell] else []
            for animal, rect in zip(here, token_rects(len(here), side, geometry.centres[cell]), strict=True):
                signs.token(painter, animal, state.cubes[animal * CELLS + cell], rect)
    finally:
        painter.end()
    return pixmap


def _cloth(painter: QPainter, room: QRectF) -> None:
    tints = palette.THEMES[palette.lit("light", _LIGHT)]
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), room.height() * 0.05)
    tones = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    painter.fillPath(cloth, glow(QPointF(room.center()), room.width() * 0.6, tones))
    painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
    painter.drawPath(cloth)


def _told(state: DominantState) -> str:
    """Return what lies on each tile: the cubes, then the elements at its corners."""
    translate = QCoreApplication.translate
    said = []
    for cell in START_CELLS:
        cubes = [(FOOD_CHAIN[one].name, state.cubes[one * CELLS + cell]) for one in range(ANIMALS)]
        disks = [(ELEMENT_NAMES[one], state.supply[cell * ELEMENTS + one]) for one in range(ELEMENTS)]
        here = [f"{translate('Dominance', name)} {count}" for name, count in (*cubes, *disks) if count]
        terrain = translate("Dominance", TERRAINS[state.ground[cell]].name)
        words = translate("DominantStart", "{tile}: {things}") if here else "{tile}"
        said.append(filled(words, {"tile": terrain, "things": ", ".join(here)}))
    return "; ".join(said)


def _is_certain(game: Any, sides: Sequence[Sequence[str]]) -> bool:
    rules = game.rules
    is_printed = rules.earth == "printed" and rules.start_elements == "printed"
    return is_printed and (all(sides) or len(sides) * rules.animals_each == ANIMALS)


START: Final = StartPicture(_painted, _told, _is_certain)
"""The first earth of a match."""
