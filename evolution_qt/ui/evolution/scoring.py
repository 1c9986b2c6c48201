"""Scores of Evolution in words and signs, and its statistics in the record book.

The score has food in the bag, populations and traits; the record book has traits and the largest meals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.score import Score
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.kit import pictures
from evolution_qt.ui.table.animals import SpeciesAnimals
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.pages import Topics
from evolution_qt.ui.table.scoring import Scoring, Survivors

_TOKENS: Final = ("plant", "population")
_CARD: Final = 22 / 30
"""Width of the back of a card in heights of a token."""


def _points_in_words(name: str, score: Score) -> str:
    translate = QCoreApplication.translate
    if score.is_whole:
        text = translate(
            "EvolutionScoring", "{name}: {food} for food, {population} for populations, {traits} for traits"
        )
    else:
        text = translate(
            "EvolutionScoring",
            "{name}: {population} for populations, {traits} for traits; the bag is secret",
        )
    parts = zip(("food", "population", "traits"), map(str, score.parts), strict=True)
    return filled(text, {"name": name, **dict(parts)})


def _tie(names: Sequence[str], scores: Sequence[Score], winners: Sequence[int]) -> str:
    """Return the sentence about a tie for the first place, empty if there was none."""
    translate = QCoreApplication.translate
    best = max((one.points for one in scores), default=0)
    equal = [seat for seat, one in enumerate(scores) if one.points == best]
    if len(equal) < 2:
        return ""
    if len(winners) > 1:
        return translate("EvolutionScoring", "Points, traits and populations are all equal.")
    winner = winners[0]
    parts = [[part or 0 for part in one.parts] for one in scores]
    _, population, traits = parts[winner]
    rivals = [parts[seat] for seat in equal if seat != winner]
    most = max(of_rival[2] for of_rival in rivals)
    if traits > most:
        text = translate(
            "EvolutionScoring", "The points are equal. {name} has more traits: {more} to {fewer}."
        )
        more, fewer = traits, most
    else:
        text = translate(
            "EvolutionScoring",
            "Points and traits are equal. {name} has the larger populations: {more} to {fewer}.",
        )
        more, fewer = population, max(of_rival[1] for of_rival in rivals if of_rival[2] == most)
    return filled(text, {"name": names[winner], "more": more, "fewer": fewer})


def _part(number: int, side: int, ratio: float) -> QPixmap:
    if number < len(_TOKENS):
        return pictures.token(_TOKENS[number], side, ratio)
    return pictures.card_back(round(side * _CARD), ratio)


def _survivors(state: EvolutionState, seat: int, pieces: Pieces) -> list[Survivors]:
    animals = pieces if isinstance(pieces, SpeciesAnimals) else SpeciesAnimals(())
    return [
        Survivors(animals.of(seat, place).drawing, species.population, species.body)
        for place, species in enumerate(state.players[seat].species)
    ]


SCORING: Final = Scoring(
    _points_in_words, _tie, _part, partial(pictures.token, "first_player"), survivors=_survivors
)


class Statistics(QObject):
    """The words in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return how much food one move has brought at most, and how many species."""
        food, species = most.get("chain_food", 0), most.get("chain_species", 0)
        return [
            (self.tr("Longest chain"), self.tr("%n food", "", food), self.tr("most food at once")),
            ("", self.tr("%n species", "", species), self.tr("most species fed at once")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each trait, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Traits"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games in which one of that "
                "player's species showed the trait for at least a round are compared with all the other "
                "games. A difference may have other causes, and with this many intervals some will be off."
            ),
            (
                ("laid", self.tr("cards played")),
                ("food", self.tr("food eaten")),
                ("worked", self.tr("extra food")),
                ("repelled", self.tr("attacks stopped")),
                ("extinct", self.tr("extinct")),
            ),
        )
