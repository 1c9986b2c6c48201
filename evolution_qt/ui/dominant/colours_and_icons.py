"""What animals, elements, terrains and actions look like: a colour and a sign each, always both.

The colours of a set differ for every eye, also those that see no red, green or blue; a test compares them.
"""

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
    on_dark: str = ""
    """What the first is as a line on a dark panel, if not the same."""
    strong: str = ""
    """What it is in high contrast, if not the same."""

    @property
    def shown(self) -> PieceLook:
        """Return what it looks like now: in high contrast the sign is black or white, on a clear ground."""
        if not palette.is_strengthened():
            return self
        ground = self.strong or self.ground
        return PieceLook(self.icon, ground, palette.readable(ground, "#000000", "#ffffff"))


STRONG: Final = 7.0
"""The least contrast of a sign on its ground in high contrast."""
ANIMALS: Final = (
    PieceLook("bear-head", "#f3efe6", "#1d1a17"),
    PieceLook("gecko", "#3a3a44", on_dark="#9a9aa3"),
    PieceLook("heron", "#dca31d", "#2a1e05"),
    PieceLook("frog", "#146fd4", on_dark="#3fa1ff", strong="#004699"),
    PieceLook("masked-spider", "#b7171b", on_dark="#f4746d", strong="#a40205"),
    PieceLook("dragonfly", "#2a7a4b", on_dark="#87c49c", strong="#0b5236"),
)
"""The animals in the order of the food chain, in the colours of the rules page (1.1)."""


def badge(animal: int) -> palette.Badge:
    """Return what stands for a seat that plays an animal: its portrait, and a shape of its own."""
    look = ANIMALS[animal]
    shape, on_dark = palette.SHAPES[animal], look.on_dark or look.ground
    return palette.Badge(look.ground, shape, palette.PLATE, look.icon, look.ink, on_dark)


ELEMENTS: Final = (
    PieceLook("high-grass", "#558f16", palette.CREAM, strong="#8db76e"),
    PieceLook("caterpillar", "#a1765f", palette.CREAM, strong="#c1a49c"),
    PieceLook("meat", "#b00907", palette.CREAM, strong="#9c0a02"),
    PieceLook("acorn", "#74513b", palette.CREAM, strong="#563d2f"),
    PieceLook("sun", "#e8a41e", "#4a2c00", strong="#efad1d"),
    PieceLook("water-drop", "#2a7fc9", palette.CREAM, strong="#6eafee"),
)

TERRAINS: Final = (
    PieceLook("", "#8fa7b5"),
    PieceLook("cactus", "#f2c598", "#8f5a1e", strong="#e4c29e"),
    PieceLook("pine-tree", "#75a148", "#34561b", strong="#92b465"),
    PieceLook("palm-tree", "#2d773a", "#113819", strong="#6ba27b"),
    PieceLook("peaks", "#a09180", "#53463a", strong="#b8b1a7"),
    PieceLook("high-grass", "#cac546", "#6a620f", strong="#dbd96f"),
    PieceLook("water-drop", "#3f90bb", "#184f74", strong="#7db8d9"),
    PieceLook("snowflake-2", "#edf4f5", "#86a8b8", strong="#edf7fe"),
    PieceLook("fern", "#8ebead", "#2f6555", strong="#bee8d2"),
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
