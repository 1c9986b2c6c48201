"""The page of cards: what each trait does, how many cards there are and may still come, what answers it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.game import Observation
from evolution_qt.games.evolution.answers import answers
from evolution_qt.games.evolution.observation import unseen
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.scenes import SCENES
from evolution_qt.ui.evolution.sources import where_explained
from evolution_qt.ui.kit import joined, numbers, pictures
from evolution_qt.ui.kit.scenes import belong
from evolution_qt.ui.table.pages import CardPage

belong(SCENES)

_TOGETHER: Final = 3
"""So many numbers at the end of a list stay on one line."""


class Reference(QObject):
    """Writes the page, in the current language."""

    def __init__(self, game: Evolution, seen: Observation[EvolutionState] | None = None) -> None:
        """What *seen* shows is not counted as still to come."""
        super().__init__()
        self._game = game
        self._left = left_unseen(seen) if seen is not None else None

    def cards(self) -> list[CardPage]:
        """Return all traits of the game."""
        return [self._card(row) for row in range(len(self._game.table.traits))]

    def _card(self, row: int) -> CardPage:
        trait, table = self._game.table.traits[row], self._game.table
        name = _name(trait.name)
        text = filled(QCoreApplication.translate("Trait", trait.text), trait.numbers())
        food = next(table.foods[card] for card, of in enumerate(table.trait_of) if of == row)
        facts = (
            (self.tr("What it does"), text),
            (self.tr("Cards"), self._copies(row)),
            (self.tr("What counters it"), self._answers(row)),
            (self.tr("Where it is explained"), where_explained(self._game.edition.source, trait)),
        )
        return CardPage(
            trait.key,
            name,
            text,
            facts,
            QCoreApplication.translate("Reading", trait.reading),
            sign=partial(pictures.seal, trait.family),
            picture=partial(pictures.card, trait.key, food, name, text, trait.family),
            height=pictures.card_height,
        )

    def _copies(self, row: int) -> str:
        table = self._game.table
        cards = [card for card, of in enumerate(table.trait_of) if of == row]
        count = sum(table.copies[card] for card in cards)
        foods = [numbers.plain(table.foods[card]) for card in cards for _ in range(table.copies[card])]
        together = "\u2060".join(joined.row(foods[-_TOGETHER:]).replace(" ", "\u00a0"))
        listed = joined.row([*foods[:-_TOGETHER], together])
        words = self.tr("%n in this edition, with the food numbers {foods}", "", count)
        copies = filled(words, {"foods": listed})
        if self._left is not None:
            copies += "\n" + self.tr("%n of them this player has not seen yet", "", self._left[row])
        return copies

    def _answers(self, row: int) -> str:
        found = [_name(self._game.table.traits[other].name) for other in answers(self._game.table, row)]
        return joined.row(found) or self.tr("no other trait")


def left_unseen(seen: Observation[EvolutionState]) -> dict[int, int]:
    """Return how many cards of each trait lie where the viewer cannot see them."""
    table = seen.state.table
    left = Counter(table.trait_of[card] for card in unseen(seen.state))
    return {trait: left[trait] for trait in range(len(table.traits))}


def _name(name: str) -> str:
    return QCoreApplication.translate("Trait", name)
