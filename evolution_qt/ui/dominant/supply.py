"""What is still to come, beside the earth: the three stacks of tiles, tundra, and the bag of elements."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.cards import ELEMENTS, NO_ANIMAL, TUNDRA
from evolution_qt.games.dominant.forecast import Fact, forecasts
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import piece_painting, piece_pixmaps, tile_forecast
from evolution_qt.ui.dominant.action_display import disk_picture
from evolution_qt.ui.dominant.geometry import ROOT, hexagonal
from evolution_qt.ui.dominant.gesture_targets import BAG, DISK, STACK, Thing
from evolution_qt.ui.dominant.panels import RIGHT, Panel
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import Cell, Facts
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.gestures import Spot

translate = QCoreApplication.translate


@guarded
class StacksItem(Panel):
    """The three stacks with the tile that lies open on each, and the tundra that is left."""

    def look(self) -> Hashable:
        """Return the open tiles, how many lie below each, and which may be taken."""
        assert self.state is not None
        state = self.state
        held = self.held.intersection(self.places)
        return state.face_up, tuple(map(len, state.stacks)), state.tundra, held

    def lay(self) -> None:
        """Find the places: two stacks above, one stack and tundra below."""
        below = 18 * self.style.unit
        side = min(self.rect.width() / 4.1, (self.rect.height() - below) / (2.1 * ROOT))
        first = QPointF(side, side * ROOT / 2 + below)
        right, down = QPointF(2.1 * side, 0), QPointF(0, side * ROOT * 1.05)
        self._side = side
        self._middles = [first, first + right, first + down, first + right + down]
        self.places = {}
        for number, middle in enumerate(self._middles[:3], 1):
            half = QPointF(side, side * ROOT / 2)
            self.places[Thing(STACK, number)] = QRectF(middle - half, middle + half)

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of the tile on a stack."""
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                return Grip(thing, self.mapRectToScene(rect), self._picture(thing.number, rect), QPixmap())
        return None

    def _picture(self, number: int, rect: QRectF) -> QPixmap:
        assert self.state is not None
        terrain = self.state.face_up[number - 1]

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QPointF(rect.width() / 2, rect.height() / 2)
            piece_painting.tile(painter, terrain, middle, self._side * 0.97, "stack")

        return painted(("stack", terrain), rect.width(), rect.height(), self.style.ratio, draw)

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw the open tiles and how many lie below each."""
        unit = self.style.unit
        head = QRectF(0, 0, self.rect.width(), 16 * unit)
        words = translate("DominantTable", "tile stacks")
        self.line(painter, head, words, bold=True, size=13, tint=self.style.colours.table_text)
        counts = [len(stack) for stack in state.stacks]
        for place, middle in enumerate(self._middles):
            terrain = TUNDRA if place == 3 else state.face_up[place]
            count = state.tundra if place == 3 else counts[place]
            if terrain or count:
                piece_painting.tile(painter, terrain, middle, self._side * 0.94, "stack")
            if not count:
                continue
            room = QRectF(0, 0, 26 * unit, 17 * unit)
            room.moveCenter(middle + QPointF(self._side * 0.62, self._side * 0.72))
            painter.fillPath(rounded(room, 5 * unit), colour(piece_painting.DARK))
            if Thing(STACK, place + 1) in self.held:
                outline = hexagonal(self.places[Thing(STACK, place + 1)], 0)
                painter.strokePath(outline, line(colour("#1c1408", 0.7), 5 * unit))
                painter.strokePath(outline, line(colour(self.style.colours.target), 3 * unit))
            font = fonts.text(self.px(13), bold=True)
            shown = str(count) if place == 3 else f"+{count}"
            writing.draw_line(painter, room, shown, font, colour("#ffffff"), piece_painting.Centre)


@guarded
class BagItem(Panel):
    """Who holds Survival and what that is worth, and what is in the bag."""

    def look(self) -> Hashable:
        """Return who holds Survival with what, what is in the bag, and what may be taken of it."""
        assert self.state is not None
        held = self.held.intersection(self.places)
        return self._survival, self._holdings(), bytes(self.state.bag), held

    def _holdings(self) -> tuple[int, int]:
        """Return on how many tundra tiles the holder of Survival lives, and with how many cubes."""
        assert self.state is not None
        state, holder = self.state, self._survival[0]
        if holder == NO_ANIMAL:
            return 0, 0
        row = state.cubes[holder * CELLS : holder * CELLS + CELLS]
        lives = [row[cell] for cell in range(CELLS) if state.ground[cell] == TUNDRA and row[cell]]
        return len(lives), sum(lives)

    def lay(self) -> None:
        """Find the place of each kind in the bag, and who holds Survival."""
        assert self.state is not None
        holder = self.state.survivor()
        points, _ = forecasts(self.state).nothing.span(Fact.SURVIVAL, holder)
        self._survival = holder, points
        unit = self.style.unit
        lower = QRectF(10 * unit, 33 * unit, self.rect.width() - 16 * unit, 24 * unit)
        font = fonts.text(self.px(14), bold=True)
        word = writing.width_of(font, translate("DominantTable", "Bag"))
        first = max(46 * unit, word + 14 * unit)
        step = (lower.width() - first + 6 * unit) / ELEMENTS
        self.places = {}
        for kind in range(ELEMENTS):
            at = QPointF(lower.left() + first + kind * step, lower.center().y())
            radius = 8 * unit
            self.places[Thing(DISK, kind)] = QRectF(at, at).adjusted(-radius, -radius, radius, radius)

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a kind lies in the bag."""
        return self.home(Thing(DISK, spot.index)) if spot.sort == BAG else QRectF()

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of a kind."""
        for thing, rect in self.places.items():
            if not rect.adjusted(-3, -3, 3, 3).contains(at):
                continue
            if (spot := Spot(BAG, index=thing.number)) in self.asked:
                return Grip(spot, self.mapRectToScene(rect), aimed=True)
            if thing in self.held:
                picture = disk_picture(thing.number, rect.width() / 2, self.style.ratio)
                return Grip(thing, self.mapRectToScene(rect), picture, QPixmap())
        return None

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw two lines."""
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        holder, worth = self._survival
        upper = QRectF(10 * unit, 4 * unit, self.rect.width() - 20 * unit, 26 * unit)
        sign = QRectF(upper.left(), upper.top() + 4 * unit, 18 * unit, 18 * unit)
        piece_painting.icon(painter, "snowflake-2", sign, colour("#5b8fb0"))
        words = translate("DominantTable", "Survival")
        self.line(painter, upper.adjusted(24 * unit, 0, 0, 0), words, bold=True, size=14)
        if holder == NO_ANIMAL:
            words = translate("DominantTable", "held by none")
            self.line(painter, upper, words, size=13, tint=tints.text_muted, align=RIGHT)
        else:
            tiles, cubes = self._holdings()
            words = filled(
                translate("DominantTable", "{cubes}, {tiles}: +{points}"),
                {"cubes": self.words.cubes(cubes), "tiles": self.words.tiles(tiles), "points": worth},
            )
            title = fonts.text(self.px(14), bold=True)
            left = 24 * unit + writing.width_of(title, translate("DominantTable", "Survival")) + 8 * unit
            at = QPointF(upper.left() + left + 10 * unit, upper.center().y())
            piece_pixmaps.pawn(painter, self.style, holder, at, 10 * unit)
            self.line(painter, upper.adjusted(left + 24 * unit, 0, 0, 0), words, size=13, align=RIGHT)
        lower = QRectF(10 * unit, 33 * unit, self.rect.width() - 16 * unit, 24 * unit)
        self.line(painter, lower, translate("DominantTable", "Bag"), bold=True, size=14)
        for thing, rect in self.places.items():
            piece_pixmaps.element(painter, self.style, thing.number, rect.center(), rect.width() / 2)
            room = QRectF(rect.right() + 2 * unit, lower.top(), 20 * unit, lower.height())
            self.line(painter, room, str(state.bag[thing.number]), size=12.5)
            if thing in self.held:
                piece_painting.held(painter, rect, tints.target, unit)


