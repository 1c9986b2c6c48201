"""The hands of all players where they lie open: in lines beside a table, in a row below a replay."""

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
from evolution_qt.games.evolution.traits import Trait
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.thumbnails import of_trait
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import colour, disc, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.seatmarks import draw_mark
from evolution_qt.ui.kit.tips import show_tip
from evolution_qt.ui.table.hands import HandsView

_TALL: Final = 34
"""Height of a line, or of the row."""
_WIDE: Final = 232
_SIDE: Final = 27
_GAP: Final = 4
_MARK: Final = 26
"""Room for the mark of a seat, before its cards."""
_CARD: Final = 24.0
"""The side of a card in the row."""
_APART: Final = 3.0
_NAME: Final = 0.34
"""The share of a seat's room in the row that its name may take."""


@guarded
class OpenHands(HandsView):
    """Tells who holds what; how the cards lie is up to `HandsInLines` and `HandsInARow`."""

    def __init__(self, game: Evolution) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.game, self._phrases = game, Phrases(game, self)
        self.hands: Sequence[tuple[int, str, Sequence[int]]] = ()
        """The seats that are shown, their names and their cards."""
        self.factor = 1.0
        self.hide()

    def set_factor(self, factor: float) -> None:
        """Draw everything so much larger."""
        self.factor = factor
        self.updateGeometry()
        self.update()

    def show_hands(self, names: Sequence[str], state: EvolutionState, bottom: int = NOBODY) -> None:
        """Show who holds what, but for the seat that lies at the bottom of the table."""
        hands = [(seat, names[seat], player.hand) for seat, player in enumerate(state.players)]
        self.hands = [hand for hand in hands if hand[0] != bottom]
        self._describe()
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Open hands"))
        self.setAccessibleDescription("\n".join(map(self.words, range(len(self.hands)))))

    def words(self, at: int) -> str:
        """Return what the seat of a line holds, in words."""
        _, name, hand = self.hands[at]
        cards = [
            f"{self._phrases.trait_name(self.trait(card))} {_number(self.game.table.foods[card])}"
            for card in hand
        ]
        listed = self.locale().createSeparatedList(cards) if cards else self.tr("no cards")
        return filled(self.tr("{name}: {cards}"), {"name": name, "cards": listed})

    def trait(self, card: int) -> Trait:
        """Return the trait of a card."""
        table = self.game.table
        return table.traits[table.trait_of[card]]

    def minimumSizeHint(self) -> QSize:
        """Return the size that it was made for: no line may be missing."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def at(self, place: QPointF) -> int:
        """Return the number of the hand at a place."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Tell the cards under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self.at(QPointF(event.pos()))
            if 0 <= at < len(self.hands):
                show_tip(event.globalPos(), self.words(at), self)
            return True
        return super().event(event)


@guarded
class HandsInLines(OpenHands):
    """One line per seat: its mark, and its cards with their food numbers."""

    def sizeHint(self) -> QSize:
        """Return the room for every line."""
        return QSize(_WIDE, round(len(self.hands) * _TALL * self.factor))

    def at(self, place: QPointF) -> int:
        """Return the number of the line at a place."""
        return int(place.y() / (_TALL * self.factor))

    def places(self, seat: int) -> list[QRectF]:
        """Return where the cards of a seat lie, overlapping where there are many."""
        count = len(self.hands[seat][2])
        room = self.width() / self.factor - _MARK
        step = float(_SIDE + _GAP)
        if count > 1:
            step = min(step, (room - _SIDE) / (count - 1))
        top = seat * _TALL + (_TALL - _SIDE) / 2
        return [QRectF(_MARK + at * step, top, _SIDE, _SIDE) for at in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; a card lies over its right neighbour, so that every number can be seen."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(self.factor, self.factor)
        ratio = self.devicePixelRatioF() * self.factor
        panel = self.palette().base().color()
        for seat, _, cards in self.hands:
            line = QRectF(0, seat * _TALL + 1, self.width() / self.factor, _TALL - 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(rounded(line, 8), panel)
            draw_mark(painter, seat, QPointF(13, line.center().y()), 6)
            for card, place in reversed(list(zip(cards, self.places(seat), strict=True))):
                painter.drawPixmap(place.topLeft(), of_trait(self.trait(card), _SIDE, ratio))
                self._paint_number(painter, place, self.game.table.foods[card])
        painter.end()

    def _paint_number(self, painter: QPainter, place: QRectF, food: int) -> None:
        room = QRectF(place.left() - 1, place.bottom() - 12, 15, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        tint = palette.PLANT_DARK if food >= 0 else palette.MEAT_DARK
        painter.fillPath(disc(room.center(), 7), colour(tint))
        painter.setPen(colour(palette.CREAM))
        painter.setFont(fonts.text(11, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, _number(food))


@guarded
class HandsInARow(OpenHands):
    """Names and small pictures of cards, one group for each seat."""

    def sizeHint(self) -> QSize:
        """Return the least room of the row; it takes as much as there is."""
        return QSize(200, round(_TALL * self.factor))

    def at(self, place: QPointF) -> int:
        """Return the number of the group at a place."""
        return int(place.x() * len(self.hands) / max(self.width(), 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names and cards."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        unit, ratio = self.factor, self.devicePixelRatioF()
        wide = self.width() / max(len(self.hands), 1)
        font = fonts.text(round(fonts.LEAST * unit), bold=True)
        for at, (seat, name, cards) in enumerate(self.hands):
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
                picture = of_trait(self.trait(card), round(side), ratio)
                painter.drawPixmap(QPointF(left + number * step, middle - side / 2), picture)
        painter.end()


def _number(food: int) -> str:
    return f"{food}".replace("-", "\N{MINUS SIGN}")
