"""The headings of a log: under which one each event stands, of planning, an action or a step of Reset.

Events alone decide, in their order, so the logs of the window and of the command line have the same headings.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ABUNDANCE_AT, ARACHNID, CELL_BITS, INSECT, REGRESSION_AT
from evolution_qt.games.dominant.state import PLANNING as PLANNING_PHASE
from evolution_qt.games.dominant.state import RESET as RESET_PHASE

NONE: Final = 0
"""What stands alone: the set-up, the beginning of a round, the end."""
PLANNING: Final = 1
ACTION: Final = 2
"""What a pawn brings, from when it comes up."""
REGRESSION: Final = 3
"""What all pawns there bring, and what is lost."""
SWEEP: Final = 4
"""What Wasteland removes from tundra."""
FREE: Final = 5
"""The free step of the insect or the arachnid."""
EXTINCTION: Final = 6
SURVIVAL: Final = 7
RESEED: Final = 8
FINAL: Final = 9
"""The final scoring."""
RESET: Final = -1
"""Nothing yet of Reset, which has begun. It is not written, nor is NONE."""
NAMES: Final = {
    REGRESSION: N_("Dominance", "Regression"),
    SWEEP: N_("Dominance", "Wasteland, beside tundra"),
    EXTINCTION: N_("Dominance", "Extinction"),
    SURVIVAL: N_("Dominance", "Survival"),
    RESEED: N_("Dominance", "Reseed"),
    FINAL: N_("Dominance", "Final scoring"),
}
"""The headings that name no animal."""
FREE_STEPS: Final = {
    INSECT: N_("Dominance", "Free cube"),
    ARACHNID: N_("Dominance", "Free elimination"),
}
"""What stands in place of an action space where an animal acts without a pawn."""
_IN_RESET: Final = frozenset({RESET, EXTINCTION, SURVIVAL, RESEED})
_OF_CAUSES: Final = {
    e.REGRESSION: REGRESSION,
    e.SWEEP: SWEEP,
    e.EXTINCTION: EXTINCTION,
    e.SURVIVAL: SURVIVAL,
    e.FINAL: FINAL,
}
_OF_RESET: Final = {
    e.RESCUED: EXTINCTION,
    e.PASSED: EXTINCTION,
    e.SURVIVAL_CHANGED: SURVIVAL,
    e.CARDS_TURNED: RESEED,
    e.BOXES_MOVED: RESEED,
    e.DISKS_DRAWN: RESEED,
    e.STACK_TURNED: RESEED,
}


def heading(event: Event, before: int) -> tuple[int, bool]:
    """Return what an event stands under, the one right before it under *before*, and whether that begins."""
    kind = event.kind
    if kind in (e.ROUND_BEGAN, e.GAME_ENDED):
        return NONE, False
    if kind == e.PHASE_BEGAN:
        if event.amount == PLANNING_PHASE:
            return PLANNING, True
        return (RESET if event.amount == RESET_PHASE else NONE), False
    if kind == e.FREE_STEP:
        return FREE, True
    if kind == e.PAWN_BACK and not REGRESSION_AT <= event.target & CELL_BITS < ABUNDANCE_AT:
        return ACTION, True
    if kind == e.PAWN_BACK:
        found = REGRESSION
    elif event.cause in _OF_CAUSES:
        found = _OF_CAUSES[event.cause]
    else:
        found = _OF_RESET.get(kind, before) if before in _IN_RESET else before
    return found, found != before