@guarded
class LensItem(Panel):
    """A lens: what the numbers on the earth count while it is in use."""

    def __init__(self, drag: Drag, words: DominantWords, number: int) -> None:
        super().__init__(drag, words)
        self.number = number
        self._is_on = False

    def show_lens(self, lens: int) -> None:
        """Look pressed while it is in use."""
        if self._is_on != (lens == self.number):
            self._is_on = not self._is_on
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a button with its key."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, room = self.style.unit, self.rect
        ground, ink = ("#f0bf35", "#1c1a17") if self._is_on else ("#1c3347", "#ffffff")
        painter.fillPath(rounded(room, room.height() / 2), colour(ground, 0.9))
        disk = room.height() / 2
        painter.setPen(line(colour(ink, 0.8), unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(disk, disk), disk * 0.68, disk * 0.68)
        font = fonts.text(self.px(14), bold=True)
        key = QRectF(0, 0, 2 * disk, room.height())
        writing.draw_line(painter, key, str(self.number), font, colour(ink), piece_painting.Centre)
        words = room.adjusted(2 * disk + 3 * unit, 0, -6 * unit, 0)
        writing.draw_line(
            painter, words, self.words.lens(self.number), font, colour(ink), least=piece_painting.LEAST
        )


@guarded
class TabItem(Panel):
    """A panel that is folded, or the one that is open: a click opens it."""

    def __init__(self, drag: Drag, words: DominantWords, page: int) -> None:
        super().__init__(drag, words)
        self.page = page
        self._is_on = False

    def show_page(self, page: int) -> None:
        """Look open while its panel is."""
        if self._is_on != (page == self.page):
            self._is_on = not self._is_on
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a plate with the name of the panel."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints = self.style.colours
        self.plate(painter, self.rect, is_raised=self._is_on, edge=tints.selected if self._is_on else "")
        room = self.rect.adjusted(4, 0, -4, 0)
        tint = tints.text if self._is_on else tints.text_muted
        words = self.words.page(self.page)
        self.line(painter, room, words, bold=True, size=13, tint=tint, align=piece_painting.Centre)


_AROUND: Final = QMarginsF(5, 2, 5, 3)
"""Units around the lines of the legend."""


@guarded
class LegendItem(Panel):
    """What the marks on the earth mean, each with a word or two."""

    columns = 1
    """In how many columns the marks stand."""
    dying = 0
    """How many cubes die at Reset as things stand, which its token of those shows."""

    def look(self) -> Hashable:
        """Return whose marks they are, what feeds it, and how many cubes die."""
        return self.viewer, self._feeding, self.dying

    def lay(self) -> None:
        """Count the cubes that die."""
        assert self.state is not None
        self.dying = sum([one.dying for one in tile_forecast.accounts(self.state)])

    @property
    def _feeding(self) -> int:
        """Return the first kind that the animal of the viewer has."""
        assert self.state is not None
        need = self.state.need[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS]
        return next((one for one in range(ELEMENTS) if need[one]), 0)

    def facts_in(self, style: Style) -> Facts:
        """Return the marks with a word or two each, laid out in a style."""
        animal, place, dies = max(self.viewer, 0), QRectF(4, 4.1, 19, 11.4), piece_painting.DIES
        dying, feeding = self.dying, 0 if self.state is None else self._feeding

        def token(
            painter: QPainter, cubes: int = 1, danger: int = 0, lead: int = 0, tied: bool = False
        ) -> None:
            leads = lead > 0
            piece_painting.token(painter, animal, cubes, place, is_leading=leads, is_tied=tied, danger=danger)
            piece_painting.marks(painter, place, lead=lead, danger=danger)

        def element(painter: QPainter) -> None:
            piece_painting.element(painter, feeding, QPointF(13.5, 9), 7.2, is_own=True)

        rows: tuple[tuple[Callable[[QPainter], None], str], ...] = (
            (partial(token, lead=3), translate("DominantTable", "lead of 1, 2, 3+")),
            (partial(token, tied=True), translate("DominantTable", "tied for it")),
            (partial(token, cubes=dying, danger=dies), translate("DominantTable", "dies at Reset")),
            (partial(token, danger=piece_painting.CLOSE), translate("DominantTable", "lives on 1 element")),
            (element, translate("DominantTable", "feeds you")),
        )
        key = animal, dying, feeding
        marks = [(_mark((*key, at), style, paint), Cell(words)) for at, (paint, words) in enumerate(rows)]
        marks += [(Cell(), Cell())] * (-len(marks) % self.columns)
        high = len(marks) // self.columns
        cells = [[cell for mark in marks[at::high] for cell in mark] for at in range(high)]
        return Facts(
            cells, style, font=max(round(12 * style.unit), piece_painting.LEAST), ink="#ffffff", gaps=(4, 0)
        )

    def size_in(self, style: Style) -> QSizeF:
        """Return how large it is in a style."""
        return self.facts_in(style).size.grownBy(_AROUND * style.unit)

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw a line for each mark."""
        if self.viewer >= 0:
            unit = self.style.unit
            painter.fillPath(rounded(self.rect, 6 * unit), colour("#1c3347", 0.88))
            self.facts_in(self.style).draw(painter, QPointF(_AROUND.left(), _AROUND.top()) * unit)


def _mark(key: tuple[int, ...], style: Style, paint: Callable[[QPainter], None]) -> Cell:
    """Return a sign of the legend."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(style.unit, style.unit)
        paint(painter)

    return Cell(sign=painted(("legend", key), 27 * style.unit, 18.4 * style.unit, style.ratio, draw))


@guarded
class BackItem(Panel):
    """A button that forgets the last planned move."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a plate with the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.plate(painter, self.rect, is_raised=True)
        room = self.rect.adjusted(6, 0, -6, 0)
        self.line(painter, room, self.words.back_button(), bold=True, align=piece_painting.Centre)
