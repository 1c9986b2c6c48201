"""Writing on things of the table: one line that keeps its size, paragraphs measured before they are drawn.

A line that is too long is drawn narrower, never smaller; what still does not fit ends in an ellipsis.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from evolution_qt.ui.kit.phrasing import MINUS, phrased

NARROWEST = 0.74
"""How far a line may be squeezed before it is cut."""

Align = Qt.AlignmentFlag

_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
_BEFORE_A_NUMBER: Final = re.compile(rf" (?=[+{MINUS}]?\d)")


def typeset(words: str) -> str:
    """Return a sentence as it is printed: a true minus sign, and no number that begins a line alone."""
    return _BEFORE_A_NUMBER.sub("\u00a0", _HYPHEN.sub(MINUS, words))


def width_of(font: QFont, words: str) -> float:
    """Return how wide a line is in its natural width."""
    return QFontMetricsF(font).horizontalAdvance(words)


def fits(font: QFont, words: str, room: float, narrowest: float = NARROWEST) -> bool:
    """Return whether a line fits, squeezed if need be."""
    return width_of(font, words) * narrowest <= room


def fitting(font: QFont, words: str, room: float, least: int) -> QFont:
    """Return the font, smaller where a line has no room for its natural width, but at *least* so large."""
    natural = width_of(font, words)
    if natural <= room or font.pixelSize() <= least:
        return font
    made = QFont(font)
    made.setPixelSize(max(least, int(font.pixelSize() * room / natural)))
    return made


def draw_line(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    tint: QColor,
    align: Align = Align.AlignLeft,
    *,
    under: QColor | None = None,
    narrowest: float = NARROWEST,
    least: int = 0,
) -> None:
    """Write one line in a rectangle, squeezed if need be, but not more than to *narrowest*.

    With a *least* size the line is written smaller before it is squeezed, but not smaller than that.
    """
    if least:
        font = fitting(font, words, rect.width(), least)
    metrics = QFontMetricsF(font)
    natural = metrics.horizontalAdvance(words)
    squeeze = 1.0
    if natural > rect.width() > 0:
        squeeze = max(rect.width() / natural, narrowest)
        if natural * squeeze > rect.width() + 0.5:
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width() / squeeze)
            natural = metrics.horizontalAdvance(words)
    spare = rect.width() - natural * squeeze
    if align & Align.AlignHCenter:
        left = rect.left() + spare / 2
    elif align & Align.AlignRight:
        left = rect.left() + spare
    else:
        left = rect.left()
    base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.save()
    painter.setFont(font)
    painter.translate(left, base)
    painter.scale(squeeze, 1.0)
    if under is not None:
        painter.setPen(under)
        painter.drawText(QPointF(0, max(1.0, metrics.height() * 0.05)), words)
    painter.setPen(tint)
    painter.drawText(QPointF(0, 0), words)
    painter.restore()


class Paragraph:
    """Words broken into lines of a width, to be measured and drawn."""

    def __init__(
        self,
        words: str,
        font: QFont,
        width: float,
        align: Align = Align.AlignLeft,
        *,
        leading: float = 1.0,
        head: str = "",
    ) -> None:
        """Break words into lines, behind a *head* in bold.

        *leading* is the height of a line in heights that the font wants.
        """
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        before = f"{phrased(head)}\N{EN SPACE}" if head else ""
        self.layout = QTextLayout(before + phrased(words), font)
        """Which words stand in which line."""
        if head:
            bold = QTextLayout.FormatRange()
            bold.start, bold.length = 0, len(before)
            bold.format.setFontWeight(QFont.Weight.Bold)
            self.layout.setFormats([bold])
        self.layout.setTextOption(option)
        self._leading = leading
        self.fit(width)

    def fit(self, width: float) -> None:
        """Break the words into lines of another width."""
        self.layout.beginLayout()
        height = 0.0
        widest = 0.0
        while True:
            line = self.layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height - line.height() * (1 - self._leading) / 2))
            height += line.height() * self._leading
            widest = max(widest, line.naturalTextWidth())
        self.layout.endLayout()
        self.size = QSizeF(widest, height)
        self.lines = self.layout.lineCount()

    def draw(self, painter: QPainter, at: QPointF, tint: QColor) -> None:
        """Write the paragraph, its top left corner at a point."""
        painter.setPen(tint)
        self.layout.draw(painter, at)
