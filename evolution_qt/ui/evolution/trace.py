"""Shows on the table what a line of the log tells: the species concerned, and an arrow for an attack."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import palette, zvalues
from evolution_qt.ui.kit.items import PlaceMark, SceneItems
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.highlights import arrow_between
from evolution_qt.ui.table.subjects import HOLE, SPECIES


class Trace:
    """The marks of one event on one table."""

    def __init__(self, scene: QGraphicsScene, top: Tabletop) -> None:
        self._top = top
        self._items = SceneItems(scene)

    @property
    def is_shown(self) -> bool:
        """Say whether something is marked."""
        return bool(self._items)

    def clear(self) -> None:
        """Mark nothing more."""
        self._items.remove_all()

    def show(self, event: Event, subject: int, target: int) -> None:
        """Mark what an event is about; *subject* and *target* are where its species lie now."""
        self.clear()
        view = self._top.view
        if view is None:
            return
        rects = [self._rect(ref) for ref in (subject, target)]
        shown = [rect for rect in rects if not rect.isEmpty()]
        if not shown and 0 <= event.actor < len(self._top.seats):
            shown = [self._top.header(event.actor)]
        for rect in shown:
            mark = PlaceMark(
                rect.adjusted(-2, -2, 2, 2), self._top.style, PlaceMark.CHOSEN, 9 * self._top.style.unit
            )
            self._items.add(mark)
        if event.kind == e.ATTACKED and len(shown) == 2:
            tint = palette.FAMILIES["attack"].main
            arrow = arrow_between(self._top, rects[0], rects[1], tint, 5)
            arrow.setZValue(zvalues.MARK + 1)
            self._items.add(arrow)

    def _rect(self, ref: int) -> QRectF:
        if ref == WATERING_HOLE:
            return self._top.rect_of(Spot(HOLE))
        if is_species(ref):
            return self._top.rect_of(Spot(SPECIES, seat_of(ref), index_of(ref)))
        return QRectF()
