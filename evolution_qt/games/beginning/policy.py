"""How opponents judge: what a sensible player leaves out, feeding by written rules, what cards are worth.

All is found from an observation. Faces of population cards and the order of the deck mean nothing here, so
opponents think on copies in which every face is the same (`faceless`). A turn is judged after its own
feeding: without that a new Carnivore would look like a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from evolution_qt.core.action import DETAIL_SHIFT
from evolution_qt.core.game import Game
from evolution_qt.games.beginning import feeding
from evolution_qt.games.beginning.cards import (
    BREEDS,
    BURROWING,
    CARNIVORE,
    FACE,
    GORES,
    HUNTS,
    LONG_NECK,
    SHIELDS,
    SLOTS,
)
from evolution_qt.games.beginning.listing import (
    DONE,
    FEED,
    PASS,
    TRAIT,
    feeding_steps,
)
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningPlayer, BeginningSpecies, BeginningState

Value: TypeAlias = Callable[[BeginningState, int], float]
"""Says how well a seat stands after its own feeding."""

_LEAST: Final = -1_000_000


def faceless(state: BeginningState) -> BeginningState:
    """Return a copy in which no face is hidden, since all are the same: no turn needs another."""
    copy = state.clone()
    copy.chance = 1
    for player in copy.players:
        for species in player.species:
            species.cards = (BURROWING,) * len(species.cards)
    return copy


# What no sensible player does


def sensible(state: BeginningState, seat: int, steps: Sequence[int]) -> list[int]:
    """Return the steps of card play without traits that do nothing where they are laid, or only harm."""
    row = state.players[seat].species
    return [step for step in steps if step >> 24 & 255 != TRAIT or not is_silly(state, row, step)]


def is_silly(state: BeginningState, row: Sequence[BeginningSpecies], step: int) -> bool:
    """Say whether a step that lays a trait at a species of *row* is silly."""
    species, card, old = row[step >> 12 & 127], step & FACE, step >> DETAIL_SHIFT
    kept = species.mask & ~(1 << old)
    is_safe = (species.mask & SHIELDS).bit_count() == SLOTS
    if card == old or is_safe:  # three protections are as good as four
        return True
    if card == LONG_NECK:
        return len(species.cards) == 1 and not kept & BREEDS
    if card == CARNIVORE and len(species.cards) == 1:
        prey = [one for one in others_of(state, species) if not one.mask & SHIELDS & ~kept]
        return bool(prey) and all(one.mask & GORES for one in prey)
    return False


def others_of(state: BeginningState, species: BeginningSpecies) -> list[BeginningSpecies]:
    """Return all species on the table but this one."""
    return [one for player in state.players for one in player.species if one is not species]


# Feeding


def feeding_step(state: BeginningState, seat: int, steps: Sequence[int]) -> int:
    """Return the step that feeds best by written rules.

    Hunters eat what others have before own species take plants, so that own Scavengers spare plants. Own prey
    comes last: it has been fed as far as it could, so its chip is saved, or it would starve anyway.
    """
    best, most = steps[0], _LEAST
    for step in steps:
        value = worth_of_meal(state, seat, step)
        if value > most:
            best, most = step, value
    return best


def worth_of_meal(state: BeginningState, seat: int, step: int) -> int:
    """Return how much the rules like a step of the feeding; only the order of such numbers means anything."""
    verb = step >> 24 & 255
    if verb == PASS:
        return -100
    row = state.players[seat].species
    if verb == FEED:  # what would die out first, then what has most to keep
        species = row[step >> 12 & 127]
        return 20 * (not species.food) + 4 * len(species.traits) + len(species.cards)
    hunter = row[step & 127]
    owner = state.players[step >> 19 & 7]
    prey = owner.species[step >> 12 & 127]
    is_last = len(prey.cards) == 1
    is_hungry = hunter.food < len(hunter.cards)
    gored = 1 if prey.mask & GORES else 0
    value = 10 * min(feeding.MEAT, hunter.places - hunter.food - gored) - 30 * gored
    if owner is state.players[seat]:
        starves = prey.food < len(prey.cards)
        return value - 20 * (not starves) - 8 * is_last - (60 if is_hungry else 150)
    if gored and len(hunter.cards) == 1:
        value -= 60
    if gored and not is_hungry:  # for second places no card is risked
        return value - 400
    return value + 200 + 6 * bool(prey.mask & HUNTS) + 5 * is_last * len(prey.traits) + standing(owner) // 8


def standing(player: BeginningPlayer) -> int:
    """Return the points of a player if the game ended now."""
    total = player.bag + len(player.hand)
    for species in player.species:
        total += species.food + len(species.cards) + len(species.traits)
    return total


def feed(state: BeginningState, seat: int) -> None:
    """Make the whole feeding of a seat, up to where cards starve; *state* is faceless, and in card play."""
    feeding.feed_long_necks(state, seat)
    go_on_feeding(state, seat)


def go_on_feeding(state: BeginningState, seat: int) -> None:
    """Make what is left of the feeding of a seat; *state* is faceless."""
    while steps := feeding_steps(state, seat):
        step = feeding_step(state, seat, steps)
        if step >> 24 & 255 == PASS:
            return
        eat(state, seat, step)


def eat(state: BeginningState, seat: int, step: int) -> None:
    """Make one step of the feeding; *state* is faceless."""
    verb = step >> 24 & 255
    row = state.players[seat].species
    if verb == FEED:
        row[step >> 12 & 127].food += 1
        state.watering_hole -= 1
    else:
        owner = step >> 19 & 7
        prey = state.players[owner].species[step >> 12 & 127]
        feeding.attack(state, seat, row[step & 127], owner, prey)


# Card play


def judged(
    game: Game[BeginningState, BeginningMove],
    state: BeginningState,
    seat: int,
    steps: Sequence[int],
    value: Value,
) -> list[float]:
    """Return how well *seat* stands by *value* after each step of card play and its own feeding."""
    base = faceless(state)
    found: list[float] = []
    for step in steps:
        trial = base.clone()
        if step >> 24 & 255 != DONE:
            game.apply(trial, step)
        feed(trial, seat)
        found.append(value(trial, seat))
    return found


def gathered(state: BeginningState, seat: int) -> float:
    """Return the points of a seat after its feeding: cards without a chip are lost, traits are not."""
    player = state.players[seat]
    total = float(player.bag + len(player.hand))
    for species in player.species:
        total += species.food + min(species.food, len(species.cards)) + len(species.traits)
    return total
