"""What can be done in a step, how its parts are packed, and the lists of legal steps.

====================  =============  ==============  ======================
verb                  subject        target          detail
====================  =============  ==============  ======================
SPECIES               card           end of the row
POPULATION            card           species
TRAIT                 card           species         trait replaced, or 0
DONE
FEED                  watering hole  species
ATTACK                hunter         prey
PASS
====================  =============  ==============  ======================
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT, VERB_SHIFT
from evolution_qt.games.beginning.cards import (
    HUNTS,
    RIGHT_END,
    SHIELDS,
    SLOTS,
    STORES,
    WATERING_HOLE,
    species_ref,
)
from evolution_qt.games.beginning.state import BeginningSpecies, BeginningState

SPECIES: Final = 1
POPULATION: Final = 2
TRAIT: Final = 3
DONE: Final = 4
FEED: Final = 5
ATTACK: Final = 6
PASS: Final = 7
WORDS: Final = ("", "species", "population", "trait", "done", "feed", "attack", "pass")
"""The word of each verb in the notation."""

SPECIES_STEP: Final = SPECIES << VERB_SHIFT | RIGHT_END << TARGET_SHIFT
POPULATION_STEP: Final = POPULATION << VERB_SHIFT
TRAIT_STEP: Final = TRAIT << VERB_SHIFT
DONE_STEP: Final = DONE << VERB_SHIFT
FEED_STEP: Final = FEED << VERB_SHIFT | WATERING_HOLE
ATTACK_STEP: Final = ATTACK << VERB_SHIFT
PASS_STEP: Final = PASS << VERB_SHIFT
"""The constant part of each step; card, species and trait are added to it."""

_NEXT_SPECIES: Final = 1 << TARGET_SHIFT


def play_steps(state: BeginningState, seat: int) -> list[int]:
    """Return what *seat* may do with its cards (002:73-159), and that it may end card play."""
    player = state.players[seat]
    first = species_ref(seat, 0) << TARGET_SHIFT
    result: list[int] = []
    last = 0
    for card in player.hand:
        if card == last:
            continue
        last = card
        step = first + card
        for species in player.species:
            result.append(POPULATION_STEP + step)
            has_it = species.mask >> card & 1
            if len(species.traits) < SLOTS:
                if not has_it:
                    result.append(TRAIT_STEP + step)
            elif has_it:
                result.append(TRAIT_STEP + step + (card << DETAIL_SHIFT))
            else:
                for old in species.traits:
                    result.append(TRAIT_STEP + step + (old << DETAIL_SHIFT))
            step += _NEXT_SPECIES
        result.append(SPECIES_STEP + card)
    result.append(DONE_STEP)
    return result


def feeding_steps(state: BeginningState, seat: int) -> list[int]:
    """Return how *seat* may eat: its hungry species first, then second places, which it may leave (B21)."""
    row = state.players[seat].species
    result: list[int] = []
    for index, species in enumerate(row):
        if species.food < len(species.cards):
            _add_meals(state, seat, index, species, result)
    if not result:
        for index, species in enumerate(row):
            if species.mask & STORES and species.food < 2 * len(species.cards):
                _add_meals(state, seat, index, species, result)
        if result:
            result.append(PASS_STEP)
    return result


def _add_meals(
    state: BeginningState, seat: int, index: int, species: BeginningSpecies, result: list[int]
) -> None:
    own = species_ref(seat, index)
    if not species.mask & HUNTS:
        if state.watering_hole:
            result.append(FEED_STEP + (own << TARGET_SHIFT))
        return
    lacks = SHIELDS & ~species.mask
    for other, player in enumerate(state.players):
        target = species_ref(other, 0) << TARGET_SHIFT
        for prey in player.species:
            if not prey.mask & lacks and prey is not species:
                result.append(ATTACK_STEP + target + own)
            target += _NEXT_SPECIES


def can_eat(state: BeginningState, species: BeginningSpecies) -> bool:
    """Say whether there is any food for a species, leaving aside whether it has room."""
    if not species.mask & HUNTS:
        return state.watering_hole > 0
    lacks = SHIELDS & ~species.mask
    return any(
        not prey.mask & lacks and prey is not species for player in state.players for prey in player.species
    )
