"""Which terrain each cell has had at each moment of a match, for what is told of the past."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from evolution_qt.core.action import Ref
from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.board import CELLS
from evolution_qt.games.dominant.cards import CELL_REF, TUNDRA
from evolution_qt.ui.table.naming import Pieces, pieces_of


@dataclass(frozen=True)
class Grounds(Pieces):
    """The terrain of each cell at one moment, 0 where no tile lies or that is not known."""

    terrains: bytes = bytes(CELLS)

    def at(self, ref: Ref) -> tuple[int, int]:
        """Return the terrain and the number of a cell that an event names."""
        cell = ref - CELL_REF
        return self.terrains[cell], cell

    def telling(self, event: Event) -> Self:
        """Return the terrains by which an event names its tile: of one that is laid, its own."""
        return self.after(event) if event.kind == e.TILE_PLACED else self

    def after(self, event: Event) -> Self:
        """Return the terrains after an event: a tile may come, or freeze."""
        if event.kind not in (e.TILE_PLACED, e.TILE_FROZEN):
            return self
        terrains, cell = bytearray(self.terrains), event.target - CELL_REF
        terrains[cell] = TUNDRA if event.kind == e.TILE_FROZEN else event.amount
        return type(self)(bytes(terrains))


def grounds_of(names: Sequence[str]) -> Grounds:
    """Return the terrains given with the players' names; of bare names none is known."""
    pieces = pieces_of(names)
    return pieces if isinstance(pieces, Grounds) else Grounds()
