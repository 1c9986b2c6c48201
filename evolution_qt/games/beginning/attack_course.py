"""What an attack would bring, carried out on a copy of what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import GORES
from evolution_qt.games.beginning.feeding import attack
from evolution_qt.games.beginning.policy import faceless
from evolution_qt.games.beginning.state import BeginningState

if TYPE_CHECKING:
    from evolution_qt.core.event import RawEvent


class AttackCourse(NamedTuple):
    """What becomes of hunter and prey, and who eats."""

    gored: bool
    """Whether the hunter loses a card to Horns first."""
    hunter: int
    """Cards of the hunter afterwards."""
    prey: int
    """Cards of the prey afterwards."""
    eaten: int
    """Chips that the hunter takes of its prey."""
    food: int
    """Chips that lie on the hunter then, before Scavengers eat."""
    places: int
    """Chips that it has room for then."""
    scavengers: tuple[int, ...]
    """The seats of the species that take a chip, too."""
    is_cancelled: bool
    """Whether the hunter dies of the Horns, and its prey loses nothing."""


def attack_course(state: BeginningState, seat: int, index: int, target: tuple[int, int]) -> AttackCourse:
    """Return the course of a legal attack: Horns first, then the lost card, the meal, the Scavengers."""
    trial = faceless(state)
    hunter, prey = trial.players[seat].species[index], trial.players[target[0]].species[target[1]]
    trial.sink = told = list["RawEvent"]()
    before = len(prey.cards)
    attack(trial, seat, hunter, target[0], prey)
    eaten = sum([event[4] for event in told if event[0] == e.ATE_MEAT])
    scavengers = [event for event in told if event[0] == e.SCAVENGED]
    own_scraps = sum([event[3] == trial.ref(seat, hunter) for event in scavengers]) if hunter.cards else 0
    return AttackCourse(
        bool(prey.mask & GORES),
        len(hunter.cards),
        len(prey.cards),
        eaten,
        hunter.food - own_scraps,
        hunter.places,
        tuple([event[1] for event in scavengers]),
        is_cancelled=len(prey.cards) == before,
    )
