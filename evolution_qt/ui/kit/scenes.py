"""Which picture stands on which card: one entry per trait, the painting itself is in `scenery`.

A trait without an entry gets plain hills and a footprint, so that a new trait can be shown at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Figure:
    """One animal or thing in a picture, in shares of the window: its middle and, from above, its feet."""

    icon: str
    x: float = 0.5
    feet: float = 0.9
    size: float = 0.6
    mirror: bool = False
    turn: float = 0


@dataclass(frozen=True)
class Scene:
    """What the window of a card shows."""

    animal: Figure
    ground: str = "land"
    backdrop: str = "hills"
    trees: str = "beech"
    front: str = ""
    companions: tuple[Figure, ...] = ()
    flyers: tuple[Figure, ...] = ()
    sun: tuple[float, float] | None = field(default=None)


SCENES = {
    "carnivore": Scene(
        Figure("dinosaur-rex", 0.33, 1.03, 0.66),
        backdrop="volcano",
        trees="palm",
        flyers=(Figure("pterodactylus", 0.86, 0.2, 0.13, mirror=True),),
        sun=(0.67, 0.34),
    ),
    "ambush": Scene(
        Figure("hidden", 0.5, 1.0, 0.62),
        backdrop="mesas",
        trees="palm",
        front="fern",
        sun=(0.22, 0.24),
    ),
    "pack_hunting": Scene(
        Figure("wolf-head", 0.6, 1.0, 0.6),
        backdrop="peaks",
        trees="pine-tree",
        companions=(Figure("wolf-head", 0.2, 0.76, 0.26), Figure("wolf-head", 0.36, 0.7, 0.2)),
        sun=(0.3, 0.3),
    ),
    "horns": Scene(
        Figure("triceratops-head", 0.45, 1.03, 0.66),
        backdrop="peaks",
        trees="palm",
        sun=(0.8, 0.24),
    ),
    "climbing": Scene(
        Figure("gecko", 0.56, 0.86, 0.58),
        backdrop="cliff",
        trees="pine-tree",
        sun=(0.2, 0.28),
    ),
    "hard_shell": Scene(
        Figure("tortoise", 0.53, 0.9, 0.66),
        backdrop="peaks",
        trees="pine-tree",
        sun=(0.28, 0.28),
    ),
    "defensive_herding": Scene(
        Figure("bison", 0.46, 0.91, 0.6),
        backdrop="hills",
        trees="pine-tree",
        companions=(
            Figure("bison", 0.84, 0.72, 0.22),
            Figure("bison", 0.66, 0.66, 0.17, mirror=True),
            Figure("bison", 0.13, 0.69, 0.2),
        ),
        sun=(0.62, 0.25),
    ),
    "symbiosis": Scene(Figure("clownfish", 0.52, 0.8, 0.54), ground="water", front="coral"),
    "burrowing": Scene(Figure("mole", 0.5, 0.93, 0.58), ground="earth", trees="pine-tree", sun=(0.74, 0.26)),
    "warning_call": Scene(
        Figure("rooster", 0.44, 0.91, 0.6),
        backdrop="hills",
        trees="beech",
        flyers=(Figure("raven", 0.83, 0.32, 0.1),),
        sun=(0.78, 0.42),
    ),
    "scavenger": Scene(
        Figure("vulture", 0.45, 0.92, 0.64),
        backdrop="mesas",
        trees="cactus",
        companions=(Figure("dinosaur-bones", 0.84, 0.84, 0.24),),
        sun=(0.8, 0.26),
    ),
    "fat_tissue": Scene(Figure("walrus-head", 0.5, 1.03, 0.66), ground="shore", sun=(0.2, 0.26)),
    "foraging": Scene(
        Figure("squirrel", 0.38, 0.93, 0.52),
        trees="beech",
        front="fern",
        companions=(Figure("berry-bush", 0.82, 0.88, 0.32),),
        sun=(0.64, 0.27),
    ),
    "intelligence": Scene(Figure("octopus", 0.5, 0.86, 0.6), ground="water", front="coral"),
    "cooperation": Scene(
        Figure("ants", 0.5, 0.92, 0.6),
        ground="meadow",
        trees="beech",
        front="high-grass",
        sun=(0.24, 0.22),
    ),
    "long_neck": Scene(
        Figure("diplodocus", 0.42, 0.92, 0.7),
        trees="palm",
        front="fern",
        companions=(Figure("diplodocus", 0.86, 0.68, 0.2, mirror=True),),
        sun=(0.26, 0.26),
    ),
    "fertile": Scene(
        Figure("nest-eggs", 0.46, 0.95, 0.56),
        backdrop="dunes",
        trees="palm",
        companions=(Figure("diplodocus", 0.2, 0.66, 0.3, mirror=True),),
        sun=(0.72, 0.27),
    ),
}
"""Trait key -> its picture."""

UNKNOWN = Scene(Figure("footprint", 0.5, 0.88, 0.5))
"""The picture of a trait that has none of its own."""


def scene(trait: str) -> Scene:
    """Return the picture of a trait."""
    return SCENES.get(trait, UNKNOWN)
