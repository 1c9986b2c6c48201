"""What every key on the table does, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut, grouped, meaning_of, shared


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return grouped(
        (
            Shortcut("1 – 9", translate("DominantShortcuts", "Answer a question: how many cubes")),
            *shared("← → ↑ ↓", "Tab"),
            Shortcut(
                "Shift+D 3", translate("DominantShortcuts", "Go to a tile (here d3) or pick up its cubes")
            ),
            *shared("Enter", "Esc"),
        ),
        (),
        (),
        (
            Shortcut("E", translate("DominantShortcuts", "Pass, or make the planned moves")),
            Shortcut("Backspace", translate("DominantShortcuts", "Take the last planned move back")),
            *shared("Space", "Shift+Space", "M", "F6"),
        ),
        shared("Y", "L", "↑ ↓ ← →", "F2"),
        (
            *shared("J"),
            Shortcut("D", translate("DominantShortcuts", "Describe a tile, then the next")),
            *shared("G", "K", "Q", "R"),
            Shortcut("O", translate("DominantShortcuts", "Show who dies and what melts, as with 3")),
            Shortcut("1", translate("DominantShortcuts", "Elements that each animal shares with each tile")),
            Shortcut("2", translate("DominantShortcuts", "Points that each tile would pay")),
            Shortcut("3", translate("DominantShortcuts", "Cubes that die at Reset")),
            Shortcut("4 – 7", translate("DominantShortcuts", "With large text: open another panel")),
            *shared("?", "H"),
        ),
    )


def meaning(key: str) -> str:
    """Return what a key of the table does, in words."""
    return meaning_of(key, groups())
