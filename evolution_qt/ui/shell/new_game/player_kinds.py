"""Who can play a seat, in words; of levels and characters, what their game says."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.brain.programs import is_outside
from evolution_qt.core.errors import filled
from evolution_qt.core.levels import WORDS as CONTEXT
from evolution_qt.core.levels import Bots
from evolution_qt.core.record import HUMAN
from evolution_qt.core.text import N_
from evolution_qt.games import game, keys
from evolution_qt.ui.kit import keymap, phrasing
from evolution_qt.ui.shell.settings.settings import NOBODY_YET

ANOTHER: Final = "another"
"""Stands at the end of a list of kinds for an outside program that is not known yet."""
_ANOTHER: Final = (
    N_("Bots", "Another program …"),
    N_("Bots", "Any program on this computer that can play: choose it once, and it stays in the list."),
)
_OPEN: Final = (
    N_("Bots", "Open seat"),
    N_("Bots", "Open seat: a bot ({bot}) plays until someone joins, at any time ({keys})."),
)
WORDS: Final = {
    "human": (N_("Bots", "Human"), N_("Bots", "Plays at this computer.")),
    "greedy": (N_("Bots", "Greedy bot"), N_("Bots", "Takes what looks best right now.")),
    "random": (N_("Bots", "Random bot"), N_("Bots", "Makes random legal moves.")),
    "flat_mc": (
        N_("Bots", "Monte Carlo bot"),
        N_("Bots", "Plays each move out at random many times and takes the best."),
    ),
    "": (N_("Bots", "Balanced"), N_("Bots", "No special preference.")),
}
"""Who can play in any game, and "" for no character, by the words of records: name and sentence."""


def bots_of(key: str) -> Bots:
    """Return the opponents of the game with this key, none where it is not known here."""
    return game(key).bots() if key in keys() else Bots()


def offered(bots: Bots) -> tuple[str, ...]:
    """Return all that can play in a game but programs: people first, then levels, then the others."""
    return (HUMAN, *bots.levels, *[one for one in reversed(bots.kinds) if one not in bots.levels])


def name_of(level: str, bots: Bots) -> str:
    """Return the name of a level or character; of one that is not known here, the word itself.

    A level of the short list is called by its strength first: Easy · Hatchling.
    """
    name = animal_of(level, bots)
    return phrasing.facts([_translated(bots.short[level]), name]) if level in bots.short else name


def animal_of(level: str, bots: Bots) -> str:
    """Return the name of a level or character without how strong it is: Hatchling."""
    words = {**WORDS, **bots.words}
    return _translated(words[level][0]) if level in words else level


def short_name(level: str, bots: Bots) -> str:
    """Return how strong an opponent of the short list is, in a word; the name of any other."""
    return _translated(bots.short[level]) if level in bots.short else name_of(level, bots)


def sentence_of(kind: str, bots: Bots) -> str:
    """Return what is to be expected of a kind, or what a character likes; empty if it is not known."""
    if kind == ANOTHER:
        return _translated(_ANOTHER[1])
    if kind == NOBODY_YET:
        words = {"bot": name_of(bots.stand_in, bots), "keys": keymap.written("seats")}
        return filled(_translated(_OPEN[1]), words)
    words_of = {**WORDS, **bots.words}
    return _translated(words_of[kind][1]) if kind in words_of else ""


def kind_name(kind: str, bots: Bots) -> str:
    """Return the name of a kind as records write it: ``apex/stalker`` is an Apex who is a Stalker."""
    level, _, character = kind.partition("/")
    if kind == ANOTHER:
        return _translated(_ANOTHER[0])
    if kind == NOBODY_YET:
        return _translated(_OPEN[0])
    if is_outside(kind):
        return filled(QCoreApplication.translate("Bots", "Program {name}"), {"name": character})
    if not character:
        return name_of(level, bots)
    #: a level of strength and a character, such as "Apex · Stalker"
    words = QCoreApplication.translate("Bots", "{level} · {character}")
    return filled(words, {"level": name_of(level, bots), "character": name_of(character, bots)})


def _translated(words: str) -> str:
    return QCoreApplication.translate(CONTEXT, words)
