"""The page of cards: what each trait does, how many cards there are and may still come, what answers it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.game import Observation
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import CARNIVORE, HORNS, SHIELDS, TRAITS, traits_in
from evolution_qt.games.beginning.observation import unseen
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.beginning.scenes import SCENES
from evolution_qt.ui.beginning.thumbnails import family_of
from evolution_qt.ui.kit import joined, pictures
from evolution_qt.ui.kit.scenes import belong
from evolution_qt.ui.table.pages import CardPage

belong(SCENES)

_READINGS: Final = {
    "carnivore": N_("BeginningReading", "Carnivore"),
    "flight": N_("BeginningReading", "Flight"),
    "nocturnal": N_("BeginningReading", "Nocturnal"),
    "speed": N_("BeginningReading", "Speed"),
    "burrowing": N_("BeginningReading", "Burrowing"),
    "horns": N_("BeginningReading", "Horns"),
    "long_neck": N_("BeginningReading", "Long Neck"),
    "scavenger": N_("BeginningReading", "Scavenger"),
    "fat_tissue": N_("BeginningReading", "Fat Tissue"),
    "fertile": N_("BeginningReading", "Fertile"),
}
"""How each name is read: in Japanese its kana, by which it is sorted."""


class BeginningReference:
    """Writes the page, in the current language."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningReference"))

    def __init__(self, seen: Observation[BeginningState] | None = None) -> None:
        """What *seen* shows is not counted as still to come."""
        self._left = Counter(unseen(seen.state)) if seen is not None else None

    def cards(self) -> list[CardPage]:
        """Return all traits of the game."""
        return [self._card(card) for card, trait in enumerate(TRAITS) if trait.copies]

    def _card(self, card: int) -> CardPage:
        trait, name = TRAITS[card], trait_name(card)
        text = QCoreApplication.translate("Trait", trait.text)
        facts = (
            (self.tr("What it does"), text),
            (self.tr("Cards"), self._copies(card)),
            (self.tr("What counters it"), self._answers(card)),
        )
        family = family_of(card)
        return CardPage(
            trait.key,
            name,
            text,
            facts,
            QCoreApplication.translate("BeginningReading", _READINGS[trait.key]),
            sign=partial(pictures.seal, family),
            picture=partial(pictures.card, trait.key, None, name, text, family),
            height=pictures.card_height,
        )

    def _copies(self, card: int) -> str:
        copies = self.tr("%n in the deck", "", TRAITS[card].copies)
        if self._left is not None:
            copies += "\n" + self.tr("%n of them this player has not seen yet", "", self._left[card])
        return copies

    def _answers(self, card: int) -> str:
        if card == CARNIVORE:
            return joined.row([trait_name(one) for one in (*traits_in(SHIELDS), HORNS)])
        if SHIELDS >> card & 1:
            return self.tr("a Carnivore with the same trait")
        return self.tr("no other trait")
