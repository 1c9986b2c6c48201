"""What animals, elements, terrains and actions look like: a colour and a sign each, always both."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ABUNDANCE_AT,
    ADAPTATION,
    ADAPTATION_AT,
    COMPETITION_AT,
    DEPLETION,
    DEPLETION_AT,
    DOMINATION_AT,
    GLACIATION_AT,
    INITIATIVE_AT,
    MIGRATION_AT,
    REGRESSION,
    REGRESSION_AT,
    SPACES,
    SPECIATION_AT,
    WANDERLUST,
    WANDERLUST_AT,
    WASTELAND,
    WASTELAND_AT,
)
from evolution_qt.ui.kit import palette


class PieceLook(NamedTuple):
    """A sign, as named in `icons`, and two colours: what it stands on, and its own."""

    icon: str
    ground: str
    ink: str = "#ffffff"

    @property
    def shown(self) -> PieceLook:
        """Return what it looks like now: in high contrast the sign is black or white, on a clear ground."""
        if not palette.is_strengthened():
            return self
        ink = palette.readable(self.ground, "#000000", "#ffffff")
        return PieceLook(self.icon, palette.legible(self.ground, ink, STRONG), ink)


STRONG: Final = 7.0
"""The least contrast of a sign on its ground in high contrast."""
ANIMALS: Final = (
    PieceLook("bear-head", "#f3efe6", "#1d1a17"),
    PieceLook("gecko", "#3a3a44"),
    PieceLook("heron", "#dca31d", "#2a1e05"),
    PieceLook("frog", "#2f6fb8"),
    PieceLook("masked-spider", "#ad2c2c"),
    PieceLook("dragonfly", "#2f7d3b"),
)
"""The animals in the order of the food chain, in the colours of the rules page (1.1)."""


def badge(animal: int) -> palette.Badge:
    """Return what stands for a seat that plays an animal: its portrait, and a shape of its own."""
    look = ANIMALS[animal]
    return palette.Badge(look.ground, palette.SHAPES[animal], palette.PLATE, look.icon, look.ink)


ELEMENTS: Final = (
    PieceLook("high-grass", "#6a9c34"),
    PieceLook("caterpillar", "#b57a52"),
    PieceLook("meat", "#c9342f"),
    PieceLook("acorn", "#7a5230"),
    PieceLook("sun", "#e3a023"),
    PieceLook("water-drop", "#2f7fc4"),
)

TERRAINS: Final = (
    PieceLook("", "#8fa7b5"),
    PieceLook("cactus", "#e3c793", "#a98748"),
    PieceLook("pine-tree", "#7da653", "#466b2a"),
    PieceLook("palm-tree", "#3f7d46", "#1f4f29"),
    PieceLook("peaks", "#a89a8c", "#6f6257"),
    PieceLook("high-grass", "#d8c26a", "#9a8332"),
    PieceLook("water-drop", "#4f90b8", "#2d6a92"),
    PieceLook("snowflake-2", "#eef4f5", "#a9c3cf"),
    PieceLook("fern", "#7fae9a", "#47796a"),
)
"""The terrains by their numbers: the tint of the tile, and of its pattern."""


class ActionRow(IntEnum):
    """The twelve actions by the rows of the display, from the top (rules 1.8)."""

    INITIATIVE = 0
    ADAPTATION = 1
    REGRESSION = 2
    ABUNDANCE = 3
    WASTELAND = 4
    DEPLETION = 5
    GLACIATION = 6
    SPECIATION = 7
    WANDERLUST = 8
    MIGRATION = 9
    COMPETITION = 10
    DOMINATION = 11


class DisplayRow(NamedTuple):
    """A row of the action display."""

    icon: str
    first: int
    """Its first space; the next row's first one ends it."""
    box: int = -1
    """The box of elements that belongs to it, -1 for none."""


ROWS: Final = (
    DisplayRow("laurel-crown", INITIATIVE_AT),
    DisplayRow("dna2", ADAPTATION_AT, ADAPTATION),
    DisplayRow("scythe", REGRESSION_AT, REGRESSION),
    DisplayRow("sprout", ABUNDANCE_AT, ABUNDANCE),
    DisplayRow("dead-wood", WASTELAND_AT, WASTELAND),
    DisplayRow("recycle", DEPLETION_AT, DEPLETION),
    DisplayRow("snowflake-2", GLACIATION_AT),
    DisplayRow("nest-eggs", SPECIATION_AT),
    DisplayRow("compass", WANDERLUST_AT, WANDERLUST),
    DisplayRow("footprint", MIGRATION_AT),
    DisplayRow("bestial-fangs", COMPETITION_AT),
    DisplayRow("crown", DOMINATION_AT),
)
"""The twelve actions from the top."""


def spaces_of(row: int) -> range:
    """Return the action spaces of a row."""
    end = ROWS[row + 1].first if row + 1 < len(ROWS) else SPACES
    return range(ROWS[row].first, end)


def row_of(space: int) -> ActionRow:
    """Return the row of an action space."""
    return next(row for row in ActionRow if space in spaces_of(row))


_INKS: Final = {
    "gain": ("#1f5fae", "#8fc3ff"),
    "danger": ("#d92b1c", "#ff9384"),
    "plant": ("#4f7a3f", "#9cc58a"),
    "hunt": ("#9c2f25", "#f09a8c"),
    "number": ("#8a7038", "#d9c08a"),
    "crown": ("#b8860b", "#f0bf35"),
}
"""Inks on panels by what they mean: on light panels, and on dark ones."""


def ink(theme: str, name: str) -> str:
    """Return an ink for what it means, in a theme."""
    return _INKS[name][palette.is_dark(theme)]
