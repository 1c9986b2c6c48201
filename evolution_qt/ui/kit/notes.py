"""Notes over a table: a title and rows of signs and words, laid out by Qt.

A note comes for a while, lies over the board, and is as large as its words need: they break where a line
ends, and nothing is cut, squeezed or left out. A `FactsItem` is read aloud from its rows. Sheets of a given
size have such rows, too, as large as they have room. What is too short to be heard in them, signs and
numbers, is read in sentences of its own.

Fixed parts of a board are no notes: the plate on a deck, the sign at a watering hole, a button, the losses on
the ribbon, the cards of a panel. Their room is given, and they choose size and words to fit it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, phrasing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, line, rounded, shadow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.writing import Align, Paragraph

SIGN: Final = 22
"""Units of the sign before a sentence."""
_WIDEST: Final = 560
"""Units that a line of a note is wide at most."""
_PAD: Final = 11
"""Units around what stands on a note."""
_BULLET: Final = 8
_PICTURE: Final = 2.6
"""A sign so many times as high as letters is a picture."""
_HEADING: Final = 1.15
"""How large a title is, compared with the words below it."""
_PARAGRAPHS: Final = 7
"""Units between sentences that have neither sign nor bullet."""
_ENDLESS: Final = 1e5
"""Pixels in which nothing breaks."""


@dataclass(frozen=True)
class Cell:
    """What stands in one place of a row: a sign or words, or nothing."""

    words: str = ""
    sign: QPixmap | None = None
    bold: bool = False
    head: str = ""
    """Words in bold that stand before the others, if there are any."""
    is_headed: bool = False
    """Whether they stand in a line above, in larger letters."""
    tint: str = ""
    """The colour of the words; that of the note if it is empty."""
    align: Align = Align.AlignLeft
    spoken: str = ""
    """What is read aloud where a sign says what the words are about."""

    @property
    def line(self) -> str:
        """Return what is read aloud."""
        return self.spoken or (phrasing.sentences((self.head, self.words)) if self.head else self.words)


Row = Sequence[Cell]


class Facts:
    """A title and rows of cells, laid out in a width: so wide as they need, and as high."""

    def __init__(
        self,
        rows: Sequence[Row],
        style: Style,
        width: float = _ENDLESS,
        *,
        title: str = "",
        font: int = 0,
        title_font: int = 0,
        ink: str = "",
        gaps: tuple[float, float] = (6.0, 4.0),
        shares: Sequence[float] = (),
    ) -> None:
        """Lay out rows in so many pixels.

        The letters have *font* pixels and those of the title *title_font*, the usual ones if it is 0, and all
        the colour *ink*. The *gaps* between columns and between rows are in units. With *shares* each column
        has so many per cent of the width; with 0, or without *shares*, it is as wide as what stands in it.
        """
        self.rows = tuple(tuple(row) for row in rows)
        self.title = title
        self.font = font or style.font
        """Pixels of the letters."""
        self._ink = ink or style.colours.text
        self._plain, self._bold = fonts.text(self.font), fonts.text(self.font, bold=True)
        self._large = fonts.title(title_font or round(self.font * _HEADING))
        self._gap, self._row_gap = (gap * style.unit for gap in gaps)
        self._title = Paragraph(title, self._large, width) if title else None
        self._texts = {
            (number, column): self._written(cell)
            for number, row in enumerate(self.rows)
            for column, cell in enumerate(row)
        }
        """The words of each cell, by row and column."""
        self._widths = self._columns(width, shares)
        self.places: dict[tuple[int, int], QRectF] = {}
        """Where each cell lies by row and column, in pixels from the upper left corner."""
        wide, top = sum(self._widths) + self._gap * (len(self._widths) - 1), 0.0
        if self._title is not None:
            wide, top = max(wide, self._title.size.width()), self._title.size.height() + self._row_gap
        for number, row in enumerate(self.rows):
            top = self._lay_row(number, row, top) + self._row_gap
        self.size = QSizeF(wide, top - self._row_gap)
        """Pixels that all of it takes."""

    def _columns(self, width: float, shares: Sequence[float]) -> list[float]:
        """Break all words that have no room otherwise, and return how wide the columns are."""
        widths = self._needed()
        if shares:
            widths = [share * width / 100 or wide for share, wide in zip(shares, widths, strict=True)]
        else:
            widths = _narrowed(widths, width - self._gap * (len(widths) - 1))
        for (number, column), texts in self._texts.items():
            is_left = self.rows[number][column].align == Align.AlignLeft
            for text in texts:
                if text.size.width() > widths[column] or not is_left:
                    text.fit(widths[column])
        return widths if shares else self._needed()

    def _needed(self) -> list[float]:
        """Return how wide each column must be for what stands in it."""
        found = [0.0] * max(map(len, self.rows))
        for (number, column), texts in self._texts.items():
            found[column] = max(found[column], _size(self.rows[number][column], texts).width())
        return found

    def _written(self, cell: Cell) -> list[Paragraph]:
        """Return the words of a cell; its head is the first of two paragraphs where that stands above."""
        if not cell.words:
            return []
        font = self._bold if cell.bold else self._plain
        if cell.is_headed:
            return [Paragraph(cell.head, self._large, _ENDLESS), Paragraph(cell.words, font, _ENDLESS)]
        return [Paragraph(cell.words, font, _ENDLESS, cell.align, head=cell.head)]

    def _lay_row(self, number: int, row: Row, top: float) -> float:
        """Place the cells of a row, the first line of each with its middle at one height; return its foot."""
        sizes = [_size(cell, self._texts[number, column]) for column, cell in enumerate(row)]
        heights = [self._first_line(size, self._texts[number, at]) for at, size in enumerate(sizes)]
        left, foot, highest = 0.0, top, max(heights)
        for column, (size, height) in enumerate(zip(sizes, heights, strict=True)):
            down = (highest - height) / 2 if height else 0.0
            self.places[number, column] = QRectF(left, top + down, self._widths[column], size.height())
            foot = max(foot, top + down + size.height())
            left += self._widths[column] + self._gap
        return foot

    def _first_line(self, size: QSizeF, texts: Sequence[Paragraph]) -> float:
        """Return how high a sign or the first line is; 0 for a picture: that begins where its row does."""
        tall = texts[0].size.height() / texts[0].lines if texts else size.height()
        return tall if tall < _PICTURE * self.font else 0.0

    @property
    def lines(self) -> tuple[str, ...]:
        """Return what is read aloud: the title, and a line for each row."""
        spoken = [phrasing.row([cell.line for cell in row if cell.line]) for row in self.rows]
        return (self.title, *spoken) if self.title else tuple(spoken)

    def draw(self, painter: QPainter, at: QPointF, ink: str = "") -> None:
        """Draw all of it, its upper left corner at a point, perhaps in another *ink*."""
        ink = ink or self._ink
        if self._title is not None:
            self._title.draw(painter, at, colour(ink))
        for (row, column), place in self.places.items():
            cell, place = self.rows[row][column], place.translated(at)
            if cell.sign is not None:
                spare = place.width() - _size(cell, ()).width()
                left = spare / 2 if cell.align & Align.AlignHCenter else 0.0
                painter.drawPixmap(place.topLeft() + QPointF(left, 0), cell.sign)
            for paragraph in self._texts[row, column]:
                paragraph.draw(painter, place.topLeft(), colour(cell.tint or ink))
                place.setTop(place.top() + paragraph.size.height())


def _size(cell: Cell, texts: Sequence[Paragraph]) -> QSizeF:
    """Return how large the sign or the words of a cell are."""
    if cell.sign is not None:
        return cell.sign.deviceIndependentSize()
    wide = max((text.size.width() for text in texts), default=0.0)
    return QSizeF(wide, sum(text.size.height() for text in texts))


def _narrowed(widths: Sequence[float], room: float) -> list[float]:
    """Return the widths of columns in a room; where that is too small, the widest have less."""
    most = max(widths)
    for number, wide in enumerate(sorted(widths)):
        share = room / (len(widths) - number)
        if wide > share:
            most = share
            break
        room -= wide
    return [min(wide, most) for wide in widths]


def with_shadow(rect: QRectF, style: Style) -> QRectF:
    """Return the room of a raised panel and its shadow."""
    margin = 12 * style.unit
    return rect.adjusted(-margin, -margin, margin, margin)


def draw_panel(painter: QPainter, rect: QRectF, style: Style, *, warning: bool = False) -> None:
    """Draw a raised panel with a soft shadow."""
    tints = style.colours
    path = rounded(rect, 9 * style.unit)
    shadow(painter, path, 3 * style.unit, colour(tints.shadow, 0.45), spread=7 * style.unit, steps=6)
    painter.fillPath(path, colour(tints.panel_raised))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.warning if warning else tints.panel_line), 1.6 * style.unit))
    painter.drawPath(path)


@guarded
class FactsItem(QGraphicsObject):
    """A raised panel with facts; its maker places it."""

    def __init__(self, facts: Facts, style: Style, *, warning: bool = False, pad: float = _PAD) -> None:
        """Lie around facts with so many units of *pad*; a *warning* has an edge of its own."""
        super().__init__()
        self.facts = facts
        self.style = style
        self._warning = warning
        self._pad = pad * style.unit
        self.rect = QRectF(QPointF(), facts.size.grownBy(QMarginsF(*[self._pad] * 4)))
        """Where it lies in the scene."""
        self.setZValue(zvalues.NOTE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)

    @property
    def lines(self) -> tuple[str, ...]:
        """Return what is read aloud."""
        return self.facts.lines

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return with_shadow(self.rect, self.style)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel and its facts."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self.rect, self.style, warning=self._warning)
        self.facts.draw(painter, self.rect.topLeft() + QPointF(self._pad, self._pad))


class TextNote(FactsItem):
    """A few sentences, each with a sign or a bullet if there are several."""

    def __init__(
        self,
        lines: Sequence[str],
        style: Style,
        width: float,
        *,
        warning: bool,
        signs: Sequence[QPixmap | None] = (),
    ) -> None:
        """Lay out lines in so many pixels; *signs* are pictures `SIGN` units high, for the first lines.

        A line with an empty picture has no bullet; if no line has one, all begin at the left edge.
        """
        style, given = style.free, [*signs, *[None] * (len(lines) - len(signs))]
        rows: list[Row] = [[Cell(words)] for words in lines]
        has_signs = any(sign is not None and not sign.isNull() for sign in given)
        is_plain = len(signs) >= len(lines) and not has_signs and None not in signs
        if has_signs or (len(lines) > 1 and not is_plain):
            side = (SIGN if has_signs else _BULLET) * style.unit
            tint = style.colours.warning if warning else style.colours.accent
            rows = []
            for sign, words in zip(given, lines, strict=True):
                if sign is None or sign.isNull():
                    sign = _bullet(side, tint if sign is None else "", style)
                rows.append([Cell(sign=sign), Cell(words)])
        wide = min(width - 2 * _PAD * style.unit, _WIDEST * style.unit)
        facts = Facts(rows, style, wide, gaps=(7, _PARAGRAPHS if is_plain else 0 if has_signs else 4))
        super().__init__(facts, style, warning=warning)
        self.setZValue(zvalues.BUBBLE)


def _bullet(side: float, tint: str, style: Style) -> QPixmap:
    """Return a dot in the middle of a square; an empty square without a colour."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if tint:
            painter.fillPath(disc(QPointF(side / 2, side / 2), 3 * style.unit), colour(tint))

    return painted(("bullet", tint, style.unit), side, side, style.ratio, draw)
