"""Who could attack whom now, and what keeps a species safe: for people who read a table, not for the search.

Only Carnivores of other seats count that can still eat in this round (000:189, 261), by the traits that are
known: those face down too, since they are turned up before a species eats (000:79). A Carnivore with
Intelligence ignores as many traits as its owner has cards to discard (000:283-285); how many cards a hand
holds is open (R63).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import Ref
from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.cards import NO_CARD, species_ref
from evolution_qt.games.evolution.observation import turned_up
from evolution_qt.games.evolution.state import FOOD, EvolutionState, Species

SAFE: Final = "safe"
"""No Carnivore of another seat could attack it, full or hungry, with neighbours or without, for any cards."""
BY_NEIGHBOUR: Final = "by_neighbour"
"""Only neighbours keep some Carnivore away."""
WHILE_FULL: Final = "while_full"
"""It could be attacked if it had not eaten as much as its population."""
FOR_CARDS: Final = "for_cards"
"""It can be attacked now, but only for hand cards that are discarded for Intelligence."""
UNTIL_FULL: Final = "until_full"
"""It can be attacked now, but not once it has eaten as much as its population."""
AT_RISK: Final = "at_risk"
"""It can be attacked now."""
RISKS: Final = (SAFE, BY_NEIGHBOUR, WHILE_FULL, FOR_CARDS, UNTIL_FULL, AT_RISK)
"""From the safest to the most endangered."""


@dataclass(frozen=True)
class Attack:
    """A possible attack: the name of the species that could make it, and how many hand cards it takes."""

    attacker: Ref
    cards: int = 0


@dataclass(frozen=True)
class Threat:
    """How a species stands: one of `RISKS`, and the attacks on it that are possible now."""

    risk: str
    attacks: tuple[Attack, ...] = ()


def threats(state: EvolutionState) -> list[list[Threat]]:
    """Return how every species stands, by seat and place."""
    return [threats_to(state, seat) for seat in range(len(state.players))]


def threats_to(state: EvolutionState, seat: int) -> list[Threat]:
    """Return how every species of one seat stands."""
    state = turned_up(state)
    hunters = list(_hunters(state, seat))
    row = state.players[seat].species
    return [_threat(state, row, index, hunters) for index in range(len(row))]


def _hunters(state: EvolutionState, seat: int) -> Iterator[tuple[Ref, Species, int]]:
    """Go through the Carnivores of other seats: the name, the species, how many traits it may ignore."""
    table = state.table
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        cards = len(player.hand)
        if cards and state.phase == FOOD and state.food_cards[other] == NO_CARD:
            cards -= 1  # one is laid on the watering hole before a species eats (000:49)
        for place, species in enumerate(player.species):
            if species.mask & table.hunting and state.can_take(species):
                yield species_ref(other, place), species, cards if species.mask & table.paying else 0


def _threat(
    state: EvolutionState, row: Sequence[Species], index: int, hunters: Sequence[tuple[Ref, Species, int]]
) -> Threat:
    def price(hunter: Species, most: int, prey: Species, neighbours: Sequence[Species] = row) -> int | None:
        """Return the fewest cards that the attack takes; None if it cannot be made for *most*."""
        at = index if neighbours is row else 0
        around = [*neighbours[:at], prey, *neighbours[at + 1 :]]
        ways = hunting.ways_past(state.table, hunter, around, at, most)
        return min((way.bit_count() for way in ways), default=None)

    def is_reached(prey: Species, neighbours: Sequence[Species] = row) -> bool:
        return any(price(hunter, most, prey, neighbours) is not None for _, hunter, most in hunters)

    prey = row[index]
    full, hungry = prey.clone(), prey.clone()
    full.food, hungry.food = prey.population, 0
    prices = [(name, price(hunter, most, prey)) for name, hunter, most in hunters]
    attacks = tuple([Attack(name, cards) for name, cards in prices if cards is not None])
    if any(not attack.cards for attack in attacks):
        return Threat(AT_RISK if is_reached(full) else UNTIL_FULL, attacks)
    if attacks:
        return Threat(FOR_CARDS, attacks)
    if is_reached(hungry):
        return Threat(WHILE_FULL)
    return Threat(BY_NEIGHBOUR if is_reached(hungry, ()) else SAFE)
