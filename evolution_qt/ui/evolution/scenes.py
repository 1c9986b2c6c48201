"""Which picture stands on which card: one entry per trait, the painting itself is in `scenery`.

A trait without an entry gets plain hills and a footprint, so that a new trait can be shown at once.
"""

from __future__ import annotations

from evolution_qt.ui.kit.landscape import CardScene, Figure

SCENES = {
    "carnivore": CardScene(
        Figure("dinosaur-rex", 0.33, 1.03, 0.66),
        backdrop="volcano",
        trees="palm",
        flyers=(Figure("pterodactylus", 0.86, 0.2, 0.13, mirror=True),),
        sun=(0.67, 0.34),
    ),
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
    "horns": CardScene(
        Figure("triceratops", 0.52, 0.88, 0.76), backdrop="peaks", trees="palm", sun=(0.3, 0.22)
    ),
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
    "burrowing": CardScene(
        Figure("digging-mole", 0.52, 0.90, 0.58), ground="earth", trees="pine-tree", sun=(0.74, 0.20)
    ),
    "warning_call": CardScene(Figure("rooster", 0.45, 0.91, 0.66), trees="beech", sun=(0.78, 0.38)),
    "scavenger": CardScene(
        Figure("vulture", 0.42, 0.93, 0.70),
        backdrop="mesas",
        trees="cactus",
        tree_size=0.7,
        companions=(Figure("dinosaur-bones", 0.81, 0.90, 0.36, level="near"),),
        sun=(0.8, 0.24),
    ),
    "fat_tissue": CardScene(Figure("walrus", 0.52, 0.85, 0.66), ground="ice", sun=(0.2, 0.24)),
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
    "long_neck": CardScene(
        Figure("diplodocus", 0.42, 0.92, 0.74),
        trees="palm",
        front="fern",
        companions=(Figure("diplodocus", 0.86, 0.68, 0.2, mirror=True),),
        sun=(0.26, 0.24),
    ),
    "fertile": CardScene(
        Figure("nest-eggs", 0.46, 0.95, 0.60),
        backdrop="dunes",
        trees="palm",
        companions=(Figure("diplodocus", 0.18, 0.68, 0.36, mirror=True),),
        sun=(0.72, 0.25),
    ),
}
"""Trait key -> its picture."""

UNKNOWN = CardScene(Figure("footprint", 0.5, 0.88, 0.5))
"""The picture of a trait that has none of its own."""


def scene(trait: str) -> CardScene:
    """Return the picture of a trait."""
    return SCENES.get(trait, UNKNOWN)
