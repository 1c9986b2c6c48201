"""Taking moves back at the table: two buttons that say what they do, and at the boundary why they cannot."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton

from evolution_qt.core.errors import filled
from evolution_qt.core.undo import CARDS, NO_MOVE, OTHERS, WayBack

if TYPE_CHECKING:
    from evolution_qt.core.match import Ply
    from evolution_qt.ui.shell.controller import Controller

UNDO: Final = "Ctrl+Z"
REDO: Final = "Ctrl+Shift+Z"
SEATS: Final = "Ctrl+P"
"""Asks who plays where."""


def written(keys: str) -> str:
    """Return keys as they are written on the keyboards of this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class Undoing(QObject):
    """What one person at the screen can take back and make again, in words and by two buttons."""

    def __init__(
        self,
        controller: Controller,
        sentence: Callable[[Ply], str],
        say: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        """Work for a *controller*; *sentence* tells of a move, *say* shows why something is not possible."""
        super().__init__(parent)
        self._controller = controller
        self._match = controller.match
        self._sentence = sentence
        self._say = say
        self._undone: dict[Ply, str] = {}  # moves that were taken back, in words
        self.back, self.again = QToolButton(), QToolButton()
        self.back.clicked.connect(self.take_back)
        self.again.clicked.connect(self.redo)

    # What can be done

    def take_back(self) -> None:
        """Take back the last decision of the person at the screen, or say why that is not possible."""
        way = self._controller.way_back()
        self._go(way, way.stops[0] if way is not None and way.stops else -1)

    def take_back_turn(self) -> None:
        """Take back what the person has done since somebody else moved, as far as possible."""
        way = self._controller.way_back()
        self._go(way, way.begins_turn(self._match) if way is not None else -1)

    def redo(self) -> None:
        """Make again what was taken back the last time."""
        if self._match.undone and self._controller.way_back() is not None:
            self._controller.redo()
        else:
            self._say(self.tr("No move was taken back that could be made again."))

    def offer(self, event: int, menu: QMenu) -> None:
        """Put going back to before the move that led to an event into a menu, if that is possible."""
        way = self._controller.way_back()
        if way is None:
            return
        ply = bisect_right([one.events for one in self._match.plies], event) - 1
        stop = way.at(ply)
        action = QAction(self.tr("Take back to here"), menu)
        action.setEnabled(stop >= 0)
        action.triggered.connect(lambda: self._go(way, stop))
        first = menu.actions()[0] if menu.actions() else None
        if first is None:
            menu.addAction(action)
        else:
            menu.insertAction(first, action)
            menu.insertSeparator(first)

    def _go(self, way: WayBack | None, stop: int) -> None:
        if stop >= 0:
            self._undone.update({ply: self._sentence(ply) for ply in self._match.plies[stop:]})
            self._controller.take_back(stop)
        else:
            self._say(self._why_not(way))

    # In words

    def refresh(self) -> None:
        """Say on the buttons what they would do now."""
        way = self._controller.way_back()
        can_go_back = way is not None and bool(way.stops)
        self.back.setEnabled(can_go_back)
        self.back.setToolTip(self._backwards(way) if can_go_back and way is not None else self._why_not(way))
        undone = self._match.undone if way is not None else []
        self.again.setEnabled(bool(undone))
        self.again.setToolTip(
            self._named(self.tr("Make again: {move} ({keys})"), self._undone[undone[-1][0]], REDO)
            if undone
            else self.tr("No move was taken back that could be made again.")
        )
        self.back.setAccessibleName(self.back.toolTip())
        self.again.setAccessibleName(self.again.toolTip())

    def _backwards(self, way: WayBack) -> str:
        sentence = self._sentence(self._match.plies[way.stops[0]])
        return self._named(self.tr("Take back: {move} ({keys})"), sentence, UNDO)

    def _named(self, text: str, sentence: str, keys: str) -> str:
        return filled(text, {"move": sentence, "keys": written(keys)})

    def _why_not(self, way: WayBack | None) -> str:
        if way is None and self._match.is_over:
            return self.tr(
                "The game is over and stands as it is. A replay can be played on from any of its moments."
            )
        if way is None:
            return self.tr("Moves can be taken back by whoever is at the screen while the game goes on.")
        words = {
            NO_MOVE: self.tr("There is no move of {name} to take back."),
            OTHERS: self.tr("Nothing can be taken back: somebody else has moved since {name} did."),
            CARDS: self.tr("Nothing can be taken back: {name}’s last move has brought cards to light."),
        }
        name = self._controller.seats[self._controller.viewer].name
        said = filled(words[way.bound], {"name": name})
        if way.bound != NO_MOVE and self._controller.can_practise:
            practice = self.tr("In practice any move can be taken back; the menu turns a game into practice.")
            said = filled(self.tr("{first} {second}"), {"first": said, "second": practice})
        return said
