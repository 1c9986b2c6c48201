"""What all panels of the table have in common: a plate, lines of writing, and when they are painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.things import Thing
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table.gestures import Spot

RIGHT = Qt.AlignmentFlag.AlignRight
_LEAST: Final = 11


@guarded
class Panel(Item):
    """A plate on which a part of a position is told."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag)
        self.words = words
        self.state: DominantState | None = None
        self.viewer = -1
        self.names: Sequence[str] = ()
        self.held: frozenset[Thing] = frozenset()
        self.asked: frozenset[Spot] = frozenset()
        self.places: dict[Thing, QRectF] = {}
        self._look: object = None

    def show_state(self, state: DominantState, viewer: int, names: Sequence[str]) -> None:
        """Show a position as an animal looks at it."""
        self.state, self.viewer, self.names = state, viewer, names
        self.lay()
        look = self.look()
        if look is None or look != self._look:
            self._look = look
            self.update()

    def look(self) -> object:
        """Return all that is told beside size and style, to be painted only when it changes; None: always."""
        return None

    def forget_words(self) -> None:
        """Tell everything in the present language."""
        self._look = None
        self.update()

    def lay(self) -> None:
        """Find the places of what can be taken hold of."""

    def px(self, size: float) -> int:
        """Return the pixels of letters so many units large; none are smaller than 11."""
        return max(round(size * self.style.unit), _LEAST)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw what is told as soon as there is a position."""
        if self.state is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, self.state)

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw what is told of a position."""

    def home(self, thing: Thing) -> QRectF:
        """Return where a thing lies in the scene."""
        return self.mapRectToScene(self.places[thing]) if thing in self.places else QRectF()

    def plate(self, painter: QPainter, rect: QRectF, *, is_raised: bool = False, edge: str = "") -> None:
        """Paint the ground of a panel or of a line in it."""
        tints, unit = self.style.colours, self.style.unit
        path = rounded(rect, 8 * unit)
        painter.fillPath(path, colour(tints.panel_raised if is_raised else tints.panel))
        painter.setPen(line(colour(edge or tints.panel_line), 2.5 * unit if edge else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        bold: bool = False,
        size: float = 0,
        tint: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Write a line of text."""
        px = self.px(size) if size else self.style.least_font
        font = fonts.text(px, bold=bold)
        writing.draw_line(
            painter, rect, words, font, colour(tint or self.style.colours.text), align, least=_LEAST
        )
