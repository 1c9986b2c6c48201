"""Who can eat whom, laid over a table of species: a sign on each tile, and lines of attacks.

Unasked, a game shows what its own player should not overlook. What the signs are and which attacks there
are, the game says.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.kit import palette, zvalues
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import SceneItems
from evolution_qt.ui.kit.notes import TextNote
from evolution_qt.ui.table.first_words import Sign
from evolution_qt.ui.table.highlights import arrow_between
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.species_tile import SpeciesTile
from evolution_qt.ui.table.view import View

OFF: Final = 0
NOW: Final = 1
MODES: Final = 3

Place: TypeAlias = tuple[int, int]
"""The seat and the place of a species."""
AttackLine: TypeAlias = tuple[Place, Place, bool]
"""Hunter, prey, and whether the line is dashed."""


@guarded
class StandingSign(QGraphicsPathItem):
    """How one species stands. It paints itself; its path is but its room, for which Qt then need not ask."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self.rect = rect
        room = QPainterPath()
        room.addRect(rect.adjusted(-4, -4, 4, 4))
        self.setPath(room)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(zvalues.MARK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draw the sign into its room."""
        raise NotImplementedError

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the sign."""
        self.draw(painter)


class ThreatOverlay:
    """The signs and arrows of one table, while they are wanted."""

    def __init__(self, scene: QGraphicsScene, board: SpeciesBoard[Any], front: HoverZoom[Any]) -> None:
        self.scene = scene
        self.board = board
        self._front = front
        front.changed.append(self._mark)
        self.items = SceneItems(scene)
        self.lines = SceneItems(scene)
        self.mode = OFF
        """What is shown: nothing that was asked for, what is so now, or what may come."""
        self.meant: Place | None = None
        """The species that is pointed at."""
        self.caption: TextNote | None = None
        """The words that say of which moment the signs tell, and what each of them means."""

        self.makes_room = True
        """Whether the caption is not seen while there are lines: a large one lies where most of them pass."""

    # What a game says

    def warnings(self, view: View[Any]) -> Iterable[tuple[StandingSign, SpeciesTile]]:
        """Return the signs that own species have unasked, each with its tile."""
        raise NotImplementedError

    def meaning(self, sign: Any) -> tuple[Hashable, str]:
        """Return what tells the look of such a sign from others, and what it says in a few words."""
        raise NotImplementedError

    def tell(self, view: View[Any]) -> None:
        """Show what is asked for, and name it in a caption."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget what was shown of another position."""
        raise NotImplementedError

    def attacks(self) -> Iterable[AttackLine]:
        """Return the attacks that are drawn now."""
        raise NotImplementedError

    def sign_on(self, tile: Any) -> StandingSign | None:
        """Return how the species of a tile that came forward stands, None if that is not shown."""
        raise NotImplementedError

    # What follows from that

    def next(self) -> None:
        """Go on: what is so now, what may come, nothing."""
        self.mode = (self.mode + 1) % MODES
        self.show()

    def close(self) -> bool:
        """Show nothing more that was asked for; return whether anything was."""
        if self.mode == OFF:
            return False
        self.mode = OFF
        self.show()
        return True

    @property
    def arrows(self) -> list[Arrow]:
        """Return the lines of the attacks that are shown."""
        return [line for line in self.lines if isinstance(line, Arrow)]

    def mean(self, place: Place | None) -> None:
        """Show the attacks in which a species has a part."""
        self.meant = place
        self.draw_lines()

    def show(self) -> None:
        """Draw everything again for what lies on the table now, or nothing while it is not wanted."""
        self.items.remove_all()
        if self.caption is not None:
            self.board.notes.take(self.caption)
        self.caption = None
        self.forget()
        view = self.board.view
        warnings = [*self.warnings(view)] if view is not None and self.mode == OFF else []
        for sign, _tile in warnings:
            self.items.add(sign)
        self.board.first_words.show([self._named(*one) for one in warnings], self.board.style)
        if view is not None and self.mode != OFF:
            self.tell(view)
        self.draw_lines()
        if self._front.tile is not None:
            self._mark(self._front.tile)

    def _named(self, sign: StandingSign, tile: SpeciesTile) -> Sign:
        """Return a sign with its word, which may stand on the picture of its tile."""
        veiled = tile.veiled()
        room = tile.mapRectToScene(veiled.room).intersected(tile.seen_rect)
        spared = [tile.mapRectToScene(path.boundingRect()) for path, _rim in veiled.spared()]
        kept = [*tile.written_rects, *spared]
        kind, word = self.meaning(sign)
        return Sign(kind, (tile.seat, tile.index), word, sign.rect, room, kept)

    def _mark(self, tile: SpeciesTile) -> None:
        """Show on a tile what is shown of its species on the table, while it is in front."""
        for item in tile.childItems():
            if isinstance(item, StandingSign):
                self.scene.removeItem(item)
        is_in_front = tile is self._front.tile
        place = tile.seat, tile.index
        if is_in_front or self.meant == place:
            self.mean(place if is_in_front else None)
        if is_in_front and (sign := self.sign_on(tile)) is not None:
            sign.setParentItem(tile)

    def say(self, words: Sequence[str], signs: Sequence[QPixmap]) -> None:
        """Show the caption."""
        self.caption = self.board.notes.say(words, signs=signs)

    def draw_lines(self) -> None:
        """Draw a line for each attack: from a hunter to the edge of its prey, behind all words."""
        self.lines.remove_all()
        for hunter, prey, is_dashed in self.attacks():
            one, other = self.board.tile_of(*hunter), self.board.tile_of(*prey)
            if one is None or other is None:
                continue
            tint = palette.seat(hunter[0])
            arrow = arrow_between(self.board, one.seen_rect, other.seen_rect, tint, 3, is_dashed=is_dashed)
            arrow.setZValue(zvalues.MARK - 1)
            self.lines.add(arrow)
        if self.caption is not None:
            self.caption.setOpacity(0.0 if self.lines and self.makes_room else 1.0)
