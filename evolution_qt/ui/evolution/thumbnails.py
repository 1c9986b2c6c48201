"""A small picture for what happened: the trait where one is named, else a token, an animal or a sign.

The recap and the log show the same ones. Each is painted once for a size and shared by all lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPixmap

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.ui.evolution.scenes import SCENES
from evolution_qt.ui.kit import art, pictures, plates
from evolution_qt.ui.kit.scenes import belong

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait

belong(SCENES)

_TOKENS: Final = {
    e.BODY_GREW: "body",
    e.POPULATION_GREW: "population",
    e.POPULATION_LOST: "population",
    e.STARVED: "population",
    e.ATE_PLANTS: "plant",
    e.ATE_MEAT: "meat",
    e.STORED_FAT: "fat",
    e.MOVED_FAT: "fat",
    e.BAGGED: "plant",
    e.ATTACKED: "jaws",
    e.FIRST_PLAYER_MOVED: "first_player",
    e.LAST_ROUND_ANNOUNCED: "bell",
}
_ICONS: Final = {
    e.SPECIES_FOUNDED: "dinosaur-egg",
    e.WENT_EXTINCT: "dinosaur-bones",
    e.WATERING_HOLE_CHANGED: "water-drop",
}
_GLYPHS: Final = {e.PASSED: "check", e.TURN_ENDED: "check"}
_CARDS: Final = frozenset(
    {
        e.TRAIT_LAID,
        e.TRAIT_TURNED_UP,
        e.TRAIT_DISCARDED,
        e.CARD_SPENT,
        e.FOOD_CARD_LAID,
        e.FOOD_CARD_TURNED_UP,
        e.DREW,
        e.SHUFFLED,
    }
)
_BACK: Final = 0.70
"""Width of the back of a card in heights of a line."""


def of_trait(trait: Trait, side: int, ratio: float) -> QPixmap:
    """Return the animal of a trait on the colour of its family."""
    return plates.plate(trait.key, "", trait.family, plates.OPEN, 0, side, side, ratio)


def of_event(game: Evolution, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    """Return the picture of an event, *side* pixels high, signs drawn in the colour *ink*.

    The event is one as a player may know it: a card that is not known shows its back. None where there is
    nothing to show, as for a new phase.
    """
    kind = event.kind
    if kind in _CARDS:
        if event.card > 0:
            return of_trait(game.table.traits[game.table.trait_of[event.card]], side, ratio)
        return pictures.card_back(round(side * _BACK), ratio)
    if event.cause >= 0:
        return of_trait(game.table.traits[event.cause], side, ratio)
    if kind in _TOKENS:
        return pictures.token(_TOKENS[kind], side, ratio)
    if kind in _ICONS:
        return art.icon(_ICONS[kind], side, ink, ratio)
    if kind in _GLYPHS:
        return art.glyph(_GLYPHS[kind], side, ink, ratio)
    return None
