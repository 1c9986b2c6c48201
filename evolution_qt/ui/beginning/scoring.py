"""Scores of The Beginning in words and signs: tokens, population cards, traits, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.score import Score
from evolution_qt.games.beginning.cards import LONG_NECK
from evolution_qt.ui.beginning.thumbnails import of_trait
from evolution_qt.ui.kit import joined, pictures
from evolution_qt.ui.table.scoring import Scoring

_TOKENS: Final = ("plant", "population")
_TRAITS: Final = 2
_CARD: Final = 22 / 30
"""Width of the back of a card in heights of a token."""


def _told(name: str, score: Score) -> str:
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
            "{hand} in hand; tokens behind the screen are secret",
        )
    food, *others = score.parts
    parts = zip(("population", "traits", "hand"), map(str, others), strict=True)
    return filled(text, {"name": name, "food": score.open if food is None else food, **dict(parts)})


def _tie(names: Sequence[str], scores: Sequence[Score], winners: Sequence[int]) -> str:
    if len(winners) < 2:
        return ""
    words = QCoreApplication.translate("BeginningScoring", "{names} share the win.")
    return filled(words, {"names": joined.row([names[seat] for seat in winners])})


def _part(number: int, side: int, ratio: float) -> QPixmap:
    if number < len(_TOKENS):
        return pictures.token(_TOKENS[number], side, ratio)
    if number == _TRAITS:
        return of_trait(LONG_NECK, side, ratio)
    return pictures.card_back(round(side * _CARD), ratio)


SCORING: Final = Scoring(_told, _tie, _part, partial(pictures.token, "first_player"))
