"""Questions come up: one that nothing but `pass` could answer is never asked (rules 5.31)."""

from __future__ import annotations

from itertools import compress

from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.board import CELLS
from evolution_qt.games.dominant.cards import ABUNDANCE, VACANT
from evolution_qt.games.dominant.listing import in_box, offered
from evolution_qt.games.dominant.state import DominantState


def ask(state: DominantState, question: int) -> bool:
    """Ask a question now if it has an answer beside `pass`, and say whether it has.

    Its list is kept, but for the kinds whose lists are long: there only one answer is looked for.
    """
    kind = question & q.KIND_BITS
    if kind == q.MIGRATION:
        if not can_migrate(state, question >> 6 & 7):
            return False
        state.push(question)
        return True
    if kind == q.ABUNDANCE or kind == q.HABITAT:
        kinds = in_box(state, ABUNDANCE) if kind == q.ABUNDANCE else state.bag
        if not any(kinds) or VACANT not in state.disks:
            return False
        state.push(question)
        return True
    steps = offered(state, question)
    if not steps:
        return False
    if not q.COMPULSORY >> kind & 1:
        steps.append(s.PASS_STEP)
    state.pending.append(question)
    state.options = steps
    return True


def ask_again(state: DominantState, question: int) -> None:
    """Ask what is left of the question that was just answered, if anything is."""
    state.pending.pop()
    ask(state, question)


def surface(state: DominantState) -> None:
    """Drop the questions that come up after others and have no answer beside `pass`.

    In play there are none; a position that is given may wait for anything.
    """
    while state.pending and not offered(state, state.pending[-1]):
        state.pending.pop()


def can_migrate(state: DominantState, animal: int) -> bool:
    """Say whether an animal has a cube that may move in the Migration that goes on."""
    own = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    arrived, around = state.arrived, state.around
    return any(own[cell] > arrived[cell] and around[cell] for cell in compress(range(CELLS), own))
