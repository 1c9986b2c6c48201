"""The hands of everybody who does not lie at the bottom of the table, in one row, for who sees everything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from evolution_qt.core.action import NOBODY
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution import pictures
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.thumbnails import of_trait
from evolution_qt.ui.kit import fonts, joined
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.seatmarks import draw_mark
from evolution_qt.ui.kit.tips import show_tip
from evolution_qt.ui.table.hands import HandsView

_TALL = 34
_CARD = 24.0
_APART = 3.0
_NAME = 0.34
"""The share of a seat's room that its name may take."""


@guarded
class OpenHands(HandsView):
    """Small pictures of cards, one group for each seat; the names of the cards are told on resting."""

    def __init__(self, game: Evolution) -> None:
        super().__init__()
        self._game = game
        self._phrases = Phrases(game, self)
        self._hands: Sequence[tuple[int, str, Sequence[int]]] = ()
        self._factor = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_factor(self, factor: float) -> None:
        """Draw everything so much larger."""
        self._factor = factor
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that it was made for."""
        return QSize(600, round(_TALL * self._factor))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size."""
        return QSize(200, round(_TALL * self._factor))

    def show_hands(self, names: Sequence[str], state: EvolutionState, bottom: int = NOBODY) -> None:
        """Show for each seat its name and its cards, but for the one that lies at the bottom."""
        hands = [(seat, names[seat], player.hand) for seat, player in enumerate(state.players)]
        self._hands = [hand for hand in hands if hand[0] != bottom]
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription("\n".join(self._told(at) for at in range(len(self._hands))))

    def _told(self, at: int) -> str:
        _, name, cards = self._hands[at]
        table, phrases = self._game.table, self._phrases
        names = [phrases.trait_name(table.traits[table.trait_of[card]]) for card in cards if card != UNKNOWN]
        return joined.before(name, joined.row(names) if names else "–")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell the cards of the seat that the pointer rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._hands:
            at = min(int(event.pos().x() * len(self._hands) / max(self.width(), 1)), len(self._hands) - 1)
            show_tip(event.globalPos(), self._told(at), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names and cards."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        unit, ratio, table = self._factor, self.devicePixelRatioF(), self._game.table
        wide = self.width() / max(len(self._hands), 1)
        font = fonts.text(round(fonts.LEAST * unit), bold=True)
        for at, (seat, name, cards) in enumerate(self._hands):
            room = QRectF(at * wide + 10 * unit, 0, wide - 20 * unit, self.height())
            middle = room.center().y()
            draw_mark(painter, seat, QPointF(room.left() + 5 * unit, middle), 5 * unit)
            painter.setFont(font)
            painter.setPen(self.palette().text().color())
            metrics = painter.fontMetrics()
            words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width() * _NAME))
            left = room.left() + 16 * unit
            painter.drawText(
                QRectF(left, 0, room.width(), room.height()), Qt.AlignmentFlag.AlignVCenter, words
            )
            left += metrics.horizontalAdvance(words) + 10 * unit
            side = _CARD * unit
            step = min(side + _APART * unit, (room.right() - left - side) / max(len(cards) - 1, 1))
            for number, card in enumerate(cards):
                picture = (
                    pictures.card_back(round(side * 0.7), ratio)
                    if card == UNKNOWN
                    else of_trait(table.traits[table.trait_of[card]], round(side), ratio)
                )
                painter.drawPixmap(QPointF(left + number * step, middle - side / 2), picture)
        painter.end()
