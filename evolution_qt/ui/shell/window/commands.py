"""What a person can ask of the window at any time: an action for each wish, its key, one menu of them all.

The actions that take moves back and make them again are there once in a window. The menu, the bar and the end
of the game offer the same `Action`, so all have the same words. What they do, and their words, come from
`undoing`.

The words for every key cover those of the tables of games, and those of the pages around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Action
from evolution_qt.ui.table.presentation import presentation, shown_titles
from evolution_qt.ui.table.shortcuts import Group, Shortcut, written

UNDO: Final = "Ctrl+Z"
REDO: Final = "Ctrl+Shift+Z"
UNDO_TURN: Final = "Ctrl+Backspace"
SEATS: Final = "Ctrl+P"
"""Asks who plays where."""


class UndoActions(QObject):
    """The three of a window. Where one is disabled its keys still ask, and the answer is why not."""

    def __init__(self, parent: QWidget, back: Action, turn: Action, again: Action) -> None:
        """Take the actions of a window, with their keys."""
        super().__init__(parent)
        self.back, self.turn, self.again = back, turn, again
        self._is_possible = {self.back: False, self.turn: False, self.again: False}
        self._is_blocked = False
        self._keys: dict[Action, QShortcut] = {}
        for action in (back, turn, again):
            action.setIconVisibleInMenu(False)
            self._keys[action] = QShortcut(action.shortcut(), parent)
        self._show()

    @classmethod
    def of_their_own(cls, parent: QWidget) -> UndoActions:
        """Return actions for something that has no window around it with its own."""
        made = []
        for keys in (UNDO, UNDO_TURN, REDO):
            made.append(action := Action(parent))
            action.setShortcut(QKeySequence(keys))
            parent.addAction(action)
        return cls(parent, *made)

    def connect_to(
        self, back: Callable[[], object], turn: Callable[[], object], again: Callable[[], object]
    ) -> None:
        """Let the actions do this, and their keys where they are disabled."""
        for action, slot in ((self.back, back), (self.turn, turn), (self.again, again)):
            action.triggered.connect(partial(_do, slot))
            self._keys[action].activated.connect(partial(_do, slot))

    def take_keys(self) -> None:
        """Listen to the keys that the actions have now."""
        for action, key in self._keys.items():
            key.setKey(action.shortcut())

    def allow(self, *, back: bool, turn: bool, again: bool) -> None:
        """Set what is possible at the table."""
        self._is_possible = {self.back: back, self.turn: turn, self.again: again}
        self._show()

    def block(self, *, on: bool) -> None:
        """Let nothing be possible for a while: no table is seen."""
        self._is_blocked = on
        self._show()

    def _show(self) -> None:
        for action, is_possible in self._is_possible.items():
            action.setEnabled(is_possible and not self._is_blocked)
            self._keys[action].setEnabled(not action.isEnabled())


def _do(slot: Callable[[], object], _checked: bool = False) -> None:
    slot()


LESSON: Final = "F6"
"""Goes from the table to the card of a first step, and back."""


def groups(game: str = "") -> list[Group]:
    """Return the keys of the table of a game, by its key, or of all, and of the pages beside the table.

    They are in the language that is spoken now.
    """
    translate = QCoreApplication.translate
    games = [game] if game else [title.editions[0].key for title in shown_titles()]
    return [
        *_of_tables(games),
        Group(
            translate("Shortcuts", "Replay"),
            (
                Shortcut("← →", translate("Shortcuts", "Go one move back or on")),
                Shortcut("↑ ↓", translate("Shortcuts", "Go one round back or on")),
                Shortcut("Space", translate("Shortcuts", "Play the moves, or stop")),
                Shortcut("1 – 4", translate("Shortcuts", "How fast moves are shown")),
                Shortcut("Y", translate("Shortcuts", "Show why an opponent did that")),
            ),
            is_of_table=False,
        ),
        Group(
            translate("Shortcuts", "Saved games"),
            (
                Shortcut("Enter", translate("Shortcuts", "Continue or replay; with Ctrl replay")),
                Shortcut("F2", translate("Shortcuts", "Rename the game")),
                Shortcut("Del", translate("Shortcuts", "Move the game to the bin")),
                Shortcut("Ctrl+F", translate("Shortcuts", "Search")),
                Shortcut("Ctrl+C", translate("Shortcuts", "Copy the game; with Shift its position")),
                Shortcut("Ctrl+V", translate("Shortcuts", "Paste a game")),
                Shortcut("Ctrl+O", translate("Shortcuts", "Import games")),
                Shortcut("Ctrl+S", translate("Shortcuts", "Export the game")),
            ),
            is_of_table=False,
        ),
    ]


def _of_tables(games: Iterable[str]) -> list[Group]:
    """Return the keys of the tables of some games: each once in its group, a line for all that it does."""
    every: dict[str, dict[str, list[str]]] = {}
    for game in games:
        for group in presentation(game).shortcuts():
            keys = every.setdefault(group.title, {})
            for one in group.shortcuts:
                words = keys.setdefault(one.keys, [])
                if one.words not in words:
                    words.append(one.words)
    return [
        Group(title, tuple(Shortcut(name, "\n".join(words)) for name, words in keys.items()))
        for title, keys in every.items()
    ]


def of_the_table() -> list[str]:
    """Return the keys of all tables that can be changed: those with a sign of their own, and F2."""
    keys = [one.keys for group in groups() if group.is_of_table for one in group.shortcuts]
    return list(dict.fromkeys(key for key in keys if keymap.is_of_table(key)))


KEYS: Final[dict[str, str]] = {
    "new": "Ctrl+N",
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


def key_page(game: str) -> list[Group]:
    """Return all lines of the page of keys at the table of a game, by its key, with keys as they are now.

    Those of the window are at the end.
    """
    names = wish_names()
    window = tuple([Shortcut(keymap.shown(name), names[name]) for name in KEYS if keymap.shown(name)])
    every = [
        *groups(game),
        Group(QCoreApplication.translate("Shortcuts", "Window"), window, is_of_table=False),
    ]
    return [
        replace(
            group, shortcuts=tuple([replace(one, keys=written(group, one.keys)) for one in group.shortcuts])
        )
        for group in every
    ]


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
        keys: Mapping[str, str],
    ) -> None:
        """*wishes* says what each action does, *possible* whether it can, asked before the menu opens.

        *may* says whether what an action is about is seen: no key acts behind something else. *keys* are
        those in the place of usual ones.
        """
        super().__init__(window)
        keymap.begin(usual_keys())
        keymap.use(keys)
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
        self.retranslate()

    def take_keys(self, keys: Mapping[str, str]) -> None:
        """Put other keys in the place of usual ones, by the names in KEYS, and listen to them."""
        keymap.use(keys)
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
    return {name: words.removesuffix("…").rstrip() for name, words in _worded().items()}


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
