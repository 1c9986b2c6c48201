"""Pictures on cards: those that cards of several games share, and which picture belongs to which card.

A game says by `belong` which pictures its cards have. A card without one gets plain hills and a footprint, so
that a new trait can be shown at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.ui.kit.landscape import CardScene, Figure

HUNTER: Final = CardScene(
    Figure("dinosaur-rex", 0.33, 1.03, 0.66),
    backdrop="volcano",
    trees="palm",
    flyers=(Figure("pterodactylus", 0.86, 0.2, 0.13, mirror=True),),
    sun=(0.67, 0.34),
)
HORNED: Final = CardScene(
    Figure("triceratops", 0.52, 0.88, 0.76), backdrop="peaks", trees="palm", sun=(0.3, 0.22)
)
DIGGER: Final = CardScene(
    Figure("digging-mole", 0.52, 0.90, 0.58), ground="earth", trees="pine-tree", sun=(0.74, 0.20)
)
CARRION_BIRD: Final = CardScene(
    Figure("vulture", 0.42, 0.93, 0.70),
    backdrop="mesas",
    trees="cactus",
    tree_size=0.7,
    companions=(Figure("dinosaur-bones", 0.81, 0.90, 0.36, level="near"),),
    sun=(0.8, 0.24),
)
FAT_ONE: Final = CardScene(Figure("walrus", 0.52, 0.85, 0.66), ground="ice", sun=(0.2, 0.24))
LONG_NECKED: Final = CardScene(
    Figure("diplodocus", 0.42, 0.92, 0.74),
    trees="palm",
    front="fern",
    companions=(Figure("diplodocus", 0.86, 0.68, 0.2, mirror=True),),
    sun=(0.26, 0.24),
)
NEST: Final = CardScene(
    Figure("nest-eggs", 0.46, 0.95, 0.60),
    backdrop="dunes",
    trees="palm",
    companions=(Figure("diplodocus", 0.18, 0.68, 0.36, mirror=True),),
    sun=(0.72, 0.25),
)
UNKNOWN: Final = CardScene(Figure("footprint", 0.5, 0.88, 0.5))
"""The picture of a trait that has none of its own."""
_pictures: dict[str, CardScene] = {}


def belong(pictures: Mapping[str, CardScene]) -> None:
    """Let cards of these keys have these pictures; games that have a card in common give it the same."""
    _pictures.update(pictures)


def scene(trait: str) -> CardScene:
    """Return the picture of a trait."""
    return _pictures.get(trait, UNKNOWN)
