"""What every key on the table does, in words: the one table that is shown to people."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.ui.table.shortcuts import Group, Shortcut


def groups() -> list[Group]:
    """Return all keys of the table, in the language that is spoken now."""
    translate = QCoreApplication.translate
    return [
        Group(
            translate("Shortcuts", "Choose and aim"),
            (
                Shortcut("1 – 9", translate("Shortcuts", "Choose a card of your hand, or an answer")),
                Shortcut("← → ↑ ↓", translate("Shortcuts", "Go to the nearest card or place")),
                Shortcut("Tab", translate("Shortcuts", "To the next place; with Shift back")),
                Shortcut("Enter", translate("Shortcuts", "Put the chosen thing where it is aimed")),
                Shortcut("Space", translate("Shortcuts", "Mark a card to pay with")),
                Shortcut("Esc", translate("Shortcuts", "Cancel the choice, close a note")),
            ),
        ),
        Group(
            translate("Shortcuts", "Playing cards"),
            (
                Shortcut("T", translate("Shortcuts", "Aim the card at a place for a trait")),
                Shortcut("P", translate("Shortcuts", "Aim the card at a population")),
                Shortcut("B", translate("Shortcuts", "Aim the card at a body size")),
                Shortcut("N", translate("Shortcuts", "Aim the card at a new species, left or right")),
                Shortcut("X", translate("Shortcuts", "Discard one of your traits, if allowed")),
            ),
        ),
        Group(
            translate("Shortcuts", "Feeding"),
            (
                Shortcut("Shift", translate("Shortcuts", "Hold: ask about everything you may skip")),
                Shortcut("F", translate("Shortcuts", "Feed a species")),
                Shortcut("A", translate("Shortcuts", "Attack with a Carnivore")),
                Shortcut("I", translate("Shortcuts", "Use Intelligence for plants")),
                Shortcut("U", translate("Shortcuts", "Use an effect")),
            ),
        ),
        Group(
            translate("Shortcuts", "Continuing"),
            (
                Shortcut("E", translate("Shortcuts", "End the turn, or pass")),
                Shortcut(
                    "Shift+E",
                    translate("Shortcuts", "Pass, without Intelligence for the rest of the round"),
                ),
                Shortcut("Space", translate("Shortcuts", "Skip the animation")),
                Shortcut("Shift+Space", translate("Shortcuts", "Go on to the next question")),
                Shortcut("M", translate("Shortcuts", "Make the thinking bot move now")),
                Shortcut("S", translate("Shortcuts", "Stop when you can next use Intelligence")),
                Shortcut("R", translate("Shortcuts", "Show again what the others have done")),
                Shortcut("V", translate("Shortcuts", "Hold at the curtain: see your cards")),
            ),
        ),
        Group(
            translate("Shortcuts", "Looking"),
            (
                Shortcut("?", translate("Shortcuts", "Show why something is not possible")),
                Shortcut("Z", translate("Shortcuts", "Enlarge the chosen card")),
                Shortcut("Alt", translate("Shortcuts", "Keep the enlarged card open, or close it")),
                Shortcut("W", translate("Shortcuts", "Bring the next small species forward")),
                Shortcut("O", translate("Shortcuts", "Show who can eat whom")),
                Shortcut("H", translate("Shortcuts", "Get a hint, then a clearer one")),
                Shortcut("Y", translate("Shortcuts", "Show why an opponent did that")),
                Shortcut("L", translate("Shortcuts", "Show or hide the log")),
                Shortcut("F2", translate("Shortcuts", "Show the keys on the table")),
            ),
        ),
        Group(
            translate("Shortcuts", "Said and shown"),
            (
                Shortcut("J", translate("Shortcuts", "List all moves that are possible now")),
                Shortcut("D", translate("Shortcuts", "Describe a species; with Shift back")),
                Shortcut("K", translate("Shortcuts", "Describe a seat; with Shift back")),
                Shortcut("G", translate("Shortcuts", "Describe watering hole and piles")),
                Shortcut("Q", translate("Shortcuts", "Read out the last event, then earlier ones")),
            ),
        ),
    ]


def meaning(key: str) -> str:
    """Return what a key of the table does, in words."""
    return {one.keys: one.words for group in groups() for one in group.shortcuts}[key]
