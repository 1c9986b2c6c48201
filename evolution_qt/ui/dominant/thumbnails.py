"""A small picture for what happened: the card, the element, the tile or the animal that it is about."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtGui import QPixmap

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    CARD_BITS,
    CARD_REF,
    CARDS,
    ELEMENT_REF,
    ELEMENTS,
    TUNDRA,
)
from evolution_qt.ui.dominant import small_pictures
from evolution_qt.ui.kit import art

_ICONS: Final = {
    e.SURVIVAL_CHANGED: "snowflake-2",
    e.BOXES_MOVED: "recycle",
    e.LAST_TURN: "snowflake-2",
    e.FINAL_SCORED: "crown",
}


def of_event(game: Any, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    """Return the picture of an event, *side* pixels high; None where there is nothing to show."""
    kind = event.kind
    if kind in (e.CARD_TAKEN, e.CARDS_TURNED, e.CARD_GONE):
        return small_pictures.card_sign((event.card - CARD_REF) & CARD_BITS, side, ratio)
    if ELEMENT_REF <= event.card < ELEMENT_REF + ELEMENTS:
        return small_pictures.disk(event.card - ELEMENT_REF, side, ratio)
    if kind in (e.TILE_PLACED, e.STACK_TURNED):
        return small_pictures.hexagon(event.amount, side, ratio)
    if kind == e.TILE_FROZEN:
        return small_pictures.hexagon(TUNDRA, side, ratio)
    if kind in _ICONS:
        return art.icon(_ICONS[kind], side, ink, ratio)
    if 0 < event.cause < len(CARDS) and kind == e.POINTS:
        return small_pictures.card_sign(event.cause, side, ratio)
    about = event.card if ANIMAL_REF <= event.card < ANIMAL_REF + ANIMALS else event.subject
    if ANIMAL_REF <= about < ANIMAL_REF + ANIMALS:
        return small_pictures.portrait(about - ANIMAL_REF, side, ratio)
    return None
