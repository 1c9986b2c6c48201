"""Taking moves back at the table: actions that say what they do, and at the boundary why they cannot."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.match import CARDS, FULL, LAST, NO_MOVE, OTHERS, WayBack
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.plain_text import Action, ToolButton, tip
from evolution_qt.ui.shell.window.commands import UndoActions

if TYPE_CHECKING:
    from evolution_qt.core.match import Ply
    from evolution_qt.ui.shell.game.controller import Controller


class Undoing(QObject):
    """What one person at the screen can take back and make again, in words and by buttons."""

    def __init__(
        self,
        controller: Controller,
        sentence: Callable[[Ply], str],
        say: Callable[[str], None],
        parent: QWidget,
        actions: UndoActions | None = None,
    ) -> None:
        """Work for a *controller*; *sentence* tells of a move, *say* shows why something is not possible.

        *actions* are those of the window, which asks for what they do; without them there are own ones.
        """
        super().__init__(parent)
        self._controller = controller
        self._match = controller.match
        self._sentence = sentence
        self._say = say
        self._undone: dict[Ply, str] = {}  # moves that were taken back, in words
        if actions is None:
            actions = UndoActions.of_their_own(parent)
            actions.connect_to(self.take_back, self.take_back_turn, self.redo)
        self.actions = actions
        self.buttons: list[ToolButton] = []
        self.back, self.again = self.button(actions.back), self.button(actions.again)

    def button(self, action: Action) -> ToolButton:
        """Return another button for one of the actions."""
        button = ToolButton()
        button.setDefaultAction(action)
        self.buttons.append(button)
        return button

    # What can be done

    def take_back(self) -> None:
        """Take back the last decision of the person at the screen, or show why that is not possible."""
        way = self._controller.way_back()
        self.go(way, way.stops[0] if way is not None and way.stops else -1)

    def take_back_turn(self) -> None:
        """Take back what the person has done since someone else moved, as far as possible."""
        way = self._controller.way_back()
        self.go(way, way.begins_turn(self._match) if way is not None else -1)

    def redo(self) -> None:
        """Make again what was taken back the last time."""
        if self._controller.undone:
            self._controller.redo()
        else:
            self._say(self._nothing_undone())

    def offer(self, event: int, menu: QMenu) -> None:
        """Put going back to before the move that led to an event into a menu, if that is possible."""
        way = self._controller.way_back()
        if way is None:
            return
        ply = bisect_right([one.events for one in self._match.plies], event) - 1
        stop = way.at(ply)
        action = Action(menu)
        action.setText(self.tr("Undo to here"))
        action.setEnabled(stop >= 0)
        action.triggered.connect(lambda: self.go(way, stop))
        first = menu.actions()[0] if menu.actions() else None
        if first is None:
            menu.addAction(action)
        else:
            menu.insertAction(first, action)
            menu.insertSeparator(first)

    def go(self, way: WayBack | None, stop: int) -> None:
        """Take back down to a stop of a way, or show why that is not possible."""
        if stop >= 0:
            self._undone.update({ply: self._sentence(ply) for ply in self._match.plies[stop:]})
            self._controller.take_back(stop)
        else:
            is_over = self._match.is_over  # else the table lies below, and the note should be short
            self._say(self._why_not(way) if is_over else self._bound(way))

    # In words

    def refresh(self) -> None:
        """Name on the actions what they would do now."""
        way = self._controller.way_back()
        stops = () if way is None else way.stops
        undone = self._controller.undone
        self.actions.allow(back=bool(stops), turn=bool(stops), again=bool(undone))
        before = {button: button.toolTip() for button in self.buttons}
        back = self._backwards(way) if way is not None and stops else self._why_not(way)
        again = self._nothing_undone()
        if undone:
            again = self._named(self.tr("Redo: {move} ({keys})"), self._undone[undone[-1][0]], "redo")
        self.actions.back.setToolTip(tip(back))
        self.actions.again.setToolTip(tip(again))
        for button, shown in before.items():
            is_again = button.defaultAction() is self.actions.again
            button.setAccessibleName(self.tr("Redo") if is_again else self.tr("Undo"))
            # else it would be the tip, written for Qt
            button.setAccessibleDescription(again if is_again else back)
            _refresh_tooltip(button, shown)

    def _nothing_undone(self) -> str:
        return self.tr("There is nothing to redo.")

    def _backwards(self, way: WayBack) -> str:
        sentence = self._sentence(self._match.plies[way.stops[0]])
        return self._named(self.tr("Undo: {move} ({keys})"), sentence, "undo")

    def _named(self, text: str, sentence: str, wish: str) -> str:
        return filled(text, {"move": sentence, "keys": keymap.written(wish)})

    def _why_not(self, way: WayBack | None) -> str:
        """Return why nothing can be taken back, and how it could be."""
        said = self._bound(way)
        if way is None or way.bound == NO_MOVE:
            return said
        if self._match.is_over:
            return self._and(said, self.tr("A replay can be continued from any point."))
        if way.bound != FULL and self._controller.can_practise:
            practice = self.tr("In practice any move can be undone; the menu turns a game into practice.")
            return self._and(said, practice)
        return said

    def _bound(self, way: WayBack | None) -> str:
        """Return in one sentence why nothing can be taken back."""
        if way is None:
            return self._why_nobody()
        words = {
            NO_MOVE: self.tr("There is no move of {name} to undo."),
            OTHERS: self.tr("Nothing can be undone: another player has moved since {name} did."),
            CARDS: self.tr(
                "Nothing can be undone: since {name}’s last decision something hidden was shown or drawn."
            ),
            LAST: self.tr("Only {name}’s last decision can be undone together with bots’ answers to it."),
            FULL: self.tr("Nothing more can be undone: the record of this game is nearly full."),
        }
        return filled(words[way.bound], {"name": self._controller.seats[self._controller.takes_back].called})

    def _why_nobody(self) -> str:
        """Return why no one is there who could take anything back."""
        controller, match = self._controller, self._match
        said = self.tr("Nothing can be undone: only bots play here.")
        if controller.people and not match.plies:
            said = self.tr("Nothing can be undone: no move has been made yet.")
        elif controller.people:
            text = self.tr("Nothing can be undone: {name} has made the last move.")
            said = filled(text, {"name": controller.seats[match.plies[-1].seat].called})
        if not match.is_over:
            return said
        return self._and(said, self.tr("A replay can be continued from any point."))

    def _and(self, first: str, second: str) -> str:
        return filled(self.tr("{first} {second}"), {"first": first, "second": second})


def _refresh_tooltip(button: ToolButton, before: str) -> None:
    """Bring a tooltip that is read now up to date."""
    if QToolTip.isVisible() and QToolTip.text() == before != button.toolTip() and button.underMouse():
        QToolTip.showText(QCursor.pos(), button.toolTip(), button)
