"""The pages of rules and of cards of The Beginning, and which chapter explains a step or a refusal.

The prose of the rules is in `resources/rules`; it stands with every trait card. The page of cards has what
each trait does, how many cards there are and may still come, and what answers it.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.game import Observation
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import CARNIVORE, HORNS, SHIELDS, TRAITS, traits_in
from evolution_qt.games.beginning.observation import unseen
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningState
from evolution_qt.ui.beginning.thumbnails import FAMILIES, SCENES, family_of
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.kit import phrasing, pictures
from evolution_qt.ui.kit.landscape import belong
from evolution_qt.ui.table.pages import CardPage, Chapter, PageThing, chapters_of

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


_SIGN: Final = 40
_SEAL: Final = 30
_BACK: Final = 30
_TOKENS: Final = {
    "aim": "first_player",
    "turn": "plant",
    "feeding": "meat",
    "end": "bell",
    "differences": "population",
}
"""The things that stand beside chapters; beside the others lies a card."""


def chapters(game: Beginning, ink: str, ratio: float) -> list[Chapter]:
    """Return the page of a game, in the current language.

    *ink* is the colour of its writing, *ratio* how many pixels a unit of the pictures has.
    """
    traits = [
        PageThing(
            trait_name(card),
            seal(trait.family, _SEAL, ratio),
            {"text": QCoreApplication.translate("Trait", trait.text)},
        )
        for card, trait in enumerate(TRAITS)
        if trait.copies
    ]
    return chapters_of("beginning", game, partial(_picture, ratio), {}, {"trait": traits})


def _picture(ratio: float, key: str) -> QPixmap | None:
    if key == "traits":
        return None
    if key in _TOKENS:
        return pictures.token(_TOKENS[key], _SIGN, ratio)
    return pictures.card_back(_BACK, ratio)


def seal(family: str, side: int, ratio: float) -> QPixmap:
    """Return the sign of a family of traits."""
    return pictures.seal(FAMILIES.get(family, family), side, ratio)


_OF_PHASES: Final = {PLAY: "cards", FEEDING: "feeding", OVER: "end"}
_OF_CARDS: Final = frozenset(
    {"no_such_card", "slots_full", "slots_free", "duplicate_trait", "no_such_trait", "not_your_species"}
)


def chapter_of_phase(phase: int) -> str:
    """Return the chapter about a phase."""
    return _OF_PHASES.get(phase, "turn")


def chapter_of_question(state: BeginningState) -> str:
    """Return the chapter about what is asked in a state."""
    return chapter_of_phase(state.phase)


def chapter_of_refusal(code: str, phase: int) -> str:
    """Return the chapter that explains why something is refused in a phase."""
    if code == "wrong_phase":
        return chapter_of_phase(phase)
    if code == "not_your_turn":
        return "turn"
    return "cards" if code in _OF_CARDS else "feeding"


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
            (self.tr("Effect"), text),
            (self.tr("Cards"), self._copies(card)),
            (self.tr("Counters"), self._answers(card)),
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
            return phrasing.row([trait_name(one) for one in (*traits_in(SHIELDS), HORNS)])
        if SHIELDS >> card & 1:
            return self.tr("a Carnivore with the same trait")
        return self.tr("no other trait")
