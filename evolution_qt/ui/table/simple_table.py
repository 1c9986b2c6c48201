"""A table for a game in which a click on a thing is a whole move, and nothing has to be asked.

The game lays out its things (`SimpleBoard.lay`) and words what happens (`SimpleWords.sentence`). All else has
an answer here: a thing is clicked, dropped in the middle of the table or chosen by a digit; what happens is
drawn at once, without motion; opponents say nothing of their reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget

from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import ButtonItem, Item, Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.accessible_tree import Key, Parts
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem, RibbonLook
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.table_view import Cloth
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import GameWords, SharedWords

translate = QCoreApplication.translate

MIDDLE: Final = Spot("middle")
"""The one place where things land."""
_UNIT: Final = 800.0
"""Pixels of the height of a table in which a unit is a pixel."""
_BELOW: Final = 0.3
"""How much of the table the own things have, below the ribbon."""

_ItemT = TypeVar("_ItemT", bound=Item)


class SimpleWords(GameWords):
    """The words at the table and in the log; a game gives those for what happened."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def game(self) -> AnyGame:
        """Return the game."""
        return self._game

    # What a game says

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line of an event as *viewer* may know it, empty if it has none."""
        raise NotImplementedError

    def asked(self, view: View[Any]) -> str:
        """Return what stands on the ribbon: what the seat that is asked is to do."""
        raise NotImplementedError

    def thing(self, view: View[Any], step: Action) -> str:
        """Return what the thing is called that a step is about."""
        raise NotImplementedError

    # What follows from that, or is the same for all

    def nameless(self, seat: int) -> str:
        """Return what a player without a name is called."""
        return SharedWords().nameless(seat)

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        return SharedWords().automatic(sentence)

    def no_choice(self, sentence: str) -> str:
        """Return the words for a move that is the only one there is."""
        return SharedWords().no_choice(sentence)

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        return SharedWords().stopped(sentence)

    def nothing_here(self, subject: Subject | None) -> str:
        """Return that a thing means nothing at a place."""
        return translate("SimpleTable", "You can’t drop it here.")

    def only_your_own(self, subject: Subject | None) -> str:
        """Return that a place belongs to another player, for what was to land there."""
        return translate("SimpleTable", "This belongs to another player.")

    def choose_first(self) -> str:
        """Return that something must be chosen first."""
        return translate("SimpleTable", "Choose something first.")

    def rule_here(self) -> str:
        """Return what leads to the rule behind a refusal."""
        return SharedWords().rule_here()


class SimpleBoard(Board):
    """The things of one table. A game lays them out and gives each the step it stands for."""

    def __init__(self, scene: QGraphicsScene, drag: Drag, game: AnyGame, words: SimpleWords) -> None:
        super().__init__(scene)
        self.drag = drag
        self.game = game
        self.words = words
        self.ribbon = RibbonItem(drag, _no_bell)
        self.button, self.second_button = ButtonItem(drag), ButtonItem(drag)
        self.recap = RecapItem(drag, lambda _event, _side, _ink, _ratio: None)
        self.things: dict[Action, Item] = {}
        """The things of the seat that is asked, by the step that a click on each makes."""
        self.middle = QRectF()
        """What lies above the ribbon."""
        self.own = QRectF()
        """What lies below it: the place of what the seat at the bottom holds."""
        self.added(self.ribbon)
        for item in (self.button, self.second_button, self.recap):
            self.added(item).hide()

    def added(self, item: _ItemT) -> _ItemT:
        """Return a thing that lies on the table from now on."""
        self.scene.addItem(item)
        return item

    # What a game says

    def lay(self, view: View[Any]) -> dict[Action, Item]:
        """Lay everything, and return the things of the seat that is asked by their steps."""
        raise NotImplementedError

    # What follows from that

    def show(self, view: View[Any], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""
        self.view = view
        self.style = Style(style.theme, size.height() / _UNIT, style.ratio, self.text)
        room = QRectF(QPointF(0, 0), size)
        ribbon = QRectF(0, 0, room.width(), 2.6 * self.style.font)
        ribbon.moveBottom(room.bottom() - room.height() * _BELOW)
        self.middle = QRectF(room.topLeft(), ribbon.topRight())
        self.own = QRectF(ribbon.bottomLeft(), room.bottomRight())
        self.ribbon.apply_style(self.style)
        self.ribbon.place(ribbon)
        sentence = self.told or self.words.asked(view)
        self._show_sentence(sentence, is_own=view.ask)
        self.things = self.lay(view)

    def own_names(self, state: Any) -> list[str]:
        """Return that no names stand in a position."""
        return [""] * self.game.seat_count(state)

    def tell(self, words: str) -> None:
        """Show on the ribbon what happens; empty keeps its words."""
        if words:
            self.told = words
            self._show_sentence(words, is_own=False)

    def _show_sentence(self, words: str, *, is_own: bool) -> None:
        aside = 14 * self.style.unit
        room = self.ribbon.scene_rect.adjusted(aside, 0, -aside, 0)
        self.ribbon.show_words(RibbonLook(self.sign, words, is_own=is_own), room)

    def rect_of(self, spot: Spot) -> QRectF:
        """Return the middle of the table."""
        return self.middle

    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies."""
        found = next((item for step, item in self.things.items() if step == subject), None)
        return QRectF() if found is None else found.scene_rect

    def seat_at(self, at: QPointF) -> int:
        """Return that no place belongs to one seat alone."""
        return -1

    def needs(self) -> list[Need]:
        """Return what should stay in sight: the ribbon and what can be clicked."""
        return [(item.scene_rect, 8.0) for item in (self.ribbon, *self.things.values())]

    def card_rects(self) -> list[QRectF]:
        """Return where what has digits lies."""
        return [item.scene_rect for item in self.things.values()]


