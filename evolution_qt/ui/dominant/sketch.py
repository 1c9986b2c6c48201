"""The earth of a game as a small picture: on each tile who dominates it, or has most cubes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.crest import Crest
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.dominant.board import CELL_NAMES, CELLS
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import signs
from evolution_qt.ui.dominant.geometry import Geometry
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, glow, line, mix, rounded

LIGHT: Final = "evening"
"""The light on the table."""
_AT_ONCE: Final = 4
"""So many tiles are painted without a pause."""


def sketched(match: AnyMatch) -> DominantState:
    """Return what all players may know of a game."""
    state: DominantState = match.view(NOBODY).state
    return state


def painting(
    state: DominantState, size: QSize, ratio: float, theme: str, _crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    """Paint the earth a little at a time, and return the picture."""
    tints = palette.THEMES[palette.lit(theme, LIGHT)]
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, size.width(), size.height())
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), room.height() * 0.09)
    inset = room.height() * 0.05
    geometry = Geometry(room.adjusted(inset, inset, -inset, -inset))
    laid = [cell for cell in range(CELLS) if state.ground[cell]]
    parts = [laid[at : at + _AT_ONCE] for at in range(0, len(laid), _AT_ONCE)]
    for number, part in enumerate([[], *parts]):
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not number:
                tones = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
                painter.fillPath(cloth, glow(room.center(), room.width() * 0.6, tones))
                painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
                painter.drawPath(cloth)
            for cell in part:
                _tile(painter, state, cell, geometry)
        finally:
            painter.end()
        yield
    return pixmap


def _tile(painter: QPainter, state: DominantState, cell: int, geometry: Geometry) -> None:
    """Paint a tile with the animal that dominates it, or the one with most cubes, pale."""
    centre, side = geometry.centres[cell], geometry.side
    signs.tile(painter, state.ground[cell], centre, side, CELL_NAMES[cell])
    if not state.crowd[cell]:
        return
    dominant = state.dominant(cell)
    shown = state.ranked(cell)[0] if dominant == NO_ANIMAL else dominant
    signs.pawn(painter, shown, QPointF(centre), side * 0.5, faded=dominant == NO_ANIMAL)
