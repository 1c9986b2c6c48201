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


class Look(NamedTuple):
    """A sign, as named in `icons`, and two colours: what it stands on, and its own."""

    icon: str
    ground: str
    ink: str = "#ffffff"


ANIMALS: Final = (
    Look("bear-head", "#f3efe6", "#1d1a17"),
    Look("gecko", "#3a3a44"),
    Look("heron", "#dca31d", "#2a1e05"),
    Look("frog", "#2f6fb8"),
    Look("masked-spider", "#ad2c2c"),
    Look("dragonfly", "#2f7d3b"),
)
"""The animals in the order of the food chain, in the colours of the rules page (1.1)."""

ELEMENTS: Final = (
    Look("high-grass", "#6a9c34"),
    Look("caterpillar", "#b57a52"),
    Look("meat", "#c9342f"),
    Look("acorn", "#7a5230"),
    Look("sun", "#e3a023"),
    Look("water-drop", "#2f7fc4"),
)

TERRAINS: Final = (
    Look("", "#8fa7b5"),
    Look("cactus", "#e3c793", "#a98748"),
    Look("pine-tree", "#7da653", "#466b2a"),
    Look("palm-tree", "#3f7d46", "#1f4f29"),
    Look("peaks", "#a89a8c", "#6f6257"),
    Look("high-grass", "#d8c26a", "#9a8332"),
    Look("water-drop", "#4f90b8", "#2d6a92"),
    Look("snowflake-2", "#eef4f5", "#a9c3cf"),
    Look("fern", "#7fae9a", "#47796a"),
)
"""The terrains by their numbers: the tint of the tile, and of its pattern."""


class Action(IntEnum):
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


class Row(NamedTuple):
    """A row of the action display."""

    icon: str
    first: int
    """Its first space; the next row's first one ends it."""
    box: int = -1
    """The box of elements that belongs to it, -1 for none."""


ROWS: Final = (
    Row("laurel-crown", INITIATIVE_AT),
    Row("dna2", ADAPTATION_AT, ADAPTATION),
    Row("scythe", REGRESSION_AT, REGRESSION),
    Row("sprout", ABUNDANCE_AT, ABUNDANCE),
    Row("dead-wood", WASTELAND_AT, WASTELAND),
    Row("recycle", DEPLETION_AT, DEPLETION),
    Row("snowflake-2", GLACIATION_AT),
    Row("nest-eggs", SPECIATION_AT),
    Row("compass", WANDERLUST_AT, WANDERLUST),
    Row("footprint", MIGRATION_AT),
    Row("bestial-fangs", COMPETITION_AT),
    Row("crown", DOMINATION_AT),
)
"""The twelve actions from the top."""


def spaces_of(row: int) -> range:
    """Return the action spaces of a row."""
    end = ROWS[row + 1].first if row + 1 < len(ROWS) else SPACES
    return range(ROWS[row].first, end)


def row_of(space: int) -> Action:
    """Return the row of an action space."""
    return next(row for row in Action if space in spaces_of(row))
