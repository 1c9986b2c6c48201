"""What every key on the table does, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return [
        Group(
            translate("DominantShortcuts", "Choose and aim"),
            (
                Shortcut("Tab", translate("DominantShortcuts", "Take the next thing, go to the next place")),
                Shortcut("← → ↑ ↓", translate("DominantShortcuts", "Go to the nearest place")),
                Shortcut("Shift+D 3", translate("DominantShortcuts", "Go to the tile d3, or take its cubes")),
                Shortcut("Enter", translate("DominantShortcuts", "Choose what is aimed at")),
                Shortcut("1 – 9", translate("DominantShortcuts", "Answer a question: how many cubes")),
                Shortcut("Esc", translate("DominantShortcuts", "Cancel the choice, close a note")),
            ),
        ),
        Group(
            translate("DominantShortcuts", "Deciding"),
            (
                Shortcut("E", translate("DominantShortcuts", "Pass, or make the planned moves")),
                Shortcut("Backspace", translate("DominantShortcuts", "Take the last planned move back")),
                Shortcut("J", translate("DominantShortcuts", "List all that you can do")),
            ),
        ),
        Group(
            translate("DominantShortcuts", "Continuing"),
            (
                Shortcut("Space", translate("DominantShortcuts", "Skip the animation")),
                Shortcut("Shift+Space", translate("DominantShortcuts", "Go on to the next question")),
                Shortcut("M", translate("DominantShortcuts", "Have the thinking bot decide now")),
                Shortcut("R", translate("DominantShortcuts", "Show again what the others have done")),
            ),
        ),
        Group(
            translate("DominantShortcuts", "Looking"),
            (
                Shortcut(
                    "1", translate("DominantShortcuts", "Elements that each animal shares with each tile")
                ),
                Shortcut("2", translate("DominantShortcuts", "Points that each tile would pay")),
                Shortcut("3", translate("DominantShortcuts", "Cubes that die at Reset")),
                Shortcut("4 – 7", translate("DominantShortcuts", "With large text: open another panel")),
                Shortcut("T", translate("DominantShortcuts", "Tell of the tile meant, then of the next one")),
                Shortcut("K", translate("DominantShortcuts", "Tell of each animal, your own first")),
                Shortcut("O", translate("DominantShortcuts", "Tell how the game stands and what is left")),
                Shortcut("Q", translate("DominantShortcuts", "Tell what happened last")),
                Shortcut("↑ ↓ ← →", translate("DominantShortcuts", "In the log: another line, close, open")),
                Shortcut("?", translate("DominantShortcuts", "Show why something is not possible")),
                Shortcut("H", translate("DominantShortcuts", "Get a hint, then a clearer one")),
            ),
        ),
    ]


def meaning(key: str) -> str:
    """Return what a key of the table does, empty if it is none."""
    every = (one for group in groups() for one in group.shortcuts)
    return next((one.words for one in every if one.keys == key), "")
