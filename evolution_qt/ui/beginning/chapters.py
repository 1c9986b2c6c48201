"""Which chapter of the page of rules explains a step of a turn or a refusal."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY

_OF_PHASES: Final = {PLAY: "cards", FEEDING: "feeding", OVER: "end"}
_OF_CARDS: Final = frozenset(
    {"no_such_card", "slots_full", "slots_free", "duplicate_trait", "no_such_trait", "not_your_species"}
)


def chapter_of_phase(phase: int) -> str:
    """Return the chapter that says what happens in a phase."""
    return _OF_PHASES.get(phase, "turn")


def chapter_of_refusal(code: str, phase: int) -> str:
    """Return the chapter that says why something is refused in a phase."""
    if code == "wrong_phase":
        return chapter_of_phase(phase)
    if code == "not_your_turn":
        return "turn"
    return "cards" if code in _OF_CARDS else "feeding"
