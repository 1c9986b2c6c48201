"""A hint on the table: what it is about glows, and a few words say more each time a person asks again.

Nothing is thought here and nothing is played: the hint is handed over, and everything goes with the next
position. What it is about and what is said of it, a game knows: its own hint is a subclass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import art, timings, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import PlaceMark, SceneItems, Style
from evolution_qt.ui.kit.notes import SIGN, TextNote
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.highlights import arrow_between, glow
from evolution_qt.ui.table.view import View

WHERE: Final = 1
WHAT_SORT: Final = 2
WHICH_MOVE: Final = 3
"""How plain a hint is."""
_DOTS: Final = 3
_ROOM: Final = "\N{NO-BREAK SPACE}"
"""A line that only keeps room, for the dots."""


@dataclass(frozen=True)
class Aim:
    """What glows: rectangles of the scene, and between which two an arrow of a colour goes."""

    rects: tuple[QRectF, ...]
    arrow: tuple[QRectF, QRectF] | None = None
    tint: str = ""


@guarded
class Dots(QGraphicsItem):
    """Three dots, one of them lit: a hint is being thought of."""

    def __init__(self, place: QRectF, style: Style) -> None:
        super().__init__()
        self.lit = 0
        self._place = place
        self._style = style
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def go_on(self) -> None:
        """Light the next dot."""
        self.lit = (self.lit + 1) % _DOTS
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the room of the dots."""
        return self._place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the dots."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        tint, step = self._style.colours.accent, self._place.width() / _DOTS
        for number in range(_DOTS):
            painter.setBrush(colour(tint, 1.0 if number == self.lit else 0.3))
            middle = QPointF(self._place.left() + (number + 0.5) * step, self._place.center().y())
            painter.drawEllipse(middle, 0.24 * step, 0.24 * step)


class Hint(QObject):
    """The hint of one table."""

    closed = Signal()
    """The hint was put away, or what it was about is over."""
    said = Signal(object)
    """Something else is said than before; the argument is the sentences."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: Board,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._items = SceneItems(scene)
        self.note: TextNote | None = None
        """What the words stand in, None while nothing is said."""
        self._dots: Dots | None = None
        self.account: Any = None
        """The account of the opponent that the hint is taken from, None if none is shown."""
        self.strength = 0
        """How plain the hint is that is shown, 0 without one."""
        self.is_thinking = False
        self._is_asked_again = False
        self._is_short = False
        self._beat = QTimer(self, interval=timings.DOTS)
        self._beat.timeout.connect(self._go_on)

    @property
    def is_open(self) -> bool:
        """Return whether a hint is shown or looked for."""
        return self.is_thinking or self.strength > 0

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the words shown now."""
        found = self.note.lines if self.note is not None else ()
        return tuple([line for line in found if line != _ROOM])

    @property
    def glowing(self) -> list[QRectF]:
        """Return what glows, in the scene."""
        return [item.sceneBoundingRect() for item in self._items if isinstance(item, PlaceMark)]

    def think(self, *, again: bool = False, still: bool = False) -> None:
        """Show calmly that a hint is looked for, or still is if asked *again*; *still* without motion."""
        self.is_thinking, self._is_asked_again = True, again
        self.strength = 0
        self.account = None
        if not still:
            self._beat.start()
        self.redraw()
        self.said.emit(self.lines)

    def show(self, account: Any, strength: int, *, is_short: bool = False) -> None:
        """Show a hint as plainly as asked for; *is_short* if there was no time to think it through."""
        self._beat.stop()
        self.is_thinking = False
        self._is_short = is_short
        self.account, self.strength = account, strength
        self.redraw()
        self.said.emit(self.lines)

    def close(self) -> bool:
        """Take the hint away; return whether there was one."""
        if not self.is_open:
            return False
        self._beat.stop()
        self.is_thinking = False
        self.strength = 0
        self.account = None
        self._remove()
        self.closed.emit()
        return True

    def redraw(self) -> None:
        """Draw it again: somewhere else, or in another language."""
        self._remove()
        view = self._board.view
        if view is None or not self.is_open or view.viewer < 0:
            return
        if self.is_thinking or self.account is None:
            self._draw_thinking()
        else:
            self._draw_hint(view, self.account)

    # Drawing

    def _draw_thinking(self) -> None:
        unit = self._board.style.unit
        note = self._show_lines([self._thinking(again=self._is_asked_again), _ROOM], 2, ())
        place = QRectF(0, 0, 48 * unit, 14 * unit)
        place.moveCenter(QPointF(note.rect.center().x(), note.rect.bottom() - 19 * unit))
        self._dots = Dots(place, self._board.style)
        self._dots.setParentItem(note)

    def _draw_hint(self, view: View[Any], account: Any) -> None:
        lines, plain = self._lines(view, account, is_short=self._is_short)
        aim = self._aim(view, account)
        for rect in aim.rects:
            self._items.add(glow(self._board, rect))
        if aim.arrow is not None:
            arrow = arrow_between(self._board, *aim.arrow, aim.tint, 5)
            arrow.setZValue(zvalues.MARK + 1)
            self._items.add(arrow)
        self._show_lines(lines, plain, aim.rects)

    # What a game says

    def _thinking(self, *, again: bool) -> str:
        """Return that a hint is looked for, or still is."""
        return ""

    def _lines(self, view: View[Any], account: Any, *, is_short: bool) -> tuple[list[str], int]:
        """Return the words, the usual way to more at the end, and how many lines first are no list."""
        return [], 0

    def _aim(self, view: View[Any], account: Any) -> Aim:
        """Return what glows."""
        return Aim(())

    # Items

    def _show_lines(self, lines: list[str], plain: int, about: Sequence[QRectF]) -> TextNote:
        """Show lines that are about some places, the first *plain* of which are no list."""
        style = self._board.style
        sign = art.glyph("hint", round(SIGN * style.unit), style.colours.accent, style.ratio)
        signs = [sign, *[QPixmap()] * (plain - 1)]
        self.note = self._board.notes.say(lines, about=about, signs=signs)
        return self.note

    def _go_on(self) -> None:
        if self._dots is not None:
            self._dots.go_on()

    def _remove(self) -> None:
        self._dots = None
        note, self.note = self.note, None
        if note is not None:
            self._board.notes.take(note)
        self._items.remove_all()
