"""Which picture stands on which card of Evolution: one entry per trait, `kit.scenery` does the painting."""

from __future__ import annotations

from typing import Final

from evolution_qt.ui.kit import scenes
from evolution_qt.ui.kit.landscape import CardScene, Figure

SCENES: Final = {
    "carnivore": scenes.HUNTER,
    "ambush": CardScene(
        Figure("velociraptor", 0.52, 0.97, 0.84), ground="thicket", trees="palm", sun=(0.84, 0.2)
    ),
    "pack_hunting": CardScene(
        Figure("running-wolf", 0.58, 0.88, 0.62),
        backdrop="peaks",
        trees="pine-tree",
        companions=(
            Figure("running-wolf", 0.76, 0.46, 0.34, level="cut"),
            Figure("running-wolf", 0.27, 0.60, 0.40, level="cut"),
        ),
        sun=(0.46, 0.2),
    ),
    "horns": scenes.HORNED,
    "climbing": CardScene(
        Figure("gecko", 0.60, 0.90, 0.68), backdrop="cliff", trees="pine-tree", sun=(0.18, 0.26)
    ),
    "hard_shell": CardScene(
        Figure("tortoise", 0.53, 0.91, 0.76), backdrop="peaks", trees="pine-tree", sun=(0.26, 0.24)
    ),
    "defensive_herding": CardScene(
        Figure("bison", 0.44, 0.92, 0.62),
        trees="pine-tree",
        companions=(
            Figure("bison", 0.52, 0.66, 0.20, mirror=True),
            Figure("bison", 0.20, 0.72, 0.32, level="cut"),
            Figure("bison", 0.80, 0.76, 0.36, level="cut"),
        ),
        sun=(0.62, 0.22),
    ),
    "symbiosis": CardScene(Figure("clownfish", 0.52, 0.80, 0.74), ground="water"),
    "burrowing": scenes.DIGGER,
    "warning_call": CardScene(Figure("rooster", 0.45, 0.91, 0.66), trees="beech", sun=(0.78, 0.38)),
    "scavenger": scenes.CARRION_BIRD,
    "fat_tissue": scenes.FAT_ONE,
    "foraging": CardScene(
        Figure("squirrel", 0.38, 0.93, 0.58),
        trees="beech",
        front="fern",
        companions=(Figure("berry-bush", 0.82, 0.90, 0.38, level="near"),),
        sun=(0.64, 0.24),
    ),
    "intelligence": CardScene(Figure("octopus", 0.5, 0.88, 0.66), ground="water"),
    "cooperation": CardScene(
        Figure("ant", 0.50, 0.93, 0.40),
        ground="meadow",
        trees="beech",
        front="high-grass",
        companions=(
            Figure("oak-leaf", 0.50, 0.68, 0.60, turn=-38, level="cut"),
            Figure("ant", 0.19, 0.85, 0.33, level="cut"),
            Figure("ant", 0.81, 0.85, 0.33, level="cut"),
        ),
        sun=(0.2, 0.18),
    ),
    "long_neck": scenes.LONG_NECKED,
    "fertile": scenes.NEST,
}
"""Trait key -> its picture."""
