"""What keys do, in words: the one table from which people read it.

A key that several games have means the same in all of them; its words stand here. A game adds its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.ui.kit import keymap

translate: Final = QCoreApplication.translate


@dataclass(frozen=True)
class Shortcut:
    """Keys, as they are written on a keyboard, and what they do."""

    keys: str
    words: str


@dataclass(frozen=True)
class Group:
    """Shortcuts that belong together."""

    title: str
    shortcuts: tuple[Shortcut, ...]
    is_of_table: bool = True
    """Whether they are pressed at the table, and not on another page."""


TOLD: Final = N_("Shortcuts", "Read aloud")
"""The heading of the keys that tell something."""
_TITLES: Final = (
    N_("Shortcuts", "Select and target"),
    N_("Shortcuts", "Playing cards"),
    N_("Shortcuts", "Feeding"),
    N_("Shortcuts", "Advance"),
    N_("Shortcuts", "View"),
    TOLD,
)
_SHARED: Final = {
    "← → ↑ ↓": N_("Shortcuts", "Go to the nearest card or place"),
    "Tab": N_("Shortcuts", "Next piece or place; with Shift back"),
    "Enter": N_("Shortcuts", "Place it on the target"),
    "Esc": N_("Shortcuts", "Cancel a choice or close a note"),
    "Space": N_("Shortcuts", "Skip the animation"),
    "Shift+Space": N_("Shortcuts", "Go on to the next question"),
    "M": N_("Shortcuts", "Make the thinking bot move now"),
    "V": N_("Shortcuts", "Hold at the curtain: see your cards"),
    "F6": N_("Shortcuts", "Go from the table to the step, and back"),
    "Z": N_("Shortcuts", "Enlarge the chosen card"),
    "Alt": N_("Shortcuts", "Keep the enlarged card open, or close it"),
    "W": N_("Shortcuts", "Bring the next small species forward"),
    "Y": N_("Shortcuts", "Show why an opponent did that"),
    "L": N_("Shortcuts", "Show or hide the log"),
    "↑ ↓ ← →": N_("Shortcuts", "In the log: go, fold, unfold"),
    "F2": N_("Shortcuts", "Show the keys on the table"),
    "J": N_("Shortcuts", "List all moves that are possible now"),
    "D": N_("Shortcuts", "Describe a species; with Shift back"),
    "G": N_("Shortcuts", "Read the standings, then more"),
    "K": N_("Shortcuts", "Describe a seat, then more of it; with Shift back"),
    "Q": N_("Shortcuts", "Read out the last event, then earlier ones"),
    "R": N_("Shortcuts", "Show again what the others have done"),
    "?": N_("Shortcuts", "Show why something is not possible"),
    "H": N_("Shortcuts", "Get a hint, then a clearer one"),
}


def shared(*keys: str) -> tuple[Shortcut, ...]:
    """Return keys that mean the same at every table that has them."""
    return tuple(Shortcut(one, translate("Shortcuts", _SHARED[one])) for one in keys)


def grouped(*rows: Sequence[Shortcut]) -> list[Group]:
    """Return the keys of a table: to choose, of cards, of the feeding, to go on, to look, to hear.

    What has none of them is left out.
    """
    pairs = zip(_TITLES, rows, strict=True)
    return [Group(translate("Shortcuts", title), tuple(some)) for title, some in pairs if some]


def meaning_of(key: str, groups: Sequence[Group]) -> str:
    """Return what a key does, in words; empty if it is none of these."""
    every = {one.keys: one.words for group in groups for one in group.shortcuts}
    return every.get(key) or next((words for keys, words in every.items() if _is_among(key, keys)), "")


def _is_among(key: str, keys: str) -> bool:
    """Return whether a key is one of a row of digits, such as ``1 – 9``."""
    first, _, last = keys.partition(" – ")
    return key.isdigit() and bool(last) and first <= key <= last


def called(keys: str) -> str:
    """Return keys, joined by a plus, by the names that stand on keyboards of the language."""
    names = {
        #: the key on a keyboard
        "Shift": translate("Shortcuts", "Shift"),
        #: the key on a keyboard
        "Ctrl": translate("Shortcuts", "Ctrl"),
        #: the key on a keyboard
        "Alt": translate("Shortcuts", "Alt"),
        #: the key on a keyboard
        "Space": translate("Shortcuts", "Space"),
        #: the key on a keyboard
        "Enter": translate("Shortcuts", "Enter"),
        #: the key on a keyboard
        "Esc": translate("Shortcuts", "Esc"),
        #: the key on a keyboard
        "Tab": translate("Shortcuts", "Tab"),
        #: the key on a keyboard
        "Del": translate("Shortcuts", "Del"),
        #: the key on a keyboard
        "Backspace": translate("Shortcuts", "Backspace"),
    }
    return "+".join(names.get(one, one) for one in keys.split("+"))


def spoken(keys: str) -> str:
    """Return keys as they are read aloud: arrows and rows of digits in words."""
    first, _, last = keys.partition(" – ")
    if last:
        return filled(translate("Shortcuts", "{first} to {last}"), {"first": first, "last": last})
    arrows = {"← →": translate("Shortcuts", "Left and Right"), "↑ ↓": translate("Shortcuts", "Up and Down")}
    return arrows.get(keys) or (translate("Shortcuts", "Arrow keys") if "←" in keys else keys)


def written(group: Group, keys: str) -> str:
    """Return what stands for the keys of a group: those that are in the place of the usual ones."""
    parts = keys.split("+") if group.is_of_table else [keys]
    return called("+".join(keymap.shown(part) for part in parts))
