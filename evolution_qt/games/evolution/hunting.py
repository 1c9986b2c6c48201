"""Attacks: who may attack whom, which traits would have to be ignored, and what an attack does.

The same questions answer `legal` (quickly, yes or no) and `why_not` (slowly, every reason).
"""

from __future__ import annotations

from collections.abc import Sequence

from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.state import MEAT, EvolutionState, Species
from evolution_qt.games.evolution.traits import TraitTable


def power(table: TraitTable, attacker: Species, ignored: int = 0) -> int:
    """Return the body size with which a species attacks (000:201)."""
    total = attacker.body
    mask = attacker.mask & table.on_attack & ~ignored
    if mask:
        for card in attacker.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1:
                total += table.traits[trait].attack(attacker)
    return total


def bonuses(table: TraitTable, attacker: Species, ignored: int = 0) -> dict[str, int]:
    """Return what each trait adds to the body size of an attacker, by the trait's key."""
    return {
        trait.key: bonus
        for trait in [table.traits[one] for one in table.indices(attacker.mask & table.on_attack & ~ignored)]
        if (bonus := trait.attack(attacker))
    }


def defences(table: TraitTable, prey: Species, off: int = 0) -> dict[str, int]:
    """Return what each trait adds to the body size of prey, by the trait's key; *off* do not count."""
    return {
        trait.key: bonus
        for trait in [table.traits[one] for one in table.indices(prey.mask & table.on_defence & ~off)]
        if (bonus := trait.defence(prey))
    }


def cancelled(table: TraitTable, attacker: Species, ignored: int = 0) -> int:
    """Return the mask of traits that do not protect against this attacker (000:195, 217)."""
    mask = attacker.mask & table.cancelling & ~ignored
    result = 0
    if mask:
        for card in attacker.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1:
                result |= table.cancels[trait]
    return result


def resistance(table: TraitTable, prey: Species, off: int = 0) -> int:
    """Return the body size that an attacker must exceed (000:109, 223); traits in *off* do not count."""
    total = prey.body
    mask = prey.mask & table.on_defence & ~off
    if mask:
        for card in prey.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1:
                total += table.traits[trait].defence(prey)
    return total


def vetoes(table: TraitTable, row: Sequence[Species], index: int, attacker: Species, off: int = 0) -> int:
    """Return the mask of traits that forbid the attack on the species at *index*; not asking *off*."""
    prey = row[index]
    result = 0
    mask = prey.mask & table.on_forbidding & ~off
    if mask:
        for card in prey.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1 and table.traits[trait].forbids(row, index, attacker):
                result |= 1 << trait
    shielding = table.on_shielding & ~off
    if index:
        result |= _shields(table, row[index - 1], prey, attacker, shielding)
    if index + 1 < len(row):
        result |= _shields(table, row[index + 1], prey, attacker, shielding)
    return result


def _shields(table: TraitTable, neighbour: Species, prey: Species, attacker: Species, shielding: int) -> int:
    mask = neighbour.mask & shielding
    result = 0
    if mask:
        for card in neighbour.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1 and table.traits[trait].shields(prey, attacker):
                result |= 1 << trait
    return result


def can_attack(
    table: TraitTable, attacker: Species, row: Sequence[Species], index: int, ignored: int = 0
) -> bool:
    """Return whether nothing protects the species at *index* of *row* while *ignored* is ignored."""
    prey = row[index]
    if prey is attacker:
        return False
    off = ignored | cancelled(table, attacker, ignored)
    return power(table, attacker, ignored) > resistance(table, prey, off) and not vetoes(
        table, row, index, attacker, off
    )


