"""What no sensible player does, whatever else it may do wrong; and what a character may have a taste for.

A silly step is one that helps only the others, as its player could know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT
from evolution_qt.games.evolution import hunting, verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.listing import PASS_STEP
from evolution_qt.games.evolution.state import FEEDING, MEAT, PLAY, TRACK_END, EvolutionState, Species
from evolution_qt.games.evolution.traits import TraitTable

PREFERENCES: Final = (
    "population",
    "hunters",
    "sheltered",
    "exposed",
    "plants",
    "traits",
    "partners",
)
"""What `preferences` counts: on the own side the population, the hunters, species kept safe by a trait,
population within reach of others' hunters, traits, and traits that feed a neighbour; on the watering hole the
plants.
"""


def sensible(state: EvolutionState, seat: int, steps: Sequence[int]) -> list[int]:
    """Return *steps* without silly ones; all of them if nothing else is left.

    Silly is an attack on an own species where anything else can be done, to pass up plants or a part of some
    food, which costs nothing, and to throw away a trait for nothing, or a card that was laid this turn, which
    is the same result for more cards.
    """
    if state.phase == PLAY:
        row = state.players[seat].species
        return [step for step in steps if not throws_away(state.table, row, step)] or list(steps)
    kept = [step for step in steps if not _is_attack_on(seat, step)] or list(steps)
    if state.phase == FEEDING and PASS_STEP in kept and any(_verb(step) == verbs.FEED for step in kept):
        kept.remove(PASS_STEP)
    if any(_declined(step) for step in kept):
        kept = [
            step for step in kept if not _declined(step) or _leaves_some_for_another(state, seat, step)
        ] or kept
    return kept


def throws_away(table: TraitTable, row: Sequence[Species], step: int) -> bool:
    """Say whether a step of card play takes a card from *row* that was laid this turn, or any for nothing.

    A trait makes room by being replaced; by itself it is only in the way if it makes a hunter, who has to
    eat meat (000:105).
    """
    verb = _verb(step)
    if verb == verbs.TRAIT:
        thrown = (step >> DETAIL_SHIFT) - 1
    elif verb == verbs.DISCARD:
        thrown = step >> DETAIL_SHIFT
        if not table.hunting >> thrown & 1:
            return True
    else:
        return False
    return thrown >= 0 and any(
        table.trait_of[card] == thrown for card in row[index_of(step >> TARGET_SHIFT & 0xFFF)].hidden
    )


def _declined(step: int) -> int:
    """Return the mask of the takings that a step declines."""
    verb = _verb(step)
    if verb == verbs.ATTACK:
        return step >> DETAIL_SHIFT + verbs.IGNORED_BITS
    return step >> DETAIL_SHIFT if verb in (verbs.FEED, verbs.INTELLIGENCE) else 0


def _leaves_some_for_another(state: EvolutionState, seat: int, step: int) -> bool:
    """Say whether an own species that is hungry could want what is declined: plants that are too few."""
    if _verb(step) != verbs.FEED:
        return False
    fed = index_of(step >> TARGET_SHIFT & 0xFFF)
    wanted = 0
    is_another = False
    for index, species in enumerate(state.players[seat].species):
        if not species.mask & state.table.hunting and species.is_hungry:
            wanted += species.population - species.food
            is_another = is_another or index != fed
    return is_another and state.watering_hole < wanted


def _verb(step: int) -> int:
    return step >> 24 & 255


def _is_attack_on(seat: int, step: int) -> bool:
    return _verb(step) == verbs.ATTACK and seat_of(step >> 12 & 0xFFF) == seat


def is_silly_turn(state: EvolutionState, seat: int) -> bool:
    """Say whether the cards that *seat* has laid this turn hold one that does nothing where it lies.

    That is a trait that makes a hunter where no species of others could be its prey, and, unless traits are
    about to be counted, one that only helps hunters at a plant eater or only plant eaters at a hunter, or
    that needs a neighbour where there is none.
    """
    assert state.phase == PLAY
    table = state.table
    is_last = state.final_round == state.round
    row = state.players[seat].species
    for index, species in enumerate(row):
        for card in species.hidden:
            trait = table.trait_of[card]
            if table.hunting >> trait & 1:
                if not has_prey(state, seat, species):
                    return True
            elif not is_last and (
                is_idle(table, state, species, trait) or is_alone(table, trait, index, len(row))
            ):
                return True
    return False


def has_prey(state: EvolutionState, seat: int, hunter: Species) -> bool:
    """Say whether *hunter* could attack a species of another seat, as far as traits are known.

    A player who can pay to ignore traits reaches what is small enough.
    """
    table = state.table
    most = len(state.players[seat].hand) if hunter.mask & table.paying else 0
    hunter = _known(hunter, table)
    for other, player in enumerate(state.players):
        if other != seat:
            row = [_known(species, table, own=False) for species in player.species]
            for index in range(len(row)):
                if hunting.ways_past(table, hunter, row, index, most):
                    return True
    return False


def _known(species: Species, table: TraitTable, *, own: bool = True) -> Species:
    """Return a species as it will be when cards lying face down count, or without them."""
    if not species.hidden:
        return species
    known = species.clone()
    if own:
        known.traits += species.hidden
    else:
        known.mask = 0
        for card in known.traits:
            known.mask |= table.bits[card]
    known.hidden = ()
    return known


def is_idle(table: TraitTable, state: EvolutionState, species: Species, trait: int) -> bool:
    """Say whether a trait does nothing for a species that eats what it eats."""
    bit = 1 << trait
    rule = table.traits[trait]
    if not species.mask & table.hunting:
        defends = table.on_defence | table.on_forbidding | table.on_shielding | table.on_attacked
        return bool(bit & (table.on_attack | table.cancelling) and not bit & defends)
    if bit & table.on_extra and not rule.extra(species, MEAT):
        return True
    return bool(bit & table.on_reveal) and "is_carnivore" in rule.why_no_reveal(state, species)


def is_alone(table: TraitTable, trait: int, index: int, length: int) -> bool:
    """Say whether a trait needs a neighbour and has none, at *index* in a row of *length*."""
    needed = table.traits[trait].neighbours
    return bool(needed) and not any(0 <= index + place < length for place in needed)


def preferences(state: EvolutionState, seat: int) -> tuple[float, ...]:
    """Return how much there is of each of `PREFERENCES` for *seat*."""
    table = state.table
    row = state.players[seat].species
    giant = Species(TRACK_END, TRACK_END, mask=table.hunting)
    population = hunters = sheltered = exposed = traits = partners = 0
    foreign = [
        species
        for other, player in enumerate(state.players)
        if other != seat
        for species in player.species
        if _known(species, table, own=False).mask & table.hunting
    ]
    own = [_known(species, table) for species in row]
    for index, species in enumerate(own):
        population += species.population
        hunters += species.mask & table.hunting != 0
        sheltered += hunting.vetoes(table, own, index, giant) != 0 or bool(species.mask & table.on_defence)
        if any(hunting.can_attack(table, _known(one, table, own=False), own, index) for one in foreign):
            exposed += species.population
        traits += len(species.traits)
        partners += index + 1 < len(own) and species.mask & table.on_passing != 0
    card = state.food_cards[seat]
    plants = state.watering_hole + (table.foods[card] if card > 0 else 0)
    return (population, hunters, sheltered, exposed, plants, traits, partners)
