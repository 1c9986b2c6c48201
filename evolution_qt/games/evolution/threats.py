"""Who could attack whom now, and what keeps a species safe: for whoever reads a table, not for the search.

Only Carnivores of other seats count that can still eat in this round (000:189, 261), with nothing ignored and
by the traits that are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import Ref
from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.state import EvolutionState, Species

SAFE: Final = "safe"
"""No Carnivore of another seat could attack it, full or hungry, with neighbours or without."""
BY_NEIGHBOUR: Final = "by_neighbour"
"""Only neighbours keep some Carnivore away."""
WHILE_FULL: Final = "while_full"
"""It could be attacked if it had not eaten as much as its population."""
UNTIL_FULL: Final = "until_full"
"""It can be attacked now, but not once it has eaten as much as its population."""
AT_RISK: Final = "at_risk"
"""It can be attacked now."""
BADGES: Final = (SAFE, BY_NEIGHBOUR, WHILE_FULL, UNTIL_FULL, AT_RISK)
"""From the safest to the most endangered."""


@dataclass(frozen=True)
class Threat:
    """How a species stands: one of `BADGES`, and the names of the species that could attack it now."""

    badge: str
    attackers: tuple[Ref, ...] = ()


def threats(state: EvolutionState) -> list[list[Threat]]:
    """Return how every species stands, by seat and place."""
    return [threats_to(state, seat) for seat in range(len(state.players))]


def threats_to(state: EvolutionState, seat: int) -> list[Threat]:
    """Return how every species of one seat stands."""
    return [_threat(state, seat, index) for index in range(len(state.players[seat].species))]


def _threat(state: EvolutionState, seat: int, index: int) -> Threat:
    row = state.players[seat].species
    prey = row[index]
    full, hungry = prey.clone(), prey.clone()
    full.food, hungry.food = prey.population, 0
    attackers: list[Ref] = []
    badge = SAFE
    for other, player in enumerate(state.players):
        for place, attacker in enumerate(player.species):
            if other != seat and attacker.mask & state.table.hunting and state.can_take(attacker):
                found = _badge(state, attacker, row, index, full, hungry)
                if found in (AT_RISK, UNTIL_FULL):
                    attackers.append(species_ref(other, place))
                badge = max(badge, found, key=BADGES.index)
    return Threat(badge, tuple(attackers))


def _badge(
    state: EvolutionState,
    attacker: Species,
    row: Sequence[Species],
    index: int,
    full: Species,
    hungry: Species,
) -> str:
    """Return how a species stands towards one Carnivore; *full* and *hungry* are its twins."""
    table = state.table

    def reaches(prey: Species) -> bool:
        return hunting.can_attack(table, attacker, [*row[:index], prey, *row[index + 1 :]], index)

    if reaches(row[index]):
        return AT_RISK if reaches(full) else UNTIL_FULL
    if reaches(hungry):
        return WHILE_FULL
    return BY_NEIGHBOUR if hunting.can_attack(table, attacker, [hungry], 0) else SAFE
