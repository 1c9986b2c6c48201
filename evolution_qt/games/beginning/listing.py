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
    DECK,
    HUNTS,
    RIGHT_END,
    SHIELDS,
    SLOTS,
    STORES,
    TRAITS,
    WATERING_HOLE,
    species_ref,
)
from evolution_qt.games.beginning.catalogue import TITLE
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


def _steps_at(base: int, seat: int) -> list[list[object]]:
    """Return the steps that begin with *base*, by card and by species of a seat."""
    own = [base + (species_ref(seat, place) << TARGET_SHIFT) for place in range(len(DECK))]
    return [[step + card for step in own] for card in range(len(TRAITS))]


_POPULATIONS: Final = [_steps_at(POPULATION_STEP, seat) for seat in range(TITLE.players[-1])]
_TRAITS: Final = [_steps_at(TRAIT_STEP, seat) for seat in range(TITLE.players[-1])]
"""The commonest steps lie ready, as objects, because compiled code would otherwise make each number again."""


def play_steps(state: BeginningState, seat: int) -> list[int]:
    """Return what *seat* may do with its cards (002:73-159), and that it may end card play."""
    player = state.players[seat]
    result: list[object] = []
    last = 0
    for card in player.hand:
        if card == last:
            continue
        last = card
        populations = _POPULATIONS[seat][card]
        traits = _TRAITS[seat][card]
        for place, species in enumerate(player.species):
            result.append(populations[place])
            has_it = species.mask >> card & 1
            if len(species.traits) < SLOTS:
                if not has_it:
                    result.append(traits[place])
            else:
                step = TRAIT_STEP + card + (species_ref(seat, place) << TARGET_SHIFT)
                if has_it:
                    result.append(step + (card << DETAIL_SHIFT))
                else:
                    for old in species.traits:
                        result.append(step + (old << DETAIL_SHIFT))
        result.append(SPECIES_STEP + card)
    result.append(DONE_STEP)
    return result  # type: ignore[return-value]  # numbers all


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


def is_enough_for_all(state: BeginningState, seat: int, legal: list[int]) -> bool:
    """Return whether nothing can be done but feed hungry plant eaters, and all get what they want.

    The order then decides nothing.
    """
    if any(step >> VERB_SHIFT & 255 != FEED for step in legal):
        return False
    wanted = 0
    for species in state.players[seat].species:
        if not species.mask & HUNTS:
            wanted += max(len(species.cards) - species.food, 0)
    return wanted <= state.watering_hole


def can_eat(state: BeginningState, species: BeginningSpecies) -> bool:
    """Return whether there is any food for a species, leaving aside whether it has room."""
    if not species.mask & HUNTS:
        return state.watering_hole > 0
    lacks = SHIELDS & ~species.mask
    return any(
        not prey.mask & lacks and prey is not species for player in state.players for prey in player.species
    )
