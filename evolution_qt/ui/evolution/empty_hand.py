"""What lies in the place of a hand without cards: the food bag as it fills, and what own traits do now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, down, grain, line, mix, rounded, shadow
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.pixmaps import painted

SECRET: Final = -1
"""What a bag holds that is not known."""
SMALLEST: Final = 11
"""Pixels of the smallest writing."""
_BAG: Final = 0.3
"""The share of the width that bag and chips take."""
_ALONE: Final = 0.4
"""The share that they take without traits beside them."""
_MOST_COLUMNS: Final = 3
_SIGN: Final = 2.2
"""The side of the animal of a trait at most, compared to the size of writing."""
_LEATHER: Final = ("#a8743c", "#6d431d")
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class EmptyHandLook:
    """The words in the place of an empty hand."""

    food: int = SECRET
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

    def cells(self) -> tuple[list[QRectF], int]:
        """Return where the traits stand below their heading, and in which size of writing.

        In the largest in which every text has room; where none has, names stand alone.
        """
        cells, size, _ = self._laid()
        return cells, size

    @property
    def has_texts(self) -> bool:
        """Return whether the texts of the traits stand beside their names: all of them, and whole."""
        return self._laid()[2]

    def _laid(self) -> tuple[list[QRectF], int, bool]:
        """Return where the traits stand, the size of writing, and whether texts stand beside their names."""
        room, traits = QRectF(self.traits_room), self.look.traits
        room.setTop(room.top() + self.style.font * 1.7)
        for has_texts in (True, False):
            for size in range(max(self.style.font, SMALLEST), SMALLEST - 1, -1):
                for columns in range(1, _MOST_COLUMNS + 1):
                    cells = self._fitted(room, columns, size, has_texts=has_texts)
                    if cells:
                        return cells, size, has_texts
        return _grid(room, len(traits), _MOST_COLUMNS, self.style.unit), SMALLEST, False

    def _fitted(self, room: QRectF, columns: int, size: int, *, has_texts: bool) -> list[QRectF]:
        """Return where the traits stand in so many columns, none if one has no room in a size of writing."""
        traits, unit = self.look.traits, self.style.unit
        width = _words_width(_grid(room, len(traits), columns, unit)[0], size)
        texts = [face.text if has_texts else "" for face in traits]
        said = zip(traits, texts, strict=True)
        lines = [len(_lines(face.name, text, size, width)) for face, text in said]
        if not has_texts and max(lines) > 1:
            return []
        tall = [max(lines[at : at + columns]) * _spacing(size) for at in range(0, len(lines), columns)]
        cells = _grid(room, len(traits), columns, unit, tall)
        return cells if cells[0].height() + 1 >= tall[0] else []

    def trait_at(self, at: QPointF) -> int:
        """Return the number of the trait at a point of its own, -1 for none."""
        cells = self.cells()[0] if self.look.traits else []
        return next((number for number, cell in enumerate(cells) if cell.contains(at)), -1)

    def trait_rect(self, number: int) -> QRectF:
        """Return where a trait stands in the scene."""
        return self.mapRectToScene(self.cells()[0][number])

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
            self._paint_traits(painter)

    def _paint_bag(self, painter: QPainter) -> None:
        look, style, room = self.look, self.style, self.bag_room
        ink = colour(style.colours.text)
        side = min(room.height(), room.width() * 0.36)
        place = QRectF(room.left(), room.center().y() - side / 2, side, side)
        painter.drawPixmap(place.topLeft(), _bag(look.food, side, style.ratio))
        right = QRectF(room)
        right.setLeft(place.right() + 10 * style.unit)
        tall = style.font * 1.5
        title = QRectF(right.left(), right.top(), right.width(), tall)
        font = fonts.title(round(style.font * 1.15))
        writing.draw_line(painter, title, look.title, font, ink, least=SMALLEST)
        painter.setFont(fonts.text(max(round(style.font * 0.85), SMALLEST)))
        metrics = QFontMetricsF(painter.font())
        below = metrics.boundingRect(QRectF(0, 0, right.width(), 1000), _FLAGS, look.below).height()
        chips = right.adjusted(0, tall + 2, 0, -below - 4)
        if look.food > 0:
            size = _chip_size(chips, look.food, 26 * style.unit)
            columns = max(int(chips.width() // size), 1)
            picture = pictures.token("plant", round(size), style.ratio)
            for number in range(min(look.food, columns * max(int(chips.height() // size), 0))):
                row, column = divmod(number, columns)
                painter.drawPixmap(chips.topLeft() + QPointF(column * size, row * size), picture)
        painter.setPen(colour(style.colours.text_muted))
        foot = QRectF(right.left(), right.bottom() - below, right.width(), below)
        painter.drawText(foot, _FLAGS, look.below)

    def _paint_traits(self, painter: QPainter) -> None:
        look, style, room = self.look, self.style, self.traits_room
        ink = colour(style.colours.text)
        heading = QRectF(room.left(), room.top(), room.width(), style.font * 1.5)
        writing.draw_line(painter, heading, look.heading, fonts.title(round(style.font * 1.15)), ink)
        cells, size, has_texts = self._laid()
        for face, cell in zip(look.traits, cells, strict=True):
            side = _side(size, cell)
            sign = pictures.plate(face.trait, "", face.family, pictures.OPEN, 0, side, side, style.ratio)
            top = cell.top() if has_texts else cell.center().y() - side / 2
            painter.drawPixmap(QPointF(cell.left(), top), sign)
            words = QRectF(cell)
            words.setLeft(cell.right() - _words_width(cell, size))
            if has_texts:
                self._write(painter, face, words, size)
            else:
                writing.draw_line(painter, words, face.name, fonts.text(size, bold=True), ink)

    def _write(self, painter: QPainter, face: CardFace, room: QRectF, size: int) -> None:
        """Write name and text of a trait."""
        plain, bold = fonts.text(size), fonts.text(size, bold=True)
        metrics, boldly = QFontMetricsF(plain), QFontMetricsF(bold)
        painter.setPen(colour(self.style.colours.text))
        for number, words in enumerate(_lines(face.name, face.text, size, room.width())):
            foot = QPointF(room.left(), room.top() + metrics.lineSpacing() * number + metrics.ascent())
            if not number:
                painter.setFont(bold)
                painter.drawText(foot, face.name)
                foot += QPointF(boldly.horizontalAdvance(face.name), 0)
                words = words.removeprefix(face.name)
            painter.setFont(plain)
            painter.drawText(foot, words)


def _grid(room: QRectF, count: int, columns: int, unit: float, tall: Sequence[float] = ()) -> list[QRectF]:
    """Return the cells of so many things, in so many columns; lines are as *tall* and share what is left."""
    gap = 10 * unit
    tall = tall or [0.0] * -(-count // columns)
    wide = (room.width() + gap) / columns - gap
    more = (room.height() + gap / 2 - sum(tall)) / max(len(tall), 1) - gap / 2
    tops = accumulate((one + more + gap / 2 for one in tall), initial=room.top())
    return [
        QRectF(room.left() + column * (wide + gap), top, wide, one + more)
        for top, one in zip(tops, tall, strict=False)
        for column in range(columns)
    ][:count]


def _side(size: int, cell: QRectF) -> float:
    """Return the side of the animal of a trait beside writing of a size."""
    return min(size * _SIGN, cell.height())


def _words_width(cell: QRectF, size: int) -> float:
    """Return the width of the words beside an animal."""
    return cell.width() - size * (_SIGN + 0.5)


def _spacing(size: int) -> float:
    return QFontMetricsF(fonts.text(size)).lineSpacing()


@lru_cache(maxsize=1024)
def _lines(name: str, text: str, size: int, width: float) -> tuple[str, ...]:
    """Return the lines of a name, which is bold, and the text behind it."""
    whole = f"{name}\u2002{text}"
    layout = QTextLayout(whole, fonts.text(size))
    bold = QTextLayout.FormatRange()
    bold.start, bold.length = 0, len(name)
    bold.format.setFontWeight(QFont.Weight.Bold)
    layout.setFormats([bold])
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(whole[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return tuple(found)


def _chip_size(room: QRectF, count: int, usual: float) -> float:
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
        words = str(food) if food >= 0 else "?"
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
