"""What moves a little on a table of species while it rests: the pond, its reeds, an animal, birds."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.ui.kit import herds, palette, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.idle import Drift, bar_of_light, breathing, flock, reeds
from evolution_qt.ui.kit.scenery import pond_metrics
from evolution_qt.ui.table.species_tile import SpeciesTile

_GLIMMERS: Final = ((0.08, -0.36, 0.0), (0.2, 0.38, 2.1))
"""Of each bar of light where it lies from the middle of the water, in shares, and its phase."""
_BREATH: Final = 0.015
_TURNS: Final = 13.0
"""Seconds after which the animal looks back once more."""
_LOOKS: Final = 1.4
"""Seconds for which it does."""


def on_pond(room: QRectF, unit: float, ratio: float, light: str) -> list[Drift]:
    """Return what moves on a pond: two bars of light where no chips lie, and reeds at its rim."""
    water = pond_metrics(room.width(), room.height()).water.translated(room.topLeft())
    middle, wide, high = water.center(), water.width(), water.height()
    bars = [
        bar_of_light(
            middle + QPointF(x * wide, y * high),
            wide * 0.16,
            max(2.4 * unit, 2.0),
            ratio,
            phase,
            zvalues.PILE + 0.1,
        )
        for x, y, phase in _GLIMMERS
    ]
    side = min(room.width(), room.height()) * 0.24
    tints = (palette.seen_in(light, palette.GRASS_DARK), palette.seen_in(light, palette.BODY_DARK))
    foot = middle + QPointF(wide * 0.49, -high * 0.02)
    return [*bars, reeds(foot, side, tints, ratio, zvalues.PILE + 0.2)]


def breath_of(tile: SpeciesTile, ratio: float) -> list[Drift]:
    """Return how the leader of a herd breathes on its tile."""
    herd, room, marker = tile.herd_in_room()
    standing = herds.standing(herd, room.size(), marker)
    if not standing or tile.is_dimmed or room.isEmpty():
        return []
    leader = standing[-1]
    picture = partial(herds.leader, herd, room.width(), room.height(), marker, ratio)
    feet = QPointF(leader.x, leader.feet)
    phase = float(sum(map(ord, herd.animal)))
    return [Drift(picture, room.topLeft() + feet, feet, breathing(_BREATH, phase), 0.0, tile)]


def looks_back(now: float) -> bool:
    """Return whether an animal looks the other way, so many seconds after all began."""
    return now % _TURNS > _TURNS - _LOOKS


def birds(theme: str, room: QRectF, unit: float, ratio: float) -> Drift:
    """Return a flock that glides over the sky of a table, behind all that lies there."""
    start = room.topLeft() + QPointF(room.width() * 0.22, room.height() * 0.085)
    way = QPointF(room.width() * 0.3, -room.height() * 0.03)
    tint = colour(palette.THEMES[theme].table_text, 0.5)
    return flock(start, way, 34 * unit, tint, ratio, zvalues.PANEL - 1)
