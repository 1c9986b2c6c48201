"""The page of rules: its prose in `resources/rules`, with every trait card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.beginning.thumbnails import FAMILIES
from evolution_qt.ui.kit import pictures
from evolution_qt.ui.table.pages import Chapter, PageThing, chapters_of

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
