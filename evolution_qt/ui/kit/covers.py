"""What a game's cover shows: the valley of the start screen in a light, with the animals that live there."""

from __future__ import annotations

from typing import Final, NamedTuple

from evolution_qt.ui.kit.landscape import Figure


class Cover(NamedTuple):
    """The picture of a game on the start screen; without any of this it is the valley by day, with a track.

    Figures have their places as in `Figure`; their sizes are shares of the height of the valley.
    """

    light: str = "day"
    """One of `palette.VALLEYS`."""
    hero: Figure = Figure("footprint", 0.36, 0.90, 0.34)
    """The animal on the bank, cut out of paper; only a cover has it."""
    small: tuple[Figure, ...] = ()
    """What is cut out like it at the lower edge of a cover."""
    far: tuple[Figure, ...] = ()
    """Silhouettes in the valley, on a cover and in the window."""
    tree: str = "beech"
    flyer: str = "pterodactylus"
    """What flies in the sky; empty if nothing does."""


PLAIN: Final = Cover()
"""The cover of a game that brings none."""
