"""The board of the animal at the bottom: what it has, what it is asked, what a decision would bring."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.cards import ELEMENTS, MOST_ELEMENTS, PRINTED
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.state import PLANNING, DominantState
from evolution_qt.ui.dominant import colours_and_icons, piece_painting, piece_pixmaps, tile_forecast
from evolution_qt.ui.dominant.action_display import ahead, disk_picture
from evolution_qt.ui.dominant.gesture_targets import BOARD, OWN_DISK, Thing
from evolution_qt.ui.dominant.panels import Panel
from evolution_qt.ui.dominant.words import DominantWords, LossesAhead
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, disc, line
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.phrasing import unbroken
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.gestures import Spot

translate = QCoreApplication.translate

_REACH: Final = 17.5
"""Units of the radius of the player's own element."""
_BUTTON: Final = 96
"""Units that a button is wide while the board is folded, of those of its writing."""
_MATTER: Final = 150
"""And so many a choice that is about no place."""
_APART: Final = 40.5
"""Units between the own elements."""
_COUNT: Final = 24
"""Units that the count of pawns takes which are not shown."""
_PAWN: Final = 27
"""Units that a pawn takes which acts before the next own one."""


@guarded
class OwnItem(Panel):
    """The board of the animal at the bottom: its elements, pawns, cubes, and what is asked of it."""

    _is_ahead = False

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag, words)
        self.matters: dict[Spot, tuple[QRectF, str]] = {}
        """The choices that are about no place, and their words."""
        self.ahead: list[tuple[int, int, QRectF]] = []
        """The pawns painted that act before the next own one, and that one: row, animal and place."""
        self.buttons = 0
        """How many buttons lie in its corner."""
        self.tool: Thing | None = None
        """What is carried to a place: a pawn, or what the question is about."""
        self.tool_icon = ""
        self._kinds: list[int] = []
        self._account: tile_forecast.AnimalAccount | None = None
        self._losing: frozenset[int] = frozenset()
        """The own kinds of which one is lost as it stands."""
        self._losses = ""
        """What else is lost, in words, while pawns are placed."""
        self._ahead_of: list[tuple[int, int]] = []
        """The pawns that act before the next own one and that one, by row and animal; none without."""

    def show_matters(self, matters: Sequence[tuple[Spot, str]]) -> None:
        """Offer choices that are about no place, in words."""
        unit = self.style.unit
        left = self.rect.right() - 514 * unit
        wide = min(190 * unit, 384 * unit / max(len(matters), 1))
        rects = [
            QRectF(left + at * wide, 68 * unit, wide - 8 * unit, 36 * unit) for at in range(len(matters))
        ]
        if self.is_folded:  # one above the other, where the buttons are
            wide, high = _MATTER * self.letters.unit, 98 * unit / max(len(matters), 1)
            left = self.rect.right() - 8 * unit - wide
            rects = [QRectF(left, 8 * unit + at * high, wide, high - 3 * unit) for at in range(len(matters))]
        self.matters = {spot: (rect, words) for rect, (spot, words) in zip(rects, matters, strict=True)}

    # Where things stand on it

    def ribbon_place(self) -> QRectF:
        """Return where in the scene the question stands."""
        unit = self.style.unit
        if not self.is_folded:
            return self.mapRectToScene(
                QRectF(self.rect.right() - 520 * unit, 8 * unit, 512 * unit, 54 * unit)
            )
        left = self._words_left
        right = min([rect.left() for rect, _ in self.matters.values()], default=self._buttons_left)
        return self.mapRectToScene(QRectF(left, 8 * unit, right - left - 6 * unit, 98 * unit))

    def button_places(self) -> tuple[QRectF, QRectF]:
        """Return where in the scene the button stands, and that which takes back."""
        unit, right = self.style.unit, self.rect.right()
        if not self.is_folded:
            button = QRectF(right - 128 * unit, 69 * unit, 120 * unit, 38 * unit)
            return self.mapRectToScene(button), self.mapRectToScene(
                QRectF(right - 256 * unit, 69 * unit, 122 * unit, 38 * unit)
            )
        button = QRectF(self._buttons_left, 60 * unit, right - self._buttons_left - 8 * unit, 47 * unit)
        return self.mapRectToScene(button), self.mapRectToScene(button.translated(0, -52 * unit))

    @property
    def _words_left(self) -> float:
        """Return where the words begin while it is folded: behind elements and what is carried."""
        return self._tool_rect.right() + 10 * self.style.unit

    @property
    def _buttons_left(self) -> float:
        return self.rect.right() - 8 * self.style.unit - _BUTTON * self.letters.unit

    def _element_at(self, place: int) -> QPointF:
        """Return the middle of the player's own element: all in one row, or in two while it is folded."""
        unit = self.style.unit
        x = self._left + (_REACH + (place % 3 if self.is_folded else place) * _APART) * unit
        return QPointF(x, ((34 + place // 3 * 46) if self.is_folded else 58) * unit)

    @property
    def _tool_rect(self) -> QRectF:
        unit, side = self.style.unit, 44 * self.style.unit
        if self.is_folded:
            return QRectF(self._left + (3 * _APART + 8) * unit, self.rect.center().y() - side / 2, side, side)
        return QRectF(self.rect.right() - 528 * unit - side, 13 * unit, side, side)

    def home(self, thing: Thing) -> QRectF:
        """Return where a thing lies in the scene."""
        return self.mapRectToScene(self._tool_rect) if thing == self.tool else super().home(thing)

    def _tool_picture(self) -> QPixmap:
        side = self._tool_rect.width()

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_tool(painter, QRectF(0, 0, side, side))

        return painted(("tool", self.tool, self.tool_icon, self.viewer), side, side, self.style.ratio, draw)

    def _paint_tool(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is carried: the pawn of the animal, or a sign on its colour."""
        radius = rect.width() * 0.46
        piece_pixmaps.pawn(painter, self.style, self.viewer, rect.center(), radius)
        if self.tool_icon:
            small = QRectF(0, 0, rect.width() * 0.5, rect.height() * 0.5)
            small.moveBottomRight(rect.bottomRight())
            painter.fillPath(disc(small.center(), small.width() / 2), colour(piece_painting.CREAM))
            inset = small.width() * 0.18
            sign = small.adjusted(inset, inset, -inset, -inset)
            piece_painting.icon(painter, self.tool_icon, sign, colour(piece_painting.DARK))

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a choice stands in the scene."""
        return self.mapRectToScene(self.matters[spot][0]) if spot in self.matters else QRectF()

    def look_ahead(self, *, is_ahead: bool) -> None:
        """Leave the room of its last lines to what a decision would bring, or not."""
        if is_ahead != self._is_ahead:
            self._is_ahead = is_ahead
            self.refresh()

    def preview_rooms(self) -> list[QRectF]:
        """Return where in the scene it is said what a decision would bring: below the question, or there.

        The room is empty where choices stand.
        """
        if self.is_folded:
            return [self.ribbon_place()]
        if self.matters:
            return [QRectF()]
        unit = self.style.unit
        left = self.rect.right() - 514 * unit
        below = QRectF(left, 64 * unit, self._ahead_end - left, self.rect.height() - 68 * unit)
        return [self.mapRectToScene(below), self.mapRectToScene(below.adjusted(0, -54 * unit, 0, 0))]

    def look(self) -> Hashable:
        """Return what the animal has, is asked and loses, and who acts before it."""
        state, animal = self.state, self.viewer
        if state is None or animal < 0:
            return None
        return (
            animal,
            self.names[state.seat_of[animal]],
            (tuple(self._kinds), self._losing, self.held.intersection(self.places), bool(self.held)),
            (state.pawns[animal], state.pool[animal], self._account),
            (self.tool if self.tool in self.held else None, self.tool_icon),
            tuple([words for _, words in self.matters.values()]),
            (self._is_ahead, self.buttons, tuple(self._ahead_of), self._losses),
        )

    def lay(self) -> None:
        """Find the places of the disks, and what lies ahead."""
        assert self.state is not None
        self.places = {}
        if self.viewer < 0:
            self._losses = ""
            return
        found = ahead(self.state)
        own = next((at for at, (_, animal) in enumerate(found) if animal == self.viewer), -1)
        self._ahead_of = found[: own + 1]
        self._losing = frozenset(forecasts(self.state).lost(self.viewer))
        self._account = tile_forecast.accounts(self.state)[self.viewer]
        is_planning = self.state.phase == PLANNING
        self._losses = LossesAhead(self.words).lost(self.state, self.viewer) if is_planning else ""
        unit = self.style.unit
        self._kinds = tile_forecast.elements(self.state, self.viewer)
        printed = PRINTED[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS]
        radius = _REACH * unit
        for place, kind in enumerate(self._kinds):
            at = self._element_at(place)
            rect = QRectF(at, at).adjusted(-radius, -radius, radius, radius)
            if place >= sum(printed):
                self.places.setdefault(Thing(OWN_DISK, kind), rect)

    @property
    def _left(self) -> float:
        return self.rect.height() * 1.16

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of an added disk, make a choice, or let the only thing there is to take come here."""
        if self.tool in self.held and self._tool_rect.contains(at):
            rect = self.mapRectToScene(self._tool_rect)
            return Grip(self.tool, rect, self._tool_picture(), QPixmap())
        for spot, (rect, _) in self.matters.items():
            if rect.contains(at):
                return Grip(spot, self.mapRectToScene(rect), aimed=True)
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                picture = disk_picture(thing.number, rect.width() / 2, self.style.ratio)
                return Grip(thing, self.mapRectToScene(rect), picture, QPixmap())
        if (spot := Spot(BOARD)) in self.asked and self.rect.contains(at):
            return Grip(spot, self.scene_rect, aimed=True)
        return None

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw portrait, elements, numbers."""
        self.ahead = []
        unit, tints = self.style.unit, self.style.colours
        edge = "#3f86e0" if self.viewer >= 0 else ""
        self.plate(painter, self.rect.adjusted(1, 1, -1, -1), is_raised=True, edge=edge)
        if self.viewer < 0:
            return
        side = self.rect.height() - 14 * unit
        piece_pixmaps.portrait(
            painter, self.style, self.viewer, QRectF(7 * unit, 7 * unit, side * 1.08, side)
        )
        radius = _REACH * unit
        printed = sum(PRINTED[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS])
        for place in range(MOST_ELEMENTS):
            at = self._element_at(place)
            if place < len(self._kinds):
                piece_pixmaps.element(painter, self.style, self._kinds[place], at, radius)
                if self._kinds[place] in self._losing and self._kinds[place] not in self._kinds[place + 1 :]:
                    piece_painting.warning(painter, at + QPointF(radius, -radius) * 0.75, radius * 0.42)
            else:
                piece_pixmaps.free_place(painter, self.style, at, radius, "#a8925f")
        for thing, rect in self.places.items():
            if thing in self.held:
                piece_painting.held(painter, rect, tints.target, unit)
        if not self.is_folded:
            self._write(painter, state, printed)
        elif not self.buttons and not self.matters:
            self._write_name(painter, state)
        if self.tool in self.held:
            self._paint_tool(painter, self._tool_rect)
            piece_painting.held(painter, self._tool_rect, tints.target, unit)
        if self.matters:
            for rect, words in self.matters.values():
                self.plate(painter, rect, is_raised=True, edge=tints.target)
                self.line(painter, rect.adjusted(6, 0, -6, 0), words, bold=True, align=piece_painting.Centre)
        elif not self._is_ahead and not self.is_folded:
            self._ahead(painter)

    def _write_name(self, painter: QPainter, state: DominantState) -> None:
        """Write whose board it is where buttons would be."""
        words = self.words.seat([self.viewer], self.names[state.seat_of[self.viewer]])
        room = self.mapRectFromScene(self.button_places()[0].united(self.button_places()[1]))
        for px in range(self.px(18), self.px(12) - 1, -1):
            name = writing.Paragraph(words, fonts.title(px), room.width(), piece_painting.Centre, leading=0.9)
            is_whole = all(writing.width_of(fonts.title(px), one) <= room.width() for one in unbroken(words))
            if is_whole and name.size.height() <= room.height():
                break
        top = room.center().y() - name.size.height() / 2
        name.draw(painter, QPointF(room.left(), top), colour(self.style.colours.text))

    def _write(self, painter: QPainter, state: DominantState, printed: int) -> None:
        """Write whose board it is, and its numbers."""
        unit, tints = self.style.unit, self.style.colours
        words = self.words.seat([self.viewer], self.names[state.seat_of[self.viewer]])
        head = QRectF(self._left, 4 * unit, 270 * unit, 28 * unit)
        title = fonts.title(round(20 * unit))
        writing.draw_line(painter, head, words, title, colour(tints.text), least=self.px(12))
        note = filled(
            translate("DominantTable", "{printed} printed, {added} added"),
            {"printed": printed, "added": len(self._kinds) - printed},
        )
        self.line(
            painter,
            QRectF(self._left, 80 * unit, 260 * unit, 20 * unit),
            note,
            size=13,
            tint=tints.text_muted,
        )
        account = self._account
        assert account is not None
        numbers = _numbers(state, self.viewer, account)
        left = self._left + 248 * unit
        small = fonts.text(self.px(13))
        wide = [max(writing.width_of(small, what), 34 * unit) for _, what in numbers]
        spare = (self._tool_rect.left() - left - 6 * unit - sum(wide)) / len(wide)
        gap = min(max(spare, 7 * unit), 24 * unit)
        squeeze = min((sum(wide) + (spare - gap) * len(wide)) / sum(wide), 1)
        x = left
        for (number, what), own in zip(numbers, wide, strict=True):
            room = QRectF(x, 10 * unit, own * squeeze, 36 * unit)
            x = room.right() + gap
            writing.draw_line(
                painter,
                room,
                str(number),
                fonts.title(round(27 * unit)),
                colour(tints.text),
                piece_painting.Centre,
            )
            self.line(
                painter,
                room.translated(0, 32 * unit),
                what,
                size=13,
                tint=tints.text_muted,
                align=piece_painting.Centre,
            )
        if account.dying:
            words = self.words.losses(account.dying)
            self.line(
                painter,
                QRectF(left, 80 * unit, 300 * unit, 20 * unit),
                words,
                bold=True,
                size=14,
                tint=colours_and_icons.ink(self.style.theme, "danger"),
            )

    def _ahead(self, painter: QPainter) -> None:
        """Paint the pawns that act before the next own one, and that one."""
        unit = self.style.unit
        left = self.rect.right() - 516 * unit
        y = self.rect.bottom() - 24 * unit
        if len(self._ahead_of) <= 1:
            self._tip(painter, QRectF(left, y - 28 * unit, 380 * unit, 24 * unit))
            return
        words = translate("DominantTable", "Next")
        self.line(painter, QRectF(left, y - 12 * unit, 76 * unit, 24 * unit), words, bold=True, size=14)
        self._queue(painter, self._ahead_of, left + 80 * unit, y)

    @property
    def lost(self) -> str:
        """Return what is lost if no player acts, while pawns are placed and nothing else is shown."""
        return "" if self.matters or self._is_ahead or self.is_folded else self._losses

    def _tip(self, painter: QPainter, room: QRectF) -> None:
        """Write what is lost if no player acts; else where outcomes are shown."""
        tints = self.style.colours
        if lost := self.lost:
            font = fonts.text(self.px(14), bold=True)
            paragraph = writing.Paragraph(lost, font, self._ahead_end - room.left(), leading=0.92)
            paragraph.draw(painter, room.topLeft(), colour(tints.warning))
        elif self.held:
            tip = translate("DominantTable", "Point at a space to see its effect here.")
            self.line(painter, room, tip, size=14, tint=tints.text_muted)

    def _queue(self, painter: QPainter, queue: Sequence[tuple[int, int]], x: float, y: float) -> None:
        """Paint pawns by row and animal, the last one the own: as closely as needed for all to have room.

        Where that is not enough the last of those before the own one are only counted.
        """
        assert self.state is not None
        unit, own_animals = self.style.unit, tile_forecast.own(self.state, self.viewer)
        radius = 12 * unit
        others, own = list(queue[:-1]), queue[-1]
        groups = _by_row(queue)
        step, hidden = self._step(groups, self._ahead_end - x), 0
        while step < radius and others:
            others.pop()
            hidden += 1
            groups = [*_by_row(others), [own]]
            step = self._step(groups, self._ahead_end - x - _COUNT * unit)
        for place, group in enumerate(groups, 1):
            if hidden and place == len(groups):
                room = QRectF(x, y - radius, _COUNT * unit, 2 * radius)
                self.line(painter, room, f"+{hidden}", bold=True, size=13)
                x = room.right()
            x = self._row_icon(painter, group[0][0], x + 4 * unit, y)
            for row, animal in group:
                centre = QPointF(x + radius, y)
                if animal in own_animals:
                    painter.setPen(line(colour("#1f6fd0"), 3 * unit))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(centre, radius * 1.14, radius * 1.14)
                piece_pixmaps.pawn(painter, self.style, animal, centre, radius)
                self.ahead.append((row, animal, _around(centre, radius)))
                x += step
            x += _PAWN * unit - step

    def _step(self, groups: Sequence[Sequence[tuple[int, int]]], room: float) -> float:
        """Return how far apart the pawns of a row stand so that all have *room*; negative if they cannot."""
        whole = _PAWN * self.style.unit
        room -= sum([self._icon_width(group[0][0]) + 4 * self.style.unit + whole for group in groups])
        behind = sum(map(len, groups)) - len(groups)
        if room < 0:
            return room
        return min(room / behind, whole) if behind else whole

    @property
    def _ahead_end(self) -> float:
        """Return where the buttons begin, or the end of the board."""
        return self.rect.right() - (16 + 122 * self.buttons) * self.style.unit

    def _icon_width(self, row: int) -> float:
        """Return how much room the number and the sign of a row take."""
        font = fonts.text(self.px(13), bold=True)
        return writing.width_of(font, str(row + 1)) + 22 * self.style.unit

    def _row_icon(self, painter: QPainter, row: int, x: float, y: float) -> float:
        """Paint the number and the sign of a row before its pawns; return where they begin."""
        unit, tints = self.style.unit, self.style.colours
        words = str(row + 1)
        font = fonts.text(self.px(13), bold=True)
        wide = writing.width_of(font, words)
        room = QRectF(x, y - 10 * unit, wide, 20 * unit)
        writing.draw_line(painter, room, words, font, colour(tints.text_muted))
        sign = QRectF(room.right() + 2 * unit, y - 8 * unit, 16 * unit, 16 * unit)
        piece_painting.icon(painter, colours_and_icons.ROWS[row].icon, sign, colour(tints.text_muted))
        return sign.right() + 4 * unit


def _numbers(
    state: DominantState, animal: int, account: tile_forecast.AnimalAccount
) -> list[tuple[int, str]]:
    """Return what is counted of the own animal, and what it is."""
    return [
        (state.pawns[animal], translate("DominantTable", "pawns")),
        (state.pool[animal], translate("DominantTable", "cubes left")),
        (account.tiles, translate("DominantTable", "tiles")),
        (account.dominated, translate("DominantTable", "dominated")),
    ]


@guarded
class OwnNumbersItem(Panel):
    """What the own board says in numbers and words, while that has no room for them."""

    _account: tile_forecast.AnimalAccount | None = None
    _lost = ""

    def look(self) -> Hashable:
        """Return whose numbers they are, the numbers, and what is lost."""
        state, animal = self.state, self.viewer
        if state is None or animal < 0:
            return None
        who = animal, self.names[state.seat_of[animal]]
        return who, state.pawns[animal], state.pool[animal], self._account, self._lost

    def lay(self) -> None:
        """Count what the animal has, and what it loses if no player acts."""
        assert self.state is not None
        state = self.state
        self._account = tile_forecast.accounts(state)[self.viewer] if self.viewer >= 0 else None
        is_planning = state.phase == PLANNING and self.viewer >= 0
        self._lost = LossesAhead(self.words).lost(state, self.viewer) if is_planning else ""

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Write the name, the numbers, and what is lost."""
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect, is_raised=True)
        if self._account is None:
            return
        room = self.rect.adjusted(9 * unit, 4 * unit, -9 * unit, -4 * unit)
        line = QRectF(room.left(), room.top(), room.width(), 20 * unit)
        words = self.words.seat([self.viewer], self.names[state.seat_of[self.viewer]])
        self.line(painter, line, words, bold=True, size=14)
        half = QRectF(room.left(), line.bottom(), room.width() / 2 - 3 * unit, 18 * unit)
        for at, (number, what) in enumerate(_numbers(state, self.viewer, self._account)):
            place = half.translated(at % 2 * room.width() / 2, at // 2 * half.height())
            self.line(painter, place, str(number), bold=True, size=14)
            self.line(painter, place.adjusted(20 * unit, 0, 0, 0), what, size=13, tint=tints.text_muted)
        lost = self._lost or (self.words.losses(self._account.dying) if self._account.dying else "")
        if lost:
            font = fonts.text(self.px(12), bold=True)
            below = writing.Paragraph(lost, font, room.width(), leading=0.86)
            start = QPointF(room.left(), half.bottom() + half.height())
            below.draw(painter, start, colour(tints.warning))


def _by_row(pawns: Sequence[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return pawns, by row and animal, in groups of the same row."""
    return [list(group) for _, group in groupby(pawns, key=itemgetter(0))]


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre, centre).adjusted(-radius, -radius, radius, radius)
