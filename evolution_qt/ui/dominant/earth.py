"""The earth of Dominant Species: cells, tiles, disks and animals as one thing, and frost around it.

What lies at a point is found by geometry; the map has room for the tiles of the position and one ring around
them, whatever else is tried on it. The frost creeps from the edge of the table towards the earth, farther
with each tile of tundra.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence, Set
from functools import partial
from itertools import count
from operator import itemgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import ELEMENTS, TERRAINS, TUNDRA
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.grid import CELL_NAMES, CELLS, CORNERS_OF
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import piece_painting, piece_pixmaps, tile_forecast
from evolution_qt.ui.dominant.geometry import UNITS, VALUE_HIGH, Geometry, fitted, token_rects
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, CUBES, TILE, TOKEN, Thing
from evolution_qt.ui.dominant.plan import PlannedMove
from evolution_qt.ui.kit import fonts, palette, writing
from evolution_qt.ui.kit.brush import Seeds, colour, down, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.phrasing import MINUS
from evolution_qt.ui.kit.pixmap_cache import Draw, Steps, missing, painting
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Drawing
from evolution_qt.ui.table.display import ask
from evolution_qt.ui.table.gestures import Spot

MOST: Final = 12
"""So many tiles of tundra bring all the frost there is."""
_BRANCHES: Final = 5
_LOW, _HIGH = 0.54, 0.77
"""How far above the middle of a tile values stand that no animal is paid, in sides; and over two rows."""
_DONE: Final = 0.62
"""So far the sign of a tile that is scored, over two rows: its animals have no values."""
_CROWDED: Final = 3
"""So many animals stand in two rows."""


def cold(painter: QPainter, room: QRectF, strength: float, unit: float) -> None:
    """Paint the colder light of an ice age over a room."""
    tones = [(0.0, 0.5), (0.6, 0.28), (1.0, 0.42)]
    stops = [(at, colour("#e2f0fc", alpha * strength)) for at, alpha in tones]
    painter.fillPath(rounded(room, 8 * unit), down(room.top(), room.bottom(), stops))


def paint(painter: QPainter, room: QRectF, tundra: int, unit: float) -> None:
    """Paint the frost of so many tiles of tundra at the upper corners and along the sides of a room."""
    if not tundra:
        return
    seeds = Seeds("frost")
    share = min(tundra, MOST) / MOST
    reach = (30 + 120 * share) * unit
    step = 34 * unit
    edges = (
        (QPointF(room.left(), room.top()), QPointF(room.right(), room.top()), math.pi / 2),
        (QPointF(room.left(), room.bottom()), QPointF(room.left(), room.top()), 0.0),
        (QPointF(room.right(), room.top()), QPointF(room.right(), room.bottom()), math.pi),
    )
    for start, end, inwards in edges:
        way = end - start
        length = math.hypot(way.x(), way.y())
        for number in range(int(length / step)):
            along = (number + seeds.unit()) * step / length
            nearness = abs(along - 0.5) * 2
            tall = reach * seeds.between(0.25, 1.0) * (0.25 + 0.75 * nearness**2)
            _needle(painter, start + way * along, inwards + seeds.between(-0.5, 0.5), tall, unit, seeds)


def _needle(painter: QPainter, foot: QPointF, angle: float, tall: float, unit: float, seeds: Seeds) -> None:
    """Paint one needle of ice with its branches."""
    way = QPointF(math.cos(angle), math.sin(angle))
    painter.setPen(line(colour("#ffffff", 0.55), 1.3 * unit))
    painter.drawLine(foot, foot + way * tall)
    painter.setPen(line(colour("#ffffff", 0.4), unit))
    for branch in range(1, _BRANCHES + 1):
        at = foot + way * (tall * branch / (_BRANCHES + 1))
        size = tall * 0.3 * (1 - branch / (_BRANCHES + 2)) * seeds.between(0.7, 1.2)
        for turn in (-1.0, 1.0):
            side = angle + turn * math.pi / 3
            painter.drawLine(at, at + QPointF(math.cos(side), math.sin(side)) * size)


COUNTS: Final = 0
MATCHES: Final = 1
POINTS: Final = 2
DANGER: Final = 3
_MARGIN: Final = 0.5
"""Room around a token for what stands out, in its heights."""
_MARKED: Final = 0.15, 0.4, 0.3, 0.22
"""How far that is at its left, top, right and bottom at most."""
_DISK: Final = 11.5 / UNITS
"""The radius of a disk in sides of a hexagon."""
_DISKS_OF: Final = [itemgetter(*corners) for corners in CORNERS_OF]
"""Takes what belongs to the corners of a cell from what belongs to all corners, for each cell."""
_MOVES: Final = count()
"""Numbers the moves of the map."""
_DENSE: Final = 1.5
"""From so many screen pixels of a pixel on a map that moves needs no smoothing."""
_PLAIN, _VEILED, _OFFERED, _AIMED = range(4)
"""How a tile is marked: not at all, as none of those that are offered, as one, as that which is meant."""


class _Seen(NamedTuple):
    """What a position looks like on the earth."""

    tokens: dict[tuple[int, int], QRectF]
    """Where the cubes of each animal stand on each cell."""
    standings: dict[int, list[tile_forecast.TileStanding]]
    """The animals of each cell where some live."""
    swept: dict[int, int]
    """The corners whose disks leave the earth as it stands."""


@guarded
class EarthItem(Item):
    """The earth of one position; only tiles that look different are painted again."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.state: DominantState | None = None
        """What is drawn: the position, or what it would be."""
        self._lying: DominantState | None = None
        self.viewer = -1
        """The animal that the viewer plays, -1 for none: tiles of all animals of its seat have a rim."""
        self.lens = COUNTS
        self.is_taught = False
        """Whether a lesson speaks: the sums of matches are shown, too."""
        self.arrows: list[PlannedMove] = []
        """The moves that are planned."""
        self.asked: frozenset[Spot] = frozenset()
        """The places that may be chosen now."""
        self.held: frozenset[Thing] = frozenset()
        """The things that may be taken hold of."""
        self.changed: frozenset[int] = frozenset()
        """The tiles that would look different after the decision that is seen ahead."""
        self.kept: Sequence[QRectF] = ()
        """What stands in its room beside the map, in the item."""
        self.geometry = Geometry(QRectF(0, 0, 100, 100))
        self._room_of: tuple[object, ...] = ()
        self._shown = self._drawn = _Seen({}, {}, {})
        self.offered: frozenset[int] = frozenset()
        """The tiles where something may land."""
        self._aimed = -1
        self._whole: object = None
        self._looks: list[tuple[object, ...]] = [()] * CELLS
        self._own: set[int] = set()
        """The elements that the viewer's animal has."""
        self._ringed: frozenset[int] = frozenset()
        """The tiles that an animal of the viewer dominates."""
        self._marks = [_PLAIN] * CELLS
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # says what is to be painted

    def show_state(self, state: DominantState, viewer: int, lens: int) -> None:
        """Show a position as an animal looks at it."""
        self.viewer, self.lens = viewer, lens
        self.geometry = self.map_of(state)
        self._room_of = self._room_for(state)
        self._lying = state
        self._shown = self._seen(state)
        self.look_ahead(state)

    def map_of(self, state: DominantState) -> Geometry:
        """Return where the cells lie in a position."""
        if self._room_of == self._room_for(state):
            return self.geometry
        inset = 6 * self.style.unit
        return fitted(self.rect.adjusted(inset, inset, -inset, -inset), _land(state), self.kept)

    def _room_for(self, state: DominantState) -> tuple[object, ...]:
        """Return all that decides where the cells lie."""
        return self.size, self.style.unit, _land(state), tuple([one.getRect() for one in self.kept])

    def moves_for(self, state: DominantState) -> bool:
        """Return whether the cells lie elsewhere in a position."""
        return self.map_of(state).place != self.geometry.place

    def _seen(self, state: DominantState) -> _Seen:
        return _Seen(self._places(state), tile_forecast.every_standing(state), forecasts(state).swept)

    def look_ahead(self, state: DominantState, changed: frozenset[int] = frozenset()) -> None:
        """Draw another position, with marks on the tiles that would have changed.

        What is taken hold of and where it may land stays as it is.
        """
        self.state, self.changed = state, changed
        self._drawn = self._shown if state is self._lying else self._seen(state)
        self._own = self._own_kinds()
        animals = tile_forecast.own(state, self.viewer)
        self._ringed = frozenset(
            [
                cell
                for cell, standings in self._drawn.standings.items()
                for one in standings
                if one.lead and one.animal in animals
            ]
        )
        ground = (bytes(state.ground), state.final_round > 0)
        whole = (
            self.rect,
            self.style,
            self.lens,
            self.is_taught,
            ground,
            tuple(self.arrows),
            self.geometry.place,
        )
        looks = self._looking(state)
        if whole != self._whole:
            self.update()
        else:
            self._update(self._looks, looks)
        self._whole, self._looks = whole, looks
        self._mark_cells()

    def _mark_cells(self) -> None:
        """Mark the tiles, with a veil over those that are not offered where any is."""
        marks = [_VEILED if self.offered else _PLAIN] * CELLS
        for cells, mark in ((self.offered, _OFFERED), (self.changed, _AIMED), ({self._aimed}, _AIMED)):
            for cell in cells:
                if cell >= 0:
                    marks[cell] = mark
        self._update(self._marks, marks)
        self._marks = marks

    def _update(self, before: Sequence[object], now: Sequence[object]) -> None:
        """Have the cells painted again that look different."""
        for cell, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                self.update(self._room(cell))

    def _looking(self, state: DominantState) -> list[tuple[object, ...]]:
        """Return all that each tile and the disks at its corners look like, but for its mark."""
        swept, own = self._drawn.swept, self._own
        disks = [(kind, kind in own, corner in swept) for corner, kind in enumerate(state.disks)]
        can_be_marked = self._marks_tokens
        looks = list[tuple[object, ...]]()
        for cell in range(CELLS):
            standings = self._drawn.standings.get(cell, ())
            worth = tuple(tile_points.worth(state, cell)) if self.lens == POINTS and standings else ()
            marked = can_be_marked and [self._is_marked(cell, one.animal) for one in standings]
            is_scored = state.scored >> cell & 1
            looks.append((cell in self._ringed, is_scored, standings, worth, _DISKS_OF[cell](disks), marked))
        return looks

    @property
    def _marks_tokens(self) -> bool:
        """Return whether any cubes may be chosen or taken hold of."""
        return CUBES in [thing.sort for thing in self.held] or TOKEN in [spot.sort for spot in self.asked]

    def _room(self, cell: int) -> QRectF:
        """Return where a tile, its disks and all that stands out over it are painted."""
        margin = self.geometry.side * 0.4
        return self.geometry.cell_rect(cell).adjusted(-margin, -margin, margin, margin)

    def _is_marked(self, cell: int, animal: int) -> bool:
        """Return whether cubes may be chosen or taken hold of."""
        own = Thing(CUBES, cell, -1) if animal == self.viewer else None
        is_target = Spot(TOKEN, index=cell, part=animal) in self.asked
        return is_target or own in self.held or Thing(CUBES, cell, animal) in self.held

    def _places(self, state: DominantState) -> dict[tuple[int, int], QRectF]:
        """Return where the cubes of each animal stand on each cell."""
        found: dict[tuple[int, int], QRectF] = {}
        for cell in range(CELLS):
            if not state.crowd[cell]:
                continue
            living = state.ranked(cell)
            rects = token_rects(len(living), self.geometry.side, self.geometry.centres[cell])
            found |= {(animal, cell): rect for animal, rect in zip(living, rects, strict=False)}
        return found

    def offer(self, cells: Set[int], aimed: int) -> None:
        """Mark the tiles that are offered and the one that is *aimed* at; the others are dimmed if any is."""
        if (cells, aimed) != (self.offered, self._aimed):
            self.offered, self._aimed = frozenset(cells), aimed
            self._mark_cells()

    # Places

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a place lies in the scene; empty if there is none."""
        geometry = self.geometry
        if spot.sort == CELL:
            found = geometry.cell_rect(spot.index)
            side = geometry.side
            found = found.adjusted(side * 0.2, side * 0.08, -side * 0.2, -side * 0.08)
        elif spot.sort == CORNER:
            reach = geometry.side * _DISK
            found = QRectF(geometry.corners[spot.index], geometry.corners[spot.index]).adjusted(
                -reach, -reach, reach, reach
            )
        elif spot.sort == TOKEN:
            found = self._shown.tokens.get((spot.part, spot.index), QRectF())
        else:
            return QRectF()
        return QRectF() if found.isEmpty() else self.mapRectToScene(found)

    def cell_outline(self, cell: int) -> QRectF:
        """Return the rectangle around a cell in the scene."""
        return self.mapRectToScene(self.geometry.cell_rect(cell))

    def home(self, thing: Thing) -> QRectF:
        """Return where cubes or a tile lie."""
        if thing.sort == TILE:
            return self.rect_of(Spot(CELL, index=thing.number))
        if thing.sort != CUBES:
            return QRectF()
        owner = thing.of if thing.of >= 0 else self.viewer
        found = self._shown.tokens.get((owner, thing.number), QRectF())
        return QRectF() if found.isEmpty() else self.mapRectToScene(found)

    def marked_rect(self, cell: int, animal: int) -> QRectF:
        """Return where cubes lie with the marks on them and what they would be paid, in the scene."""
        rect = self._shown.tokens[animal, cell]
        tall, high = rect.height(), VALUE_HIGH * self.geometry.side / UNITS
        left, top, right, bottom = (side * tall for side in _MARKED)
        return self.mapRectToScene(rect.adjusted(-left, -max(top, high), right, bottom))

    def written_rects(self) -> list[QRectF]:
        """Return where cubes, disks and numbers lie on tiles, and what lies beside the map, in the scene."""
        assert self.state is not None
        found = [self.marked_rect(cell, animal) for animal, cell in self._shown.tokens]
        disks = [corner for corner, kind in enumerate(self.state.disks) if kind < ELEMENTS]
        found += [self.rect_of(Spot(CORNER, index=corner)) for corner in disks]
        found += [self.mapRectToScene(self._values_room(cell)) for cell in _land(self.state)]
        return found + [self.mapRectToScene(rect) for rect in self.kept]

    def spots_at(self, at: QPointF) -> list[Spot]:
        """Return the places at a point of the item, the smallest first."""
        found = []
        corner = self.geometry.corner_at(at, self.geometry.side * _DISK * 1.25)
        if corner >= 0:
            found.append(Spot(CORNER, index=corner))
        for (animal, cell), rect in self._shown.tokens.items():
            if rect.contains(at):
                found.append(Spot(TOKEN, index=cell, part=animal))
        cell = self.geometry.cell_at(at)
        if cell >= 0:
            found.append(Spot(CELL, index=cell))
        return found

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of cubes that may move, or point at a place that may be chosen."""
        for spot in self.spots_at(at):
            if spot.sort == TOKEN:
                for owner in (spot.part, *([-1] if spot.part == self.viewer else [])):
                    if (thing := Thing(CUBES, spot.index, owner)) in self.held:
                        rect = self._shown.tokens[spot.part, spot.index]
                        return Grip(thing, self.mapRectToScene(rect), self._picture(spot), QPixmap())
            if spot in self.asked:
                return Grip(spot, self.rect_of(spot), aimed=True)
            if spot.sort == CELL and (thing := Thing(TILE, spot.index)) in self.held:
                return Grip(thing, self.rect_of(spot), aimed=True)
        return None

    def _picture(self, spot: Spot) -> QPixmap:
        assert self._lying is not None
        rect = self._shown.tokens[spot.part, spot.index]
        count = self._lying.cubes[spot.part * CELLS + spot.index]

        def draw(painter: QPainter) -> None:
            piece_painting.token(painter, spot.part, count, QRectF(2, 2, rect.width() - 4, rect.height() - 4))

        key = ("token", spot.part, count)
        return painted(key, rect.width(), rect.height(), self.style.ratio, draw)

    # Drawing

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw cells, tiles, disks and animals."""
        if self.state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, 0), self._sea(self.state, self.geometry))
        self._paint_map(painter, option.exposedRect)

    def _paint_map(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw what lies on the map; *exposed* is empty where the pictures are asked for that it takes."""
        assert self.state is not None
        state, geometry = self.state, self.geometry
        shown = [cell for cell in range(CELLS) if exposed.isEmpty() or exposed.intersects(self._room(cell))]
        for cell in shown:
            if state.ground[cell]:
                self._tile(painter, cell)
            elif cell in self.offered or cell == self._aimed:
                self._mark(painter, cell)
        for corner in sorted({corner for cell in shown for corner in CORNERS_OF[cell]}):
            kind = state.disks[corner]
            if kind < ELEMENTS:
                at, reach = geometry.corners[corner], geometry.side * _DISK
                piece_pixmaps.element(painter, self.style, kind, at, reach, is_own=kind in self._own)
                if corner in self._drawn.swept:
                    piece_painting.warning(painter, at + QPointF(reach, -reach) * 0.75, reach * 0.5)
        for cell in shown:
            if state.crowd[cell]:
                self._animals(painter, cell)
        for move in self.arrows:
            self._arrow(painter, move)

    def _arrow(self, painter: QPainter, move: PlannedMove) -> None:
        """Draw a planned move from tile to tile, with the number of its cubes."""
        unit, tint = self.style.unit, colour(self.style.colours.target_over)
        start, end = self.geometry.centres[move.start], self.geometry.centres[move.end]
        way = end - start
        length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1.0)
        along = way / length
        aside = QPointF(-along.y(), along.x())
        first, tip = start + along * self.geometry.side * 0.3, end - along * self.geometry.side * 0.3
        head = QPainterPath(tip)
        head.lineTo(tip - along * 13 * unit + aside * 8 * unit)
        head.lineTo(tip - along * 13 * unit - aside * 8 * unit)
        head.closeSubpath()
        for ink, wide in ((colour("#ffffff"), 7.0), (tint, 4.0)):
            painter.setPen(line(ink, wide * unit))
            painter.drawLine(first, tip - along * 8 * unit)
            painter.fillPath(head, tint)
        middle = (first + tip) / 2
        painter.setPen(line(colour("#ffffff"), 1.5 * unit))
        painter.setBrush(tint)
        painter.drawEllipse(middle, 10 * unit, 10 * unit)
        room = QRectF(middle, middle).adjusted(-10 * unit, -10 * unit, 10 * unit, 10 * unit)
        font = fonts.text(max(round(14 * unit), piece_painting.LEAST), bold=True)
        writing.draw_line(painter, room, str(move.cubes), font, colour("#ffffff"), piece_painting.Centre)

    def _own_kinds(self) -> set[int]:
        if self.viewer < 0 or self.state is None:
            return set()
        need = self.state.need[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS]
        return {kind for kind in range(ELEMENTS) if need[kind]}

    def _draw_pixmap(
        self,
        painter: QPainter,
        key: tuple[object, ...],
        rect: QRectF,
        draw: Callable[[QPainter, QRectF], None],
    ) -> None:
        piece_pixmaps.draw_pixmap(painter, self.style, key, rect, draw)

    def sea(self, state: DominantState) -> QPixmap:
        """Return the frost and the cells without a tile of the map that a position will have."""
        return self._sea(state, self.map_of(state))

    def _sea(self, state: DominantState, geometry: Geometry) -> QPixmap:
        key = ("sea", _land(state), geometry.place, self.style.theme)

        def draw(painter: QPainter) -> None:
            self._freeze(state, painter)
            self._empty(state, geometry, painter)

        return self._whole_picture((*key, state.ground.count(TUNDRA), state.final_round > 0), draw)

    def _whole_picture(self, key: tuple[object, ...], draw: Draw) -> QPixmap:
        """Return a picture as large as the earth."""
        return painted(key, self.rect.width(), self.rect.height(), self.style.ratio, draw)

    def _freeze(self, state: DominantState, painter: QPainter) -> None:
        """Paint the frost; in the last round it is as cold as can be."""
        is_last = state.final_round > 0
        if is_last:
            cold(painter, self.rect, 0.55, self.style.unit)
        paint(painter, self.rect, MOST if is_last else state.ground.count(TUNDRA), self.style.unit)

    def _empty(self, state: DominantState, geometry: Geometry, painter: QPainter) -> None:
        """Paint the cells without a tile."""
        is_strong = palette.is_strengthened()
        tint = self.style.colours.table_text if is_strong else "#ffffff"
        pen = line(colour(tint, 0.8 if is_strong else 0.28), 1.2 * self.style.unit)
        pen.setDashPattern([3, 5])
        for cell in geometry.cells:
            if not state.ground[cell]:
                path = QPainterPath()
                path.addPolygon(geometry.hexagon(cell, geometry.side * 0.03))
                painter.setPen(pen)
                painter.setBrush(colour("#ffffff", 0.06))
                painter.drawPath(path)

    def moving(self, state: DominantState) -> Drawing:
        """Return the earth of a position that comes from where its cells lie now to where they lie then.

        Its pictures are those that the earth has then, and one of the whole map, which alone moves.
        """
        other = EarthItem(self.drag)
        other.kept = self.kept
        other.apply_style(self.style)
        other.place(self.scene_rect)
        other.show_state(state, self.viewer, self.lens)
        (side, x, y), (last, last_x, last_y) = self.geometry.place, other.geometry.place
        number, room, is_fine = next(_MOVES), self.scene_rect, self.style.ratio >= _DENSE

        def draw(painter: QPainter) -> Steps:
            yield from painting(missing(lambda: ask(other)))
            other._empty(state, other.geometry, painter)
            other._paint_map(painter, other.rect)

        def show(painter: QPainter, amount: float) -> None:
            share = amount * amount * (3 - 2 * amount)
            scale = (side + (last - side) * share) / last
            frost = other._whole_picture(("frost", number), partial(other._freeze, state))
            painter.translate(room.topLeft())
            painter.drawPixmap(QPointF(0, 0), frost)
            picture = other._whole_picture(("moving map", number), draw)
            painter.setClipRect(other.rect)
            painter.translate(x + (last_x - x) * share, y + (last_y - y) * share)
            painter.scale(scale, scale)
            painter.translate(-last_x, -last_y)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not is_fine)
            painter.drawPixmap(QPointF(0, 0), picture)

        return Drawing(room, show)

    def _tile(self, painter: QPainter, cell: int) -> None:
        assert self.state is not None
        state, geometry = self.state, self.geometry
        side, terrain = geometry.side, state.ground[cell]
        rect = geometry.cell_rect(cell).adjusted(-2, -2, 2, 2)
        middle = QPointF(rect.width() / 2, rect.height() / 2)
        name = CELL_NAMES[cell]

        def draw(brush: QPainter) -> None:
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            piece_painting.tile(brush, terrain, middle, side, name)

        picture = painted(("tile", terrain, name), rect.width(), rect.height(), self.style.ratio, draw)
        painter.drawPixmap(rect.topLeft(), picture)
        self._mark(painter, cell)
        if cell in self._ringed:
            path = QPainterPath()
            path.addPolygon(geometry.hexagon(cell, side * 0.05))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for tint, wide in (("#ffffff", 4.5), ("#1f5fae", 2.6)):
                painter.setPen(line(colour(tint), wide * self.style.unit))
                painter.drawPath(path)
        unit, paid, around = side / UNITS, len(self._paid(cell)), self._values_room(cell)
        if state.scored >> cell & 1:
            at = around.center()
            font = fonts.title(max(round(side * 0.26), piece_painting.LEAST))
            room = QRectF(at.x() - side, at.y() - side * 0.15, 2 * side, side * 0.3)
            writing.draw_line(
                painter, room, "✓", font, colour(piece_painting.DARK, 0.8), piece_painting.Centre
            )
            return
        self._draw_pixmap(
            painter,
            ("values", terrain, paid),
            around,
            lambda brush, room: piece_painting.free_values(brush, terrain, paid, room.center(), unit),
        )

    def _values_room(self, cell: int) -> QRectF:
        """Return where the values stand that a tile pays no animal, or that it is scored."""
        assert self.state is not None
        unit = self.geometry.side / UNITS
        is_low = len(self.state.ranked(cell)) < _CROWDED
        raised = _LOW if is_low else _DONE if self.state.scored >> cell & 1 else _HIGH
        at = self.geometry.centres[cell] - QPointF(0, self.geometry.side * raised)
        return QRectF(at, at).adjusted(-36 * unit, -9 * unit, 36 * unit, 9 * unit)

    def _paid(self, cell: int) -> dict[int, int]:
        """Return what a tile would pay each animal that lives there; nothing once it has."""
        assert self.state is not None
        if self.state.scored >> cell & 1:
            return {}
        values = TERRAINS[self.state.ground[cell]].values
        return dict(zip(tile_forecast.paid(self.state, cell), values, strict=False))

    def _mark(self, painter: QPainter, cell: int) -> None:
        """Draw the rim of a tile that is offered, aimed at or would change, or a veil over the others."""
        assert self.state is not None
        tints, unit, side = self.style.colours, self.style.unit, self.geometry.side
        mark, path = self._marks[cell], QPainterPath()
        if mark == _AIMED:
            path.addPolygon(self.geometry.hexagon(cell, side * 0.06))
            painter.setBrush(colour("#ffffff", 0.16))
            pens = ("#1c1408", 5.0), (tints.target_over, 3.2)
        elif mark == _OFFERED:
            path.addPolygon(self.geometry.hexagon(cell, side * (0.105 if cell in self._ringed else 0.06)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pens = ("#1c1408", 4.4), (tints.target, 3.0)
        elif mark == _VEILED:
            path.addPolygon(self.geometry.hexagon(cell, 0.0))
            painter.fillPath(path, colour("#0d1722", 0.42))
            return
        else:
            return
        for tint, wide in pens:
            painter.setPen(line(colour(tint), wide * unit))
            painter.drawPath(path)

    def _animals(self, painter: QPainter, cell: int) -> None:
        """Draw the animals of a tile, then what stands out over them."""
        assert self.state is not None
        worth = tile_points.worth(self.state, cell)
        every, values = self._drawn.standings[cell], self._paid(cell)
        for one in every:
            painter.setOpacity(0.5 if self._is_faded(one) else 1.0)
            words = self._through_lens(one, worth[one.animal])
            look = (one.animal, words or one.cubes, one.lead > 0, one.is_tied, _danger(one))
            self._draw_pixmap(
                painter,
                ("token on earth", *look),
                self._around(self._drawn.tokens[one.animal, cell]),
                lambda brush, room, one=one, words=words: piece_painting.token(  # type: ignore[misc]
                    brush,
                    one.animal,
                    one.cubes,
                    _within(room),
                    is_leading=one.lead > 0,
                    is_tied=one.is_tied,
                    danger=_danger(one),
                    words=words,
                ),
            )
        painter.setOpacity(1.0)
        tint = self.style.colours.target_over  # gold is the ring of a crown
        unit = 1.3 * self.style.unit
        for one in every:
            rect = self._drawn.tokens[one.animal, cell]
            if self._is_marked(cell, one.animal):
                self._draw_pixmap(
                    painter,
                    ("held on earth", tint, one.may_die > 0),
                    self._around(rect),
                    lambda brush, room, one=one: piece_painting.held_token(  # type: ignore[misc]
                        brush, _within(room), tint, unit, dies=one.may_die > 0
                    ),
                )
            if one.lead or one.may_die:
                self._draw_pixmap(
                    painter,
                    ("marks on earth", min(one.lead, piece_painting.MOST_DOTS), _danger(one)),
                    self._around(rect),
                    lambda brush, room, one=one: piece_painting.marks(  # type: ignore[misc]
                        brush, _within(room), lead=one.lead, danger=_danger(one)
                    ),
                )
        unit = self.geometry.side / UNITS
        plates = [
            (str(value), piece_painting.value_plate(self._drawn.tokens[animal, cell], unit))
            for animal, value in values.items()
        ]
        for one in every if self._shows_sums(cell) else ():
            plate = piece_painting.sum_plate(self._drawn.tokens[one.animal, cell], unit)
            total = tile_forecast.sum_of_matches(self.state, one.animal, cell)
            plates.append((piece_painting.sum_on(plate, total, unit), plate))
        for words, plate in plates:
            self._draw_pixmap(
                painter,
                ("value on earth", words, plate.width()),
                plate.adjusted(-3, -3, 3, 6),
                lambda brush, room, words=words: piece_painting.value(  # type: ignore[misc]
                    brush, words, room.adjusted(3, 3, -3, -6), unit
                ),
            )

    def _shows_sums(self, cell: int) -> bool:
        """Return whether the sums of matches stand on a tile: where they are asked for and have room."""
        assert self.state is not None
        is_asked = self.lens == MATCHES or self.is_taught or cell in self.changed
        return is_asked and len(self.state.ranked(cell)) < _CROWDED

    def _is_faded(self, one: tile_forecast.TileStanding) -> bool:
        """Return whether an animal steps back behind those in danger; in high contrast marks are enough."""
        is_safe = not one.may_die and not one.is_close
        return self.lens == DANGER and is_safe and not palette.is_strengthened()

    def _around(self, rect: QRectF) -> QRectF:
        """Return the room of a token with all that stands out over it."""
        margin = rect.height() * _MARGIN
        return rect.adjusted(-margin, -margin, margin, margin)

    def _through_lens(self, one: tile_forecast.TileStanding, worth: int) -> str:
        """Return what stands in place of the number of cubes."""
        if self.lens == MATCHES:
            return f"{one.match}×"
        if self.lens == POINTS:
            return f"+{worth}" if worth else "0"
        if self.lens == DANGER and one.may_die:
            return f"{MINUS}{one.dying}" if one.dying == one.may_die else f"{MINUS}{one.may_die}?"
        return ""


def _land(state: DominantState) -> frozenset[int]:
    """Return the cells with a tile."""
    return frozenset([cell for cell in range(CELLS) if state.ground[cell]])


def _danger(one: tile_forecast.TileStanding) -> int:
    return (
        piece_painting.DIES
        if one.may_die
        else piece_painting.CLOSE
        if one.is_close and one.match
        else piece_painting.SAFE
    )


def _within(room: QRectF) -> QRectF:
    """Return the token in the room around it."""
    margin = room.height() / (1 + 2 * _MARGIN) * _MARGIN
    return room.adjusted(margin, margin, -margin, -margin)
