"""A table for the toy with a board of its own: its rows, the own hand, a place on which a card is laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget

from evolution_qt.core.action import unpack
from evolution_qt.core.event import Event
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import ButtonItem, CardItem, Item, Pool, Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem, RibbonLook
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.view import View

ROW: Final = Spot("row")
_WIDE, _TALL, _GAP = 60.0, 84.0, 8.0


@dataclass(frozen=True)
class Card:
    """A card of the own hand."""

    number: int


@dataclass(frozen=True)
class Face:
    """What is printed on a card: its number."""

    number: int
    text: str = ""

    @property
    def key(self) -> str:
        """Return the number as a word."""
        return str(self.number)

    name = key

    def height(self, width: float) -> int:
        """Return how high a card is."""
        return round(width * _TALL / _WIDE)

    def pixmap(self, width: float, ratio: float) -> QPixmap:
        """Return the card with its number."""
        return _sheet(self.key, width, ratio)

    def covered(self, width: float, covered: float, ratio: float, *, upright: bool) -> QPixmap:
        """Return the whole card: none covers another."""
        return self.pixmap(width, ratio)

    def large(self, width: float, ratio: float) -> QPixmap:
        """Return the card, larger."""
        return self.pixmap(width, ratio)


def _sheet(words: str, width: float, ratio: float) -> QPixmap:
    tall = width * _TALL / _WIDE

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, width, tall), Qt.GlobalColor.white)
        painter.drawText(QRectF(0, 0, width, tall), Qt.AlignmentFlag.AlignCenter, words)

    return painted(("toy", words), width, tall, ratio, draw)


def _back(width: int, ratio: float) -> QPixmap:
    return _sheet("", width, ratio)


class ToyBoard(Board):
    """The rows of all seats from the top, the ribbon, the hand at the bottom."""

    def __init__(self, scene: QGraphicsScene, drag: Drag) -> None:
        super().__init__(scene)
        self.ribbon = RibbonItem(drag, _back)
        self.button, self.second_button = ButtonItem(drag), ButtonItem(drag)
        self.recap = RecapItem(drag, lambda _event, _side, _ink, _ratio: None)
        for item in (self.ribbon, self.button, self.second_button, self.recap):
            scene.addItem(item)
        for item in (self.button, self.second_button, self.recap):
            item.hide()
        self._cards = Pool(lambda: self._added(CardItem(drag, _back)))
        self._size = QSizeF()

    def _added(self, item: Item) -> Item:
        self.scene.addItem(item)
        return item

    def show(self, view: View[Any], size: QSizeF, style: Style) -> None:
        """Draw a position."""
        self.view, self.style, self._size = view, style, size
        rows = [[*row, view.state.blind[seat]] for seat, row in enumerate(view.state.rows)]
        hand = view.state.hands[view.bottom] if view.viewer >= 0 else []
        items = iter(self._cards.take(sum(map(len, rows)) + len(hand)))
        for line, row in enumerate(rows):
            for at, number in enumerate(row):
                self._show_card(next(items), number, self._place(line, at), None)
        for at, number in enumerate(hand):
            self._show_card(next(items), number, self._place(len(rows) + 1, at), Card(number))
        self.ribbon.dress(style)
        self.ribbon.place(QRectF(0, self._top(len(rows)), size.width(), _TALL))
        self._write()

    def _show_card(self, item: Item, number: int, place: QRectF, subject: Card | None) -> None:
        assert isinstance(item, CardItem)
        item.dress(self.style)
        item.place(place)
        item.show_card(Face(number) if number else None, subject=subject)

    def _top(self, line: int) -> float:
        return _GAP + line * (_TALL + _GAP)

    def _place(self, line: int, at: int) -> QRectF:
        return QRectF(_GAP + at * (_WIDE + _GAP), self._top(line), _WIDE, _TALL)

    def _write(self) -> None:
        assert self.view is not None
        asked = "Lay a card." if self.view.ask else ""
        words = RibbonLook(f"Round {self.view.state.round}", self.told or asked, "", self.view.ask)
        self.ribbon.show_words(words, self.ribbon.scene_rect)

    def tell(self, words: str) -> None:
        """Let the ribbon tell what happens."""
        self.told = words or self.told
        self._write()

    def own_names(self, state: Any) -> list[str]:
        """Return no names, one for each seat."""
        return [""] * len(state.hands)

    def whole_rect_of(self, spot: Spot) -> QRectF:
        """Return the room of the own row."""
        assert self.view is not None
        top = self._top(self.view.bottom)
        return QRectF(0, top, self._size.width(), _TALL) if spot == ROW else QRectF()

    def home(self, subject: Subject) -> QRectF:
        """Return where a card of the hand lies."""
        found = (one for one in self._cards.items if isinstance(one, CardItem) and one.subject == subject)
        return next((one.scene_rect for one in found if one.isVisible()), QRectF())

    def face_of(self, subject: Subject) -> Face | None:
        """Return what is printed on a card."""
        return Face(subject.number) if isinstance(subject, Card) else None

    def card_rects(self) -> list[QRectF]:
        """Return where the cards of the hand lie."""
        return [self.home(Card(number)) for number in self._hand()]

    def _hand(self) -> list[int]:
        view = self.view
        return list(view.state.hands[view.viewer]) if view is not None and view.viewer >= 0 else []

    def seat_at(self, at: QPointF) -> int:
        """Return the seat whose row lies at a place."""
        seats = range(len(self.view.state.rows)) if self.view is not None else range(0)
        rows = {seat: QRectF(0, self._top(seat), self._size.width(), _TALL) for seat in seats}
        return next((seat for seat, row in rows.items() if row.contains(at)), -1)


class ToyGestures(Gestures):
    """A card on the own row is laid there."""

    def spots(self, subject: Subject) -> list[Spot]:
        """Return the one place there is."""
        return [ROW]

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the step that lays the card."""
        number = subject.number if isinstance(subject, Card) else 0
        return [step for step in self.view.offer.legal if unpack(step).subject == number]

    def subjects(self) -> list[Subject]:
        """Return the cards of the hand."""
        return list(map(Card, self.view.state.hands[self.view.viewer]))

    def cards(self) -> list[Subject]:
        """Return the cards of the hand."""
        return self.subjects()


class ToyWords:
    """What is said at the table of the toy."""

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return who lays which card."""
        return f"{names[event.actor]} lays {event.card}." if event.card and event.actor >= 0 else ""

    def nameless(self, seat: int) -> str:
        """Return the number of the seat."""
        return f"Player {seat + 1}"

    def __getattr__(self, name: str) -> Any:
        """Return what says nothing more."""
        return lambda *_given: ""


class ToyTable(Table):
    """The table of one game."""

    def __init__(self, game: Any, *, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(game, theme=theme, parent=parent)
        board = ToyBoard(self.scene(), self.drag)
        self.set_up_board(board, ToyGestures(game, board), ToyWords())
        self.set_up_plainly()
