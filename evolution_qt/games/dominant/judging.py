"""What the levels have weighed up before a step, as data: the best few steps, and what speaks for each.

Of a step by written rules the reasons are told with their weights, the weightiest as its worth. Of one
that was tried the parts are told of what it changes in the worth of the position, which add up to its worth.
Nothing here decides anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from evolution_qt.core.bots import JudgedStep
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import weighing, written
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.worth import PARTS, Amounts, Appraiser, rivals, shares, sides

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame

MOST: Final = 3
"""Steps that are told of."""
DRAWN: Final = "drawn"
"""What elements are worth that are drawn at random."""
RIVALS: Final = "rivals"
"""What rivals are worth, which counts against a step."""
OF_TRIALS: Final = (*PARTS, DRAWN, RIVALS)
"""What the worth of a step that was tried can be made of."""


def by_written_rules(game: AnyGame, state: DominantState, step: int) -> list[JudgedStep]:
    """Return what the written rules say for the step that was made and for the best others."""
    view = written.AnimalView(state, state.pending[-1])
    found = {one: written.reasons(view, one) for one in game.legal(state)}
    weights = {one: written.weighed(reasons) for one, reasons in found.items()}
    ranked = sorted(found, key=lambda one: (one == step, weights[one]), reverse=True)[:MOST]
    return [
        JudgedStep(one, float(weights[one][0]), tuple([(name, float(weight)) for name, weight in found[one]]))
        for one in ranked
    ]


def by_worth(game: AnyGame, state: DominantState, step: int) -> list[JudgedStep]:
    """Return what the best steps change; of pawns, which follow the written rules, what those say."""
    steps = game.legal(state)
    if len(steps) == 1 or weighing.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1:
        return by_written_rules(game, state, step)
    seat = state.to_move
    judged = [one for _, one in weighing.judged(state, steps)]
    appraiser = Appraiser(state)
    unasked = state.clone()
    unasked.pending.pop()
    before = _parts(appraiser, unasked, seat)
    told: list[JudgedStep] = []
    for one in [step, *[other for other in judged if other != step]][:MOST]:
        trial, drawn = weighing.tried(appraiser, state, one, seat)
        after = _parts(appraiser, trial, seat)
        changes = [more - less for more, less in zip(after, before, strict=True)]
        changes.insert(-1, drawn)
        parts = tuple([(name, change) for name, change in zip(OF_TRIALS, changes, strict=True) if change])
        told.append(JudgedStep(one, sum(changes), parts))
    return told


def _parts(appraiser: Appraiser, state: DominantState, seat: int) -> Amounts:
    """Return what the lead of a seat is made of: its own worth in parts, then what rivals take off it."""
    parts = appraiser.parts(state)
    worths = [sum(one) for one in zip(*parts, strict=True)]
    counted = shares(state, worths)
    own = [one for one in state.in_play if state.seat_of[one] == seat]
    found = [sum([counted[one] * part[one] for one in own]) for part in parts]
    return [*found, -rivals(sides(state, worths, seat))]
