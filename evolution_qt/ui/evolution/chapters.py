"""Which chapter of the page of rules explains a phase or a refusal."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, OVER, PLAY, WINDOW

_OF_PHASES: Final = {
    FOOD: "food",
    PLAY: "play",
    EFFECTS: "reveal",
    WINDOW: "intelligence",
    FEEDING: "plants",
    OVER: "game_end",
}
OF_REFUSALS: Final = {
    "body_size": "attack",
    "not_carnivore": "attack",
    "itself": "attack",
    "not_hungry": "fat",
    "no_intelligence": "intelligence",
    "wrong_payment": "intelligence",
    "not_your_turn": "play",
    "no_such_card": "play",
    "no_such_species": "play",
    "no_such_trait": "reveal",
    "slots_full": "play",
    "slots_free": "play",
    "duplicate_trait": "play",
    "at_maximum": "play",
    "must_feed": "plants",
    "must_attack": "attack",
    "hungry_first": "fat",
    "is_carnivore": "attack",
    "no_room": "plants",
    "watering_hole_empty": "plants",
    "cannot_decline": "sharing",
    "not_allowed_in_edition": "play",
}
"""The chapters that explain refusals; one that is not listed is of a protection."""


def chapter_of_phase(phase: int) -> str:
    """Return the chapter that says what happens in a phase."""
    return _OF_PHASES[phase]


def chapter_of_refusal(code: str, phase: int) -> str:
    """Return the chapter that says why something is refused in a phase.

    Protections are explained with attacks, and at the wrong moment what it is time for.
    """
    if code == "wrong_phase":
        return chapter_of_phase(phase)
    return OF_REFUSALS.get(code, "attack")
