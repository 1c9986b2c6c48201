"""What keys do, in words: rows of the one table that is shown to people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.text import N_


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


_TITLES: Final = (
    N_("Shortcuts", "Choose and aim"),
    N_("Shortcuts", "Playing cards"),
    N_("Shortcuts", "Feeding"),
    N_("Shortcuts", "Continuing"),
    N_("Shortcuts", "Looking"),
    N_("Shortcuts", "Said and shown"),
)
_SHARED: Final = {
    "← → ↑ ↓": N_("Shortcuts", "Go to the nearest card or place"),
    "Tab": N_("Shortcuts", "To the next place; with Shift back"),
    "Enter": N_("Shortcuts", "Put the chosen thing where it is aimed"),
    "Esc": N_("Shortcuts", "Cancel the choice, close a note"),
    "Space": N_("Shortcuts", "Skip the animation"),
    "Shift+Space": N_("Shortcuts", "Go on to the next question"),
    "M": N_("Shortcuts", "Make the thinking bot move now"),
    "R": N_("Shortcuts", "Show again what the others have done"),
    "V": N_("Shortcuts", "Hold at the curtain: see your cards"),
    "?": N_("Shortcuts", "Show why something is not possible"),
    "Z": N_("Shortcuts", "Enlarge the chosen card"),
    "W": N_("Shortcuts", "Bring the next small species forward"),
    "H": N_("Shortcuts", "Get a hint, then a clearer one"),
    "Y": N_("Shortcuts", "Show why an opponent did that"),
    "L": N_("Shortcuts", "Show or hide the log"),
    "F2": N_("Shortcuts", "Show the keys on the table"),
    "J": N_("Shortcuts", "List all moves that are possible now"),
    "D": N_("Shortcuts", "Describe a species; with Shift back"),
    "K": N_("Shortcuts", "Describe a seat; with Shift back"),
    "Q": N_("Shortcuts", "Read out the last event, then earlier ones"),
}


def shared(*keys: str) -> tuple[Shortcut, ...]:
    """Return keys that mean the same at every table with rows of species."""
    return tuple(Shortcut(one, QCoreApplication.translate("Shortcuts", _SHARED[one])) for one in keys)


def grouped(*rows: Sequence[Shortcut]) -> list[Group]:
    """Return the keys of a table: to choose, of cards, of the feeding, to go on, to look, to hear."""
    titles = [QCoreApplication.translate("Shortcuts", one) for one in _TITLES]
    return [Group(title, tuple(some)) for title, some in zip(titles, rows, strict=True)]


def meaning_of(key: str, groups: Sequence[Group]) -> str:
    """Return what a key does, in words; empty if it is none of these."""
    return {one.keys: one.words for group in groups for one in group.shortcuts}.get(key, "")
