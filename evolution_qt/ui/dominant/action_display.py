"""The action display as the clock of a round: done rows thin, the running one large, the others open.

While writing is large the rows stand in two columns, and none says what it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.dominant.cards import (
    BOXES,
    COMPETITION_AT,
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_AT,
    NO_ANIMAL,
    REGRESSION,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    TUNDRA,
    WANDERLUST_AT,
    WASTELAND,
)
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.round_course import (
    ALL_OF_REGRESSION,
    COURSE,
    FREE_ARACHNID,
    FREE_INSECT,
    GLACIATION,
    SWEEP,
)
from evolution_qt.games.dominant.state import EXECUTION, OVER, PLANNING, RESET, DominantState
from evolution_qt.ui.dominant import colours_and_icons, piece_painting, piece_pixmaps, tile_forecast
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.dominant.geometry import hexagon
from evolution_qt.ui.dominant.gesture_targets import DISK, SPACE, Thing
from evolution_qt.ui.dominant.panels import FOLDED
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item, Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.gestures import Spot

_OF_STEPS: Final = {
    ALL_OF_REGRESSION: ActionRow.REGRESSION,
    SWEEP: ActionRow.WASTELAND,
    GLACIATION: ActionRow.GLACIATION,
    FREE_INSECT: ActionRow.SPECIATION,
    FREE_ARACHNID: ActionRow.COMPETITION,
}
"""The row of each step of the course that no pawn makes."""
_DONE, _OPEN, _RUNNING = 26.0, 49.0, 92.0
_IN_COLUMN: Final = 6
"""Rows in each of two columns while writing is large."""
_NARROW: Final = 0.6
"""How far the name of a row that is done may be squeezed then: its disks stand beside it."""
_BELOW: Final = 29.0
"""Units that a row needs then below its name."""
_TALLER: Final = {ActionRow.COMPETITION: 16.0}
_GAP: Final = -1
"""Where a disk lay."""
_FRAME: Final = 7.0
"""Units that the frame of the row that is large stands out at its sides."""
_RIM: Final = 8.0
RING: Final = 1.27
"""How far the ring around a pawn that acts reaches, in radii of a space."""


def running(state: DominantState) -> int:
    """Return the row that is executed now: -1 before the first one, 12 after the last."""
    if state.phase in (RESET, OVER):
        return len(colours_and_icons.ROWS)
    if state.phase != EXECUTION:
        return -1
    at = COURSE[max(state.next - 1, 0)]
    return _OF_STEPS.get(at, len(colours_and_icons.ROWS)) if at < 0 else colours_and_icons.row_of(at)


def acting(state: DominantState) -> int:
    """Return the space whose pawn acts now, -1 if none does; the pawn itself has been taken off it."""
    at = COURSE[state.next - 1] if state.phase == EXECUTION and state.next and state.pending else -1
    return max(at, -1)


def ahead(state: DominantState) -> list[tuple[int, int]]:
    """Return the pawns that still act this turn, in their order: the row and the animal of each."""
    if state.phase not in (PLANNING, EXECUTION):
        return []
    first = state.next if state.phase == EXECUTION else 0
    spaces = [space for step in COURSE[first:] for space in _of(step)]
    return [
        (colours_and_icons.row_of(space), state.spaces[space])
        for space in spaces
        if state.spaces[space] != NO_ANIMAL
    ]


def _of(step: int) -> range:
    """Return the spaces of a step of the course: most are one space, some the whole row."""
    if step >= 0:
        return range(step, step + 1)
    return (
        colours_and_icons.spaces_of(_OF_STEPS[step]) if step in (ALL_OF_REGRESSION, GLACIATION) else range(0)
    )


class _Space(NamedTuple):
    """What a space looks like, and where it lies."""

    number: int
    x: float
    y: float
    reach: float
    animal: int
    is_acting: bool
    is_own: bool
    is_stale: bool
    is_asked: bool

    @property
    def at(self) -> QPointF:
        return QPointF(self.x, self.y)


class _Disk(NamedTuple):
    """What a disk looks like, and where it lies."""

    kind: int
    x: float
    y: float
    reach: float
    is_own: bool
    is_threatened: bool
    is_held: bool

    @property
    def at(self) -> QPointF:
        return QPointF(self.x, self.y)


class _Row(NamedTuple):
    """All that a row looks like, and where it lies."""

    number: int
    name: str
    note: str
    """What its pawns do, if it is large."""
    place: tuple[float, float, float, float]
    is_done: bool
    is_running: bool
    spaces: tuple[_Space, ...]
    disks: tuple[_Disk, ...]

    @property
    def rect(self) -> QRectF:
        return QRectF(*self.place)


@guarded
class RowsItem(Item):
    """The twelve rows with their spaces and boxes; a row is painted again if it looks different."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag)
        self._words = words
        self._state: DominantState | None = None
        self._viewer = -1
        self.asked: frozenset[Spot] = frozenset()
        self.held: frozenset[Thing] = frozenset()
        self._box = -1
        self._round = 0
        self.owner = NO_ANIMAL
        """The animal whose pawn acts now, as far as known."""
        self._rows: list[QRectF] = []
        self._looks: list[tuple[QRectF, _Row]] = []
        """Where the picture of each row lies, and what it looks like."""
        self._spaces: dict[int, tuple[QPointF, float]] = {}
        self._disks: dict[tuple[int, int], tuple[QPointF, float]] = {}
        self._lying: list[list[int]] = [[] for _ in range(BOXES)]
        """The disks of each box from the left, _GAP where one lay that was taken while its row runs."""
        self.stale: frozenset[int] = frozenset()
        """The spaces where a pawn of the viewer would find nothing to do as it stands."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # says what is to be painted

    def show_state(self, state: DominantState, viewer: int, box: int, owner: int = NO_ANIMAL) -> None:
        """Show a position as an animal looks at it; *box* is where disks are taken from now.

        *owner* is the animal whose pawn acts now.
        """
        now = running(state)
        here = (
            colours_and_icons.ROWS[now].box
            if 0 <= now < len(colours_and_icons.ROWS) and state.round == self._round
            else -1
        )
        self._lying = [
            _kept(self._lying[box] if box == here else [], kinds_in_box(state, box)) for box in range(BOXES)
        ]
        self._round, self.owner = state.round, owner
        self._state, self._viewer, self._box = state, viewer, box
        self._lay()
        before, self._looks = self._looks, self._seen(state)
        if [room for room, _ in before] != [room for room, _ in self._looks]:
            self.update()
        else:
            for (room, old), (_, new) in zip(before, self._looks, strict=True):
                if old != new:
                    self.update(room)

    def forget_words(self) -> None:
        """Show everything in the present language."""
        self.update()

    @property
    def _now(self) -> int:
        """Return the row that is large; while a pawn is placed all rows are open."""
        assert self._state is not None
        return -1 if any(spot.sort == SPACE for spot in self.asked) else running(self._state)

    def _lay(self) -> None:
        """Share the height among the rows and find the places in them."""
        assert self._state is not None
        state, unit, now = self._state, self.style.unit, self._now
        room = self.rect.adjusted(_RIM * unit, _RIM * unit, -_RIM * unit, -_RIM * unit)
        is_done = [row < now for row in range(len(ActionRow))]
        wished = [_OPEN + _TALLER.get(row, 0.0) for row in ActionRow]
        if self._is_folded:
            wished = [one - _OPEN + _BELOW + self._name_high / unit for one in wished]
        wished = [self._done_high / unit if done else one for one, done in zip(wished, is_done, strict=True)]
        if 0 <= now < len(wished) and not self._is_folded:
            wished[now] = _RUNNING
        self._rows, self._spaces, self._disks = [], {}, {}
        count = _IN_COLUMN if self._is_folded else len(wished)
        wide = (room.width() + 2 * _RIM * unit) / 2 if self._is_folded else 0.0
        for first in range(0, len(wished), count):
            of_column = slice(first, first + count)
            column = room.adjusted(wide, 0, 0, 0) if first else room.adjusted(0, 0, -wide, 0)
            spare = room.height() / unit - sum(wished[of_column])
            more = min(spare / max(count - sum(is_done[of_column]), 1), 24.0)
            top = room.top()
            for row in range(first, first + count):
                tall = (wished[row] + (0 if is_done[row] else more)) * unit
                rect = QRectF(column.left(), top, column.width(), tall)
                top += tall
                self._rows.append(rect)
                self._lay_row(row, rect, state, is_done=is_done[row], is_running=row == now)

    @property
    def _is_folded(self) -> bool:
        """Return whether writing is so large that the rows stand in two columns."""
        return self.style.text > FOLDED

    @property
    def _letters(self) -> Style:
        return self.style.free if self._is_folded else self.style

    @property
    def _grown(self) -> float:
        """Return how much larger the numbers on spaces are written, which do not grow themselves."""
        return (1 + self.style.text) / 2 if self._is_folded else 1.0

    @property
    def _name_high(self) -> float:
        """Return how high the name of a row is, in pixels."""
        return self._letters.least_font * 1.25 if self._is_folded else 20 * self.style.unit

    @property
    def _done_high(self) -> float:
        """Return how high a row is that is done, in pixels."""
        return max(_DONE * self.style.unit, self._name_high if self._is_folded else 0.0)

    def _lay_row(
        self, row: int, rect: QRectF, state: DominantState, *, is_done: bool, is_running: bool
    ) -> None:
        unit = self.style.unit
        spaces = colours_and_icons.spaces_of(row)
        box = colours_and_icons.ROWS[row].box
        disks = self._lying[box] if box >= 0 else []
        if is_done:
            placed = [space for space in spaces if state.spaces[space] != NO_ANIMAL]
            first = rect.right() - len(placed) * 22 * unit if self._is_folded else rect.left() + 136 * unit
            for at, space in enumerate(placed):
                middle = first + at * 22 * unit + (11 * unit if self._is_folded else 0)
                self._spaces[space] = QPointF(middle, rect.center().y()), 9 * unit
            radius, y = 8 * unit, rect.center().y()
        else:
            low = 2.4 if row == ActionRow.COMPETITION else RING
            name = self._name_high
            radius = min(12.5 * unit, rect.height() * 0.24, (rect.height() - name) / (RING + low))
            y = min(rect.top() + name + RING * radius, rect.bottom() - low * radius)
            if is_running and not self._is_folded:
                radius = 18.5 * unit
                y = rect.top() + 48 * unit + radius
            left = rect.left() + 45 * unit
            pitch = min(2 * radius + 5 * unit, (rect.right() - left - 8 * unit) / max(len(spaces), 1))
            for at, space in enumerate(spaces):
                self._spaces[space] = QPointF(left + radius + at * pitch, y), min(radius, pitch / 2 - unit)
            radius = 10.5 * unit
        right = rect.right() - 6 * unit - radius
        step = radius * 1.3 if is_done and self._is_folded else 2 * radius + 3 * unit  # a name needs the room
        for at, kind in enumerate(reversed(disks)):
            if kind != _GAP:
                x = right - at * step
                self._disks[box, len(disks) - 1 - at] = QPointF(x, y), radius

    # Places

    @property
    def rects(self) -> Sequence[QRectF]:
        """Return where each row lies, in the panel."""
        return self._rows

    def spaces_in(self, row: int) -> list[tuple[int, QRectF]]:
        """Return the spaces of a row that are seen, and where each lies in the panel."""
        found = [
            (space, self._spaces[space])
            for space in colours_and_icons.spaces_of(row)
            if space in self._spaces
        ]
        return [
            (space, QRectF(at, at).adjusted(-reach, -reach, reach, reach)) for space, (at, reach) in found
        ]

    def disks(self) -> list[tuple[int, int, QPointF, float]]:
        """Return each disk: its box and kind, where it lies in the scene, and its radius."""
        return [
            (box, self._lying[box][place], self.mapToScene(at), reach)
            for (box, place), (at, reach) in self._disks.items()
        ]

    def disks_at(self, state: DominantState, viewer: int) -> list[tuple[int, int, QPointF, float]]:
        """Return the same for a position that is not shown."""
        other = RowsItem(self.drag, self._words)
        other.apply_style(self.style)
        other.place(self.scene_rect)
        other.show_state(state, viewer, -1)
        return other.disks()

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a space lies in the scene."""
        if spot.sort != SPACE or spot.index not in self._spaces:
            return QRectF()
        at, reach = self._spaces[spot.index]
        return self.mapRectToScene(QRectF(at, at).adjusted(-reach, -reach, reach, reach))

    def home(self, thing: Thing) -> QRectF:
        """Return where the first disk of a kind lies in the box that is asked about."""
        found = self._disk_at(thing)
        if found is None:
            return QRectF()
        at, reach = found
        return self.mapRectToScene(QRectF(at, at).adjusted(-reach, -reach, reach, reach))

    def _disk_at(self, thing: Thing) -> tuple[QPointF, float] | None:
        if thing.sort != DISK or self._state is None or self._box < 0:
            return None
        kinds = self._lying[self._box]
        if thing.number not in kinds:
            return None
        return self._disks.get((self._box, kinds.index(thing.number)))

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of a disk, or point at a space."""
        for space, (centre, reach) in self._spaces.items():
            if _near(at, centre, reach * 1.15) and (spot := Spot(SPACE, index=space)) in self.asked:
                return Grip(spot, self.rect_of(spot), aimed=True)
        for (box, place), (centre, reach) in self._disks.items():
            if box == self._box and _near(at, centre, reach * 1.15):
                thing = Thing(DISK, self._lying[box][place])
                if thing in self.held:
                    rect = self.mapRectToScene(QRectF(centre, centre).adjusted(-reach, -reach, reach, reach))
                    return Grip(thing, rect, disk_picture(thing.number, reach, self.style.ratio), QPixmap())
        return None

    # Drawing

    def _seen(self, state: DominantState) -> list[tuple[QRectF, _Row]]:
        """Return where the picture of each row lies, and what the row looks like."""
        now, own = self._now, tile_forecast.own(state, self._viewer)
        found = []
        for row, rect in enumerate(self._rows):
            spaces = [
                self._space_look(state, space, own)
                for space in colours_and_icons.spaces_of(row)
                if space in self._spaces
            ]
            look = _Row(
                row,
                f"{row + 1} {self._words.action(row)}",
                self._words.help(row) if row == now and not self._is_folded else "",
                (rect.x(), rect.y(), rect.width(), rect.height()),
                row < now,
                row == now,
                tuple(spaces),
                tuple(self._disk_looks(colours_and_icons.ROWS[row].box)),
            )
            found.append((self._room(rect), look))
        return found

    def _space_look(self, state: DominantState, space: int, own: frozenset[int]) -> _Space:
        at, reach = self._spaces[space]
        is_acting, animal = space == acting(state), state.spaces[space]
        return _Space(
            space,
            at.x(),
            at.y(),
            reach,
            self.owner if is_acting else animal,
            is_acting,
            animal in own,
            space in self.stale,
            Spot(SPACE, index=space) in self.asked,
        )

    def _disk_looks(self, box: int) -> Iterator[_Disk]:
        places = [(place, found) for (where, place), found in self._disks.items() if where == box]
        threatened = self.threatened(box) if places else ()
        for place, (at, reach) in places:
            kind = self._lying[box][place]
            is_held = box == self._box and Thing(DISK, kind) in self.held
            yield _Disk(kind, at.x(), at.y(), reach, self._feeds(kind), kind in threatened, is_held)

    def _room(self, rect: QRectF) -> QRectF:
        """Return the place of the picture of a row, by that of the row."""
        aside = _FRAME * self.style.unit
        return piece_pixmaps.part_room(self, rect.adjusted(-aside, -2, aside, 2))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the rows from the top."""
        if self._state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(self.rect, 8 * self.style.unit), colour(self.style.colours.panel))
        exposed = option.exposedRect  # empty where the pictures are asked for that it takes
        for room, look in self._looks:
            if exposed.isEmpty() or exposed.intersects(room):
                piece_pixmaps.draw_part(painter, self, ("row", look), room, partial(self._row, look))

    def _row(self, look: _Row, painter: QPainter) -> None:
        unit, tints, rect, row = self.style.unit, self.style.colours, look.rect, look.number
        if look.is_running:
            plate = rounded(rect.adjusted(-5 * unit, 1 * unit, 5 * unit, -1 * unit), 8 * unit)
            painter.fillPath(plate, colour(tints.panel_raised))
            painter.setPen(line(colour("#d98e1f"), 3 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(plate)
        elif row:
            painter.setPen(line(colour(tints.panel_line), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        if look.is_done:
            self._name_done(painter, look)
        else:
            named_to = self._name(painter, look)
            if row == ActionRow.COMPETITION:
                self._slots(painter, look, named_to + 6 * unit)
        for space in look.spaces:
            self._space(painter, space, is_done=look.is_done)
        for disk in look.disks:
            at, reach = disk.at, disk.reach
            piece_pixmaps.element(painter, self.style, disk.kind, at, reach, is_own=disk.is_own)
            if disk.is_threatened:
                piece_painting.warning(painter, at + QPointF(reach, -reach) * 0.75, reach * 0.5)
            if disk.is_held:
                around = QRectF(at, at).adjusted(-reach, -reach, reach, reach)
                piece_painting.held(painter, around, tints.target, unit)

    def _name_done(self, painter: QPainter, look: _Row) -> None:
        """Write the name of a row that is done, with a tick before it."""
        unit, rect = self.style.unit, look.rect
        font = fonts.text(self._letters.least_font - 2, bold=True)
        tick = QRectF(rect.left() + 4 * unit, rect.top(), 16 * unit, rect.height())
        wide = 102 * unit
        if self._is_folded:
            tick.setWidth(writing.width_of(font, "✓"))
            pieces = [space.x - space.reach for space in look.spaces]
            pieces += [disk.x - disk.reach for disk in look.disks]
            wide = min(pieces, default=rect.right()) - tick.right() - 8 * unit
        words = QRectF(tick.right() + 2 * unit, rect.top(), wide, rect.height())
        least, narrowest = (0, _NARROW) if self._is_folded else (piece_painting.LEAST, writing.NARROWEST)
        writing.draw_line(painter, tick, "✓", font, colour(colours_and_icons.ink(self.style.theme, "plant")))
        tint = colour(self.style.colours.text_muted)
        writing.draw_line(painter, words, look.name, font, tint, least=least, narrowest=narrowest)

    def _name(self, painter: QPainter, look: _Row) -> float:
        """Paint the sign of a row and write its name, and what it does if it is large; return their end."""
        unit, tints, rect = self.style.unit, self.style.colours, look.rect
        is_large = look.is_running and not self._is_folded
        size = (34 if is_large else 26 if self._is_folded else 30) * unit
        sign = QRectF(rect.left() + 4 * unit, rect.top() + 6 * unit, size, size)
        tint = colours_and_icons.ink(
            self.style.theme, "hunt" if look.number >= ActionRow.COMPETITION else "plant"
        )
        piece_pixmaps.icon(painter, self.style, colours_and_icons.ROWS[look.number].icon, sign, tint)
        tall = self._name_high
        font = fonts.text(self._letters.least_font - 2 * self._is_folded, bold=True)
        if is_large:
            font = fonts.title(round(19 * unit))
            tall = 24 * unit
        first, aside = (36 if self._is_folded else 45) * unit, 5 * unit
        if self._is_folded and look.number == ActionRow.COMPETITION:
            aside = 27 * unit  # for the sign of tundra
        top = rect.top() + (2 * unit if is_large else 0)
        words = QRectF(rect.left() + first, top, rect.width() - first - aside, tall)
        writing.draw_line(painter, words, look.name, font, colour(tints.text))
        if is_large:
            small = fonts.text(max(round(13.5 * unit), piece_painting.LEAST))
            below = words.translated(0, tall - 2 * unit)
            writing.draw_line(painter, below, look.note, small, colour(tints.text_muted))
        return words.left() + writing.width_of(font, look.name)

    def _slots(self, painter: QPainter, look: _Row, taken: float) -> None:
        """Paint what belongs to each space of Competition, and that tundra belongs to all.

        The name of the row has *taken* the room up to there.
        """
        unit, rect = self.style.unit, look.rect
        for space in look.spaces:
            at, reach = space.at, space.reach
            slot = QRectF(at.x() - reach * 1.12, at.y() - reach * 1.12, reach * 2.24, reach * 3.4)
            painter.fillPath(rounded(slot, 5 * unit), colour("#d9c79b", 0.55))
        words = self._words.also()
        font = fonts.text(max(round(13 * self._letters.unit), piece_painting.LEAST))
        wide = writing.width_of(font, words)
        right = rect.right() - 26 * unit
        room = QRectF(right - wide, rect.top(), wide, self._name_high)
        if taken < room.left():  # the sign alone says it, too
            writing.draw_line(painter, room, words, font, colour(self.style.colours.text_muted))
        centre = QPointF(right + 13 * unit, room.center().y())
        side = 9 * unit
        around = QRectF(centre, centre).adjusted(-side - 1, -side - 1, side + 1, side + 1)
        draw = partial(_draw_terrain, TUNDRA, side)
        piece_pixmaps.draw_pixmap(painter, self.style, ("terrain of a space", TUNDRA), around, draw)

    def _feeds(self, kind: int) -> bool:
        """Return whether the animal of the viewer has an element of a kind, printed or added."""
        if self._viewer < 0 or self._state is None:
            return False
        return self._state.need[self._viewer * ELEMENTS + kind] > 0

    def threatened(self, box: int) -> frozenset[int]:
        """Return the kinds in a box that take something away if no player acts.

        In Regression it is an element of the animal of the viewer, in Wasteland a disk on tundra.
        """
        if self._state is None or self._viewer < 0:
            return frozenset()
        if box == REGRESSION:
            return frozenset(forecasts(self._state).lost(self._viewer))
        return frozenset(forecasts(self._state).swept.values()) if box == WASTELAND else frozenset()

    def _space(self, painter: QPainter, look: _Space, *, is_done: bool) -> None:
        space, at, reach, animal = look.number, look.at, look.reach, look.animal
        if look.is_acting:
            painter.setPen(line(colour("#d98e1f"), reach * 0.22))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, reach * 1.16, reach * 1.16)
            if animal != NO_ANIMAL:
                piece_pixmaps.pawn(painter, self.style, animal, at, reach)
        elif animal != NO_ANIMAL:
            if look.is_own:
                painter.setPen(line(colour("#1f6fd0"), reach * 0.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, reach * 1.14, reach * 1.14)
            piece_pixmaps.pawn(painter, self.style, animal, at, reach)
            if look.is_stale:
                piece_painting.warning(
                    painter, QPointF(at.x() + reach * 0.8, at.y() - reach * 0.8), reach * 0.55
                )
        else:
            tint = self.style.colours.target if look.is_asked else "#a8925f"
            piece_pixmaps.free_place(painter, self.style, at, reach, tint)
            self._print(painter, space, at, reach)
        if is_done:
            return
        if SPECIATION_AT <= space < WANDERLUST_AT and animal != NO_ANIMAL:
            small = QPointF(at.x() + reach * 0.75, at.y() + reach * 0.8)
            piece_pixmaps.element(
                painter, self.style, SPECIATION_ELEMENTS[space - SPECIATION_AT], small, reach * 0.5
            )
        elif MIGRATION_AT <= space < COMPETITION_AT and animal != NO_ANIMAL:
            self._badge(painter, at, reach, str(MIGRATION_AT + 7 - space))
        elif COMPETITION_AT <= space < COMPETITION_AT + 7:
            self._terrains(painter, COMPETITION_TERRAINS[space - COMPETITION_AT], at, reach)

    def _print(self, painter: QPainter, space: int, at: QPointF, reach: float) -> None:
        """Paint what is printed on a free space."""
        if SPECIATION_AT <= space < WANDERLUST_AT:
            painter.save()
            painter.setOpacity(0.45)
            piece_pixmaps.element(
                painter, self.style, SPECIATION_ELEMENTS[space - SPECIATION_AT], at, reach * 0.72
            )
            painter.restore()
        elif MIGRATION_AT <= space < COMPETITION_AT:
            room = QRectF(at, at).adjusted(-reach, -reach, reach, reach)
            font = fonts.text(max(round(reach * self._grown), piece_painting.LEAST), bold=True)
            writing.draw_line(
                painter,
                room,
                str(MIGRATION_AT + 7 - space),
                font,
                colour(colours_and_icons.ink(self.style.theme, "number")),
                piece_painting.Centre,
            )

    def _badge(self, painter: QPainter, at: QPointF, reach: float, words: str) -> None:
        side = reach * self._grown
        room = QRectF(0, 0, side, side * 0.95)
        room.moveBottomRight(QPointF(at.x() + reach * 1.25, at.y() + reach * 1.15))
        painter.fillPath(rounded(room, reach * 0.3), colour(piece_painting.DARK))
        font = fonts.text(
            max(round(side * (0.95 if self._is_folded else 0.8)), piece_painting.LEAST), bold=True
        )
        writing.draw_line(painter, room, words, font, colour("#ffffff"), piece_painting.Centre)

    def _terrains(self, painter: QPainter, terrains: int, at: QPointF, reach: float) -> None:
        """Paint the two terrains of a Competition space as small hexagons; tundra belongs to all."""
        both = [one for one in range(1, 9) if terrains >> one & 1 and one != TUNDRA]
        side = reach * 0.56
        for place, terrain in enumerate(both):
            centre = QPointF(at.x() + (place - 0.5) * reach * 1.05, at.y() + reach * 1.65)
            room = QRectF(centre, centre).adjusted(-side - 1, -side - 1, side + 1, side + 1)
            draw = partial(_draw_terrain, terrain, side)
            piece_pixmaps.draw_pixmap(painter, self.style, ("terrain of a space", terrain), room, draw)


def _draw_terrain(terrain: int, side: float, painter: QPainter, room: QRectF) -> None:
    """Paint a terrain as a small hexagon with its sign."""
    look, centre, inner = colours_and_icons.TERRAINS[terrain].shown, room.center(), side * 0.6
    painter.setBrush(colour(look.ground))
    painter.setPen(line(colour(piece_painting.DARK, 0.5), 1))
    painter.drawPolygon(hexagon(centre, side))
    place = QRectF(centre, centre).adjusted(-inner, -inner, inner, inner)
    piece_painting.icon(painter, look.icon, place, colour(look.ink))


def disk_picture(kind: int, reach: float, ratio: float) -> QPixmap:
    """Return the picture of a disk that is carried."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        piece_painting.element(painter, kind, QPointF(reach, reach), reach * 0.9)

    return painted(("disk", kind), 2 * reach, 2 * reach, ratio, draw)


def _near(one: QPointF, other: QPointF, reach: float) -> bool:
    apart = one - other
    return apart.x() ** 2 + apart.y() ** 2 <= reach**2


def kinds_in_box(state: DominantState, box: int) -> list[int]:
    """Return the disks of a box by kind."""
    return [kind for kind in range(ELEMENTS) for _ in range(state.boxes[box * ELEMENTS + kind])]


def _kept(lying: list[int], kinds: list[int]) -> list[int]:
    """Return how disks lie of which none has come: those that are left stay, gaps are where others lay."""
    left, found = list(kinds), []
    for kind in lying:
        is_left = kind in left
        if is_left:
            left.remove(kind)
        found.append(kind if is_left else _GAP)
    return kinds if left else found
