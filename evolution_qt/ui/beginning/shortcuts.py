"""What every key on the table does, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return [
        Group(
            translate("BeginningShortcuts", "Choose and aim"),
            (
                Shortcut("1 – 9", translate("BeginningShortcuts", "Choose a card of your hand")),
                Shortcut("← → ↑ ↓", translate("BeginningShortcuts", "Go to the nearest card or place")),
                Shortcut("Tab", translate("BeginningShortcuts", "To the next place; with Shift back")),
                Shortcut("Enter", translate("BeginningShortcuts", "Put the chosen thing where it is aimed")),
                Shortcut("Esc", translate("BeginningShortcuts", "Cancel the choice, close a note")),
            ),
        ),
        Group(
            translate("BeginningShortcuts", "Playing cards"),
            (
                Shortcut("N", translate("BeginningShortcuts", "Aim the card at the gap for a new species")),
                Shortcut("P", translate("BeginningShortcuts", "Aim the card at a pile of population")),
                Shortcut("T", translate("BeginningShortcuts", "Aim the card at a place for a trait")),
            ),
        ),
        Group(
            translate("BeginningShortcuts", "Feeding"),
            (
                Shortcut("F", translate("BeginningShortcuts", "Feed a species")),
                Shortcut(
                    "Shift+F", translate("BeginningShortcuts", "Feed all plant eaters, if there is enough")
                ),
                Shortcut(
                    "Shift+Enter", translate("BeginningShortcuts", "Feed the aimed species until it is full")
                ),
                Shortcut("A", translate("BeginningShortcuts", "Attack with a Carnivore")),
            ),
        ),
        Group(
            translate("BeginningShortcuts", "Continuing"),
            (
                Shortcut("E", translate("BeginningShortcuts", "Start feeding, or leave the rest")),
                Shortcut("Space", translate("BeginningShortcuts", "Skip the animation")),
                Shortcut("Shift+Space", translate("BeginningShortcuts", "Go on to the next question")),
                Shortcut("M", translate("BeginningShortcuts", "Make the thinking bot move now")),
                Shortcut("R", translate("BeginningShortcuts", "Show again what the others have done")),
                Shortcut("V", translate("BeginningShortcuts", "Hold at the curtain: see your cards")),
            ),
        ),
        Group(
            translate("BeginningShortcuts", "Looking"),
            (
                Shortcut("?", translate("BeginningShortcuts", "Show why something is not possible")),
                Shortcut("H", translate("BeginningShortcuts", "Get a hint, then a clearer one")),
                Shortcut("Y", translate("BeginningShortcuts", "Show why an opponent did that")),
                Shortcut("Z", translate("BeginningShortcuts", "Enlarge the chosen card")),
                Shortcut("W", translate("BeginningShortcuts", "Bring the next small species forward")),
                Shortcut("L", translate("BeginningShortcuts", "Show or hide the log")),
                Shortcut("O", translate("BeginningShortcuts", "Show the hunters, then what others need")),
                Shortcut("X", translate("BeginningShortcuts", "Spread the discard pile")),
                Shortcut("F2", translate("BeginningShortcuts", "Show the keys on the table")),
            ),
        ),
        Group(
            translate("BeginningShortcuts", "Said and shown"),
            (
                Shortcut("J", translate("BeginningShortcuts", "List all moves that are possible now")),
                Shortcut("D", translate("BeginningShortcuts", "Describe a species; with Shift back")),
                Shortcut("K", translate("BeginningShortcuts", "Describe a seat; with Shift back")),
                Shortcut("G", translate("BeginningShortcuts", "Describe watering hole and piles")),
                Shortcut("Q", translate("BeginningShortcuts", "Read out the last event, then earlier ones")),
            ),
        ),
    ]


def meaning(key: str) -> str:
    """Return what a key of the table does, in words."""
    return {one.keys: one.words for group in groups() for one in group.shortcuts}.get(key, "")
