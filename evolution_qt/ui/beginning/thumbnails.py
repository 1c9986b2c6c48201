"""A small picture for what happened: the trait where one is named, else a token, an animal or a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPixmap

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import TRAITS, UNKNOWN
from evolution_qt.ui.beginning.scenes import SCENES
from evolution_qt.ui.kit import art, pictures, plates
from evolution_qt.ui.kit.scenes import belong

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

belong(SCENES)

_TOKENS: Final = {
    e.ATE_PLANTS: "plant",
    e.ATE_MEAT: "meat",
    e.BAGGED: "plant",
    e.ATTACKED: "jaws",
    e.CARD_STARVED: "population",
    e.LAST_ROUND_ANNOUNCED: "bell",
}
_ICONS: Final = {
    e.SPECIES_DEALT: "dinosaur-egg",
    e.WENT_EXTINCT: "dinosaur-bones",
    e.WATERING_HOLE_FILLED: "water-drop",
}
_CARDS: Final = frozenset({e.TRAIT_LAID, e.TRAIT_DISCARDED, e.CARD_EATEN, e.CARD_LOST, e.DREW, e.SHUFFLED})
_BACKS: Final = frozenset({e.SPECIES_LAID, e.POPULATION_LAID})
FAMILIES: Final = {"protection": "defence"}
"""The colours of families that are called otherwise here."""
_BACK: Final = 0.70
"""Width of the back of a card in heights of a line."""


def family_of(card: int) -> str:
    """Return the colours of the trait of a card."""
    family = TRAITS[card].family
    return FAMILIES.get(family, family)


def of_trait(card: int, side: float, ratio: float) -> QPixmap:
    """Return the animal of a trait on the colour of its family."""
    return plates.plate(TRAITS[card].key, "", family_of(card), plates.OPEN, 0, side, side, ratio)


def of_event(game: Beginning, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    """Return the picture of an event, *side* pixels high; None where there is nothing to show."""
    kind = event.kind
    if kind in _CARDS and event.card > UNKNOWN:
        return of_trait(event.card, side, ratio)
    if kind in _CARDS or kind in _BACKS:
        return pictures.card_back(round(side * _BACK), ratio)
    if event.cause > UNKNOWN:
        return of_trait(event.cause, side, ratio)
    if kind in _TOKENS:
        return pictures.token(_TOKENS[kind], side, ratio)
    if kind in _ICONS:
        return art.icon(_ICONS[kind], side, ink, ratio)
    return art.glyph("check", side, ink, ratio) if kind == e.PASSED else None
