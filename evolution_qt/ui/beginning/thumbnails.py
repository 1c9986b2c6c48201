"""Small pictures of The Beginning: for an event, for the trait of a card, and for a whole game.

An event has the picture of the trait where one is named, else a token, an animal or a sign. `SCENES` has
which picture stands on which card, one entry per trait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import HUNTS, TRAITS, UNKNOWN
from evolution_qt.ui.beginning.event_kinds import BeginningAnimals
from evolution_qt.ui.beginning.tiles import BODY, LIGHT
from evolution_qt.ui.kit import art, landscape, pictures
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.landscape import CardScene, Figure, belong
from evolution_qt.ui.table.naming import NamedPieces
from evolution_qt.ui.table.sketch import Drawn, Sketch, SketchedAnimal

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


SCENES: Final = {
    "carnivore": landscape.HUNTER,
    "horns": landscape.HORNED,
    "burrowing": landscape.DIGGER,
    "scavenger": landscape.CARRION_BIRD,
    "fat_tissue": landscape.FAT_ONE,
    "long_neck": landscape.LONG_NECKED,
    "fertile": landscape.NEST,
    "flight": CardScene(
        Figure("pterodactylus", 0.52, 0.80, 0.72),
        backdrop="peaks",
        flyers=(Figure("pterodactylus", 0.84, 0.24, 0.14, mirror=True),),
        sun=(0.24, 0.24),
    ),
    "nocturnal": CardScene(
        Figure("owl", 0.52, 0.92, 0.70), backdrop="peaks", trees="pine-tree", sun=(0.8, 0.2)
    ),
    "speed": CardScene(
        Figure("rabbit", 0.54, 0.92, 0.68),
        backdrop="dunes",
        trees="beech",
        front="high-grass",
        sun=(0.2, 0.22),
    ),
}
"""Trait key -> its picture."""


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
    return pictures.plate(TRAITS[card].key, "", family_of(card), pictures.OPEN, 0, side, side, ratio)


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


belong(SCENES)


def sketched(match: AnyMatch) -> Sketch:
    """Return what all players may know of a game, as far as it is drawn."""
    state = match.view(NOBODY).state
    cast = NamedPieces(match, BeginningAnimals.beginning(match)).now()
    assert isinstance(cast, BeginningAnimals)
    return Sketch(
        tuple(
            tuple(
                SketchedAnimal(
                    Herd(cast.of(seat, at).drawing, BODY, 1, bool(one.mask & HUNTS), LIGHT),
                    tuple(map(_drawn, one.traits)),
                    len(one.cards),
                )
                for at, one in enumerate(player.species)
            )
            for seat, player in enumerate(state.players)
        ),
        state.watering_hole,
        LIGHT,
    )


def _drawn(card: int) -> Drawn:
    return TRAITS[card].key, family_of(card)
