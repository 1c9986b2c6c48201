"""Which chapter of the page of rules explains a phase or a refusal."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.state import EXECUTION, OVER, PLANNING, RESET, DominantState
from evolution_qt.ui.dominant.orders import card_of_question

_OF_PHASES: Final = {PLANNING: "round", EXECUTION: "actions", RESET: "reset", OVER: "end"}
_OF_CODES: Final = {
    "not_your_turn": "round",
    "occupied": "round",
    "no_such_card": "cards",
    "not_endangered": "reset",
    "no_such_pawn": "rulings",
    "initiative_itself": "rulings",
    "printed": "rulings",
}


def chapter_of_phase(phase: int) -> str:
    """Return the chapter that says what happens in a phase."""
    return _OF_PHASES[phase]


def chapter_of_refusal(code: str, state: DominantState) -> str:
    """Return the chapter that says why something is refused in a position."""
    if code in _OF_CODES:
        return _OF_CODES[code]
    if state.pending and card_of_question(state.pending[-1] & q.KIND_BITS):
        return "cards"
    return chapter_of_phase(state.phase)
