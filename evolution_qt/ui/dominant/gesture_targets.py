"""What can be taken hold of at the table, and where it can land: a pair for each legal step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import pack, unpack
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_REF,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    SPACE_REF,
    STACK_REF,
)
from evolution_qt.ui.table.gestures import Spot


@dataclass(frozen=True)
class Thing:
    """Something that is taken hold of: its sort, and which one it is."""

    sort: str
    number: int = -1
    of: int = -1
    """What it belongs to: the animal of cubes, the box of a disk."""


HAND: Final = Thing("hand")
"""Nothing is carried: a place is pointed at."""

PAWN: Final = "pawn"
DISK: Final = "disk"
"""A disk of an element from the box or the bag that the question names."""
OWN_DISK: Final = "own disk"
STACK: Final = "stack"
CUBES: Final = "cubes"
"""The cubes of an animal on a tile."""
TILE: Final = "tile"
"""A tile of the earth of which something is chosen then."""
CARD: Final = "card"

CELL: Final = "cell"
CORNER: Final = "corner"
SPACE: Final = "space"
TOKEN: Final = "token"
"""The cubes of an animal on a tile, as something that is chosen: the tile's number and the animal as part."""
BOARD: Final = "board"
"""The own board at the bottom."""

BAG: Final = "bag"
"""A kind of element in the bag."""

MATTER: Final = "matter"
"""A choice that is about no place: what is swapped, kept, lost or protected."""

SWAP: Final = 0
KEEP: Final = 1
LOSE_PAWN: Final = 2
LOSE_SPECIES: Final = 3
SHIELDS: Final = 4


def gesture(action: int) -> tuple[Thing, Spot]:
    """Return what a step takes hold of and where it lands; several steps of one pair differ in number."""
    step = unpack(action)
    verb, subject, target = step.verb, step.subject, step.target
    cell = Spot(CELL, index=target - CELL_REF)
    if verb == s.PLAN:
        return Thing(PAWN), Spot(SPACE, index=target - SPACE_REF)
    if verb in (s.SWAP, s.KEEP):
        return HAND, Spot(MATTER, index=SWAP if verb == s.SWAP else KEEP)
    if verb in (s.TAKE, s.RETURN):
        return Thing(DISK, subject - ELEMENT_REF), Spot(BOARD)
    if verb == s.PROTECT:
        return HAND, Spot(MATTER, index=SHIELDS)
    if verb == s.PLACE:
        return Thing(DISK, subject - ELEMENT_REF), Spot(CORNER, index=target - CORNER_REF)
    if verb == s.REMOVE:
        return HAND, Spot(CORNER, index=subject - CORNER_REF)
    if verb == s.SPECIATE:
        return HAND, Spot(CORNER, index=target - CORNER_REF)
    if verb == s.EXPLORE:
        return Thing(STACK, subject - STACK_REF), cell
    if verb == s.MOVE:
        return Thing(CUBES, subject - CELL_REF, (step.detail >> s.ANIMAL_SHIFT) - 1), cell
    if verb in (s.ELIMINATE, s.REPLACE) or (verb == s.CATASTROPHE and subject):
        return HAND, Spot(TOKEN, index=target - CELL_REF, part=subject - ANIMAL_REF)
    if verb == s.CARD:
        return Thing(CARD, subject - CARD_REF), Spot(BOARD)
    if verb == s.BLIGHT and subject:
        return Thing(TILE, target - CELL_REF), Spot(CORNER, index=subject - CORNER_REF)
    if verb == s.EXCHANGE:
        return Thing(OWN_DISK, subject - ELEMENT_REF), Spot(BAG, index=target - ELEMENT_REF)
    if verb == s.LOSE:
        return Thing(OWN_DISK, subject - ELEMENT_REF), Spot(BOARD)
    if verb == s.LOSE_PAWN:
        return HAND, Spot(MATTER, index=LOSE_PAWN)
    if verb == s.LOSE_SPECIES:
        return HAND, Spot(MATTER, index=LOSE_SPECIES)
    return HAND, cell


def landing(action: int, spot: Spot) -> int:
    """Return the step that is like another one but lands somewhere else, of the same sort."""
    step = unpack(action)
    subject, target = step.subject, step.target
    if spot.sort == SPACE:
        target = SPACE_REF + spot.index
    elif spot.sort == CORNER and step.verb in (s.REMOVE, s.BLIGHT):
        subject = CORNER_REF + spot.index
    elif spot.sort == CORNER:
        target = CORNER_REF + spot.index
    else:
        target = CELL_REF + spot.index
        if spot.sort == TOKEN:
            subject = ANIMAL_REF + spot.part
    return pack(step.verb, subject, target, step.detail)
