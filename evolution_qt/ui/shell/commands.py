"""What a person can ask of the window at any time: an action for each wish, its key, one menu of them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Action
from evolution_qt.ui.shell.shortcuts import of_the_table
from evolution_qt.ui.shell.undo_actions import REDO, SEATS, UNDO, UNDO_TURN, UndoActions

KEYS: Final[dict[str, QKeySequence.StandardKey | str]] = {
    "new": QKeySequence.StandardKey.New,
    "undo": UNDO,
    "redo": REDO,
    "undo_turn": UNDO_TURN,
    "practice": "",
    "open_hands": "",
    "seats": SEATS,
    "give_up": "",
    "rules": "Ctrl+F1",
    "cards": "C",
    "library": "Ctrl+L",
    "book": "Ctrl+B",
    "result": "Ctrl+E",
    "keys": "F1",
    "game": "",
    "position": "Ctrl+Shift+C",
    "seed": "",
    "report": "",
    "settings": "Ctrl+,",
    "about": "",
    "sounds": "Ctrl+M",
    "full": "F11",
    "start": "",
    "quit": "Ctrl+Q",
    "menu": "F10",
}
"""Every wish with its key, in the order of the menu."""
_MENU: Final = "menu"
"""Opens the menu, and does not stand in it."""
_UNDO: Final = ("undo", "undo_turn", "redo")
"""What the game on the table says of, whether it is possible now."""
OF_THE_TABLE: Final = frozenset(
    {"practice", "open_hands", "seats", "give_up", "result", "game", "position", "seed", "menu"}
)
"""What is about the game on the table, and not about one that is looked at again."""
AT_ANY_TIME: Final = frozenset({"full", "quit"})
"""What a person may want whatever lies over the window: a sheet lets its keys through."""
_GROUPS: Final = ("undo", "rules", "settings", "start")
"""What begins a new part of the menu."""
_MORE: Final = ("position", "seed", "report", "about", "sounds", "full")
"""What stands in a menu of its own, so that the other one has room on a small screen."""


def usual_keys() -> dict[str, str]:
    """Return the usual key of everything that can have another: of wishes by name, of the table itself."""
    window = {name: QKeySequence(keys).toString() for name, keys in KEYS.items()}
    return {**{name: name for name in of_the_table()}, **window}


@guarded
class Commands(QObject):
    """The actions of a window, by the names in KEYS."""

    def __init__(
        self,
        window: QWidget,
        wishes: Mapping[str, Callable[[], object]],
        possible: Callable[[], Mapping[str, bool]],
        may: Callable[[str], bool],
    ) -> None:
        """*wishes* says what each action does, *possible* whether it can, asked before the menu opens.

        *may* says whether what an action is about is seen: no key acts behind something else.
        """
        super().__init__(window)
        self._possible = possible
        self._may = may
        self.menu = QMenu(window)
        self.menu.aboutToShow.connect(self._prepare)
        self.menu.aboutToHide.connect(self._let_keys_work)
        self.more = QMenu(self.menu)
        self.actions: dict[str, Action] = {}
        for name in KEYS:
            action = self.actions[name] = Action(window)
            action.setShortcut(QKeySequence(keymap.shown(name)))
            if name not in _UNDO:
                action.triggered.connect(partial(self._do, name, wishes[name]))
            window.addAction(action)
            if name in _GROUPS:
                self.menu.addSeparator()
            if name in _MORE:
                self.more.addAction(action)
            elif name != _MENU:
                self.menu.addAction(action)
            if name == "settings":
                self.menu.addMenu(self.more)
        self.undo = UndoActions(window, *(self.actions[name] for name in _UNDO))
        self.undo.connect_to(*(partial(self._do, name, wishes[name]) for name in _UNDO))

    def take_keys(self) -> None:
        """Listen to the keys that the wishes have now."""
        for name, action in self.actions.items():
            action.setShortcut(QKeySequence(keymap.shown(name)))
        self.undo.take_keys()

    def open_below(self, button: QWidget) -> None:
        """Open the menu below what was pressed."""
        self.menu.popup(button.mapToGlobal(QPoint(0, button.height())))
        first = next((one for one in self.menu.actions() if one.isEnabled() and not one.isSeparator()), None)
        if first is not None:
            self.menu.setActiveAction(first)

    def retranslate(self) -> None:
        """Write every word again."""
        for name, text in _worded().items():
            self.actions[name].setText(text)
        self.more.setTitle(QCoreApplication.translate("Commands", "More"))

    def _prepare(self) -> None:
        """Offer only what is possible now."""
        for name, can in self._possible().items():
            self.actions[name].setEnabled(can)

    def _let_keys_work(self) -> None:
        """Let every key mean something again: what was impossible when the menu opened may not be so now."""
        for name in self._possible():
            self.actions[name].setEnabled(True)

    def _do(self, name: str, wish: Callable[[], object], _checked: bool = False) -> None:
        if self._may(name):
            wish()


def wish_names() -> dict[str, str]:
    """Return every wish that can have a key, by name, in the current language."""
    return {name: words.removesuffix(" …") for name, words in _worded().items()}


def _worded() -> dict[str, str]:
    """Return every line of the menu by name, in the current language."""
    translate = QCoreApplication.translate
    return {
        "new": translate("Commands", "New game …"),
        "undo": translate("Commands", "Undo"),
        "redo": translate("Commands", "Redo"),
        "undo_turn": translate("Commands", "Undo the turn"),
        "practice": translate("Commands", "Continue as a practice game …"),
        "open_hands": translate("Commands", "Open hands …"),
        "seats": translate("Commands", "Players …"),
        "give_up": translate("Commands", "Give up …"),
        "rules": translate("Commands", "How to play"),
        "cards": translate("Commands", "Cards"),
        "library": translate("Commands", "Saved games"),
        "book": translate("Commands", "Statistics"),
        "result": translate("Commands", "Result"),
        "keys": translate("Commands", "Keys"),
        "game": translate("Commands", "This game …"),
        "position": translate("Commands", "Copy the position"),
        "seed": translate("Commands", "Copy the seed"),
        "report": translate("Commands", "Report a bug …"),
        "settings": translate("Commands", "Settings …"),
        "about": translate("Commands", "About"),
        "sounds": translate("Commands", "Sound on or off"),
        "full": translate("Commands", "Full screen"),
        "start": translate("Commands", "To the start screen"),
        "quit": translate("Commands", "Quit"),
        "menu": translate("Commands", "Menu"),
    }
