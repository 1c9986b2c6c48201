"""Buttons of the start screen: a sign, a word, and below it what it is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy

from evolution_qt.ui.kit import fonts, glyphs, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import PushButton, tip
from evolution_qt.ui.shell.window import style

_MAIN: Final = (24, 66, 30)
"""The size of the word of a main button, its height, and the size of its sign."""
_USUAL: Final = (17, 54, 26)
_LINE: Final = 14
_MOST_SIGN: Final = 1.4
"""How much larger than usual a sign is at most where writing is large."""
_LEAST: Final = 12
"""Pixels of the smallest writing."""
_INSIDE: Final = 16
_GAP: Final = 12
_LOW: Final = 0.82
"""How high a button is in a low window."""


@guarded
class StartButton(PushButton):
    """A button whose sign and words are painted here: Qt has one line for them, and no word below it."""

    def __init__(self, sign: str, *, is_main: bool = False) -> None:
        super().__init__()
        self._sign, self._is_main = sign, is_main
        self._words = self._line = ""
        self._factor, self._is_low, self._theme = 1.0, False, "light"
        self._fonts = self._written()
        self.setProperty("bulk", "main" if is_main else "other")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def setText(self, words: str) -> None:
        """Show words."""
        self._words = words
        self._name()

    def text(self) -> str:
        """Return the words that are shown."""
        return self._words

    @property
    def line(self) -> str:
        """The line below the word."""
        return self._line

    def tell(self, line: str) -> None:
        """Show a line below the word."""
        self._line = line
        self.setToolTip(tip(line))
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self._words)
        self.setAccessibleDescription(self._line)
        self.updateGeometry()
        self.update()

    def write(self, theme: str, factor: float, *, is_low: bool) -> None:
        """Be seen in a theme, so many times as large as usual, less high in a low window."""
        self._theme, self._factor, self._is_low = theme, factor, is_low
        self._fonts = self._written()
        self.updateGeometry()
        self.update()

    def _written(self) -> tuple[QFont, QFont, float, float]:
        """Return the fonts of the word and of the line below it, the least height, and the sign's size."""
        word, high, sign = _MAIN if self._is_main else _USUAL
        px = round(word * self._factor * (_LOW if self._is_low and self._is_main else 1))
        font = fonts.title(px) if self._is_main else fonts.text(px, bold=True)
        shape = self._factor / style.text_factor()
        least = high * shape * style.scale() * (_LOW if self._is_low else 1)
        return (
            font,
            fonts.text(max(round(_LINE * self._factor), _LEAST)),
            least,
            sign * shape * min(style.text_factor(), _MOST_SIGN * style.scale()),
        )

    @property
    def least(self) -> int:
        """How high it is: so that a word and, on a main button, a line below it have room."""
        font, below, least, _sign = self._fonts
        high = QFontMetricsF(font).height() + (QFontMetricsF(below).height() if self._is_main else 0)
        return round(max(least, high + style.tight(10)))

    @property
    def wanted(self) -> int:
        """How wide it is if the line below the word is to be as large as usual."""
        line = QFontMetricsF(self._fonts[1]).horizontalAdvance(self._line)
        more = line - QFontMetricsF(self._fonts[0]).horizontalAdvance(self._words)
        return self.sizeHint().width() + max(round(more), 0)

    def sizeHint(self) -> QSize:
        """Return the room for the sign and the word."""
        font, _below, _least, sign = self._fonts
        wide = QFontMetricsF(font).horizontalAdvance(self._words) + sign
        return QSize(round(wide) + 2 * style.tight(_INSIDE) + style.tight(_GAP) + 2, self.least)

    def minimumSizeHint(self) -> QSize:
        """Never cut the word."""
        return self.sizeHint()

    def _tint(self) -> QColor:
        tints = palette.THEMES[self._theme]
        if not self.isEnabled():
            return self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        return QColor(tints.accent_text if self.property("role") == "main" else tints.text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of a button, and on it the sign and the words."""
        super().paintEvent(event)
        font, below, _least, sign = self._fonts
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tint, edge, gap = self._tint(), style.tight(_INSIDE), style.tight(_GAP)
        room = QRectF(self.rect()).adjusted(edge, 0, -edge, 0)
        metrics = QFontMetricsF(font)
        words = metrics.horizontalAdvance(self._words)
        line, under = self._fitted(below, room.width() - sign - gap)
        wide = max(words, QFontMetricsF(under).horizontalAdvance(line) if line else 0.0)
        left = room.left()
        if self._is_main:  # sign and words stand in the middle
            left += max((room.width() - sign - gap - wide) / 2, 0)
        painter.save()
        painter.translate(left, room.center().y() - sign / 2)
        painter.scale(sign / glyphs.SIDE, sign / glyphs.SIDE)
        glyphs.paint(painter, self._sign, tint)
        painter.restore()
        tall = metrics.height() + (QFontMetricsF(under).height() if line else 0)
        text = QRectF(left + sign + gap, room.center().y() - tall / 2, room.right() - left - sign - gap, tall)
        painter.setPen(tint)
        painter.setFont(font)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._words)
        if line:
            painter.setFont(under)
            if not self.isEnabled():  # it says why
                painter.setPen(QColor(palette.THEMES[self._theme].text))
            painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, line)
        painter.end()

    def _fitted(self, font: QFont, width: float) -> tuple[str, QFont]:
        """Return the line below as it fits, smaller if need be, and at last with an end left out."""
        made = QFont(font)
        while made.pixelSize() > _LEAST and QFontMetricsF(made).horizontalAdvance(self._line) > width:
            made.setPixelSize(made.pixelSize() - 1)
        metrics = QFontMetricsF(made)
        if metrics.horizontalAdvance(self._line) <= width:
            return self._line, made
        return metrics.elidedText(self._line, Qt.TextElideMode.ElideRight, width), made
