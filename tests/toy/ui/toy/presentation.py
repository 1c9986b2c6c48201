"""How the toy is shown: cards in rows, what is said of them, one page of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.action import NOBODY, pack, unpack
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.games.toy.rules import DREW, GAME_ENDED, LAID, LAY, ROUND_BEGAN, TURNED_UP
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.drag import Grip
from evolution_qt.ui.kit.items import Item, ItemPool
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.pages import Chapter, PageLine
from evolution_qt.ui.table.presentation import Presentation
from evolution_qt.ui.table.samples import Samples
from evolution_qt.ui.table.simple_table import SimpleBoard, SimpleTable, SimpleWords

translate = QCoreApplication.translate


class Words(SimpleWords):
    """What is said of the toy."""

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line of an event; where the card is not known, there is none."""
        said = {
            ROUND_BEGAN: translate("Toy", "Round {amount}"),
            DREW: translate("Toy", "{who} draws {card}."),
            LAID: translate("Toy", "{who} lays {card}."),
            TURNED_UP: translate("Toy", "{who} reveals {card}, which counts double."),
            GAME_ENDED: translate("Toy", "The game is over."),
        }
        if event.kind in (DREW, LAID, TURNED_UP) and not event.card:
            return ""
        who = names[event.actor] if event.actor != NOBODY else ""
        return filled(said[event.kind], {"who": who, "card": event.card, "amount": event.amount})

    def asked(self, view: Any) -> str:
        """Return what the seat that is asked is to do."""
        if view.state.to_move == NOBODY:
            return translate("Toy", "The game is over.")
        text = translate("Toy", "{who}: lay a card.")
        return filled(text, {"who": view.names[view.state.to_move]})

    def thing(self, view: Any, step: int) -> str:
        """Return what a card is called."""
        return filled(translate("Toy", "Card {card}"), {"card": unpack(step).subject})


class Card(Item):
    """A card with its number, or a plate with a name; it stands for a step or for none."""

    words, step = "", None

    def show_words(self, words: str, step: int | None) -> None:
        """Show a number, a name, or a back without words."""
        self.words, self.step = words, step
        self.update()

    def picture(self) -> QPixmap:
        """Return the card in its size."""

        def draw(painter: QPainter) -> None:
            painter.fillPath(rounded(self.rect, 8), colour("#f4ead2" if self.words else "#7d5a3c"))
            font = fonts.text(round(self.size.height() / 3), bold=True)
            centre = Qt.AlignmentFlag.AlignHCenter
            writing.draw_line(painter, self.rect, self.words, font, colour("#2b2418"), centre, least=11)

        key = ("card of the toy", self.words)
        return painted(key, self.size.width(), self.size.height(), self.style.ratio, draw)

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a card of the hand."""
        return None if self.step is None else Grip(self.step, self.scene_rect, self.picture(), QPixmap())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card."""
        painter.drawPixmap(QPointF(), self.picture())


class Board(SimpleBoard):
    """A row for each seat, and below them the hand."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.cards = ItemPool(lambda: self.added(Card(self.drag)))

    def lay(self, view: Any) -> dict[int, Item]:
        """Lay name, face-down card and row of each seat, and the hand of the viewer; return the hand."""
        state = view.state
        every: list[tuple[str, int, float, float, int | None]] = []
        high = self.middle.height() / len(state.rows)
        for seat, row in enumerate(state.rows):
            numbers = [str(one or "") for one in (state.blind[seat], *row)]
            for at, words in enumerate((view.names[seat], *numbers)):
                every.append((words, at, self.middle.top() + seat * high, high, None))
        for at, one in enumerate(state.hands[view.viewer] if view.viewer >= 0 else ()):
            step = pack(LAY, one) if view.ask else None
            every.append((str(one), at + 1, self.own.top(), self.own.height(), step))
        wide = self.middle.width() / 6
        cards = self.cards.take(len(every))
        for card, (words, at, top, tall, step) in zip(cards, every, strict=True):
            card.apply_style(self.style)
            card.place(QRectF((0.1 + at) * wide, top + 0.1 * tall, 0.8 * wide, 0.8 * tall))
            card.show_words(words, step)
        return {card.step: card for card in cards if card.step is not None}


def chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    """Return the one page of rules."""
    rules = (
        translate("Toy", "In each of three rounds everyone lays one card."),
        translate("Toy", "The card that no one has seen is revealed at the end and counts double."),
    )
    return [Chapter("aim", None, translate("Toy", "The aim"), tuple(map(PageLine, rules)))]


def table(game: Any, theme: str, parent: QWidget | None) -> SimpleTable:
    """Return a table of the toy."""
    return SimpleTable(game, Words(game), Board, theme=theme, parent=parent)


PRESENTATION = Presentation(
    table=table,
    chapters=chapters,
    samples=lambda: Samples("toy", is_lively=lambda state: state.round == 2),
)
