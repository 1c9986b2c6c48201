"""What every key on the table does, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut, grouped, meaning_of, shared


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return grouped(
        (
            Shortcut("1 – 9", translate("BeginningShortcuts", "Choose a card of your hand")),
            *shared("← → ↑ ↓", "Tab", "Enter", "Esc"),
        ),
        (
            Shortcut("N", translate("BeginningShortcuts", "Aim the card at the gap for a new species")),
            Shortcut("P", translate("BeginningShortcuts", "Aim the card at a pile of population")),
            Shortcut("T", translate("BeginningShortcuts", "Aim the card at a place for a trait")),
        ),
        (
            Shortcut("F", translate("BeginningShortcuts", "Feed a species")),
            Shortcut("Shift+F", translate("BeginningShortcuts", "Feed all plant eaters, if there is enough")),
            Shortcut(
                "Shift+Enter", translate("BeginningShortcuts", "Feed the aimed species until it is full")
            ),
            Shortcut("A", translate("BeginningShortcuts", "Attack with a Carnivore")),
        ),
        (
            Shortcut("E", translate("BeginningShortcuts", "Start or finish feeding")),
            *shared("Space", "Shift+Space", "M", "V", "F6"),
        ),
        shared("Z", "Alt", "W", "Y", "L", "↑ ↓ ← →", "F2"),
        (
            *shared("J", "D", "G", "K", "Q", "R"),
            Shortcut("O", translate("BeginningShortcuts", "Show the hunters, then what others need")),
            Shortcut("X", translate("BeginningShortcuts", "Spread the discard pile")),
            *shared("?", "H"),
        ),
    )


def meaning(key: str) -> str:
    """Return what a key of the table does, in words."""
    return meaning_of(key, groups())
