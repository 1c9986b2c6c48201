"""What the last round brought: a small panel for a while, which no player has to put away.

It takes no clicks, stands where all notes stand, and goes with the next gesture, by itself, or when a move is
taken back.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.evolution.tally import Toll
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.kit import art, fonts, palette, phrasing, pictures, timings, writing, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.panels import draw_panel, with_shadow
from evolution_qt.ui.table.arrangement import Arrangement

_ROW, _HEAD, _PAD, _NAME, _CELL, _CREST, _SIGN = 22.0, 26.0, 8.0, 84.0, 45.0, 18.0, 17.0
"""Units: heights of a line and of the title, margin, widths of a name, of a number with its sign, of a seat's
crest, and the side of a sign.
"""


@dataclass(frozen=True)
class RoundWords:
    """The words of a round's note: its title, the names of the seats, and what it brought each of them."""

    title: str
    names: tuple[str, ...]
    tolls: tuple[Toll, ...]


@guarded
class NotePanel(QGraphicsObject):
    """The panel itself."""

    def __init__(self, words: RoundWords, style: Style) -> None:
        super().__init__()
        self.words = words
        self.style = style
        unit = style.unit
        self.columns = tuple(
            at for at in range(3) if any(self._numbers(toll)[at] for toll in words.tolls)
        ) or (0,)
        wide = (2 * _PAD + _CREST + _NAME + len(self.columns) * _CELL) * unit
        title = writing.width_of(self._title_font, words.title) + 2 * _PAD * unit
        tall = (2 * _PAD + _HEAD + _ROW * len(words.tolls) - 4) * unit
        self.rect = QRectF(0, 0, max(wide, title), tall)
        self.setZValue(zvalues.NOTE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)

    @property
    def _title_font(self) -> QFont:
        return fonts.title(round(self.style.font * 1.1))

    @staticmethod
    def _numbers(toll: Toll) -> tuple[int, int, int]:
        return toll.chips, toll.lost, toll.extinct

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return with_shadow(self.rect, self.style)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the title and a line for each seat: chips gained, populations and species lost."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, unit = self.style, self.style.unit
        ink = colour(style.colours.text)
        draw_panel(painter, self.rect, style)
        inner = self.rect.adjusted(_PAD * unit, _PAD * unit, -_PAD * unit, -_PAD * unit)
        head = QRectF(inner.left(), inner.top() - 3 * unit, inner.width(), _HEAD * unit)
        writing.draw_line(painter, head, self.words.title, self._title_font, ink)
        font, bold = fonts.text(style.font), fonts.text(style.font, bold=True)
        for seat, (name, toll) in enumerate(zip(self.words.names, self.words.tolls, strict=True)):
            row = QRectF(inner.left(), head.bottom() + seat * _ROW * unit, inner.width(), _ROW * unit)
            draw_crest(
                painter, palette.badge(seat), QPointF(row.left() + 7 * unit, row.center().y()), 6 * unit
            )
            place = QRectF(row.left() + _CREST * unit, row.top(), (_NAME - 8) * unit, row.height())
            writing.draw_line(painter, place, name, font, ink)
            for number, at in enumerate(self.columns):
                amount = self._numbers(toll)[at]
                if not amount:
                    continue
                left = row.left() + (_CREST + _NAME + number * _CELL) * unit
                sign = self._sign(at)
                size = sign.deviceIndependentSize()
                painter.drawPixmap(QPointF(left, row.center().y() - size.height() / 2), sign)
                left += (_SIGN + 4) * unit
                room = QRectF(left, row.top(), row.right() - left, row.height())
                writing.draw_line(painter, room, phrasing.signed(-amount if at else amount), bold, ink)

    def _sign(self, column: int) -> QPixmap:
        side, ratio = round(_SIGN * self.style.unit), self.style.ratio
        if column == 2:
            return art.icon("dinosaur-bones", side, self.style.colours.text, ratio)
        return pictures.token(("plant", "population")[column], side, ratio)


class RoundNote(QObject):
    """Shows the panel on one table, and takes it away again."""

    def __init__(self, scene: QGraphicsScene, top: EvolutionBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._top = top
        self._words: RoundWords | None = None
        self._panel: NotePanel | None = None
        self._rest = QTimer(self, singleShot=True, interval=timings.ROUND_NOTE)
        self._rest.timeout.connect(self.close)
        self._is_held = False
        self._laid_for: tuple[Arrangement | None, Style] | None = None

    @property
    def panel(self) -> NotePanel | None:
        """Return what is shown, None if nothing is."""
        return self._panel

    def show(self, words: RoundWords, fading: int = 0) -> None:
        """Show the note of a round; it comes up within *fading* milliseconds."""
        self.close()
        self._words = words
        self._draw()
        if not self._is_held:
            self._rest.start()
        if fading > 0 and self._panel is not None:
            animation = QPropertyAnimation(self._panel, b"opacity", self._panel)
            animation.setStartValue(0.0)
            animation.setEndValue(1.0)
            animation.setDuration(fading)
            animation.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def linger(self) -> None:
        """Stay as long as if it had just been shown: another player has come to the screen."""
        self._is_held = False
        if self._words is not None:
            self._rest.start()

    def hold(self) -> None:
        """Do not go while the table cannot be seen."""
        self._is_held = True
        self._rest.stop()

    def redraw(self) -> None:
        """Draw it again if everything lies elsewhere now."""
        if self._words is not None and self._laid_for != (self._top.arrangement, self._top.style):
            self._draw()

    def close(self) -> None:
        """Take it away."""
        self._rest.stop()
        self._words = None
        self._remove()

    def _draw(self) -> None:
        self._remove()
        self._laid_for = self._top.arrangement, self._top.style
        words = self._words
        if words is None or self._top.arrangement is None:
            return
        self._panel = self._top.notes.fitted(lambda style, _width: NotePanel(words, style.free))
        self._top.notes.put(self._panel)

    def _remove(self) -> None:
        panel, self._panel = self._panel, None
        if panel is not None:
            self._top.notes.take(panel)
