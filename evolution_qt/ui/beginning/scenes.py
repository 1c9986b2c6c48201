"""Which picture stands on which card of The Beginning: one entry per trait."""

from __future__ import annotations

from typing import Final

from evolution_qt.ui.kit import scenes
from evolution_qt.ui.kit.landscape import CardScene, Figure

SCENES: Final = {
    "carnivore": scenes.HUNTER,
    "horns": scenes.HORNED,
    "burrowing": scenes.DIGGER,
    "scavenger": scenes.CARRION_BIRD,
    "fat_tissue": scenes.FAT_ONE,
    "long_neck": scenes.LONG_NECKED,
    "fertile": scenes.NEST,
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
