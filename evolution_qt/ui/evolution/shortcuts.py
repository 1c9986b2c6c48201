"""What every key on the table does, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut, grouped, meaning_of, shared


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return grouped(
        (
            Shortcut("1 – 9", translate("Shortcuts", "Choose a card of your hand, or an answer")),
            *shared("← → ↑ ↓", "Tab", "Enter"),
            Shortcut("Space", translate("Shortcuts", "Mark a card to pay with")),
            *shared("Esc"),
        ),
        (
            Shortcut("T", translate("Shortcuts", "Aim the card at a place for a trait")),
            Shortcut("P", translate("Shortcuts", "Aim the card at a population")),
            Shortcut("B", translate("Shortcuts", "Aim the card at a body size")),
            Shortcut("N", translate("Shortcuts", "Aim the card at a new species, left or right")),
            Shortcut("X", translate("Shortcuts", "Discard one of your traits, if allowed")),
        ),
        (
            Shortcut("Shift", translate("Shortcuts", "Hold: be asked about every optional step")),
            Shortcut("F", translate("Shortcuts", "Feed a species")),
            Shortcut("A", translate("Shortcuts", "Attack with a Carnivore")),
            Shortcut("I", translate("Shortcuts", "Use Intelligence for plants")),
            Shortcut("U", translate("Shortcuts", "Use an effect")),
        ),
        (
            Shortcut("E", translate("Shortcuts", "End the turn, or pass")),
            Shortcut("Shift+E", translate("Shortcuts", "Pass for the round, where nothing must be done")),
            *shared("Space", "Shift+Space", "M"),
            Shortcut("S", translate("Shortcuts", "Stop when you can next use Intelligence")),
            *shared("V"),
        ),
        shared("Z", "Alt", "W", "Y", "L", "↑ ↓ ← →", "F2"),
        (
            *shared("J", "D", "G", "K", "Q", "R"),
            Shortcut("O", translate("Shortcuts", "Show who can eat whom")),
            *shared("?", "H"),
        ),
    )


def meaning(key: str) -> str:
    """Return what a key of the table does, in words."""
    return meaning_of(key, groups())
