"""A Migration as a plan: moves are tried on a copy, may be taken back, and are made once confirmed."""

from __future__ import annotations

from typing import NamedTuple

from evolution_qt.core.action import NOBODY, unpack
from evolution_qt.games.dominant import decisions
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import CELL_REF
from evolution_qt.games.dominant.listing import steps_of
from evolution_qt.games.dominant.state import DominantState


class PlannedMove(NamedTuple):
    """Cubes that go from one tile to another."""

    start: int
    end: int
    cubes: int


class MigrationPlan:
    """What one animal means to move; nothing of it is final."""

    def __init__(self, state: DominantState) -> None:
        """Begin without moves in the position in which the question is asked."""
        self.base = state
        self.state = state
        """The position after the planned moves."""
        self.steps: list[int] = []
        self._before: list[DominantState] = []

    def add(self, step: int) -> None:
        """Plan another move."""
        self._before.append(self.state)
        after = self.state.clone()
        after.options = None
        decisions.answer(after, after.pending[-1], step)
        if not after.pending:  # all cubes are planned: the table still belongs to the one who plans
            after.to_move = NOBODY
        self.state = after
        self.steps.append(step)

    def take_back(self) -> None:
        """Forget the last move."""
        self.state = self._before.pop()
        self.steps.pop()

    @property
    def moves(self) -> list[PlannedMove]:
        """Return the moves as they are drawn."""
        parts = [unpack(step) for step in self.steps]
        return [
            PlannedMove(one.subject - CELL_REF, one.target - CELL_REF, one.detail & s.CUBE_BITS)
            for one in parts
        ]

    @property
    def legal(self) -> list[int]:
        """Return the moves that can be planned besides, and to pass."""
        return steps_of(self.state, self.state.pending[-1]) if self.goes_on else []

    @property
    def goes_on(self) -> bool:
        """Return whether cubes may move that are not planned yet."""
        return is_migration(self.state)

    def next_step(self, state: DominantState) -> int | None:
        """Return the step that the plan makes in a position on its way, None if it is at its end."""
        if not is_migration(state) or _pawn(state) != _pawn(self.base):
            return None
        left = _left(self.base)
        for step in [*self.steps, s.PASS_STEP]:
            if left == _left(state):
                return step
            left -= unpack(step).detail & s.CUBE_BITS
        return None


def is_migration(state: DominantState) -> bool:
    """Return whether a Migration is asked about."""
    return bool(state.pending) and state.pending[-1] & q.KIND_BITS == q.MIGRATION


def _left(state: DominantState) -> int:
    return state.pending[-1] >> q.SMALL_SHIFT & q.SMALL_BITS


def _pawn(state: DominantState) -> tuple[int, int, int]:
    """Return what sets the Migration of one pawn apart from any other."""
    return state.round, state.next, state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
