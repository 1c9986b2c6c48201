"""The hands of everybody, beside the table, in a game that is played with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.thumbnails import of_trait
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import colour, disc, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.seatmarks import draw_mark
from evolution_qt.ui.kit.tips import show_tip
from evolution_qt.ui.table.hands import HandsView

_ROW: Final = 34
_WIDE: Final = 232
_SIDE: Final = 27
_GAP: Final = 4
_MARK: Final = 26
"""Room for the mark of a seat, before its cards."""


@guarded
class HandsPanel(HandsView):
    """One line per seat: its mark, and its cards with their food numbers."""

    def __init__(self, game: Evolution) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._game, self._phrases = game, Phrases(game, self)
        self._names: Sequence[str] = ()
        self.hands: Sequence[Sequence[int]] = ()
        """The cards of each seat."""
        self._factor = 1.0
        self.hide()

    def set_factor(self, factor: float) -> None:
        """Draw everything so much larger."""
        self._factor = factor
        self.updateGeometry()
        self.update()

    def show_hands(self, names: Sequence[str], state: EvolutionState, bottom: int = NOBODY) -> None:
        """Show who holds what; there is a line for the seat at the bottom too."""
        self._names, self.hands = names, [player.hand for player in state.players]
        self.setAccessibleName(self.tr("Open hands"))
        self.setAccessibleDescription("\n".join(self.words(seat) for seat in range(len(self.hands))))
        self.updateGeometry()
        self.update()

    def words(self, seat: int) -> str:
        """Return what a seat holds, in words."""
        cards = [self._card(card) for card in self.hands[seat]]
        listed = self.locale().createSeparatedList(cards) if cards else self.tr("no cards")
        return filled(self.tr("{name}: {cards}"), {"name": self._names[seat], "cards": listed})

    def _card(self, card: int) -> str:
        table = self._game.table
        name = self._phrases.trait_name(table.traits[table.trait_of[card]])
        return f"{name} {_number(table.foods[card])}"

    def sizeHint(self) -> QSize:
        """Return the room for every line."""
        return QSize(_WIDE, round(len(self.hands) * _ROW * self._factor))

    def minimumSizeHint(self) -> QSize:
        """Return the same: no line may be missing."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Tell the cards of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            seat = int(event.pos().y() / (_ROW * self._factor))
            if 0 <= seat < len(self.hands):
                show_tip(event.globalPos(), self.words(seat), self)
            return True
        return super().event(event)

    def places(self, seat: int) -> list[QRectF]:
        """Return where the cards of a seat lie, overlapping where there are many."""
        count = len(self.hands[seat])
        room = self.width() / self._factor - _MARK
        step = float(_SIDE + _GAP)
        if count > 1:
            step = min(step, (room - _SIDE) / (count - 1))
        top = seat * _ROW + (_ROW - _SIDE) / 2
        return [QRectF(_MARK + at * step, top, _SIDE, _SIDE) for at in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; a card lies over its right neighbour, so that every number can be seen."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(self._factor, self._factor)
        ratio = self.devicePixelRatioF() * self._factor
        table = self._game.table
        panel = self.palette().base().color()
        for seat, hand in enumerate(self.hands):
            line = QRectF(0, seat * _ROW + 1, self.width() / self._factor, _ROW - 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(rounded(line, 8), panel)
            draw_mark(painter, seat, QPointF(13, line.center().y()), 6)
            for card, place in reversed(list(zip(hand, self.places(seat), strict=True))):
                trait = table.traits[table.trait_of[card]]
                painter.drawPixmap(place.topLeft(), of_trait(trait, _SIDE, ratio))
                self._paint_number(painter, place, table.foods[card])
        painter.end()

    def _paint_number(self, painter: QPainter, place: QRectF, food: int) -> None:
        room = QRectF(place.left() - 1, place.bottom() - 12, 15, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        tint = palette.PLANT_DARK if food >= 0 else palette.MEAT_DARK
        painter.fillPath(disc(room.center(), 7), colour(tint))
        painter.setPen(colour(palette.CREAM))
        painter.setFont(fonts.text(11, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, _number(food))


def _number(food: int) -> str:
    return f"{food}".replace("-", "\N{MINUS SIGN}")
