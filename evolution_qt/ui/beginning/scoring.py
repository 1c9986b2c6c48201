"""Scores of The Beginning in words and signs, and its statistics in the record book.

The score has tokens, population cards, traits and cards in hand; the record book has attacks, losses and
traits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.score import Score
from evolution_qt.games.beginning.cards import LONG_NECK
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.thumbnails import of_trait
from evolution_qt.ui.kit import phrasing, pictures
from evolution_qt.ui.table.animals import SpeciesAnimals
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.pages import Topics
from evolution_qt.ui.table.scoring import Scoring, Survivors

_TOKENS: Final = ("plant", "population")
_TRAITS: Final = 2
_CARD: Final = 22 / 30
"""Width of the back of a card in heights of a token."""


def _points_in_words(name: str, score: Score) -> str:
    translate = QCoreApplication.translate
    if score.is_whole:
        text = translate(
            "BeginningScoring",
            "{name}: {food} for tokens, {population} for populations, {traits} for traits, {hand} in hand",
        )
    else:
        text = translate(
            "BeginningScoring",
            "{name}: {food} for tokens on species, {population} for populations, {traits} for traits, "
            "{hand} in hand; tokens behind the screen are secret until the end",
        )
    food, *others = score.parts
    parts = zip(("population", "traits", "hand"), map(str, others), strict=True)
    return filled(text, {"name": name, "food": score.open if food is None else food, **dict(parts)})


def _tie(names: Sequence[str], scores: Sequence[Score], winners: Sequence[int]) -> str:
    if len(winners) < 2:
        return ""
    words = QCoreApplication.translate("BeginningScoring", "{names} share the victory.")
    return filled(words, {"names": phrasing.row([names[seat] for seat in winners])})


def _part(number: int, side: int, ratio: float) -> QPixmap:
    if number < len(_TOKENS):
        return pictures.token(_TOKENS[number], side, ratio)
    if number == _TRAITS:
        return of_trait(LONG_NECK, side, ratio)
    return pictures.card_back(round(side * _CARD), ratio)


def _survivors(state: BeginningState, seat: int, pieces: Pieces) -> list[Survivors]:
    animals = pieces if isinstance(pieces, SpeciesAnimals) else SpeciesAnimals(())
    return [
        Survivors(animals.of(seat, place).drawing, len(species.cards))
        for place, species in enumerate(state.players[seat].species)
    ]


SCORING: Final = Scoring(
    _points_in_words, _tie, _part, partial(pictures.token, "first_player"), survivors=_survivors
)


class BeginningStatistics(QObject):
    """The words in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return the most attacks of a game, and the most cards that were eaten and that starved in one."""
        attacks, eaten, starved = (most.get(key, 0) for key in ("attacks", "eaten", "starved"))
        return [
            (self.tr("Attacks"), self.tr("%n attack(s)", "", attacks), self.tr("most attacks in a game")),
            (self.tr("Losses"), self.tr("%n card(s)", "", eaten), self.tr("most cards eaten in a game")),
            ("", self.tr("%n card(s)", "", starved), self.tr("most cards starved in a game")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each trait, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Traits"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games in which one of that "
                "player's species went to feed with the trait are compared with all the other games. A "
                "difference may have other causes, and with this many intervals some will be off."
            ),
            (
                ("laid", self.tr("cards played")),
                ("food", self.tr("tokens taken")),
                ("worked", self.tr("gained by it")),
                ("extinct", self.tr("extinct")),
            ),
        )
