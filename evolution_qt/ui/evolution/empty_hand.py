"""What lies in the place of a hand without cards: the food bag as it fills, and what own traits do now."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, down, grain, line, mix, rounded, shadow
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.notes import Cell, Facts
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.pixmaps import painted

SMALLEST: Final = fonts.CROWDED
"""Pixels of the smallest writing."""
_BAG: Final = 0.3
"""The share of the width that bag and chips take."""
_BAG_GROWS: Final = 0.12
"""How much of the growth of writing the bag has."""
_ALONE: Final = 0.4
"""The share that they take without traits beside them."""
_CHIPS: Final = 0.25
"""How much of the height the chips keep."""
_MOST_COLUMNS: Final = 3
_GAP: Final = 10.0
"""Units between the animal of a trait and its words."""
_SIGN: Final = 1.4
"""The side of the animal of a trait, compared to the size of writing."""
_LEATHER: Final = ("#a8743c", "#6d431d")


@dataclass(frozen=True)
class EmptyHandLook:
    """The words in the place of an empty hand."""

    food: int = 0
    """How much is in the bag."""
    title: str = ""
    below: str = ""
    """What it is worth, and what else will come."""
    heading: str = ""
    traits: tuple[CardFace, ...] = ()
    """The traits that do something now."""


@guarded
class EmptyHandItem(Item):
    """A sheet in the band of the hand."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.look = EmptyHandLook()
        self._laid: tuple[object, Facts] | None = None
        """The traits, and for what look they are laid out."""
        self.setZValue(zvalues.ZONE)
        self.hide()  # until there is something to tell
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: EmptyHandLook) -> None:
        """Show this."""
        if look != self.look:
            self.look = look
            self.update()

    @property
    def sheet(self) -> QRectF:
        """Return the whole sheet: where no trait does anything, the bag lies in the middle."""
        aside = 0.0 if self.look.traits else self.size.width() * (1 - _ALONE) / 2
        return self.rect.adjusted(aside, 0, -aside, 0)

    @property
    def bag_room(self) -> QRectF:
        """Return the room of the bag and its chips."""
        pad, sheet = 12 * self.style.unit, self.sheet
        if self.look.traits:
            sheet.setWidth(self.size.width() * _BAG + pad / 2)
        return sheet.adjusted(pad, pad, -pad, -pad)

    @property
    def traits_room(self) -> QRectF:
        """Return the room of the traits."""
        pad = 12 * self.style.unit
        left = self.size.width() * _BAG + pad / 2
        return QRectF(left, pad, self.size.width() - left - pad, self.size.height() - 2 * pad)

    @property
    def facts(self) -> Facts:
        """Return the traits with their texts: in the largest writing in which all have room.

        Where none has, or where larger writing is wished and they have no room for it, names stand alone.
        """
        key = (self.look, self.style, self.size)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self._fitted()
        return self._laid[1]

    @property
    def lines(self) -> list[str]:
        """Return what is read aloud beside what is in the bag: its worth, and what each trait does."""
        if not self.look.traits:
            return [self.look.below]
        traits = [cell.line for row in self.facts.rows for cell in row if cell.line]
        return [self.look.below, self.facts.title, *traits]

    def cells(self) -> list[QRectF]:
        """Return where the traits stand below their heading."""
        found = []
        for number in range(len(self.look.traits)):
            row, column = divmod(number, len(self.facts.rows[0]) // 2)
            sign, words = (self.facts.places[row, 2 * column + part] for part in (0, 1))
            found.append(sign.united(words).translated(self.traits_room.topLeft()))
        return found

    def _fitted(self) -> Facts:
        style, usual = self.style, self.style.least_font
        middle = round((usual + style.font) / 2) if style.laid > 1 else SMALLEST
        for has_texts, least in ((True, max(middle, SMALLEST)), (False, SMALLEST)):
            sizes = range(least, max(style.font, least) + 1)
            columns_in = partial(self._columns_that_fit, has_texts=has_texts)
            found = bisect_left(sizes, True, key=lambda size: not columns_in(size))
            if found:
                size = sizes[found - 1]
                return self._facts(columns_in(size), size, has_texts=has_texts)
        return self._facts(self._most_columns, SMALLEST, has_texts=False)

    @property
    def _most_columns(self) -> int:
        return min(_MOST_COLUMNS, len(self.look.traits))

    def _columns_that_fit(self, size: int, *, has_texts: bool) -> int:
        """Return in how few columns the traits have room in a size of writing; 0 if in none."""
        room, font = self.traits_room.size(), QFontMetricsF(fonts.text(size))
        words = "".join(face.name + face.text * has_texts for face in self.look.traits)
        if font.horizontalAdvance(words) * font.height() > room.width() * room.height():
            return 0  # without trying
        for columns in range(1, self._most_columns + 1):
            facts = self._facts(columns, size, has_texts=has_texts, is_trial=True)
            if facts.size.height() <= room.height() and facts.size.width() <= room.width() + 1:
                return columns
        return 0

    def _facts(self, columns: int, size: int, *, has_texts: bool, is_trial: bool = False) -> Facts:
        """Return the traits in so many columns in a size of writing, in a trial without their animals."""
        side, ratio = round(size * (_SIGN if has_texts else 1.2)), self.style.ratio
        cells: list[tuple[Cell, Cell]] = []
        for face in self.look.traits:
            sign = QPixmap(side, side)
            if not is_trial:
                sign = pictures.plate(face.trait, "", face.family, pictures.OPEN, 0, side, side, ratio)
            words = Cell(face.text, head=face.name)
            if not has_texts:
                words = Cell(face.name, bold=True, spoken=words.line)
            cells.append((Cell(sign=sign), words))
        rows = [list(chain(*cells[at : at + columns])) for at in range(0, len(cells), columns)]
        style, width, title = self.style, self.traits_room.width(), self.look.heading
        share = 100 * (width - columns * side - (2 * columns - 1) * _GAP * style.unit) / (columns * width)
        shares, gaps, large = (0, share) * columns, (_GAP, 3 if has_texts else 1), round(style.font * 1.15)
        return Facts(rows, style, width, title=title, title_font=large, font=size, gaps=gaps, shares=shares)

    def trait_at(self, at: QPointF) -> int:
        """Return the number of the trait at a point of its own, -1 for none."""
        cells = self.cells() if self.look.traits else []
        return next((number for number, cell in enumerate(cells) if cell.contains(at)), -1)

    def trait_rect(self, number: int) -> QRectF:
        """Return where a trait stands in the scene."""
        return self.mapRectToScene(self.cells()[number])

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a sheet with the bag, its chips and the traits."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints, unit = self.style.colours, self.style.unit
        sheet = rounded(self.sheet.adjusted(1, 1, -1, -1), 10 * unit)
        painter.fillPath(sheet, colour(tints.panel, 0.92))
        painter.setPen(line(colour(tints.panel_line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(sheet)
        self._paint_bag(painter)
        if self.look.traits:
            x = self.traits_room.left() - 8 * unit
            painter.setPen(line(colour(tints.panel_line), 1))
            painter.drawLine(QPointF(x, 14 * unit), QPointF(x, self.size.height() - 14 * unit))
            self.facts.draw(painter, self.traits_room.topLeft())

    def _paint_bag(self, painter: QPainter) -> None:
        style, room = self.style, self.bag_room
        grown = 1 + max(style.laid - 1, 0.0) * _BAG_GROWS  # the plate takes of its width
        side = min(room.height(), room.width() * 0.36 * grown)
        painter.drawPixmap(
            QPointF(room.left(), room.center().y() - side / 2), _bag(self.look.food, side, style.ratio)
        )
        room.setLeft(room.left() + side + 10 * style.unit)
        chips = QSizeF(room.width(), room.height() - self._beside_bag(room.width()).size.height())
        self._beside_bag(room.width(), self._chips(chips)).draw(painter, room.topLeft())

    def _beside_bag(self, width: float, chips: QPixmap | None = None) -> Facts:
        """Return what stands beside the bag: its title, its chips, and what else will come."""
        muted, most = self.style.colours.text_muted, self.bag_room.height()
        rows = [[Cell(sign=chips)], [Cell(self.look.below, tint=muted)]]
        if chips is None and self.look.food > 0:
            most *= 1 - _CHIPS
        for letters in range(round(self.style.font), SMALLEST - 1, -1):
            small, large = (max(round(letters * size), SMALLEST) for size in (0.85, 1.15))
            facts = Facts(rows, self.style, width, title=self.look.title, font=small, title_font=large)
            if facts.size.height() <= most:
                break
        return facts

    def _chips(self, room: QSizeF) -> QPixmap | None:
        """Return the chips in rows, as large as they have room; None if there are none."""
        count, ratio = self.look.food, self.style.ratio
        if count <= 0:
            return None
        size = _chip_size(room, count, 26 * self.style.unit)
        columns = max(int(room.width() // size), 1)
        count = min(count, columns * max(int(room.height() // size), 0))

        def draw(painter: QPainter) -> None:
            picture = pictures.token("plant", round(size), ratio)
            for number in range(count):
                row, column = divmod(number, columns)
                painter.drawPixmap(QPointF(column * size, row * size), picture)

        return painted(("chips", count, size), columns * size, -(-count // columns) * size, ratio, draw)


def _chip_size(room: QSizeF, count: int, usual: float) -> float:
    """Return how large so many chips are in a room."""
    size = usual
    while size > 9 and int(room.width() // size) * int(room.height() // size) < count:
        size -= 1
    return size


def _bag(food: int, side: float, ratio: float) -> QPixmap:
    """Return a leather bag with the number of chips in it."""

    def draw(painter: QPainter) -> None:
        painter.scale(side / 512, side / 512)
        sack = QPainterPath(QPointF(196, 140))
        sack.cubicTo(90, 190, 30, 300, 44, 400)
        sack.cubicTo(56, 480, 150, 500, 256, 500)
        sack.cubicTo(362, 500, 456, 480, 468, 400)
        sack.cubicTo(482, 300, 422, 190, 316, 140)
        sack.closeSubpath()
        neck = QPainterPath(QPointF(200, 132))
        neck.cubicTo(170, 90, 130, 70, 120, 30)
        neck.cubicTo(180, 20, 210, 50, 236, 40)
        neck.cubicTo(276, 10, 320, 40, 390, 24)
        neck.cubicTo(384, 70, 340, 90, 312, 132)
        neck.closeSubpath()
        for part in (neck, sack):
            shadow(painter, part, 6, colour("#000000", 0.35), spread=10, steps=4)
            painter.fillPath(part, down(20, 500, [(0, colour(_LEATHER[0])), (1, colour(_LEATHER[1]))]))
            grain(painter, part, 0.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(mix(_LEATHER[1], "#000000", 0.4), 6))
            painter.drawPath(part)
        painter.setPen(line(colour(palette.GOLD), 22))
        painter.drawLine(QPointF(192, 138), QPointF(320, 138))
        words = str(food)
        painter.setFont(fonts.title(190 if len(words) < 3 else 150))
        writing.draw_line(
            painter,
            QRectF(40, 210, 432, 240),
            words,
            painter.font(),
            colour(palette.CREAM),
            Qt.AlignmentFlag.AlignCenter,
            under=colour("#000000", 0.5),
        )

    return painted(("food bag", food), side, side, ratio, draw)
