"""What the Carnivores of a seat will have to attack, and what protects only while a species is full.

The rules are asked on copies, as if all cards that are known lay face up and the species fed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from evolution_qt.core.action import unpack
from evolution_qt.games.evolution import hunting, listing, verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.observation import turned_up
from evolution_qt.games.evolution.state import FEEDING, TRACK_END, EvolutionState, Species
from evolution_qt.games.evolution.verbs import IGNORED_BITS

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


def duties(game: Evolution, state: EvolutionState, seat: int) -> dict[int, list[tuple[int, int]]]:
    """Return what each Carnivore of *seat* may attack without cards while it must attack, by its place."""
    trial = turned_up(state)
    trial.phase, trial.to_move, trial.watering_hole = FEEDING, seat, 0
    trial.acted, trial.pending, trial.options = False, [], None
    for species in trial.players[seat].species:
        hunts = species.mask & state.table.hunting
        species.food = 0 if hunts else species.population
    steps = game.legal(trial)
    found: dict[int, list[tuple[int, int]]] = {}
    for step in steps if listing.PASS_STEP not in steps else ():
        verb, hunter, target, detail = unpack(step)
        is_free = not detail & ((1 << IGNORED_BITS) - 1)
        if verb == verbs.ATTACK and is_free:
            found.setdefault(index_of(hunter), []).append((seat_of(target), index_of(target)))
    return found


def only_while_full(state: EvolutionState, seat: int, index: int) -> bool:
    """Say whether the largest Carnivore without other traits could attack a species hungry, but not full."""
    table = state.table
    row = turned_up(state).players[seat].species
    hunter = Species(body=TRACK_END, mask=table.hunting)

    def is_reached(food: int) -> bool:
        row[index].food = food
        return bool(hunting.ways_past(table, hunter, row, index, 0))

    return is_reached(0) and not is_reached(row[index].population)
