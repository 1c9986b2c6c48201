"""What a seat can expect of its species: food in its next turns, and what hunters will take of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.games.beginning.cards import BREEDS, GORES, HUNTS, REACHES, SCAVENGES, SHIELDS, STORES
from evolution_qt.games.beginning.feeding import LEAVES, MEAT
from evolution_qt.games.beginning.policy import gathered, standing
from evolution_qt.games.beginning.state import BeginningSpecies, BeginningState

_CARDS_A_TURN: Final = 4.6
"""Cards that leave the deck in a turn, in the mean: the supply, Fertile species, extinctions."""
_CARDS_OF_A_PASS: Final = 45
"""Cards in the draw pile when the discards have been shuffled, in the mean."""
_OTHERS: Final = 0.9
"""How much a point of the others counts."""
FOOD: Final = 0.45
"""How much a chip counts that is expected in each of the next turns."""
_TURNS: Final = 4.0
"""Turns ahead for which anything is expected."""
LOSS: Final = 1.8
LATER_LOSS: Final = 0.5
"""How much a card counts that is likely to be eaten: at once, and for each of the next turns."""
_PLANTS: Final = 2.0
"""Chips from the watering hole in a turn."""
_MEAT: Final = 1.5
"""How much a chip of meat counts, since it takes a card from others, too."""
_SCRAPS: Final = 0.5
_ATTACKS: Final = 1.2
"""Attacks in a turn of each player, and how many of their chips a Scavenger gets."""
_NEWCOMERS: Final[tuple[float, ...]] = (0.55, 0.25, 0.08, 0.0)
"""Cards that a hunter not yet in sight takes of a species before its next turn, by its protections."""
_HORNS: Final = 0.55
"""What is left of a danger where the prey has Horns."""


def turns_left(state: BeginningState) -> float:
    """Return about how many turns the seat to move has after this one."""
    if state.final_round:
        return 0.0
    passes = state.rules.passes_through_deck - state.passes - 1
    deck = len(state.draw_pile) + passes * _CARDS_OF_A_PASS
    return max(0.3, deck / (_CARDS_A_TURN * len(state.players)))


def value(state: BeginningState, seat: int, turns: float) -> float:
    """Return how well a seat stands after its own feeding, with so many more *turns*."""
    total = gathered(state, seat) - rivals(state, seat)
    if not turns:
        return total
    food, losses = expected(state, seat)
    loss = 0.0
    for one in losses:
        loss += one
    ahead = look_ahead(turns)
    return total + (food * FOOD * ahead - loss * (LOSS + LATER_LOSS * ahead))


def rivals(state: BeginningState, seat: int) -> float:
    """Return what counts against a seat of what the others have."""
    others = [standing(player) for other, player in enumerate(state.players) if other != seat]
    return _OTHERS * sum(others) / len(others)


def look_ahead(turns: float) -> float:
    """Return for how many of the next *turns* something is expected, the later ones counting less."""
    ahead: float = min(turns, _TURNS) ** 0.8
    return ahead


def newcomers(state: BeginningState, species: BeginningSpecies) -> float:
    """Return how many cards hunters that are not yet in sight take of a species before its next turn."""
    return _NEWCOMERS[(species.mask & SHIELDS).bit_count()] * (len(state.players) - 1)


def dangers(
    state: BeginningState, row: Sequence[BeginningSpecies], others: Sequence[BeginningSpecies]
) -> list[float]:
    """Return how many cards hunters, in sight among *others* or not, would take of each of a fed *row*."""
    found = [newcomers(state, one) for one in row]
    for hunter in others:
        if hunter.mask & HUNTS:
            reached = [at for at, one in enumerate(row) if not one.mask & SHIELDS & ~hunter.mask]
            for at in reached:
                found[at] += min(_size(row[at]), len(hunter.cards) / MEAT) / len(reached)
    return found


def expected(state: BeginningState, seat: int) -> tuple[float, list[float]]:
    """Return the chips that the fed species will bring in a turn, and the cards hunters take of each."""
    row = [species for species in state.players[seat].species if species.food]
    others = [one for other, player in enumerate(state.players) if other != seat for one in player.species]
    income = plants = 0.0
    losses: list[float] = []
    for species, danger in zip(row, dangers(state, row, others), strict=True):
        size = _size(species)
        losses.append(min(size, danger * _HORNS if species.mask & GORES else danger))
        room = float(size * 2 if species.mask & STORES else size)
        if species.mask & BREEDS:
            room += 1
            income += 1
        if species.mask & REACHES:
            taken = min(LEAVES, room)
            room -= taken
            income += taken
        if species.mask & SCAVENGES:
            taken = min(_ATTACKS * len(state.players), room)
            room -= taken * _SCRAPS
            income += taken * _SCRAPS
        if species.mask & HUNTS:
            lacks = SHIELDS & ~species.mask
            meat = MEAT * sum([len(one.cards) for one in others if not one.mask & lacks])
            income += _MEAT * min(room, meat)
        else:
            plants += room
    return income + min(plants, _PLANTS), losses


def _size(species: BeginningSpecies) -> int:
    """Return the population that has been fed."""
    return min(species.food, len(species.cards))
