"""Which terrain each cell has had at each moment of a match, and whose pawn acted: what positions lack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from evolution_qt.core.action import Ref
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import ANIMAL_REF, CELL_REF, NO_ANIMAL, TUNDRA
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.table.naming import Pieces, pieces_of

_OF_ACTIONS: Final = (
    1 << q.INITIATIVE
    | 1 << q.REPLANT
    | 1 << q.ADAPTATION
    | 1 << q.ABUNDANCE
    | 1 << q.WASTELAND
    | 1 << q.DEPLETION
    | 1 << q.GLACIATION
    | 1 << q.SPECIATION
    | 1 << q.SPECIATE
    | 1 << q.WANDERLUST
    | 1 << q.WANDERLUST_ELEMENT
    | 1 << q.MIGRATION
    | 1 << q.COMPETITION
    | 1 << q.DOMINATION
)
"""The questions that only the owner of the acting pawn is asked, a bit each."""


@dataclass(frozen=True)
class Grounds(Pieces):
    """What events tell of one moment of a match."""

    terrains: bytes = bytes(CELLS)
    """The terrain of each cell, 0 where no tile lies or that is not known."""
    acting: int = NO_ANIMAL
    """The animal whose pawn was taken off its space last; what others are asked meanwhile is no matter."""

    def at(self, ref: Ref) -> tuple[int, int]:
        """Return the terrain and the number of a cell that an event names."""
        cell = ref - CELL_REF
        return self.terrains[cell], cell

    def telling(self, event: Event) -> Self:
        """Return the terrains by which an event names its tile: of one that is laid, its own."""
        return self.after(event) if event.kind == e.TILE_PLACED else self

    def after(self, event: Event) -> Self:
        """Return the same after an event: a tile may come, or freeze, and a pawn may act."""
        if event.kind == e.PAWN_BACK:
            return replace(self, acting=event.subject - ANIMAL_REF)
        if event.kind not in (e.TILE_PLACED, e.TILE_FROZEN):
            return self
        terrains, cell = bytearray(self.terrains), event.target - CELL_REF
        terrains[cell] = TUNDRA if event.kind == e.TILE_FROZEN else event.amount
        return replace(self, terrains=bytes(terrains))


def grounds_at_start(match: AnyMatch) -> Grounds:
    """Return those of the position that a match began with."""
    return grounds_in(match.milestones[0].state)


def grounds_in(state: DominantState) -> Grounds:
    """Return what a position itself tells: the animal of a pawn that acts while it is asked."""
    own = [one for one in state.pending if _OF_ACTIONS >> (one & q.KIND_BITS) & 1]
    return Grounds(bytes(state.ground), own[-1] >> q.BY_SHIFT & q.BY_BITS if own else NO_ANIMAL)


def grounds_of(names: Sequence[str]) -> Grounds:
    """Return the terrains given with the players' names; of bare names none is known."""
    pieces = pieces_of(names)
    return pieces if isinstance(pieces, Grounds) else Grounds()
