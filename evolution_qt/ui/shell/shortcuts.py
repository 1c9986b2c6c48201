"""What every key does, in words: those of the tables of games, and those of the pages around them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.kit import keymap
from evolution_qt.ui.table.presentation import presentation, shown_titles
from evolution_qt.ui.table.shortcuts import Group, Shortcut

LESSON: Final = "F6"
"""Goes from the table to the card of a first step, and back."""


def groups(game: str = "") -> list[Group]:
    """Return the keys of the table of a game, by its key, or of all, and of the pages beside the table.

    They are in the language that is spoken now.
    """
    translate = QCoreApplication.translate
    games = [game] if game else [title.editions[0].key for title in shown_titles()]
    of_lesson = Shortcut(LESSON, translate("Shortcuts", "Go from the table to the step, and back"))
    tables = _of_tables(games)
    if any(presentation(one).teaches for one in games):  # a group of its own would need another line
        tables[-1] = replace(tables[-1], shortcuts=(*tables[-1].shortcuts, of_lesson))
    return [
        *tables,
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