class SimpleGestures(Gestures):
    """Each thing is the step that it stands for, and all of them land in the middle."""

    board: SimpleBoard

    def subjects(self) -> list[Subject]:
        """Return everything that could be moved now."""
        return list(self.board.things)

    cards = subjects

    def spots(self, subject: Subject) -> list[Spot]:
        """Return the one place."""
        return [MIDDLE]

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the step itself, while it is asked for."""
        return [one for one in self.view.offer.legal if one == subject]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Return that a click makes the move at once."""
        return [(subject, MIDDLE)] if self.can_move(subject) else []


class SimpleParts(Parts):
    """What a screen reader finds: each thing of the seat that is asked."""

    def __init__(self, board: SimpleBoard) -> None:
        self._board = board

    def children(self, view: View[Any], key: Key | None) -> list[Key]:
        """Return the things."""
        return [] if key is not None else [Key("card", number=step) for step in self._board.things]

    def name(self, view: View[Any], key: Key) -> str:
        """Return what a thing is called."""
        return self._board.words.thing(view, key.number)

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies."""
        return self._board.home(key.number)

    def of_spot(self, view: View[Any], spot: Spot) -> Key:
        """Return the middle of the table."""
        return Key("middle")

    def of_subject(self, view: View[Any], subject: Subject) -> Key:
        """Return the thing that is moved."""
        assert isinstance(subject, int)
        return Key("card", number=subject)


class SimpleMoveList:
    """All moves of one position."""

    def __init__(self, view: View[Any], words: SimpleWords) -> None:
        self._view = view
        self._words = words

    def moves(self) -> list[Any]:
        """Return all moves."""
        return self._words.game.moves(self._view.state, self._view.viewer)

    def words(self, move: Any) -> str:
        """Return what the thing of a move is called."""
        state, viewer = self._view.state, self._view.viewer
        return self._words.thing(self._view, self._words.game.actions(state, viewer, move)[0])

    def preview_lines(self, move: Any) -> str:
        """Return no words."""
        return ""


class SimpleTable(Table):
    """The table of one game, given its words and its board."""

    def __init__(
        self,
        game: AnyGame,
        words: SimpleWords,
        board: Callable[[QGraphicsScene, Drag, AnyGame, SimpleWords], SimpleBoard],
        *,
        theme: str = "light",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(game, theme=theme, parent=parent)
        made = board(self.scene(), self.drag, game, words)
        self.simple, self._words = made, words
        self.set_up_board(made, SimpleGestures(game, made), words)
        self.set_up_plainly(SimpleParts(made))

    def move_list(self) -> SimpleMoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        view = self.board.view
        is_asked = view is not None and view.ask and view.state.to_move != NOBODY
        return SimpleMoveList(view, self._words) if view is not None and is_asked else None

    def needs(self) -> list[Need]:
        """Return what lies on the table, where it is seen, and how much it is needed."""
        return [(self.display.as_seen(rect), weight) for rect, weight in self.board.needs()]

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies; None while there is no position."""
        if self.seen is None:
            return None
        style, scale = self.board.style, self.display.scale
        return Cloth(
            self.display.as_seen(self.board.ribbon.scene_rect),
            self.display.as_seen(self.simple.own),
            style.font * scale,
            style.least_font * scale,
            10 * style.unit * scale,
        )


def _no_bell(side: int, ratio: float) -> QPixmap:
    return painted(("no bell",), side, side, ratio, lambda _painter: None)
