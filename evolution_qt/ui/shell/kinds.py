"""Who can play a seat, in words: levels of strength and characters, each with an honest sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.brain.programs import is_outside
from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_

ANOTHER: Final = "another"
"""Stands at the end of a list of kinds for an outside program that is not known yet."""
_ANOTHER: Final = (
    N_("SeatRow", "Another program …"),
    N_("SeatRow", "Any program on this computer that can play: choose it once, and it stays in the list."),
)
LEVELS: Final = {
    "human": (N_("SeatRow", "Human"), N_("SeatRow", "Plays at this computer.")),
    "hatchling": (
        N_("SeatRow", "Hatchling"),
        N_("SeatRow", "Plays random cards but avoids obvious blunders: for learning the rules."),
    ),
    "forager": (N_("SeatRow", "Forager"), N_("SeatRow", "Follows simple rules, one step at a time.")),
    "hunter": (
        N_("SeatRow", "Hunter"),
        N_("SeatRow", "Thinks one step ahead; often misses threats."),
    ),
    "strategist": (
        N_("SeatRow", "Strategist"),
        N_("SeatRow", "Plans its whole turn; sometimes misses threats."),
    ),
    "apex": (
        N_("SeatRow", "Apex"),
        N_("SeatRow", "Plans its turn and tries it against what the others may hold."),
    ),
    "apex_patient": (
        N_("SeatRow", "Apex, patient"),
        N_("SeatRow", "The strongest: plans its turn and tries it longest of all."),
    ),
    "greedy": (N_("SeatRow", "Greedy bot"), N_("SeatRow", "Takes what looks best right now.")),
    "random": (N_("SeatRow", "Random bot"), N_("SeatRow", "Makes random legal moves.")),
}
"""Who plays, by the words that records use: name and sentence."""
CHARACTERS: Final = {
    "": (N_("SeatRow", "No character"), N_("SeatRow", "Balanced: no special preference.")),
    "grazer": (
        N_("SeatRow", "Grazer"),
        N_("SeatRow", "Likes large herds and does not care for hunting."),
    ),
    "turtle": (
        N_("SeatRow", "Turtle"),
        N_("SeatRow", "Likes its animals well protected."),
    ),
    "stalker": (N_("SeatRow", "Stalker"), N_("SeatRow", "Prefers to hunt, even where plants would do.")),
    "saboteur": (
        N_("SeatRow", "Saboteur"),
        N_("SeatRow", "Tries to starve everyone."),
    ),
    "gambler": (
        N_("SeatRow", "Gambler"),
        N_("SeatRow", "Takes risks where others play it safe."),
    ),
    "gardener": (
        N_("SeatRow", "Gardener"),
        N_("SeatRow", "Likes many traits, and those that help each other."),
    ),
}
"""The characters that a level can have, by the words that records use: name and sentence."""
WITH_CHARACTER: Final = ("hatchling", "forager", "hunter", "strategist", "apex", "apex_patient")
"""Who can have a character: the levels."""


def level_name(level: str) -> str:
    """Return the name of a level; of one that is not known here, the word itself."""
    return _said(LEVELS[level][0]) if level in LEVELS else level


def level_sentence(level: str) -> str:
    """Return what is to be expected of a level."""
    return _said(LEVELS[level][1])


def another_sentence() -> str:
    """Return what choosing another program means."""
    return _said(_ANOTHER[1])


def character_name(character: str) -> str:
    """Return the name of a character; of one that is not known here, the word itself."""
    return _said(CHARACTERS[character][0]) if character in CHARACTERS else character


def character_sentence(character: str) -> str:
    """Return what a character likes."""
    return _said(CHARACTERS[character][1])


def kind_name(kind: str) -> str:
    """Return the name of a kind as records write it: ``apex/stalker`` is an Apex who is a Stalker."""
    level, _, character = kind.partition("/")
    if kind == ANOTHER:
        return _said(_ANOTHER[0])
    if is_outside(kind):
        return filled(QCoreApplication.translate("SeatRow", "Program {name}"), {"name": character})
    if not character:
        return level_name(level)
    #: a level of strength and a character, such as "Apex · Stalker"
    words = QCoreApplication.translate("SeatRow", "{level} · {character}")
    return filled(words, {"level": level_name(level), "character": character_name(character)})


def _said(words: str) -> str:
    return QCoreApplication.translate("SeatRow", words)
