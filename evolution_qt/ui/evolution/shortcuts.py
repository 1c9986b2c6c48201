"""What every key on the table does, in words: the one table that is shown to people."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


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


def groups() -> list[Group]:
    """Return all keys of the table, in the language of the moment."""
    tr = QCoreApplication.translate
    return [
        Group(
            tr("Shortcuts", "Choose and aim"),
            (
                Shortcut("1 – 9", tr("Shortcuts", "Choose a card of your hand, or an answer")),
                Shortcut("← → ↑ ↓", tr("Shortcuts", "Go to the nearest card or place")),
                Shortcut("Tab", tr("Shortcuts", "Go on to the next place; with Shift to the one before")),
                Shortcut("Enter", tr("Shortcuts", "Let the chosen thing land where it is aimed")),
                Shortcut("Space", tr("Shortcuts", "Mark a card to pay with")),
                Shortcut("Esc", tr("Shortcuts", "Give up what was chosen")),
            ),
        ),
        Group(
            tr("Shortcuts", "Playing cards"),
            (
                Shortcut("T", tr("Shortcuts", "Aim the card at a place for a trait")),
                Shortcut("P", tr("Shortcuts", "Aim the card at a population")),
                Shortcut("B", tr("Shortcuts", "Aim the card at a body size")),
                Shortcut("N", tr("Shortcuts", "Aim the card at a new species, left or right")),
                Shortcut("X", tr("Shortcuts", "Throw away an own trait, where the edition allows it")),
            ),
        ),
        Group(
            tr("Shortcuts", "Feeding"),
            (
                Shortcut("F", tr("Shortcuts", "Feed a species")),
                Shortcut("A", tr("Shortcuts", "Attack with a Carnivore")),
                Shortcut("I", tr("Shortcuts", "Use Intelligence for plants")),
                Shortcut("U", tr("Shortcuts", "Use an effect")),
            ),
        ),
        Group(
            tr("Shortcuts", "Going on"),
            (
                Shortcut("E", tr("Shortcuts", "End the turn, or pass")),
                Shortcut(
                    "Shift+E", tr("Shortcuts", "Pass, and be asked out of turn no more this round")
                ),
                Shortcut("Space", tr("Shortcuts", "Finish what moves")),
                Shortcut("Shift+Space", tr("Shortcuts", "Go on to the next question")),
                Shortcut("S", tr("Shortcuts", "Stop when Intelligence can be used next")),
            ),
        ),
        Group(
            tr("Shortcuts", "Looking"),
            (
                Shortcut("?", tr("Shortcuts", "Say why something is not possible")),
                Shortcut("Z", tr("Shortcuts", "Enlarge the chosen card")),
                Shortcut("O", tr("Shortcuts", "Show who can eat whom")),
                Shortcut("L", tr("Shortcuts", "Show or hide the log")),
                Shortcut("F2", tr("Shortcuts", "Show the keys on the table")),
            ),
        ),
    ]