def prey_of(state: EvolutionState, attacker: Species) -> list[int]:
    """Return the names of all species that *attacker* may attack with nothing ignored."""
    table = state.table
    strength = power(table, attacker)
    off = cancelled(table, attacker)
    guarding = (table.on_defence | table.on_forbidding) & ~off
    shielding = table.on_shielding & ~off
    result: list[int] = []
    for seat, player in enumerate(state.players):
        row = player.species
        last = len(row) - 1
        for index, prey in enumerate(row):
            if prey.body >= strength or prey is attacker:
                continue
            if prey.mask & guarding and strength <= resistance(table, prey, off):
                continue
            if (
                prey.mask & guarding
                or (index and row[index - 1].mask & shielding)
                or (index < last and row[index + 1].mask & shielding)
            ) and vetoes(table, row, index, attacker, off):
                continue
            result.append(species_ref(seat, index))
    return result


def ways_past(
    table: TraitTable, attacker: Species, row: Sequence[Species], index: int, most: int
) -> list[int]:
    """Return the smallest sets of traits whose ignoring makes an attack legal, as masks of at most *most*
    traits.

    The empty set, if nothing has to be ignored; no set, if it cannot be done (000:283-285).
    """
    prey = row[index]
    if prey is attacker:
        return []
    off = cancelled(table, attacker)
    needed = vetoes(table, row, index, attacker, off)
    if needed & ~table.ignorable or needed.bit_count() > most:
        return []
    strength = power(table, attacker)
    if strength > resistance(table, prey, off | needed):
        candidates = [needed]
    else:
        candidates = _smaller(table, prey, strength, off, needed, most)
    return [mask for mask in candidates if can_attack(table, attacker, row, index, mask)]


def _smaller(table: TraitTable, prey: Species, strength: int, off: int, needed: int, most: int) -> list[int]:
    """Return the smallest sets that contain *needed* and leave *prey* smaller than *strength*."""
    shells = table.indices(prey.mask & table.on_defence & table.ignorable & ~(off | needed))
    best: list[int] = []
    size = most + 1
    for chosen in range(1, 1 << len(shells)):
        mask = needed
        for k, trait in enumerate(shells):
            if chosen >> k & 1:
                mask |= 1 << trait
        count = mask.bit_count()
        if count <= size and count <= most and strength > resistance(table, prey, off | mask):
            if count < size:
                best = []
                size = count
            best.append(mask)
    return best


def attack(
    state: EvolutionState, seat: int, attacker: Species, prey_seat: int, prey: Species, ignored: int
) -> None:
    """Carry out a legal attack in the order of R1.

    Horns, the prey's loss, the attacker's meat with what its neighbours get of it, then the Scavengers
    (000:114-117, 209-211, 255). A neighbour is the species that stands there at that moment (R53).
    """
    table = state.table
    if state.sink is not None:
        prey_ref = state.ref(prey_seat, prey)
        state.sink.append((e.ATTACKED, seat, 0, prey_ref, ignored, state.ref(seat, attacker)))
    state.ignored = ignored
    meat = prey.body
    reacting = prey.mask & table.on_attacked & ~ignored
    goes_on = True
    if reacting:
        for card in prey.traits:
            trait = table.trait_of[card]
            if (
                reacting >> trait & 1
                and attacker.population
                and not table.traits[trait].when_attacked(state, seat, attacker, trait)
            ):
                goes_on = False
    if goes_on:
        state.lose_population(prey_seat, prey)
        if attacker.population:
            state.meal(seat, attacker, MEAT, meat, hole=False)
        _feed_scavengers(state, seat)
    state.ignored = 0


def _feed_scavengers(state: EvolutionState, first: int) -> None:
    """Feed all who live on prey, from the attacker's owner clockwise, left to right (R46-R48)."""
    table = state.table
    hearing = table.on_prey_lost & ~state.ignored
    seats = len(state.players)
    for k in range(seats):
        seat = (first + k) % seats
        for species in state.players[seat].species:
            mask = species.mask & hearing
            if mask:
                for card in species.traits:
                    trait = table.trait_of[card]
                    if mask >> trait & 1:
                        table.traits[trait].when_prey_lost(state, seat, species, trait)
