"""Scenes that are looked at, at any moment."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt

from evolution_qt.ui.kit import zvalues


class Look(NamedTuple):
    """How a picture of a scene is seen: as a key frame tells it."""

    place: QPointF
    opacity: float
    scale: float
    turn: float
    amount: float


def items_of_scene(table_scene):
    """Return the items of the scene that is played, the lowest first."""
    items = table_scene.items(Qt.SortOrder.AscendingOrder)
    return [item for item in items if 0 <= item.zValue() - zvalues.FLIGHT < 1]


def looks(table_scene):
    """Return how each picture is seen that is not transparent, the lowest first."""
    return [
        Look(item.pos(), item.opacity(), item.scale(), item.rotation(), getattr(item, "amount", 0.0))
        for item in items_of_scene(table_scene)
        if item.opacity() > 0
    ]


class Clip:
    """A scene on a table; its clock is set by hand."""

    def __init__(self, table, motion):
        self._table = table
        self._player = table.animator.scenes
        table.animator.load(motion)
        self.length = table.animator.ms(self._player.length)
        """Milliseconds at the pace of the table."""

    @property
    def sprites(self):
        """Return all pictures that are seen at some time."""
        return self._player.sprites

    def at(self, moment):
        """Go to a moment, in milliseconds at normal speed; return how each picture is seen then."""
        self._player.setProperty("clock", float(moment))
        return looks(self._table.scene())
