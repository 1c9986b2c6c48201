"""The levels of opponents that Dominant Species has: fixed ways to play, without a network.

Each sees only what its seat may know. `written_rules` follows written rules and looks at its own animal only;
`greedy` plans its pawns by them, too, but weighs every other step by what the position is worth after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.bots import BY_POLICY, Bots, Level
from evolution_qt.core.errors import BadInput
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import judging, weighing, written
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.state import DominantState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame

_Choice: TypeAlias = Callable[[DominantState, list[int], Rng], int]


def written_rules(game: AnyGame, state: DominantState, rng: Rng) -> tuple[int, ...]:
    """Play by written rules alone."""
    return _all_steps(game, state, rng, written.choice)


def greedy(game: AnyGame, state: DominantState, rng: Rng) -> tuple[int, ...]:
    """Plan by written rules; take of other steps the one after which the seat leads by most."""
    return _all_steps(game, state, rng, suggest)


def suggest(state: DominantState, steps: list[int], rng: Rng) -> int:
    """Return the one of *steps* that `greedy` makes."""
    if len(steps) == 1:
        return steps[0]
    if weighing.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1:
        return written.choice(state, steps, rng)
    return weighing.judged(state, steps)[0][1]


def _all_steps(game: AnyGame, state: DominantState, rng: Rng, choice: _Choice) -> tuple[int, ...]:
    """Return all steps until another seat is asked, or something is turned up that no player knows."""
    seat, shuffles = state.to_move, state.shuffles
    found: list[int] = []
    while state.to_move == seat and state.shuffles == shuffles:
        step = choice(state, game.legal(state), rng)
        found.append(step)
        try:
            game.apply(state, step)
        except BadInput:  # the faces that Reset turns up are unknown
            break
    return tuple(found)


POLICIES: Final = {"written_rules": written_rules, "greedy": greedy}
JUDGINGS: Final = {"written_rules": judging.by_written_rules, "greedy": judging.by_worth}
LEVELS: Final = {key: Level(key, BY_POLICY) for key in POLICIES}
"""All levels, the weaker first."""

WORDS: Final = {
    "written_rules": (
        N_("Bots", "Wanderer"),
        N_("Bots", "Follows simple rules for its own animals and ignores all others."),
    ),
    "greedy": (
        N_("Bots", "Settler"),
        N_("Bots", "Plans by simple rules, then weighs what each step brings to itself and to the others."),
    ),
}

SHORT: Final = {"written_rules": N_("Bots", "Easy"), "greedy": N_("Bots", "Medium")}
"""The levels of the short list, and what they are called there."""

BOTS: Final = Bots(
    LEVELS,
    substitute="written_rules",
    stand_in="written_rules",
    short=SHORT,
    anchor="written_rules",
    rival="greedy",
    calibrating="greedy",
    policies=POLICIES,
    judgings=JUDGINGS,
    words=WORDS,
)
