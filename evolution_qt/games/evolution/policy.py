"""A quick player: each step judged by itself, from what its seat may know. No search.

It keeps a few well-fed species, protects them a little and takes the largest meal. The numbers are rough
worth in points; they were set by hand and only have to beat chance clearly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evolution_qt.core.game import Game
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import listing, verbs
from evolution_qt.games.evolution.cards import index_of
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import FOOD, PLANT, PLAY, EvolutionState, Species
from evolution_qt.games.evolution.traits import TraitTable

TRAIT_WORTH: Final[dict[str, float]] = {
    "ambush": 0.6,
    "burrowing": 2.0,
    "carnivore": 0.8,
    "climbing": 2.0,
    "cooperation": 2.2,
    "defensive_herding": 2.0,
    "fat_tissue": 2.4,
    "fertile": 1.8,
    "foraging": 2.6,
    "hard_shell": 2.0,
    "horns": 1.8,
    "intelligence": 1.2,
    "long_neck": 2.6,
    "pack_hunting": 0.6,
    "scavenger": 1.8,
    "symbiosis": 1.0,
    "warning_call": 1.0,
}
_USUAL_WORTH: Final = 1.5
_PLANTS_PER_SEAT: Final = 3.2
_ENOUGH_SPECIES: Final = 4
_ENOUGH_BODY: Final = 4


def suggest(state: EvolutionState, steps: list[int], rng: Rng) -> int:
    """Return the step that looks best to the seat to move; ties are broken at random."""
    if len(steps) == 1:
        return steps[0]
    seat = state.to_move
    best: list[int] = []
    most = 0.0
    for step in steps:
        worth = _worth(state, seat, step)
        if not best or worth > most:
            best = [step]
            most = worth
        elif worth == most:
            best.append(step)
    return best[rng.below(len(best))]


def play_listed(game: Game[EvolutionState, Move], state: EvolutionState, random: Callable[[], float]) -> int:
    """Play random steps, taken from the list of all, until the game ends; return how many.

    *random* gives numbers from 0 up to 1.
    """
    steps = 0
    while state.to_move >= 0:
        options = game.legal(state)
        game.apply(state, options[int(random() * len(options))])
        steps += 1
    return steps


def play_sampled(game: Game[EvolutionState, Move], state: EvolutionState, rng: Rng) -> int:
    """Play random steps, sampled without a list, until the game ends; return how many."""
    steps = 0
    while state.to_move >= 0:
        game.apply(state, game.sample(state, rng))
        steps += 1
    return steps


def _worth(state: EvolutionState, seat: int, step: int) -> float:
    verb = step >> 24 & 255
    card = step & 0xFFF
    table = state.table
    if state.phase == FOOD:
        return _food_value(state, seat, card)
    if state.phase == PLAY:
        return _play_value(state, seat, verb, step)
    if verb == verbs.FEED:
        return 1.0 + _chips_fed(state, seat, step, PLANT, 1, hole=True)
    if verb == verbs.ATTACK:
        return _attack_value(state, seat, step)
    if verb == verbs.INTELLIGENCE:
        hungry = state.players[seat].species[index_of(step >> 12 & 0xFFF)].is_hungry
        gain = _chips_fed(state, seat, step, PLANT, listing.PLANTS_PER_CARD, hole=False)
        return gain - (1.0 if hungry and not state.watering_hole else 1.9)
    if verb == verbs.PAY:
        return -_trait_value(table, card)
    if verb == verbs.EFFECT:
        # what grows a species or empties its cards makes room for the dearer traits, which bring food
        return -TRAIT_WORTH.get(table.traits[step >> 32].key, _USUAL_WORTH)
    return 0.0


def _trait_value(table: TraitTable, card: int) -> float:
    return TRAIT_WORTH.get(table.traits[table.trait_of[card]].key, _USUAL_WORTH)


def _food_value(state: EvolutionState, seat: int, card: int) -> float:
    """Plant eaters want much food, Carnivores little; a useful trait stays in the hand."""
    table = state.table
    eaters = hunters = 0
    for species in state.players[seat].species:
        if species.mask & table.hunting:
            hunters += species.population
        else:
            eaters += species.population
    wanted = 1.0 if eaters >= hunters else -1.0
    return wanted * table.foods[card] - 0.8 * _trait_value(table, card)


def _play_value(state: EvolutionState, seat: int, verb: int, step: int) -> float:
    """A card is spent where it brings most; a step below the worth of a card in hand is not made."""
    player = state.players[seat]
    table = state.table
    card = step & 0xFFF
    kept = 0.3 * _trait_value(table, card) if card else 0.0
    if verb == verbs.DONE:
        return 0.35
    if verb in (verbs.SPECIES_LEFT, verbs.SPECIES_RIGHT):
        return (2.3 if len(player.species) < _ENOUGH_SPECIES else 0.2) - kept
    species = player.species[index_of(step >> 12 & 0xFFF)]
    if verb == verbs.BODY:
        large = species.body >= _ENOUGH_BODY and not species.mask & table.hunting
        return (0.2 if large else 1.2) - kept
    if verb == verbs.POPULATION:
        demand = sum([s.population for s in player.species if not s.mask & table.hunting])
        share = state.watering_hole / len(state.players) + _PLANTS_PER_SEAT
        return (1.7 if demand < share + 1 else 0.5) - 0.1 * species.population - kept
    if verb == verbs.DISCARD:
        return -1.0
    worth = _laid_value(table, species, card)
    if step >> 32:
        worth -= TRAIT_WORTH.get(table.traits[(step >> 32) - 1].key, _USUAL_WORTH) + 0.8
    return worth


def _laid_value(table: TraitTable, species: Species, card: int) -> float:
    """A trait is worth more on a species that it suits."""
    bit = table.bits[card]
    hunts = species.mask & table.hunting
    worth = _trait_value(table, card)
    if bit & table.hunting:
        return 2.2 if species.body >= 3 else 0.1
    if bit & (table.on_attack | table.cancelling) and not bit & table.on_forbidding:
        return 2.0 if hunts else 0.3
    if hunts and bit & (table.on_extra | table.paying):
        return 0.4
    return worth


def _chips_fed(state: EvolutionState, seat: int, step: int, kind: int, chips: int, *, hole: bool) -> float:
    """Return how many chips a meal brings to the seat's boards and cards."""
    trial = state.clone()
    row = trial.players[seat].species
    index = index_of(step >> 12 & 0xFFF)
    declined = step >> 32
    for species in row[index:]:
        if declined & 1:
            species.off |= trial.table.on_extra
        if declined & 2:
            species.off |= trial.table.storing
        declined >>= 2
    before = sum([s.food + s.fat for s in row])
    trial.meal(seat, row[index], kind, chips, hole=hole)
    return float(sum([s.food + s.fat for s in row]) - before)


def _attack_value(state: EvolutionState, seat: int, step: int) -> float:
    """Own gain in chips and populations, and half of what the others lose."""
    ignored = step >> 32 & ((1 << verbs.IGNORED_BITS) - 1)
    trial, _ = listing.attacked(state, seat, step, ignored, step >> (32 + verbs.IGNORED_BITS))
    worth = -0.9 * ignored.bit_count()
    for other, player in enumerate(trial.players):
        before = state.players[other]
        gain = player.bag - before.bag
        gain += sum([s.food + s.fat + s.population for s in player.species])
        gain -= sum([s.food + s.fat + s.population for s in before.species])
        worth += gain if other == seat else -0.5 * gain
    return worth
